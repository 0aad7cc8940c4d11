"""Writes docs/api.md, the API reference, from signatures and docstrings: `python scripts/api_reference.py`.

With --check it writes nothing, and fails if the file is not what it would write.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import spinney
from spinney.arena import dealer, results, series, workers
from spinney.engine import header
from spinney.envs import vector

FILE = Path(__file__).parent.parent / "docs" / "api.md"
HEAD = """# API reference

Written by `scripts/api_reference.py` from signatures and docstrings. What is listed here is public: see the
[compatibility promise](compatibility.md). Our words stand beside the usual terms in the [glossary](glossary.md).

```python
import spinney

game = spinney.game("once")
match = game.new(players=3, seed=7)
while not match.over:
    match.play(match.legal()[0])
print(match.winners(), match.record())
```
"""
SECTIONS: dict[str, list[Any]] = {
    "spinney": [
        spinney.game,
        spinney.every_game,
        spinney.Game,
        spinney.Match,
        spinney.Move,
        spinney.Sheet,
        spinney.Record,
        spinney.SpinneyError,
        spinney.Refused,
    ],
    "spinney.engine.header": [header.Option, header.Choice],
    "spinney.arena.series": [series.Series],
    "spinney.arena.workers": [workers.play],
    "spinney.arena.dealer": [dealer.Deal, dealer.Result],
    "spinney.arena.results": [results.results, results.BotResult],
    "spinney.envs.vector": [vector.Vector],
}


def reference() -> str:
    parts = [HEAD]
    for module, things in SECTIONS.items():
        parts.append(f"## {module}\n")
        for thing in things:
            parts += class_entries(thing) if inspect.isclass(thing) else [entry("###", thing.__name__, thing)]
    return "\n".join(parts)


def class_entries(kind: type) -> Iterator[str]:
    """A class with its docstring and fields, and its public methods and properties in the order of its source."""
    yield f"### {kind.__name__}\n\n{inspect.getdoc(kind)}\n"
    (node,) = parsed(kind).body
    assert isinstance(node, ast.ClassDef)
    fields = [
        f"- `{ast.unparse(line)}`{said(following)}"
        for line, following in zip(node.body, [*node.body[1:], None], strict=True)
        if isinstance(line, ast.AnnAssign)
    ]
    if fields:
        yield "\n".join(fields) + "\n"
    if (begin := vars(kind).get("__init__")) is not None and begin.__doc__:
        yield entry("####", kind.__name__, begin).replace(" -> None", "", 1)  # what is called gives the object
    for name, member in vars(kind).items():
        function = getattr(member, "__func__", None) or getattr(member, "fget", None) or getattr(member, "func", member)
        if inspect.isfunction(function) and not name.startswith("_"):
            yield entry("####", f"{kind.__name__}.{name}", function, called=callable(getattr(kind, name)))


def said(line: ast.stmt | None) -> str:
    """What stands below a field, if that is a docstring."""
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str):
        return f": {' '.join(line.value.value.split())}"
    return ""


def entry(level: str, name: str, function: Callable[..., Any], called: bool = True) -> str:
    """A function with its signature, or a property (not `called`) with its type."""
    (node,) = parsed(function).body
    assert isinstance(node, ast.FunctionDef) and node.returns is not None
    about = inspect.getdoc(function)
    if about is None:
        raise SystemExit(f"{name} is public and has no docstring")
    given, returned = f"({arguments(node.args)})" if called else "", ast.unparse(node.returns)
    return f"{level} {name}\n\n`{name}{given}{' -> ' if called else ': '}{returned}`\n\n{about}\n"


def arguments(given: ast.arguments) -> str:
    """Arguments as they are written in the source, without `self`."""
    first = given.posonlyargs or given.args
    if first and first[0].arg in ("self", "cls"):
        del first[0]
    return re.sub(r"=(?=\S)", " = ", ast.unparse(given))


def parsed(thing: Any) -> ast.Module:
    return ast.parse(dedent(inspect.getsource(thing)))


def main() -> None:
    written = reference()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != written:
            sys.exit(f"{FILE.name} is stale: run python scripts/api_reference.py")
        return
    FILE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
