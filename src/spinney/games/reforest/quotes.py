"""What the choices of a seat come to, told before it chooses.

- Whoever is to choose an action is told of each plant in hand and each space `price/<hand>/<space>`, the cost of the
  plant wherever it may stand, and `refused/<hand>/<space>`, the name of the reason against it; if the row is wrong,
  on which side: `too-high` or `too-low`. Wherever it may stand, `gain/<hand>/<space>` says how many points more the
  region would be worth at once; what is paid for it and what effects do afterwards are not in it.
- Whoever may use effects is told of each `card/<effect>` and `space/<effect>`: the plant that has it, and where that
  stands or stood.
"""

from __future__ import annotations

from spinney.engine import reasons as common
from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.engine.vocabulary import numbered
from spinney.games.reforest import phases, reasons, steps
from spinney.games.reforest.box import Box
from spinney.games.reforest.cards import put_on_top
from spinney.games.reforest.growing import cover
from spinney.games.reforest.legality import refuse_grow
from spinney.games.reforest.paying import price_of
from spinney.games.reforest.scoring import score_effects, score_elevation, score_energy, score_plants
from spinney.games.reforest.table import SPACES, TABLE, Table

REASONS = tuple(numbered(common, reasons))

Quoted = dict[str, int | str]


def quotes(box: Box, view: Table, seat: int) -> Quoted:
    if not asked(view, seat):
        return {}
    if view.phase == phases.ACTION:
        return prices(box, view, seat)
    if view.phase in (phases.BEFORE, phases.AFTER, phases.EFFECTS):
        return effects(view)
    return {}


def prices(box: Box, view: Table, seat: int) -> Quoted:
    found: Quoted = {}
    before = region_points(box, view, seat)
    for slot in range(view.hand_size[seat]):
        card = view.hand[seat][slot]
        for space in range(SPACES):
            reason = refuse_grow(box, view, seat, slot, space)
            if reason in (reasons.LEGAL, reasons.CANNOT_PAY):
                found[f"price/{slot}/{space}"] = int(price_of(box, view, seat, card, space))
                found[f"gain/{slot}/{space}"] = points_with(box, view, seat, card, space) - before
            if reason == reasons.WRONG_ROW:
                found[f"refused/{slot}/{space}"] = wrong_row(box, card, space)
            elif reason != reasons.LEGAL:
                found[f"refused/{slot}/{space}"] = REASONS[reason]
    return found


def points_with(box: Box, view: Table, seat: int, card: int, space: int) -> int:
    """What a region would be worth with one more plant, tried on a copy of the table."""
    tried: Table = TABLE.copy(view)
    tried.told = 0  # the chronicle of the last move may be full
    put_on_top(tried, seat, space, card)
    cover(box, tried, seat, space)
    return region_points(box, tried, seat)


def region_points(box: Box, table: Table, seat: int) -> int:
    counted = (score_plants, score_effects, score_energy, score_elevation)
    return int(sum(count(box, table, seat) for count in counted))


def wrong_row(box: Box, card: int, space: int) -> str:
    rows = [box.row[other] for other in range(SPACES) if box.spaces[card] >> other & 1]
    if box.row[space] > max(rows):
        return "too-high"
    return "too-low" if box.row[space] < min(rows) else REASONS[reasons.WRONG_ROW]


def effects(view: Table) -> Quoted:
    """The effects of the step that is pending, in the order in which moves number them."""
    found: Quoted = {}
    for effect, entry in enumerate(range(top(view)[steps.FIRST], view.pool_size)):
        found[f"card/{effect}"] = int(view.pool_card[entry])
        found[f"space/{effect}"] = int(view.pool_space[entry])
    return found
