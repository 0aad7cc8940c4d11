"""What a card would bring in each column of a seat's forest, in points: told before it is placed.

`place/<hand>/<column>` is for a card of the hand, `receive/<column>` for one that was given or turned up.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.games.once import phases
from spinney.games.once.box import Box
from spinney.games.once.forest import open_columns, put
from spinney.games.once.scoring import score_columns, score_incomplete, score_saws, score_species
from spinney.games.once.table import TABLE, Table

LINES = (score_columns, score_incomplete, score_species, score_saws)


def quotes(box: Box, view: Table, seat: int) -> dict[str, int]:
    if not asked(view, seat):
        return {}
    cards: dict[str, int] = {}
    if view.phase in (phases.PLACE, phases.LAST):
        cards = {f"place/{hand}": view.hand[seat][hand] for hand in range(view.hand_size[seat])}
    elif view.phase in (phases.RECEIVE, phases.OBLIGATORY):
        cards = {"receive": view.given}
    return {
        f"{name}/{column}": gain(box, view, seat, card, column)
        for name, card in cards.items()
        for column in range(open_columns(view, seat))
    }


def gain(box: Box, view: Table, seat: int, card: int, column: int) -> int:
    """The points that a card would add to those of its forest as it is; less than 0 if it costs some."""
    after: Table = TABLE.copy(view)
    after.told = 0
    put(box, after, seat, card, column)
    return points(box, after, seat) - points(box, view, seat)


def points(box: Box, table: Table, seat: int) -> int:
    return sum(line(box, table, seat) for line in LINES)
