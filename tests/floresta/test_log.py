"""The log of a fire phase names what burned and why: whoever reads it needs no rule."""

from __future__ import annotations

import pytest

from floresta.helpers import BOX, FLORESTA, NAMES, PATH_NAMES, SIDES, play, position
from floresta.test_specials import all_paths
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.telling import Teller
from spinney.games.floresta.fire import burn_trees, kindle_location, spread_fire

MONDEGO, LOUSA = SIDES.index("mondego"), SIDES.index("lousa")


def log(table):
    """What was told, with sides, spaces and paths by their names."""
    told = []
    for code, *numbers in table.chronicle[: table.told]:
        event = FLORESTA.events[code]
        parts = dict(zip(event.parts, numbers, strict=False))
        side = parts.get("side", 0)
        for part, kind in event.parts.items():
            if kind == "set":
                first, names = (16 * side, PATH_NAMES) if part == "paths" else (12 * side, NAMES)
                parts[part] = {names[first + i] for i in range(16) if parts[part] >> i & 1}
        told.append((event.name, parts))
    return told


def after(rule, table, *numbers):
    table.told = 0
    rule(BOX, table, *numbers)
    return log(table)


def test_trees_beside_fire_are_named_with_what_they_cost():
    """X07: a tree on an x2 token costs two points; however many markers touch a tree, it counts once."""
    trees = {"yellow": ["c1", "d1"], "green": ["d4"], "brown": ["d3"], "neutral": ["c4"]}
    table = position(
        "margaraca", trees=trees, x2=["c1"], fire=["c1-d1", "c1-d4"], vp={"yellow": 9, "green": 1, "brown": 5}
    ).table
    side = SIDES.index("margaraca")
    assert after(burn_trees, table) == [
        ("scorched", {"side": side, "single": {"d1", "d4"}, "double": {"c1"}}),
        ("burned", {"seat": 0, "amount": 3}),
        ("burned", {"seat": 1, "amount": 1}),
    ]


def test_who_has_no_points_has_trees_beside_fire_all_the_same():
    table = position(trees={"yellow": ["a1"]}, fire=["a1-a2"]).table
    assert after(burn_trees, table) == [("scorched", {"side": MONDEGO, "single": {"a1"}, "double": set()})]


def test_felled_trees_that_are_safe_are_not_beside_fire():
    lousa = {"trees": {"yellow": ["k1", "k2"]}, "felled": ["k1"], "fire": ["k1-k2"], "vp": {"yellow": 9}}
    for option, beside in (("burn", {"k1", "k2"}), ("safe", {"k2"})):
        told = after(burn_trees, position("lousa", options={"felled": option}, **lousa).table)
        assert told[0] == ("scorched", {"side": LOUSA, "single": beside, "double": set()})


def test_spreading_names_the_paths_that_caught_fire():
    """W07."""
    table = position(fire=["a1-a2", "a1-b1"]).table
    assert after(spread_fire, table) == [("spread", {"side": MONDEGO, "paths": {"a2-a3", "b1-b2"}})]


def test_a_truck_that_holds_a_fire_is_named():
    """X05."""
    table = position(fire=["a1-a2"], trucks={"brown": "mondego"}).table
    assert after(spread_fire, table) == [("held", {"seat": 2, "side": MONDEGO})]


def test_nothing_is_said_of_a_truck_where_nothing_burns():
    assert after(spread_fire, position(trucks={"brown": "mondego"}).table) == []


def test_a_value_that_kindles_names_its_free_spaces_and_their_paths():
    """Of the two spaces of value 1 only b4 is free."""
    table = position(trees={"yellow": ["a1"]}).table
    (told,) = after(kindle_location, table, MONDEGO, 1)
    assert told[0] == "kindled"
    assert told[1]["spaces"] == {"b4"}
    assert told[1]["paths"] == {name for name in all_paths("mondego") if "b4" in name.split("-")}


def test_the_value_on_the_die_may_be_passed_over():
    """W08: no free 6 and no free 1; the free spaces of value 2 ignite, but for the path with a break."""
    table = position(trees={"gray": ["a4", "b3"], "brown": ["a1", "b4"]}, breaks=["a2-a3"]).table
    assert after(kindle_location, table, MONDEGO, 6) == [
        ("passed", {"side": MONDEGO, "value": 6, "next": 2}),
        (
            "kindled",
            {"side": MONDEGO, "spaces": {"a3", "b2"}, "paths": {"a3-a4", "a3-b3", "b1-b2", "b2-b3"}},
        ),
    ]


def test_why_nothing_new_burns():
    """X01: it burns already. X03: no space is free."""
    assert after(kindle_location, position("lousa", fire=["k1-k2"]).table, LOUSA, 1) == [
        ("burns-already", {"side": LOUSA})
    ]
    full = {"yellow": [name for number, name in NAMES.items() if number // 12 == SIDES.index("espinhal")]}
    espinhal = SIDES.index("espinhal")
    assert after(kindle_location, position("espinhal", trees=full).table, espinhal, 4) == [
        ("nothing-free", {"side": espinhal})
    ]


def test_felling_names_the_trees():
    """The standing trees of players in the column before, not the neutral one [51]."""
    trees = {"gray": ["k1"], "green": ["k2"], "neutral": ["k3"]}
    match = position("lousa", trees=trees, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    play(match, "fell")
    assert log(match.table)[0] == ("felled", {"seat": 0, "side": LOUSA, "spaces": {"k1", "k2"}})


@pytest.mark.parametrize(("path", "event", "side"), [("a1-a2", "stayed", "mondego"), ("m1-m2", "drove", "malcata")])
def test_a_truck_stays_or_drives(path, event, side):
    match = position(
        towers={"yellow": ("sao_matias", 3)}, trucks={"yellow": "mondego"}, fire=["a1-a2", "m1-m2"], row="c01 c02"
    )
    while not any(move.kind == "quench" for move in match.legal()):
        match.play(next((move for move in match.legal() if move.kind == "throw"), match.legal()[0]))
    play(match, "quench", path=path)
    assert log(match.table)[0] == (event, {"seat": 0, "side": SIDES.index(side)})


def test_sentences_tell_how_many():
    table = position(trees={"yellow": ["a1", "a2"]}, x2=["a2"], fire=["a1-a2"]).table
    table.told = 0
    burn_trees(BOX, table)
    spread_fire(BOX, table)
    assert Teller(FLORESTA).chronicle(table) == [
        "Trees beside fire in Mondego: 1, and 1 on x2 tokens.",
        "Fire spreads in Mondego to 2 more paths.",
    ]


def test_a_side_has_no_more_paths_than_a_set_can_hold():
    """Fifteen bits, so that no number of the chronicle becomes negative; Estrela has as many paths."""
    assert max(len(side.paths) for side in FLORESTA.pack.side) == 15
    crowded = FLORESTA.pack_text.replace('dotted = ["e2-e3", ', 'dotted = ["e2-e3", "e1-e12", ')
    with pytest.raises(SpinneyError, match="the side estrela has at most 15 paths, not 16"):
        Game(FLORESTA.name, FLORESTA.package, crowded, "mine")
