"""The table on a terminal."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from floresta.helpers import move, new, play, position
from spinney.games.floresta.drawing import draw, hint


def shown(match, width, viewer=0, encoding="utf-8"):
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(width=width, file=file, highlight=False)
    console.print(draw(match.teller(), match.view(viewer), viewer))
    file.flush()
    return file.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize("width", [80, 120])
def test_every_moment_fits_the_width(width):
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        match, luck = new(players=players, seed=seed, sides="random"), random.Random(seed)
        while not match.over:
            match.play(luck.choice(match.legal()))
            if luck.random() < 0.1:
                for viewer in (-1, match.acting[0] if match.acting else 0):
                    assert max(map(len, shown(match, width, viewer).splitlines())) <= width


def test_a_location_shows_trees_fire_breaks_tokens_and_trucks():
    match = position(
        "mondego",
        "margaraca",
        trees={"yellow": ["c1"], "green": ["a1"]},
        x2=["c1"],
        fire=["a1-a2", "a2-a3"],
        breaks=["a5-a6"],
        trucks={"gray": "mondego"},
    )
    text = shown(match, 80)
    for part in ("N Mondego", "a1  1R 2", "c1  5R 1²", "fire a1-a2 a2-a3", "break a5-a6", "truck 4"):
        assert part in text


def test_lynx_zones_felled_trees_towers_and_reserve():
    match = position(
        "sao_mamede",
        "lousa",
        "belmonte",
        trees={"brown": ["k1"]},
        felled=["k1"],
        zone_lynx=[1, 0, 2, 0],
        towers={"green": ("belmonte", 2)},
        reserve={"green": 1},
    )
    text = shown(match, 120)
    for part in ("z1 1/2", "z3 2/2", "k1  3R 3_ A", "Player 2 ▮▮.", "reserved: 1 tree"):
        assert part in text


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
    console = Console(width=120, file=io.StringIO(), highlight=False)
    console.print(draw(match.teller("es"), match.view(0), 0))
    text = console.file.getvalue()
    for part in ("c02 1R lince>A", "c10 2R bomberos", "c19 4R cortafuegos", "fuego a1-a2", "A río", "Jugador 1 (tú)"):
        assert part in text


@pytest.mark.parametrize(
    ("card", "space", "words"),
    [("c01", "b3", "costs 1 axe"), ("c01", "a1", ""), ("c11", "m1", "lays 1 lynx, +4"), ("c15", "g1", "+1, igloo")],
)
def test_moves_say_what_they_cost_and_earn(card, space, words):
    match = position("mondego", "malcata", "gardunha", hands={"yellow": card})
    found = match.game.moves.Move(move(match, "plant", card=card, space=space))
    assert hint(match.teller(), match.view(0), 0, found) == words
