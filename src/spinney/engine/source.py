"""The source of rule functions: where it is found, what of it matters, and functions that are made from text.

Some rule functions follow from a declaration (copying a layout, encoding a move, concealing hidden fields). The engine
writes them as plain Python text and makes functions of it; to the linker, a debugger and a reader they are like any
other rule function.
"""

from __future__ import annotations
import __future__

import ast
import linecache
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from threading import Lock
from types import CodeType, FunctionType
from typing import Any

Definitions = dict[tuple[str, int], str]
_PARSING = Lock()
PARSINGS = 20


def made(title: str, source: str, names: dict[str, Any] | None = None) -> dict[str, Callable[..., Any]]:
    """The functions that a source text defines. `names` are the functions and numbers it may use."""
    file = f"<spinney {title} {blake2b(source.encode(), digest_size=4).hexdigest()}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    space: dict[str, Any] = {"__name__": __name__, **(names or {})}
    exec(compile(source, file, "exec"), space)
    given = set(names or ()) | {"__name__", "__builtins__"}
    return {name: value for name, value in space.items() if name not in given}


def definition(function: FunctionType) -> ast.FunctionDef | None:
    """A function's definition; none where its source is not there, or is another by now."""
    code = function.__code__
    source = _parsed(code.co_filename)[0].get((code.co_name, code.co_firstlineno))
    if source is None or code.co_freevars:
        return None
    module = _tree(source)
    ast.increment_lineno(module, code.co_firstlineno - 1)
    found = module.body[0]
    assert isinstance(found, ast.FunctionDef)
    return found if _alike(compiled(found, code.co_filename), code) else None


def compiled(definition: ast.FunctionDef, file: str) -> CodeType:
    """The code of a definition in a file. The imports there matter: what is in a module is called differently."""
    module = ast.fix_missing_locations(ast.Module([*_parsed(file)[1], definition], []))
    made = compile(module, file, "exec", __future__.annotations.compiler_flag, dont_inherit=True)
    return next(constant for constant in made.co_consts if isinstance(constant, CodeType))


def canonical_source(function: FunctionType) -> str:
    """All of a function that affects what it does, in a form that no version of Python changes.

    Comments, docstrings, annotations and blank lines do not. A function without source is told by its bytecode.
    """
    found = definition(function)
    return _code_told(function.__code__) if found is None else _tree_told(found)


IGNORED = {"annotation", "returns", "type_comment", "type_params", "ctx", "kind", "decorator_list"}


def _tree_told(node: object) -> str:
    if isinstance(node, list):
        return "[" + " ".join(map(_tree_told, node)) + "]"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [(name, value) for name, value in ast.iter_fields(node) if name not in IGNORED]
    if isinstance(node, ast.FunctionDef) and ast.get_docstring(node, clean=False) is not None:
        parts = [(name, value[1:] if name == "body" else value) for name, value in parts]
    return f"{type(node).__name__}({' '.join(f'{name}={_tree_told(value)}' for name, value in parts)})"


def _code_told(code: CodeType) -> str:
    constants = [_code_told(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {constants}"


def _alike(code: CodeType, other: CodeType) -> bool:
    """Whether two pieces of code are the same: a file may have changed since its functions were made."""
    return (code.co_code, code.co_names, code.co_varnames, code.co_consts) == (
        other.co_code,
        other.co_names,
        other.co_varnames,
        other.co_consts,
    )


def _tree(source: str) -> ast.Module:
    """What a source says.

    Python 3.11 counts how deep trees are for all threads together, and raises SystemError if two of them parse at the
    same time (python/cpython#106905). Ours do not, and if somebody else does, it is tried again.
    """
    with _PARSING:
        for _parsing in range(PARSINGS - 1):
            try:
                return ast.parse(source)
            except SystemError:
                continue
        return ast.parse(source)


@cache
def _parsed(file: str) -> tuple[Definitions, list[ast.stmt]]:
    """The source of every function of a file that is indented by nothing, by name and first line; and the imports."""
    lines = linecache.getlines(file)
    try:
        tree = _tree("".join(lines))
    except SyntaxError:
        return {}, []
    definitions = {
        (node.name, node.lineno): "".join(lines[node.lineno - 1 : node.end_lineno])
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and not node.decorator_list
    }
    imports: list[ast.stmt] = [
        node
        for node in tree.body
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node.module != "__future__")
    ]
    return definitions, imports
