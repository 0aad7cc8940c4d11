"""The six special actions, their order and limits [13 to 17, 20]."""

from __future__ import annotations

from itertools import combinations

from floresta.helpers import PATHS, SIDES, gains, kinds, on_paths, path, paths, phase, play, position, refusal


def test_wild_is_any_value_of_the_own_colour_in_its_location():
    match = position("mondego", "margaraca", hands={"yellow": "c23"}, axes={"yellow": 0})
    assert refusal(match, "plant", card="c23", space="a1") == "legal"
    assert refusal(match, "plant", card="c23", space="b4") == "colour"
    assert refusal(match, "plant", card="c23", space="c4") == "too-few-axes"


def test_a_lynx_of_the_card_has_to_be_taken():
    match = position("orvalho", hands={"yellow": "c02"})
    assert gains(match, "yellow", "plant", card="c02", space="o3") == {"lynx": 1}
    assert phase(match) == "draw"


def test_an_axe_of_the_card_comes_with_trees_and_tower_pieces():
    match = position("mondego", hands={"yellow": "c11"}, towers={}, axes={"yellow": 0})
    assert gains(match, "yellow", "plant", card="c11", space="a5") == {"axe": 1}
    match = position("talhadas", hands={"yellow": "c11"}, axes={"yellow": 0})
    assert gains(match, "yellow", "build", card="c11", tower="talhadas") == {"axe": 1}


def test_other_special_actions_are_lost_at_a_tower():
    for card, tower in (("c09", "sao_matias"), ("c10", "sao_matias"), ("c07", "sao_matias"), ("c14", "talhadas")):
        match = position(tower, hands={"yellow": card}, fire=["a1-a2"])
        assert gains(match, "yellow", "build", card=card, tower=tower) == {}
        assert phase(match) == "draw"


def test_x2_needs_its_location():
    match = position("mondego", hands={"yellow": "c04"})
    play(match, "plant", card="c04", space="a1")
    assert (match.table.doubles_left, sum(match.table.doubled)) == (6, 0)


def test_x2_doubles_neither_lynx_nor_axes():
    match = position("estrela", trees={"gray": ["e1"]}, x2=["e2", "e5"], hands={"yellow": "c58"})
    assert gains(match, "yellow", "plant", card="c58", space="e2") == {"vp": 2, "axe": 1}


def test_a_break_is_optional_and_its_points_hang_on_it():
    match = position("mondego", hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="a2")
    assert kinds(match) == {"block", "decline"}
    assert gains(match, "yellow", "decline") == {}
    match = position("mondego", hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="a2")
    assert gains(match, "yellow", "block", path="b5-b6") == {"vp": 2}
    assert on_paths(match, "breaks") == {"b5-b6"}
    assert match.table.breaks_left == 7


def test_without_a_break_or_a_path_for_it_there_are_no_points():
    match = position("mondego", hands={"yellow": "c50"}, breaks_left=0)
    assert gains(match, "yellow", "plant", card="c50", space="a2") == {}
    assert phase(match) == "draw"
    match = position("mondego", hands={"yellow": "c50"}, fire=all_paths("mondego"))
    assert gains(match, "yellow", "plant", card="c50", space="a2") == {}
    assert phase(match) == "draw"


