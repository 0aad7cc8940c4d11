"""Every species of a bottom half: effect, bonus, place and points, each counted by hand."""

from __future__ import annotations

from dartmoor.helpers import UNIVERSAL, Scene, asked, cave, clearing, do, phase, room, sheet, told, told_moves, worth


def drew(match):
    return told(match).count("drew")


def test_adder():
    scene = Scene()
    stand = scene.grow("tor", bottom="warty-newt")
    scene.grow("ash", left="field-vole", right="shrew")
    match = scene.play("adder", stand, "second-bottom", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "adder") == [2 + 2]


def test_adders_tongue():
    scene = Scene()
    tree = scene.grow("ash")
    match = scene.play("adders-tongue", tree, "bottom")
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "adders-tongue") == [3]


def test_beaver():
    scene = Scene()
    tree = scene.grow("ash")
    scene.clearing("moor-birch", "common-hazel", "tor", "shrew")
    match = scene.play("beaver", tree, "bottom")
    assert phase(match) == "effect"
    do(match, "use")
    paid = [card for card in cave(match) if card != "moor-birch"]
    assert len(cave(match)) == 3 and len(paid) == 2  # the birch, and the two trees just paid
    assert sorted(clearing(match)) == ["common-hazel", "shrew/gnat", "tor"]
    assert worth(match, "beaver") == [3]
    assert sheet(match)["cave"] == 3  # on top of the cave's own points


def test_blue_ground_beetle():
    scene = Scene()
    scene.grow("tor", bottom="heather", second_bottom="adder", top="curlew")
    tree = scene.grow("ash", right="shrew")
    scene.hold("meadow-pipit:MB", "serotine-bat")
    match = scene.play("blue-ground-beetle", tree, "bottom", matching=True)
    assert told_moves(match) == ["play meadow-pipit", "pass"]
    do(match, "play", "meadow-pipit")
    do(match, "place", stand=tree, slot="top")
    assert asked(match) == (1, "action")
    assert worth(match, "blue-ground-beetle") == [3]


def test_blueberry():
    scene = Scene()
    scene.grow("ash", top="buzzard", left="nuthatch", right="nuthatch")
    stand = scene.grow("tor")
    scene.hold("adder:CA", "heather:GW")
    match = scene.play("blueberry", stand, "bottom", matching=True)
    assert told_moves(match) == ["play adder", "pass"]
    do(match, "play", "adder")
    do(match, "place", stand=stand, slot="second-bottom")
    assert worth(match, "blueberry") == [2 * 2]


def test_bog_asphodel():
    scene = Scene()
    scene.grow("ash")
    stand = scene.grow("tor")
    scene.grow(UNIVERSAL)
    assert room(scene, "bog-asphodel") == [(stand, "bottom"), (stand + 1, "bottom")]
    scene = Scene()
    stand = scene.grow("tor")
    scene.grow(UNIVERSAL)
    scene.hold("moor-birch", "common-hazel", "rivulet")
    match = scene.play("bog-asphodel:SO", stand, "bottom", matching=True)
    assert told_moves(match) == ["play moor-birch", "play common-hazel", "pass"]
    do(match, "play", "moor-birch")
    assert told(match).count("revealed") == 1
    assert asked(match) == (1, "action")  # the birch draws nothing
    assert worth(match, "bog-asphodel") == [2]


def test_common_lizard():
    for others, points in (
        ({"bottom": "adder", "second_bottom": "adder"}, 5),
        ({"bottom": "adder", "second_bottom": "warty-newt"}, 15),
    ):
        scene = Scene()
        scene.grow("tor", **others)
        tree = scene.grow("ash")
        match = scene.play("common-lizard", tree, "bottom", matching=True)
        assert phase(match) == "take"
        do(match, "take")
        assert worth(match, "common-lizard") == [points]


def test_grass_snake():
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "grass-snake") == []
    scene = Scene()
    stand = scene.grow("tor")
    scene.hold("moor-frog:CA", "heather:GW")
    match = scene.play("grass-snake", stand, "bottom", matching=True)
    assert told_moves(match) == ["play moor-frog", "pass"]
    do(match, "play", "moor-frog")
    do(match, "place", stand=stand, slot="second-bottom")
    assert worth(match, "grass-snake") == [5]


def test_greater_butterfly_orchid():
    for last, points in (("heather", 3), ("bog-asphodel", 15)):
        scene = Scene()
        scene.grow("ash", bottom="heather")
        scene.grow("ash", bottom="royal-fern")
        scene.grow("ash", bottom="blueberry")
        scene.grow("tor", bottom=last)
        tree = scene.grow("ash")
        scene.hold("water-soldiers:SO", "adder:SO")
        match = scene.play("greater-butterfly-orchid", tree, "bottom", matching=True)
        assert told_moves(match) == ["play water-soldiers", "pass"]
        do(match, "pass")
        assert worth(match, "greater-butterfly-orchid") == [points]


def test_heather():
    scene = Scene()
    scene.grow("ash", left="gnat", top="keeled-skimmer")
    tree = scene.grow("ash")
    match = scene.play("heather", tree, "bottom", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "heather") == [2]


