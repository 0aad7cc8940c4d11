"""The language of rules: integers, indexing, plain loops and calls of functions by name, and nothing else.

Proved by reading the source of every function that the rules of a game reach: only the kinds of statement and
expression below occur, constants are integers, loops run over `range`, attributes are fields of box or table or names
in a module, and every other name is an argument, a local variable or one of a few builtins. What a global name, or one
in a module, means is an integer or a function. So there are no floats, no objects, no exceptions, no arrays in globals
(which compiled code would freeze). And no function calls itself, directly or not.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from textwrap import dedent
from types import FunctionType, MappingProxyType, ModuleType

import pytest

from conformance.settings import TOY

STATEMENTS = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Pass,
    ast.For, ast.While, ast.If, ast.Break, ast.Continue,
)  # fmt: skip
EXPRESSIONS = (
    ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.Not, ast.USub, ast.Invert, ast.Compare, ast.Eq, ast.NotEq, ast.Lt,
    ast.LtE, ast.Gt, ast.GtE, ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift,
    ast.BitAnd, ast.BitOr, ast.BitXor, ast.IfExp, ast.Call, ast.Name, ast.Load, ast.Store, ast.Attribute, ast.Subscript,
    ast.Constant, ast.Tuple,
)  # fmt: skip
BUILTINS = {"range", "len", "min", "max", "abs"}


def reached(functions, meaning=MappingProxyType({})):
    """All functions that these reach by name, and themselves; each with those that it calls.

    `meaning` says what stands in for which function, as for the linker.
    """
    calls, waiting = {}, list(functions)
    while waiting:
        function = waiting.pop()
        if function not in calls:
            named = [meant(function, node) for node in ast.walk(parsed(function))]
            calls[function] = [meaning.get(other, other) for other in named if isinstance(other, FunctionType)]
            waiting += calls[function]
    return calls


def parsed(function):
    return ast.parse(dedent(inspect.getsource(function))).body[0]


def meant(function, node):
    """What a global name means, or a name in a module that is a global one; nothing for all other nodes."""
    if isinstance(node, ast.Name) and node.id not in function.__code__.co_varnames:
        return function.__globals__.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(module := meant(function, node.value), ModuleType):
        return getattr(module, node.attr)
    return None


def foreign(function, fields):
    """What in a function is not of the language."""
    tree = parsed(function)
    local = set(function.__code__.co_varnames)
    found = []
    for node in walk(tree):
        what = ast.unparse(node) if not isinstance(node, ast.operator | ast.FunctionDef) else type(node).__name__
        if not isinstance(node, STATEMENTS + EXPRESSIONS):
            found.append(f"{type(node).__name__}: {what}")
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int):
            found.append(f"constant {what}")
        elif isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and name_of(node.iter.func) == "range"):
            found.append(f"loop over {ast.unparse(node.iter)}")
        elif isinstance(node, ast.Call) and (node.keywords or not called_by_name(function, node.func)):
            found.append(f"call {what}")
        elif isinstance(node, ast.Attribute) and node.attr not in fields and not plain(meant(function, node)):
            found.append(f"attribute {what}")
        elif isinstance(node, ast.Name) and node.id not in local and not known(function, node.id):
            found.append(f"name {what}")
    return [f"{function.__module__}.{function.__qualname__}: {what}" for what in found]


def walk(tree):
    """The nodes of a function that are run: neither its docstring nor annotations."""
    if ast.get_docstring(tree) is not None:
        tree.body = tree.body[1:]
    tree.returns = None
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.arg):
            continue
        if isinstance(node, ast.AnnAssign):
            waiting += [child for child in (node.target, node.value) if child is not None]
        else:
            waiting += ast.iter_child_nodes(node)


def name_of(node):
    return node.id if isinstance(node, ast.Name) else ""


def plain(value):
    return isinstance(value, int | FunctionType)


def known(function, name):
    """Whether a name that is not local means a number, a function, a module, or a builtin that rules may use."""
    if name in function.__globals__:
        return plain(function.__globals__[name]) or isinstance(function.__globals__[name], ModuleType)
    return name in BUILTINS and hasattr(builtins, name)


def called_by_name(function, node):
    return isinstance(node, ast.Name) or isinstance(meant(function, node), FunctionType)


def circles(calls):
    """Functions that can reach themselves."""
    found = []
    for function in calls:
        seen, waiting = set(), list(calls[function])
        while waiting:
            other = waiting.pop()
            if other not in seen:
                seen.add(other)
                waiting += calls[other]
        if function in seen:
            found.append(function.__qualname__)
    return found


def fields_of(game):
    return {*game.box_layout.names, *game.table_layout.names}


def test_rules_keep_to_their_language(game):
    functions = reached(game.meaning.values(), game.meaning)
    assert [what for function in functions for what in foreign(function, fields_of(game))] == []


def test_no_rule_function_recurses(game):
    assert circles(reached(game.meaning.values(), game.meaning)) == []


PRIZES = [3, 2, 1]


def halves(table):
    return table.ply / 2


def fraction(table):
    return table.ply * 0.5


def global_list(table):
    return PRIZES[table.phase]


def raising(table):
    if table.over:
        raise ValueError
    return 0


def asserting(table):
    assert table.over
    return 0


def making(table):
    return [0] * 4


def comprehending(table):
    return sum(x for x in range(3))


def iterating(table):
    total = 0
    for card in table.options:
        total += card
    return total


def method(table):
    return table.options.count(3)


def misspelt(table):
    return table.fase


def formatting(table):
    return f"{table.ply}"


def guarding(table):
    try:
        return table.ply
    finally:
        table.ply = 0


def there(n):
    return back(n)


def back(n):
    return there(n)


OUTSIDE = [
    halves, fraction, global_list, raising, asserting, making, comprehending, iterating, method, misspelt, formatting,
    guarding,
]  # fmt: skip


@pytest.mark.parametrize("function", OUTSIDE, ids=lambda function: function.__name__)
def test_what_is_not_of_the_language_is_noticed(function):
    assert foreign(function, fields_of(TOY))


def test_circles_are_noticed():
    assert sorted(circles(reached([there]))) == ["back", "there"]
