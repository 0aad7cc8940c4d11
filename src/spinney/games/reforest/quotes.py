"""What each plant in a hand would cost in each space, or why it cannot grow there: told before it is chosen.

`price/<hand>/<space>` is the cost of a plant wherever it may stand, `refused/<hand>/<space>` the name of the reason
against it. Only who is to choose an action is told.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.layout import Record
from spinney.games.reforest.growing import price_of, refuse_grow
from spinney.games.reforest.moves import CANNOT_PAY, LEGAL, REASONS
from spinney.games.reforest.table import ACTION, SPACES


def quotes(box: Record, view: Record, seat: int) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    if view.phase != ACTION or not asked(view, seat):
        return found
    for slot in range(view.hand_size[seat]):
        for space in range(SPACES):
            reason = refuse_grow(box, view, seat, slot, space)
            if reason in (LEGAL, CANNOT_PAY):
                found[f"price/{slot}/{space}"] = int(price_of(box, view, seat, view.hand[seat][slot], space))
            if reason != LEGAL:
                found[f"refused/{slot}/{space}"] = REASONS[reason]
    return found
