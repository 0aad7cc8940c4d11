"""Names of plants, visitors and events, and what is printed on their cards, in both languages."""

from __future__ import annotations

import pytest

from reforest.helpers import PLANTS, REFOREST
from spinney.games.reforest.box import named
from spinney.games.reforest.texts import event_text, plant_text, things

ENGLISH, SPANISH = REFOREST.words("en"), REFOREST.words("es")
KINDS = {"plant-name": REFOREST.pack.plant, "animal-name": REFOREST.pack.visitor, "event": REFOREST.pack.event}


@pytest.mark.parametrize("message", KINDS)
def test_every_component_has_a_name_in_spanish(message: str) -> None:
    """A component that is missing would be called as in the pack."""
    names = [SPANISH.say(message, id=component.id, name="?") for component in KINDS[message]]
    assert "?" not in names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("message", KINDS)
def test_english_names_are_those_of_the_pack(message: str) -> None:
    for component in KINDS[message]:
        assert ENGLISH.say(message, id=component.id, name=component.name) == component.name


def test_a_plant_of_another_pack_is_called_as_there() -> None:
    parts = {"id": "baobab", "name": "Baobab", "latin": "Adansonia digitata", "height": 22.5}
    assert SPANISH.say("plant", **parts) == "Baobab (Adansonia digitata, 22,5 m)"
    assert ENGLISH.say("plant", **parts) == "Baobab (Adansonia digitata, 22.5 m)"


def test_names_keep_their_latin() -> None:
    assert SPANISH.say("plant", **named(PLANTS["nootka-rose"])) == "Rosa de Nutka (Rosa nutkana, 3 m)"


@pytest.mark.parametrize(
    ("plant", "english", "spanish"),
    [
        (
            "labrador-tea",
            "BEFORE GATHERING: look at the top 2 of the deck.",
            "ANTES DE RECOLECTAR: mira las 2 primeras cartas del mazo.",
        ),
        (
            "yellow-cedar",
            "SCORING: 1 per evergreen plant here or next to here (at most 5).",
            "PUNTUACIÓN: 1 por cada planta de hoja perenne aquí o al lado (como máximo, 5).",
        ),
        (
            "lady-fern",
            "PASSIVE: herbs and ferns cost 1 less.",
            "PASIVO: jugar hierbas y helechos cuesta 1 menos.",
        ),
        (
            "amabilis-fir",
            "REACTION: when shade plants of yours are covered, draw 1 from the deck.",
            "REACCIÓN: cuando se cubran plantas de sombra en tu región, roba 1 del mazo.",
        ),
        (
            "black-huckleberry",
            "AFTER GATHERING: discard 1, then draw 1 from deck or nursery.",
            "DESPUÉS DE RECOLECTAR: descarta 1; después, roba 1 del mazo o del vivero.",
        ),
    ],
)
def test_what_plants_say(plant: str, english: str, spanish: str) -> None:
    assert plant_text(ENGLISH, PLANTS[plant]) == english
    assert plant_text(SPANISH, PLANTS[plant]) == spanish


def test_what_events_say() -> None:
    """Only who burned a plant draws [64]."""
    fire = next(event for event in REFOREST.pack.event if event.id == "ground-fire")
    assert event_text(ENGLISH, fire) == (
        "everybody: turn 1 of your herbs, shrubs and ferns in the canopy into energy and, if you did, draw 2 from the"
        " deck."
    )
    assert event_text(SPANISH, fire) == (
        "para todos: convierte en energía 1 de tus hierbas, arbustos y helechos en el dosel y, si lo has hecho, roba 2"
        " del mazo."
    )


def test_what_visitors_count() -> None:
    murrelet = next(visitor for visitor in REFOREST.pack.visitor if visitor.id == "marbled-murrelet")
    assert things(ENGLISH, murrelet.most) == "plants of 30 m or more"
    assert things(SPANISH, murrelet.most) == "plantas de 30 m o más"
