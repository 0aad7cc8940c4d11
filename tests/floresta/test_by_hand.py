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
from spinney.engine.by_hand import seat_and_place
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


def test_estrela_s_reason_speaks_of_rows():
    table = TABLE.replace('"lousa"', '"estrela"').replace('trees.lousa = ["3R"]', 'trees.estrela = ["2R", "1B"]')
    table = table.replace('felled.lousa = ["3R"]\n', "").replace('trees.lousa = ["4B"]\n', "")
    assert "Estrela: trees in 2 rows." in score(table).seats[0].reasons


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


# Nothing is refused on a pad: what cannot be is marked, and scored as it was written down.

BLANK = {"N": "mondego", "W": "malcata", "C": "margaraca", "E": "estrela", "S": "sabugal"}


def marked(text, old="", new=""):
    assert old in text
    return scored.marked(FLORESTA, tomllib.loads(text.replace(old, new, 1) if old else text))


def lines(found, line):
    return [seat.lines[line] for seat in found.scored.seats]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_on_which_nothing_is_entered_has_nothing_wrong(players):
    seats = [{"colour": colour} for colour in ("green", "brown", "gray", "yellow")[:players]]
    found = scored.marked(FLORESTA, {"sides": BLANK, "seat": seats})
    assert (found.impossible, found.missing) == ([], [])
    assert [seat.total for seat in found.scored.seats] == [0] * players


