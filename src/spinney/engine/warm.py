"""Warming up: every entry of a game compiled once, so that the next process finds machine code in the cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spinney.engine.forms import ENTRIES, Rules
from spinney.engine.header import SPECTATOR
from spinney.engine.title import Title


def warm(game: Title, report: Callable[[str], None] | None = None) -> None:
    """Compiles all entries of a game; `report` is told the name of each as soon as it is ready."""
    rules = game.rules("compiled")
    arguments = small_arguments(rules)
    for name in ENTRIES:
        getattr(rules, name)(*arguments[name])
        if report is not None:
            report(name)


def small_arguments(rules: Rules) -> dict[str, tuple[Any, ...]]:
    """Arguments for each entry, of the types it is always called with; made to be used in the order of `ENTRIES`.

    The move 0 may be refused, and what `conceal` blanks is filled in again by `redeal`: only compiling matters.
    """
    game = rules.game
    players, choices = next(game.every_setting())
    fresh = rules.memory(game.fresh(players, choices))
    box, table = rules.box, rules.copy(fresh)
    out, sheet, stream = rules.numbers(game.most_legal), rules.numbers(len(game.sheet)), rules.stream(0)
    results = (
        rules.numbers(1, game.seats),
        rules.numbers(1, game.seats),
        rules.numbers(1, game.seats, len(game.sheet)),
        *(rules.numbers(1) for _one in range(3)),
    )
    return {
        "setup": (box, table),
        "legal": (box, table, -1, out),
        "refuse": (box, table, 0, 0),
        "decide": (box, table, 0, 0),
        "score": (box, table, 0, sheet),
        "standing": (box, table, 0),
        "points_to_beat": (box, table),
        "turns_begun": (box, table),
        "conceal": (box, table, SPECTATOR),
        "redeal": (box, table, SPECTATOR, stream),
        "simulate": (box, fresh, table, out, sheet, stream, 1, *results),
    }
