"""Dartmoor drawn for the terminal."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from dartmoor.helpers import DARTMOOR, UNIVERSAL, Scene, do
from spinney.engine.header import SPECTATOR
from spinney.engine.telling import Teller
from spinney.engine.walk import random_moves_first_seat
from spinney.games.dartmoor.drawing import draw, hint


def lines(view, viewer, width=120, language="en"):
    console = Console(file=(page := io.StringIO()), width=width)
    console.print(draw(Teller(DARTMOOR, language), view, viewer))
    return page.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("players", [2, 5])
def test_every_moment_of_a_game_fits_the_width(players, width):
    match = DARTMOOR.new(players, seed=players, form="interpreted")
    stream = match.rules.stream(3)
    while not match.over:
        match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, stream, 97)
        for viewer in range(SPECTATOR, players):
            for line in lines(match.view(viewer), viewer, width):
                assert cell_len(line) <= width


def test_a_stand_shows_who_dwells_where():
    scene = Scene()
    scene.grow("crab-apple", top="buzzard:BA cuckoo:GW", left="shrew:CA")
    scene.grow("tor", bottom="heather:GW")
    drawn = "\n".join(lines(scene.start().view(0), 0))
    assert "│ Crab Apple CA ↑Buzzard BA+Cuckoo GW ↓· ←Shrew CA →·" in drawn
    assert "│ Tor CA ↑· ↑· ↓Heather GW ↓·" in drawn


def test_stands_alike_are_numbered_as_in_moves():
    """In the order in which they lie in a forest; another forest's do not count."""
    scene = Scene()
    scene.grow("ash", seat=1)
    scene.grow("ash")
    scene.grow("tor")
    scene.grow("ash")
    drawn = "\n".join(lines(scene.start().view(0), 0))
    assert [name for name in ("│ Ash AS", "│ 1st Ash AS", "│ Tor CA", "│ 2nd Ash AS") if name in drawn] == [
        "│ Ash AS",
        "│ 1st Ash AS",
        "│ Tor CA",
        "│ 2nd Ash AS",
    ]
    assert "│ Fresno europeo n.º 2 AS" in "\n".join(lines(scene.start().view(0), 0, language="es"))


def test_a_universal_moor_shows_its_card_to_its_owner_alone():
    scene = Scene()
    scene.grow(UNIVERSAL)
    match = scene.start()
    assert "│ Universal moor (" in "\n".join(lines(match.view(0), 0))
    assert "│ Universal moor ↑" in "\n".join(lines(match.view(1), 1))


def test_own_cards_are_told_in_full():
    scene = Scene()
    scene.hold("barn-owl:BA")
    drawn = "\n".join(lines(scene.start().view(0), 0))
    assert "   ↑ top    Barn Owl BA (costs 2; effect: another turn if you have a bat; points: 3 per bat)" in drawn
    assert "or ↓ bottom Heather AS (costs 0; points: 1 per insect)" in drawn


@pytest.mark.parametrize("option", ["effect", "bonus"])
def test_an_effect_that_an_option_made_a_bonus(option):
    """[50]"""
    scene = Scene(wheatear=option)
    scene.hold("wheatear:SO")
    view = scene.start().view(0)
    assert f"(costs 1; {option}: 1 from the deck" in "\n".join(lines(view, 0))
    spanish = {"effect": "efecto", "bonus": "bonificación"}[option]
    assert f"(cuesta 1; {spanish}: 1 del mazo" in "\n".join(lines(view, 0, language="es"))


def test_the_hand_says_where_each_half_goes():
    """Top, bottom, left, right; of a whole card what it is."""
    scene = Scene()
    scene.hold("goat-willow", "common-hazel:BA", "tor:CA", "barn-owl:AS", "gnat:CA")
    drawn = "\n".join(lines(scene.start().view(0), 0))
    for line in (
        "   tree     Goat Willow GW (costs 1;",
        "   shrub    Common Hazel BA (costs 2;",
        "   moor     Tor CA (costs 2;",
        "   ↑ top    Barn Owl AS (costs 2;",
        "or ↓ bottom Blue Ground Beetle BA (costs 1;",
        "   ← left   Gnat CA (costs 0;",
        "or → right  Dartmoor Black Rabbit SO (costs 0;",
    ):
        assert line in drawn
    spanish = "\n".join(lines(scene.start().view(0), 0, language="es"))
    assert "  árbol       Sauce cabruno GW (cuesta 1;" in spanish
    assert "o → derecha   Conejo negro de Dartmoor SO (cuesta 0;" in spanish


def test_spanish_names():
    scene = Scene()
    scene.grow("crab-apple")
    assert "Manzano silvestre CA" in "\n".join(lines(scene.start().view(0), 0, language="es"))


def test_a_terminal_without_special_characters():
    scene = Scene()
    scene.grow("ash")
    console = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii", write_through=True), width=80)
    console.print(draw(Teller(DARTMOOR), scene.start().view(0), 0))
    console.file.seek(0)
    assert "Ash AS ^. v. <. >." in console.file.read()


def test_hints():
    """What a card costs, what matches, and who shares a place."""
    scene = Scene()
    tree = scene.grow("ash")
    half = scene.holds("otter:SO", matching=True)
    match = scene.start()
    teller = Teller(DARTMOOR)

    def hints():
        return [hint(teller, match.view(0), 0, move) for move in match.legal()]

    assert "costs 2" in hints()
    match.play(match.move("play", half=half))
    do(match, "place", stand=tree, slot="bottom")
    assert hints() == ["its symbol"]
    do(match, "pay")
    do(match, "pay")
    assert hints() == ["", ""]  # the prompt says whose effect it is
    scene = Scene()
    scene.grow("ash", top="buzzard:BA")
    half = scene.holds("cuckoo:GW")
    match = scene.start()
    match.play(match.move("play", half=half))
    assert hints() == ["beside Buzzard BA"]


def test_hints_for_caves_and_the_clearing():
    """Nothing else tells what they do."""
    match = DARTMOOR.new(5, seed=1, form="interpreted")
    teller = Teller(DARTMOOR)
    told = [hint(teller, match.view(4), 4, move) for move in match.legal()]
    assert told[0] == "draw 2"
    assert told[2:4] == ["draw 3; 3 from the hand into the clearing", "5 points at the end"]
    scene = Scene()
    tree = scene.grow("ash")
    scene.clearing("heather:GW")
    match = scene.play("common-noctule:AS", tree, "left")
    assert hint(teller, match.view(0), 0, match.legal()[0]) == "points: 1 per insect"
