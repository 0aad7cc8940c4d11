"""Putting out fires, by fire fighters or by a truck: connected markers of one location [16, 27, 28].

They go one by one, in the order of the paths' numbers, so every set comes up once. The step on top says how many may
still go, and which went first and second.
"""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.pending import pop, push, top
from spinney.engine.sets import lowest
from spinney.games.floresta import events, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.table import NONE, PATHS, Table
from spinney.games.floresta.tokens import gain_points


def begin_quenching(table: Table, step: int, seat: int, space: int, markers: int) -> None:
    row = push(table, step, seat)
    row[steps.SPACE] = space
    row[steps.LEFT] = markers
    row[steps.FIRST] = NONE
    row[steps.SECOND] = NONE


def ask_for_marker(box: Box, table: Table, seat: int, side: int, phase: int) -> None:
    """The first marker must go; then another, if there can be one."""
    row = top(table)
    if row[steps.FIRST] == NONE or (row[steps.LEFT] > 0 and quenchable(box, table, side) != 0):
        ask(table, seat, phase)
    else:
        pop(table)


def quench(table: Table, seat: int, path: int) -> None:
    """Removes a marker for a point."""
    table.fire[path // PATHS] &= ~(1 << path % PATHS)
    tell(table, events.QUENCHED, seat, path, 0)
    gain_points(table, seat, 1)
    row = top(table)
    row[steps.LEFT] -= 1
    if row[steps.FIRST] == NONE:
        row[steps.FIRST] = path
    elif row[steps.SECOND] == NONE:
        row[steps.SECOND] = path


def connected(box: Box, first: int, second: int) -> bool:
    """Whether two paths of a side share a space."""
    return box.joined[first] >> second % PATHS & 1 == 1


def quenchable(box: Box, table: Table, side: int) -> int:
    """The markers of a side that may go next, so that all that go are connected in the end."""
    row = top(table)
    first = row[steps.FIRST]
    second = row[steps.SECOND]
    fire = table.fire[side]
    if first == NONE:
        return fire
    if second != NONE:
        third = fire >> second % PATHS << second % PATHS
        if connected(box, first, second):
            return third & (box.joined[first] | box.joined[second])
        return third & box.joined[first] & box.joined[second]
    later = fire >> first % PATHS << first % PATHS
    paths = later & box.joined[first]
    if row[steps.LEFT] > 1:
        others = later
        while others != 0:
            other = lowest(others)
            paths |= ((box.joined[side * PATHS + other] & box.joined[first] & later) >> other != 0) << other
            others &= others - 1
    return paths


def may_stop(box: Box, table: Table) -> bool:
    """At least one marker must go, and those that went must be connected [16]."""
    row = top(table)
    if row[steps.FIRST] == NONE:
        return False
    return row[steps.SECOND] == NONE or connected(box, row[steps.FIRST], row[steps.SECOND])
