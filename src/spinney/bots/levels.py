"""The bots that people choose by name: random, greedy, the four levels of search, a search of any size, and nets."""

from __future__ import annotations

from spinney.bots.foresight import Foresight
from spinney.bots.greedy import Greedy
from spinney.bots.learned import Learned
from spinney.bots.net_files import net_of
from spinney.bots.random import Random
from spinney.bots.search import Search
from spinney.engine.advice import LEVELS
from spinney.engine.errors import Wrong
from spinney.engine.forms.rules import Rules

NAMES = ("random", "greedy", *LEVELS)
NET = "net"
SEARCH, FORESIGHT = "search:", "foresight:"
MOST_ITERATIONS = 1_000_000
Player = Random | Greedy | Search | Learned | Foresight


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
    if name in LEVELS:
        return Search(rules, rules.game.advice.iterations[LEVELS.index(name)], name, cores=cores)
    if name.startswith(FORESIGHT):
        return Foresight(rules, net_of(rules.game), _sized(name), name, cores=cores)
    return Search(rules, _sized(name), name, cores=cores)
