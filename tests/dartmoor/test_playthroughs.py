"""The recorded games use every effect and every bonus between them."""

from __future__ import annotations

from pathlib import Path

from dartmoor.helpers import DARTMOOR, SPECIES

FOLDER = Path(__file__).parents[1] / "playthroughs"
TOLD = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("dartmoor-*.txt")))


def missing(kind, species):
    names = {entry: DARTMOOR.words("en").say(f"species-{entry}") for entry in species}
    return [entry for entry, name in names.items() if f"uses the {kind} of {name}." not in TOLD]


def test_every_effect_is_used():
    assert missing("effect", [entry.id for entry in SPECIES.values() if entry.effect]) == []


def test_every_bonus_is_used():
    assert missing("bonus", [entry.id for entry in SPECIES.values() if entry.bonus]) == []
