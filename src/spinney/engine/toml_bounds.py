"""How much a TOML text from outside may ask of its reader: looked at before it is read.

`tomllib` takes time that grows with the square of the parts of a key, and calls itself for every list within a list. So
a short text from anybody could keep a server busy for minutes. Here the text is walked through once, outside of texts
and comments, and whatever no pack and no hand-written table needs is refused.
"""

from __future__ import annotations

import re

from spinney.engine.errors import Wrong
from spinney.engine.words import Name

MOST_CHARACTERS = 200_000  # the longest pack has 28,000
MOST_ENTRIES = 10_000  # the longest pack has 2,600
MOST_DEPTH = 12  # of lists and tables within each other
MOST_PARTS = 8  # of a key, with dots between them
MOST_LETTERS = 64  # of a key or a number

TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]*+ )
    | (?P<text> \"{3} (?:[^\\]|\\.)*? \"{3} "{0,2}
              | '{3} .*? '{3} '{0,2}
              | " (?:[^"\\\n]|\\.)*+ "
              | ' [^'\n]*+ ' )
    | (?P<unclosed> ["'] )
    | (?P<word> [^\s"'\#\[\]{}=,.]++ )
    | (?P<mark> [\[\]{}=,.\n] )
    """,
    re.VERBOSE | re.DOTALL,
)
"""What a text consists of. Behind a text that is not closed `tomllib` reads nothing, and neither do we."""

DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


def check(text: str, where: str | Name) -> None:
    """Refuses a text that asks too much; `where` is what messages call it."""
    if len(text) > MOST_CHARACTERS:
        raise Wrong("toml-long", where=where, most=MOST_CHARACTERS, found=len(text))
    entries = depth = dots = 0
    for token in TOKEN.finditer(text):
        kind, found = token.lastgroup, token[0]
        if kind == "unclosed":
            return
        if kind == "word" and len(found) > MOST_LETTERS:
            raise too_much("toml-word", MOST_LETTERS, text, token, where)
        if kind != "mark":
            continue
        depth += DEEPER.get(found, 0)
        dots = dots + 1 if found == "." else 0
        entries += found in ("=", ",", "[")
        if depth > MOST_DEPTH:
            raise too_much("toml-deep", MOST_DEPTH, text, token, where)
        if dots >= MOST_PARTS:
            raise too_much("toml-parts", MOST_PARTS, text, token, where)
        if entries > MOST_ENTRIES:
            raise too_much("toml-entries", MOST_ENTRIES, text, token, where)


def too_much(message: str, most: int, text: str, token: re.Match[str], where: str | Name) -> Wrong:
    return Wrong(message, where=where, most=most, line=text.count("\n", 0, token.start()) + 1)