# Ann's lines of TABLE: vp 23, river 8, lynx 10, grove 12, mountain 6, nursery 2, tower 9, axes 1, camping 5.
# Bo's: vp 30, grove 7, mountain 3.
ALWAYS = TABLE.replace("[sides]", '[options]\ncamping = "always"\n[sides]')


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence", "line", "points"),
    [
        # Both trees on a space count: Bo has two trees in Margaraça, against three of Ann with the one on x2. The token
        # lies under both trees, so that each of them counts twice: three each, and both have most.
        (TABLE, '"3X", "1R"', '"3X", "5R"', "two trees stand on Margaraça 5R: one is green", "grove", [12, 12]),
        (TABLE, '"3X", "1R"', '"3X", "3R"', "two trees stand on Margaraça 3R: one is green", "grove", [12, 7]),
        (TABLE, '"3X", "1R"', '"3X", "2B"', "a neutral tree stands on Margaraça 2B", "grove", [12, 7]),
        # A single tree in Mondego is no chain.
        (TABLE, '"1R", "5R"', '"1R", "1R"', "Mondego 1R is written down twice and counts once", "river", [0, 0]),
        (TABLE, "trees.mondego", "trees.orvalho", "the side 'orvalho' is not in play", "river", [0, 0]),
        (TABLE, '"1R", "5R"', '"1R", "a1"', "mondego has no space 'a1'", "river", [0, 0]),
        # 2R and 1B are o1 and o12, neighbours: not two steps apart, so no set.
        (OTHERS, '"2R", "1R"', '"2R", "1B"', "Orvalho 1B is next to another tree", "river", [0, 0]),
        # 2R, 6B in the first row of Estrela, 1B in the second: two rows, 6 points. Bo stands in one row.
        (OTHERS, '["2R"]', '["2R", "6B", "1B"]', "Estrela 6B is the second tree in a row", "mountain", [6, 0]),
        # x2 counts nowhere but in Margaraça: a chain of two stays one; and Ann has two trees there, as Bo has.
        (TABLE, "x2.margaraca", "x2.mondego", "no card puts an x2 token on Mondego 5R", "river", [8, 0]),
        (TABLE, "x2.margaraca", "x2.mondego", "no card puts an x2 token on Mondego 5R", "grove", [12, 12]),
        # A token under somebody else's tree (Bo's 3X) is nobody's.
        (TABLE, 'x2.margaraca = ["5R"]', 'x2.margaraca = ["3X"]', "but no tree of the player", "grove", [12, 12]),
        (TABLE, 'felled.lousa = ["3R"]', 'felled.mondego = ["1R"]', "Mondego 1R cannot be felled", "mountain", [3, 3]),
        # Felled in the last column, to which no arrow leads either: a felled tree is worth 6, and 3R still lies.
        (
            TABLE.replace('trees.lousa = ["3R"]', 'trees.lousa = ["3R", "6R"]'),
            'felled.lousa = ["3R"]',
            'felled.lousa = ["3R", "6R"]',
            "a tree on Lousã 6R cannot be felled",
            "mountain",
            [12, 3],
        ),
        (TABLE, '"5R", "3R"]', '"5R", "4B"]', "the arrows do not lead to the tree on Margaraça 4B", "grove", [12, 7]),
        (TABLE, "z1 = 1", "z1 = 3", "zone_lynx: z1 has room for 2, not for 3", "lynx", [10, 0]),
        (TABLE, "z1 = 1", "z1 = 21", "zone_lynx, z1: expected a number from 0 to 20, got 21", "lynx", [10, 0]),
        (TABLE, 'W = "sao_mamede"', 'W = "malcata"', "no side in play has zones for lynx", "lynx", [-4, 0]),
        # Orvalho is the other side of Mondego: its board is played with the first of them, and the board of the lynx is
        # missing, with all that lies on it.
        (TABLE, 'W = "sao_mamede"', 'W = "orvalho"', "mondego and orvalho are on the same board", "river", [8, 0]),
        (TABLE, 'W = "sao_mamede"', 'W = "orvalho"', "orvalho is left out", "lynx", [0, 0]),
        (TABLE, 'W = "sao_mamede"', 'W = "talhadas"', "on W there must be a forest side", "lynx", [0, 0]),
        (TABLE, 'C = "margaraca"', 'C = "nowhere"', "on C there must be a forest side", "grove", [0, 0]),
        (ALWAYS, 'C = "margaraca"', 'C = "nowhere"', "on C there must be a forest side", "camping", [10, 0]),
        (TABLE, 'NE = "talhadas"', 'NE = "pedra_do_vento"', "the tower talhadas is not in play", "tower", [9, 0]),
        (TABLE, 'NE = "talhadas"', 'NE = "sao_matias"', "sao_matias and sao_matias are on the same", "tower", [9, 0]),
        (TABLE, "pieces = 2", "pieces = 4", "pieces: expected a number from 0 to 3, got 4", "tower", [14, 0]),
        (TABLE, "pieces = 2", "pieces = 4", "only 3 pieces count", "tower", [14, 0]),
        (TABLE, "pieces = 2", "pieces = -1", "pieces: expected a number from 0 to 3, got -1", "tower", [0, 0]),
        (TABLE, 'tower = "talhadas"', 'tower = "eiffel"', "the tower is one of", "tower", [0, 0]),
        (TABLE, "vp = 30", 'tower = "talhadas"\npieces = 3', "talhadas belongs to somebody else", "tower", [9, 14]),
        (TABLE, 'colour = "brown"', 'colour = "green"', "two players have the colour green", "vp", [23, 30]),
        (TABLE, 'colour = "brown"', 'colour = "blue"', "its colour is one of green, brown, not 'blue'", "vp", [23, 30]),
        (TABLE, 'name = "Bo"', 'name = "Ann"', "two players of the name 'Ann'", "vp", [23, 30]),
        # 20 in front of Ann, one in a zone, and one with Bo's tree on 5B, which asks for it.
        (TABLE, "lynx = 2", "lynx = 20", "22 lynx on the table, but only 20", "lynx", [10, 0]),
        (
            TABLE.replace("z1 = 1\n", "").replace("sao_mamede", "malcata").replace('malcata = ["3X"]', "malcata = []"),
            "lynx = 2",
            "lynx = 21",
            "seat 1 (Ann), lynx: expected a number from 0 to 20, got 21",
            "lynx",
            [-42, 0],
        ),
        (TABLE, "igloo = 2", "igloo = 10", "camping, igloo: expected a number from 0 to 9, got 10", "camping", [13, 0]),
        (TABLE, "igloo = 2", "igloo = 10", "there are 10 igloos, but only 9 in the box", "camping", [13, 0]),
        (TABLE, "pieces = 2", "pieces = 2\nespinhal = 0", "can have won only 2, 5, 10 points", "nursery", [0, 0]),
        (TABLE, "vp = 30", "vp = 30\nespinhal = 3", "espinhal is 3, but", "nursery", [2, 3]),
        (
            TABLE.replace("espinhal", "sabugal").replace('"4R", "2X"', '"1R"').replace('["5B"]', '["2X"]'),
            "vp = 30",
            "vp = 30\nespinhal = 5",
            "Espinhal is not in play",
            "nursery",
            # 1R: top row and first column; 2X: middle row and second column.
            [5, 5],
        ),
    ],
)
def test_what_cannot_be_is_marked_and_scored(text, old, new, sentence, line, points):
    found = marked(text, old, new)
    assert any(sentence in str(wrong) for wrong in found.impossible), list(map(str, found.impossible))
    assert found.missing == []
    assert lines(found, line) == points


