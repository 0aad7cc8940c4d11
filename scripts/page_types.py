"""Writes the page's TypeScript types from the server's messages and from the games: `python scripts/page_types.py`.

`web/src/messages.ts` has what all games have in common. `web/src/games/<game>.ts` has what a message says of one game:
the fields of its table and its box, the entries of its pack, its phases, events, moves and lines of the sheet, and the
constants of its `table.py`, `box.py` and `steps.py`.

With --check it writes nothing, and fails if a file is not what it would write.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from spinney.engine import pending
from spinney.engine.game import Game, every_game
from spinney.engine.layout import NOBODY, Layout
from spinney.engine.packs import Pack
from spinney.tables.messages import (
    doing,
    games,
    lessons,
    lines,
    making,
    notices,
    packs,
    pads,
    people,
    results,
    saying,
    table,
    values,
)

FOLDER = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by scripts/page_types.py from {0}: change it there.\n"
SUBJECTS = (games, packs, making, table, doing, saying, lessons, pads, results, people, lines, notices)
PLAIN = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def files() -> dict[str, str]:
    """All files below `web/src` that are made here, and what stands in them; games from elsewhere have no board."""
    ours = [game for game in every_game() if game.package.startswith("spinney.games.")]
    return {"messages.ts": messages_file(), **{f"games/{game.name}.ts": game_file(game) for game in ours}}


# Messages.


def messages_file() -> str:
    unions = {"FromPage": doing.FromPage, "FromServer": saying.FromServer}
    text = [HEAD.format("src/spinney/tables/messages"), f"export const SPECTATOR = {values.SPECTATOR};"]
    for subject in SUBJECTS:
        structs = [thing for thing in vars(subject).values() if is_message(thing, subject)]
        text += [f"\n// {inspect.getdoc(subject)}", *(interface(struct) for struct in structs)]
    text += [
        f"export type {name} = {' | '.join(s.__name__ for s in union.__args__)};" for name, union in unions.items()
    ]
    return "\n".join(text) + "\n"


def is_message(thing: object, subject: ModuleType) -> bool:
    return inspect.isclass(thing) and issubclass(thing, Struct) and thing.__module__ == subject.__name__


def interface(struct: type[Struct]) -> str:
    """A struct as an interface, with its docstring; what has a default may be left out by whoever sends it."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = ["", comment(inspect.getdoc(struct) or ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [f"  {field.name}{'' if field.required else '?'}: {written(field.type)};" for field in info.fields]
    return "\n".join([*lines, "}"])


def comment(text: str) -> str:
    lines = text.split("\n")
    if len(lines) == 1:
        return f"/** {text} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def written(kind: types.Type) -> str:
    if isinstance(kind, types.Metadata):
        return written(kind.type)
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.TypedDictType):
        return f"{{ {'; '.join(f'{field.name}: {written(field.type)}' for field in kind.fields)} }}"
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, types.ListType | types.VarTupleType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


# Games.

TYPES = ("View", "Box", "Pack", "Events", "Moves", "Phase", "Line", "Quote", "Hand")


def game_file(game: Game) -> str:
    rooms = [import_module(f"{game.package}.{room}") for room in ("table", "box")]
    schema = types.type_info(game.boxroom.SCHEMA)
    assert isinstance(schema, types.StructType)
    parts = [
        HEAD.format(f"src/spinney/games/{game.name}"),
        *(f"export const {name} = {json.dumps(value)}{frozen(value)};" for name, value in constants(*rooms).items()),
        *steps(game),
        *alias("View", "The fields of the table that somebody may see.", fields(game.table_layout)),
        *alias("Box", "What is printed, as numbers.", fields(game.box_layout)),
        *(line for struct in entries(schema) for line in entry(struct)),
        *alias(
            "Pack",
            "The entries of the pack, list by list.",
            {field.encode_name: written(field.type) for field in own_fields(schema)},
        ),
        *alias(
            "Events",
            "What the log can tell, with the parts of each.",
            {event.name: numbers(list(event.parts)) for event in game.events},
        ),
        *alias(
            "Moves",
            "The kinds of move, with the parts of each.",
            {name: numbers(list(kind.parts)) for name, kind in game.moves.kinds.items()},
        ),
        "",
        f"export type Phase = {one_of(game.phases)};",
        "/** A line of the score sheet. */",
        f"export type Line = {one_of(game.sheet)};",
        "/** What a choice would cost or bring. */",
        f"export type Quote = {quote(game)};",
        "/** A table on paper, as the file of `spinney score` says it. */",
        f"export type Hand = {hand(game)};",
        "",
        "/** All of it together, which makes a message one of this game: see `boards/typed.ts`. */",
        "export interface Game {",
        *(f"  {name.lower()}: {name};" for name in TYPES),
        "}",
    ]
    return "\n".join(parts) + "\n"


def quote(game: Game) -> str:
    """The type of the values that the game's `quotes` gives."""
    if game.quotes is None:
        return "never"
    quotes = types.type_info(get_type_hints(game.quotes)["return"])
    assert isinstance(quotes, types.DictType)
    return written(quotes.value_type)


