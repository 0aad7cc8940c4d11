"""Storing cards face down under stacks [43]."""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.pending import pop, top
from spinney.games.reforest import events, phases, reasons, steps
from spinney.games.reforest.box import FROM_DECK, FROM_HAND, HERE, Box
from spinney.games.reforest.cards import add_energy, nursery_size, take_top, top_known
from spinney.games.reforest.counting import zone_spaces
from spinney.games.reforest.table import NONE, SPACES, Table


def can_store(box: Box, table: Table, seat: int, row: int, space: int) -> bool:
    """There must be a stack, and from hand or nursery as many cards as the effect says."""
    if box.to[row] == HERE:
        if not has_stack(table, seat, space):
            return False
    elif not any_stack(box, table, seat, box.selector[row]):
        return False
    source = box.source[row]
    return cards_in(table, seat, source) >= (1 if source == FROM_DECK else box.amount[row])


def cards_in(table: Table, seat: int, source: int) -> int:
    if source == FROM_DECK:
        return table.deck_size
    return table.hand_size[seat] if source == FROM_HAND else nursery_size(table)


def has_stack(table: Table, seat: int, space: int) -> bool:
    """A stack is plants, energy, or both (R19)."""
    return table.plants[seat][space] + table.stored[seat][space] > 0


def any_stack(box: Box, table: Table, seat: int, selector: int) -> bool:
    for space in range(SPACES):
        if refuse_stack(box, table, seat, selector, space) == reasons.LEGAL:
            return True
    return False


def refuse_stack(box: Box, table: Table, seat: int, selector: int, space: int) -> int:
    if zone_spaces(box, selector, space) >> space & 1 == 0:
        return reasons.WRONG_STACK
    return reasons.LEGAL if has_stack(table, seat, space) else reasons.NO_STACK


def store(box: Box, table: Table, seat: int) -> None:
    """First the stack, if it is to be chosen; then card by card."""
    row = top(table)
    source = row[steps.SOURCE]
    space = row[steps.SPACE]
    if space == NONE:
        if any_stack(box, table, seat, row[steps.SELECTOR]):
            ask(table, seat, phases.UNDER)
        else:
            pop(table)
    elif row[steps.AMOUNT] == 0 or cards_in(table, seat, source) == 0 or not has_stack(table, seat, space):
        pop(table)
    elif source == FROM_DECK:
        row[steps.AMOUNT] -= 1
        store_from_deck(table, seat, space)
    else:
        ask(table, seat, phases.STORE if source == FROM_HAND else phases.STOW)


def store_from_deck(table: Table, seat: int, space: int) -> None:
    known = top_known(table)
    card = take_top(table)
    add_energy(table, seat, space, card, known, table.shuffles)
    tell(table, events.STORED, seat, card, space)
