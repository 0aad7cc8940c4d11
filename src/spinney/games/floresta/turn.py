"""The course of Floresta: what each move does, and how a round goes on.

A turn: a card for a tree, for a tower piece, or thrown away; what the tree brings about; bonus trees; a card from the
row. When all have had a turn come the trucks, then fire. A game ends after the round in which somebody's supply of
trees ran out; then the trees of Espinhal may move. What is still to come is pending (`steps.py`): a round from its
beginning, the effects of a tree as soon as it stands. Numbers in brackets: `docs/rules/floresta.md`.
"""

from __future__ import annotations

from spinney.engine.header import ask, clockwise, count_turn, tell
from spinney.engine.pending import SEAT, STEP, pop, push, top
from spinney.games.floresta import (
    bonus_trees,
    cards,
    ending,
    events,
    fire,
    phases,
    planting,
    quenching,
    special_actions,
    steps,
    tokens,
    towers,
    trucks,
)
from spinney.games.floresta.box import AXE_CARD, Box
from spinney.games.floresta.table import CARDS, EARN, NONE, PATHS, SPACES, TRANSPLANTS, Table

# The three actions of a turn.


def begin_action(table: Table, seat: int, hand: int) -> None:
    """A card is played; then it is discarded, bonus trees are looked at, and one is taken from the row [10].

    Of the trees that Belmonte reserves, those that are there by now may be planted [43].
    """
    top(table)[STEP] = steps.DRAW
    push(table, steps.BONUS, seat)[steps.LEFT] = table.reserve[seat]
    cards.take_from_hand(table, seat, hand)


def play_plant(box: Box, table: Table, seat: int, hand: int, space: int) -> None:
    """A tree on a space that the card fits [18]."""
    begin_action(table, seat, hand)
    tell(table, events.PLANTED, seat, table.card, space)
    tokens.pay_axes(table, seat, cards.axes_for_space(box, table, seat, table.card, space))
    table.supply[seat] -= 1
    special_actions.lay_double(box, table, seat, space)
    planting.allow_transplant(box, table, seat, space)
    push(table, steps.SPECIAL, seat)[steps.SPACE] = space
    planting.put_tree(box, table, seat, space, 0, True)


def play_build(box: Box, table: Table, seat: int, hand: int, tower: int) -> None:
    """A piece of the watch tower; of special actions only the axe works there [13, 22 to 25]."""
    begin_action(table, seat, hand)
    tell(table, events.BUILT, seat, table.card, tower)
    tokens.pay_axes(table, seat, cards.axes_for_tower(box, table.card, tower))
    towers.put_piece(box, table, seat, tower)
    if box.special[table.card] == AXE_CARD:
        tokens.gain_axes(table, seat, 1)


def play_throw(box: Box, table: Table, seat: int, hand: int) -> None:
    """A card and a tree thrown away for a point [26]."""
    begin_action(table, seat, hand)
    tell(table, events.THREW, seat, table.card, 0)
    table.supply[seat] -= 1
    table.thrown[seat] += 1
    tokens.gain_points(table, seat, 1)


# What a tree brings about.


def play_lay(box: Box, table: Table, seat: int, lynx: int) -> None:
    """Lynx from those in front onto empty icons of the zone [47]."""
    if lynx > 0:
        table.lynx[seat] -= lynx
        planting.put_lynx(box, table, seat, top(table)[steps.SPACE], lynx)
    pop(table)


def play_fell(box: Box, table: Table, seat: int) -> None:
    """All standing trees of the column before [51]."""
    planting.fell_column(box, table, seat, top(table)[steps.SPACE])
    pop(table)


def play_block(box: Box, table: Table, seat: int, path: int) -> None:
    """A break on a path of the location [15]."""
    special_actions.put_break(table, seat, path)
    pop(table)


