"""Every species of a top half: effect, bonus, place and points, each counted by hand."""

from __future__ import annotations

import pytest

from dartmoor.helpers import UNIVERSAL, Scene, asked, cave, do, hand, phase, room, sheet, told, told_moves, worth

DRAGONFLIES = (
    "beautiful-demoiselle",
    "emerald-damselfly",
    "keeled-skimmer",
    "small-red-damselfly",
    "southern-damselfly",
)
BIRDS = ("barn-owl", "black-tailed-godwit", "buzzard", "common-moorhen", "curlew", "grey-heron")


def test_barn_owl():
    scene = Scene()
    tree = scene.grow("ash", left="brandts-bat", right="serotine-bat")
    match = scene.play("barn-owl", tree, "top", matching=True)
    assert phase(match) == "effect"
    do(match, "use")
    assert asked(match) == (0, "action")
    assert match.table.extra == 0  # one more turn, not two for two bats
    assert worth(match, "barn-owl") == [3 * 2]


def test_barn_owl_without_a_bat():
    scene = Scene()
    tree = scene.grow("ash")
    match = scene.play("barn-owl", tree, "top")
    assert asked(match) == (1, "action")
    assert worth(match, "barn-owl") == [0]


@pytest.mark.parametrize("dragonfly", DRAGONFLIES)
def test_dragonfly(dragonfly):
    """Alone nothing, with each other species more; a second set is counted by itself."""
    scene = Scene()
    stand = scene.grow("tor")
    match = scene.play(dragonfly, stand, "top", matching=True)
    assert asked(match) == (1, "action")
    assert sheet(match)["dragonflies"] == 0
    others = [other for other in DRAGONFLIES if other != dragonfly]
    for n, points in enumerate((5, 10, 15, 30), 1):
        scene = Scene()
        scene.grow("tor", top=dragonfly)
        for other in others[:n]:
            scene.grow("ash", top=other)
        assert sheet(scene.start())["dragonflies"] == points


def test_black_tailed_godwit():
    scene = Scene(players=3)
    stand = scene.grow("warrens")
    scene.grow("rivulet", seat=1)
    scene.grow("rivulet", seat=2)
    scene.hold("shrew")
    match = scene.play("black-tailed-godwit", stand, "top", matching=True)
    assert worth(match, "black-tailed-godwit") == [10]  # all have one moor
    assert told_moves(match) == ["moor shrew/gnat", "pass"]
    do(match, "pass")
    scene = Scene()
    scene.grow("tor", top="black-tailed-godwit")
    scene.grow("tor", seat=1)
    scene.grow(UNIVERSAL, seat=1)
    assert worth(scene.start(), "black-tailed-godwit") == [0]


def test_black_tailed_godwit_needs_a_moor():
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "black-tailed-godwit") == []


def test_buzzard():
    scene = Scene()
    tree = scene.grow("ash", left="field-vole", right="shrew")
    scene.grow("ash", left="wood-mouse", right="black-rabbit")
    match = scene.play("buzzard", tree, "top", matching=True)
    assert phase(match) == "effect"
    do(match, "use")
    assert told(match).count("drew") == 3
    assert worth(match, "buzzard") == [2 * 3]


def test_buzzard_without_mice():
    scene = Scene()
    tree = scene.grow("ash", left="black-rabbit")
    match = scene.play("buzzard", tree, "top")
    assert asked(match) == (1, "action")


def test_common_moorhen():
    scene = Scene()
    scene.grow("ash")
    stand = scene.grow("tor", top="keeled-skimmer", bottom="water-soldiers")
    scene.grow("rivulet", top="emerald-damselfly")
    assert room(scene, "common-moorhen") == [(stand, "second-top"), (stand + 1, "second-top")]
    scene = Scene()
    stand = scene.grow("fountainhead", top="keeled-skimmer")
    scene.grow("rivulet", top="emerald-damselfly")
    match = scene.play("common-moorhen", stand, "second-top", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "common-moorhen") == [2 * 2]


def test_cuckoo():
    scene = Scene()
    tree = scene.grow("ash", top="buzzard")
    scene.grow("ash", top="keeled-skimmer")
    scene.grow("tor", top="buzzard")
    scene.grow("common-hazel", top="meadow-pipit")
    scene.grow("ash")
    match = scene.play("cuckoo", tree, "top", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "cuckoo") == [7]


