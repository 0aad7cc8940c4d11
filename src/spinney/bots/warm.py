"""Warming up: what the bots of a game need compiled, so that the next process finds machine code in the cache."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from spinney.bots import greedy, tree
from spinney.bots.levels import make_bot
from spinney.engine.match import Match
from spinney.engine.seeds import key_from
from spinney.engine.title import Title

BOTS = ("greedy", "search:1")
"""One bot for each piece of generic code: the levels are all the same search."""


def warm(game: Title, bots: Sequence[str] = BOTS, report: Callable[[str], None] | None = None) -> None:
    """Lets bots make a decision, which compiles them; `report` is told the name of each as soon as it is ready."""
    rules = game.rules("compiled")
    moment = first_choice(game)
    seat = moment.acting[0]
    for name in bots:
        bot = make_bot(name, rules, cores=1)
        bot.choose(moment.view_bytes(seat), seat, moment.legal(seat), rules.stream(0))
        if report is not None:
            report(name)


def is_warm(game: Title) -> bool:
    """Whether the cache has all that the bots need."""
    rules = game.rules("compiled")
    entries: list[Any] = [rules.link(function) for function in (greedy.weigh, tree.plant, tree.grow)]
    return all(any(Path(entry.stats.cache_path).glob("*.nbi")) for entry in entries)


def first_choice(game: Title) -> Match:
    """A match at its first decision between several moves. Interpreted, so that nothing else need be compiled."""
    players, choices = next(game.every_setting())
    match = Match(game, players, choices, key_from(0), "interpreted")
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match
