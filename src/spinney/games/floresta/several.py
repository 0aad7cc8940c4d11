"""Fires that are put out together: connected markers of one board, by fire fighters or by a truck [16, 27]."""

from __future__ import annotations

from itertools import combinations

from spinney.engine.pending import top
from spinney.engine.several import Several
from spinney.games.floresta import phases, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.legality import burning_side
from spinney.games.floresta.moves import decline, quench
from spinney.games.floresta.quenching import connected, may_stop
from spinney.games.floresta.table import BOARDS, NONE, PATHS, Table
from spinney.games.floresta.trucks import burning_in_reach


def several(box: Box, view: Table, seat: int) -> Several | None:
    if view.phase == phases.TRUCK:
        boards = burning_in_reach(view, seat)
        sides = [view.side[board] for board in range(BOARDS) if boards >> board & 1]
    elif view.phase in (phases.FIGHT, phases.TRUCK_ON):
        sides = [burning_side(view, seat)]
    else:
        return None
    row = top(view)
    taken = [path for path in (row[steps.FIRST], row[steps.SECOND]) if path != NONE]
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
        most=min(row[steps.LEFT], len(fires)),
        ends=decline(),
        taken=tuple(quench(path) for path in taken),
        touching=touching,
    )
