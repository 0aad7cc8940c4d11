"""What depends on the table in words: prompts say what is going on, stands are called by what they are."""

from __future__ import annotations

import re

from dartmoor.helpers import DARTMOOR, IDS, UNIVERSAL, Scene, do, phase
from dartmoor.test_turns import stuck
from spinney.engine.telling import Teller
from spinney.engine.walk import random_moves_first_seat

ENGLISH, SPANISH = Teller(DARTMOOR), Teller(DARTMOOR, "es")


def asked(match, teller=ENGLISH):
    (seat,) = match.acting
    return teller.prompt(match.view(seat))


def moves(match, teller=ENGLISH):
    (seat,) = match.acting
    return [teller.move(match.view(seat), seat, move) for move in match.legal()]


# Prompts.


def test_an_action_depends_on_the_room_in_the_hand():
    """[15] Eight cards: two more; nine: one; ten: none."""
    trees = ["ash"] * 6 + ["tor"] * 2
    for more, english, spanish in (
        ([], "Draw two cards, or play one.", "Roba dos cartas o juega una."),
        (
            ["tor"],
            "Draw one card, then your hand is full (10 cards); or play one.",
            "Roba una carta y tu mano estará llena (10 cartas), o juega una.",
        ),
        (
            ["tor", "rivulet"],
            "Your hand is full (10 cards): play one.",
            "Tu mano está llena (10 cartas): juega una.",
        ),
    ):
        scene = Scene()
        scene.hold(*trees, *more)
        match = scene.start()
        assert asked(match) == english
        assert asked(match, SPANISH) == spanish


def test_a_card_is_placed_and_paid_for():
    scene = Scene()
    tree = scene.grow("ash", left="field-vole")
    half = scene.holds("buzzard:GW")
    match = scene.start()
    match.play(match.move("play", half=half))
    assert asked(match) == "Where shall the Buzzard perch? Then pay 2 cards."
    assert asked(match, SPANISH) == "Busardo ratonero: ¿dónde se posará? Después paga 2 cartas."
    do(match, "place", stand=tree)
    assert asked(match) == "Buzzard: pay 2 cards from your hand."
    assert asked(match, SPANISH) == "Busardo ratonero: paga 2 cartas de tu mano."
    do(match, "pay")
    assert asked(match) == "Buzzard: pay 1 more card from your hand."
    assert asked(match, SPANISH) == "Busardo ratonero: paga 1 carta más de tu mano."
    do(match, "pay")
    assert asked(match) == "Buzzard: use its effect (draw 1 per mouse)?"
    assert asked(match, SPANISH) == "Busardo ratonero: ¿usas su efecto (roba 1 por cada roedor o insectívoro)?"


def test_each_kind_of_dweller_has_its_own_verb():
    for text, english, spanish in (
        ("common-noctule:AS", "Where shall the Common Noctule roost?", "Nóctulo común: ¿dónde se refugiará?"),
        ("heather:GW", "Where shall the Heather grow?", "Brezo: ¿dónde crecerá?"),
        ("field-vole:AS", "Where shall the Field Vole live?", "Topillo agreste: ¿dónde vivirá?"),
    ):
        scene = Scene()
        scene.grow("ash")
        scene.grow("tor")
        half = scene.holds(text)
        match = scene.start()
        match.play(match.move("play", half=half))
        assert asked(match).startswith(english)
        assert asked(match, SPANISH).startswith(spanish)


