"""What a seat is told of its choices before it chooses, and of the bonus trees that are due."""

from __future__ import annotations

from floresta.helpers import BOX, CARDS, SPACES, phase, play, position
from spinney.games.floresta.box import BREAK_CARD
from spinney.games.floresta.quotes import quotes
from spinney.games.floresta.worth import worth

STEPS_FROM_1 = {1: 0, 2: 1, 6: 1, 3: 2, 5: 2, 4: 3}


def quoted(match, seat=0):
    return quotes(BOX, match.view(seat), seat)


def test_axes_are_told_for_every_legal_use_of_a_card_and_for_no_other():
    match = position(hands={"yellow": "c01 c10 c54"}, axes={"yellow": 3}, lynx={"yellow": 2})
    legal = match.legal()
    wanted = {f"axes/{move.parts['hand']}/{move.parts['space']}" for move in legal if move.kind == "plant"}
    wanted |= {f"tower-axes/{move.parts['hand']}/{move.parts['tower']}" for move in legal if move.kind == "build"}
    assert {key for key in quoted(match) if not key.startswith("brings/")} == wanted


def test_each_step_on_the_ring_is_an_axe():
    """c01 is a dark red 1; a3 is a dark red 2, and a4, a 6 of either colour, lies on the other side of the ring."""
    match = position(hands={"yellow": "c01"}, axes={"yellow": 3})
    found = quoted(match)
    assert {name: found[f"axes/0/{SPACES[name]}"] for name in ("a1", "a3", "a4")} == {"a1": 0, "a3": 1, "a4": 1}


def test_talhadas_gives_a_step_where_it_reaches():
    match = position(hands={"yellow": "c01"}, axes={"yellow": 3}, towers={"yellow": ("talhadas", 3)})
    assert quoted(match)[f"axes/0/{SPACES['a3']}"] == 0


def test_towers_ask_for_axes_too():
    """From 1 to the value printed on the tower, by the shorter way round the ring."""
    match = position(hands={"yellow": "c01"}, axes={"yellow": 3})
    found = {int(key.split("/")[2]): axes for key, axes in quoted(match).items() if key.startswith("tower")}
    assert found == {tower: STEPS_FROM_1[BOX.tower_value[tower]] for tower in found}
    assert found


def test_what_a_tree_brings_is_what_the_score_sheet_counts_more():
    """Cards whose special action brings nothing by itself: rewards, chains, ranks and lynx laid; axes spent aside."""
    breaks = [name for number, name in enumerate(CARDS) if BOX.special[number] == BREAK_CARD][:3]

    def start():
        return position(
            trees={"yellow": ["a1"]}, hands={"yellow": " ".join(breaks)}, axes={"yellow": 3}, lynx={"yellow": 2}
        )

    found, before = quoted(start()), start().score()[0].total
    plants = [move for move in start().legal() if move.kind == "plant"]
    assert {key for key in found if key.startswith("brings/")} == {f"brings/{move.parts['space']}" for move in plants}
    for move in plants:
        match = start()
        match.play(move)
        spent = found[f"axes/{move.parts['hand']}/{move.parts['space']}"]
        assert match.score()[0].total - before == found[f"brings/{move.parts['space']}"] - spent


def test_trees_that_would_fall_are_told_with_their_owners():
    trees = {"yellow": ["k1"], "green": ["k2"], "neutral": ["k3"]}
    match = position("lousa", trees=trees, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    assert phase(match) == "fell"
    assert quoted(match) == {f"fell/{SPACES['k1']}": 0, f"fell/{SPACES['k2']}": 1}


def test_only_who_is_asked_is_told():
    match = position(hands={"yellow": "c01"})
    assert quoted(match)
    assert quoted(match, 1) == {}
    play(match, "plant", card="c01", space="a1")
    assert phase(match) == "draw"
    assert quoted(match) == {}


def test_bonus_trees_that_are_due():
    """Twenty points are enough; a tree in each of five locations, until its bonus tree is used up [37]."""
    five = {"yellow": ["a1", "m1", "c1", "e1", "p11"]}
    table = position(trees=five, vp={"yellow": 20, "green": 19}).table
    assert worth(BOX, table, 0) == {"condition/0/0": 0, "condition/0/1": 1, "condition/0/2": 1}
    assert worth(BOX, table, 1) == {"condition/1/0": 0, "condition/1/1": 0, "condition/1/2": 0}
    table.bonus_used[0] = 0b100
    assert worth(BOX, table, 0)["condition/0/2"] == 0
