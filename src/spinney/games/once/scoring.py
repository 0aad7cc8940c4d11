"""The score sheet of Once Upon a Forest [20 to 27], one function a line."""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.header import clockwise
from spinney.games.once.box import Box
from spinney.games.once.forest import complete
from spinney.games.once.table import LEVELS, MODE, NONE, SOLO, TEAMS, Table

SHEET = ("columns", "incomplete", "species", "saws")
POINT = 1  # what a point weighs in `standing`


def complete_columns(table: Table, seat: int) -> int:
    """Only the last column can be incomplete [15]; at tables on paper, with other rules at home, the last ones."""
    columns: int = table.columns[seat]
    while columns > 0 and not complete(table, seat, columns - 1):
        columns -= 1
    return columns


def column_worth(table: Table) -> int:
    """Three points a complete column; in solo one [21, 31]."""
    return 1 if table.options[MODE] == SOLO else 3


def score_columns(box: Box, table: Table, seat: int) -> int:
    return column_worth(table) * complete_columns(table, seat)


def score_incomplete(box: Box, table: Table, seat: int) -> int:
    """A point less for an incomplete column [22]."""
    return complete_columns(table, seat) - table.columns[seat]


def animals(box: Box, table: Table, seat: int, columns: int, level: int, which: int) -> int:
    """How many animals of one of a level's two species are seen on the first so many columns."""
    seen = 0
    for column in range(columns):
        seen += box.animals[table.forest[seat][column][level]][which]
    return seen


def waiting(box: Box, table: Table, seat: int, full: int, level: int, which: int) -> int:
    """The animals of a species that are seen beyond the first so many columns, which may have gaps."""
    seen = 0
    for column in range(full, table.columns[seat]):
        card = table.forest[seat][column][level]
        if card != NONE:
            seen += box.animals[card][which]
    return seen


def in_balance(seen: int, full: int) -> bool:
    """Whether a species has as many animals as there are complete columns, and there is one [23, 24]."""
    return full > 0 and seen == full


def score_species(box: Box, table: Table, seat: int) -> int:
    """A point for each species in balance [23]."""
    full = complete_columns(table, seat)
    points = 0
    for level in range(LEVELS):
        for which in range(2):
            if in_balance(animals(box, table, seat, full, level, which), full):
                points += 1
    return points


def score_saws(box: Box, table: Table, seat: int) -> int:
    """A point less for each chain saw on the visible cards of complete columns [25]."""
    points = 0
    for column in range(complete_columns(table, seat)):
        for level in range(LEVELS):
            points -= box.saw[table.forest[seat][column][level]]
    return points


def standing(box: Box, table: Table, seat: int) -> int:
    """The points of a seat, in teams those of both partners, who face each other [26, 27]. Ties are shared."""
    points: int = contract.total(box, table, seat)
    if table.options[MODE] == TEAMS:
        points += contract.total(box, table, clockwise(table, seat, 2))
    return points
