"""Scoring [38 to 46]: what the species' own tests do not show, and a second scorer on random forests."""

from __future__ import annotations

import random

import pytest

from dartmoor.helpers import DARTMOOR, FACES, IDS, SLOTS, UNIVERSAL, Scene, sheet, told_moves, worth
from dartmoor.slow_scorer import Forest, Stand, total


def forests(table):
    """The forests of a table as the slow scorer has them."""
    found = [Forest([], table.cave[seat] + 1, table.gone.count(seat)) for seat in range(table.players)]
    stands = {}
    for number in range(table.stands):
        card, owner = table.stand_card[number], table.stand_owner[number]
        if table.stand_species[number] == 66:
            stands[number] = Stand(UNIVERSAL, None)
        else:
            stands[number] = Stand(FACES[card][0].species, FACES[card][0].colour)
        found[owner].stands.append(stands[number])
    for card in range(172):
        at = table.dwelling[card]
        if at >= 0:
            face = FACES[card][at % 6 % 2]
            stands[at // 6].slots.setdefault(SLOTS[at % 6], []).append((face.species, face.colour))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_second_scorer_agrees(players):
    """Thousands of forests, from random games in which people rather play than draw, so that forests get rich."""
    luck = random.Random(players)
    compared = 0
    for seed in range(4):
        match = DARTMOOR.new(players, seed=seed, form="compiled")
        while not match.over:
            moves = match.legal()
            plays = [move for move in moves if move.kind in ("play", "lift", "moor", "use")]
            match.play(luck.choice(plays if plays and luck.random() < 0.7 else moves))
            if len(match.played) % 3 == 0 or match.over:
                table = match.table
                slow = forests(table)
                assert [score.total for score in match.score()] == [total(slow, seat) for seat in range(players)]
                compared += players
    assert compared > 1000


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_kept_at_hand_follows_from_the_forests(players):
    """Counts of species, categories and tree symbols, against the forests themselves."""
    for seed in range(3):
        match = DARTMOOR.new(players, seed=seed, form="interpreted")
        luck = random.Random(seed)
        while not match.over:
            match.play(luck.choice(match.legal()))
        table = match.table
        for seat, forest in enumerate(forests(table)):
            names = [species for species, _ in forest.cards()]
            assert table.species[seat] == [names.count(name) for name in IDS]
            colours = [symbol for _, symbol in forest.cards()]
            assert table.colours[seat] == [colours.count(symbol) for symbol in ("CA", "BA", "SO", "GW", "AS", "MB")]


def test_only_visible_halves_count():
    """[38] The Buzzard's card hides an Adder."""
    scene = Scene()
    scene.grow("ash", top="buzzard:BA")
    match = scene.start()
    assert worth(match, "adder") == []
    assert sheet(match)["amphibians"] == 0


def test_a_card_with_both_counts_twice():
    """[39] Black Alder's symbol and a plant: the Royal Fern of that symbol gives the Ash two points."""
    scene = Scene()
    scene.grow("ash", bottom="royal-fern:BA")
    assert worth(scene.start(), "ash") == [2]


def test_every_copy_scores():
    """[39] Two Treecreepers, two Barn Owls."""
    scene = Scene()
    scene.grow("ash", top="barn-owl", left="brandts-bat")
    scene.grow("ash", top="barn-owl", left="treecreeper", right="treecreeper")
    match = scene.start()
    assert worth(match, "barn-owl") == [3, 3]
    assert worth(match, "treecreeper") == [5, 5]


def test_different_means_species_not_cards():
    """[40] Three Heathers are one species."""
    scene = Scene()
    scene.grow("tor", bottom="heather", second_bottom="heather")
    scene.grow("ash", bottom="royal-fern")
    assert worth(scene.start(), "royal-fern") == [4]


def test_ties_count_as_most():
    """[41] Both have a moor, so both have most."""
    scene = Scene()
    scene.grow("tor", top="black-tailed-godwit")
    scene.grow(UNIVERSAL, seat=1, top="black-tailed-godwit")
    match = scene.start()
    assert worth(match, "black-tailed-godwit", 0) == [10]
    assert worth(match, "black-tailed-godwit", 1) == [10]


def test_without_moors_all_have_most():
    """[41] Nobody has more than none; as soon as somebody has a moor, only who has one does."""
    scene = Scene(players=3)
    scene.grow("ash", left="dartmoor-pony")
    scene.grow("ash", seat=1, left="dartmoor-pony")
    match = scene.start()
    assert [worth(match, "dartmoor-pony", seat) for seat in (0, 1)] == [[15], [15]]
    scene = Scene(players=3)
    scene.grow("ash", left="dartmoor-pony")
    scene.grow("ash", seat=1, left="dartmoor-pony")
    scene.grow(UNIVERSAL, seat=1)
    match = scene.start()
    assert [worth(match, "dartmoor-pony", seat) for seat in (0, 1)] == [[5], [15]]
    scene = Scene()
    scene.hold("black-tailed-godwit:GW", "tor")
    scene.grow("ash")
    assert "play black-tailed-godwit" not in told_moves(scene.start())  # without a moor it has no place


def test_fully_occupied_counts_slots_not_cards():
    """[42] Four cards in three slots are not enough."""
    scene = Scene()
    scene.grow("crab-apple", top="buzzard cuckoo", bottom="heather", left="shrew")
    scene.grow("crab-apple", top="buzzard cuckoo", bottom="heather", left="shrew", right="treecreeper")
    assert worth(scene.start(), "crab-apple") == [0, 8]


def test_sets_of_dragonflies():
    """[43] Three skimmers, two emeralds, one demoiselle: sets of three, two and one, 10 + 5 + 0."""
    scene = Scene()
    scene.grow("tor", top="keeled-skimmer", second_top="keeled-skimmer")
    scene.grow("tor", top="keeled-skimmer", second_top="emerald-damselfly")
    scene.grow("tor", top="emerald-damselfly", second_top="beautiful-demoiselle")
    assert sheet(scene.start())["dragonflies"] == 15


def test_a_set_of_five_is_worth_thirty():
    """[43] All five, and a skimmer more."""
    scene = Scene()
    scene.grow("tor", top="keeled-skimmer", second_top="keeled-skimmer")
    scene.grow("rivulet", top="small-red-damselfly", second_top="emerald-damselfly")
    scene.grow("warrens", top="southern-damselfly", second_top="beautiful-demoiselle")
    assert sheet(scene.start())["dragonflies"] == 30


def test_caves():
    """[45] A point a card; cave 4 five more."""
    for cave, points in ((0, 3), (1, 3), (2, 3), (3, 8), (4, 3)):
        scene = Scene()
        scene.table.cave[0] = cave
        for _ in range(3):
            scene.table.gone[scene.spare()] = 0
        scene.table.cave_size[0] = 3
        assert sheet(scene.start())["cave"] == points


def test_a_tie_is_shared():
    """[46] Two bare birches each."""
    scene = Scene(players=3)
    scene.grow("moor-birch")
    scene.grow("moor-birch", seat=2)
    scene.table.cave = [0, 1, 2, -1, -1]
    assert scene.start().winners() == [0, 2]
