"""What `spinney bench --peers` measures: random games of the same rules, by Spinney's forms and by its peers.

Each plays for a second, in turns, and the median of the turns is told. All use one core, and the seconds are those that
it spent on them, so that it matters little what else the machine is doing. Only for a graphics card the clock counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from spinney.engine.forms.compiled import Compiled
from spinney.engine.forms.cuda import Card as GraphicsCard
from spinney.engine.forms.module import up_to_date
from spinney.engine.game import Game, game
from spinney.engine.racing import racer
from spinney.peers import in_node
from spinney.peers.given import Card, Missing, cards_of
from spinney.peers.in_c import PortInC

GAME = "once"
PLAYERS = (4, 2)
ROUNDS = 3
SECONDS = 1.0
SEED = 1
BATCH = 1 << 17  # games at once on a card
GAMES_EACH = 32  # one after the other in each of them

Race = Callable[[int], int]
"""Plays so many games; gives the number of moves."""
Runner = Callable[[float], tuple[int, float]]
"""Plays for about so many seconds; gives the number of moves, and the seconds that it took."""


def for_seconds(race: Race, clock: Callable[[], float] = thread_time) -> Runner:
    """Batches of games until the time is over; as large ones as do not take an eighth of it."""

    def run(seconds: float) -> tuple[int, float]:
        moves, games, started = 0, 1, clock()
        while True:
            moves += race(games)
            spent = clock() - started
            if spent >= seconds:
                return moves, spent
            if spent < seconds / 8:
                games *= 2

    return run


def interpreted(cards: Sequence[Card], players: int) -> Runner:
    return for_seconds(racer(once(), once().rules("interpreted"), players))


def module(cards: Sequence[Card], players: int) -> Runner:
    if not up_to_date(once()):
        raise Missing(f"spinney build {GAME}")
    return for_seconds(racer(once(), once().rules("module"), players))


def compiled(cards: Sequence[Card], players: int) -> Runner:
    if not Compiled.possible():
        raise Missing('pip install "spinney[study]"')
    return for_seconds(racer(once(), once().rules("compiled"), players))


def on_graphics_card(cards: Sequence[Card], players: int) -> Runner:
    if not GraphicsCard.possible():
        raise Missing('an NVIDIA card, and: pip install "spinney[study]"')
    card, fresh = graphics_card(), once().fresh(players, once().choices(players))
    card.race(fresh, SEED, 1, 1)  # compiles

    def race(games: int) -> int:
        _tables, moves = card.race(fresh, SEED, BATCH, games * GAMES_EACH)
        return moves

    return for_seconds(race, perf_counter)


def in_python(name: str, library: str, cards: Sequence[Card], players: int) -> Runner:
    """A port in Python; for a framework, if a library is named."""
    try:
        port = import_module(f"spinney.peers.{name}")
    except ImportError as error:
        raise Missing(f"pip install {library}") from error
    return for_seconds(partial(port.race, cards, players, Random(SEED)))


def in_c(file: str, cards: Sequence[Card], players: int) -> Runner:
    port, luck = PortInC(file, cards), Random(SEED)
    return for_seconds(lambda games: port.race(players, luck.getrandbits(63) + 1, games))


def in_javascript(cards: Sequence[Card], players: int) -> Runner:
    in_node.node()

    def run(seconds: float) -> tuple[int, float]:
        answer = in_node.ask(cards, players, seconds=seconds)
        return answer["moves"], answer["seconds"]

    return run


PLAIN_PYTHON = "plain Python"
TUNED_C = "tuned C"
CONTESTANTS: dict[str, Callable[[Sequence[Card], int], Runner]] = {
    "boardgame.io": in_javascript,
    "PettingZoo": partial(in_python, "on_pettingzoo", "pettingzoo"),
    "RLCard": partial(in_python, "on_rlcard", "rlcard"),
    "OpenSpiel": partial(in_python, "on_open_spiel", "open_spiel"),
    PLAIN_PYTHON: partial(in_python, "plain", ""),
    "plain C": partial(in_c, "plain.c"),
    TUNED_C: partial(in_c, "tuned.c"),
    "Spinney, interpreted": interpreted,
    "Spinney, module": module,
    "Spinney, compiled": compiled,
    "Spinney, CUDA": on_graphics_card,
}
"""Who plays, by name, and how they are made ready."""


@cache
def once() -> Game:
    return game(GAME)


@cache
def graphics_card() -> GraphicsCard:
    return GraphicsCard(once())


def measure(report: Callable[[str], None], seconds: float = SECONDS) -> dict[str, Any]:
    """Moves a second of all that are there, by number of players; and what the others would need."""
    missing: dict[str, str] = {}
    found = {}
    for players in PLAYERS:
        runners = ready(players, missing, report)
        speeds: dict[str, list[float]] = {name: [] for name in runners}
        for turn in range(ROUNDS):
            for name, run in runners.items():
                report(f"{players} players, turn {turn + 1} of {ROUNDS}: {name}")
                moves, spent = run(seconds)
                speeds[name].append(moves / spent)
        found[str(players)] = compared({name: median(each) for name, each in speeds.items()})
    return {"game": GAME, "players": found, "missing": missing}


def ready(players: int, missing: dict[str, str], report: Callable[[str], None]) -> dict[str, Runner]:
    """Those who can play here; what the others would need is added to what is missing."""
    cards = cards_of(once())
    runners = {}
    for name, make in CONTESTANTS.items():
        report(f"getting ready: {name}")
        try:
            runners[name] = make(cards, players)
        except Missing as error:
            missing[name] = str(error)
    return runners


def compared(speeds: dict[str, float]) -> dict[str, dict[str, float]]:
    """Moves a second, and how many times those of plain Python and of tuned C that is."""
    units = {"to_plain_python": PLAIN_PYTHON, "to_tuned_c": TUNED_C}
    return {
        name: {
            "moves_per_second": speed,
            **{key: speed / speeds[unit] for key, unit in units.items() if unit in speeds},
        }
        for name, speed in speeds.items()
    }
