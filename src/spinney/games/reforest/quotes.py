"""What each plant in a hand would cost in each space, or why it cannot grow there: told before it is chosen.

`price/<hand>/<space>` is the cost of a plant wherever it may stand, `refused/<hand>/<space>` the name of the reason
against it. Only who is to choose an action is told.
"""

from __future__ import annotations

from spinney.engine import reasons as common
from spinney.engine.header import asked
from spinney.engine.vocabulary import numbered
from spinney.games.reforest import phases, reasons
from spinney.games.reforest.box import Box
from spinney.games.reforest.legality import refuse_grow
from spinney.games.reforest.paying import price_of
from spinney.games.reforest.table import SPACES, Table

REASONS = tuple(numbered(common, reasons))


def quotes(box: Box, view: Table, seat: int) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if view.phase != phases.ACTION or not asked(view, seat):
        return found
    for slot in range(view.hand_size[seat]):
        for space in range(SPACES):
            reason = refuse_grow(box, view, seat, slot, space)
            if reason in (reasons.LEGAL, reasons.CANNOT_PAY):
                found[f"price/{slot}/{space}"] = int(price_of(box, view, seat, view.hand[seat][slot], space))
            if reason != reasons.LEGAL:
                found[f"refused/{slot}/{space}"] = REASONS[reason]
    return found