def test_cuckoo_goes_over_a_bird_at_a_tree_or_shrub():
    """[22] Not over a dragonfly, not in a moor, not into an empty slot."""
    scene = Scene()
    tree = scene.grow("ash", top="buzzard")
    scene.grow("ash", top="keeled-skimmer")
    scene.grow("tor", top="buzzard")
    shrub = scene.grow("common-hazel", top="meadow-pipit")
    scene.grow("ash")
    assert room(scene, "cuckoo") == [(tree, "top"), (shrub, "top")]


def test_one_cuckoo_at_a_tree():
    """[22] At most one; with the option any number."""
    for option, there, found in (
        ("one", "buzzard cuckoo", []),
        ("any", "buzzard cuckoo", [(0, "top")]),
        ("any", "buzzard cuckoo cuckoo", [(0, "top")]),
    ):
        scene = Scene(cuckoo=option)
        scene.grow("ash", top=there)
        assert room(scene, "cuckoo") == found


def test_curlew():
    for insects, points in (("", 3), ("gnat", 10)):
        scene = Scene()
        scene.grow("tor", top="keeled-skimmer", second_top="keeled-skimmer")
        scene.grow("rivulet", top="keeled-skimmer", bottom="blue-ground-beetle")
        if insects:
            scene.grow("ash", left=insects)
        stand = scene.grow("warrens")
        match = scene.play("curlew", stand, "top", matching=True)
        assert "action" in phase(match)
        assert worth(match, "curlew") == [points]
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "curlew") == []


def test_grey_heron():
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "grey-heron") == []
    scene = Scene()
    stand = scene.grow(UNIVERSAL)
    match = scene.play("grey-heron", stand, "top", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "grey-heron") == [8]


def test_meadow_pipit():
    """By different bird species, the pipit included: 1; 3 for two or three; 6 for four or five; 10 for six."""
    for others, points in ((0, 1), (1, 3), (2, 3), (3, 6), (4, 6), (5, 10), (6, 10)):
        scene = Scene()
        for bird in BIRDS[:others]:
            scene.grow("tor" if bird == "grey-heron" else "ash", top=bird)
        scene.grow("crab-apple", top="meadow-pipit")
        scene.grow("crab-apple", top="meadow-pipit")  # another of the same species adds nothing
        assert worth(scene.start(), "meadow-pipit") == [points, points]
    scene = Scene()
    tree = scene.grow("ash")
    assert asked(scene.play("meadow-pipit", tree, "top", matching=True)) == (1, "action")


def test_wheatear():
    scene = Scene()
    scene.grow("rivulet")
    stand = scene.grow(UNIVERSAL)
    scene.deck("ash", "tor")
    match = scene.play("wheatear", stand, "top")
    assert phase(match) == "effect"
    do(match, "use")
    assert cave(match) == ["ash", "tor"]
    assert worth(match, "wheatear") == [5]
    assert sheet(match)["cave"] == 2
    scene = Scene()
    tree = scene.grow("ash")
    match = scene.play("wheatear", tree, "top", matching=True)
    assert asked(match) == (1, "action")  # no moor, no card for the cave
    assert worth(match, "wheatear") == [0]


def test_wheatear_as_a_bonus():
    """With the option its cards for the cave need a matching payment."""
    for matching, expected in ((True, "effect"), (False, "action")):
        scene = Scene(wheatear="bonus")
        stand = scene.grow("tor")
        match = scene.play("wheatear", stand, "top", matching=matching)
        assert phase(match) == expected
        if matching:
            do(match, "use")
            assert "bonus" in told(match)
            assert len(cave(match)) == 1
    scene = Scene()
    stand = scene.grow("tor")
    match = scene.play("wheatear", stand, "top", matching=True)
    do(match, "use")
    assert "effect" in told(match)
    assert "bonus" not in told(match)
    assert hand(match, 1) == []


@pytest.mark.parametrize("option", ["effect", "bonus"])
def test_a_free_wheatear_fills_no_cave(option):
    """[29, 50] Neither as an effect nor as a bonus."""
    scene = Scene(wheatear=option)
    moor = scene.grow("rivulet")
    scene.hold("wheatear")
    match = scene.play("blue-ground-beetle:MB", moor, "bottom", matching=True)
    do(match, "play", "wheatear")
    do(match, "place", stand=moor, slot="top")
    assert asked(match) == (1, "action")
    assert cave(match) == []
