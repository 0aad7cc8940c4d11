"""The linker: twins of functions, in two forms; the originals stay as they are, and no stale machine code is run."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import FunctionType

import pytest

from engine.translated import program, translated
from spinney.engine import contract
from spinney.engine.contract import box_of, legal, table_of
from spinney.engine.header import Header, table_layout
from spinney.engine.layout import Field, Layout, int8, int32
from spinney.engine.link import Linker, interpreted
from spinney.engine.memory import BoxMemory, Numbers, TableMemory

BOX = Layout("box", Field("prices", int8, (4,)))
TABLE = Layout("table", *table_layout("", Header, 1).fields, Field("points", int32, (4,)))

STEP = 2


def priced(box, table, seat, out):
    """A game's `legal`, as far as this file needs one."""
    out[0] = box.prices[seat] * STEP
    return 1


def helper(number):
    return number + STEP


def generic(box_memory: BoxMemory, table_memory: TableMemory, out: Numbers) -> int:
    """Generic code: it knows the contract only."""
    table = table_of(table_memory)
    n = legal(box_of(box_memory), table, 1, out)
    table.points[0] += helper(out[0])
    return n


def box():
    record = BOX.plain()
    record.prices[:] = [3, 5, 7, 9]
    return record


def test_both_forms_do_what_the_game_means():
    """Seat 1 has the price 5, a step is 2: the move is 10, and 10 + 2 points are counted."""
    plain, table = [0], TABLE.plain()
    assert interpreted({legal: priced}, TABLE.copy_into).twin(generic)(box(), table, plain) == 1
    assert (plain[0], table.points[0]) == (10, 12)

    rules = translated([generic], {legal: priced}, BOX, TABLE)
    out, memory = rules.numbers(1), rules.memory(TABLE.to_bytes(TABLE.plain()))
    assert rules.link(generic)(rules.memory(BOX.to_bytes(box())), memory, out) == 1
    assert out[0] == 10
    assert rules.to_bytes(memory) == TABLE.to_bytes(table)


def test_originals_are_untouched():
    functions = (generic, priced, helper, contract.legal)
    before = [(f.__code__, dict(f.__globals__), f.__defaults__, f.__qualname__, f.__module__) for f in functions]
    interpreted({legal: priced}, TABLE.copy_into).twin(generic)
    program([generic], {legal: priced}, BOX, TABLE)
    assert before == [
        (f.__code__, dict(f.__globals__), f.__defaults__, f.__qualname__, f.__module__) for f in functions
    ]
    assert all(type(f) is FunctionType for f in functions)
    with pytest.raises(NotImplementedError):
        legal(None, None, 0, [])


def test_a_twin_is_made_once():
    linker = interpreted({legal: priced}, TABLE.copy_into)
    assert linker.twin(generic) is linker.twin(generic)
    assert linker.twin(legal) is linker.twin(priced)
    assert linker.twin(generic) is not generic


def down(n):
    return 0 if n == 0 else down(n - 1)


def there(n):
    return back(n)


def back(n):
    return there(n)


@pytest.mark.parametrize("function", [down, there])
def test_recursion_is_refused(function):
    with pytest.raises(RecursionError, match="calls itself: rule functions do not recurse"):
        interpreted({}, TABLE.copy_into).twin(function)


class Fails(Linker):
    """A linker that fails at first."""

    failed = False

    def finish(self, twin):
        if not self.failed:
            self.failed = True
            raise MemoryError
        return twin


def test_what_could_not_be_linked_is_tried_again():
    linker = Fails({})
    with pytest.raises(MemoryError):
        linker.twin(plus_one)
    assert linker.twin(plus_one)(1) == 2


def plus_one(n):
    return n + 1


def points(table):
    return table.points[0]


def test_a_function_may_bear_the_name_of_a_field():
    assert interpreted({}, TABLE.copy_into).twin(points)(TABLE.plain()) == 0


def test_threads_may_link_at_the_same_time():
    entered, go_on = Event(), Event()

    class Slow(Linker):
        def finish(self, twin):
            entered.set()
            assert go_on.wait(10)
            return twin

    linker = Slow({})
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(linker.twin, helper)
        assert entered.wait(10)
        second = pool.submit(linker.twin, helper)
        go_on.set()
        assert first.result() is second.result()
