"""The species in `docs/rules/dartmoor.md` stand there as in the pack, each with its test; in Spanish, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dartmoor.helpers import DARTMOOR, SPECIES
from spinney.games.dartmoor.box import ids
from spinney.games.dartmoor.texts import Texts

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
DOCUMENT = (RULES / "dartmoor.md").read_text(encoding="utf-8")
SPANISH = Texts(DARTMOOR.words("es"), ids(DARTMOOR.pack))
CARDS = {
    cells[0]: cells
    for line in DOCUMENT.splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 7 and "::test_" in cells[6]
}
SPANISH_CARDS = {
    cells[1]: cells
    for line in (RULES / "es" / "dartmoor.md").read_text(encoding="utf-8").splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 6 and cells[2].isdecimal()
}


def functions(file):
    return set(re.findall(r"^def (test_\w+)\(", (HERE / file).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_every_species_stands_there_as_in_the_pack(species):
    english = DARTMOOR.words("en").say(f"species-{species.id}")
    _, spanish, copies, cost, does, points, test = CARDS[english]
    assert spanish == DARTMOOR.words("es").say(f"species-{species.id}")
    assert (int(copies), int(cost), points) == (species.copies, species.cost, species.points)
    wanted = [species.place, species.permanent]
    for kind in ("effect", "bonus"):
        if phrase := getattr(species, kind):
            wanted.append(f"{kind}: {phrase}" + "*" * (species.house == kind))
    assert does == ("; ".join(filter(None, wanted)) or "-")
    file, function = test.strip("`").split("::")
    assert function in functions(file)


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_every_species_stands_there_in_spanish(species):
    english = DARTMOOR.words("en").say(f"species-{species.id}")
    spanish, _, copies, cost, does, points = SPANISH_CARDS[english]
    assert spanish == SPANISH.words.say(f"species-{species.id}")
    assert (int(copies), int(cost)) == (species.copies, species.cost)
    told = [*does.replace("*", "").removeprefix("-").split("; "), f"puntos: {points}"]
    assert "; ".join(filter(None, told)) == SPANISH.card(species)
    assert ("*" in does) == ("*" in CARDS[english][4])


def test_the_options_are_the_three_on_which_tables_differ():
    offered = re.findall(r"option `([\w-]+)`", DOCUMENT)
    assert sorted(offered) == sorted(option.name for option in DARTMOOR.options)
