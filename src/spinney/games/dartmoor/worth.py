"""What each card of a forest is worth now: the score sheet without the cave, card by card.

Newts and sets of dragonflies count together [43]. What they bring is shared out evenly among them, so that every card
shows its part; odd points go to the lowest numbers.
"""

from __future__ import annotations

from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.phrases import IN_SETS, TOGETHER
from spinney.games.dartmoor.scoring import (
    dweller_points,
    dwells_with,
    half_of,
    shared_points,
    stand_points,
    together_points,
)
from spinney.games.dartmoor.table import CARDS, SPECIES, WHOLE, Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    points = {
        f"stand/{stand}": stand_points(box, table, stand)
        for stand in range(table.stands)
        if table.stand_owner[stand] == seat
    }
    halves = {card: half_of(table, card) for card in range(WHOLE, CARDS) if dwells_with(table, seat, card)}
    points |= {f"half/{half}": dweller_points(box, table, card) for card, half in halves.items()}
    for group, total in counted_together(box, table, seat, list(halves.values())):
        for i, half in enumerate(group):
            points[f"half/{half}"] += total // len(group) + (i < total % len(group))
    return points


def counted_together(box: Box, table: Table, seat: int, halves: list[int]) -> list[tuple[list[int], int]]:
    """The cards that score as one, and what they bring: all of a species, or a set of different ones."""
    groups = []
    sets: list[list[int]] = []
    for species in range(SPECIES):
        alike = [half for half in halves if box.half_species[half] == species]
        if alike and box.payoff[species][0] == TOGETHER:
            groups.append((alike, shared_points(box, table, seat, species)))
        elif box.payoff[species][0] == IN_SETS:
            for number, half in enumerate(alike):
                if number == len(sets):
                    sets.append([])
                sets[number].append(half)
    return groups + [(sorted(one), together_points(box, box.set_species, len(one))) for one in sets]
