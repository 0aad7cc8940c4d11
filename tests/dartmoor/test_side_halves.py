"""Every species of a left or right half: effect, bonus, place and points, each counted by hand."""

from __future__ import annotations

from dartmoor.helpers import (
    UNIVERSAL,
    Scene,
    asked,
    cave,
    clearing,
    do,
    hand,
    phase,
    room,
    sheet,
    species,
    told,
    told_moves,
    worth,
)


def drew(match):
    return told(match).count("drew")


def side(text):
    """The left slot for a card whose first half is meant, else the right."""
    scene = Scene()
    return "left" if scene.card(text) % 2 == 0 else "right"


def played(text, matching=True, grow=(), hold=(), clear=()):
    """A side half played at a bare birch, with what grows, is held and lies in the clearing already."""
    scene = Scene()
    tree = scene.grow("moor-birch")
    for stand, dwellers in grow:
        scene.grow(stand, **dwellers)
    scene.hold(*hold)
    scene.clearing(*clear)
    return scene.play(text, tree, side(text), matching=matching)


BATS = [("crab-apple", {"left": "brandts-bat", "right": "serotine-bat"})]


def bat_points(match, bat):
    """Five for every bat with three species, else nothing."""
    assert worth(match, bat) == [5]
    scene = Scene()
    scene.grow("ash", left="brandts-bat")
    scene.grow("ash", left="brandts-bat")
    assert worth(scene.start(), "brandts-bat") == [0, 0]


def test_alcathoe_bat():
    match = played("alcathoe-bat:GW", clear=("tor", "shrew"), grow=BATS)
    assert phase(match) == "store"
    assert told_moves(match) == ["store goat-willow", "store tor", "pass"]  # the card just paid may be one of the two
    do(match, "store", "goat-willow")
    assert told_moves(match) == ["store tor", "store shrew/gnat"]
    do(match, "store", "tor")
    assert cave(match) == ["goat-willow", "tor"]
    assert clearing(match) == ["shrew/gnat"]
    bat_points(match, "alcathoe-bat")


def test_brandts_bat():
    match = played("brandts-bat:GW", grow=[("ash", {"left": "alcathoe-bat", "right": "serotine-bat"})])
    do(match, "use")
    assert told(match).count("stored") == 2
    assert len(cave(match)) == 2
    bat_points(match, "brandts-bat")


def test_common_noctule():
    match = played("common-noctule:AS", clear=("heather:GW", "adder:SO"), hold=("royal-fern",), grow=BATS)
    assert told_moves(match) == ["lift heather", "pass"]  # from the clearing, not from the hand
    do(match, "lift", "heather")
    do(match, "place", stand=0, slot="bottom")
    assert asked(match) == (1, "action")
    assert species(match)["heather"] == 1
    bat_points(match, "common-noctule")


def test_common_noctule_without_a_plant_in_the_clearing():
    match = played("common-noctule:AS", clear=("adder:SO",), hold=("royal-fern",))
    assert asked(match) == (1, "action")


def test_common_noctule_without_a_place_for_the_plant():
    scene = Scene()
    tree = scene.grow("moor-birch", bottom="adder")
    scene.clearing("heather:GW")
    match = scene.play("common-noctule:AS", tree, "left")
    assert asked(match) == (1, "action")


def test_daubentons_bat():
    match = played("daubentons-bat:GW", clear=("keeled-skimmer:AS", "shrew:MB"), grow=BATS)
    assert told_moves(match) == ["lift keeled-skimmer", "pass"]
    do(match, "lift", "keeled-skimmer")
    do(match, "place", stand=0, slot="top")
    assert species(match)["keeled-skimmer"] == 1
    bat_points(match, "daubentons-bat")


def test_serotine_bat():
    match = played("serotine-bat:SO", grow=[("crab-apple", {"left": "brandts-bat", "right": "alcathoe-bat"})])
    assert told_moves(match) == ["take sessile-oak", "pass"]
    do(match, "take")
    assert hand(match) == ["sessile-oak"]
    bat_points(match, "serotine-bat")


def test_capercaillie():
    match = played("capercaillie:CA", hold=("heather:GW", "adder:SO"), grow=[("ash", {"bottom": "royal-fern"})])
    assert told_moves(match) == ["play heather", "pass"]
    do(match, "play", "heather")
    do(match, "place", stand=0, slot="bottom")
    assert worth(match, "capercaillie") == [2]


def test_common_pheasant():
    match = played("common-pheasant:GW", hold=("shrew",), grow=[("common-hazel", {}), ("tor", {})])
    assert phase(match) == "moor"
    do(match, "moor", "shrew")
    assert worth(match, "common-pheasant") == [1 + 1]


def test_nuthatch():
    match = played("nuthatch:GW")
    do(match, "use")
    assert asked(match) == (0, "action")
    assert worth(match, "nuthatch") == [0]
    scene = Scene()
    scene.grow("tor", top="curlew", bottom="heather")
    scene.grow("ash", top="buzzard", bottom="heather", left="nuthatch", right="shrew")
    assert worth(scene.start(), "nuthatch") == [10]


def test_treecreeper():
    match = played("treecreeper:CA")
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "treecreeper") == [5]


def test_dartmoor_badger():
    match = played("dartmoor-badger:BA", grow=[("ash", {"left": "shrew", "bottom": "otter", "right": "black-rabbit"})])
    assert asked(match) == (1, "action")
    assert worth(match, "dartmoor-badger") == [2 * 4]


