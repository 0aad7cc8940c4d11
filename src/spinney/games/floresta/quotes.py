"""What the choices of a seat would cost or do, told before it chooses.

- `axes/<hand>/<space>`: the axes that a card of the hand costs on a space on which it may be planted;
- `tower-axes/<hand>/<tower>`: those that it costs on a tower at which it may be built with;
- `fell/<space>`: a tree that would fall, whose tree it is.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.games.floresta import phases, reasons, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.cards import axes_for_space, axes_for_tower
from spinney.games.floresta.ending import owner
from spinney.games.floresta.legality import refuse_build, refuse_plant
from spinney.games.floresta.planting import standing_before
from spinney.games.floresta.table import BOARDS, SPACES, Table


def quotes(box: Box, view: Table, seat: int) -> dict[str, int | str]:
    if not asked(view, seat):
        return {}
    if view.phase == phases.TURN:
        return axes(box, view, seat)
    if view.phase == phases.FELL:
        return falling(box, view)
    return {}


def axes(box: Box, view: Table, seat: int) -> dict[str, int | str]:
    """The axes for every legal use of every card of the hand."""
    found: dict[str, int | str] = {}
    spaces = [view.side[board] * SPACES + i for board in range(BOARDS) for i in range(SPACES)]
    for slot in range(view.hand_size[seat]):
        card = view.hand[seat][slot]
        for space in spaces:
            if refuse_plant(box, view, seat, slot, space) == reasons.LEGAL:
                found[f"axes/{slot}/{space}"] = int(axes_for_space(box, view, seat, card, space))
        for tower in view.tower:
            if refuse_build(box, view, seat, slot, tower) == reasons.LEGAL:
                found[f"tower-axes/{slot}/{tower}"] = int(axes_for_tower(box, card, tower))
    return found


def falling(box: Box, view: Table) -> dict[str, int | str]:
    """The trees of the column before that of the tree just planted."""
    planted = top(view)[steps.SPACE]
    first, trees = planted // SPACES * SPACES, standing_before(box, view, planted)
    return {f"fell/{first + i}": int(owner(view, first + i)) for i in range(SPACES) if trees >> i & 1}
