"""The box [1 to 12]: how many cards of what, the region, and packs that are refused.

The sums are those of the house deck's description, counted there and not here.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from reforest.helpers import BOX, IDS, PLANTS, REFOREST, SPACES
from spinney import SpinneyError

CARDS = [PLANTS[name] for name in IDS]
ADJACENT = {
    "L1": "L2 M1",
    "L2": "L1 L3 M1 M2",
    "L3": "L2 M2",
    "M1": "L1 L2 M2 H1",
    "M2": "L2 L3 M1 H1",
    "H1": "M1 M2",
}


def test_91_plants_10_visitors_5_events() -> None:
    assert (len(CARDS), len(PLANTS)) == (91, 60)
    assert (len(REFOREST.pack.visitor), len(REFOREST.pack.event)) == (10, 5)


def test_species_and_cards_of_each_kind() -> None:
    assert Counter(plant.kind for plant in PLANTS.values()) == {"herb": 13, "fern": 6, "shrub": 20, "tree": 21}
    assert Counter(plant.kind for plant in CARDS) == {"herb": 23, "fern": 8, "shrub": 30, "tree": 30}


def test_costs_and_values() -> None:
    assert [sum(plant.cost == cost for plant in CARDS) for cost in range(7)] == [10, 26, 24, 13, 11, 4, 3]
    assert sum(plant.value for plant in CARDS) == 213


def test_light_rows_icons_and_traits() -> None:
    assert Counter(plant.light for plant in CARDS) == {"shade": 53, "sun": 38}
    assert [sum(row in plant.rows for plant in CARDS) for row in "LMH"] == [72, 75, 32]
    assert Counter(icon for plant in CARDS for icon in plant.icons) == {"flower": 49, "fruit": 32}
    traits = {
        "evergreen": 39,
        "edible": 31,
        "pioneer": 18,
        "conifer": 18,
        "wetland": 14,
        "poisonous": 12,
        "nitrogen": 6,
    }
    assert Counter(trait for plant in CARDS for trait in plant.traits) == traits
    assert sum(plant.height >= 30 for plant in CARDS) == 18


def test_timings() -> None:
    timings = {
        "when_played": (10, 14),
        "when_played_cost": (4, 7),
        "passive": (8, 12),
        "reaction": (10, 16),
        "before_gathering": (4, 7),
        "after_gathering": (6, 7),
        "when_covered": (8, 14),
        "scoring": (10, 14),
    }
    species = Counter(plant.effect.timing for plant in PLANTS.values())
    cards = Counter(plant.effect.timing for plant in CARDS)
    assert {timing: (species[timing], cards[timing]) for timing in timings} == timings


def test_labrador_tea_is_the_published_card() -> None:
    tea = PLANTS["labrador-tea"]
    assert (tea.latin, tea.kind, tea.cost, tea.value, tea.height) == ("Rhododendron groenlandicum", "shrub", 2, 2, 1.5)
    assert "poisonous" in tea.traits
    assert tea.published and PLANTS["salal"].published == ("name", "cost")


def test_three_low_two_middle_one_high() -> None:
    assert [space.row for space in REFOREST.pack.space] == list("LLLMMH")


@pytest.mark.parametrize("space", SPACES)
def test_adjacent_spaces(space: str) -> None:
    bits = BOX.borders[SPACES.index(space)]
    assert [other for other in SPACES if bits >> SPACES.index(other) & 1] == sorted(
        ADJACENT[space].split(), key=SPACES.index
    )


def having(verb: str) -> list[str]:
    """The cards whose effect has this verb."""
    return [plant.id for plant in CARDS if any(step.verb == verb for step in plant.effect.do)]


def test_what_the_longest_game_rests_on() -> None:
    """The facts of the house deck from which `MOST_MOVES` is reckoned."""
    assert having("look") == ["labrador-tea"] * 2
    assert having("reclaim") == ["deer-fern"] * 2 and PLANTS["deer-fern"].effect.timing == "when_covered"
    assert having("move") == ["vine-maple"] * 2 and PLANTS["vine-maple"].effect.timing == "when_played"
    assert (PLANTS["vine-maple"].kind, PLANTS["vine-maple"].light) == ("tree", "shade")
    (fire,) = [step for event in REFOREST.pack.event for step in event.do if step.verb == "burn"]
    assert fire.amount == 1 and "tree" not in fire.selector.kinds
    assert max(setting.kept for setting in REFOREST.pack.setting) == 90
    assert REFOREST.most_moves == 3 * 90 * 10 + 4 * 80 + 100 == 3120


BAD = [
    (
        "copies = 2, cost = 0, value = 1, height = 0.2",
        "copies = 3, cost = 0, value = 1, height = 0.2",
        "91 plant cards",
    ),
    ('borders = ["L2", "M1"]', 'borders = ["L2", "M2"]', "border on each other"),
    ('row = "H", borders', 'row = "M", borders', "three low, two middle and one high"),
    ("kept = 90, tucked = 12", "kept = 90, tucked = 40", "cannot be dealt"),
    ("players = 4, kept", "players = 3, kept", "one setting for each number"),
    ("{ look = 2 }", "{ look = 2, draw = 1 }", "exactly one verb"),
    ("{ look = 2 }", "{ score = 2 }", "does not go with this timing"),
    ('{ draw = 2, from = "deck" }] }, source', '{ draw = 2, from = "hand" }] }, source', "deck or the nursery"),
    ('store = 1, from = "hand"', 'store = 1, from = "any"', "cards to store"),
    ('rows = "LMH", light = "sun"', 'rows = "LMX", light = "sun"', "rows are some of the letters"),
    ('timing = "reaction", award = "any"', 'timing = "reaction"', "has one trigger"),
    (
        'timing = "scoring", do = [{ score = 1, per = { zone = "stack" }, max = 5 }]',
        'timing = "scoring", do = []',
        "steps",
    ),
    (
        'when = "all_round", who = "each", do = [{ cost = -1',
        'when = "round_start", who = "each", do = [{ cost = -1',
        "all round",
    ),
    ('kind = "herb"', 'kind = "moss"', "kind"),
]


@pytest.mark.parametrize(("good", "bad", "why"), BAD, ids=[why for *_, why in BAD])
def test_bad_packs_are_refused(good: str, bad: str, why: str, tmp_path: Path) -> None:
    assert good in REFOREST.pack_text
    file = tmp_path / "bad.toml"
    file.write_text(REFOREST.pack_text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(SpinneyError, match=why):
        REFOREST.with_pack(file)