def test_more_trees_than_there_are_all_count():
    """All twelve spaces of Mondego, and seven more: 19 trees of 18. The whole side is a chain, 22 points."""
    all_of_it = '"1R", "4B", "2R", "6X", "3R", "5B", "5R", "2X", "6R", "1B", "4R", "3B"'
    found = marked(TABLE, 'trees.mondego = ["1R", "5R"]', f"trees.mondego = [{all_of_it}]")
    assert "there are 18 trees" not in str(found.impossible)
    found = marked(TABLE.replace('["1R", "5R"]', f"[{all_of_it}]"), '["3R"]', '["3R", "3X"]')
    assert any("there are 19 trees, but everybody has 18" in str(wrong) for wrong in found.impossible)
    assert lines(found, "river") == [22, 0]


def test_seven_trees_on_x2_count_twice_each():
    """Seven tokens of six: seven trees and their tokens, against two trees of Bo."""
    own = '"5R", "3R", "4B", "5B", "1B", "6B", "4X"'
    text = TABLE.replace('trees.margaraca = ["5R", "3R"]', f"trees.margaraca = [{own}]")
    found = marked(text, 'x2.margaraca = ["5R"]', f"x2.margaraca = [{own}]")
    assert any("there are 7 x2 tokens on the table, but only 6" in str(wrong) for wrong in found.impossible)
    assert "Margaraça: 14 trees, most." in found.scored.seats[0].reasons


def test_points_of_espinhal_that_it_does_not_have_are_told_as_written():
    found = marked(TABLE, "vp = 30", "vp = 30\nespinhal = 4")
    assert "Espinhal: 4 points, as written down." in found.scored.seats[1].reasons


@pytest.mark.parametrize(
    ("old", "new", "sentence", "line", "points"),
    [
        ("pieces = 2", "", "a tower that is claimed has one piece at least", "tower", [0, 0]),
        ('tower = "talhadas"\n', "", "the tower is one of", "tower", [0, 0]),
    ],
)
def test_a_tower_half_entered_is_only_missing_something(old, new, sentence, line, points):
    found = marked(TABLE, old, new)
    assert found.impossible == []
    assert [sentence in str(wrong) for wrong in found.missing] == [True]
    assert lines(found, line) == points


def test_arrows_lead_to_no_tree_before_others_are_entered():
    """Whoever enters the first player cannot be wrong about trees that stand behind those of others."""
    sides = BLANK | {"E": "lousa"}
    ann = {"colour": "green", "trees": {"lousa": ["4B"]}}
    found = scored.marked(FLORESTA, {"sides": sides, "seat": [ann, {"colour": "brown"}]})
    assert (found.impossible, [str(wrong) for wrong in found.missing]) == (
        [],
        ["the arrows do not lead to the tree on Lousã 4B (rule 19)."],
    )
    bo = {"colour": "brown", "trees": {"mondego": ["1R"]}}
    found = scored.marked(FLORESTA, {"sides": sides, "seat": [ann, bo]})
    assert len(found.impossible) == 1 and found.missing == []
    assert lines(found, "mountain") == [3, 0]


def test_espinhal_entered_before_its_trees_is_only_missing_something():
    sides = BLANK | {"S": "espinhal"}
    seats = [{"colour": "green", "espinhal": 5}, {"colour": "brown"}]
    found = scored.marked(FLORESTA, {"sides": sides, "seat": seats})
    assert (found.impossible, len(found.missing)) == ([], 1)
    assert lines(found, "nursery") == [5, 0]


def test_a_page_is_told_which_space_is_meant():
    wrongs = [*marked(TABLE, '"3X", "1R"', '"3X", "2B"').impossible]
    wrongs += marked(TABLE, '"5R", "3R"]', '"5R", "4B"]').impossible
    assert [seat_and_place(wrong) for wrong in wrongs] == [
        (1, {"side": "margaraca", "space": "2B"}),
        (0, {"side": "margaraca", "space": "4B"}),
    ]
    wrong = marked(TABLE, 'W = "sao_mamede"', 'W = "orvalho"').impossible[0]
    assert seat_and_place(wrong) == (-1, {"cell": "W"})


def test_players_without_a_name_are_called_by_their_colour():
    text = TABLE.replace('name = "Ann"\n', "").replace('name = "Bo"\n', "")
    assert score(text).winners == ["green"]
    assert scored(FLORESTA, tomllib.loads(text), "es").winners == ["verde"]
    twice = scored.marked(FLORESTA, tomllib.loads(text.replace('"3X", "1R"', '"3X", "5R"')))
    assert any("uno ya es verde" in wrong.told("es") for wrong in twice.impossible)