def play_quench(box: Box, table: Table, seat: int, path: int) -> None:
    """A marker by fire fighters, or by the truck, which drives there first [16, 27, 28]."""
    if table.phase == phases.TRUCK:
        trucks.drive(table, seat, path // PATHS)
    quenching.quench(table, seat, path)


def play_accept(box: Box, table: Table, seat: int) -> None:
    """Machoca: the lynx of a card with another icon [42]."""
    tokens.gain_lynx(table, seat, 1)
    pop(table)


def play_transplant(box: Box, table: Table, seat: int, space: int) -> None:
    """A tree that stood in Sabugal is to go to the board of its column [52]."""
    row = top(table)
    row[STEP] = steps.REPLANT
    row[steps.SPACE] = space


def play_replant(box: Box, table: Table, seat: int, space: int) -> None:
    """It goes there, with all effects; an option takes away its printed rewards [52]."""
    old = top(table)[steps.SPACE]
    pop(table)
    planting.take_tree(table, seat, old)
    tell(table, events.TRANSPLANTED, seat, old, space)
    planting.allow_transplant(box, table, seat, space)
    planting.put_tree(box, table, seat, space, 0, table.options[TRANSPLANTS] == EARN)


# Bonus trees, and the end of a turn.


def play_bonus(box: Box, table: Table, seat: int, condition: int, space: int) -> None:
    """A bonus tree at once [38]."""
    table.bonus_used[seat] |= 1 << condition
    table.supply[seat] -= 1
    tell(table, events.REWARDED, seat, condition, space)
    planting.allow_transplant(box, table, seat, space)
    planting.put_tree(box, table, seat, space, 0, True)


def play_reserve(box: Box, table: Table, seat: int, condition: int) -> None:
    """Belmonte: the bonus tree waits on the tower board [43]."""
    table.bonus_used[seat] |= 1 << condition
    table.supply[seat] -= 1
    table.reserve[seat] += 1
    tell(table, events.RESERVED, seat, condition, 0)


def play_grow(box: Box, table: Table, seat: int, space: int) -> None:
    """A tree from Belmonte's reserve [43]."""
    table.reserve[seat] -= 1
    top(table)[steps.LEFT] -= 1
    tell(table, events.GREW, seat, space, 0)
    planting.allow_transplant(box, table, seat, space)
    planting.put_tree(box, table, seat, space, 0, True)


def play_take(box: Box, table: Table, seat: int, place: int) -> None:
    """A card of the row ends the turn [10]."""
    cards.take_from_row(table, seat, place)
    end_turn(table)


def end_turn(table: Table) -> None:
    count_turn(table)
    pop(table)


def play_move(box: Box, table: Table, seat: int, space: int) -> None:
    """At the end a tree of Espinhal goes to the board of its zone, and takes its lynx along [54]."""
    old = top(table)[steps.SPACE]
    pop(table)
    planting.take_tree(table, seat, old)
    tell(table, events.MOVED, seat, old, space)
    planting.put_tree(box, table, seat, space, box.lay[old], True)


def play_decline(box: Box, table: Table, seat: int) -> None:
    """What was offered, or more of it, is not wanted."""
    pop(table)


# How a round goes on.


def begin_round(table: Table) -> None:
    """Everybody's turn, clockwise from the first player, the trucks, then fire; the last is pushed first [9]."""
    push(table, steps.FIRE, table.first)
    push(table, steps.TRUCKS, table.first)[steps.LEFT] = table.players
    for after in range(table.players - 1, -1, -1):
        push(table, steps.TURN, clockwise(table, table.first, after))


def go_on(box: Box, table: Table) -> None:
    """Does step after step until somebody is asked or the game is over."""
    table.acting = 0
    while table.acting == 0 and table.over == 0:
        row = top(table)
        step = row[STEP]
        seat = row[SEAT]
        space = row[steps.SPACE]
        if step == steps.TURN:
            table.turn = seat
            ask(table, seat, phases.TURN)
        elif step == steps.EARN:
            pop(table)
            planting.earn(box, table, seat, space)
        elif step == steps.SPECIAL:
            pop(table)
            special_actions.act_specially(box, table, seat, space)
        elif step == steps.FIGHT:
            quenching.ask_for_marker(box, table, seat, space // SPACES, phases.FIGHT)
        elif step == steps.TRANSPLANT:
            planting.offer_transplant(box, table, seat, space)
        elif step == steps.BONUS:
            cards.discard_card(box, table, seat)
            bonus_trees.look_for_bonus(box, table, seat)
        elif step == steps.DRAW:
            if table.row_size > 0:
                ask(table, seat, phases.DRAW)
            else:
                end_turn(table)
        elif step == steps.TRUCKS:
            trucks.next_truck(box, table)
        elif step == steps.DRIVE:
            trucks.ask_truck(box, table, seat)
        elif step == steps.FIRE:
            pop(table)
            end_round(box, table)
        elif step == steps.MOVES:
            ending.next_move(box, table)
        else:
            ask(table, seat, phase_of(step))


def phase_of(step: int) -> int:
    """What is asked at those steps of a tree that do nothing but ask."""
    if step == steps.LAY:
        return phases.LAY
    if step == steps.FELL:
        return phases.FELL
    if step == steps.HELP:
        return phases.HELP
    if step == steps.BREAK:
        return phases.BREAK
    if step == steps.REPLANT:
        return phases.REPLANT
    return phases.MOVE


def end_round(box: Box, table: Table) -> None:
    """The rest of the fire phase, in the final round only the penalty; then a new round, or the end [29 to 35]."""
    fire.burn_trees(box, table)
    if ending.supply_ran_out(table):
        ending.begin_ending(box, table)
        return
    fire.spread_fire(box, table)
    fire.refill_row(table)
    fire.kindle(box, table)
    table.epoch += 1
    count_turn(table)
    table.first = clockwise(table, table.first, 1)
    tell(table, events.BEGAN, table.first, 0, 0)
    begin_round(table)


def turns_begun(box: Box, table: Table) -> int:
    """Turns as players count them: one for each card that was played, none in the fire phase or at the end [9, 10]."""
    turns = 1 if table.phase == phases.TURN or table.card != NONE else 0
    for card in range(CARDS):
        if table.discarded[card] != NONE:
            turns += 1
    return turns
