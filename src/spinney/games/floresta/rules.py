"""The rules of Floresta.

A turn: a card for a tree, for a tower piece, or thrown away; what the tree brings about; bonus trees; a card from the
row. When all have had a turn comes the fire phase (`fire.py`). A game ends after the round in which somebody's supply
of trees ran out; then the trees of Espinhal may move. Between two decisions the rules go on by themselves: `table.step`
says what comes next, and `go_on` does it until somebody is asked. Numbers in brackets: `docs/rules/floresta.md`.
"""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import ask, begin_move, count_turn, tell
from spinney.engine.layout import Record
from spinney.games.floresta.box import AXE_CARD
from spinney.games.floresta.effects import (
    act_specially,
    earn,
    fell_column,
    gain_axes,
    gain_lynx,
    gain_points,
    lay_double,
    lay_due_lynx,
    offer_felling,
    put_break,
    put_lynx,
    put_tree,
    quench_one,
)
from spinney.games.floresta.fire import burn_trees, kindle, refill_row, send_truck, spread_fire
from spinney.games.floresta.legality import legal, refuse
from spinney.games.floresta.moves import (
    block_path,
    bonus_condition,
    bonus_space,
    build_hand,
    build_tower,
    grow_space,
    is_bonus,
    is_build,
    is_decline,
    is_plant,
    lay_lynx,
    move_space,
    plant_hand,
    plant_space,
    quench_path,
    replant_space,
    reserve_condition,
    take_place,
    throw_hand,
    transplant_space,
)
from spinney.games.floresta.placing import (
    axes_for_space,
    axes_for_tower,
    follow_arrows,
    legal_spaces,
    somewhere,
)
from spinney.games.floresta.scoring import leaves_at_end, points_of_zones
from spinney.games.floresta.steps import conditions_met, has_reserve, movable, move_target
from spinney.games.floresta.table import (
    BEGAN,
    BOARD_SIDE,
    BOARDS,
    BONUS,
    BREAK,
    BREAKS,
    BUILT,
    BURN,
    BY_BONUS,
    BY_CARD,
    BY_MOVE,
    BY_TRANSPLANT,
    CAMPING,
    CARDS,
    CHECK_BONUS,
    DECK,
    DOUBLES,
    DRAW,
    DRAW_CARD,
    DROVE,
    EARN,
    END_TURN,
    ENDED,
    FELL,
    FELL_TREES,
    FIGHT,
    FINISH,
    FIRE_CARDS,
    GREW,
    HAND,
    HELP,
    KINDS,
    LAY,
    LAY_LYNX,
    LYNX,
    MOVE,
    MOVE_ON,
    MOVED,
    NEXT_MOVE,
    NEXT_TRUCK,
    NONE,
    ON_TOWER,
    OVER,
    PAID,
    PATHS,
    PLANTED,
    RANDOM_SIDES,
    REMOVED,
    REPLANT,
    RESERVED,
    RESERVED_ONE,
    REWARDED,
    ROW,
    SEATS,
    SPACES,
    SPECIAL,
    START_TURN,
    THREW,
    TO_DISCARDS,
    TOOK,
    TOWER_BOARDS,
    TRANSPLANT,
    TRANSPLANTED,
    TRUCK,
    TRUCK_ON,
    TURN,
)

__all__ = ["legal", "play", "refuse", "setup"]

PLAIN_CARDS = CARDS - FIRE_CARDS
ALL_BOARDS = (1 << BOARDS) - 1

# Setup.


def setup(box: Record, table: Record) -> None:
    clear(table)
    lay_out_boards(table)
    lay_out_cards(box, table)
    table.lynx_left = LYNX - table.players
    table.doubles_left = DOUBLES
    table.breaks_left = BREAKS
    for kind in range(KINDS):
        table.camping_left[kind] = CAMPING
    for seat in range(table.players):
        table.supply[seat] = box.start_trees[table.players]
        table.lynx[seat] = 1
        table.axes[seat] = 1
    plant_neutral_trees(box, table)
    table.first = draw(table, table.players)
    table.turn = table.first
    table.step = START_TURN
    ask(table, table.first, TURN)


