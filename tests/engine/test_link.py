"""The linker: twins of functions, in two forms; the originals stay as they are, and no stale machine code is run."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import FunctionType

import numpy as np
import pytest

from spinney.engine import contract
from spinney.engine.contract import box_of, legal, table_of
from spinney.engine.header import Header, table_layout
from spinney.engine.layout import Field, Layout, int8, int32
from spinney.engine.link import Linker, interpreted
from spinney.engine.native import Compiler

BOX = Layout("box", Field("prices", int8, (4,)))
TABLE = Layout("table", *table_layout("", Header, 1).fields, Field("points", int32, (4,)))
OTHER = Layout("other", *table_layout("", Header, 1).fields, Field("points", int8, (30,)), Field("more", int32))

STEP = 2


def priced(box, table, seat, out):
    """A game's `legal`, as far as this file needs one."""
    out[0] = box.prices[seat] * STEP
    return 1


def other_priced(box, table, seat, out):
    out[0] = 77
    return 1


def helper(number):
    return number + STEP


def generic(box_memory, table_memory, out):
    """Generic code: it knows the contract only."""
    table = table_of(table_memory)
    n = legal(box_of(box_memory), table, 1, out)
    table.points[0] += helper(out[0])
    return n


def compiler(name="linked", meaning=None, table=TABLE):
    return Compiler(name, {legal: priced} if meaning is None else meaning, BOX.dtype(), table.dtype())


def box():
    record = BOX.plain()
    record.prices[:] = [3, 5, 7, 9]
    return record


def array(layout, record):
    return np.frombuffer(bytearray(layout.to_bytes(record)), dtype=np.uint8)


def test_both_forms_do_what_the_game_means():
    """Seat 1 has the price 5, a step is 2: the move is 10, and 10 + 2 points are counted."""
    plain, table = [0], TABLE.plain()
    assert interpreted({legal: priced}, TABLE.copy_into).twin(generic)(box(), table, plain) == 1
    assert (plain[0], table.points[0]) == (10, 12)

    out, memory = np.zeros(1, np.int64), array(TABLE, TABLE.plain())
    assert compiler().entry(generic)(array(BOX, box()), memory, out) == 1
    assert out[0] == 10
    assert memory.tobytes() == TABLE.to_bytes(table)


def test_originals_are_untouched():
    functions = (generic, priced, helper, contract.legal)
    before = [(f.__code__, dict(f.__globals__), f.__defaults__, f.__qualname__, f.__module__) for f in functions]
    interpreted({legal: priced}, TABLE.copy_into).twin(generic)
    compiler().entry(generic)
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
    with pytest.raises(RecursionError, match="calls itself: rule functions do not recurse"):
        compiler().entry(function)


def points(table):
    return table.points[0]


def test_a_function_may_bear_the_name_of_a_field():
    assert interpreted({}, TABLE.copy_into).twin(points)(TABLE.plain()) == 0


# The cache on disk.

RULES = """
from spinney.engine.contract import table_of

STEP = 100


def entry(table_memory):
    return called(len(table_of(table_memory).points))


def called(n):
    return n * STEP + 1
"""


@pytest.fixture
def folder_of(tmp_path):
    """Says where machine code of some rules would be kept."""

    def folder(text, name="oak", table=TABLE):
        path = tmp_path / "rules.py"
        path.write_text(text, encoding="utf-8")
        rules = {"__name__": "rules"}
        exec(compile(text, path, "exec"), rules)
        return compiler(name, {}, table).entry(rules["entry"]).stats.cache_path

    return folder


def test_code_that_differs_is_kept_apart(folder_of):
    """Also where the difference is in a function that is called, or in a number: Numba alone would not notice."""
    folders = [
        folder_of(RULES),
        folder_of(RULES.replace("STEP + 1", "STEP + 2")),
        folder_of(RULES.replace("STEP = 100", "STEP = 200")),
        folder_of(RULES.replace("called(len", "1 + called(len")),
        folder_of(RULES, name="birch"),
        folder_of(RULES, table=OTHER),
    ]
    assert len(set(folders)) == len(folders)


def test_code_that_is_the_same_is_found_again(folder_of):
    """Blank lines and comments make no difference."""
    assert folder_of(RULES) == folder_of("\n# Once more.\n" + RULES)


PROGRAM = """
import sys
import numpy as np
from spinney.engine.contract import table_of
from spinney.engine.header import Header, table_layout
from spinney.engine.layout import Field, Layout, int8
from spinney.engine.native import Compiler

BOX = Layout("box", Field("a", int8))


def entry(table_memory):
    return len(table_of(table_memory).points)


for game in sys.argv[1:]:
    table = Layout(game, *table_layout("", Header, 1).fields, Field("points", int8, (100 * len(game),)))
    twin = Compiler(game, {}, BOX.dtype(), table.dtype()).entry(entry)
    memory = np.frombuffer(bytearray(table.size), dtype=np.uint8)
    print(twin(memory), sum(twin.stats.cache_hits.values()))
"""


def test_the_next_process_finds_the_machine_code_of_every_game(tmp_path):
    """Two games whose entries have the same name and type, each compiled by a process of its own: a third compiles
    nothing, and runs for each game what belongs to it."""

    def run(*games, program="program.py"):
        (tmp_path / program).write_text(PROGRAM, encoding="utf-8")
        command = [sys.executable, str(tmp_path / program), *games]
        environment = {**os.environ, "SPINNEY_CACHE": str(tmp_path / "cache")}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    assert run("oak") == ["300 0"]
    assert run("birch") == ["500 0"]
    assert run("oak", "birch") == ["300 1", "500 1"]
    assert run("oak", program="other.py") == ["300 1"]  # the same code in another file


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
