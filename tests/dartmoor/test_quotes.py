"""What a payment would bring, told beforehand: the symbol that the bonus asks for, and who shows it."""

from __future__ import annotations

import pytest

from dartmoor.helpers import BOX, FACES, Scene, do, phase
from spinney.games.dartmoor.quotes import quotes
from spinney.games.dartmoor.table import TREE_SYMBOLS

WILLOW = TREE_SYMBOLS.index("GW")


def paying(text, *hand, **options):
    """A match in which a card is to be paid for, and what is told then: the symbol, and who shows it by name."""
    scene = Scene(**options)
    half = scene.card(text)
    scene.hold_card(half // 2)
    scene.hold(*hand)
    match = scene.start()
    match.play(match.move("play", half=half))
    return match


def told(match):
    found = quotes(BOX, match.view(0), 0)
    shown = {FACES[int(key[6:])][0].species: shows for key, shows in found.items() if key.startswith("shows/")}
    return found.get("bonus"), shown


def test_every_card_of_the_hand_says_whether_it_shows_the_symbol():
    """On either half: the Lake Fly in the sign of the Goat Willow shares a card with a Dartmoor Sheep [27]."""
    match = paying("goat-willow", "ash", "goat-willow", "lake-fly:GW", "otter:SO")
    shown = {"ash": 0, "goat-willow": 1, "dartmoor-sheep": 1, "black-tailed-godwit": 1}
    assert told(match) == (WILLOW, shown)


def test_a_card_without_a_bonus_asks_for_no_symbol():
    """The Sessile Oak has neither effect nor bonus."""
    assert told(paying("sessile-oak", "ash", "ash", "ash")) == (None, {})


@pytest.mark.parametrize(("option", "expected"), [("effect", None), ("bonus", "its own")])
def test_editions_differ_in_the_wheatear(option, expected):
    """Rule 50: what it does is an effect or a bonus."""
    scene = Scene(wheatear=option)
    stand = scene.grow("ash")
    half = scene.card("wheatear")
    scene.hold_card(half // 2)
    scene.hold("ash", "ash", "ash")
    match = scene.start()
    match.play(match.move("play", half=half))
    do(match, "place", stand=stand, slot="top")
    assert phase(match) == "pay"
    assert quotes(BOX, match.view(0), 0).get("bonus") == (expected and BOX.half_colour[half])


@pytest.mark.parametrize("matching", [True, False])
def test_the_bonus_comes_if_all_that_is_paid_shows_the_symbol(matching):
    """The Goat Willow's is to lay a universal moor; what the cards were told to show comes true."""
    scene = Scene()
    scene.hold("black-alder")
    half = scene.holds("goat-willow", matching=matching)
    match = scene.start()
    match.play(match.move("play", half=half))
    paid = "goat-willow" if matching else "ash"
    assert told(match)[1] == {paid: int(matching), "black-alder": 0}
    do(match, "pay", paid)
    assert (phase(match) == "moor") == matching


def test_nobody_else_is_told_and_nobody_before_paying():
    match = paying("goat-willow", "ash", "goat-willow")
    assert quotes(BOX, match.view(1), 1) == {}
    before = Scene()
    before.holds("goat-willow")
    assert quotes(BOX, before.start().view(0), 0) == {}
