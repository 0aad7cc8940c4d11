"""What is asked and what things are called: whose effect it is, how many cards are left, and places one can see."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from reforest.helpers import EVENTS, REFOREST, do, do_until, legal, position, random_games
from spinney import Match
from spinney.engine.telling import Teller
from spinney.games.reforest import drawing

ENGLISH, SPANISH = Teller(REFOREST, "en"), Teller(REFOREST, "es")


def prompt(match: Match, teller: Teller = ENGLISH) -> str:
    return teller.prompt(match.view(match.acting[0]))


def moves(match: Match, teller: Teller = ENGLISH) -> list[str]:
    seat = match.acting[0]
    return [teller.move(match.view(seat), seat, move) for move in match.legal()]


def log(match: Match) -> list[str]:
    return ENGLISH.chronicle(match.view())


def test_paying_names_the_plant_and_what_is_left() -> None:
    match = position(hands={0: "western-hemlock salal yarrow bracken fireweed"})
    do(match, "grow western-hemlock L1")
    assert prompt(match) == "Western Hemlock: pay 4 with cards from your hand."
    do(match, "pay salal", "pay yarrow", "pay bracken")
    assert prompt(match) == "Western Hemlock: pay 1 with cards from your hand."
    assert prompt(match, SPANISH) == "Tsuga occidental: paga 1 con cartas de tu mano."


def test_paying_says_whether_energy_can() -> None:
    """[29, 30] Adjacent energy pays as well; once it does, the hand is done."""
    match = position(hands={0: "western-hemlock salal yarrow bracken fireweed"}, regions={0: {"L1": "foamflower | *2"}})
    do(match, "grow western-hemlock L2")
    assert prompt(match) == "Western Hemlock: pay 2 with cards from your hand or energy next to it."
    match.play(next(move for move in match.legal() if move.kind == "spend"))
    assert prompt(match) == "Western Hemlock: pay 1 with energy next to it."
    assert prompt(match, SPANISH) == "Tsuga occidental: paga 1 con energía contigua."


def test_gathering_says_which_card_may_be_declined() -> None:
    match = position()
    do(match, "gather")
    assert prompt(match) == "Draw the first card from the deck or the nursery."
    do(match, "draw")
    assert prompt(match) == "Draw a second card from the deck or the nursery, or stop."


def test_a_full_hand_says_so() -> None:
    match = position(hands={0: 7})
    do(match, "gather", "draw", "draw")
    assert prompt(match) == "Your hand is over its limit of 7: discard 2."
    match.play(match.legal()[0])
    assert prompt(match) == "Your hand is over its limit of 7: discard 1."
    camas = position(hands={0: 9}, regions={0: {"L1": "great-camas"}})
    do(camas, "gather", "draw", "done")
    assert prompt(camas) == "Your hand is over its limit of 9: discard 1."
    assert prompt(camas, SPANISH) == "Tu mano supera su límite de 9 cartas: descarta 1."


def before(plant: str, space: str = "L1") -> Match:
    match = position(regions={0: {space: plant}}, hands={0: "salal bracken"}, nursery="yarrow fireweed foamflower")
    do(match, "gather", f"use {plant}")
    return match


def after(plant: str, space: str) -> Match:
    match = position(regions={0: {space: plant}}, hands={0: "salal bracken"}, nursery="yarrow fireweed foamflower")
    do(match, "gather", "draw", "done", f"use {plant}")
    return match


def played(plant: str, space: str, region: dict[str, str] | None = None, used: str = "", deck: str | int = 9) -> Match:
    """A plant is played and an effect used, its own or that of another."""
    match = position(hands={0: f"{plant} *6"}, regions={0: region or {}}, nursery="yarrow fireweed salal", deck=deck)
    do(match, f"grow {plant} {space}")
    do_until(match, "effects")
    do(match, f"use {used or plant}")
    return match


def at_event(event: str, region: dict[str, str]) -> Match:
    match = position(deck=1, discard=9, events="on", regions={0: region})
    table = match.table
    table.event[0], table.event[EVENTS.index(event)] = EVENTS.index(event), 0
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "draw")
    return match


PROMPTS = {
    "price": (lambda: before("sitka-valerian", "M1"), "Sitka Valerian: discard 1 card of your hand as the price."),
    "refresh one": (lambda: before("yarrow"), "Common Yarrow: discard a nursery card."),
    "refresh": (lambda: before("false-azalea", "M1"), "False Azalea: discard one to 3 nursery cards."),
    "store": (lambda: after("arctic-lupine", "M1"), "Arctic Lupine: store 1 card of your hand."),
    "stow": (lambda: played("skunk-cabbage", "L1"), "Skunk Cabbage: store 1 card of the nursery."),
    "draw": (lambda: played("twinflower", "L1"), "Twinflower: draw a card from deck or nursery."),
    "draw by name": (
        lambda: played("oval-leaved-blueberry", "L1"),
        "Oval-leaved Blueberry: draw a card from the nursery.",
    ),
    "draw interrupted": (
        lambda: played("red-alder", "L1", {"L1": "pacific-yew"}, "pacific-yew", "bunchberry"),
        "Pacific Yew: draw a card from the deck, or stop.",
    ),
    "reclaim": (
        lambda: played("salmonberry", "L1", {"L1": "deer-fern | fireweed"}, "deer-fern"),
        "Deer Fern: take 1 card of stored energy into your hand.",
    ),
    "under": (
        lambda: played("red-alder", "L1", {"L1": "red-elderberry", "L2": "foamflower"}, "red-elderberry"),
        "Red Elderberry: store 1 from the deck under one stack. Choose the stack.",
    ),
    "move": (
        lambda: played("vine-maple", "M1", {"L1": "foamflower"}),
        "Vine Maple: move another canopy plant of at most 7 m to a space next to its own.",
    ),
    "event": (
        lambda: at_event("salmon-run", {"L1": "salal", "L2": "foamflower"}),
        "Salmon Run: store 1 from the deck under one low stack. Choose the stack.",
    ),
    "burn": (
        lambda: at_event("ground-fire", {"L1": "salal", "L2": "foamflower"}),
        "Ground Fire: turn 1 of your herbs, shrubs and ferns in the canopy into energy.",
    ),
}


@pytest.mark.parametrize("name", PROMPTS)
def test_a_prompt_says_whose_effect_it_is_and_what_is_wanted(name: str) -> None:
    start, sentence = PROMPTS[name]
    assert prompt(start()) == sentence


def test_a_second_refresh_may_stop() -> None:
    match = before("false-azalea", "M1")
    do(match, "clear yarrow")
    assert prompt(match) == "False Azalea: discard up to 2 more nursery cards, or stop."
    do(match, "clear fireweed")
    assert prompt(match) == "False Azalea: discard one more nursery card, or stop."


# Names.


def test_a_nursery_card_and_an_effect_are_called_by_their_plant() -> None:
    match = position(regions={0: {"L1": "labrador-tea"}}, nursery="yarrow fireweed salal")
    do(match, "gather")
    assert moves(match) == ["Use Labrador Tea", "No more"]
    do(match, "done")
    assert moves(match)[:2] == ["Draw from the deck", "Take Common Yarrow from the nursery"]
    assert moves(match, SPANISH)[1] == "Tomar Milenrama del vivero"


def test_two_effects_of_one_name_are_told_apart_by_their_place() -> None:
    match = position(regions={0: {"L1": "labrador-tea", "M2": "labrador-tea", "L2": "yarrow"}})
    do(match, "gather")
    assert moves(match)[:3] == [
        "Use Labrador Tea (low row, left)",
        "Use Common Yarrow",
        "Use Labrador Tea (middle row, right)",
    ]


def test_a_stack_is_called_by_its_plant_and_its_place() -> None:
    match = played("vine-maple", "M1", {"L1": "foamflower"})
    assert moves(match)[0] == "Move Foamflower (low row, left) to the low row, centre"
    match = at_event("salmon-run", {"L1": "salal", "L3": "| yarrow"})
    assert moves(match) == ["Store under Salal (low row, left)", "Store under the stored energy (low row, right)"]
    assert moves(match, SPANISH)[1] == "Almacenar bajo la energía almacenada (fila baja, derecha)"


def test_the_spaces() -> None:
    names = [ENGLISH.thing("space", space) for space in range(6)]
    assert names == [
        *("low row, left", "low row, centre", "low row, right"),
        *("middle row, left", "middle row, right", "high row"),
    ]
    assert SPANISH.thing("space", 4) == "fila media, derecha"


def test_the_log_has_plain_names_and_places() -> None:
    match = position(hands={0: "salmonberry bracken"}, regions={0: {"L1": "fireweed"}})
    do(match, "grow salmonberry L1", "pay bracken")
    assert log(match)[:3] == [
        "Player 1 pays with Bracken.",
        "Player 1 plays Salmonberry in the low row, left.",
        "It covers Fireweed, which withers to energy of Player 1.",
    ]


def test_an_award_is_told_to_its_winner_and_to_the_others() -> None:
    """Salal has one flower; nobody else has any."""
    match = position(regions={1: {"L1": "salal"}}, row=["rufous-hummingbird"], deck=1)
    do(match, "gather", "draw")
    for teller, mine, plain in (
        (ENGLISH, "Rufous Hummingbird goes to you: you have 1.", "Rufous Hummingbird goes to Player 2, who has 1."),
        (SPANISH, "Colibrí rufo es para ti: tienes 1.", "Colibrí rufo es para Jugador 2, que tiene 1."),
    ):
        assert mine in teller.chronicle(match.view(1), 1) and plain in teller.chronicle(match.view(0), 0)


def test_two_species_of_one_name_keep_their_latin() -> None:
    text = REFOREST.pack_text.replace('name = "Salmonberry"', 'name = "Salal"')
    own = Teller(type(REFOREST)("reforest", REFOREST.package, text, "two salals"))
    names = {own.thing("card", card) for card in range(91)}
    assert {"Salal (Gaultheria shallon, 3 m)", "Salal (Rubus spectabilis, 4 m)", "Fireweed"} <= names


@pytest.mark.parametrize("teller", [ENGLISH, SPANISH], ids=["en", "es"])
@pytest.mark.parametrize("players", [1, 3])
def test_nobody_reads_codes_or_one_cards_and_in_the_log_no_latin(teller: Teller, players: int) -> None:
    """Over whole games: prompts, moves, log and drawing have no code of a space; only drawings have Latin names."""
    latin = {plant.latin for plant in REFOREST.pack.plant} | {visitor.latin for visitor in REFOREST.pack.visitor}
    ids = {entry.id for list_ in ("plant", "visitor", "event") for entry in getattr(REFOREST.pack, list_)}
    ids = {name for name in ids if "-" in name and name not in {"douglas-fir", "yellow-cedar", "partridge-foot"}}
    for match, luck in random_games(players, 2, events="on"):
        while not match.over:
            seat = match.acting[0]
            view, choices = match.view(seat), match.legal()
            said = [teller.prompt(view), *teller.chronicle(view)]
            said += [teller.move(view, seat, move) for move in choices]
            said += [drawing.hint(teller, view, seat, move) for move in choices]
            text = "\n".join(said)
            assert not re.search(r"\b[LMH][123]\b", text) and not any(name in text for name in latin | ids), text
            assert not re.search(r"\b1 (cards|points|cartas|puntos)\b", text), text
            if luck.random() < 0.05:
                console = Console(file=(page := io.StringIO()), width=luck.choice([40, 80, 120]))
                console.print(drawing.draw(teller, view, seat))
                drawn = page.getvalue()
                assert not re.search(r"\b[LMH][123]\b", drawn) and not re.search(r"\b1 (points|puntos)\b", drawn)
            match.play(luck.choice(choices))


def test_a_region_is_drawn_row_by_row_from_left_to_right() -> None:
    region = {"L1": "salal", "L3": "bracken | yarrow yarrow", "M2": "foamflower", "H1": "foamflower lady-fern"}
    match = position(regions={1: region})
    console = Console(file=(page := io.StringIO()), width=40)
    console.print(drawing.draw(ENGLISH, match.view(0), 0))
    drawn = page.getvalue()
    lines = [line.strip("│ ").rstrip() for line in drawn.splitlines()[1:10]]
    assert lines == [
        *("High row", "Lady Fern 2 m +1", "Middle row", "-", "Foamflower 0.5 m"),
        *("Low row", "Salal 3 m", "-", "Bracken 3 m ●2"),
    ]


def test_visitors_are_drawn_in_the_order_of_their_row() -> None:
    match = position(row=["roosevelt-elk", "black-bear", "banana-slug", "pacific-marten"], round=2)
    console = Console(file=(page := io.StringIO()), width=100)
    console.print(drawing.draw(ENGLISH, match.view(0), 0))
    found = re.findall(r"Visitor of round (\d) (\w+)", page.getvalue())
    assert found == [("1", "Roosevelt"), ("2", "American"), ("3", "Pacific"), ("3", "Pacific")]
    assert legal(match) == ["gather"]
