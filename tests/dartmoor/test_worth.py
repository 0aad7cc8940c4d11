"""What each card is worth now: the values of the species list by hand, and the sum against the sheet."""

from __future__ import annotations

import random

import pytest

from dartmoor.helpers import BOX, DARTMOOR, FACES, UNIVERSAL, Scene
from spinney.games.dartmoor.worth import worth


def named(match, seat=0):
    """The worth of a forest's cards by species, the highest first."""
    found: dict[str, list[int]] = {}
    table = match.table
    for key, points in worth(BOX, table, seat).items():
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
                    assert sum(worth(BOX, match.table, seat).values()) == score.total - score.lines["cave"]
                    compared += 1
    assert compared > 100
