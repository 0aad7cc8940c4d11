"""The table on a terminal."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

from floresta.helpers import FLORESTA, move, new, play, position
from spinney.engine.game import Game
from spinney.games.floresta.drawing import draw, hint


def shown(match, width, viewer=0, encoding="utf-8"):
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(width=width, file=file, highlight=False)
    console.print(draw(match.teller(), match.view(viewer), viewer))
    file.flush()
    return file.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize("width", [40, 80, 100, 120])
def test_every_moment_fits_the_width(width):
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        match, luck = new(players=players, seed=seed, sides="random"), random.Random(seed)
        while not match.over:
            match.play(luck.choice(match.legal()))
            if luck.random() < 0.03:
                for viewer in (-1, match.acting[0] if match.acting else 0):
                    assert max(map(len, shown(match, width, viewer).splitlines())) <= width


def test_in_a_hundred_columns_the_boards_lie_as_on_the_table():
    text = shown(position(corners=("NW", "NE", "SW", "SE")), 100)
    titles = [line for line in text.splitlines() if line.startswith("╭")]
    for line, names in zip(titles, ("NW N NE", "W C E", "SW S SE"), strict=True):
        assert re.findall(r"╭─ (\w+)", line) == names.split()


def test_in_eighty_columns_the_towers_are_a_list_and_the_forests_stand_two_by_two():
    text = shown(position(corners=("NW", "NE", "SW", "SE")), 80)
    titles = [re.findall(r"╭─ (\w+)", line) for line in text.splitlines() if line.startswith("╭")]
    assert titles == [["Watch", "N"], ["W", "C"], ["E", "S"]]


def test_a_location_shows_trees_fire_breaks_tokens_and_trucks():
    match = position(
        "mondego",
        "margaraca",
        trees={"yellow": ["c1"], "green": ["a1"]},
        x2=["c1"],
        fire=["a1-a2", "a2-a3", "a1-b1"],
        breaks=["a5-a6"],
        trucks={"gray": "mondego"},
    )
    lines = shown(match, 100).splitlines()
    mondego = [line[35:62] for line in lines[1:7]]
    assert lines[0][33:].startswith("╭─ N Mondego (A river) ─")
    assert mondego == [
        "1R2*─4B○*─2R○──6X○──3R○#─5B",
        "│         │    │         │ ",
        "*         │    │         │ ",
        "│         │    │         │ ",
        "5R○──2X○──6R○──1B○──4R○──3B",
        "truck 4                    ",
    ]
    assert "▷5R1───────▸3R○◂────────2B○◁" in "\n".join(lines)
    assert " │x2        │+2         │+1" in "\n".join(lines)


def test_arrows_rows_zones_and_columns_have_their_signs():
    text = shown(position("sao_mamede", "lousa", "espinhal", trees={"brown": ["k1"]}, felled=["k1"]), 100)
    for part in (" c1      c2      c3      c4", "▷3R3────▸4B○────▸5X·", "╎felled", "→B ▷5B○────▸2R·", "z1 .. "):
        assert part in text
    text = shown(position("estrela", "sabugal"), 100)
    for part in ("┌─▸5R·╌╌╌╌╌2B·◂─┐     r4", "→A     →B     →C     →D", "r1  1R○────5B○"):
        assert part in text


def test_lynx_in_zones_towers_reach_and_reserve():
    match = position(
        "sao_mamede",
        "belmonte",
        zone_lynx=[1, 0, 2, 0],
        towers={"green": ("belmonte", 2)},
        reserve={"green": 1},
    )
    text = shown(match, 120)
    for part in ("z1 L.", "z2 ...", "z3 LL", "Player 2 ▮▮. reaches W C S", "reserved: 1 tree", "most lynx: 10/6/2"):
        assert part in text


def test_the_row_stands_in_its_order_and_so_do_the_moves():
    match = position(hands={"yellow": "c01 c06 c11"}, row="c52 c17 c05 c19 c21")
    play(match, "throw", card="c06")
    text = shown(match, 100)
    assert "5B lynx (mountain) fire N+S   4R lynx (lynx)   1R fighters fire N+W   4R fire break   5R axe" in text
    told = [match.teller().move(match.view(0), 0, each) for each in match.legal()]
    assert told[:3] == [
        "Take beige 5 (lynx mountain, fire N+S)",
        "Take dark red 4 (lynx lynx)",
        "Take dark red 1 (fighters, fire N+W)",
    ]


def test_a_pack_without_maps_is_shown_as_lists():
    text = re.sub(r"^map = \[\n(  .*\n)+\]\n", "", FLORESTA.pack_text, flags=re.MULTILINE)
    game = Game(FLORESTA.name, FLORESTA.package, text, "mine")
    match = game.new(4, seed=1, form="interpreted")
    console = Console(width=100, file=(page := io.StringIO()), highlight=False)
    console.print(draw(match.teller(), match.view(0), 0))
    drawn = page.getvalue()
    for part in ("1R○  4B○  2R○", "1R─4B 4B─2R 2R─6X", "r1: 2R 6B 4R 3X", "entries 2R 3X", "2R─>6B"):
        assert part in drawn


def test_hidden_hands_are_question_marks_and_known_cards_are_not():
    match = position(hands={"yellow": "c01 c06 c11", "green": "c16 c17 c18"}, row="c21 c22 c23 c24 c25")
    play(match, "throw", card="c01")
    play(match, "take", card="c22")
    assert "? ? 5R" in shown(match, 80, viewer=1)
    assert "4R 4R 4R" in shown(match, 80, viewer=1)
    assert "? ? ?" in shown(match, 80, viewer=-1)


def test_without_unicode_it_is_drawn_in_ascii():
    assert shown(position("margaraca", trees={"yellow": ["c1"]}, x2=["c1"]), 80, encoding="ascii").isascii()


def test_every_symbol_has_a_spanish_name():
    game = new().game
    for board in game.pack.board:
        assert game.words("es").say("icon-name", icon=board.symbol) != board.symbol


def test_labels_are_in_the_language_of_the_teller():
    match = position("mondego", "malcata", hands={"yellow": "c02 c10 c19"}, fire=["a1-a2"])
    console = Console(width=120, file=(page := io.StringIO()), highlight=False)
    console.print(draw(match.teller("es"), match.view(0), 0))
    text = page.getvalue()
    for part in ("1R lince (río)   2R bomberos   4R cortafuegos", "N Mondego (A río)", "Jugador 1 (tú)"):
        assert part in text


@pytest.mark.parametrize(("option", "words"), [("earn", "lays 1 lynx, +4"), ("bare", "lays 1 lynx")])
def test_a_transplanted_tree_is_said_to_earn_only_where_it_does(option, words):
    match = position(
        "sabugal", "malcata", trees={"yellow": ["p12"]}, hands={"yellow": "c46"}, options={"transplants": option}
    )
    play(match, "plant", card="c46", space="p21")
    play(match, "transplant", space="p12")
    found = match.game.moves.Move(move(match, "replant", space="m1"))
    assert hint(match.teller(), match.view(0), 0, found) == words


@pytest.mark.parametrize(
    ("card", "space", "words"),
    [("c01", "b3", "costs 1 axe"), ("c01", "a1", ""), ("c11", "m1", "lays 1 lynx, +4"), ("c15", "g1", "+1, igloo")],
)
def test_moves_say_what_they_cost_and_earn(card, space, words):
    match = position("mondego", "malcata", "gardunha", hands={"yellow": card})
    found = match.game.moves.Move(move(match, "plant", card=card, space=space))
    assert hint(match.teller(), match.view(0), 0, found) == words
