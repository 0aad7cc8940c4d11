"""What is printed on the cards, said in both languages."""

from __future__ import annotations

import pytest

from dartmoor.helpers import DARTMOOR, SPECIES
from spinney.games.dartmoor.box import ids
from spinney.games.dartmoor.phrases import EFFECTS, PERMANENT, PLACES, POINTS
from spinney.games.dartmoor.table import SYMBOLS
from spinney.games.dartmoor.texts import FORMS, Texts

ENGLISH, SPANISH = (Texts(DARTMOOR.words(language), ids(DARTMOOR.pack)) for language in ("en", "es"))


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_in_english_a_card_says_what_the_pack_says(species):
    """But for species, which are called by their names there."""
    told = [species.place, species.permanent]
    told += [f"effect: {species.effect}" * bool(species.effect), f"bonus: {species.bonus}" * bool(species.bonus)]
    pack = "; ".join([*filter(None, told), f"points: {species.points}"])
    assert ENGLISH.card(species) == pack.replace("black-rabbit", "Dartmoor Black Rabbit")


@pytest.mark.parametrize("texts", [ENGLISH, SPANISH], ids=["en", "es"])
def test_every_category_has_a_name(texts):
    for form in FORMS:
        for symbol in SYMBOLS:
            assert "?" not in texts.words.say(f"what-{form}", key=symbol.replace(" ", "-"), what="?", article="a")


@pytest.mark.parametrize(
    ("phrase", "english", "spanish"),
    [
        ("1 per black-rabbit", "1 per Dartmoor Black Rabbit", "1 por cada conejo negro"),
        ("1 per barn-owl", "1 per Barn Owl", "1 por cada Lechuza común"),
        ("5 if 3 barn-owls", "5 if 3 Barn Owl cards", "5 si tienes 3 cartas de Lechuza común"),
    ],
)
def test_a_species_is_called_by_its_name(phrase, english, spanish):
    """A pack of one's own may count any of them."""
    assert ENGLISH.phrase(phrase, POINTS) == english
    assert SPANISH.phrase(phrase, POINTS) == spanish


@pytest.mark.parametrize(
    ("phrases", "phrase", "spanish"),
    [
        (EFFECTS, "draw 1 per mouse", "roba 1 por cada roedor o insectívoro"),
        (EFFECTS, "play an amphibian free", "juega gratis un anfibio o reptil"),
        (EFFECTS, "play a tree or shrub free", "juega gratis un árbol o un arbusto"),
        (EFFECTS, "all trees from the clearing into the cave", "todos los árboles del claro a la cueva"),
        (EFFECTS, "all plants from the clearing into the cave", "todas las plantas del claro a la cueva"),
        (PERMANENT, "whenever you play another moor: draw 1", "siempre que juegues un páramo más: roba 1"),
        (PLACES, "over another bird at a tree or shrub", "sobre otra carta de ave en un árbol o arbusto"),
        (POINTS, "15 if 3 different amphibians, else 5", "15 si tienes 3 anfibios o reptiles diferentes; si no, 5"),
        (POINTS, "1/3/3/6/6/10 by different birds", "1/3/3/6/6/10 según el número de aves diferentes"),
    ],
)
def test_phrases_in_spanish(phrases, phrase, spanish):
    assert SPANISH.phrase(phrase, phrases) == spanish


def test_caves_in_spanish():
    assert [SPANISH.cave(cave) for cave in DARTMOOR.pack.cave][2:4] == [
        "roba 3; 3 de la mano al claro",
        "5 puntos al final",
    ]
