"""The box [1 to 4]: 64 cards, eight species, four start cards; where each comes from; packs that break its laws."""

from __future__ import annotations

from collections import Counter

import pytest

from once.faces import FACES
from once.helpers import CARDS, LEVELS, ONCE, STARTS, number, with_cards
from spinney import Game, SpinneyError

PACK = ONCE.pack
LEVEL_NAMES = {"ground": "G", "level1": "F", "level2": "S", "canopy": "C"}


def test_sixteen_cards_of_each_level() -> None:
    assert len(PACK.card) == 64
    assert Counter(card.level for card in PACK.card) == {"ground": 16, "level1": 16, "level2": 16, "canopy": 16}


def test_two_species_a_level() -> None:
    assert len({species.id for species in PACK.species}) == 8
    assert sorted((species.level, species.letter) for species in PACK.species) == sorted(
        (level, letter) for level in LEVEL_NAMES for letter in "ab"
    )


def test_four_start_cards_of_the_ground() -> None:
    starts = [card for card in PACK.card if card.start]
    assert [card.id for card in starts] == STARTS
    assert {card.level for card in starts} == {"ground"}


def test_the_human_is_no_animal() -> None:
    assert {(card.a, card.b, card.saw) for card in PACK.card if card.start} == {(0, 0, False)}


def test_the_faces_are_those_of_the_house_set() -> None:
    printed = {card.id: (LEVEL_NAMES[card.level], card.a, card.b, card.saw, card.start) for card in PACK.card}
    assert printed == {card: (card[0], *face) for card, face in FACES.items()}


def test_a_card_shows_none_to_three_animals() -> None:
    assert {card.a + card.b for card in PACK.card} == {0, 1, 2, 3}


def test_totals() -> None:
    animals = {(level, letter): 0 for level in LEVEL_NAMES for letter in "ab"}
    saws = dict.fromkeys(LEVEL_NAMES, 0)
    for card in PACK.card:
        animals[card.level, "a"] += card.a
        animals[card.level, "b"] += card.b
        saws[card.level] += card.saw
    assert animals.pop(("ground", "a")) == animals.pop(("ground", "b")) == 14
    assert set(animals.values()) == {16}
    assert 14 + 14 + sum(animals.values()) == 124
    assert saws == {"ground": 4, "level1": 4, "level2": 4, "canopy": 4}


def test_one_animal_of_each_species_per_card() -> None:
    """As many as cards above; on the ground, where four cards are start cards, 14 on the twelve others."""
    for level in LEVEL_NAMES:
        cards = [card for card in PACK.card if card.level == level]
        for animals in (sum(card.a for card in cards), sum(card.b for card in cards)):
            assert animals / len(cards) == (1 if level != "ground" else 14 / 16)


def test_both_species_of_a_level_are_equally_hard() -> None:
    for level in LEVEL_NAMES:
        faces = Counter((card.a, card.b, card.saw) for card in PACK.card if card.level == level)
        assert faces == Counter({(b, a, saw): count for (a, b, saw), count in faces.items()})


def test_the_box_record_says_what_is_printed() -> None:
    box = ONCE.box
    for card, face in FACES.items():
        at = number(card)
        assert box.level[at] == LEVELS.index(card[0])
        assert (*box.animals[at], bool(box.saw[at]), bool(box.is_start[at])) == face
    assert [CARDS[start] for start in box.starts] == STARTS
    assert box.level[64:] == [0, 1, 2, 3, -1]
    assert box.solo_piles == [15, 14, 14, 20]


def test_every_component_says_where_it_comes_from() -> None:
    assert PACK.sources() == {
        "species": {"rulebook": 0, "public": 0, "house": 8},
        "card": {"rulebook": 0, "public": 0, "house": 64},
        "solo": {"rulebook": 0, "public": 1, "house": 0},
    }


