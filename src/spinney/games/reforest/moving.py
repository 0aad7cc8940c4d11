"""Plants that leave their space: moved by another [44], or burned by an event."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.reforest import events, reasons
from spinney.games.reforest.box import Box
from spinney.games.reforest.cards import add_energy, lift_top, put_on_top
from spinney.games.reforest.counting import fits
from spinney.games.reforest.growing import cover, refuse_cover
from spinney.games.reforest.table import ALL, NONE, SPACES, Table


def refuse_moving(box: Box, table: Table, seat: int, space: int, to: int, tallest: int, home: int) -> int:
    """A canopy plant other than the one that lets it, to a space next to its own where it can stand."""
    card = table.top[seat][space]
    if card == NONE:
        return reasons.NO_PLANT_THERE
    if space == home:
        return reasons.NOT_ITSELF
    if box.height[card] > tallest:
        return reasons.TOO_TALL
    if box.borders[space] >> to & 1 == 0:
        return reasons.NOT_ADJACENT
    if box.spaces[card] >> to & 1 == 0:
        return reasons.WRONG_ROW
    below = table.top[seat][to]
    return reasons.LEGAL if below == NONE else refuse_cover(box, card, below)


def can_move(box: Box, table: Table, seat: int, tallest: int, home: int) -> bool:
    for space in range(SPACES):
        for to in range(SPACES):
            if refuse_moving(box, table, seat, space, to, tallest, home) == reasons.LEGAL:
                return True
    return False


def move_plant(box: Box, table: Table, seat: int, space: int, to: int) -> None:
    """Energy and understory stay behind; what the plant lands on is covered, and that joins the pool (R15)."""
    card = lift_top(table, seat, space)
    put_on_top(table, seat, to, card)
    tell(table, events.MOVED, seat, card, to)
    for entry in range(table.pool_size):
        if table.pool_card[entry] == card:
            table.pool_space[entry] = to
    cover(box, table, seat, to)


def refuse_burning(box: Box, table: Table, seat: int, selector: int, space: int) -> int:
    card = table.top[seat][space]
    if card == NONE:
        return reasons.NO_PLANT_THERE
    return reasons.LEGAL if fits(box, selector, card) else reasons.NOT_THAT_PLANT


def can_burn(box: Box, table: Table, seat: int, selector: int) -> bool:
    for space in range(SPACES):
        if refuse_burning(box, table, seat, selector, space) == reasons.LEGAL:
            return True
    return False


def burn(table: Table, seat: int, space: int) -> None:
    """A canopy plant turns into energy where it stands; that is no covering."""
    card = lift_top(table, seat, space)
    add_energy(table, seat, space, card, ALL, 0)
    tell(table, events.BURNED, seat, card, space)
