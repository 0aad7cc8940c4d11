"""The tree that search grows: generic code, linked to each game.

Every iteration deals the hidden cards anew from what the bot's seat may know (`redeal` never sees the truth), walks
down the tree by the upper confidence bound, adds a node, plays on for some turns, and credits each seat with what it
has got. One tree serves all deals: a node is a sequence of moves, and only the children whose move is legal in this
deal take part (information-set search).

What a seat gets lies between 0 and 1: how far it leads the others, measured against all leads seen so far, and its
share of the win. In a game alone there is only the score.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from spinney.bots.turns import AT, BEFORE, finish_turn, lead_over_others, play_turn, whose_move
from spinney.engine.chance import new_key, pick
from spinney.engine.contract import box_of, copy_table, legal, play, redeal, standing, tables_of
from spinney.engine.header import MOST_SEATS
from spinney.engine.layout import Record
from spinney.engine.memory import BoxMemory, FractionRows, Fractions, NumberRows, Numbers, Stream, TableMemory

NONE = -1

# A node's numbers: visits, how often its move was legal when its parent was passed, the move, first child, sibling.
VISITS, CHANCES, MOVE, CHILD, SIBLING = range(5)
NODE = 5

# A node's fractions: what each seat got, summed over visits, then the lead of the bot's own seat in points.
LEAD = MOST_SEATS
WORTH = MOST_SEATS + 1

# How a tree is grown, whole numbers all: turns to look ahead (0: to the end of the game), tries for a turn in playouts
# and for a new node, children a node may have for the square root of its visits (in hundredths), how curious the
# bound is and how much of the reward is the win (in hundredths), what a point weighs in a standing, and the move with
# which every iteration begins (NONE: any).
TURNS, TRIES, NEW_TRIES, WIDTH, CURIOSITY, WIN, POINT, FIRST = range(8)
STYLE = 8

LN_2 = 0.6931471805599453
TERMS = 14  # of the series in `natural_log`: with a part of at most 1/3 the rest is smaller than a double can tell

# Leads seen so far, for each seat: how many, their sum, the sum of their squares.
COUNT, SUM, SQUARES = range(3)
SEEN = 3


def plant(tree: NumberRows, worth: FractionRows, seen: FractionRows) -> None:
    """A tree that is nothing but a root; the root's sibling is the number of nodes."""
    new_node(tree, worth, 0, NONE)
    tree[0][SIBLING] = 1
    for seat in range(MOST_SEATS):
        for i in range(SEEN):
            seen[seat][i] = 0.0


def grow(
    box_memory: BoxMemory,
    view_memory: TableMemory,
    work_memory: TableMemory,
    viewer: int,
    iterations: int,
    style: Numbers,
    tree: NumberRows,
    worth: FractionRows,
    seen: FractionRows,
    path: Numbers,
    out: Numbers,
    kin: Numbers,
    spare: Numbers,
    stream: Stream,
) -> None:
    """So many iterations more.

    `path` has room for the nodes of a descent, `out` and `spare` for moves, `kin` for the nodes that stand for them.
    """
    box = box_of(box_memory)
    views = tables_of(view_memory)
    work = tables_of(work_memory)
    table = work[AT]
    for _iteration in range(iterations):
        copy_table(views, 0, work, AT)
        new_key(table, stream)
        redeal(box, table, viewer)
        last_turn = table.turn_number + style[TURNS] - 1
        if style[TURNS] == 0:
            last_turn = 1 << 30
        node = 0
        depth = 0
        path[0] = 0
        growing = True
        while growing and table.over == 0 and table.turn_number <= last_turn and depth + 1 < len(path):
            seat = whose_move(table, viewer)
            n = legal(box, table, seat, out)
            if depth == 0:
                n = narrowed(out, n, style)
            tried = find_children(tree, node, out, n, kin)
            child = NONE
            if tried < n and may_widen(tree, node, tried, style):
                child = new_child(box, work, viewer, seat, n, style, tree, worth, node, out, kin, spare, stream)
                growing = n == 1
            else:
                child = most_promising(tree, worth, n, kin, seat, style)
            if child == NONE:
                break
            play(box, table, seat, tree[child][MOVE])
            node = child
            depth += 1
            path[depth] = node
        while table.over == 0 and table.turn_number <= last_turn:
            play_turn(box, work, viewer, whose_move(table, viewer), style[TRIES], out, stream)
        credit(box, table, viewer, style, tree, worth, seen, path, depth)


def narrowed(moves: Numbers, n: int, style: Numbers) -> int:
    """How many moves of the root are left: all, or the one that every iteration is to begin with."""
    if style[FIRST] == NONE:
        return n
    moves[0] = style[FIRST]
    return 1


def new_node(tree: NumberRows, worth: FractionRows, node: int, move: int) -> None:
    """A node for a move, with neither visits nor kin."""
    tree[node][VISITS] = 0
    tree[node][CHANCES] = 0
    tree[node][MOVE] = move
    tree[node][CHILD] = NONE
    tree[node][SIBLING] = NONE
    for i in range(WORTH):
        worth[node][i] = 0.0


def find_children(tree: NumberRows, node: int, moves: Numbers, n: int, kin: Numbers) -> int:
    """Writes into `kin` which child stands for each legal move, NONE if none does; gives how many have one."""
    for i in range(n):
        kin[i] = NONE
    found = 0
    child = tree[node][CHILD]
    while child != NONE:
        at = index_of(moves, n, tree[child][MOVE])
        if at != NONE:
            kin[at] = child
            tree[child][CHANCES] += 1
            found += 1
        child = tree[child][SIBLING]
    return found


