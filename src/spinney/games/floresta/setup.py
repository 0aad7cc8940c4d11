"""Setting up Floresta [4 to 8]: boards, cards, what everybody begins with, neutral trees, and who begins."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import ask
from spinney.games.floresta import phases
from spinney.games.floresta.box import Box
from spinney.games.floresta.placing import follow_arrows
from spinney.games.floresta.table import (
    ALL_SIDES,
    BOARD_SIDE,
    BOARDS,
    CARDS,
    FIRE_CARDS,
    HAND,
    LYNX,
    OPEN,
    PLAIN_CARDS,
    RANDOM,
    STAR,
    TOWER_BOARDS,
    Table,
)
from spinney.games.floresta.turn import begin_round


def setup(box: Box, table: Table) -> None:
    lay_out_boards(table)
    lay_out_cards(box, table)
    table.lynx_left = LYNX - table.players
    for seat in range(table.players):
        table.supply[seat] = box.start_trees[table.players]
        table.lynx[seat] = 1
        table.axes[seat] = 1
    plant_neutral_trees(box, table)
    table.first = draw(table, table.players)
    table.turn = table.first
    begin_round(table)
    ask(table, table.turn, phases.TURN)


def lay_out_boards(table: Table) -> None:
    """Boards on cells at random; sides as chosen, else with the star, or at random [4]."""
    for board in range(BOARDS):
        table.cell[board] = board
        table.side[board] = 2 * board + other_side(table, board)
    for board in range(TOWER_BOARDS):
        table.corner[board] = board
        table.tower[board] = 2 * board + other_side(table, BOARDS + board)
    shuffle(table, table.cell, BOARDS)
    shuffle(table, table.corner, TOWER_BOARDS)


def other_side(table: Table, board: int) -> int:
    """Whether a board, or after those a tower board, shows the side without the star."""
    choice: int = table.options[BOARD_SIDE + board]
    if choice != OPEN:
        return choice - STAR
    return draw(table, 2) if table.options[ALL_SIDES] == RANDOM else 0


def lay_out_cards(box: Box, table: Table) -> None:
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


def plant_neutral_trees(box: Box, table: Table) -> None:
    """With two or three players a neutral tree on every leaf [7]; then entries are open, and what lies behind them."""
    for board in range(BOARDS):
        side = table.side[board]
        if box.with_neutral[table.players] == 1:
            table.neutral[side] = box.leaves[side]
        if box.in_order[side] == 1:
            follow_arrows(box, table, side)