def test_rabbits_crowd_beside_a_badger():
    """[24] Into any side slot there, occupied or not, the Badger's own too; nobody else joins."""
    scene = Scene()
    tree = scene.grow("ash", left="dartmoor-badger", right="shrew")
    scene.grow("ash", left="shrew")
    assert room(scene, "black-rabbit:MB") == [(tree, "left")]
    scene = Scene()
    tree = scene.grow("ash", left="dartmoor-badger", right="shrew")
    assert room(scene, "black-rabbit:AS") == [(tree, "right")]
    scene = Scene()
    tree = scene.grow("ash", left="dartmoor-badger", right="shrew black-rabbit black-rabbit:AS")
    assert room(scene, "black-rabbit:CA") == [(tree, "left")]
    scene = Scene()
    scene.grow("ash", left="dartmoor-badger", right="black-rabbit")
    assert room(scene, "field-vole:BA") == []
    scene = Scene()
    scene.grow("ash", left="shrew", right="black-rabbit")
    assert room(scene, "black-rabbit:CA") == []


def test_black_rabbit():
    scene = Scene()
    tree = scene.grow("moor-birch")
    other = scene.grow("ash", right="dartmoor-badger")
    scene.hold("black-rabbit:CA", "black-rabbit:SO", "shrew:MB")
    match = scene.play("black-rabbit:MB", tree, "left", matching=True)
    assert told_moves(match) == ["play black-rabbit", "play black-rabbit", "pass"]
    do(match, "play", "black-rabbit")
    do(match, "place", stand=other, slot="left")
    assert told_moves(match) == ["play black-rabbit", "pass"]  # any number of them
    do(match, "play", "black-rabbit")
    do(match, "place", stand=other, slot="left")
    assert told_moves(match) == ["pass"]
    do(match, "pass")
    assert worth(match, "black-rabbit") == [3, 3, 3]


def test_further_rabbits_need_slots_of_their_own():
    scene = Scene()
    tree = scene.grow("moor-birch")
    scene.hold("black-rabbit:CA")
    match = scene.play("black-rabbit:MB", tree, "left")
    assert told_moves(match) == ["pass"]


def test_field_vole():
    match = played("field-vole:GW", grow=[("ash", {"left": "shrew", "right": "wood-mouse"})])
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "field-vole") == [3]


def test_shrew():
    """A bonus on a card that costs nothing: with nothing paid, nothing fails to match."""
    match = played("shrew:CA", matching=False, grow=[("ash", {"left": "field-vole", "right": "wood-mouse"})])
    assert phase(match) == "effect"
    do(match, "use")
    assert told(match)[0] == "bonus"
    assert len(cave(match)) == 3
    assert worth(match, "shrew") == [1]


def test_wood_mouse():
    match = played("wood-mouse:SO", hold=("field-vole:CA", "black-rabbit:MB"), grow=[("ash", {"left": "shrew"})])
    assert told_moves(match) == ["play field-vole", "pass"]
    do(match, "play", "field-vole")
    do(match, "place", stand=0, slot="right")
    assert worth(match, "wood-mouse") == [3]


def test_dartmoor_pony():
    match = played("dartmoor-pony:SO", hold=("shrew",))
    assert worth(match, "dartmoor-pony") == [15]  # nobody has a moor: a tie
    assert phase(match) == "moor"
    do(match, "pass")
    scene = Scene()
    scene.grow("ash", left="dartmoor-pony")
    scene.grow(UNIVERSAL, seat=1)
    assert worth(scene.start(), "dartmoor-pony") == [5]


def test_dartmoor_sheep():
    match = played("dartmoor-sheep:SO", grow=[("ash", {"left": "roe-deer", "right": "dartmoor-pony"})])
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "dartmoor-sheep") == [2 * 3]


def test_roe_deer():
    match = played(
        "roe-deer:BA", grow=[("black-alder", {"bottom": "heather:BA"}), ("elderberry:BA", {"left": "treecreeper:CA"})]
    )
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "roe-deer") == [3 * 4]  # itself, the alder, the Heather, the Elderberry


def test_gnat():
    match = played("gnat:CA", hold=("brandts-bat:SO", "serotine-bat:BA", "shrew"), grow=[("ash", {}), ("ash", {})])
    assert told_moves(match) == ["play serotine-bat", "play brandts-bat", "pass"]
    do(match, "play", "brandts-bat")
    do(match, "place", stand=0, slot="right")
    do(match, "play", "serotine-bat")  # any number of them
    do(match, "place", stand=1, slot="right")
    assert told_moves(match) == ["pass"]
    do(match, "pass")
    assert cave(match) == []  # Brandt's Bat had no effect
    assert worth(match, "gnat") == [2]
    assert sheet(match)["insects"] == 2


def test_lake_fly():
    match = played("lake-fly:BA", hold=("brandts-bat:SO", "serotine-bat:BA"), grow=[("ash", {})])
    assert told_moves(match) == ["play serotine-bat", "play brandts-bat", "pass"]
    do(match, "play", "brandts-bat")
    do(match, "place", stand=0, slot="right")
    assert phase(match) == "effect"  # the one bat whose effect is used
    do(match, "use")
    assert len(cave(match)) == 2
    assert asked(match) == (1, "action")  # and no second bat
    assert worth(match, "lake-fly") == [1]
