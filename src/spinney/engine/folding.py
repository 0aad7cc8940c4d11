"""Folding: numbers that rule code knows by name are written into it.

`phases.PLACE` and `SEATS` are looked up in modules whenever they are used: that costs interpreted code its time, and
Numba's type inference, too. A twin has the numbers themselves. It is compiled anew from the source of its function,
line for line, with every such name replaced by the number that it means.
"""

from __future__ import annotations

import ast
from types import CodeType, FunctionType, ModuleType
from weakref import WeakKeyDictionary

from spinney.engine.source import compiled, definition

_FOLDED: WeakKeyDictionary[FunctionType, CodeType] = WeakKeyDictionary()
"""The games of many packs share the code of their twins."""


def folded(function: FunctionType) -> CodeType:
    """The code of a function with its numbers folded in; as it is, where its source is not there any more."""
    if function not in _FOLDED:
        _FOLDED[function] = _fold(function)
    return _FOLDED[function]


def _fold(function: FunctionType) -> CodeType:
    found = definition(function)
    if found is None:
        return function.__code__
    found.returns = None
    for argument in ast.walk(found.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    _Fold(function).visit(found)
    return compiled(found, function.__code__.co_filename)


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