def clear(table: Record) -> None:
    table.card = NONE
    table.space = NONE
    table.from_space = NONE
    table.quenched[0] = NONE
    table.quenched[1] = NONE
    for seat in range(SEATS):
        table.claimed[seat] = NONE
        table.truck[seat] = NONE
        for slot in range(HAND):
            table.hand[seat][slot] = NONE
    for place in range(ROW):
        table.row[place] = NONE
    for place in range(DECK):
        table.deck[place] = NONE
    for place in range(REMOVED):
        table.removed[place] = NONE
    for card in range(CARDS):
        table.discarded[card] = NONE


def lay_out_boards(table: Record) -> None:
    """Boards on cells at random; sides as chosen, else with the star, or at random [4]."""
    for board in range(BOARDS):
        table.cell[board] = board
        table.side[board] = 2 * board + other_side(table, board)
    for board in range(TOWER_BOARDS):
        table.corner[board] = board
        table.tower[board] = 2 * board + other_side(table, BOARDS + board)
    shuffle(table, table.cell, BOARDS)
    shuffle(table, table.corner, TOWER_BOARDS)


def other_side(table: Record, board: int) -> int:
    """Whether a board, or after those a tower board, shows the side without the star."""
    choice: int = table.options[BOARD_SIDE + board]
    if choice > 0:
        return choice - 1
    return draw(table, 2) if table.options[RANDOM_SIDES] == 1 else 0


def lay_out_cards(box: Record, table: Record) -> None:
    """Plain cards for hands and row, and the rest with the fire cards as the deck; some are removed unseen [5]."""
    players = table.players
    for card in range(CARDS):
        table.loose[card] = card
    shuffle(table, table.loose, PLAIN_CARDS)
    used = 0
    for place in range(box.plain_removed[players]):
        table.removed[place] = table.loose[used]
        used += 1
    for seat in range(players):
        for slot in range(HAND):
            table.hand[seat][slot] = table.loose[used]
            used += 1
        table.hand_size[seat] = HAND
    for place in range(players + 1):
        table.row[place] = table.loose[used]
        used += 1
    table.row_size = players + 1
    for i in range(FIRE_CARDS - 1, 0, -1):
        other = PLAIN_CARDS + draw(table, i + 1)
        card = table.loose[PLAIN_CARDS + i]
        table.loose[PLAIN_CARDS + i] = table.loose[other]
        table.loose[other] = card
    left = CARDS - box.fire_removed[players]
    for place in range(box.fire_removed[players]):
        table.removed[box.plain_removed[players] + place] = table.loose[left + place]
    for place in range(used, left):
        table.deck[place - used] = table.loose[place]
    table.deck_size = left - used
    shuffle(table, table.deck, table.deck_size)
    for card in range(CARDS):
        table.loose[card] = 0


def plant_neutral_trees(box: Record, table: Record) -> None:
    """With two or three players a neutral tree on every leaf [7]; then entries are open, and what lies behind them."""
    for board in range(BOARDS):
        side = table.side[board]
        if box.with_neutral[table.players] == 1:
            table.neutral[side] = box.leaves[side]
        if box.in_order[side] == 1:
            follow_arrows(box, table, side)


# Cards.


def play_card(table: Record, seat: int, slot: int) -> None:
    """A card from the hand onto the table; the others close up."""
    hand = table.hand[seat]
    seen = table.hand_seen[seat]
    table.card = hand[slot]
    if seen[slot] == 0:
        table.epoch += 1
    last = table.hand_size[seat] - 1
    for i in range(slot, last):
        hand[i] = hand[i + 1]
        seen[i] = seen[i + 1]
    hand[last] = NONE
    seen[last] = 0
    table.hand_size[seat] = last


