"""Tree search on views: a plain information-set search, the same for every game.

Every iteration deals the hidden cards anew from what the bot's seat may know (`redeal` never sees the truth), walks
down the tree by the upper confidence bound, adds one node, plays on at random, and credits each seat with its share of
the win and a little for its standing, so that a lost or solitary game still has a direction.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from spinney.engine.chance import new_key, pick
from spinney.engine.contract import box_of, copy_table, legal, play, redeal, standing, tables_of
from spinney.engine.entries import playout
from spinney.engine.forms import Rules
from spinney.engine.header import MOST_SEATS, first_asked
from spinney.engine.layout import Record
from spinney.engine.moves import Move

VISITS, MOVE, CHILD, SIBLING = range(4)
NONE = -1
EXPLORE = 0.7
STANDING_WEIGHT = 0.02


def search(
    box_memory: Any,
    view_memory: Any,
    work_memory: Any,
    viewer: int,
    iterations: int,
    tree: Any,
    worth: Any,
    path: Any,
    out: Any,
    stream: Any,
) -> int:
    """The most visited move of the seat that is asked.

    `tree[node]` holds visits, move, first child and next sibling, `worth[node][seat]` the sum of results; `path` has
    room for the nodes of one descent. A node more is added in each iteration, as long as there is room.
    """
    box = box_of(box_memory)
    views = tables_of(view_memory)
    work = tables_of(work_memory)
    table = work[0]
    size = new_node(tree, worth, 0, NONE)
    for _iteration in range(iterations):
        copy_table(views, 0, work, 0)
        new_key(table, stream)
        redeal(box, table, viewer)
        depth = 0
        node = 0
        path[0] = 0
        while table.over == 0 and depth + 1 < len(path):
            seat = first_asked(table)
            n = legal(box, table, seat, out)
            child = untried(tree, node, out, n, stream) if size < len(tree) else NONE
            added = child != NONE
            if added:
                new_node(tree, worth, size, child)
                tree[size][SIBLING] = tree[node][CHILD]
                tree[node][CHILD] = size
                child = size
                size += 1
            else:
                child = most_promising(tree, worth, node, out, n, seat)
                if child == NONE:
                    break
            play(box, table, seat, tree[child][MOVE])
            node = child
            depth += 1
            path[depth] = node
            if added:
                break
        playout(box, table, out, stream)
        credit(box, table, tree, worth, path, depth)
    return most_visited(tree)


def new_node(tree: Any, worth: Any, node: int, move: int) -> int:
    """Makes a node for a move, with neither visits nor kin; gives the number of the next node."""
    tree[node][VISITS] = 0
    tree[node][MOVE] = move
    tree[node][CHILD] = NONE
    tree[node][SIBLING] = NONE
    for seat in range(MOST_SEATS):
        worth[node][seat] = 0.0
    return node + 1


def child_for(tree: Any, node: int, move: int) -> int:
    child = tree[node][CHILD]
    while child != NONE and tree[child][MOVE] != move:
        child = tree[child][SIBLING]
    return int(child)


def untried(tree: Any, node: int, moves: Any, n: int, stream: Any) -> int:
    """A legal move that has no node yet, each equally likely, or NONE."""
    chosen = NONE
    count = 0
    for i in range(n):
        if child_for(tree, node, moves[i]) == NONE:
            count += 1
            if pick(stream, count) == 0:
                chosen = moves[i]
    return chosen


def most_promising(tree: Any, worth: Any, node: int, moves: Any, n: int, seat: int) -> int:
    """The child with the highest upper confidence bound for this seat, among the moves legal in this deal."""
    best = NONE
    best_bound = -1e9
    width = EXPLORE * sqrt(log(tree[node][VISITS] + 1.0))
    for i in range(n):
        child = child_for(tree, node, moves[i])
        if child != NONE:
            visits = tree[child][VISITS]
            bound = worth[child][seat] / visits + width / sqrt(visits)
            if bound > best_bound:
                best_bound = bound
                best = child
    return best


def credit(box: Record, table: Record, tree: Any, worth: Any, path: Any, depth: int) -> None:
    best = standing(box, table, 0)
    winners = 1
    for seat in range(1, table.players):
        points = standing(box, table, seat)
        if points > best:
            best = points
            winners = 1
        elif points == best:
            winners += 1
    for i in range(depth + 1):
        tree[path[i]][VISITS] += 1
    for seat in range(table.players):
        points = standing(box, table, seat)
        result = STANDING_WEIGHT * points
        if points == best:
            result += 1.0 / winners
        for i in range(depth + 1):
            worth[path[i]][seat] += result


def most_visited(tree: Any) -> int:
    best = NONE
    visits = -1
    child = tree[0][CHILD]
    while child != NONE:
        if tree[child][VISITS] > visits:
            visits = tree[child][VISITS]
            best = tree[child][MOVE]
        child = tree[child][SIBLING]
    return int(best)


class Search:
    """A bot that searches for so many iterations."""

    def __init__(self, rules: Rules, iterations: int) -> None:
        self.name = f"search {iterations}"
        self.iterations = iterations
        self._rules = rules
        self._search = rules.link(search)
        self._work = rules.memory(bytes(rules.game.table_layout.size))
        self._tree = rules.numbers(iterations + 1, 4)
        self._worth = rules.fractions(iterations + 1, MOST_SEATS)
        self._path = rules.numbers(rules.game.most_moves + 1)
        self._out = rules.numbers(rules.game.most_legal)

    def choose(self, view: Record, seat: int, legal: list[Move], stream: Any) -> Move:
        if len(legal) == 1:
            return legal[0]
        memory = self._rules.memory(self._rules.game.table_layout.to_bytes(view))
        move = self._search(
            self._rules.box,
            memory,
            self._work,
            seat,
            self.iterations,
            self._tree,
            self._worth,
            self._path,
            self._out,
            stream,
        )
        return self._rules.game.moves.Move(move)
