"""Tables written down by hand."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from floresta.helpers import FLORESTA, new, position
from spinney import Match, SpinneyError
from spinney.games.floresta.by_hand import scored, written

PAGE = (Path(__file__).parents[2] / "docs" / "tables" / "floresta.md").read_text(encoding="utf-8")
EXAMPLE = (FLORESTA.folder / "example.toml").read_text(encoding="utf-8")

TABLE = """
[sides]
N = "mondego"
W = "sao_mamede"
C = "margaraca"
E = "lousa"
S = "espinhal"
NW = "sao_matias"
NE = "talhadas"
SW = "machoca"
SE = "balocas"
[zone_lynx]
z1 = 1
[[seat]]
name = "Ann"
colour = "green"
vp = 23
lynx = 2
axes = 1
camping = { igloo = 2, tent = 1, trailer = 1, motorhome = 1 }
tower = "talhadas"
pieces = 2
trees.mondego = ["1R", "5R"]
trees.margaraca = ["5R", "3R"]
trees.lousa = ["3R"]
trees.sao_mamede = ["3X"]
trees.espinhal = ["4R", "2X"]
x2.margaraca = ["5R"]
felled.lousa = ["3R"]
[[seat]]
name = "Bo"
colour = "brown"
vp = 30
trees.margaraca = ["3X", "1R"]
trees.lousa = ["4B"]
trees.espinhal = ["5B"]
"""


def score(text):
    return scored(FLORESTA, tomllib.loads(text))


def test_a_table_is_scored_line_by_line():
    ann, bo = score(TABLE).seats
    assert ann.lines == {
        "vp": 23,
        "river": 8,
        "lynx": 10,
        "grove": 12,
        "mountain": 6,
        "nursery": 2,
        "tower": 9,
        "axes": 1,
        "camping": 5,
    }
    assert ann.total == 23 + 8 + 10 + 12 + 6 + 2 + 9 + 1 + 5
    assert (bo.lines["grove"], bo.lines["mountain"], bo.lines["nursery"], bo.total) == (7, 3, 0, 40)
    assert score(TABLE).winners == ["Ann"]


def test_reasons_say_where_points_come_from():
    ann = score(TABLE).seats[0]
    assert "Mondego: chains of 2." in ann.reasons
    assert "Margaraça: 3 trees, most." in ann.reasons
    assert "Lousã: 0 standing, 1 felled." in ann.reasons
    assert "Talhadas with 2 pieces." in ann.reasons
    assert "5 camping tokens, 1 each: sets pay only with Gardunha." in ann.reasons


def test_reasons_and_refusals_in_spanish():
    ann = scored(FLORESTA, tomllib.loads(TABLE), "es").seats[0]
    assert "Mondego: grupos de 2." in ann.reasons
    assert "Margaraça: 3 árboles, quien más tiene." in ann.reasons
    assert "Lousã: 0 en pie, 1 talado." in ann.reasons
    assert "Talhadas con 2 piezas." in ann.reasons
    assert "5 fichas de acampada, a 1: los conjuntos solo puntúan con Gardunha." in ann.reasons
    with pytest.raises(SpinneyError) as refused:
        score(TABLE.replace("vp = 30", "vp = -1"))
    assert refused.value.told("es") == "asiento 2 (Bo), vp: se esperaba un número de 0 a 1000 y hay -1."


def test_sets_pay_with_gardunha_or_the_option():
    text = (
        TABLE.replace("margaraca", "gardunha").replace('"5R", "3R"', '"3R", "4B"').replace('"3X", "1R"', '"2X", "1B"')
    )
    text = text.replace('gardunha = ["5R"]', 'gardunha = ["3R"]')
    assert score(text).seats[0].lines["camping"] == 9 + 1
    always = TABLE.replace("[sides]", '[options]\ncamping = "always"\n[sides]')
    assert score(always).seats[0].lines["camping"] == 9 + 1


def test_a_tie_is_broken_by_the_tower():
    text = TABLE.replace("vp = 30", "vp = 66")
    assert [seat.total for seat in score(text).seats] == [76, 76]
    assert score(text).winners == ["Ann"]


def test_towers_may_be_left_out():
    text = TABLE.replace('tower = "talhadas"\npieces = 2\n', "")
    for line in ('NW = "sao_matias"\n', 'NE = "talhadas"\n', 'SW = "machoca"\n', 'SE = "balocas"\n'):
        text = text.replace(line, "")
    assert score(text).seats[0].lines["tower"] == 0


OTHERS = TABLE.replace("mondego", "orvalho").replace("lousa", "estrela").replace('["4B"]', '["3X"]')
OTHERS = OTHERS.replace('"1R", "5R"', '"2R", "1R"').replace('felled.estrela = ["3R"]\n', "").replace('["3R"]', '["2R"]')


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (TABLE, '"3X", "1R"', '"3X", "5R"', "two trees stand on Margaraça 5R: one is green already"),
        (TABLE, '"3X", "1R"', '"3X", "2B"', "a neutral tree stands on Margaraça 2B"),
        (TABLE, '"1R", "5R"', '"1R", "1R"', "two trees stand on Mondego 1R"),
        (TABLE, "trees.mondego", "trees.orvalho", "the side 'orvalho' is not in play"),
        (TABLE, "trees.mondego", "trees.nowhere", "the side 'nowhere' is not in play"),
        (TABLE, '"1R", "5R"', '"1R", "a1"', "mondego has no space 'a1': 1R, 4B, 2R"),
        (TABLE, '["1R", "5R"]', '"1R"', "seat 1 (Ann), trees: expected a list, got a text"),
        (OTHERS, '"2R", "1R"', '"2R", "1B"', "Orvalho 1B is next to another tree of the player"),
        (OTHERS, '["2R"]', '["2R", "6B"]', "Estrela 6B is the second tree in a row"),
        (TABLE, "x2.margaraca", "x2.mondego", "no card puts an x2 token on Mondego 5R"),
        (TABLE, 'x2.margaraca = ["5R"]', 'x2.margaraca = ["4B"]', "x2 names Margaraça 4B, but no tree of the player"),
        (TABLE, 'felled.lousa = ["3R"]', 'felled.mondego = ["1R"]', "a tree on Mondego 1R cannot be felled"),
        (TABLE, 'felled.lousa = ["3R"]', 'felled.lousa = ["4B"]', "felled names Lousã 4B, but no tree of the player"),
        (TABLE, '"5R", "3R"]', '"5R", "4B"]', "the arrows do not lead to the tree on Margaraça 4B"),
        (TABLE, "z1 = 1", "z1 = 3", "zone_lynx: z1 has room for 2, not for 3"),
        (TABLE, "z1 = 1", "z5 = 1", "zone_lynx: 'z5' means nothing here: there are z1, z2, z3, z4"),
        (TABLE, 'W = "sao_mamede"', 'W = "malcata"', "zone_lynx: no side in play has zones for lynx"),
        (TABLE, 'W = "sao_mamede"', 'W = "orvalho"', "mondego and orvalho are on the same board"),
        (TABLE, 'W = "sao_mamede"', 'W = "talhadas"', "on W there must be a forest side, not 'talhadas'"),
        (TABLE, 'NE = "talhadas"', 'NE = "pedra_do_vento"', "the tower talhadas is not in play"),
        (TABLE, "pieces = 2", "pieces = 4", "seat 1 (Ann), pieces: expected a number from 0 to 3, got 4"),
        (TABLE, "pieces = 2", "", "a tower that is claimed has one piece at least"),
        (TABLE, 'colour = "brown"', 'colour = "green"', "two players have the colour green"),
        (TABLE, 'colour = "brown"', 'colour = "gray"', "its colour is one of green, brown, not 'gray'"),
        (TABLE, 'name = "Bo"', 'name = "Ann"', "two players of the name 'Ann'"),
        (TABLE, "lynx = 2", "lynx = 19", "21 lynx on the table, but only 20 in the box"),
        (TABLE, "vp = 30", "vp = -1", "seat 2 (Bo), vp: expected a number from 0 to 1000, got -1"),
        (TABLE, "vp = 30", 'tower = "talhadas"\npieces = 1', "the tower talhadas belongs to somebody else"),
        (TABLE, "vp = 30", "points = 30", "seat 2 (Bo): 'points' means nothing here"),
        (
            TABLE,
            "[sides]",
            'neutral = ["a2"]\n[sides]',
            "'neutral' means nothing here: there are sides, options, zone_lynx, seat",
        ),
        # Ann has trees in two zones of Espinhal, and on the boards of all others; Bo in one, and on the boards of two.
        (TABLE, "pieces = 2", "pieces = 2\nespinhal = 0", "can have won only 2, 5, 10 points there"),
        (
            TABLE,
            "vp = 30",
            "vp = 30\nespinhal = 10",
            "espinhal is 10, but these trees can have won only 0, 2, 5 points",
        ),
        (TABLE, "vp = 30", "vp = 30\nespinhal = 3", "espinhal is 3, but"),
        (TABLE, "vp = 30", "vp = 30\nespinhal = true", "espinhal: expected a whole number, got True"),
        (
            TABLE.replace("espinhal", "sabugal").replace('"4R", "2X"', '"1R"').replace('["5B"]', '["2X"]'),
            "vp = 30",
            "vp = 30\nespinhal = 0",
            "Espinhal is not in play",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text, old, new, sentence):
    assert old in text
    with pytest.raises(SpinneyError) as refused:
        score(text.replace(old, new, 1))
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_two_to_four_players():
    one = TABLE[: TABLE.index('[[seat]]\nname = "Bo"')]
    for more in (0, 4):
        with pytest.raises(SpinneyError, match=f"Floresta is for 2 to 4 players, not {1 + more}"):
            score(one + '[[seat]]\ncolour = "gray"\n' * more)


def test_with_four_players_no_neutral_trees_stand_on_leaves():
    four = TABLE.replace('"3X", "1R"', '"3X", "2B"') + '[[seat]]\ncolour = "gray"\n[[seat]]\ncolour = "yellow"\n'
    assert score(four).seats[1].lines["grove"] == 7


def test_too_many_trees():
    many = TABLE.replace('trees.mondego = ["1R", "5R"]', 'trees.mondego = ["1R", "2R", "6X", "3R", "5B", "5R"]')
    many = many.replace('"5R", "3R"]', '"5R", "3R", "4B", "5B", "6B"]').replace('["3X"]', '["3X", "1B", "4X"]')
    with pytest.raises(SpinneyError, match="there are 19 trees, but everybody has 18"):
        score(many.replace('["3R"]', '["3R", "4B", "5X"]', 1).replace('["4B"]\n', '["3B"]\n'))


# Espinhal, whose trees have moved.


def test_zones_count_as_written_because_trees_have_moved_since():
    assert [seat.lines["nursery"] for seat in score(TABLE).seats] == [2, 0]
    before = TABLE.replace("pieces = 2", "pieces = 2\nespinhal = 10").replace("vp = 30", "vp = 30\nespinhal = 2")
    assert [seat.lines["nursery"] for seat in score(before).seats] == [10, 2]
    assert "Espinhal: trees in 4 zones." in score(before).seats[0].reasons


def test_a_game_in_which_a_tree_moved_is_written_down_with_what_its_zones_were_worth():
    match = position(
        "espinhal",
        "estrela",
        trees={"yellow": ["h1", "h4"], "green": ["h7"]},
        supply={"yellow": 1},
        hands={"yellow": "c01", "green": "c06", "brown": "c11", "gray": "c16"},
    )
    while not match.over:
        legal = match.legal()
        match.play(next((each for each in legal if each.kind in ("throw", "move")), legal[0]))
    seat = written(FLORESTA, match.table)["seat"][0]
    assert (seat["trees"]["espinhal"], seat["espinhal"]) == ([], 2)
    same(match)


# The law: a played game, written down and scored by hand, comes to what the game itself says.


def same(match: Match) -> None:
    by_hand, sheets = scored(FLORESTA, written(FLORESTA, match.table)), match.score()
    assert [seat.lines for seat in by_hand.seats] == [sheet.lines for sheet in sheets]
    assert [seat.total for seat in by_hand.seats] == [sheet.total for sheet in sheets]
    assert by_hand.winners == [by_hand.seats[seat].name for seat in match.winners()]
    assert (by_hand.teams, by_hand.target) == (match.teams(), None)


def played(match: Match, luck: random.Random) -> Counter[str]:
    """Plays a match at random, and counts the kinds of move."""
    kinds: Counter[str] = Counter()
    while not match.over:
        move = luck.choice(match.legal())
        kinds[move.kind] += 1
        match.play(move)
    return kinds


def test_played_games_come_to_the_same_by_hand():
    luck, kinds = random.Random(14), Counter()
    for number in range(300):
        options = {
            "sides": "random",
            "felled": luck.choice(["burn", "safe"]),
            "transplants": luck.choice(["earn", "bare"]),
            "camping": luck.choice(["gardunha", "always"]),
        }
        match = new(players=2 + number % 3, seed=number, **options)
        kinds += played(match, luck)
        same(match)
    assert kinds["move"] > 300 and kinds["fell"] > 50 and kinds["lay"] > 50


# The page that explains it.


def test_the_page_shows_the_example():
    assert re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) == [EXAMPLE]


def test_the_example_comes_to_what_the_page_says():
    seats = score(EXAMPLE).seats
    rows = re.findall(r"^\|.*\| \**(\d+)\** \| \**(\d+)\** \|$", PAGE, re.MULTILINE)
    for seat, column in zip(seats, zip(*rows, strict=True), strict=True):
        assert [*seat.lines.values(), seat.total] == [int(number) for number in column]


def test_the_page_names_every_key():
    for key in ("options", "sides", "zone_lynx", "[seat]"):
        assert f"`[{key}]`" in PAGE
    for key in ("name", "colour", "vp", "lynx", "axes", "camping", "tower", "pieces", "espinhal"):
        assert re.search(rf"^\| `?.*`{key}`", PAGE, re.MULTILINE)
    for key in ("trees", "x2", "felled"):
        assert f"`{key}.SIDE`" in PAGE
