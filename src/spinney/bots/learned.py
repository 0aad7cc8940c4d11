"""A bot that has learned: it does not look ahead, but knows from many games what is worth doing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

from spinney.bots import net as thinking_net
from spinney.bots.net_files import APART, LIKING, VALUES, Net, names_of
from spinney.bots.thinking import Plan, Step, Thinker, Thinking, plain
from spinney.engine.chance import pick
from spinney.engine.forms.rules import Rules

BETWEEN = ("second", "third", "apart_second", "apart_third")
"""The matrices between two layers. A net is kept with a row for each input, and thinks with one for each output."""


@lru_cache(maxsize=32)
def turned(matrix: bytes, rows: int) -> tuple[bytes, int]:
    """A matrix of numbers of 16 bits with a row for each of its columns, and how many these are."""
    numbers = memoryview(matrix).cast("h")
    columns = len(numbers) // rows
    return b"".join(bytes(numbers[column::columns]) for column in range(columns)), columns


class Instinct:
    """A net in the memory of some rules, with room for one thought: how moves are liked, and what each seat gets."""

    def __init__(self, rules: Rules, net: Net) -> None:
        game = rules.game
        assert game.eye is not None
        eye, names = game.eye, names_of(net.heading)
        self.weights = tuple(
            rules.shorts(*(turned(matrix, rows) if name in BETWEEN else (matrix, rows)))
            for name, matrix, rows in zip(names, net.matrices, net.rows(eye), strict=True)
        )
        named = dict(zip(names, self.weights, strict=True))
        self.likings, self.values = rules.numbers(game.most_legal), rules.numbers(eye.seats)
        on = rules.numbers(max(eye.most_on, eye.move_on))
        widths, apart = net.heading.widths, net.heading.value_widths
        room = layers(rules, widths)
        self.liking = (*(named[name] for name in LIKING), on, *room, self.likings)
        """What an entry is given that likes moves."""
        telling = tuple(named[name] for name in (APART if apart else VALUES))
        room = layers(rules, apart) if apart else room
        self.telling = (*telling, on, *room, self.values)
        """What an entry is given that tells what each seat gets."""
        self.given = (*self.liking, *telling, *room)
        """What an entry is given that does both."""


def layers(rules: Rules, widths: tuple[int, int, int]) -> tuple[Any, ...]:
    """Room for layers, and for the sums of the first of them."""
    sums = (rules.blank_shorts(widths[0]), rules.ints(widths[0]))
    return (*sums, *(rules.blank_shorts(width + 1) for width in widths))


class Learned(Thinker):
    """Plays the move it likes best; at some heat any move, the likelier the better it is liked (in hundredths)."""

    def __init__(self, rules: Rules, net: Net, name: str = "net", heat: int = 0) -> None:
        rules = rules.apart()
        self.name = name
        self._rules = rules
        self._heat = heat
        self._judge = rules.link(thinking_net.judge)
        self._instinct = Instinct(rules, net)
        self._moves, self._chances = (rules.numbers(rules.game.most_legal) for _ in range(2))

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        if len(legal) == 1:
            return legal[0]
        n = len(legal)
        for i, move in enumerate(legal):
            self._moves[i] = int(move)
        memory = self._rules.memory(view)
        arguments = (self._rules.box, memory, seat, self._moves, n, *self._instinct.liking)
        yield [Plan((Step(self._judge, (*arguments, self._heat or 1, self._chances)),))]
        if self._heat == 0:
            likings = self._instinct.likings
            return legal[max(range(n), key=lambda i: (likings[i], -i))]
        sums = list(accumulate(int(self._chances[i]) for i in range(n)))
        with plain(stream) as own:
            drawn = pick(own, sums[-1] >> 8) << 8  # `pick` knows numbers of 32 bits; the rest is too small to matter
        return legal[next(i for i in range(n) if drawn < sums[i])]
