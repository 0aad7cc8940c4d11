"""A trial: a game's rules in one form and one setting. Laws are written over it, whatever the form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cache
from importlib import import_module
from typing import Any

from numpy import frombuffer

from conformance.settings import Setting, settings
from spinney import Game
from spinney.engine import walk
from spinney.engine.forms import module
from spinney.engine.forms.interpreted import Interpreted
from spinney.engine.forms.raw import Raw
from spinney.engine.forms.rules import Rules
from spinney.engine.header import MOST_SEATS, SPECTATOR
from spinney.engine.seeds import key_from

Memory = Any


class Reading:
    """What stands on a table of raw memory now, as plain numbers and lists, each field read when it is first asked for.

    A law mostly looks at a few of many fields.
    """

    def __init__(self, data: bytes, dtype: Any) -> None:
        self._record = frombuffer(data, dtype)[0]

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._record[name].tolist()
        return value


@cache
def linked(rules: Rules, function: Callable[..., Any]) -> Callable[..., Any]:
    """Generic code linked to a game, once for all settings."""
    return rules.link(function)


@cache
def module_of(game: Game) -> Rules:
    """The rules in a module that fits them; it is built if there is none."""
    if not module.up_to_date(game):
        module.build(game)
    return game.module


@cache
def told(game: Game) -> Any:
    """What the suite has been told about a game."""
    return import_module(f"conformance.games.{game.name}")


class Trial:
    def __init__(self, rules: Rules, setting: Setting) -> None:
        self.rules = rules
        self.setting = setting
        self.game = setting.game
        self.players = setting.players
        self.layout = self.game.table_layout
        self.out = rules.numbers(self.game.moves.size + self.game.most_legal)
        self._dtype = self.layout.dtype()
        self._reasons = rules.numbers(self.game.moves.size)
        self._sheet = rules.numbers(len(self.game.sheet))

    def __str__(self) -> str:
        return f"{self.setting}-{self.rules.form}"

    def many(self, whole: int) -> int:
        """How much of something to try for a whole game, shared out among its settings."""
        return 1 + whole // len(settings(self.game))

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def viewers(self) -> range:
        return range(SPECTATOR, self.players)

    # Positions.

    def begin(self, seed: object) -> Memory:
        """A new game after setup."""
        memory = self.rules.memory(self.setting.fresh(key_from(f"{self.setting} {seed}")))
        self.rules.setup(self.rules.box, memory)
        return memory

    def random_moves_any_seat(self, memory: Memory, stream: Any, moves: int) -> int:
        return linked(self.rules, walk.random_moves_any_seat)(self.rules.box, memory, self.out, stream, moves)

    def positions(self, count: int, stride: int = 1) -> Iterator[Memory]:
        """So many random positions, every `stride` moves of as many games as it takes, the last one always included."""
        stream = self.rules.stream(1)
        game = 0
        while True:
            memory = self.begin(game)
            stepped = self.random_moves_any_seat(memory, stream, game % stride)
            while True:
                yield self.rules.copy(memory)
                count -= 1
                if count == 0:
                    return
                stepped = self.random_moves_any_seat(memory, stream, stride)
                if stepped == 0:
                    break
            game += 1

    # What the rules say of a position, in plain Python.

    def bytes(self, memory: Memory) -> bytes:
        return self.rules.to_bytes(memory)

    def seen(self, memory: Memory, seat: int) -> tuple[list[int], dict[int, list[int]]]:
        """What a learner sees: the features of a position for a seat, and those of each of its legal moves."""
        eye, rules, view, moves = self.game.eye, self.rules, self.conceal(memory, seat), self.legal(memory, seat)
        assert eye is not None
        out, rows = rules.numbers(eye.most_on), rules.numbers(len(moves) or 1, eye.move_on)
        on = rules.observe(rules.box, view, seat, out)
        for place, move in enumerate(moves):
            self.out[place] = move
        rules.observe_moves(rules.box, view, seat, self.out, len(moves), rows)
        return [int(out[place]) for place in range(on)], {
            move: [int(number) for number in rows[place]] for place, move in enumerate(moves)
        }

    def table(self, memory: Memory) -> Any:
        if isinstance(self.rules, Raw):
            return Reading(self.bytes(memory), self._dtype)
        return self.layout.plain(self.bytes(memory))

    def rewritten(self, memory: Memory, fields: Mapping[str, Any]) -> Memory:
        """A table on which something else stands in these fields."""
        after = self.rules.copy(memory)
        for name, value in fields.items():
            if isinstance(self.rules, Raw):
                frombuffer(after, self._dtype)[name] = value
            else:
                setattr(after, name, value)
        return after

    def asked(self, memory: Memory) -> list[int]:
        acting = self.rules.number(memory, "acting")
        return [seat for seat in range(MOST_SEATS) if acting >> seat & 1]

    def legal(self, memory: Memory, seat: int) -> list[int]:
        count = self.rules.legal(self.rules.box, memory, seat, self.out)
        return self.out[:count]

    def refusals(self, memory: Memory, seat: int, first: int = 0) -> list[int]:
        """The reason for each move of the action space, or of as many from another number on."""
        linked(self.rules, walk.refusals)(self.rules.box, memory, seat, first, self._reasons)
        return self._reasons[:]

    def play(self, memory: Memory, seat: int, move: int) -> Memory:
        """The position after a legal move."""
        after = self.rules.copy(memory)
        assert self.rules.decide(self.rules.box, after, seat, move) == seat
        return after

    def sheet(self, memory: Memory, seat: int) -> tuple[int, list[int]]:
        total = self.rules.score(self.rules.box, memory, seat, self._sheet)
        return int(total), self._sheet[:]

    def standing(self, memory: Memory, seat: int) -> int:
        return int(self.rules.standing(self.rules.box, memory, seat))

    def conceal(self, memory: Memory, viewer: int) -> Memory:
        view = self.rules.copy(memory)
        self.rules.conceal(self.rules.box, view, viewer)
        return view

    def redeal(self, view: Memory, viewer: int, stream: Any) -> Memory:
        world = self.rules.copy(view)
        self.rules.redeal(self.rules.box, world, viewer, stream)
        return world


def variant(setting: Setting, **functions: Callable[..., Any]) -> Trial:
    """A trial of a game in which some functions of the contract were exchanged for others: to see a law broken."""
    game = copy(setting.game)
    exchanged: Mapping[str, Callable[..., Any]] = functions
    game.meaning = {agreed: exchanged.get(agreed.__name__, meant) for agreed, meant in setting.game.meaning.items()}
    return Trial(Interpreted(game), Setting(game, setting.players, setting.choices))
