"""Every tree, shrub and moor: effect, bonus and points, each counted by hand."""

from __future__ import annotations

import pytest

from dartmoor.helpers import (
    BOX,
    DARTMOOR,
    IDS,
    SLOTS,
    UNIVERSAL,
    Scene,
    asked,
    clearing,
    do,
    hand,
    phase,
    sheet,
    species,
    told,
    told_moves,
    worth,
)
from spinney.games.dartmoor.scoring import doubled


def drew(match):
    return told(match).count("drew")


# Trees.


def test_ash():
    scene = Scene()
    scene.grow("black-alder", bottom="heather:GW")
    scene.grow("elderberry:BA", bottom="heather:BA")
    match = scene.play("ash", matching=True)
    assert phase(match) == "effect"
    do(match, "use")
    assert drew(match) == 1
    assert phase(match) == "take"  # the bonus: one of the trees just paid
    do(match, "take", "ash")
    assert "ash" in hand(match)
    # Black Alder symbols: the alder, the Elderberry and one Heather; plants: two Heathers.
    assert worth(match, "ash") == [3 + 2]


def test_black_alder():
    match = Scene().play("black-alder", matching=True)
    assert phase(match) == "effect"
    do(match, "use")
    assert told(match)[:2] == ["bonus", "again"]
    assert asked(match) == (0, "action")  # once more the same player
    assert worth(match, "black-alder") == [5]


def test_crab_apple():
    scene = Scene()
    scene.grow("crab-apple", top="buzzard", bottom="heather", left="shrew", right="wood-mouse")
    scene.grow("crab-apple", top="buzzard", bottom="heather", left="shrew")
    match = scene.play("crab-apple", matching=True)
    assert phase(match) == "take"
    do(match, "take", "crab-apple")
    assert worth(match, "crab-apple") == [8, 0, 0]


def test_goat_willow():
    scene = Scene()
    scene.grow("tor")
    scene.grow(UNIVERSAL)
    scene.hold("shrew")
    match = scene.play("goat-willow", matching=True)
    assert phase(match) == "moor"
    do(match, "moor", "shrew")
    assert worth(match, "goat-willow") == [3]  # the tor and two universal moors
    assert species(match) == {"tor": 1, "goat-willow": 1}


def test_moor_birch():
    match = Scene().play("moor-birch")
    do(match, "use")
    assert drew(match) == 1
    assert asked(match) == (1, "action")
    assert worth(match, "moor-birch") == [1]


def test_sessile_oak():
    scene = Scene()
    scene.grow("ash")
    scene.grow("common-hazel")
    scene.grow("tor")
    match = scene.play("sessile-oak", matching=True)
    assert asked(match) == (1, "action")  # neither effect nor bonus
    assert worth(match, "sessile-oak") == [2 + 1]  # itself and the ash, and the hazel


# Shrubs.


def test_common_hazel():
    scene = Scene()
    tree = scene.grow("moor-birch")
    scene.hold("serotine-bat", "shrew")
    match = scene.play("common-hazel", matching=True)
    assert told_moves(match) == ["play serotine-bat", "pass"]
    do(match, "play", "serotine-bat")
    do(match, "place", stand=tree)
    assert drew(match) == 1  # the hazel just played sees its own bat
    assert asked(match) == (1, "action")  # but the bat has no effect of its own
    assert worth(match, "common-hazel") == [0]


def test_elderberry():
    scene = Scene()
    tree = scene.grow("moor-birch")
    scene.grow("elderberry")
    scene.hold("royal-fern", "shrew")
    match = scene.play("elderberry", matching=True)
    assert told_moves(match) == ["play royal-fern", "pass"]
    do(match, "play", "royal-fern")
    do(match, "place", stand=tree, slot="bottom")
    assert drew(match) == 2  # one for each Elderberry
    assert worth(match, "elderberry") == [0, 0]


# Moors.


def test_blanket_bog():
    scene = Scene()
    scene.grow("blanket-bog", top="curlew", bottom="heather", second_bottom="moor-frog")
    scene.grow("tor", bottom="heather")
    scene.grow("ash", top="emerald-damselfly", right="gnat")
    match = scene.play("blanket-bog", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "heather") == [4, 2] or worth(match, "heather") == [2, 4]  # two insects, once doubled
    assert worth(match, "moor-frog") == [0]
    assert worth(match, "curlew") == [3]  # above: not doubled
    assert worth(match, "blanket-bog") == [0, 0]


def test_blanket_bog_doubles_plants_only():
    scene = Scene()
    scene.grow("blanket-bog", bottom="grass-snake", second_bottom="adders-tongue")
    match = scene.start()
    assert worth(match, "grass-snake") == [5]
    assert worth(match, "adders-tongue") == [6]


