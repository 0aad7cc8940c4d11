"""Points and permanent effects in signs."""

from __future__ import annotations

import pytest

from dartmoor.helpers import IDS
from spinney.games.dartmoor import phrases, signs


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        ("5", "5"),
        ("3 per bat", "3⟦per⟧⟦bat⟧"),
        ("1 per card with BA", "1⟦per⟧⟦BA⟧"),
        ("3 per card with its own symbol", "3⟦per⟧⟦GW⟧"),
        ("1 per card in the cave", "1⟦per⟧⟦cave⟧"),
        ("1 per card below", "1⟦per⟧⟦card below⟧"),
        ("1 per black-rabbit", "1⟦per⟧⟦black-rabbit⟧"),
        ("2 per different plant", "2⟦per⟧≠⟦plant⟧"),
        ("15 if most moors, else 5", "15⟦if⟧≥⟦moor⟧"),
        ("8 if fully occupied", "8⟦if⟧⟦full⟧"),
        ("5 if in a moor", "5⟦if⟧⟦moor⟧"),
        ("10 if 5 insects, else 3", "10⟦if⟧5⟦insect⟧"),
        ("15 if 3 different amphibians, else 5", "15⟦if⟧3≠⟦amphibian⟧"),
        ("1/3/3/6/6/10 by different birds", "1–10⟦if⟧≠⟦bird⟧"),
        ("0/5/10/15/30 for each set of different dragonflies", "0–30⟦if⟧≠⟦dragonfly⟧"),
        ("5/15/25 for all of them together", "5–25"),
        ("1 per tree + 1 per shrub", "1⟦per⟧⟦tree⟧⟦shrub⟧"),
        ("1 per tree + 2 per shrub", "1⟦per⟧⟦tree⟧+2⟦per⟧⟦shrub⟧"),
        ("5 + 1 per bat", "5+1⟦per⟧⟦bat⟧"),
    ],
)
def test_points(phrase, told):
    assert signs.points(phrase, IDS, "GW") == told


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        ("whenever you play another moor: draw 1", "⟦moor⟧⟦draw⟧"),
        ("whenever you play a tree or shrub: draw 1", "⟦tree⟧⟦shrub⟧⟦draw⟧"),
        ("any number of dragonflies share one top slot here", "⟦dragonfly⟧+"),
        ("any number of black-rabbits join the side slots here", "⟦black-rabbit⟧+"),
        ("each plant below it counts double", "⟦plant⟧×2"),
    ],
)
def test_permanent_effects(phrase, told):
    assert signs.permanent(phrase, IDS) == told


def test_every_phrase_has_signs():
    assert signs.POINTS.keys() == phrases.POINTS.keys()
    assert signs.PERMANENT.keys() == phrases.PERMANENT.keys()
