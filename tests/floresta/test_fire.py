"""The fire phase [27 to 34]."""

from __future__ import annotations

import pytest

from floresta.helpers import (
    BOX,
    CARDS,
    COLOURS,
    FLORESTA,
    PATHS,
    SIDES,
    SPACES,
    finish_round,
    on_paths,
    paths,
    phase,
    play,
    position,
    refusal,
    told,
)
from spinney.games.floresta.fire import burn_trees, kindle, kindle_location, refill_row, spread_fire
from spinney.games.floresta.moves import quench
from spinney.games.floresta.several import several

EVENTS = [event.name for event in FLORESTA.events]


def to_trucks(match):
    """Everybody throws a card away, until a truck is asked or the next round begins."""
    first = match.table.first
    while phase(match) in ("turn", "draw") and match.table.first == first:
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    return match


def all_paths(side):
    return [name for name, number in PATHS.items() if number // 16 == SIDES.index(side)]


# Trucks.


def test_trucks_go_from_the_first_player_clockwise():
    match = position(
        turn="brown",
        towers={"yellow": ("talhadas", 3), "gray": ("machoca", 3), "green": ("balocas", 3)},
        fire=["a1-a2", "a2-a3", "a3-a4", "a4-a5", "a5-a6"],
    )
    to_trucks(match)
    asked = []
    while phase(match).startswith("truck"):
        if not asked or asked[-1] != match.acting[0]:
            asked.append(match.acting[0])
        match.play(match.legal()[-1] if phase(match) == "truck-on" else match.legal()[0])
    assert asked == [3, 0, 1]


def test_only_locations_in_reach_with_fire_are_targets():
    match = position(towers={"yellow": ("sao_matias", 1)}, fire=["a1-a2", "c1-d1", "p11-p12"])  # NW reaches A and B
    to_trucks(match)
    assert paths(match) == ["a1-a2"]
    assert refusal(match, "quench", path="c1-d1") == "out-of-reach"


def test_without_a_fire_in_reach_the_truck_stays_and_nothing_happens():
    match = position(
        towers={"yellow": ("sao_matias", 1)}, trucks={"yellow": "mondego"}, fire=["p11-p12"], row="c01 c02 c03 c04 c07"
    )
    to_trucks(match)
    assert phase(match) == "turn"
    assert match.table.truck[0] == SIDES.index("mondego")


def test_a_truck_must_leave_a_location_without_fire():
    match = position(towers={"yellow": ("sao_matias", 1)}, trucks={"yellow": "malcata"}, fire=["a1-a2"])
    to_trucks(match)
    assert refusal(match, "decline") == "compulsory"
    play(match, "quench", path="a1-a2")
    assert match.table.truck[0] == SIDES.index("mondego")


def test_a_truck_may_stay_where_it_burns():
    match = position(towers={"yellow": ("sao_matias", 1)}, trucks={"yellow": "malcata"}, fire=["a1-a2", "m1-m2"])
    to_trucks(match)
    assert paths(match) == ["a1-a2", "m1-m2"]
    play(match, "quench", path="m1-m2")
    assert told(match, "drove") == []
    assert match.table.truck[0] == SIDES.index("malcata")


def test_a_truck_puts_out_two_connected_markers_at_most():
    match = position(towers={"yellow": ("talhadas", 3)}, fire=["a1-a2", "a2-a3", "a3-a4", "b5-b6"])
    to_trucks(match)
    play(match, "quench", path="a1-a2")
    assert paths(match) == ["a2-a3"]
    assert refusal(match, "quench", path="b5-b6") == "not-connected"
    play(match, "quench", path="a2-a3")
    assert phase(match) == "turn"


def test_it_may_stop_after_one():
    match = position(towers={"yellow": ("talhadas", 3)}, fire=["a1-a2", "a2-a3"], vp={"yellow": 5})
    to_trucks(match)
    play(match, "quench", path="a1-a2")
    play(match, "decline")
    assert match.table.vp[0] == 5 + 1 + 1  # a card thrown away, a marker put out


def test_sao_matias_takes_a_third_marker():
    match = position(towers={"yellow": ("sao_matias", 1)}, fire=["a1-a2", "a2-a3", "a3-a4", "a4-a5"], vp={"yellow": 0})
    to_trucks(match)
    for name in ("a1-a2", "a2-a3", "a3-a4"):
        play(match, "quench", path=name)
    assert match.table.vp[0] == 1 + 3
    assert phase(match) == "turn"


def test_a_later_truck_looks_again():
    match = position(
        towers={"yellow": ("talhadas", 3), "green": ("machoca", 3)}, fire=["a1-a2"], row="c01 c02 c03 c04 c07"
    )
    to_trucks(match)
    play(match, "quench", path="a1-a2")
    assert phase(match) == "turn"  # nothing burns any more when green's truck is asked


def test_any_number_of_trucks_may_share_a_location():
    match = position(
        towers={"yellow": ("talhadas", 3), "green": ("machoca", 3)}, fire=["a1-a2", "a2-a3", "a3-a4", "a4-a5"]
    )
    to_trucks(match)
    play(match, "quench", path="a1-a2")
    play(match, "decline")
    play(match, "quench", path="a2-a3")
    assert match.table.truck[:2] == [0, 0]


@pytest.mark.parametrize(("tower", "most"), [("talhadas", 2), ("sao_matias", 3)])
def test_markers_that_go_together_are_connected_and_of_one_location(tower, most):
    fire = ["a1-a2", "a2-a3", "m2-m3", "p11-p12"]
    assert PATHS["a2-a3"] % 16 == PATHS["m2-m3"] % 16  # the same number on its side
    match = to_trucks(position(towers={"yellow": (tower, 3)}, fire=fire))
    found = several(BOX, match.view(0), 0)
    assert found.moves == tuple(quench(PATHS[name]) for name in fire)
    assert found.touching == ((quench(PATHS["a1-a2"]), quench(PATHS["a2-a3"])),)
    assert (found.least, found.most) == (1, most)


# The penalty.


def burned(**position_of):
    table = position(**position_of).table
    before = list(table.vp)
    burn_trees(BOX, table)
    return [old - new for old, new in zip(before, table.vp, strict=True)]


def test_neutral_trees_cost_nobody():
    assert burned(trees={"neutral": ["a1", "a2"]}, fire=["a1-a2"], vp={"yellow": 5}) == [0, 0, 0, 0]


def test_nobody_loses_more_than_there_is():
    assert burned(trees={"yellow": ["a1", "a2"]}, fire=["a1-a2"], vp={"yellow": 1}) == [1, 0, 0, 0]


def test_felled_trees_burn_unless_the_option_says_no():
    lousa = {"trees": {"yellow": ["k1", "k2"]}, "felled": ["k1"], "fire": ["k1-k2"], "vp": {"yellow": 9}}
    for option, lost in (("burn", 2), ("safe", 1)):
        table = position("lousa", options={"felled": option}, **lousa).table
        burn_trees(BOX, table)
        assert 9 - table.vp[0] == lost


def test_trees_in_reserve_do_not_burn():
    assert burned(reserve={"yellow": 2}, fire=all_paths("mondego"), vp={"yellow": 9}) == [0, 0, 0, 0]


# Spreading.


def spread(fire, **more):
    match = position(fire=fire, **more)
    table = match.table
    spread_fire(BOX, table)
    return {name for name, number in PATHS.items() if table.fire[number // 16] >> number % 16 & 1} - set(fire)


def test_fire_does_not_cross_breaks_and_runs_one_step():
    assert spread(["a1-a2"], breaks=["a2-a3"]) == {"a1-b1"}
    assert spread(["a1-a2"]) == {"a2-a3", "a1-b1"}


def test_fire_does_not_leave_its_location_and_runs_along_dotted_lines():
    assert spread(["e11-e12"]) == {"e8-e11", "e9-e11", "e9-e12", "e10-e12"}


@pytest.mark.parametrize("player", COLOURS)
def test_a_truck_of_any_player_stops_the_spread(player):
    assert spread(["a1-a2"], trucks={player: "mondego"}) == set()


def test_a_truck_on_its_tower_stops_nothing():
    assert spread(["a1-a2"], towers={"yellow": ("talhadas", 3)}) == {"a2-a3", "a1-b1"}


# New cards and new fires.


def test_the_card_left_over_lies_first_and_new_cards_follow():
    table = position(row="c10", deck="c07 c08 c09 c11 c12").table
    refill_row(table)
    assert [CARDS[card] for card in table.row] == ["c10", "c07", "c08", "c09", "c11"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_row_has_a_card_more_than_there_are_players(players):
    table = position(players=players, row="c10", deck="c07 c08 c09 c11 c12").table
    refill_row(table)
    assert table.row_size == players + 1


def test_a_dry_deck_leaves_the_row_short():
    table = position(row="c10", deck="c07 c08").table
    refill_row(table)
    assert (table.row_size, table.deck_size) == (3, 0)


def rolls(match):
    return [CARDS[row[0]] for row in told(match, "rolled")]


def test_every_fire_icon_in_the_row_is_rolled_for_in_reading_order_the_card_left_over_too():
    match = position(row="c52 c01 c02 c03 c04", deck="c05 c07 c31 c08")
    for card in ("c01", "c02", "c03", "c04"):
        match.play(next(each for each in match.legal() if each.kind == "throw"))
        play(match, "take", card=card)
    assert rolls(match) == ["c52", "c05", "c31"]
    for _ in range(4):
        match.play(next(each for each in match.legal() if each.kind == "throw"))
        play(match, "take", card=next(CARDS[c] for c in match.table.row if CARDS[c] != "c52"))
    assert rolls(match)[0] == "c52"


def test_targets_are_cells_of_the_grid_not_boards():
    for cells, burning in (("ABCDE", {0, 1}), ("CDABE", {2, 3})):
        table = position(row="c05", cells=cells).table  # N and W
        kindle(BOX, table)
        assert {board for board in range(5) if table.fire[table.side[board]]} == burning


def test_one_roll_serves_both_targets():
    for seed in range(5):
        table = position(row="c05").table
        table.counter = 100 * seed
        kindle(BOX, table)
        kindled = [row for row in table.chronicle[: table.told] if row[0] == EVENTS.index("kindled")]
        assert len(kindled) == 2
        values = {BOX.value[12 * side + i] for _, side, spaces, _ in kindled for i in range(12) if spaces >> i & 1}
        assert len(values) == 1  # both sides have all six values, so no step to the next one


def test_only_free_spaces_ignite():
    table = position(trees={"yellow": ["a1"]}).table
    kindle_location(BOX, table, 0, 1)
    fire = table.fire[0]
    assert {name for name, number in PATHS.items() if number < 16 and fire >> number & 1} == {"b3-b4", "b4-b5", "a4-b4"}


def test_old_markers_count_but_the_roll_still_ignites():
    table = position(fire=["b5-b6"], trees={"yellow": ["a1", "b4"]}).table
    kindle_location(BOX, table, 0, 1)
    assert table.fire[0].bit_count() == 1
    kindle_location(BOX, table, 0, 5)
    assert table.fire[0].bit_count() == 1 + 4  # around a6 and b1; none of them is b5-b6


def test_after_six_values_without_a_marker_it_ends():
    table = position(breaks=all_paths("mondego")).table
    kindle_location(BOX, table, 0, 3)
    assert table.fire[0] == 0


def test_trucks_do_not_prevent_new_fires():
    table = position(row="c05", trucks={"yellow": "mondego"}).table  # N and W
    kindle(BOX, table)
    assert table.fire[SIDES.index("mondego")] != 0


def test_after_6_comes_1():
    table = position(trees={"yellow": ["a4", "b3", "b4"]}).table  # both spaces of 6, and one of 1
    kindle_location(BOX, table, 0, 6)
    assert {name for name in all_paths("mondego") if table.fire[0] >> PATHS[name] & 1} == {"a1-a2", "a1-b1"}


def test_the_die_shows_every_value():
    seen = set()
    for seed in range(40):
        table = position(row="c05").table
        table.counter = 4 * seed
        kindle(BOX, table)
        seen |= {row[2] for row in table.chronicle[: table.told] if row[0] == EVENTS.index("rolled")}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_the_final_round_has_trucks_and_penalty_only():
    match = position(
        supply={"yellow": 1},
        trees={"green": ["b5"]},
        towers={"yellow": ("talhadas", 3)},
        fire=["a1-a2", "b4-b5"],
        vp={"green": 9},
        row="c01 c02 c03 c04 c52",
    )
    to_trucks(match)
    play(match, "quench", path="a1-a2")
    assert match.over
    assert on_paths(match) == {"b4-b5"}  # put out, not spread, nothing new
    assert match.table.vp[1] == 9 + 1 - 1
    assert match.table.row_size == 1


def test_fire_next_to_a_space_is_what_burns_a_tree_there():
    for space in ("a1", "a2"):
        assert burned(trees={"yellow": [space]}, fire=["a1-a2"], vp={"yellow": 3})[0] == 1
    assert burned(trees={"yellow": ["a3"]}, fire=["a1-a2"], vp={"yellow": 3})[0] == 0
    assert BOX.around[SPACES["a3"]].bit_count() == 3


def test_a_round_goes_through_all_four_steps():
    match = position(
        fire=["a1-a2"], trees={"gray": ["a1"]}, vp={"gray": 4}, row="c01 c02 c03 c04 c07", deck="c08 c09 c10 c11"
    )
    finish_round(match)
    assert match.table.vp[3] == 4 + 1 - 1
    assert on_paths(match) == {"a1-a2", "a2-a3", "a1-b1"}
    assert match.table.row_size == 5


def test_trees_that_only_the_spread_reaches_cost_nothing_in_this_round():
    match = position(fire=["a1-a2"], trees={"gray": ["a3"]}, vp={"gray": 4}, row="c01 c02 c03 c04 c07", deck="c08")
    finish_round(match)
    assert "a2-a3" in on_paths(match)
    assert match.table.vp[3] == 4 + 1
