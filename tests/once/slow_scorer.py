"""A second scorer, written from the rulebook and slow: a check on the quick one."""

from __future__ import annotations

from collections import Counter

from once.faces import FACES

EIGHT_SPECIES = [level + letter for level in "GFSC" for letter in "ab"]


def score_by_the_book(columns: list[set[str]], column_worth: int = 3) -> dict[str, int]:
    """The lines of the sheet for a forest, given as the visible cards of each column."""
    complete = [column for column in columns if {card[0] for card in column} == set("GFSC")]
    incomplete = len(columns) - len(complete)
    assert incomplete <= 1
    animals: Counter[str] = Counter()
    saws = 0
    for column in complete:
        for card in column:
            face = FACES[card]
            animals[card[0] + "a"] += face.a
            animals[card[0] + "b"] += face.b
            saws += face.saw
    in_balance = {species for species in EIGHT_SPECIES if animals[species] == len(complete)}
    return {
        "columns": column_worth * len(complete),
        "incomplete": -incomplete,
        "species": len(in_balance) if complete else 0,
        "saws": -saws,
    }
