"""What is asked, in words: how many cards are due, which card is to be placed, and who gave it."""

from __future__ import annotations

import re
from random import Random

import pytest

from once.helpers import ONCE, SETTINGS, SPECTATOR, new, number, play, play_on, position
from spinney import Match
from spinney.games.once.describing import cards
from spinney.games.once.drawing import hint


def prompt(match: Match, viewer: int | None = None, language: str = "en", names: list[str] | None = None) -> str:
    seat = match.acting[0] if viewer is None else viewer
    return match.teller(language, names).prompt(match.view(seat))


def test_left_over_start_cards_are_counted() -> None:
    match = new(2)
    assert prompt(match) == "Choose a pile for a left-over start card: 2 more."
    assert prompt(match, language="es") == "Elige una pila para una carta inicial que sobra: faltan 2."
    play(match, "slip", pile=0)
    assert prompt(match) == "Choose a pile for a left-over start card: 1 more."


def test_the_opening_hand_is_counted() -> None:
    match = new(4)
    for left in ("3 cards, one by one", "2 cards, one by one", "one more card"):
        for _ in range(4):
            assert prompt(match) == f"Your opening hand: draw {left}, from any pile."
            play(match, "draw", pile=0)


def test_cards_to_draw_are_counted() -> None:
    match = position(["G01"], ["G02"], hands={0: "F05"}, piles={0: "F06 F07", 1: "S06"}, phase="draw")
    assert prompt(match) == "Draw 2 cards, one by one, from any pile."
    assert prompt(match, language="es") == "Roba 2 cartas, de una en una, de cualquier pila."
    play(match, "draw", pile=0)
    assert prompt(match) == "Draw a card, from any pile."


def test_in_solo_nobody_draws_from_the_obligatory_pile() -> None:
    """Rules 28 and 29: prompt and help do not send anybody there."""
    match = new(1)
    assert prompt(match) == "Your opening hand: draw 3 cards, one by one, from any pile but the obligatory one."
    match = position(["G01"], hands={0: "F05 F06"}, piles={0: "F07", 3: "F08"}, phase="draw")
    assert prompt(match) == "Draw a card, from any pile but the obligatory one."
    assert prompt(match, language="es") == "Roba una carta, de cualquier pila menos la obligatoria."
    assert "from any pile that you may draw from" in match.teller().help(match.view(0))[0]


def test_the_steps_of_a_turn_are_told_for_solo_too() -> None:
    """Rule 29: nobody gives there."""
    reason = new(1).teller().reason("another-step")
    assert "place, give, draw" in reason
    assert "in solo play place, discard, draw, obligatory card" in reason


def test_giving_asks_only_for_what_is_not_clear_already() -> None:
    """With several others and cards: both; with one card, who gets it; with one other, which card."""
    names = ["Ivo", "Mia", "Ann"]
    match = position(["G01"], ["G02"], ["G03"], hands={0: "F05 C07", 1: "S05 S06 S07"}, phase="give")
    assert prompt(match, names=names) == "Choose a card to give away, and who gets it."
    match = position(["G01"], ["G02"], ["G03"], hands={0: "C07", 1: "S05"}, phase="give")
    assert prompt(match, names=names) == "You give away a canopy card (2 turacos): who gets it?"
    assert prompt(match, names=names, language="es") == "Regalas una carta de dosel (2 turacos): ¿a quién?"
    assert prompt(match, SPECTATOR) == "You give away a canopy card: who gets it?"
    match = position(["G01"], ["G02"], hands={0: "F05 C07", 1: "S05"}, phase="give")
    assert prompt(match, names=names) == "Choose a card to give away to Mia."
    assert prompt(match, names=names, language="es") == "Elige qué carta regalas a Mia."
    match = position(["G01"], ["G02"], hands={0: "S05", 1: "F05 C07"}, phase="give", asked=1)
    assert prompt(match, names=names) == "Choose a card to give away to Ivo."


def test_a_given_card_is_named_with_its_giver() -> None:
    hands = {0: "F05 C07", 1: "S05 S06 S07"}
    match = position(["G01"], ["G02"], ["G03"], hands=hands, phase="give")
    play(match, "give", "C07", to=2)
    names = ["Ivo", "Mia", "Ann"]
    assert prompt(match, names=names) == "Ivo gives you a canopy card (2 turacos): place it."
    assert prompt(match, names=names, language="es") == "Ivo te regala una carta de dosel (2 turacos): colócala."
    match = position(["G01"], ["G02"], ["G03"], given="C07", phase="receive", asked=2, turn=1)
    assert prompt(match, names=names) == "Mia gives you a canopy card (2 turacos): place it."


def test_the_obligatory_card_is_named() -> None:
    match = position(["G01"], mode="solo", phase="obligatory", given="S11", hands={0: "F05 F06 F07"})
    assert prompt(match) == (
        "The obligatory pile brings a second-level card (2 colobuses, 1 hyrax, chain saw): place it."
    )


def test_the_last_card_is_named_as_far_as_it_is_known() -> None:
    match = position(["G01"], ["G02"], hands={0: "G09", 1: "C02"}, phase="last")
    assert prompt(match) == "Place your last card, a ground card (2 pangolins)."
    for viewer in (1, SPECTATOR):
        assert prompt(match, viewer) == "Place your last card, a ground card."


def test_a_hint_tells_what_a_place_is() -> None:
    """A covered card by what it shows; a gap, and whether it is the last one."""
    match = position(["G12 F01"], ["G02"], hands={0: "G09 F06 S06"})
    moves = {(move.parts["hand"], move.parts["column"]): move for move in match.legal()}
    view, teller = match.view(0), match.teller()
    assert hint(teller, view, 0, moves[0, 0]) == "over '2 elephants, 1 pangolin'"
    assert hint(teller, view, 0, moves[1, 0]) == "over 'chain saw'"
    assert hint(teller, view, 0, moves[2, 0]) == "into its gap"
    match = position(["G12 F01 S02"], ["G02"], hands={0: "C06"})
    (last,) = match.legal()
    assert hint(match.teller(), match.view(0), 0, last) == "which completes it"


def test_what_is_said_of_a_card_tells_what_counts_for_points() -> None:
    """Animals of either species [23] and chain saws [25]; F02 shows neither."""
    words = ONCE.words("en")
    described = cards(ONCE.pack, words)["card"]
    points = {card: dict(described[number(card)].facts).get("Points") for card in ("F01", "F02", "F03", "F04", "F05")}
    animals, saw = words.say("told-animals"), words.say("told-saw")
    assert points == {"F01": saw, "F02": None, "F03": animals, "F04": animals, "F05": f"{animals} {saw}"}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_nobody_reads_an_id_of_the_pack(players: int, mode: str, language: str) -> None:
    """Ids of cards and species, and levels as the pack writes them: not in prompts, moves, hints and log."""
    ids = {species.id for species in ONCE.pack.species if "-" in species.id} | {"level1", "level2"}
    code = re.compile("|".join([*ids, r"\b[GFSC]\d\d\b"]))
    match, chance = new(players, 5, mode), Random(5)
    teller, texts = match.teller(language), []
    while not match.over:
        seat = match.acting[0]
        view = match.view(seat)
        texts.append(teller.prompt(view))
        for move in match.legal():
            texts += [teller.move(view, seat, move), hint(teller, view, seat, move)]
        play_on(match, chance)
        texts += teller.chronicle(match.view(seat))
    assert [text for text in texts if code.search(text)] == []
