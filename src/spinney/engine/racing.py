"""Random games in one form of a game's rules, from Python: for whoever measures."""

from __future__ import annotations

from collections.abc import Callable

from spinney.engine import measure
from spinney.engine.forms.rules import Rules
from spinney.engine.title import Title

SEED = 2


def racer(game: Title, rules: Rules, players: int) -> Callable[[int], int]:
    """A function that plays so many games with the usual options, all in one crossing, and gives the moves made."""
    fresh = rules.memory(game.fresh(players, game.choices(players)))
    table, out, stream = rules.copy(fresh), rules.numbers(game.most_legal), rules.stream(SEED)
    linked = rules.link(measure.race)

    def race(games: int) -> int:
        return int(linked(rules.box, fresh, table, out, stream, games))

    race(1)
    return race
