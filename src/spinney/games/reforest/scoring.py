"""The score sheet of Reforest [56, 57], one function a line, and what solitaire has to beat [62]."""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record
from spinney.games.reforest.box import ROWS, SCORING
from spinney.games.reforest.counting import count
from spinney.games.reforest.table import CHALLENGE, GONE, HARD, NONE, SEVERAL, SPACES, TAKEN

SHEET = ("plants", "effects", "energy", "visitors", "elevation", "hand")
POINT = 1  # what a point weighs in `standing`
ROW_COUNT = len(ROWS)


def plant_points(box: Record, table: Record, seat: int) -> int:
    """The value of every face-up plant, canopy and understory."""
    points = 0
    for space in range(SPACES):
        card = table.top[seat][space]
        while card != NONE:
            points += box.value[card]
            card = table.beneath[card]
    return points


def effect_points(box: Record, table: Record, seat: int) -> int:
    points = 0
    for space in range(SPACES):
        points += scoring_effect(box, table, seat, space)
    return points


def scoring_effect(box: Record, table: Record, seat: int, space: int) -> int:
    """What the SCORING effect of a canopy plant is worth."""
    card = table.top[seat][space]
    points = 0
    if card != NONE:
        effect = box.effect[card]
        if box.timing[effect] == SCORING:
            for row in range(box.first_step[effect], box.first_step[effect + 1]):
                found = count(box, table, seat, box.selector[row], space)
                points += min(box.amount[row] * found, box.most[row])
    return points


def visitor_points(box: Record, table: Record, seat: int) -> int:
    """The value of all visitors earned or drawn."""
    points = 0
    for at in range(table.visitors_up):
        if table.visitor_place[at] == TAKEN and table.visitor_owner[at] == seat:
            points += box.visitor_value[table.visitor[at]]
    return points


def elevation_bonus(box: Record, table: Record, seat: int) -> int:
    """Twice the number of plants in the smallest stack of each row; an empty space is a stack of none."""
    points = 0
    for row in range(ROW_COUNT):
        points += 2 * smallest_stack(box, table, seat, row)
    return points


def smallest_stack(box: Record, table: Record, seat: int, row: int) -> int:
    smallest: int = 127
    for space in range(SPACES):
        if box.row[space] == row and table.plants[seat][space] < smallest:
            smallest = table.plants[seat][space]
    return smallest


def hand_points(table: Record, seat: int) -> int:
    """A point for every two cards."""
    pairs: int = table.hand_size[seat] // 2
    return pairs


def total(box: Record, table: Record, seat: int) -> int:
    """The sum of the sheet."""
    points = plant_points(box, table, seat) + effect_points(box, table, seat) + visitor_points(box, table, seat)
    energy: int = table.energy_size[seat]
    return points + energy + elevation_bonus(box, table, seat) + hand_points(table, seat)


def score(box: Record, table: Record, seat: int, sheet: Any) -> int:
    sheet[0] = plant_points(box, table, seat)
    sheet[1] = effect_points(box, table, seat)
    sheet[2] = table.energy_size[seat]
    sheet[3] = visitor_points(box, table, seat)
    sheet[4] = elevation_bonus(box, table, seat)
    sheet[5] = hand_points(table, seat)
    points: int = sheet[0] + sheet[1] + sheet[2] + sheet[3] + sheet[4] + sheet[5]
    return points


def points_to_beat(box: Record, table: Record) -> int:
    """Solitaire: the value of all plants in the game; if hard, also that of the visitors that were not earned."""
    goal: int = table.target
    if table.options[CHALLENGE] == HARD:
        for at in range(table.visitors_up):
            if table.visitor_place[at] == GONE:
                goal += box.visitor_value[table.visitor[at]]
    return goal


def standing(box: Record, table: Record, seat: int) -> int:
    """The points; ties are shared. In solitaire by how much they beat the target: 0 is a loss."""
    points = total(box, table, seat)
    if table.options[CHALLENGE] == SEVERAL:
        return points
    return points - points_to_beat(box, table)
