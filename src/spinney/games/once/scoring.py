"""The score sheet of Once Upon a Forest [20 to 27], one function a line."""

from __future__ import annotations

from spinney.engine.layout import Row
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


def column_points(box: Box, table: Table, full: int) -> int:
    """Three points a complete column; in solo one [21, 31]."""
    if table.options[MODE] == SOLO:
        return full
    return 3 * full


def species_points(box: Box, table: Table, seat: int, full: int) -> int:
    """A point for each species with as many animals as there are complete columns; none without a column [23, 24]."""
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


def saws(box: Box, table: Table, seat: int, full: int) -> int:
    """Chain saws on the visible cards of complete columns [25]."""
    found = 0
    for column in range(full):
        for level in range(LEVELS):
            found += box.saw[table.forest[seat][column][level]]
    return found


def score(box: Box, table: Table, seat: int, sheet: Row) -> int:
    full = complete_columns(table, seat)
    sheet[0] = column_points(box, table, full)
    sheet[1] = full - table.columns[seat]
    sheet[2] = species_points(box, table, seat, full)
    sheet[3] = -saws(box, table, seat, full)
    return forest_points(box, table, seat)


def forest_points(box: Box, table: Table, seat: int) -> int:
    """The sum of the sheet, without writing it."""
    full = complete_columns(table, seat)
    points = column_points(box, table, full) + full - table.columns[seat]
    return points + species_points(box, table, seat, full) - saws(box, table, seat, full)


def standing(box: Box, table: Table, seat: int) -> int:
    """The points of a seat, in teams those of both partners, who face each other [26, 27]. Ties are shared."""
    points = forest_points(box, table, seat)
    if table.options[MODE] == TEAMS:
        points += forest_points(box, table, (seat + 2) % table.players)
    return points