def test_blanket_bog_doubles_what_is_below():
    """[44] A bog that doubled birds would not double the Curlew above it."""
    scene = Scene()
    scene.grow("blanket-bog", top="curlew")
    box = DARTMOOR.box_layout.copy(BOX)
    box.doubles[IDS.index("blanket-bog")] = BOX.kinds[IDS.index("curlew")]
    assert not doubled(box, scene.table, IDS.index("curlew"), 0, SLOTS.index("top"))
    assert doubled(box, scene.table, IDS.index("curlew"), 0, SLOTS.index("second-bottom"))


def test_fountainhead():
    scene = Scene()
    scene.grow("fountainhead")
    scene.grow("fountainhead")
    match = scene.play("rivulet")
    assert drew(match) == 2
    match = Scene().play("fountainhead", matching=True)
    assert drew(match) == 0  # not for itself
    scene = Scene()
    scene.grow("fountainhead")
    match = scene.play("fountainhead")
    assert drew(match) == 1  # the one that was there sees the other
    assert worth(match, "fountainhead") == [0, 0]


def test_fountainhead_sees_universal_moors():
    scene = Scene()
    scene.grow("fountainhead")
    scene.grow("fountainhead")
    scene.hold("shrew")
    match = scene.play("goat-willow", matching=True)
    do(match, "moor", "shrew")
    assert drew(match) == 2


def test_lowland_heath():
    scene = Scene()
    scene.grow("tor", bottom="grass-snake")
    scene.hold("warty-newt", "heather")
    match = scene.play("lowland-heath", matching=True)
    assert told_moves(match) == ["play warty-newt", "pass"]
    do(match, "play", "warty-newt")
    do(match, "place", stand=1, slot="bottom")
    assert worth(match, "lowland-heath") == [2 * 2]


def test_rhos_pasture():
    scene = Scene()
    scene.grow("ash", left="dartmoor-sheep", right="roe-deer")
    match = scene.play("rhos-pasture", matching=True)
    do(match, "use")
    assert drew(match) == 1
    assert worth(match, "rhos-pasture") == [2 * 2]


def test_rivulet():
    scene = Scene()
    scene.grow("goat-willow", top="cuckoo:GW", bottom="heather:GW")
    scene.grow("ash", bottom="heather:AS")
    match = scene.play("rivulet:BA", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "rivulet") == [2 * 3]


def test_tor():
    scene = Scene()
    scene.grow("tor")
    scene.grow("tor")
    tree = scene.grow("moor-birch")
    match = scene.play("meadow-pipit", tree, "top")
    assert drew(match) == 2
    assert worth(match, "tor") == [0, 0]


def test_valley_mire():
    scene = Scene()
    scene.grow("ash", top="emerald-damselfly", right="gnat")
    scene.hold("keeled-skimmer:AS", "shrew:BA")
    match = scene.play("valley-mire", matching=True)
    assert told_moves(match) == ["play keeled-skimmer", "pass"]
    do(match, "play", "keeled-skimmer")
    do(match, "place", stand=1, slot="top")
    assert worth(match, "valley-mire") == [2 * 3]


def test_warrens():
    scene = Scene()
    scene.grow("ash", left="black-rabbit", bottom="otter")
    scene.hold("field-vole:GW", "serotine-bat:MB")
    match = scene.play("warrens", matching=True)
    assert told_moves(match) == ["pass"]  # only the left slot would do for this vole, and it is taken
    do(match, "pass")
    assert worth(match, "warrens") == [2 * 2]


def test_warrens_plays_a_paw_free():
    scene = Scene()
    scene.grow("ash", left="black-rabbit", bottom="otter")
    scene.hold("field-vole:CA")
    match = scene.play("warrens", matching=True)
    assert told_moves(match) == ["play field-vole", "pass"]
    do(match, "play", "field-vole")
    do(match, "place", stand=0, slot="right")
    assert asked(match) == (1, "action")  # the vole draws no card
    assert worth(match, "warrens") == [2 * 3]


def test_wet_woodland():
    scene = Scene()
    scene.grow("tor")
    scene.grow(UNIVERSAL)
    match = scene.play("wet-woodland", matching=True)
    assert asked(match) == (1, "action")
    assert worth(match, "wet-woodland") == [2 * 3]


@pytest.mark.parametrize("matching", [False, True])
def test_a_bonus_needs_the_symbol(matching):
    """[27] The same card, once paid with its own symbol and once with another."""
    match = Scene().play("rhos-pasture", matching=matching)
    assert phase(match) == ("effect" if matching else "action")
    assert len(clearing(match)) == 2


def test_universal_moors_are_worth_nothing():
    scene = Scene()
    scene.grow(UNIVERSAL)
    assert sheet(scene.start())["moors"] == 0