def discard_card(box: Record, table: Record, seat: int) -> None:
    """The card that was played goes to the discards of its player [10]."""
    if table.card != NONE:
        table.discarded[table.card] = seat
        table.shown[seat] |= 1 << box.card_value[table.card] - 1
        table.card = NONE


def take_from_row(table: Record, seat: int, place: int) -> None:
    """A card of the row into the hand; all have seen it [10]."""
    card = table.row[place]
    table.row_size -= 1
    for later in range(place, table.row_size):
        table.row[later] = table.row[later + 1]
    table.row[table.row_size] = NONE
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_seen[seat][slot] = 1
    table.hand_size[seat] = slot + 1
    tell(table, TOOK, seat, card, 0)


def pay_axes(table: Record, seat: int, axes: int) -> None:
    if axes > 0:
        table.axes[seat] -= axes
        tell(table, PAID, seat, axes, 0)


# The three actions of a turn.


def play_plant(box: Record, table: Record, seat: int, slot: int, space: int) -> None:
    """A tree on a space that the card fits [18]."""
    play_card(table, seat, slot)
    tell(table, PLANTED, seat, table.card, space)
    pay_axes(table, seat, axes_for_space(box, table, seat, table.card, space))
    table.supply[seat] -= 1
    lay_double(box, table, seat, space)
    put_tree(box, table, seat, space, BY_CARD)


def play_build(box: Record, table: Record, seat: int, slot: int, tower: int) -> None:
    """A piece of the watch tower; with the first come the truck and the power [22 to 25]."""
    play_card(table, seat, slot)
    tell(table, BUILT, seat, table.card, tower)
    pay_axes(table, seat, axes_for_tower(box, table.card, tower))
    if table.claimed[seat] == NONE:
        table.claimed[seat] = tower
        table.truck[seat] = ON_TOWER
    table.pieces[seat] += 1
    cells = box.reached_cells[table.corner[tower >> 1]][table.pieces[seat]]
    table.reach[seat] = 0
    for board in range(BOARDS):
        if cells >> table.cell[board] & 1:
            table.reach[seat] |= 1 << board
    if box.special[table.card] == AXE_CARD:
        gain_axes(table, seat, 1)
    table.step = TO_DISCARDS


def play_throw(table: Record, seat: int, slot: int) -> None:
    """A card and a tree thrown away for a point [26]."""
    play_card(table, seat, slot)
    tell(table, THREW, seat, table.card, 0)
    table.supply[seat] -= 1
    table.thrown[seat] += 1
    gain_points(table, seat, 1)
    table.step = TO_DISCARDS


# Choices on the way.


def play_lay(box: Record, table: Record, seat: int, lynx: int) -> None:
    """Lynx from those in front onto empty icons of the zone [47]."""
    if lynx > 0:
        table.lynx[seat] -= lynx
        put_lynx(box, table, seat, lynx)


