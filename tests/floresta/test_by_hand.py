"""Tables written down by hand."""

from __future__ import annotations

import tomllib

import pytest

from floresta.helpers import FLORESTA
from spinney import SpinneyError
from spinney.games.floresta.by_hand import scored

TABLE = """
neutral = ["a2", "b3"]
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
trees = ["a1", "b1", "c1", "d1", "k1", "s1", "h1", "h4"]
x2 = ["c1"]
felled = ["k1"]
[[seat]]
name = "Bo"
colour = "brown"
vp = 30
trees = ["c3", "c4", "l1", "h10"]
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
    assert refused.value.told("es") == "asiento 2 (Bo): vp es un número de 0 a 1000, no -1."


def test_sets_pay_with_gardunha_or_the_option():
    text = TABLE.replace('C = "margaraca"', 'C = "gardunha"')
    text = text.replace('"c1", "d1"', '"g1", "g2"').replace('["c1"]', '["g1"]').replace('"c3", "c4"', '"g4", "g7"')
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


OTHERS = (
    TABLE.replace('N = "mondego"', 'N = "orvalho"').replace('"a1", "b1"', '"o1", "o3"').replace('"a2", "b3"', '"o2"')
)


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (TABLE, '"c3", "c4"', '"c3", "c1"', "two trees stand on c1: one is green already"),
        (TABLE, '"c3", "c4"', '"c3", "a2"', "two trees stand on a2: one is neutral already"),
        (TABLE, '"a1", "b1"', '"a1", "a1"', "two trees stand on a1"),
        (TABLE, '"a1", "b1"', '"a1", "o1"', "the space o1 is on Orvalho, which is not in play"),
        (TABLE, '"a1", "b1"', '"a1", "zz"', "there is no space 'zz'"),
        (OTHERS, '"o1", "o3"', '"o1", "o12"', "o12 is next to another tree of the player in Orvalho"),
        (
            TABLE.replace("lousa", "estrela")
            .replace('"k1"', '"e1"')
            .replace('felled = ["e1"]', "")
            .replace("l1", "e4"),
            '"e1"',
            '"e1", "e2"',
            "e2 is the second tree in a row of Estrela",
        ),
        (TABLE, 'x2 = ["c1"]', 'x2 = ["a1"]', "no card puts an x2 token on a1, in Mondego"),
        (TABLE, 'x2 = ["c1"]', 'x2 = ["c2"]', "x2 names c2, but no tree of the player stands there"),
        (TABLE, 'felled = ["k1"]', 'felled = ["a1"]', "a tree on a1 cannot be felled"),
        (TABLE, 'felled = ["k1"]', 'felled = ["l1"]', "felled names l1, but no tree of the player stands there"),
        (TABLE, '["a2", "b3"]', '["a2", "b4"]', "b4 has no leaf"),
        (TABLE, "z1 = 1", "z1 = 3", "zone_lynx z1 is a number from 0 to 2, not 3"),
        (TABLE, "z1 = 1", "z5 = 1", "which means nothing here"),
        (TABLE, 'W = "sao_mamede"', 'W = "malcata"', "zone_lynx: no side in play has zones for lynx"),
        (TABLE, 'W = "sao_mamede"', 'W = "orvalho"', "mondego and orvalho are on the same board"),
        (TABLE, 'W = "sao_mamede"', 'W = "talhadas"', "on W there must be a forest side, not 'talhadas'"),
        (TABLE, 'NE = "talhadas"', 'NE = "pedra_do_vento"', "the tower talhadas is not in play"),
        (TABLE, "pieces = 2", "pieces = 4", "pieces is a number from 0 to 3, not 4"),
        (TABLE, "pieces = 2", "", "a tower that is claimed has one piece at least"),
        (TABLE, 'colour = "brown"', 'colour = "green"', "two players have the colour green"),
        (TABLE, 'colour = "brown"', 'colour = "gray"', "its colour is one of green, brown, not 'gray'"),
        (TABLE, 'name = "Bo"', 'name = "Ann"', "two players of the name 'Ann'"),
        (TABLE, "lynx = 2", "lynx = 19", "21 lynx on the table, but only 20 in the box"),
        (TABLE, "vp = 30", "vp = -1", "vp is a number from 0"),
        (TABLE, "vp = 30", 'tower = "talhadas"\npieces = 1', "the tower talhadas belongs to somebody else"),
        (TABLE, "vp = 30", "points = 30", "has 'points', which means nothing here"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text, old, new, sentence):
    assert old in text
    with pytest.raises(SpinneyError) as refused:
        score(text.replace(old, new, 1))
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_single_seat_is_scored_and_five_are_refused():
    one = TABLE[: TABLE.index('[[seat]]\nname = "Bo"')]
    assert score(one).winners == [score(one).seats[0].name]
    with pytest.raises(SpinneyError, match="one to four players, not for 5"):
        score(one + '[[seat]]\ncolour = "gray"\n' * 4)


def test_neutral_trees_only_with_two_or_three():
    four = TABLE + '[[seat]]\ncolour = "gray"\n[[seat]]\ncolour = "yellow"\n'
    with pytest.raises(SpinneyError, match="with four players there are no neutral trees"):
        score(four)


def test_too_many_trees():
    many = TABLE.replace('"h10"]', ", ".join(f'"{s}{i}"' for s in ("g",) for i in range(1, 13)) + "]")
    many = many.replace('C = "margaraca"', 'C = "gardunha"').replace('"c1", "d1", ', "").replace('x2 = ["c1"]', "")
    many = many.replace('"c3", "c4"', '"a3", "a4", "a5", "a6", "b2"')
    with pytest.raises(SpinneyError, match="there are 19 trees, but everybody has 18"):
        score(many.replace('"l1", ', '"l1", "l2", '))
