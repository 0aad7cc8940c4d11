"""The greedy bot: whatever brings most points by the end of this turn, and not a thought beyond it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.bots.random import Random
from spinney.bots.thinking import Plan, Step, Thinker, Thinking
from spinney.bots.turns import AT, TABLES, finish_turn, play_turn
from spinney.engine.chance import new_key
from spinney.engine.contract import box_of, copy_table, play, redeal, standing, tables_of
from spinney.engine.forms.rules import Rules
from spinney.engine.memory import BoxMemory, Numbers, Stream, TableMemory

DEALS = 8
TRIES = 12
OWN = 1000  # how much more the points of this turn count than what chance makes of them later


def weigh(
    box_memory: BoxMemory,
    view_memory: TableMemory,
    work_memory: TableMemory,
    viewer: int,
    moves: Numbers,
    n: int,
    points: Numbers,
    out: Numbers,
    stream: Stream,
) -> None:
    """Writes into `points` how the viewer stands at the end of this turn after each move, summed over some deals.

    Among equal scores the one is better from which a round at random leads further ahead of the others.
    Hidden cards are dealt from what the viewer knows; each move is tried on the same deals, with the same luck.
    """
    box = box_of(box_memory)
    views = tables_of(view_memory)
    work = tables_of(work_memory)
    for i in range(n):
        points[i] = 0
    for _deal in range(DEALS):
        luck = stream[0]
        for i in range(n):
            stream[0] = luck
            copy_table(views, 0, work, AT)
            table = work[AT]
            turn = table.turn_number
            new_key(table, stream)
            redeal(box, table, viewer)
            play(box, table, viewer, moves[i])
            if table.over == 0 and table.turn_number == turn:
                play_turn(box, work, viewer, viewer, TRIES, out, stream)
            points[i] += OWN * standing(box, work[AT], viewer)
            for _turn in range(table.players):
                if table.over == 0:
                    finish_turn(box, work[AT], viewer, out, stream)
            points[i] += (table.players + 1) * standing(box, work[AT], viewer)
            for seat in range(table.players):
                points[i] -= standing(box, work[AT], seat)


ENTRIES = (weigh,)


class Greedy(Thinker):
    """Takes the best score after its turn; among equals any."""

    name = "greedy"

    def __init__(self, rules: Rules) -> None:
        rules = rules.apart()
        game = rules.game
        self._rules = rules
        self._any = Random()
        self._weigh = rules.link(weigh)
        self._work = rules.tables(TABLES)
        self._moves, self._points, self._out = (rules.numbers(game.most_legal) for _ in range(3))

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        if len(legal) == 1:
            return legal[0]
        n = len(legal)
        for i, move in enumerate(legal):
            self._moves[i] = int(move)
        memory, own = self._rules.memory(view), self._rules.stream(int(stream[0]))
        arguments = (self._rules.box, memory, self._work, seat, self._moves, n, self._points, self._out, own)
        yield [Plan((Step(self._weigh, arguments),))]
        stream[0] = int(own[0])
        best = max(self._points[i] for i in range(n))
        return self._any.choose(view, seat, [legal[i] for i in range(n) if self._points[i] == best], stream)
