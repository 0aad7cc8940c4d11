"""What each card of a forest is worth now, and what else everybody can know of the table but would have to work out.

- `stand/<stand>`, `half/<half>`: the points of a card; together they are the score sheet without the cave;
- `lasting/<seat>/<species>`: a permanent effect works in a forest: how many cards all its copies draw each time, 0 for
  one that does something else;
- `asked/effect` or `asked/bonus`: the species whose effect or bonus a seat has to decide on now;
- `known/<card>`: all know that a card is in the hand of this seat;
- `deck/left`: how many cards can be drawn; `deck/winter`: how many of them lie above the first winter card, as long as
  that is known.

Newts and sets of dragonflies count together [43]. What they bring is shared out evenly among them, so that every card
shows its part; odd points go to the lowest numbers.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.cards import returned, top_winter
from spinney.games.dartmoor.phrases import IN_SETS, TOGETHER
from spinney.games.dartmoor.scoring import (
    dweller_points,
    dwells_with,
    half_of,
    shared_points,
    stand_points,
    together_points,
)
from spinney.games.dartmoor.secrets import all_know, last_moor
from spinney.games.dartmoor.steps import BONUS, FLAGS, OF_SPECIES, ORIGIN
from spinney.games.dartmoor.table import CARDS, NONE, SPECIES, WHOLE, Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    return {
        **forest(box, table, seat),
        **lasting(box, table, seat),
        **asked_about(table, seat),
        **known(table, seat),
        **deck(table),
    }


def forest(box: Box, table: Table, seat: int) -> dict[str, int]:
    """The points of every card."""
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


def lasting(box: Box, table: Table, seat: int) -> dict[str, int]:
    found = {}
    for species in range(SPECIES):
        draws = sum(box.trigger_draw[i] for i in range(box.triggers) if box.trigger_species[i] == species)
        works = draws or box.opens_top[species] or box.opens_sides[species] or box.doubles[species]
        if works and table.species[seat][species] > 0:
            found[f"lasting/{seat}/{species}"] = int(draws * table.species[seat][species])
    return found


def asked_about(table: Table, seat: int) -> dict[str, int]:
    if not asked(table, seat) or table.playing != NONE or table.depth == 0 or top(table)[ORIGIN] < OF_SPECIES:
        return {}
    part = "bonus" if top(table)[FLAGS] & BONUS else "effect"
    return {f"asked/{part}": int(top(table)[ORIGIN] - OF_SPECIES)}


def known(table: Table, seat: int) -> dict[str, int]:
    hand, moor = table.hand[seat][: table.hand_size[seat]], last_moor(table, seat)
    return {f"known/{card}": seat for card in hand if card >= 0 and all_know(table, seat, moor, card)}


def deck(table: Table) -> dict[str, int]:
    found = {"left": table.deck_size - returned(table)}
    if table.winters == 0:
        found["winter"] = table.deck_size - 1 - top_winter(table)
    return {f"deck/{what}": int(number) for what, number in found.items()}
