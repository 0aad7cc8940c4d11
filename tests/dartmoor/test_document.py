"""The species in `docs/rules/dartmoor.md` stand there as in the pack, each with its test; in Spanish, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dartmoor.helpers import DARTMOOR, SPECIES
from spinney.games.dartmoor.box import ids
from spinney.games.dartmoor.describing import cards
from spinney.games.dartmoor.phrases import PERMANENT, PLACES, POINTS
from spinney.games.dartmoor.texts import Texts

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
DOCUMENT = (RULES / "dartmoor.md").read_text(encoding="utf-8")
ENGLISH, SPANISH = (Texts(DARTMOOR.words(language), ids(DARTMOOR.pack)) for language in ("en", "es"))
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


IN_RULEBOOK = {
    "Fresno europeo", "Aliso común", "Manzano silvestre", "Sauce cabruno", "Abedul blanco", "Roble albar", "Tor",
    "Lechuza común", "Busardo ratonero", "Lagartija de turbera", "Trepador azul",
}  # fmt: skip
"""The species that the Spanish rulebook names."""


def spanish_name(species):
    """As the documents have it: with an asterisk if it is ours."""
    name = SPANISH.words.say(f"species-{species.id}")
    return name if name in IN_RULEBOOK else f"{name}*"


def told(species, texts):
    """What a species does and what it is worth, with a mark at what was made here or inferred."""

    def marked(part, text):
        return text + "*" * (species.house == part) + "†" * (species.inferred == part)

    does = [texts.phrase(species.place, PLACES)] if species.place else []
    if species.permanent:
        does.append(marked("permanent", texts.phrase(species.permanent, PERMANENT)))
    for part in ("effect", "bonus"):
        if phrase := getattr(species, part):
            does.append(marked(part, texts.words.say(f"text-{part}", phrase=texts.effect(phrase))))
    terms = texts.joined("plus", [texts.phrase(term, POINTS) for term in species.points.split(" + ")])
    return "; ".join(does) or "-", marked("points", terms)


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_every_species_stands_there_as_in_the_pack(species):
    _, spanish, copies, cost, does, points, test = CARDS[ENGLISH.words.say(f"species-{species.id}")]
    assert spanish == spanish_name(species)
    assert (int(copies), int(cost)) == (species.copies, species.cost)
    assert (does, points) == told(species, ENGLISH)
    file, function = test.strip("`").split("::")
    assert function in functions(file)


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_every_species_stands_there_in_spanish(species):
    spanish, _, copies, cost, does, points = SPANISH_CARDS[ENGLISH.words.say(f"species-{species.id}")]
    assert spanish == spanish_name(species)
    assert (int(copies), int(cost)) == (species.copies, species.cost)
    assert (does, points) == told(species, SPANISH)


def test_the_program_marks_names_that_are_ours():
    """Whoever points at a card in Spanish sees the asterisk; the English names are the published ones."""
    for language in ("en", "es"):
        described = cards(DARTMOOR.pack, DARTMOOR.words(language))["species"]
        for species, thing in zip(SPECIES.values(), described, strict=True):
            english = ENGLISH.words.say(f"species-{species.id}")
            assert thing.name == (english if language == "en" else spanish_name(species))


def test_the_program_says_what_was_inferred_or_made_here():
    described = cards(DARTMOOR.pack, DARTMOOR.words("en"))
    facts = {thing.name: (dict(thing.facts), thing.source) for thing in described["species"]}
    assert (facts["Ash"][0]["Inferred"], facts["Ash"][1]) == ("The points", "house")
    assert (facts["Wood Mouse"][0]["Made here"], facts["Wood Mouse"][1]) == ("The bonus", "house")
    assert {"Inferred", "Made here"} & set(facts["Otter"][0]) == set() and facts["Otter"][1] == "public"
    assert [cave.source for cave in described["cave"]] == ["house", "house", "rulebook", "house", "house"]


def test_the_program_says_what_an_option_decides():
    """[22, 50]"""
    for language, label, what in (
        ("en", "An option decides", "Whether it is an effect or a bonus"),
        ("es", "Lo decide una opción", "Si es un efecto o una bonificación"),
    ):
        described = cards(DARTMOOR.pack, DARTMOOR.words(language))["species"]
        facts = {key: dict(thing.facts) for key, thing in zip(SPECIES, described, strict=True)}
        assert facts["wheatear"][label] == what
        assert {key for key in facts if label in facts[key]} == {"cuckoo", "wheatear"}


def test_the_options_are_the_three_on_which_tables_differ():
    offered = re.findall(r"option `([\w-]+)`", DOCUMENT)
    assert sorted(offered) == sorted(option.name for option in DARTMOOR.options)
