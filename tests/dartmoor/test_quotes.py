"""What is told beforehand: the symbol that the bonus asks for and who shows it, and what a card would bring."""

from __future__ import annotations

import pytest

from dartmoor.helpers import BOX, FACES, Scene, do, phase
from spinney.games.dartmoor.quotes import quotes
from spinney.games.dartmoor.scoring import total
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
    assert set(quotes(BOX, before.start().view(0), 0)) == {f"brings/{half}" for half in halves_in_hand(before)}


# Points.


def halves_in_hand(scene):
    cards = scene.table.hand[0][: scene.table.hand_size[0]]
    return [half for card in cards for half in (2 * card, 2 * card + 1) if BOX.half_species[half] >= 0 and half < 142]


def brought(match, move):
    """How a seat's points grow with a move, and whatever has to be paid for it."""
    before = total(BOX, match.table, 0)
    match.play(move)
    while phase(match) == "pay":
        match.play(match.legal(0)[0])
    return total(BOX, match.table, 0) - before


@pytest.mark.parametrize("text", ["sessile-oak", "ash", "black-alder", "goat-willow", "wet-woodland", "tor"])
def test_a_stand_brings_what_it_changes_in_the_whole_forest(text):
    """It counts for itself, and for those that are worth more for it."""
    scene = Scene()
    for grown in ("sessile-oak", "ash", "tor", "wet-woodland"):
        scene.grow(grown)
    half = scene.card(text)
    scene.hold_card(half // 2)
    scene.hold("ash", "ash", "ash")
    match = scene.start()
    told = quotes(BOX, match.view(0), 0)[f"brings/{half}"]
    assert told == brought(match, match.move("play", half=half))


def placing(text):
    """A match in which a dweller is to be placed, and what the hand was told of it."""
    scene = Scene()
    for grown in ("sessile-oak", "blanket-bog", "tor"):
        scene.grow(grown)
    half = scene.card(text)
    scene.hold_card(half // 2)
    scene.hold("ash", "ash", "ash")
    match = scene.start()
    best = quotes(BOX, match.view(0), 0)[f"brings/{half}"]
    match.play(match.move("play", half=half))
    return match, best


@pytest.mark.parametrize("text", ["wheatear", "grass-snake", "warty-newt", "heather", "barn-owl"])
def test_each_place_says_what_a_dweller_brings_there_and_the_hand_the_most_of_them(text):
    match, best = placing(text)
    places = quotes(BOX, match.view(0), 0)
    assert best == max(places.values())
    for place, points in places.items():
        _, stand, slot = place.split("/")
        again, _ = placing(text)
        assert points == brought(again, again.move("place", stand=int(stand), slot=int(slot))), place


def told_of(scene, text):
    """What a half in hand is said to bring."""
    half = scene.holds(text)
    return quotes(BOX, scene.start().view(0), 0)[f"brings/{half}"]


def test_the_best_place_may_be_a_blanket_bog_beside_another_moor():
    """A Heather brings a point for the Gnat; twice that below the bog [44]."""
    scene = Scene()
    scene.grow("tor")
    scene.grow("blanket-bog")
    scene.grow("common-hazel", left="gnat:CA")
    assert told_of(scene, "heather") == 2


def test_the_best_place_may_be_the_last_free_slot():
    """A Shrew brings a point of its own; at the second of two trees it also fills the Crab Apple, 8 more [42]."""
    scene = Scene()
    scene.grow("ash")
    scene.grow("crab-apple", top="meadow-pipit", bottom="adders-tongue", right="treecreeper")
    assert told_of(scene, "shrew:CA") == 1 + 8