def test_what_is_played_free_is_not_to_be_paid_for():
    """[29]"""
    scene = Scene()
    stand = scene.grow("ash")
    half = scene.card("barn-owl:AS")
    scene.hold_card(half // 2)
    match = scene.play("blue-ground-beetle:MB", stand, "bottom")
    match.play(match.move("play", half=half))
    assert asked(match) == "Where shall the Barn Owl perch?"
    assert asked(match, SPANISH) == "Lechuza común: ¿dónde se posará?"


def test_whose_effect_it_is_and_what_is_wanted():
    tree = {"top": "meadow-pipit"}
    for text, slot, matching, english in (
        ("blue-ground-beetle:MB", "bottom", False, "Blue Ground Beetle: play a bird free."),
        ("serotine-bat:SO", "left", False, "Serotine Bat: take a card from the clearing."),
        ("alcathoe-bat:GW", "left", False, "Alcathoe Bat: put 2 cards from the clearing into your cave."),
        ("gnat:CA", "left", False, "Gnat: play any number of bats free."),
        ("black-rabbit:MB", "left", False, "Dartmoor Black Rabbit: play any number of Dartmoor Black Rabbits free."),
        ("nuthatch:GW", "left", True, "Nuthatch: use its bonus (another turn)?"),
        ("common-pheasant:GW", "left", True,
         "Common Pheasant (bonus): lay a card of your hand face down as a universal moor."),
        ("meadowsweet:CA", "bottom", True, "Meadowsweet (bonus): play a plant free."),
    ):  # fmt: skip
        scene = Scene()
        stand = scene.grow("ash", **tree)
        scene.hold("tor", "rivulet")
        scene.clearing("warrens", "tor")
        match = scene.play(text, stand, slot, matching)
        assert asked(match) == english
    scene = Scene()
    stand = scene.grow("ash")
    scene.clearing("heather:GW")
    match = scene.play("common-noctule:AS", stand, "left")
    assert asked(match) == "Common Noctule: play a plant from the clearing free."
    assert asked(match, SPANISH) == "Nóctulo común: juega gratis una planta del claro."


def test_an_effect_that_an_option_made_a_bonus():
    """[50]"""
    scene = Scene(wheatear="bonus")
    stand = scene.grow("tor")
    match = scene.play("wheatear:GW", stand, "top", matching=True)
    assert asked(match) == "Wheatear: use its bonus (1 from the deck into the cave per moor)?"


def test_what_is_played_free_may_give_its_effect():
    """[29] The bat of a Lake Fly does."""
    scene = Scene()
    stand = scene.grow("ash")
    scene.hold("brandts-bat:SO")
    match = scene.play("lake-fly:BA", stand, "left")
    assert phase(match) == "free"
    assert "its effect only if the card that brings it says so" in ENGLISH.help(match.view(0))[0]
    assert "su efecto solo si lo dice la carta que la trae" in SPANISH.help(match.view(0))[0]


def test_caves_and_the_exchange_of_who_is_stuck():
    """[12, 35] How many cards are left to put away, and why."""
    match = DARTMOOR.new(5, seed=0, form="interpreted")
    assert asked(match) == "Choose a cave."
    for cave in (2, 1, 0, 3, 4):
        do(match, "cave", cave=cave)
    assert asked(match) == "Cave 3: put 3 cards from your hand into the clearing."
    assert asked(match, SPANISH) == "La cueva 3: pon 3 cartas de tu mano en el claro."
    do(match, "lay")
    do(match, "lay")
    assert asked(match) == "Cave 3: put 1 card from your hand into the clearing."
    do(match, "lay")
    assert asked(match) == "Cave 2: lay a card of your hand face down as a universal moor."
    scene = Scene()
    stuck(scene)
    match = scene.start()
    do(match, "draw")
    assert asked(match) == "Draw a second card, from the deck or the clearing."
    do(match, "draw")
    assert asked(match) == "You can neither draw nor play: put 2 cards from your hand into the clearing."
    assert asked(match, SPANISH) == "No puedes robar ni jugar: pon 2 cartas de tu mano en el claro."


# Stands.


def test_stands_are_called_by_what_they_are():
    """The only one of its kind by its name, several with their number in that forest, in the order of laying."""
    scene = Scene()
    scene.grow("goat-willow", seat=1)
    scene.grow("goat-willow")
    scene.grow("ash")
    scene.grow("goat-willow")
    half = scene.holds("shrew:CA")
    match = scene.start()
    match.play(match.move("play", half=half))
    assert moves(match) == [
        "Place it at the 1st Goat Willow, on the left",
        "Place it at the Ash, on the left",
        "Place it at the 2nd Goat Willow, on the left",
    ]
    assert moves(match, SPANISH)[1:] == [
        "Colocarla en Fresno europeo, a la izquierda",
        "Colocarla en Sauce cabruno n.º 2, a la izquierda",
    ]
    do(match, "place", stand=3)
    assert ENGLISH.chronicle(match.view()) == [
        "Player 1 chooses a slot at the 2nd Goat Willow, on the left.",
        "Shrew is in the forest of Player 1.",
    ]


def test_moors_face_down_are_told_apart_too():
    scene = Scene()
    for _ in range(3):
        scene.grow(UNIVERSAL)
    half = scene.holds("grey-heron:GW")
    match = scene.start()
    match.play(match.move("play", half=half))
    assert moves(match)[2] == "Place it at the 3rd Universal moor, on top"


def test_ordinals():
    """There can be 22 universal moors."""
    say = ENGLISH.words.say
    told = [say("stand", species="Tor", which=which).split()[0] for which in (1, 2, 3, 4, 11, 12, 13, 20, 21, 22)]
    assert told == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "20th", "21st", "22nd"]


def test_nothing_that_is_told_has_a_code_in_it():
    """Prompts, moves and events of whole games, to all viewers: no id of a species, and no number of a stand."""
    codes = re.compile("|".join(rf"\b{name}s?\b" for name in IDS if "-" in name) + r"|\bstand \d")
    phases = set()
    for players in (2, 5):
        match = DARTMOOR.new(players, seed=players, form="interpreted")
        stream = match.rules.stream(players)
        while not match.over:
            match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, stream, 2)
            phases.add(phase(match))
            for teller in (ENGLISH, SPANISH):
                for viewer in (-1, *match.acting):
                    view = match.view(viewer)
                    assert not codes.search(" ".join([teller.prompt(view), *teller.chronicle(view)]))
                if match.acting:
                    assert not codes.search(" ".join(moves(match, teller)))
    assert len(phases) > 8