def hand(game: Game) -> str:
    """The type of the tables of a game that are written down by hand."""
    return "never" if game.scorer is None else in_full(types.type_info(game.scorer.declared))


def in_full(kind: types.Type) -> str:
    """A type whose structs have no names of their own: on paper and in packs things are often called the same."""
    if isinstance(kind, types.Metadata):
        return in_full(kind.type)
    if isinstance(kind, types.StructType):
        fields = [f"{field.name}{'' if field.required else '?'}: {in_full(field.type)}" for field in kind.fields]
        return f"{{ {'; '.join(fields)} }}"
    if isinstance(kind, types.UnionType):
        return " | ".join(in_full(each) for each in kind.types)
    if isinstance(kind, types.ListType | types.VarTupleType):
        return f"({in_full(kind.item_type)})[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {in_full(kind.value_type)}>"
    return written(kind)


def constants(*rooms: ModuleType) -> dict[str, object]:
    """The numbers and names that modules define in capitals; where two define one name, the first is meant."""
    found: dict[str, object] = {}
    for room in rooms:
        defined = {name.id for name in assigned(ast.parse(inspect.getsource(room)))}
        for name, value in vars(room).items():
            if name in defined and name.isupper() and name[0] != "_" and is_plain(value):
                found.setdefault(name, value)
    return found


def assigned(module: ast.Module) -> Iterator[ast.Name]:
    """The names that a module assigns itself, not those it imports."""
    for statement in module.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            yield from (node for target in targets for node in ast.walk(target) if isinstance(node, ast.Name))


def is_plain(value: object) -> bool:
    """A number, a text, or a row of such."""
    return isinstance(value, int | str) or (isinstance(value, tuple) and bool(value) and all(map(is_plain, value)))


def frozen(value: object) -> str:
    return " as const" if isinstance(value, tuple) else ""


def steps(game: Game) -> list[str]:
    """The vocabulary of a game's pending steps, and the columns that all have: names of their own, as in Python."""
    name = f"{game.package}.steps"
    found = constants(import_module(name), pending) if find_spec(name) else {}
    lines = [f"  {step}: {json.dumps(value)}," for step, value in found.items()]
    return ["", "export const steps = {", *lines, "} as const;"] if found else []


def fields(layout: Layout) -> dict[str, str]:
    """Numbers, and arrays of them; what nobody may see is sent blank and is of no use to a page."""
    return {field.name: "number" + "[]" * len(field.shape) for field in layout.fields if field.seen != NOBODY}


def own_fields(schema: types.StructType) -> list[types.Field]:
    """The lists of a game's pack; what all packs have is told elsewhere."""
    return [field for field in schema.fields if field.name not in Pack.__struct_fields__]


def entries(schema: types.StructType) -> list[types.StructType]:
    """The structs of which a pack is made, each after those it is made of."""
    found: dict[type, types.StructType] = {}

    def look(kind: types.Type) -> None:
        if isinstance(kind, types.Metadata):
            look(kind.type)
        elif isinstance(kind, types.ListType | types.VarTupleType):
            look(kind.item_type)
        elif isinstance(kind, types.UnionType):
            for each in kind.types:
                look(each)
        elif isinstance(kind, types.StructType) and kind.cls not in found:
            for field in kind.fields:
                look(field.type)
            found[kind.cls] = kind

    for field in own_fields(schema):
        look(field.type)
    return list(found.values())


def entry(struct: types.StructType) -> list[str]:
    """An entry of a pack: what its file leaves out is sent too, unless it has no default that stands for that."""
    doc = inspect.getdoc(struct.cls)
    return [
        "",
        *([comment(doc)] if struct.cls.__doc__ and doc else []),
        f"export interface {struct.cls.__name__} {{",
        *(f"  {f.encode_name}{'' if is_sent(f) else '?'}: {written(f.type)};" for f in struct.fields),
        "}",
    ]


def is_sent(field: types.Field) -> bool:
    return field.required or field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def alias(name: str, meaning: str, members: Mapping[str, str]) -> list[str]:
    """A type that is also a record by field, as an interface would not be."""
    lines = [f"  {key(member)}: {kind};" for member, kind in members.items()]
    return ["", comment(meaning), f"export type {name} = {{", *lines, "};"]


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def numbers(parts: Sequence[str]) -> str:
    return f"{{ {'; '.join(f'{part}: number' for part in parts)} }}" if parts else "Record<string, never>"


def one_of(names: Sequence[str]) -> str:
    return " | ".join(map(json.dumps, names))


def main() -> None:
    made = files()
    if "--check" in sys.argv:
        stale = [name for name, text in made.items() if not is_fresh(FOLDER / name, text)]
        left = [f"games/{file.name}" for file in (FOLDER / "games").glob("*") if f"games/{file.name}" not in made]
        if stale or left:
            sys.exit(f"{', '.join(stale + left)}: stale, run python scripts/page_types.py")
        return
    for name, text in made.items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")


def is_fresh(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
