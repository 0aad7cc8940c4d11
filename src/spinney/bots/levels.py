"""The bots that people choose by name: random, greedy, the levels, a search of any size, and nets."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.bots.adviser import Adviser
from spinney.bots.foresight import Foresight
from spinney.bots.greedy import Greedy
from spinney.bots.learned import Learned
from spinney.bots.net_files import Net, UnfitNet, net_of
from spinney.bots.random import Random
from spinney.bots.search import Search
from spinney.engine.advice import HEATED, LEVELS, SEARCHES, TOP
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.words import count

NAMES = ("random", "greedy", *LEVELS)
NET = "net"
SEARCH, FORESIGHT, HEATED_NET = "search:", "foresight:", "net:"
MOST_ITERATIONS = 1_000_000
Judge = Search | Adviser
Player = Random | Greedy | Learned | Foresight | Search


def check_name(name: str) -> str:
    """The name of a bot, or a sentence saying what names there are."""
    if name not in (*NAMES, NET) and not _sized(name):
        raise Wrong("no-such-bot", bot=name, known=", ".join(NAMES))
    return name


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bot at each of so many seats, if one is named for all or one for each."""
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise SpinneyError(f"{len(names)} bots are named for {count(seats, 'seat')}: name one for all or one for each.")
    return tuple(names)


def _sized(name: str) -> int:
    """How many iterations or rollouts a name asks for, or which heat; 0 if it is none that does."""
    kind, colon, number = name.partition(":")
    if kind + colon not in (SEARCH, FORESIGHT, HEATED_NET) or not (number.isascii() and number.isdecimal()):
        return 0
    return int(number) if int(number) <= MOST_ITERATIONS else 0


def needs_net(name: str) -> bool:
    return name == NET or name.startswith((FORESIGHT, HEATED_NET))


def make_bot(name: str, rules: Rules, cores: int | None = None) -> Player:
    """A bot by its name. One that looks ahead uses so many cores, all if none are given, and moves the same on any."""
    check_name(name)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(rules)
    if name == NET:
        return Learned(rules, net_of(rules.game))
    if name in LEVELS:
        return _level(name, rules, cores)
    if name.startswith(HEATED_NET):
        return Learned(rules, net_of(rules.game), name, _sized(name))
    if name.startswith(FORESIGHT):
        return Foresight(rules, net_of(rules.game), _sized(name), name, cores=cores)
    return Search(rules, _sized(name), name, cores=cores)


def _level(level: str, rules: Rules, cores: int | None) -> Player:
    advice, net = rules.game.advice, fitting(rules.game)
    if net and level == TOP:
        return Foresight(rules, net, advice.rollouts, level, advice.length, advice.doubt, cores)
    if net and level in HEATED:
        return Learned(rules, net, level, advice.heats[HEATED.index(level)])
    return Search(rules, iterations_of(rules.game, level), level, cores=cores)


def fitting(game: Declared) -> Net | None:
    """The net of a game, if it has one that fits its components: without one, all levels search."""
    try:
        return net_of(game)
    except UnfitNet:
        return None


def iterations_of(game: Declared, level: str) -> int:
    """How many iterations a level has where it searches; the top one, if it must, as many as the one below."""
    return game.advice.iterations[min(LEVELS.index(level), len(SEARCHES) - 1)]


def make_judge(rules: Rules, name: str = TOP, cores: int | None = None) -> Judge:
    """Who tells what moves lead to, in points: at the top level a net, else a search as long as a level's, or any."""
    check_name(name)
    if name == TOP and (net := fitting(rules.game)):
        return Adviser(rules, net, name, cores=cores)
    if name in LEVELS:
        return Search(rules, iterations_of(rules.game, name), name, cores=cores)
    if name.startswith(SEARCH):
        return Search(rules, _sized(name), name, cores=cores)
    raise Wrong("no-such-judge", bot=name, known=", ".join(LEVELS))