def test_meadowsweet():
    scene = Scene()
    scene.grow("ash", bottom="meadowsweet")
    stand = scene.grow("tor")
    scene.hold("heather:GW")
    match = scene.play("meadowsweet", stand, "bottom", matching=True)
    assert told_moves(match) == ["play heather", "pass"]
    do(match, "pass")
    assert sorted(worth(match, "meadowsweet")) == [0, 5]


def test_moor_frog():
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "moor-frog") == []
    scene = Scene()
    stand = scene.grow("tor")
    for moor in ("rivulet", "warrens", UNIVERSAL):
        scene.grow(moor)
    scene.hold("shrew")
    match = scene.play("moor-frog", stand, "bottom", matching=True)
    assert worth(match, "moor-frog") == [0]
    assert phase(match) == "moor"
    do(match, "moor", "shrew")
    assert worth(match, "moor-frog") == [8]


def test_otter():
    scene = Scene()
    scene.grow("tor", bottom="adder", second_bottom="warty-newt")
    tree = scene.grow("ash")
    match = scene.play("otter", tree, "bottom", matching=True)
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "otter") == [3 * 2]


def test_royal_fern():
    scene = Scene()
    scene.grow("tor", bottom="heather", second_bottom="heather")
    scene.grow("ash", bottom="blueberry")
    tree = scene.grow("ash")
    match = scene.play("royal-fern", tree, "bottom", matching=True)
    do(match, "use")
    assert "again" in told(match)
    assert asked(match) == (0, "action")
    assert worth(match, "royal-fern") == [2 * 3]


def test_warty_newt():
    scene = Scene()
    scene.grow("ash")
    assert room(scene, "warty-newt") == []
    scene = Scene()
    stand = scene.grow("tor")
    match = scene.play("warty-newt", stand, "bottom", matching=True)
    assert asked(match) == (1, "action")
    assert sheet(match)["amphibians"] == 5
    for newts, points in ((2, 15), (3, 25)):
        scene = Scene()
        scene.grow("tor", bottom="warty-newt", second_bottom="warty-newt")
        if newts == 3:
            scene.grow("tor", bottom="warty-newt")
        assert sheet(scene.start())["amphibians"] == points


def test_water_soldiers():
    scene = Scene()
    scene.grow("ash", top="keeled-skimmer")
    tree = scene.grow("ash", top="keeled-skimmer")
    match = scene.play("water-soldiers", tree, "bottom", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "water-soldiers") == [2 * 2]


def test_dragonflies_share_a_slot_above_water_soldiers():
    """[23] Any number, of any species, also of the same; but only at this stand, and only dragonflies."""
    scene = Scene()
    tree = scene.grow("ash", top="keeled-skimmer keeled-skimmer small-red-damselfly", bottom="water-soldiers")
    scene.grow("ash", top="keeled-skimmer")
    assert room(scene, "emerald-damselfly") == [(tree, "top")]
    scene = Scene()
    scene.grow("ash", top="keeled-skimmer", bottom="water-soldiers")
    assert room(scene, "meadow-pipit") == []
    scene = Scene()
    scene.grow("ash", top="meadow-pipit", bottom="water-soldiers")
    assert room(scene, "emerald-damselfly") == []


def test_in_a_moor_one_top_slot_is_shared():
    """[23] The other one still takes one card of any kind."""
    scene = Scene()
    moor = scene.grow(
        "tor", top="keeled-skimmer keeled-skimmer", second_top="emerald-damselfly", bottom="water-soldiers"
    )
    assert room(scene, "emerald-damselfly") == [(moor, "top")]
    scene = Scene()
    moor = scene.grow(
        "tor", top="emerald-damselfly", second_top="keeled-skimmer keeled-skimmer", bottom="water-soldiers"
    )
    assert room(scene, "emerald-damselfly") == [(moor, "second-top")]
    scene = Scene()
    moor = scene.grow("tor", top="keeled-skimmer", second_top="emerald-damselfly", bottom="water-soldiers")
    assert room(scene, "emerald-damselfly") == [(moor, "top"), (moor, "second-top")]
    scene = Scene()
    moor = scene.grow("tor", top="keeled-skimmer keeled-skimmer", bottom="water-soldiers")
    assert room(scene, "emerald-damselfly") == [(moor, "top"), (moor, "second-top")]
    assert room_again(moor) == [(moor, "second-top")]


def room_again(moor):
    scene = Scene()
    scene.grow("tor", top="keeled-skimmer keeled-skimmer", bottom="water-soldiers")
    return room(scene, "curlew")


def test_two_water_soldiers_open_both_top_slots():
    """[23] Each opens a slot of its own."""
    scene = Scene()
    moor = scene.grow(
        "tor",
        top="keeled-skimmer keeled-skimmer",
        second_top="emerald-damselfly",
        bottom="water-soldiers",
        second_bottom="water-soldiers",
    )
    assert room(scene, "emerald-damselfly") == [(moor, "top"), (moor, "second-top")]
