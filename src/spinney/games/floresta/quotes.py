"""What the choices of a seat would cost or do, told before it chooses.

- `axes/<hand>/<space>`: the axes that a card of the hand costs on a space on which it may be planted;
- `tower-axes/<hand>/<tower>`: those that it costs on a tower at which it may be built with;
- `brings/<space>`: the points that a tree there brings, its rewards and what the score sheet would count more;
- `fell/<space>`: a tree that would fall, whose tree it is.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.games.floresta import phases, reasons, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.cards import axes_for_space, axes_for_tower
from spinney.games.floresta.legality import refuse_build, refuse_plant
from spinney.games.floresta.placing import planter
from spinney.games.floresta.planting import earn, put_tree, standing_before
from spinney.games.floresta.scoring import score_axes, score_camping, score_vp, side_points
from spinney.games.floresta.table import BOARDS, SPACES, TABLE, Table


def quotes(box: Box, view: Table, seat: int) -> dict[str, int | str]:
    if not asked(view, seat):
        return {}
    if view.phase == phases.TURN:
        found = axes(box, view, seat)
        return found | trees(box, view, seat, {int(key.split("/")[2]) for key in found if key.startswith("axes/")})
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


def trees(box: Box, view: Table, seat: int, spaces: set[int]) -> dict[str, int | str]:
    """What a tree brings on each of some spaces: a card's special action, and the axes it costs, aside."""
    before = points(box, view, seat)
    found: dict[str, int | str] = {}
    for space in spaces:
        after: Table = TABLE.copy(view)
        put_tree(box, after, seat, space, 0, earns=False)
        earn(box, after, seat, space)
        found[f"brings/{space}"] = points(box, after, seat) - before
    return found


def points(box: Box, table: Table, seat: int) -> int:
    """The lines of the score sheet that a tree can change."""
    boards = sum(side_points(box, table, seat, table.side[board]) for board in range(BOARDS))
    return int(score_vp(box, table, seat) + boards + score_axes(box, table, seat) + score_camping(box, table, seat))


def falling(box: Box, view: Table) -> dict[str, int | str]:
    """The trees of the column before that of the tree just planted."""
    planted = top(view)[steps.SPACE]
    first, trees = planted // SPACES * SPACES, standing_before(box, view, planted)
    return {f"fell/{first + i}": int(planter(view, first + i)) for i in range(SPACES) if trees >> i & 1}