G16 = '{ id = "G16", level = "ground", a = 0, b = 3, source = "house" }'
C02 = '{ id = "C02", level = "canopy", a = 0, b = 0, source = "house" }'
G04 = '{ id = "G04", level = "ground", a = 0, b = 0, start = true, source = "house" }'
FROG = '{ id = "tree-frog", level = "level1", letter = "b", source = "house" }'


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ([(G16 + ",", "")], "there must be 16 cards of the level ground, not 15"),
        ([(G16, G16.replace("ground", "canopy"))], "there must be 16 cards of the level ground, not 15"),
        ([(C02, C02.replace("canopy", "level1"))], "there must be 16 cards of the level level1, not 17"),
        ([(FROG + ",", "")], "the level level1 must have two species, one 'a' and one 'b'"),
        ([(FROG, FROG.replace('"b"', '"a"'))], "the level level1 must have two species, one 'a' and one 'b'"),
        ([(G04, G04.replace("true", "false"))], "there must be 4 start cards, not 3"),
        ([(G16, G16.replace("source", "start = true, source"))], "there must be 4 start cards, not 5"),
        (
            [(G04, G04.replace("true", "false")), (C02, C02.replace("source", "start = true, source"))],
            "the start card C02 must be of the level ground, not canopy",
        ),
        ([(G16, G16.replace("b = 3", "b = 4"))], "the card G16 must show 0 to 3 animals in all, not 0 and 4"),
        ([(G16, G16.replace("a = 0", "a = 1"))], "the card G16 must show 0 to 3 animals in all, not 1 and 3"),
        ([(G16, G16.replace("b = 3", "b = -1"))], "the card G16 must show 0 to 3 animals in all, not 0 and -1"),
        ([(G16, G16.replace("a = 0", "a = -1"))], "the card G16 must show 0 to 3 animals in all, not -1 and 3"),
        ([("[15, 14, 14]", "[15, 14, 13]")], "the solo piles must hold 63 cards together, not 62"),
        ([("[15, 14, 14]", "[0, 29, 14]")], "each of the solo piles must hold a card at least"),
        (
            [("[15, 14, 14]", "[15, 14, 13]"), ("obligatory = 20", "obligatory = 21")],
            "the solo piles must run out together: three cards, and two for each obligatory one",
        ),
        ([(G16, G16.replace("G16", "G15"))], "there are two entries 'G15' in card"),
    ],
)
def test_a_pack_that_breaks_a_law_is_refused(edits: list[tuple[str, str]], message: str) -> None:
    assert refusal(edits) == f"mine.toml: {message}."


@pytest.mark.parametrize(
    ("old", "edited", "wrong"),
    [
        (', source = "house"', "", "source"),
        ("house", "hearsay", "hearsay"),
        ("ground", "cellar", "cellar"),
        ("b = 3", 'b = "many"', "expected a whole number"),
        ("b = 3", "bees = 3", "bees"),
    ],
)
def test_an_entry_that_cannot_be_is_named(old: str, edited: str, wrong: str) -> None:
    message = refusal([(G16, G16.replace(old, edited))])
    assert message.startswith("mine.toml: entry 'G16'")
    assert wrong in message


def refusal(edits: list[tuple[str, str]]) -> str:
    """The sentence with which the pack is refused, when so edited."""
    text = ONCE.pack_text
    for old, edited in edits:
        assert text.count(old) == 1
        text = text.replace(old, edited)
    with pytest.raises(SpinneyError) as refused:
        Game("once", "spinney.games.once", text, "mine.toml")
    return str(refused.value)


def test_an_edited_face_counts() -> None:
    """Who owns the game writes its real faces into a pack, and those are played."""
    edited = with_cards({"G16": "b = 2"})
    assert edited.box.animals[number("G16")] == [0, 2]
    assert edited.pack.hash() != PACK.hash()


@pytest.mark.parametrize(
    ("card", "face", "english", "spanish"),
    [
        ("G16", "a = 2, saw = true", "2 elephants, chain saw", "2 elefantes, motosierra"),
        ("G01", "start = true", "start card", "carta inicial"),
        ("G01", "saw = true, start = true", "start card, chain saw", "carta inicial, motosierra"),
        (
            "G01",
            "a = 2, b = 1, saw = true, start = true",
            "start card, 2 elephants, 1 pangolin, chain saw",
            "carta inicial, 2 elefantes, 1 pangolín, motosierra",
        ),
    ],
)
def test_an_edited_face_is_named_by_all_that_it_shows(card: str, face: str, english: str, spanish: str) -> None:
    """On a start card, too: animals and saws count on every card that can be seen [20, 23, 25]."""
    match = with_cards({card: face}).new(2, form="interpreted")
    assert match.teller("en").thing("card", number(card)) == f"a ground card ({english})"
    assert match.teller("es").thing("card", number(card)) == f"una carta de suelo ({spanish})"
