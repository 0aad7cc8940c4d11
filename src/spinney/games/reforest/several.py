"""Cards that are chosen together: to pay with, to discard, to store, to take back, to clear out of the nursery."""

from __future__ import annotations

from spinney.engine.pending import top
from spinney.engine.several import Several
from spinney.games.reforest import phases, steps
from spinney.games.reforest.box import Box
from spinney.games.reforest.counting import near
from spinney.games.reforest.moves import clear, discard, done, pay, reclaim, spend, store, take
from spinney.games.reforest.paying import paying_spaces
from spinney.games.reforest.table import NONE, NURSERY, Table


def several(box: Box, view: Table, seat: int) -> Several | None:
    row = top(view)
    due, first = row[steps.AMOUNT], row[steps.FIRST]
    hand = range(view.hand_size[seat])
    nursery = [slot for slot in range(NURSERY) if view.nursery[slot] != NONE]
    if view.phase == phases.PAY:
        spaces = paying_spaces(box, view, seat, view.growing_space)
        cards = [pay(slot) for slot in hand if slot >= first]
        energy = [spend(slot) for slot in energy_of(view, seat, spaces) if slot >= row[steps.ENERGY_FIRST]]
        return exactly(due, cards + energy)
    if view.phase in (phases.PRICE, phases.LIMIT):
        return exactly(due, [discard(slot) for slot in hand if slot >= first])
    if view.phase == phases.STORE:
        return exactly(due, [store(slot) for slot in hand])
    if view.phase == phases.STOW:
        return exactly(due, [take(slot) for slot in nursery])
    if view.phase == phases.RECLAIM:
        return exactly(due, [reclaim(slot) for slot in energy_of(view, seat, near(box, row[steps.SPACE]))])
    if view.phase == phases.REFRESH:
        cards = [clear(slot) for slot in nursery if slot >= first]
        least = 0 if row[steps.MAY_STOP] else 1
        return Several(tuple(cards), least=least, most=min(due, len(cards)), ends=done())
    return None


def exactly(due: int, moves: list[int]) -> Several:
    """So many, or all that there are."""
    number = min(due, len(moves))
    return Several(tuple(moves), least=number, most=number)


def energy_of(view: Table, seat: int, spaces: int) -> list[int]:
    """The slots of the energy under some stacks."""
    return [slot for slot in range(view.energy_size[seat]) if spaces >> view.energy_space[seat][slot] & 1]
