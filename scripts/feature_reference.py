"""Writes `docs/features.md`: what every feature of every game's eye means, with its numbers.

    python scripts/feature_reference.py [--check]

The names, numbers and sizes are those of the declarations (`eye.py` of each game); what a field means is the comment
behind it there. With `--check` nothing is written: it fails if the file says something else.
"""

from __future__ import annotations

import io
import sys
import tokenize
from collections.abc import Iterable
from importlib import import_module
from inspect import getsource
from pathlib import Path

from spinney.engine.eye import Field
from spinney.engine.game import Game, every_game

FILE = Path(__file__).parent.parent / "docs" / "features.md"
HEAD = """# Features

What a learner sees of a game, as the numbers of what is on: see [for researchers](research.md). Made by
`scripts/feature_reference.py` from the `eye.py` of each game. A field takes as many numbers as it has values, from its
first one on; where it counts something, the last value also stands for more. Fields of a seat are repeated for every
seat that can play, the observer first: for seat k, counted from the observer, add k times the size of a seat.
"""


def meanings(title: Game) -> dict[str, dict[str, str]]:
    """The comments behind the fields in the declaration of an eye, by part and name, none on lines of their own."""
    source = getsource(import_module(f"{title.package}.eye"))
    source = source[source.index("EYE = Eye(") :]
    found: dict[str, dict[str, str]] = {}
    part, name = "", ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and token.string in ("table", "seat", "move"):
            part = token.string
        elif token.type == tokenize.STRING:
            name = token.string.strip('"')
            found.setdefault(part, {})[name] = ""
        elif token.type == tokenize.COMMENT and name and not token.line.lstrip().startswith("#"):
            found[part][name] = token.string.lstrip("# ")
        elif token.type == tokenize.NEWLINE:
            break
    return found


def rows(fields: Iterable[Field], comments: dict[str, str]) -> list[str]:
    return [
        f"| {each.name.replace('_', ' ')} | {each.first} | {each.size} | {comments[each.name]} |" for each in fields
    ]


def section(title: Game) -> list[str]:
    eye = title.eye
    assert eye is not None
    said = meanings(title)
    head = ["| field | first number | values | |", "|---|--:|--:|---|"]
    fields = list(eye.fields())
    return [
        f"## {title.pack.about.title}",
        "",
        f"{eye.size:,} features, of which at most {eye.most_on} are on; a seat has {eye.seat_size:,}. A move has "
        f"{eye.move_size:,}, of which at most {eye.move_on} are on.",
        "",
        "Of the table:",
        "",
        *head,
        *rows([field for field in fields if field.seat is None], said["table"]),
        "",
        "Of each seat, beginning with the observer:",
        "",
        *head,
        *rows([field for field in fields if field.seat == 0], said["seat"]),
        "",
        "Of a move:",
        "",
        *head,
        *rows(eye.move_fields(), said["move"]),
        "",
    ]


def text() -> str:
    lines = [line for title in every_game() if title.eye is not None for line in section(title)]
    return HEAD + "\n" + "\n".join(lines).rstrip() + "\n"


def main() -> None:
    made = text()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(made, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != made:
        sys.exit(f"{FILE.name} is stale: run scripts/feature_reference.py.")


if __name__ == "__main__":
    main()
