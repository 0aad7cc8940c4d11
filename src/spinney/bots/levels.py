"""The bots that people choose by name: random, greedy, the four levels of search, and a search of any size."""

from __future__ import annotations

from spinney.bots.greedy import Greedy
from spinney.bots.random import Random
from spinney.bots.search import Search
from spinney.engine.advice import LEVELS
from spinney.engine.errors import Wrong
from spinney.engine.forms.rules import Rules

NAMES = ("random", "greedy", *LEVELS)
SEARCH = "search:"
MOST_ITERATIONS = 1_000_000
Player = Random | Greedy | Search


def check_name(name: str) -> str:
    """The name of a bot, or a sentence saying what names there are."""
    number = name.removeprefix(SEARCH)
    if name not in NAMES and not (
        name.startswith(SEARCH) and number.isdecimal() and 0 < int(number) <= MOST_ITERATIONS
    ):
        raise Wrong("no-such-bot", bot=name, known=", ".join(NAMES))
    return name


def make_bot(name: str, rules: Rules, cores: int | None = None) -> Player:
    """A bot by its name. A search uses so many cores, all if none are given; its moves do not depend on it."""
    check_name(name)
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(rules)
    if name in LEVELS:
        return Search(rules, rules.game.advice.iterations[LEVELS.index(name)], name, cores=cores)
    return Search(rules, int(name.removeprefix(SEARCH)), name, cores=cores)
