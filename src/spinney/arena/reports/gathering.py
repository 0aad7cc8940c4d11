"""Gathering: plays many games between bots, wherever, and writes down what a report needs of each.

Every game has a key of chance of its own, made from the seed and its number, and so has every bot at its table: what
is gathered does not depend on where the games were played or which of them were done first.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from spinney.arena.reports.noting import note
from spinney.arena.spreading import spread
from spinney.bots import Bot
from spinney.bots.levels import make_bot
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.header import Laid, Use
from spinney.engine.seeds import key_from
from spinney.engine.telling import Teller

Numbers = np.ndarray[Any, np.dtype[Any]]

BATCHES = 200
MOST_BATCH = 50


@dataclass(frozen=True)
class Plan:
    """What to play: everything that decides what is gathered."""

    game: Game
    players: int
    choices: dict[str, str]
    bots: tuple[str, ...]
    seed: str


class Section(NamedTuple):
    """The columns of one use: what its components are called, and where they begin among all columns."""

    use: Use | Laid
    first: int
    names: tuple[str, ...]

    @property
    def everyone(self) -> bool:
        """Whether a component is there for all seats alike."""
        return isinstance(self.use, Laid) or self.use.everyone

    @property
    def outcome(self) -> bool:
        """Whether this is how games ended."""
        return isinstance(self.use, Use) and self.use.outcome


class Columns:
    """One column for each component of each use; components that are called alike share one."""

    def __init__(self, game: Game) -> None:
        teller = Teller(game)
        things = game.boxroom.names(game.pack)
        self.sections: list[Section] = []
        self.numbers: dict[str, list[int]] = {}
        """For each use, the column of each number."""
        width = 0
        for use in game.uses:
            said = [teller.thing(use.named, number) for number in range(len(things[use.named]))]
            names = tuple(dict.fromkeys(said))
            self.numbers[use.name] = [width + names.index(name) for name in said]
            self.sections.append(Section(use, width, names))
            width += len(names)
        self.width = width


@dataclass
class Gathered:
    """What became of many games, one row a game, by its number."""

    totals: Numbers  # game, seat
    standings: Numbers  # game, seat
    lines: Numbers  # game, seat, line of the score sheet
    moves: Numbers  # game
    turns: Numbers  # game: as players count them
    targets: Numbers  # game: the points that a solitaire had to beat, 0 where there is no target
    stopped: Numbers  # game: whether it had to be, having come to the declared number of moves
    uses: Numbers  # game, seat, column: how often

    @classmethod
    def room(cls, game: Game, players: int, games: int, width: int) -> Gathered:
        return cls(
            np.zeros((games, players), np.int64),
            np.zeros((games, players), np.int64),
            np.zeros((games, players, len(game.sheet)), np.int64),
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros(games, np.bool_),
            np.zeros((games, players, width), np.int16),
        )

    def put(self, first: int, batch: Gathered) -> None:
        """Takes over a batch of games, the first of which has this number."""
        for name, rows in vars(batch).items():
            getattr(self, name)[first : first + len(rows)] = rows


class Gatherer:
    """Plays the games of a plan, one after the other."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.game
        self.rules = self.game.rules("auto")
        self.columns = Columns(self.game)
        self._bots: list[Bot] = [make_bot(name, self.rules, cores=1) for name in plan.bots]
        self._note = self.rules.link(note)
        self._out = self.rules.numbers(self.game.most_legal)
        self._sheet = self.rules.numbers(len(self.game.sheet))
        self._wanted, self._listed = self._look_up()

    def _look_up(self) -> tuple[Any, Any]:
        """What `note` looks for, and the columns of all numbers, use after use."""
        wanted: list[tuple[int, int, int, int]] = []
        listed: list[int] = []
        for use in self.game.uses:
            if isinstance(use, Use):
                for code, event in enumerate(self.game.events):
                    if event.name in use.events:
                        seat = 0 if use.everyone else event.column("seat")
                        wanted.append((code, seat, event.column(use.part), len(listed)))
                listed += self.columns.numbers[use.name]
        rows, numbers = self.rules.numbers(len(wanted), 4), self.rules.numbers(len(listed))
        for i, row in enumerate(wanted):
            for j, value in enumerate(row):
                rows[i][j] = value
        for i, column in enumerate(listed):
            numbers[i] = column
        return rows, numbers

    def play(self, first: int, games: int) -> Gathered:
        """So many games, from this number on."""
        found = Gathered.room(self.game, self.plan.players, games, self.columns.width)
        for row in range(games):
            self._play(first + row, found, row)
        return found

    def _play(self, number: int, found: Gathered, row: int) -> None:
        rules, box = self.rules, self.rules.box
        key = key_from(f"{self.plan.seed} game {number}")
        memory = rules.memory(self.game.fresh(self.plan.players, self.plan.choices, key))
        uses = rules.numbers(self.plan.players, self.columns.width)
        streams = [rules.stream(f"{self.plan.seed} game {number} bot {seat}") for seat in range(self.plan.players)]
        rules.setup(box, memory)
        self._note_laid(memory, uses)
        self._note(memory, self._wanted, self._listed, uses)
        moves = 0
        while not rules.number(memory, "over") and moves < self.game.most_moves:
            acting = rules.number(memory, "acting")
            seat = (acting & -acting).bit_length() - 1
            if rules.decide(box, memory, seat, self._choice(memory, seat, streams[seat])) != seat:
                raise SpinneyError(f"the bot {self.plan.bots[seat]} wanted to make a move that the rules refuse.")
            self._note(memory, self._wanted, self._listed, uses)
            moves += 1
        found.moves[row] = moves
        found.turns[row] = rules.turns_begun(box, memory)
        found.targets[row] = rules.points_to_beat(box, memory)
        found.stopped[row] = not rules.number(memory, "over")
        found.uses[row] = uses
        for seat in range(self.plan.players):
            found.totals[row, seat] = rules.score(box, memory, seat, self._sheet)
            found.lines[row, seat] = self._sheet
            found.standings[row, seat] = rules.standing(box, memory, seat)

    def _choice(self, memory: Any, seat: int, stream: Any) -> int:
        """What the bot at this seat does; where there is only one move, nobody needs to be asked."""
        rules = self.rules
        count = rules.legal(rules.box, memory, seat, self._out)
        legal = [int(self._out[i]) for i in range(count)]
        if count == 1:
            return legal[0]
        view = rules.copy(memory)
        rules.conceal(rules.box, view, seat)
        return int(self._bots[seat].choose(rules.to_bytes(view), seat, legal, stream))

    def _note_laid(self, memory: Any, uses: Any) -> None:
        """Counts what set-up has laid out."""
        laid = [use for use in self.game.uses if isinstance(use, Laid)]
        if not laid:
            return
        table = self.game.table_layout.plain(self.rules.to_bytes(memory))
        for use in laid:
            for number in getattr(table, use.field):
                for seat in range(self.plan.players):
                    uses[seat][self.columns.numbers[use.name][number]] += 1


def gather(plan: Plan, games: int, cores: int | None, ray: str | None, tell: Callable[[int], None]) -> Gathered:
    """Plays so many games, on so many cores of this machine or of a Ray cluster; `tell` hears how many are done."""
    found = Gathered.room(plan.game, plan.players, games, Columns(plan.game).width)
    batch = max(1, min(MOST_BATCH, games // BATCHES))
    batches = [(first, min(batch, games - first)) for first in range(0, games, batch)]
    done = 0
    with closing(spread(partial(_batches, plan), batches, cores, ray)) as played:
        for first, rows in played:
            found.put(first, rows)
            done += len(rows.moves)
            tell(done)
    return found


def _batches(plan: Plan) -> Callable[[tuple[int, int]], tuple[int, Gathered]]:
    gatherer = Gatherer(plan)
    return lambda batch: (batch[0], gatherer.play(*batch))
