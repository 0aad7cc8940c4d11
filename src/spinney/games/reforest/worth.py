"""What things of a region come to now: plants in points, visitors in what they count, rows in their bonus.

- `card/<card>`: a plant's value, and what its SCORING effect brings as long as it is canopy;
- `visitor/<visitor>/<seat>`: how much a region has of what a visitor counts;
- `row/<seat>/<row>`: the elevation bonus of a row;
- `limit/<seat>`: the hand limit;
- `target/<seat>`: what solitaire has to beat.
"""

from __future__ import annotations

from spinney.games.reforest.box import Box
from spinney.games.reforest.counting import count
from spinney.games.reforest.ending import hand_limit
from spinney.games.reforest.scoring import ROW_COUNT, points_to_beat, scoring_effect, smallest_stack
from spinney.games.reforest.table import CHALLENGE, NONE, SEVERAL, SPACES, Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    found = plants(box, table, seat)
    for visitor in table.visitor[: table.visitors_up]:
        found[f"visitor/{visitor}/{seat}"] = count(box, table, seat, box.goal[visitor], 0)
    for row in range(ROW_COUNT):
        found[f"row/{seat}/{row}"] = 2 * smallest_stack(box, table, seat, row)
    found[f"limit/{seat}"] = hand_limit(box, table, seat)
    if table.options[CHALLENGE] != SEVERAL:
        found[f"target/{seat}"] = points_to_beat(box, table)
    return {thing: int(number) for thing, number in found.items()}


def plants(box: Box, table: Table, seat: int) -> dict[str, int]:
    """Every face-up plant; the top one of a stack with its effect."""
    found: dict[str, int] = {}
    for space in range(SPACES):
        card = table.top[seat][space]
        points = scoring_effect(box, table, seat, space)
        while card != NONE:
            found[f"card/{card}"] = points + box.value[card]
            points = 0
            card = table.beneath[card]
    return found
