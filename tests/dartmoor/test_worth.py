"""What each card is worth now: the values of the species list by hand, and the sum against the sheet; what all know."""

from __future__ import annotations

import random

import pytest

from dartmoor.helpers import BOX, DARTMOOR, FACES, IDS, UNIVERSAL, Scene, buy, do, phase
from spinney.games.dartmoor.worth import forest, worth


def named(match, seat=0):
    """The worth of a forest's cards by species, the highest first."""
    found: dict[str, list[int]] = {}
    table = match.table
    for key, points in forest(BOX, table, seat).items():
        kind, number = key.split("/")
        if kind == "half":
            name = FACES[int(number) // 2][int(number) % 2].species
        else:
            card = table.stand_card[int(number)]
            name = UNIVERSAL if table.stand_species[int(number)] == 66 else FACES[card][0].species
        found.setdefault(name, []).append(points)
    return {name: sorted(points, reverse=True) for name, points in found.items()}


def test_every_card_by_itself():
    """Barn Owl 3 per bat, Serotine Bat nothing with one species of bats, Field Vole 1 per mouse, Sessile Oak 1 per tree
    and shrub, Crab Apple 8 if fully occupied, Otter 3 per amphibian, Adder's Tongue 3, Grey Heron 8."""
    scene = Scene()
    scene.grow("sessile-oak", top="barn-owl", bottom="adders-tongue", left="serotine-bat", right="field-vole")
    scene.grow("crab-apple", bottom="otter")
    scene.grow(UNIVERSAL, top="grey-heron")
    assert named(scene.start()) == {
        "sessile-oak": [2],
        "crab-apple": [0],
        UNIVERSAL: [0],
        "barn-owl": [3],
        "adders-tongue": [3],
        "serotine-bat": [0],
        "field-vole": [1],
        "otter": [0],
        "grey-heron": [8],
    }


def test_a_blanket_bog_doubles_the_plant_below():
    """Adder's Tongue 3, doubled."""
    scene = Scene()
    scene.grow("blanket-bog", bottom="adders-tongue")
    assert named(scene.start()) == {"blanket-bog": [0], "adders-tongue": [6]}


@pytest.mark.parametrize(("newts", "shares"), [(1, [5]), (2, [8, 7]), (3, [9, 8, 8])])
def test_newts_share_what_they_bring_together(newts, shares):
    """1, 2 or 3 newts are worth 5, 15 or 25 together."""
    scene = Scene()
    for _newt in range(newts):
        scene.grow("tor", bottom="warty-newt")
    assert named(scene.start())["warty-newt"] == shares


def test_the_odd_point_is_the_lowest_card_s():
    """15 points for two newts: 8 and 7."""
    scene = Scene()
    scene.grow("tor", bottom="warty-newt", second_bottom="warty-newt")
    points = forest(BOX, scene.start().table, 0)
    lower, higher = sorted((key for key in points if key.startswith("half/")), key=lambda key: int(key[5:]))
    assert (points[lower], points[higher]) == (8, 7)


def test_a_set_of_dragonflies_is_shared_out():
    """A set of three different ones is worth 10; the second Keeled Skimmer is a set of its own, worth nothing."""
    scene = Scene()
    scene.grow("ash", top="keeled-skimmer")
    scene.grow("ash", top="emerald-damselfly")
    scene.grow("ash", top="southern-damselfly")
    scene.grow("ash", top="keeled-skimmer")
    found = named(scene.start())
    skimmer, second = found["keeled-skimmer"]
    assert second == 0
    assert sorted([skimmer, *found["emerald-damselfly"], *found["southern-damselfly"]]) == [3, 3, 4]


def test_only_the_own_forest():
    scene = Scene()
    scene.grow("moor-birch", seat=1)
    match = scene.start()
    assert named(match, 0) == {}
    assert named(match, 1) == {"moor-birch": [1]}


@pytest.mark.parametrize("players", [2, 5])
def test_the_sum_is_the_sheet_without_the_cave(players):
    luck = random.Random(players)
    compared = 0
    for seed in range(2):
        match = DARTMOOR.new(players, seed=seed, form="interpreted")
        while not match.over:
            moves = match.legal()
            plays = [move for move in moves if move.kind in ("play", "lift", "moor", "use")]
            match.play(luck.choice(plays if plays and luck.random() < 0.7 else moves))
            if len(match.played) % 9 == 0 or match.over:
                for seat, score in enumerate(match.score()):
                    assert sum(forest(BOX, match.table, seat).values()) == score.total - score.lines["cave"]
                    compared += 1
    assert compared > 100


def told(match, seat, kind):
    """What is told besides points, of one kind."""
    found = worth(BOX, match.view(), seat)
    return {key.removeprefix(f"{kind}/"): number for key, number in found.items() if key.startswith(f"{kind}/")}


def test_what_works_from_now_on_in_a_forest():
    """Two Tors draw a card each for a bird; a Blanket Bog doubles plants, which draws nothing; an Ash does nothing."""
    scene = Scene()
    for stand in ("tor", "tor", "blanket-bog", "ash"):
        scene.grow(stand)
    scene.grow("common-hazel", seat=1)
    match = scene.start()
    assert told(match, 0, "lasting") == {f"0/{IDS.index('tor')}": 2, f"0/{IDS.index('blanket-bog')}": 0}
    assert told(match, 1, "lasting") == {f"1/{IDS.index('common-hazel')}": 1}


def test_whose_effect_or_bonus_is_to_be_decided_on():
    """The Goat Willow lays a universal moor as its bonus, if it was paid for with its symbol."""
    scene = Scene()
    scene.hold("ash", "ash")
    half = scene.holds("goat-willow", matching=True)
    match = scene.start()
    assert told(match, 0, "asked") == {}
    buy(match, half, None, None, matching=True)
    assert phase(match) == "moor"
    assert told(match, 0, "asked") == {"bonus": IDS.index("goat-willow")}
    assert told(match, 1, "asked") == {}


def test_which_cards_all_know_to_be_in_a_hand():
    """A card that was taken from the clearing, not those that were dealt."""
    scene = Scene()
    scene.clearing("grey-heron", "barn-owl")
    scene.hold("ash", "ash")
    match = scene.start()
    assert told(match, 0, "known") == {}
    heron = match.table.clearing[0]
    do(match, "take", card=heron)
    assert told(match, 0, "known") == {str(heron): 0}
    assert told(match, 1, "known") == {}


def test_a_card_that_may_lie_under_a_universal_moor_is_known_no_more():
    scene = Scene()
    scene.hold("grey-heron")
    heron = scene.table.hand[0][0]
    scene.table.taken_by[heron] = 0
    assert told(scene.start(), 0, "known") == {str(heron): 0}
    scene.grow(UNIVERSAL)
    assert told(scene.start(), 0, "known") == {}


@pytest.mark.parametrize(("players", "cards"), [(2, 172 - 45), (5, 172)])
def test_what_is_left_of_the_deck(players, cards):
    """15 cards go back into the box for each player fewer than five, everybody has 6; three winters are shuffled in,
    the first of them on top of the lowest third of all cards [7 to 9]."""
    match = DARTMOOR.new(players, seed=1, form="interpreted")
    assert told(match, 0, "deck") == {"left": cards + 3 - 6 * players, "winter": cards - cards // 3 - 6 * players}


def test_after_the_first_winter_nobody_knows_where_the_next_one_lies():
    scene = Scene()
    scene.table.winters = 1
    assert set(told(scene.start(), 0, "deck")) == {"left"}
