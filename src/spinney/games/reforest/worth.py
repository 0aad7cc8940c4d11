"""What things of a region come to now: plants in points, visitors in what they count, rows in their bonus.

- `card/<card>`: a plant's value, and what its SCORING effect brings as long as it is canopy;
- `energy/<seat>/<slot>`: what a stored card brings;
- `row/<seat>/<row>`: the elevation bonus of a row, and `smallest/<seat>/<row>`: the plants in its smallest stack;
- `tally/<seat>/<mark>`: how much a region has of what visitors most often count;
- `visitor/<visitor>/<seat>`: how much a region has of what a visitor counts;
- `judged/<visitor>/<seat>`: how much it had when the visitor was last judged, if it was;
- `winner/<visitor>`: the seat that would win a visitor if it were judged now; nobody, if it is missing;
- `wanted/<visitor>`: how many solitaire asks for;
- `held/<visitor>`: 1 if a visitor was to be judged earlier, and nobody was alone in the lead;
- `limit/<seat>`: the hand limit;
- `target/<seat>`: what solitaire has to beat.
"""

from __future__ import annotations

from spinney.games.reforest.box import MARKS, Box
from spinney.games.reforest.counting import count
from spinney.games.reforest.ending import hand_limit
from spinney.games.reforest.scoring import (
    ENERGY_POINTS,
    ROW_COUNT,
    elevation_bonus,
    points_to_beat,
    scoring_effect,
    smallest_stack,
)
from spinney.games.reforest.table import CHALLENGE, IN_ROW, NONE, SEVERAL, SPACES, Table
from spinney.games.reforest.visitors import held_over, wanted, winner

TALLIED = ("flower", "fruit", "tree", "evergreen")


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    found = {f"card/{card}": points for card, points in plants(box, table, seat).items()}
    found |= {f"tally/{seat}/{mark}": number for mark, number in tally(box, table, seat).items()}
    found |= visitors(box, table, seat)
    for slot in range(table.energy_size[seat]):
        found[f"energy/{seat}/{slot}"] = ENERGY_POINTS
    for row in range(ROW_COUNT):
        found[f"row/{seat}/{row}"] = elevation_bonus(box, table, seat, row)
        found[f"smallest/{seat}/{row}"] = smallest_stack(box, table, seat, row)
    found[f"limit/{seat}"] = hand_limit(box, table, seat)
    if table.options[CHALLENGE] != SEVERAL:
        found[f"target/{seat}"] = points_to_beat(box, table)
    return {thing: int(number) for thing, number in found.items()}


def plants(box: Box, table: Table, seat: int) -> dict[int, int]:
    """The points of every face-up plant; the top one of a stack with its effect."""
    found: dict[int, int] = {}
    for space in range(SPACES):
        card = table.top[seat][space]
        points = scoring_effect(box, table, seat, space)
        while card != NONE:
            found[card] = points + box.value[card]
            points = 0
            card = table.beneath[card]
    return found


def tally(box: Box, table: Table, seat: int) -> dict[str, int]:
    """Plants with a mark, canopy or understory; those in the understory; energy."""
    grown = plants(box, table, seat)
    canopy = sum(1 for space in range(SPACES) if table.top[seat][space] != NONE)
    found = {mark: sum(box.marks[card] >> MARKS.index(mark) & 1 for card in grown) for mark in TALLIED}
    return found | {"understory": len(grown) - canopy, "energy": table.energy_size[seat]}


def visitors(box: Box, table: Table, seat: int) -> dict[str, int]:
    """What each visitor that was turned up counts, and how it stands with those that are still to be judged."""
    found: dict[str, int] = {}
    for at in range(table.visitors_up):
        visitor = table.visitor[at]
        found[f"visitor/{visitor}/{seat}"] = count(box, table, seat, box.goal[visitor], 0)
        if table.judged[seat][visitor] != NONE:
            found[f"judged/{visitor}/{seat}"] = table.judged[seat][visitor]
        if table.options[CHALLENGE] != SEVERAL and table.visitor_due[at] > 0:
            found[f"wanted/{visitor}"] = wanted(box, table, at)
        if table.visitor_place[at] == IN_ROW and winner(box, table, at) == seat:
            found[f"winner/{visitor}"] = seat
        if held_over(table, at):
            found[f"held/{visitor}"] = 1
    return found
