"""Cards that are chosen together: to pay with, to lay into the clearing, to put into the cave [18]."""

from __future__ import annotations

from spinney.engine.pending import top
from spinney.engine.several import Several
from spinney.games.dartmoor import moves, phases, steps
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.table import Table

CHOICES = {phases.PAY: moves.pay, phases.LAY: moves.lay, phases.STORE: moves.store}


def several(box: Box, view: Table, seat: int) -> Several | None:
    if view.phase not in CHOICES:
        return None
    move = CHOICES[view.phase]
    hand, clearing = view.hand[seat][: view.hand_size[seat]], view.clearing[: view.clearing_size]
    cards = clearing if view.phase == phases.STORE else hand
    picked = [at for at in range(len(cards)) if view.picked >> at & 1]
    left = cards[picked[-1] + 1 :] if picked else cards
    due = top(view)[steps.NUMBER]
    taken = tuple(move(cards[at]) for at in picked)
    return Several(tuple(move(card) for card in left), least=due, most=due, taken=taken)
