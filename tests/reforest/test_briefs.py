"""What cards say in brief: few words, and symbols."""

from __future__ import annotations

import pytest

from reforest.helpers import PLANTS, REFOREST
from spinney.games.reforest import briefs
from spinney.games.reforest.box import Selector, Step

ENGLISH, SPANISH = REFOREST.words("en"), REFOREST.words("es")


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        (Selector(kinds=("herb", "fern")), "⟦herb⟧ ⟦fern⟧"),
        (Selector(icon="fruit", zone="near"), "⟦fruit⟧ near"),
        (Selector(of="energy", zone="near"), "⟦energy⟧ near"),
        (Selector(of="empty_space"), "empty space"),
        (Selector(rows="MH"), "plant ⟦middle⟧ ⟦high⟧"),
        (Selector(light="sun", layer="canopy"), "⟦sun⟧ in the canopy"),
        (Selector(zone="stack"), "plant in this stack"),
    ],
)
def test_a_selector_is_the_symbols_of_all_it_names_then_where(selector: Selector, text: str) -> None:
    assert briefs.things(ENGLISH, selector) == text


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        (Selector(rows="H"), "⟦high⟧"),
        (Selector(layer="understory"), "⟦understory⟧"),
        (Selector(height_min=30), "⟦height⟧ 30\u00a0m"),
    ],
)
def test_where_plants_are_meant_anyway_they_are_not_named(selector: Selector, text: str) -> None:
    assert briefs.things(ENGLISH, selector, plants=True) == text


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Step(draw=1, from_="nursery"), "draw 1 from the nursery"),
        (Step(draw=2), "draw 2"),
        (Step(store=2, from_="deck"), "store 2 here"),
        (Step(store=1, from_="deck", to="any"), "store 1 under any stack"),
        (Step(store=1, from_="deck", to="any", for_=Selector(rows="L")), "store 1 under a ⟦low⟧ stack"),
        (Step(cost=-1, for_=Selector(kinds=("tree",))), "⟦tree⟧ costs 1 less"),
        (Step(cost=1, for_=Selector(kinds=("herb",))), "⟦herb⟧ costs 1 more"),
        (Step(score=1, per=Selector(zone="stack"), max=5), "1 per plant in this stack, at most 5"),
        (Step(score=1, per=Selector(icon="fruit")), "1 per ⟦fruit⟧"),
        (Step(move="plant", height_max=7), "move a plant of up to 7\u00a0m"),
        (Step(visitor="add"), "one more visitor"),
        (Step(hand_limit=2), "hand limit +2"),
    ],
)
def test_steps_say_what_they_do(step: Step, text: str) -> None:
    assert briefs.step(ENGLISH, step) == text


@pytest.mark.parametrize(
    ("plant", "english", "spanish"),
    [
        (
            "pacific-dogwood",
            ("Reacts", "⟦flower⟧: draw 1 from the nursery"),
            ("Reacción", "⟦flower⟧: roba 1 del vivero"),
        ),
        (
            "amabilis-fir",
            ("Reacts", "⟦shade⟧ covered: draw 1 from the deck"),
            ("Reacción", "⟦shade⟧ cubierta: roba 1 del mazo"),
        ),
        (
            "cascara",
            ("Played", "swap up to 3 nursery cards, then draw 1 from the nursery"),
            ("Al jugarla", "cambia hasta 3 del vivero, luego roba 1 del vivero"),
        ),
        ("western-hemlock", ("Cost", "2 less with ⟦energy⟧ near"), ("Coste", "2 menos con ⟦energy⟧ cerca")),
    ],
)
def test_an_effect_says_when_and_after_what(plant: str, english: tuple[str, str], spanish: tuple[str, str]) -> None:
    assert briefs.effect(ENGLISH, PLANTS[plant].effect) == english
    assert briefs.effect(SPANISH, PLANTS[plant].effect) == spanish


def test_who_burns_nothing_draws_nothing() -> None:
    fire = next(event for event in REFOREST.pack.event if event.id == "ground-fire")
    burned, drawn = briefs.step(ENGLISH, fire.do[0]), "draw 2 from the deck"
    assert briefs.steps(ENGLISH, fire.do) == f"{burned}: if so, {drawn}"


def test_an_award_can_set_off_an_effect() -> None:
    found = [briefs.effect(ENGLISH, plant.effect) for plant in PLANTS.values() if plant.effect.award]
    assert found == [("Reacts", "visitor won: draw 2")] * len(found) != []
