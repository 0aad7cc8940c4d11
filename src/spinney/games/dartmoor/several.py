"""Cards that are chosen together: to pay with, to lay into the clearing, to put into the cave [18]."""

from __future__ import annotations

from spinney.engine.layout import Record
from spinney.engine.several import Several
from spinney.games.dartmoor.moves import lay, pay, store
from spinney.games.dartmoor.table import LAY, NUMBER, PAY, STORE


def several(box: Record, view: Record, seat: int) -> Several | None:
    hand, clearing = view.hand[seat][: view.hand_size[seat]], view.clearing[: view.clearing_size]
    due = view.unpaid if view.phase == PAY else view.steps[view.depth - 1][NUMBER]
    if view.phase == PAY:
        cards, name = hand, pay
    elif view.phase == LAY:
        cards, name = hand, lay
    elif view.phase == STORE:
        cards, name = clearing, store
    else:
        return None
    picked = [at for at in range(len(cards)) if view.picked >> at & 1]
    left = cards[picked[-1] + 1 :] if picked else cards
    taken = tuple(name(cards[at]) for at in picked)
    return Several(tuple(name(card) for card in left), least=due, most=due, taken=taken)
