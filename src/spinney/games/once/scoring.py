"""The score sheet of Once Upon a Forest [20 to 27], one function a line."""

from __future__ import annotations

from spinney.engine import contract
from spinney.games.once.box import Box
from spinney.games.once.forest import complete
from spinney.games.once.table import LEVELS, MODE, SOLO, TEAMS, Table

SHEET = ("columns", "incomplete", "species", "saws")
POINT = 1  # what a point weighs in `standing`


def complete_columns(table: Table, seat: int) -> int:
    """Only the last column can be incomplete [15]."""
    columns: int = table.columns[seat]
    if columns > 0 and not complete(table, seat, columns - 1):
        return columns - 1
    return columns


def score_columns(box: Box, table: Table, seat: int) -> int:
    """Three points a complete column; in solo one [21, 31]."""
    full = complete_columns(table, seat)
    if table.options[MODE] == SOLO:
        return full
    return 3 * full


def score_incomplete(box: Box, table: Table, seat: int) -> int:
    """A point less for an incomplete column [22]."""
    return complete_columns(table, seat) - table.columns[seat]


def score_species(box: Box, table: Table, seat: int) -> int:
    """A point for each species with as many animals as there are complete columns; none without a column [23, 24]."""
    full = complete_columns(table, seat)
    if full == 0:
        return 0
    points = 0
    for level in range(LEVELS):
        first = 0
        second = 0
        for column in range(full):
            card = table.forest[seat][column][level]
            first += box.animals[card][0]
            second += box.animals[card][1]
        if first == full:
            points += 1
        if second == full:
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
        points += contract.total(box, table, (seat + 2) % table.players)
    return points