def index_of(moves: Numbers, n: int, move: int) -> int:
    """Where a move stands in an ascending list."""
    low = 0
    high = n
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    if low < n and moves[low] == move:
        return low
    return NONE


def may_widen(tree: NumberRows, node: int, tried: int, style: Numbers) -> bool:
    """Whether a node that many of whose moves are tried may have another child: the more visits, the more children."""
    if tree[0][SIBLING] >= len(tree):
        return False
    if tried == 0:
        return True
    room: float = style[WIDTH] / 100.0 * sqrt(tree[node][VISITS] + 1.0)
    return tried < room


def new_child(
    box: Record,
    work: Any,
    viewer: int,
    seat: int,
    n: int,
    style: Numbers,
    tree: NumberRows,
    worth: FractionRows,
    node: int,
    moves: Numbers,
    kin: Numbers,
    spare: Numbers,
    stream: Stream,
) -> int:
    """A node for one of the untried moves: the one whose turn, played on at random, left the player best."""
    move = NONE
    if style[NEW_TRIES] <= 1:
        move = untried(moves, n, kin, stream)
    else:
        move = promising_turn(box, work, viewer, seat, n, style[NEW_TRIES], moves, kin, spare, stream)
    child = tree[0][SIBLING]
    new_node(tree, worth, child, move)
    tree[child][CHANCES] = 1
    tree[child][SIBLING] = tree[node][CHILD]
    tree[node][CHILD] = child
    tree[0][SIBLING] = child + 1
    return int(child)


def untried(moves: Numbers, n: int, kin: Numbers, stream: Stream) -> int:
    """A legal move that has no node yet, each equally likely."""
    chosen = NONE
    count = 0
    for i in range(n):
        if kin[i] == NONE:
            count += 1
            if pick(stream, count) == 0:
                chosen = moves[i]
    return chosen


def promising_turn(
    box: Record,
    work: Any,
    viewer: int,
    seat: int,
    n: int,
    tries: int,
    moves: Numbers,
    kin: Numbers,
    spare: Numbers,
    stream: Stream,
) -> int:
    """Of some untried moves, each followed by the rest of its turn at random, the one that leaves the seat best."""
    copy_table(work, AT, work, BEFORE)
    table = work[AT]
    turn = table.turn_number
    chosen = NONE
    best = 0
    for _try in range(tries):
        move = untried(moves, n, kin, stream)
        play(box, table, seat, move)
        if table.over == 0 and table.turn_number == turn:
            finish_turn(box, table, viewer, spare, stream)
        points = standing(box, table, seat)
        if chosen == NONE or points > best:
            best = points
            chosen = move
        copy_table(work, BEFORE, work, AT)
    return chosen


def most_promising(tree: NumberRows, worth: FractionRows, n: int, kin: Numbers, seat: int, style: Numbers) -> int:
    """The child with the highest upper confidence bound for this seat, among the moves legal in this deal."""
    best = NONE
    best_bound = -1.0
    curiosity = style[CURIOSITY] / 100.0
    for i in range(n):
        child = kin[i]
        if child != NONE:
            visits = tree[child][VISITS]
            bound = worth[child][seat] / visits + curiosity * sqrt(natural_log(tree[child][CHANCES]) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
    return best


def natural_log(number: int) -> float:
    """The natural logarithm of a whole number from 1 on, the same to the last bit on every machine.

    The libraries of machines round `log` differently, and a different last bit is a different search. This uses nothing
    but sums, products and quotients, which are rounded alike everywhere: the number is halved until it lies below 2,
    then ln m = 2 artanh((m - 1) / (m + 1)), by the first terms of its series.
    """
    m = number / 1.0
    halved = 0
    while m >= 2.0:
        m /= 2.0
        halved += 1
    part = (m - 1.0) / (m + 1.0)
    square = part * part
    series = 0.0
    for term in range(TERMS, -1, -1):
        series = series * square + 1.0 / (2 * term + 1)
    return halved * LN_2 + 2.0 * part * series


def credit(
    box: Record,
    table: Record,
    viewer: int,
    style: Numbers,
    tree: NumberRows,
    worth: FractionRows,
    seen: FractionRows,
    path: Numbers,
    depth: int,
) -> None:
    """Credits every node of the path with what each seat has got."""
    players = table.players
    total = 0
    best = standing(box, table, 0)
    winners = 0
    for seat in range(players):
        points = standing(box, table, seat)
        total += points
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners += 1
    win = 0.0 if players == 1 else style[WIN] / 100.0
    for i in range(depth + 1):
        tree[path[i]][VISITS] += 1
    for seat in range(players):
        points = standing(box, table, seat)
        lead = lead_over_others(points, total, players, style[POINT])
        share = 0.0
        if points == best:
            share = win / winners
        reward = share + (1.0 - win) * ranked(seen[seat], lead)
        for i in range(depth + 1):
            worth[path[i]][seat] += reward
        if seat == viewer:
            for i in range(depth + 1):
                worth[path[i]][LEAD] += lead


def ranked(seen: Fractions, lead: float) -> float:
    """A lead as a number between 0 and 1: a half if it is the mean of all seen so far, and their spread is the unit."""
    seen[COUNT] += 1.0
    seen[SUM] += lead
    seen[SQUARES] += lead * lead
    mean = seen[SUM] / seen[COUNT]
    spread = sqrt(max(seen[SQUARES] / seen[COUNT] - mean * mean, 0.0)) + 0.5
    over: float = (lead - mean) / spread
    return 0.5 + 0.5 * over / (1.0 + abs(over))


ENTRIES = (plant, grow)