def all_paths(side):
    return [name for name, number in PATHS.items() if number // 16 == SIDES.index(side)]


def test_a_break_goes_on_a_path_of_the_tree_s_location():
    match = position("mondego", "malcata", hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="a2")
    assert refusal(match, "block", path="m1-m2") == "no-break-there"


def test_fire_fighters_must_put_out_one_marker_at_least_and_three_at_most():
    match = position("mondego", hands={"yellow": "c05"}, fire=["b1-b2", "b2-b3", "b3-b4", "b4-b5"])
    play(match, "plant", card="c05", space="a1")
    assert kinds(match) == {"quench"}
    assert refusal(match, "decline") == "compulsory"
    assert gains(match, "yellow", "quench", path="b1-b2") == {"vp": 1}
    assert kinds(match) == {"quench", "decline"}
    play(match, "quench", path="b2-b3")
    play(match, "quench", path="b3-b4")
    assert phase(match) == "draw"
    assert on_paths(match) == {"b4-b5"}


def test_fire_fighters_without_fire_do_nothing():
    match = position("mondego", "malcata", hands={"yellow": "c05"}, fire=["m1-m2"])
    play(match, "plant", card="c05", space="a1")
    assert phase(match) == "draw"


def test_they_need_not_touch_the_tree_and_stop_when_they_like():
    match = position("mondego", hands={"yellow": "c05"}, fire=["b5-b6", "a6-b6"])
    play(match, "plant", card="c05", space="a1")
    play(match, "quench", path="a6-b6")
    assert phase(match) == "draw"
    assert on_paths(match) == {"b5-b6"}


def connected_sets(fire, most):
    """All sets of at most so many markers that are connected among themselves, found by trying."""

    def share(first, second):
        return bool(set(first.split("-")) & set(second.split("-")))

    def whole(chosen):
        found = [chosen[0]]
        for name in found:
            found += [other for other in chosen if other not in found and share(name, other)]
        return len(found) == len(chosen)

    return {
        frozenset(chosen) for size in range(1, most + 1) for chosen in combinations(fire, size) if whole(list(chosen))
    }


def test_every_connected_set_comes_up_exactly_once():
    fire = ["a1-a2", "a2-a3", "a3-a4", "b3-b4", "a3-b3", "a4-b4", "b5-b6"]
    found = []

    def follow(match, gone):
        for move in match.legal():
            if move.kind == "decline":
                found.append(frozenset(gone))
                continue
            after = match.at(0)
            after._memory = match.rules.copy(match._memory)
            name = next(name for name in all_paths("mondego") if path(name) == move.parts["path"])
            after.play(move)
            if phase(after) == "fight":
                follow(after, [*gone, name])
            else:
                found.append(frozenset([*gone, name]))

    match = position("mondego", hands={"yellow": "c05"}, fire=fire)
    play(match, "plant", card="c05", space="a1")
    follow(match, [])
    assert len(found) == len(set(found))
    assert set(found) == connected_sets(fire, 3)


def test_two_markers_that_only_a_third_connects_do_not_go_alone():
    match = position("mondego", hands={"yellow": "c05"}, fire=["a1-a2", "a3-a4", "a2-a3"])
    play(match, "plant", card="c05", space="a1")
    play(match, "quench", path="a1-a2")
    assert paths(match) == ["a2-a3"]
    match = position("mondego", hands={"yellow": "c05"}, fire=["a1-a2", "b1-b2", "a1-b1"])
    play(match, "plant", card="c05", space="a1")
    play(match, "quench", path="a1-a2")
    play(match, "quench", path="b1-b2")
    assert refusal(match, "decline") == "compulsory"
    assert refusal(match, "quench", path="a5-a6") == "no-marker"
    play(match, "quench", path="a1-b1")
    assert on_paths(match) == set()


def test_a_lynx_of_the_card_comes_too_late_for_the_space_it_is_planted_on():
    match = position("malcata", hands={"yellow": "c17"}, lynx={"yellow": 0}, axes={"yellow": 3})
    assert refusal(match, "plant", card="c17", space="m6") == "too-few-lynx"
    match = position("sao_mamede", hands={"yellow": "c17"}, lynx={"yellow": 0}, axes={"yellow": 3})
    assert gains(match, "yellow", "plant", card="c17", space="s1") == {"axe": -1, "vp": 2, "lynx": 1}
    assert phase(match) == "draw"


def test_lynx_then_rewards_then_the_special_action_then_the_transplant():
    match = position("sabugal", "mondego", trees={"yellow": ["p11"]}, hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="p21")
    assert phase(match) == "break"
    play(match, "decline")
    assert phase(match) == "transplant"
    play(match, "decline")
    assert phase(match) == "draw"


def test_felling_comes_before_the_special_action():
    match = position("lousa", trees={"gray": ["k1"]}, hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="l1")
    assert phase(match) == "fell"
    play(match, "fell")
    assert phase(match) == "break"


def test_laying_lynx_comes_before_rewards():
    match = position("sao_mamede", hands={"yellow": "c12"})
    assert gains(match, "yellow", "plant", card="c12", space="s1") == {}
    assert phase(match) == "lay"
    assert gains(match, "yellow", "lay", lynx=1) == {"lynx": -1, "vp": 2}
