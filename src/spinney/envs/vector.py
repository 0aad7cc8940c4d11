"""Vector environments: many games of one title at once, in one row of tables.

    from spinney.envs.vector import Vector
    games = Vector("once", 4096, players=4, threads=2)
    games.begin()
    while training:
        games.step(choose(games.features, games.masks))
        learn(games.rewards, games.came)

Everything a learner is shown lies in arrays that stay where they are and are written anew by every step, without a copy
and without Python: on the processor NumPy's, on a graphics card (`device="cuda"`) arrays that PyTorch, CuPy and JAX
take as they are. A game that ends is followed by the next on the same table: `came` says so and `rewards` what it was
worth to each seat, while everything else already shows the new game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need
from spinney.engine.game import Game, game
from spinney.engine.seeds import stream_seed
from spinney.envs.arrays import Wanted, shapes_of
from spinney.envs.on_processor import Processor
from spinney.envs.rewards import how
from spinney.envs.stepping import REFUSED

Settings = Sequence[tuple[int, Mapping[str, str]]]


class Vector:
    """So many games of one title, with everything that is shown of them; see the names of the arrays below."""

    players: Any
    """How many play."""
    seats: Any
    """Which seat is asked; where several are at once, the lowest of them: the others are asked in the steps after."""
    legal: Any
    """The legal moves of that seat, ascending, as numbers; behind them stands -1."""
    counts: Any
    """How many legal moves there are."""
    gone: Any
    """How many there were before."""
    masks: Any
    """For each move of the game 1 if it is legal and 0 if it is not."""
    features: Any
    """The features of the asked seat's view that are on (`Game.eye` names them); behind them stands 0."""
    seen: Any
    """How many features are on."""
    vectors: Any
    """The same features, 1 for those that are on and 0 for the others."""
    move_features: Any
    """The features of each legal move, in the order of `legal`; behind them stands 0."""
    views: Any
    """What the asked seat knows of its table, as the bytes of a table in which the rest is concealed: its fields have
    names and places in `game.table_layout.dtype()`."""
    rewards: Any
    """For each seat what the game that has just ended was worth to it; 0 while a game goes on."""
    came: Any
    """What came of the last step: 0 the game goes on, 1 it ended, 2 it was stopped after too many moves, 3 the move
    was refused."""
    moves: Any
    """The moves that were handed over last."""

    def __init__(
        self,
        title: str | Game,
        tables: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        settings: Settings | None = None,
        seed: int | str = 0,
        reward: str = "rank",
        masks: bool = True,
        features: bool = True,
        vectors: bool = False,
        move_features: bool = False,
        views: bool = False,
        threads: int = 1,
        device: str = "cpu",
        arrays: Mapping[str, Any] | None = None,
    ) -> None:
        """`settings` are several pairs of players and options, of which every game is given one at random.

        `arrays` are arrays of the caller's by the names above, to be written instead of new ones.
        """
        need("study", "a vector environment", "numba", "numpy")
        self.game = title if isinstance(title, Game) else game(title)
        if tables < 1 or threads < 1:
            raise SpinneyError("a vector environment needs at least one table and one thread.")
        wanted = Wanted(masks, features or vectors or move_features, vectors, move_features, views)
        if wanted.features and self.game.eye is None:
            raise SpinneyError(f"{self.game.name} has no eye: features=False does without it.")
        self.tables = tables
        self.settings = _settled(self.game, players, options, settings)
        told = how(self.game, reward, len(self.settings))
        start = stream_seed(f"vector {seed}")
        shapes = shapes_of(self.game, tables, wanted)
        fresh = b"".join(self.game.fresh(number, choices) for number, choices in self.settings)
        given = dict(arrays or {})
        if unknown := set(given) - set(shapes):
            raise SpinneyError(f"there is no array {', '.join(sorted(unknown))}.")
        self._hands: Processor
        if device == "cpu":
            self._hands = Processor(self.game, tables, threads, fresh, told, start, shapes, given)
        elif device == "cuda":
            on_card: Any = import_module("spinney.envs.on_card")
            self._hands = on_card.OnCard(self.game, tables, fresh, told, start, shapes, given)
        else:
            raise SpinneyError(f"a vector environment runs on cpu or cuda, not on {device}.")
        self.streams = self._hands.streams
        self.__dict__.update(self._hands.arrays)

    def begin(self) -> None:
        """Begins a new game on every table."""
        self._hands.begin()

    def step(self, moves: Any) -> None:
        """Plays a move on every table, for the seat that is asked there; an array of numbers.

        A move that is not among the legal ones is an error: that table stays as it was, the others have gone on. On a
        card it is none, since nobody waits there until the step is done: `came` tells.
        """
        self._hands.take(moves)
        self.play()

    def play(self) -> None:
        """Plays what stands in `moves`, for whoever has written it there."""
        refused = self._hands.step()
        if refused:
            raise SpinneyError(f"{refused} of {self.tables} moves are not legal; `came` is {REFUSED} where.")

    def choose_at_random(self) -> None:
        """Writes a legal move for each table into `moves`, each equally likely."""
        self._hands.choose_at_random()

    def wait(self) -> None:
        """Waits until everything that was begun is done; only a card does not wait by itself."""
        self._hands.wait()

    def table(self, at: int) -> bytes:
        """The bytes of a table, with all its secrets."""
        return self._hands.table(at)


def _settled(
    title: Game, players: int | None, options: Mapping[str, str] | None, settings: Settings | None
) -> list[tuple[int, dict[str, str]]]:
    if settings is None:
        settings = [(title.usual_players if players is None else players, options or {})]
    elif players is not None or options is not None:
        raise SpinneyError("either settings are given, or players and options.")
    if not settings:
        raise SpinneyError("there is no setting to play.")
    return [(number, title.choices(number, **choices)) for number, choices in settings]
