"""The components [1 to 3], what follows from them, and packs that cannot be."""

from __future__ import annotations

from collections import Counter

import pytest

from floresta.helpers import BOX, CARDS, FLORESTA, PATHS, SIDES, SPACES, path
from spinney import Game, SpinneyError

PACK = FLORESTA.pack


def test_sixty_cards_of_which_twelve_have_a_fire_icon():
    assert len(PACK.card) == 60
    assert sum(card.fire != "" for card in PACK.card) == 12
    assert all(BOX.ignites[number] == 0 for number in range(48))
    assert all(BOX.ignites[number] != 0 for number in range(48, 60))


def test_every_card_has_a_value_a_colour_and_one_special_action():
    assert Counter(card.print for card in PACK.card) == {
        f"{value}{colour}": 5 for value in range(1, 7) for colour in "RB"
    }
    specials = Counter(card.special for card in PACK.card)
    assert specials == {"axe": 12, "lynx": 12, "wild": 12, "fighter": 10, "break": 8, "x2": 6}


def test_both_sides_of_a_board_bear_its_symbol():
    assert [side.board for side in PACK.side] == list("AABBCCDDEE")
    assert [SIDES.index(name) // 2 for name in ("mondego", "orvalho", "sabugal", "espinhal")] == [0, 0, 4, 4]


def test_paths_are_solid_arrows_and_dotted_but_not_entries():
    counts = {
        "mondego": 14,
        "orvalho": 14,
        "malcata": 13,
        "sao_mamede": 14,
        "margaraca": 14,
        "gardunha": 13,
        "estrela": 15,
        "lousa": 13,
        "sabugal": 13,
        "espinhal": 8,
    }
    assert {name: BOX.paths[number].bit_count() for number, name in enumerate(SIDES)} == counts
    assert BOX.around[SPACES["k1"]].bit_count() == 2  # k1-l1 and the dotted k1-k2; the entry arrow is none


def test_paths_that_share_a_space_are_connected():
    joined = BOX.joined[path("a1-a2")]
    assert {name for name, number in PATHS.items() if number < 16 and joined >> number & 1} == {"a2-a3", "a1-b1"}


def test_spaces_with_a_path_between_them_are_connected():
    beside = BOX.beside[SPACES["e3"]]
    names = {
        name for name, number in SPACES.items() if number // 12 == SIDES.index("estrela") and beside >> number % 12 & 1
    }
    assert names == {"e2", "e4", "e6"}


def test_no_card_is_dead_on_any_side_but_lousa():
    for side in PACK.side:
        values = range(3, 7) if side.id == "lousa" else range(1, 7)
        for value in values:
            for colour in "RB":
                assert any(space.print in (f"{value}{colour}", f"{value}X") for space in side.spaces), side.id


def test_twelve_leaves_whichever_sides_lie_up():
    leaves = [BOX.leaves[side].bit_count() for side in range(10)]
    assert leaves == [3, 3, 2, 2, 3, 3, 2, 2, 2, 2]


def test_camping_tokens_cannot_run_out():
    for kind in range(4):
        gardunha, espinhal = (
            sum(BOX.tokens[12 * SIDES.index(side) + i][kind] for i in range(12)) for side in ("gardunha", "espinhal")
        )
        assert 2 * gardunha + espinhal <= 9


def test_cards_are_numbered_plain_first():
    assert CARDS[:4] == ["c01", "c02", "c03", "c04"]
    assert CARDS[48] == "c05"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "a1", print = "1R"', 'id = "a1", print = "7R"', "the space a1 shows '7R'"),
        ('id = "a1", print', 'id = "o1", print', "has no space 'a1'"),
        ('"a1-a2", "a2-a3"', '"a1-a2", "a2-a9"', "the side mondego has no space 'a9'"),
        ('kind = "chain"', 'kind = "heap"', "the side mondego scores by 'heap'"),
        ("points = [12, 7, 3]", "points = [12, 7]", "the side margaraca must have 3 numbers"),
        ('"s10-s11", ', "", "no arrows of the side sao_mamede lead to s11"),
        ("at = [25, 22], leaf = true", "at = [25, 22]", "both sides of the board A must have equally many leaves"),
        ('special = "x2", icon = "C"', 'special = "x2", icon = "E"', "whose trees move away"),
        ('fire = "NW"', 'fire = "NX"', "kindles cells among NWCES"),
        (', fire = "NW"', "", "12 cards must have a fire icon, not 11"),
        ('power = "none"', 'power = "wings"', "the tower balocas has"),
        ('board = "T4", star = true', 'board = "T4"', "the board T4 must have two towers, one of them with the star"),
        ('to = "D"', 'to = "E"', "leads to 'E', not to another board"),
        ("players = 2, trees = 18", "players = 2, trees = 19", "the setup two must give 1 to 18 trees"),
        ("players = 4, trees = 12", "players = 4, trees = 13", "the setup four must give 1 to 12 trees"),  # 60 / 4 - 3
        (', to = "D"', "", "a zone of the side sabugal leads to '', not to another board"),
        ('"p24", "p34"], to', '"p24"], to', "the space p34 of the side sabugal must lie in one zone, not in 0"),
        ('["p14", "p24"', '["p13", "p14", "p24"', "the space p13 of the side sabugal must lie in one zone, not in 2"),
        ('["e11", "e12"]', '["e11"]', "the space e12 of the side estrela must lie in one zone, not in 0"),
    ],
)
def test_a_bad_pack_is_told_what_is_wrong(old, new, sentence):
    assert old in FLORESTA.pack_text
    with pytest.raises(SpinneyError, match="the pack of floresta: ") as refused:
        Game("floresta", "spinney.games.floresta", FLORESTA.pack_text.replace(old, new, 1))
    assert sentence in str(refused.value)