def play_replant(box: Record, table: Record, seat: int, space: int) -> None:
    """A tree that stood in Sabugal goes to the board of its column [52]."""
    old = table.from_space
    table.from_space = NONE
    table.trees[seat][old // SPACES] &= ~(1 << old % SPACES)
    tell(table, TRANSPLANTED, seat, old, space)
    put_tree(box, table, seat, space, BY_TRANSPLANT)


def play_bonus(box: Record, table: Record, seat: int, condition: int, space: int) -> None:
    """A bonus tree at once [38]."""
    table.bonus_used[seat] |= 1 << condition
    table.supply[seat] -= 1
    tell(table, REWARDED, seat, condition, space)
    put_tree(box, table, seat, space, BY_BONUS)


def play_reserve(table: Record, seat: int, condition: int) -> None:
    """Belmonte: the bonus tree waits on the tower board [43]."""
    table.bonus_used[seat] |= 1 << condition
    table.supply[seat] -= 1
    table.reserve[seat] += 1
    tell(table, RESERVED_ONE, seat, condition, 0)
    table.step = CHECK_BONUS


def play_grow(box: Record, table: Record, seat: int, space: int) -> None:
    """A tree from Belmonte's reserve [43]."""
    table.reserve[seat] -= 1
    table.ripe -= 1
    tell(table, GREW, seat, space, 0)
    put_tree(box, table, seat, space, BY_BONUS)


def play_quench(box: Record, table: Record, seat: int, path: int) -> None:
    """A marker by fire fighters, or by the truck, which drives there first [16, 27, 28]."""
    side = path // PATHS
    if table.phase == TRUCK and table.truck[seat] != side:
        table.truck[seat] = side
        tell(table, DROVE, seat, side, 0)
    quench_one(box, table, seat, path)


def play_move(box: Record, table: Record, seat: int, space: int) -> None:
    """At the end a tree of Espinhal goes to the board of its zone, and takes its lynx along [54]."""
    old = table.from_space
    table.from_space = NONE
    table.trees[seat][old // SPACES] &= ~(1 << old % SPACES)
    table.attached = box.lay[old]
    tell(table, MOVED, seat, old, space)
    put_tree(box, table, seat, space, BY_MOVE)


# What comes next.


def after_tree(box: Record, table: Record, seat: int) -> None:
    """A tree planted in Sabugal allows one transplant; then the turn, or the end of the game, goes on [20, 52]."""
    if table.how == BY_MOVE:
        table.step = NEXT_MOVE
        return
    table.step = TO_DISCARDS
    side = table.space // SPACES
    if box.transplants[side] == 1 and movable(box, table, seat, side) != 0:
        ask(table, seat, TRANSPLANT)


def check_bonus(box: Record, table: Record, seat: int) -> None:
    """Bonus trees, then those that were reserved on an earlier turn, if the player likes [37 to 40, 43].

    Without a legal space anywhere only Belmonte can do something with a bonus tree, so only its owner is asked.
    """
    table.step = DRAW_CARD
    if conditions_met(table, seat) != 0 and table.supply[seat] > 0:
        if somewhere(box, table, seat, ALL_BOARDS) or has_reserve(box, table, seat):
            ask(table, seat, BONUS)
            return
    if table.ripe > 0 and somewhere(box, table, seat, table.reach[seat]):
        ask(table, seat, RESERVED)


def end_turn(table: Record) -> None:
    """The next player clockwise, or the fire phase [9]."""
    count_turn(table)
    table.turns += 1
    if table.turns < table.players:
        table.turn = (table.turn + 1) % table.players
        table.step = START_TURN
    else:
        table.turns = 0
        table.step = NEXT_TRUCK


def next_truck(box: Record, table: Record) -> None:
    if table.turns == table.players:
        table.turns = 0
        table.step = BURN
        return
    count_turn(table)
    seat = (table.first + table.turns) % table.players
    table.turns += 1
    send_truck(box, table, seat)


def burn(box: Record, table: Record) -> None:
    """The rest of the fire phase, and the end of the round [29 to 35]."""
    burn_trees(box, table)
    if supply_ran_out(table):
        for seat in range(table.players):
            table.zone_points[seat] = points_of_zones(box, table, seat)
        table.counted = 1
        table.mover = 0
        table.step = NEXT_MOVE
        return
    spread_fire(box, table)
    refill_row(table)
    kindle(box, table)
    table.epoch += 1
    count_turn(table)
    table.first = (table.first + 1) % table.players
    table.turn = table.first
    tell(table, BEGAN, table.first, 0, 0)
    table.step = START_TURN


def turns_begun(box: Record, table: Record) -> int:
    """Turns as players count them: one for each card that was played, none in the fire phase or at the end [9, 10]."""
    turns = 1 if table.phase == TURN or table.card != NONE else 0
    for card in range(CARDS):
        if table.discarded[card] != NONE:
            turns += 1
    return turns


def supply_ran_out(table: Record) -> bool:
    for seat in range(table.players):
        if table.supply[seat] == 0:
            return True
    return False


def next_move(box: Record, table: Record) -> None:
    """The trees of Espinhal, zone by zone, each in the order of the arrows [54]."""
    while table.mover < BOARDS * SPACES:
        side = table.side[table.mover // SPACES]
        i = box.movers[side][table.mover % SPACES]
        table.mover += 1
        space = side * SPACES + i
        for seat in range(table.players):
            if i != NONE and leaves_at_end(box, side) and table.trees[seat][side] >> i & 1:
                lynx = table.lynx[seat] + box.lay[space]
                if legal_spaces(box, table, seat, move_target(box, table, space), lynx) != 0:
                    count_turn(table)
                    table.turn = seat
                    table.from_space = space
                    ask(table, seat, MOVE)
                    return
    table.step = FINISH


def go_on(box: Record, table: Record) -> None:
    """Does step after step until somebody is asked or the game is over."""
    while table.acting == 0 and table.over == 0:
        seat = table.turn
        step = table.step
        if step == LAY_LYNX:
            table.step = EARN
            lay_due_lynx(box, table, seat)
        elif step == EARN:
            table.step = FELL_TREES
            earn(box, table, seat)
        elif step == FELL_TREES:
            table.step = SPECIAL
            offer_felling(box, table, seat)
        elif step == SPECIAL:
            table.step = MOVE_ON
            act_specially(box, table, seat)
        elif step == MOVE_ON:
            after_tree(box, table, seat)
        elif step == TO_DISCARDS:
            table.step = CHECK_BONUS
            discard_card(box, table, seat)
        elif step == CHECK_BONUS:
            check_bonus(box, table, seat)
        elif step == DRAW_CARD:
            table.step = END_TURN
            if table.row_size > 0:
                ask(table, seat, DRAW)
        elif step == END_TURN:
            end_turn(table)
        elif step == START_TURN:
            table.ripe = table.reserve[seat]
            ask(table, seat, TURN)
        elif step == NEXT_TRUCK:
            next_truck(box, table)
        elif step == BURN:
            burn(box, table)
        elif step == NEXT_MOVE:
            next_move(box, table)
        else:
            table.phase = OVER
            table.over = 1
            tell(table, ENDED, 0, 0, 0)


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    table.acting = 0
    phase = table.phase
    if is_decline(move):
        decline_offer(table)
    elif phase == TURN:
        if is_plant(move):
            play_plant(box, table, seat, plant_hand(move), plant_space(move))
        elif is_build(move):
            play_build(box, table, seat, build_hand(move), build_tower(move))
        else:
            play_throw(table, seat, throw_hand(move))
    elif phase == DRAW:
        take_from_row(table, seat, take_place(move))
    elif phase == FIGHT or phase == TRUCK or phase == TRUCK_ON:
        play_quench(box, table, seat, quench_path(move))
    elif phase == LAY:
        play_lay(box, table, seat, lay_lynx(move))
    elif phase == FELL:
        fell_column(box, table, seat)
    elif phase == BREAK:
        put_break(table, seat, block_path(move))
    elif phase == HELP:
        gain_lynx(table, seat, 1)
    elif phase == TRANSPLANT:
        table.from_space = transplant_space(move)
        ask(table, seat, REPLANT)
    elif phase == REPLANT:
        play_replant(box, table, seat, replant_space(move))
    elif phase == BONUS:
        if is_bonus(move):
            play_bonus(box, table, seat, bonus_condition(move), bonus_space(move))
        else:
            play_reserve(table, seat, reserve_condition(move))
    elif phase == RESERVED:
        play_grow(box, table, seat, grow_space(move))
    else:
        play_move(box, table, seat, move_space(move))
    go_on(box, table)


def decline_offer(table: Record) -> None:
    """What was offered, or more of it, is not wanted: the next step stands in the table already."""
    table.from_space = NONE
    table.quench = 0
    table.quenched[0] = NONE
    table.quenched[1] = NONE
