"""Writes the page's TypeScript types from the server's messages: `python scripts/page_types.py`.

With --check it writes nothing, and fails if the file is not what it would write.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

from msgspec import Struct
from msgspec import inspect as types

from spinney.server import messages

FILE = Path(__file__).parent.parent / "web" / "src" / "messages.ts"
HEAD = "// Made by scripts/page_types.py from src/spinney/server/messages.py: change it there.\n"
PLAIN = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def typescript() -> str:
    structs = [thing for thing in vars(messages).values() if is_message(thing)]
    unions = {name: getattr(messages, name) for name in ("FromPage", "FromServer")}
    lines = [HEAD, f"export const SPECTATOR = {messages.SPECTATOR};"]
    lines += [interface(struct) for struct in structs]
    lines += [
        f"export type {name} = {' | '.join(s.__name__ for s in union.__args__)};" for name, union in unions.items()
    ]
    return "\n".join(lines) + "\n"


def is_message(thing: object) -> bool:
    return inspect.isclass(thing) and issubclass(thing, Struct) and thing.__module__ == messages.__name__


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
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, types.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def main() -> None:
    text = typescript()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            sys.exit(f"{FILE.name} is stale: run python scripts/page_types.py")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
