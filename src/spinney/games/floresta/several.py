"""Fires that are put out together: connected markers of one board, by fire fighters or by a truck [16, 27]."""

from __future__ import annotations

from itertools import combinations

from spinney.engine.layout import Record
from spinney.engine.several import Several
from spinney.games.floresta.effects import connected, may_stop
from spinney.games.floresta.fire import burning_in_reach
from spinney.games.floresta.moves import decline, quench
from spinney.games.floresta.table import BOARDS, FIGHT, NONE, PATHS, SPACES, TRUCK, TRUCK_ON


def several(box: Record, view: Record, seat: int) -> Several | None:
    if view.phase == FIGHT:
        sides = [view.space // SPACES]
    elif view.phase == TRUCK:
        boards = burning_in_reach(view, seat)
        sides = [view.side[board] for board in range(BOARDS) if boards >> board & 1]
    elif view.phase == TRUCK_ON:
        sides = [view.truck[seat]]
    else:
        return None
    taken = [path for path in view.quenched if path != NONE]
    fires = [side * PATHS + at for side in sides for at in range(PATHS) if view.fire[side] >> at & 1]
    fires = [path for path in fires if not taken or path > taken[-1]]
    touching = tuple(
        (quench(one), quench(other))
        for one, other in combinations([*taken, *fires], 2)
        if one // PATHS == other // PATHS and connected(box, one, other)
    )
    return Several(
        moves=tuple(quench(path) for path in fires),
        least=0 if may_stop(box, view) else 1,
        most=min(view.quench, len(fires)),
        ends=decline(),
        taken=tuple(quench(path) for path in taken),
        touching=touching,
    )
