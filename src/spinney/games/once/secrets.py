"""What each viewer of Once Upon a Forest may know, and dealing out the rest.

Hidden are the faces of cards in other hands and in the piles; their backs show the level, of a pile only the top one's.
The piles are looked at only when the left-over start cards are in: a back that changes would betray where one went [6].
Whatever was placed, given or discarded has been seen by all. It is also known into which pile a left-over start card
was slipped, and from which pile each card in a hand was drawn: so such a start card can only be in that pile still, or
in a hand that drew from it.
"""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.games.once import events
from spinney.games.once.box import Box
from spinney.games.once.table import BACK, CARDS, DECK, LEVEL_CARDS, LEVELS, NONE, PILES, SEATS, STARTS, UNKNOWN, Table

GROUND = 0


def conceal(box: Box, table: Table, viewer: int) -> None:
    for seat in range(SEATS):
        if seat != viewer:
            for slot in range(table.hand_size[seat]):
                table.hand[seat][slot] = BACK + box.level[table.hand[seat][slot]]
    if table.left_over == 0:
        for pile in range(PILES):
            if table.height[pile] > 0:
                top = table.bottom[pile] + table.height[pile] - 1
                table.deck[top] = BACK + box.level[table.deck[top]]
    for i in range(DECK):  # all faces that are left: what is shown of the tops is no face any more
        table.deck[i] = UNKNOWN if 0 <= table.deck[i] < CARDS else table.deck[i]
    for i in range(table.told):
        row = table.chronicle[i]
        if row[0] == events.DREW and row[1] != viewer:
            row[2] = BACK + box.level[row[2]]


def redeal(box: Box, table: Table, viewer: int) -> None:
    """Every deal that fits the view is equally likely.

    A back can only hide a card of its level, a buried card may be any. So the backs are dealt first, each from the
    loose cards of its level, and the buried cards from all that remain; but before both, the start cards that were
    slipped into a pile, since they have the fewest places to be.
    """
    mark_loose(box, table)
    deal_slipped(box, table)
    gather_loose(table)
    deal_backs(table)
    deal_buried(table)


def mark_loose(box: Box, table: Table) -> None:
    """Sets `loose[card]` for each card whose place is hidden."""
    for card in range(CARDS):
        table.loose[card] = 1
    for seat in range(table.players):
        for column in range(table.columns[seat]):
            for level in range(LEVELS):
                strike_stack(table, table.forest[seat][column][level])
        for slot in range(table.hand_size[seat]):
            if table.hand[seat][slot] < CARDS:
                table.loose[table.hand[seat][slot]] = 0
    strike_stack(table, table.given)
    strike_stack(table, table.discard)
    for start in range(STARTS - table.left_over, STARTS):
        table.loose[box.starts[start]] = 0


def strike_stack(table: Table, card: int) -> None:
    """A card and all that lie beneath it are known."""
    while card != NONE:
        table.loose[card] = 0
        card = table.beneath[card]


def deal_slipped(box: Box, table: Table) -> None:
    """Finds places for the slipped start cards that have not turned up: at most two.

    Each is either behind a ground back or buried. How many deals of the other cards go with each case? With `hidden`
    other ground cards loose, `backs` ground backs and `buried` cards in all, j of the s start cards behind backs leave
    hidden! / (hidden - backs + j)! x (buried - s + j)! deals, up to a factor that is the same for all j. The weights
    below are these numbers, cancelled down; where fewer than s cards are buried there is less to cancel.
    """
    first = NONE
    second = NONE
    hidden = 0
    for i in range(LEVEL_CARDS):
        hidden += table.loose[GROUND * LEVEL_CARDS + i]
    for start in range(STARTS):
        if table.slipped[start] != NONE and table.loose[box.starts[start]] == 1:
            second = first
            first = start
            hidden -= 1
    if first == NONE:
        return
    spare = hidden - count_places(table, NONE, True)
    buried = count_places(table, NONE, False)
    pile = table.slipped[first]
    backs = count_places(table, pile, True)
    deep = count_places(table, pile, False)
    if second == NONE:
        behind = backs * max(buried, 1)
        hide_start(table, box.starts[first], pile, draw(table, behind + deep * (spare + 1)) < behind)
        return
    other = table.slipped[second]
    other_backs = count_places(table, other, True)
    other_deep = count_places(table, other, False)
    same = 1 if pile == other else 0
    one = max(buried - 1, 1) * (spare + 2)
    back_back = backs * (other_backs - same) * max(buried, 1) * max(buried - 1, 1)
    back_deep = backs * other_deep * one
    deep_back = deep * other_backs * one
    deep_deep = deep * (other_deep - same) * (spare + 1) * (spare + 2)
    luck = draw(table, back_back + back_deep + deep_back + deep_deep)
    hide_start(table, box.starts[first], pile, luck < back_back + back_deep)
    luck_other = luck < back_back or back_back + back_deep <= luck < back_back + back_deep + deep_back
    hide_start(table, box.starts[second], other, luck_other)


