"""The score sheet of Reforest [56, 57], one function a line, and what solitaire has to beat [62]."""

from __future__ import annotations

from spinney.engine import contract
from spinney.games.reforest import timings
from spinney.games.reforest.box import ROWS, Box
from spinney.games.reforest.counting import count
from spinney.games.reforest.table import CHALLENGE, GONE, HARD, NONE, SEVERAL, SPACES, TAKEN, Table

SHEET = ("plants", "effects", "energy", "visitors", "elevation", "hand")
POINT = 1  # what a point weighs in `standing`
ROW_COUNT = len(ROWS)
ENERGY_POINTS = 1


def score_plants(box: Box, table: Table, seat: int) -> int:
    """The value of every face-up plant, canopy and understory."""
    points = 0
    for space in range(SPACES):
        card = table.top[seat][space]
        while card != NONE:
            points += box.value[card]
            card = table.beneath[card]
    return points


def score_effects(box: Box, table: Table, seat: int) -> int:
    points = 0
    for space in range(SPACES):
        points += scoring_effect(box, table, seat, space)
    return points


def scoring_effect(box: Box, table: Table, seat: int, space: int) -> int:
    """What the SCORING effect of a canopy plant is worth."""
    card = table.top[seat][space]
    points = 0
    if card != NONE:
        effect = box.effect[card]
        if box.timing[effect] == timings.SCORING:
            for row in range(box.first_step[effect], box.first_step[effect + 1]):
                found = count(box, table, seat, box.selector[row], space)
                points += min(box.amount[row] * found, box.most[row])
    return points


def score_energy(box: Box, table: Table, seat: int) -> int:
    """A point for each energy."""
    return ENERGY_POINTS * table.energy_size[seat]


def score_visitors(box: Box, table: Table, seat: int) -> int:
    """The value of all visitors earned or drawn."""
    points = 0
    for at in range(table.visitors_up):
        if table.visitor_place[at] == TAKEN and table.visitor_owner[at] == seat:
            points += box.visitor_value[table.visitor[at]]
    return points


def score_elevation(box: Box, table: Table, seat: int) -> int:
    """Twice the number of plants in the smallest stack of each row; an empty space is a stack of none."""
    points = 0
    for row in range(ROW_COUNT):
        points += elevation_bonus(box, table, seat, row)
    return points


def elevation_bonus(box: Box, table: Table, seat: int, row: int) -> int:
    return 2 * smallest_stack(box, table, seat, row)


def smallest_stack(box: Box, table: Table, seat: int, row: int) -> int:
    smallest = 127
    for space in range(SPACES):
        if box.row[space] == row and table.plants[seat][space] < smallest:
            smallest = table.plants[seat][space]
    return smallest


def score_hand(box: Box, table: Table, seat: int) -> int:
    """A point for every two cards."""
    return table.hand_size[seat] // 2


def points_to_beat(box: Box, table: Table) -> int:
    """Solitaire: the value of all plants in the game; if hard, also that of the visitors that were not earned."""
    goal = table.target
    if table.options[CHALLENGE] == HARD:
        for at in range(table.visitors_up):
            if table.visitor_place[at] == GONE:
                goal += box.visitor_value[table.visitor[at]]
    return goal


def standing(box: Box, table: Table, seat: int) -> int:
    """The points; ties are shared. In solitaire by how much they beat the target: 0 is a loss."""
    points: int = contract.total(box, table, seat)
    if table.options[CHALLENGE] == SEVERAL:
        return points
    return points - points_to_beat(box, table)
