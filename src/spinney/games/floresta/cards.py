"""The way of a card: from the row to a hand, onto the table, to the discards [10]. And where it fits [11, 22]."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.sets import lowest
from spinney.games.floresta import events
from spinney.games.floresta.box import BOTH, EITHER_COLOUR, FREE_AXE, MOST_AXES, RED, RED_WILD, TOWER_ICON, WILD, Box
from spinney.games.floresta.table import BOARDS, HAND, NONE, ROW, SPACES, Table
from spinney.games.floresta.towers import power_at

HELPS_MATCHING = 1 << FREE_AXE | 1 << EITHER_COLOUR | 1 << RED_WILD
"""The powers with which cards match more spaces, one bit each."""


def take_from_hand(table: Table, seat: int, slot: int) -> None:
    """A card from the hand onto the table; the others close up."""
    hand = table.hand[seat]
    seen = table.hand_seen[seat]
    table.card = hand[slot]
    if seen[slot] == 0:
        table.epoch += 1
    for i in range(HAND - 1):
        hand[i] = hand[i + (i >= slot)]
        seen[i] = seen[i + (i >= slot)]
    hand[HAND - 1] = NONE
    seen[HAND - 1] = 0
    table.hand_size[seat] -= 1


def discard_card(box: Box, table: Table, seat: int) -> None:
    """The card that was played goes to the discards of its player, unless it lies there already."""
    if table.card != NONE:
        table.discarded[table.card] = seat
        table.shown[seat] |= 1 << box.card_value[table.card] - 1
        table.card = NONE


def take_from_row(table: Table, seat: int, place: int) -> None:
    """A card of the row into the hand; all have seen it."""
    card = table.row[place]
    for i in range(ROW - 1):
        table.row[i] = table.row[i + (i >= place)]
    table.row[ROW - 1] = NONE
    table.row_size -= 1
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_seen[seat][slot] = 1
    table.hand_size[seat] = slot + 1
    tell(table, events.TOOK, seat, card, 0)


# Matching cards.


def card_colours(box: Box, card: int, power: int) -> int:
    """Pedra do Vento gives a card both colours."""
    return BOTH if power == EITHER_COLOUR else box.card_colour[card]


def any_value(box: Box, card: int, place: int, power: int) -> bool:
    """A wild card in its own location, or a dark red one under Viseu; `place` is a board, or the tower icon."""
    if box.special[card] == WILD and box.icon[card] == place:
        return True
    return power == RED_WILD and box.card_colour[card] == RED


def axes_for_space(box: Box, table: Table, seat: int, card: int, space: int) -> int:
    """The axes that a card of a fitting colour costs on a space: the way round the ring, less Talhadas' step."""
    board = space // SPACES >> 1
    power = power_at(box, table, seat, board)
    if any_value(box, card, board, power):
        return 0
    axes = box.distance[box.card_value[card]][box.value[space]]
    return axes - 1 if power == FREE_AXE and axes > 0 else axes


def axes_for_tower(box: Box, card: int, tower: int) -> int:
    """The axes that a card of a fitting colour costs on a tower; powers do not help there."""
    if any_value(box, card, TOWER_ICON, 0):
        return 0
    return box.distance[box.card_value[card]][box.tower_value[tower]]


def matching_spaces(box: Box, table: Table, seat: int, card: int, side: int) -> int:
    """The spaces of a side that a card can be used on, with the axes there are."""
    board = side >> 1
    power = power_at(box, table, seat, board)
    axes = min(table.axes[seat], MOST_AXES)
    if power == 0:
        return box.fitting[card][axes][side]
    if power == FREE_AXE:
        axes = min(axes + 1, MOST_AXES)
    if any_value(box, card, board, power):
        axes = MOST_AXES
    return box.matching[side][card_colours(box, card, power)][box.card_value[card]][axes]


def fitting_spaces(box: Box, table: Table, seat: int, card: int) -> int:
    """The same over all five boards, twelve bits each. A power only ever adds spaces to those without it."""
    plain = box.fitting[card][min(table.axes[seat], MOST_AXES)]
    found = 0
    for board in range(BOARDS):
        found |= plain[table.side[board]] << SPACES * board
    reached = table.reach[seat]
    if reached != 0 and HELPS_MATCHING >> box.power[table.claimed[seat]] & 1:
        while reached != 0:
            board = lowest(reached)
            found |= matching_spaces(box, table, seat, card, table.side[board]) << SPACES * board
            reached &= reached - 1
    return found