def count_places(table: Table, pile: int, backs: bool) -> int:
    """How many ground backs, or else buried cards, come from a pile (`NONE`: from any)."""
    n = 0
    for other in range(PILES):
        if pile == NONE or pile == other:
            for i in range(table.bottom[other], table.bottom[other] + table.height[other]):
                if table.deck[i] == (BACK + GROUND if backs else UNKNOWN):
                    n += 1
    if backs:
        for seat in range(table.players):
            for slot in range(table.hand_size[seat]):
                if table.hand[seat][slot] == BACK + GROUND and (pile == NONE or pile == table.hand_pile[seat][slot]):
                    n += 1
    return n


def hide_start(table: Table, card: int, pile: int, behind_back: bool) -> None:
    """Puts a start card into one of the places that come from its pile, each equally likely."""
    table.loose[card] = 0
    skip = draw(table, count_places(table, pile, behind_back))
    for i in range(table.bottom[pile], table.bottom[pile] + table.height[pile]):
        if table.deck[i] == (BACK + GROUND if behind_back else UNKNOWN):
            if skip == 0:
                table.deck[i] = card
                return
            skip -= 1
    for seat in range(table.players):
        for slot in range(table.hand_size[seat]):
            if table.hand[seat][slot] == BACK + GROUND and table.hand_pile[seat][slot] == pile:
                if skip == 0:
                    table.hand[seat][slot] = card
                    return
                skip -= 1


def gather_loose(table: Table) -> None:
    """From marks to lists: the loose cards of a level are `loose[16 x level]` and those after it."""
    for level in range(LEVELS):
        n = 0
        for i in range(LEVEL_CARDS):
            if table.loose[level * LEVEL_CARDS + i] == 1:
                table.loose[level * LEVEL_CARDS + n] = level * LEVEL_CARDS + i
                n += 1
        table.loose_size[level] = n


def deal_backs(table: Table) -> None:
    for seat in range(table.players):
        for slot in range(table.hand_size[seat]):
            if table.hand[seat][slot] >= BACK:
                table.hand[seat][slot] = take_loose(table, table.hand[seat][slot] - BACK)
    for pile in range(PILES):
        if table.height[pile] > 0:
            top = table.bottom[pile] + table.height[pile] - 1
            if BACK <= table.deck[top] < UNKNOWN:
                table.deck[top] = take_loose(table, table.deck[top] - BACK)


def take_loose(table: Table, level: int) -> int:
    """A loose card of a level, each equally likely."""
    last = table.loose_size[level] - 1
    at = level * LEVEL_CARDS + draw(table, last + 1)
    card: int = table.loose[at]
    table.loose[at] = table.loose[level * LEVEL_CARDS + last]
    table.loose_size[level] = last
    return card


def deal_buried(table: Table) -> None:
    n = 0
    for level in range(LEVELS):
        for i in range(table.loose_size[level]):
            table.loose[n] = table.loose[level * LEVEL_CARDS + i]
            n += 1
        table.loose_size[level] = 0
    shuffle(table, table.loose, n)
    for pile in range(PILES):
        for i in range(table.bottom[pile], table.bottom[pile] + table.height[pile]):
            if table.deck[i] == UNKNOWN:
                n -= 1
                table.deck[i] = table.loose[n]
    for card in range(CARDS):
        table.loose[card] = 0
