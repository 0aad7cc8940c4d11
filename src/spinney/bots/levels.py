"""The bots that people choose by name: random, greedy, the levels, a search of any size, and nets."""

from __future__ import annotations

from spinney.bots.foresight import Foresight
from spinney.bots.greedy import Greedy
from spinney.bots.learned import Learned
from spinney.bots.net_files import Net, UnfitNet, net_of
from spinney.bots.random import Random
from spinney.bots.search import Search
from spinney.engine.advice import LEVELS, SEARCHES, TOP
from spinney.engine.errors import Wrong
from spinney.engine.forms.rules import Declared, Rules

NAMES = ("random", "greedy", *LEVELS)
NET = "net"
SEARCH, FORESIGHT = "search:", "foresight:"
MOST_ITERATIONS = 1_000_000
HINTED, JUDGED = 256, 128  # rollouts to the end of the game, for one decision and for each of a whole game
TOLD = 3  # moves that people are told about
Judge = Search | Foresight
Player = Random | Greedy | Learned | Judge


def check_name(name: str) -> str:
    """The name of a bot, or a sentence saying what names there are."""
    if name not in (*NAMES, NET) and not _sized(name):
        raise Wrong("no-such-bot", bot=name, known=", ".join(NAMES))
    return name


def _sized(name: str) -> int:
    """How many iterations a name asks for; 0 if it is none that does."""
    kind, colon, number = name.partition(":")
    if kind + colon not in (SEARCH, FORESIGHT) or not (number.isascii() and number.isdecimal()):
        return 0
    return int(number) if int(number) <= MOST_ITERATIONS else 0


def needs_net(name: str) -> bool:
    return name == NET or name.startswith(FORESIGHT)


def make_bot(name: str, rules: Rules, cores: int | None = None) -> Player:
    """A bot by its name. One that looks ahead uses so many cores, all if none are given, and moves the same on any."""
    check_name(name)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(rules)
    if name == NET:
        return Learned(rules, net_of(rules.game))
    advice = rules.game.advice
    if name == TOP and (net := fitting(rules.game)):
        return Foresight(rules, net, advice.rollouts, name, advice.length, cores=cores)
    if name in LEVELS:
        return Search(rules, iterations_of(rules.game, name), name, cores=cores)
    if name.startswith(FORESIGHT):
        return Foresight(rules, net_of(rules.game), _sized(name), name, cores=cores)
    return Search(rules, _sized(name), name, cores=cores)


def fitting(game: Declared) -> Net | None:
    """The net of a game, if it has one that fits its components: without one, the top level searches."""
    try:
        return net_of(game)
    except UnfitNet:
        return None


def iterations_of(game: Declared, level: str) -> int:
    """How many iterations a level has that searches; the top one, if it must, as many as the one below."""
    return game.advice.iterations[min(LEVELS.index(level), len(SEARCHES) - 1)]


def make_judge(rules: Rules, rollouts: int, cores: int | None = None) -> Judge:
    """Who tells best what moves lead to, in points: a net that plays to the end of the game, or else a search."""
    if net := fitting(rules.game):
        return Foresight(rules, net, rollouts, TOP, length=0, told=TOLD, cores=cores)
    return Search(rules, iterations_of(rules.game, TOP), TOP, cores=cores)
