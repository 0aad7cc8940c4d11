"""Folding: numbers that rule code knows by name are written into it.

`phases.PLACE` and `SEATS` are looked up in modules whenever they are used: that costs interpreted code its time, and
Numba's type inference, too. A twin has the numbers themselves. It is compiled anew from the source of its function,
line for line, with every such name replaced by the number that it means.
"""

from __future__ import annotations
import __future__

import ast
import linecache
from functools import cache
from types import CodeType, FunctionType, ModuleType

Definitions = dict[tuple[str, int], str]


def folded(function: FunctionType) -> CodeType:
    """The code of a function with its numbers folded in; as it is, where its source is not there any more."""
    code = function.__code__
    source = _definitions(code.co_filename).get((code.co_name, code.co_firstlineno))
    if source is None or code.co_freevars:
        return code
    module = ast.parse(source)
    ast.increment_lineno(module, code.co_firstlineno - 1)
    definition = module.body[0]
    assert isinstance(definition, ast.FunctionDef)
    if not _alike(_compiled(module, code.co_filename), code):
        return code
    definition.returns = None
    for argument in ast.walk(definition.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    _Fold(function).visit(definition)
    return _compiled(ast.fix_missing_locations(module), code.co_filename)


def _compiled(module: ast.Module, file: str) -> CodeType:
    """The code of the only function of a module."""
    made = compile(module, file, "exec", __future__.annotations.compiler_flag, dont_inherit=True)
    return next(constant for constant in made.co_consts if isinstance(constant, CodeType))


def _alike(code: CodeType, other: CodeType) -> bool:
    """Whether two pieces of code are the same: a file may have changed since its functions were made."""
    return (code.co_code, code.co_names, code.co_varnames, code.co_consts) == (
        other.co_code,
        other.co_names,
        other.co_varnames,
        other.co_consts,
    )


class _Fold(ast.NodeTransformer):
    """Replaces global names, and names in modules that are global names, where they mean a whole number."""

    def __init__(self, function: FunctionType) -> None:
        self._globals = function.__globals__
        self._locals = {*function.__code__.co_varnames, *function.__code__.co_cellvars}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return node if node.id in self._locals else _number(self._globals.get(node.id), node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id not in self._locals:
            module = self._globals.get(node.value.id)
            if isinstance(module, ModuleType):
                return _number(getattr(module, node.attr), node)
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """Annotations are for people and checkers."""
        self.generic_visit(node)
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def _number(value: object, node: ast.expr) -> ast.expr:
    """What stands for a name: the number that it means, or the name if it means something else."""
    return ast.copy_location(ast.Constant(int(value)), node) if isinstance(value, int) else node


@cache
def _definitions(file: str) -> Definitions:
    """The source of every function of a file that is indented by nothing, by name and first line."""
    lines = linecache.getlines(file)
    try:
        tree = ast.parse("".join(lines))
    except SyntaxError:
        return {}
    return {
        (node.name, node.lineno): "".join(lines[node.lineno - 1 : node.end_lineno])
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and not node.decorator_list
    }
