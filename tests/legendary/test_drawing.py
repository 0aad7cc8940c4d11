"""Legendary Forests drawn for the terminal."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from legendary.helpers import LEGENDARY, SPECTATOR, START, TEN_POINTS, at, new, plant, position, with_tiles
from spinney import Game, Match
from spinney.engine.telling import Teller
from spinney.games.legendary.drawing import LARGE, SMALL, Drawing, draw, hint


def lines(view: Any, viewer: int, width: int, game: Game = LEGENDARY, encoding: str = "utf-8") -> list[str]:
    buffer = io.BytesIO()
    console = Console(file=io.TextIOWrapper(buffer, encoding=encoding, write_through=True), width=width)
    console.print(draw(Teller(game), view, viewer))
    return buffer.getvalue().decode(encoding).splitlines()


def own(match: Match, width: int = 100, viewer: int = 0) -> list[str]:
    """The frame of the viewer's planet, without its borders."""
    drawn = lines(match.view(viewer), viewer, width, match.game)
    first = max(number for number, line in enumerate(drawn) if line.startswith("╭"))
    return [line[2:-2].rstrip() for line in drawn[first + 1 :] if line.startswith("│")]


# Tiles.


@pytest.mark.parametrize(
    ("tile", "turn", "face"),
    [
        (1, 0, ["  PPP  ", "GG 1 RR", "  YYY  "]),
        (2, 0, ["  PPPPP", "GG 2│PP", "  PPPPP"]),
        (8, 0, ["  PPPPP", "RR 8 PP", "RRRRR  "]),
        (8, 1, ["RRRRR  ", "RR 8 PP", "  PPPPP"]),
        (14, 0, ["  PPP  ", "GG14│RR", "  PPP  "]),
        (14, 1, ["  GGG  ", "PP14─PP", "  RRR  "]),
        (23, 0, ["  PPP  ", "GG23 GG", "  PPP  "]),
    ],
)
def test_a_tile_shows_its_edges_its_number_and_what_is_joined(tile: int, turn: int, face: list[str]) -> None:
    """Stubs, a three-way, two bends, a straight, two stubs kept apart; and the same turned."""
    drawing = Drawing(Teller(LEGENDARY), new(2).view(0), 0)
    assert [line.plain for line in drawing.face(0, tile, turn, LARGE)] == face


def test_a_small_tile_shows_its_edges_and_what_is_joined() -> None:
    drawing = Drawing(Teller(LEGENDARY), new(2).view(0), 0)
    assert [line.plain for line in drawing.face(0, 8, 0, SMALL)] == [" PP", "R P", "RR "]
    assert [line.plain for line in drawing.face(0, 14, 1, SMALL)] == [" G ", "P─P", " R "]


def test_trees_stand_on_their_edges_and_their_zones_are_listed() -> None:
    match = position(TEN_POINTS[::-1], START, tile=2, phase="tree", trees={0: ["7W", "1N", "1S", "12E"]})
    drawn = own(match)
    assert any("P♣" in line for line in drawn)
    assert drawn[-3:] == [
        " P♣  tile 7 (3 left, 3 up), bottom side: 4 runes, closed: 8",
        " Y♣♣  tile 1, top side: 2 runes, open: 2",
        " P♣  tile 1, bottom side: no runes, open: 0",
    ]


# Places and choices.


def test_places_where_the_tile_fits_bear_the_numbers_of_the_moves() -> None:
    """Tile 3, red but for the west: to the west of tile 1 in one way, to the east in three."""
    match = position(START, START, tile=3)
    assert own(match)[:4] == [
        "       1←     0      1→",
        "    ·······  PPP  ·······",
        "  0    1   GG 1 RR  2-4",
        "    ·······  YYY  ·······",
    ]
    assert [move.parts["column"] for move in match.legal(0)] == [9, 11, 11, 11]


def test_whoever_is_ready_sees_no_choices() -> None:
    match = position(START, START, tile=3)
    match.play(at(match, 1, 0, 1), 0)
    assert own(match)[0].split() == ["0"]
    drawn = "\n".join(lines(match.view(0), 0, 100))
    assert "Player 1 (you), token, ready" in drawn
    assert "» Player 2" in drawn


def test_nobody_is_called_ready_while_trees_are_planted() -> None:
    match = position(START, START, tile=2, phase="tree")
    drawn = "\n".join(lines(match.view(0), 0, 100))
    assert "Player 2" in drawn and "ready" not in drawn


def fifteen_to_the_east() -> Match:
    """A planet that goes round: places for the next tile are 16 to the right and 1 to the left."""
    match = new(2, game=with_tiles({}, light=(), others="PPPP"))
    for x in range(1, 16):
        for seat in range(2):
            match.play(at(match, x, 0), seat)
    return match


HEADING = ["1←", "0", *(f"{steps}→" for steps in range(1, 10)), *map(str, range(10, 17))]


def test_a_planet_that_reaches_round_is_drawn_in_one_piece() -> None:
    assert own(fifteen_to_the_east(), 160)[0].split() == HEADING


def test_a_planet_that_is_too_wide_goes_on_below() -> None:
    """Ten small tiles fit into forty columns."""
    words = [line.split() for line in own(fifteen_to_the_east(), 40)]
    headings = [line for line in words if line and all(word.strip("←→").isdigit() for word in line)]
    assert headings == [HEADING[:10], HEADING[10:]]


def test_rows_and_columns_are_counted_from_tile_1() -> None:
    match = position(TEN_POINTS[::-1], START, tile=2, phase="tree")
    drawn = own(match)
    assert drawn[0].split() == ["3←", "2←", "1←", "0"]
    assert [line.split()[0] for line in drawn[2::3]] == ["3↑", "2↑", "1↑", "0"]


# The rest of the table.


def test_the_middle_shows_turn_tile_supply_and_unplayed_numbers() -> None:
    match = position(START, START, tile=3, turn=17, supply=[4, 2, 0])
    text = "\n".join(lines(match.view(0), 0, 120))
    assert "Turn 17 of 19. Tile 3: dark, no trees." in text
    assert "Trees left:  P♣  4  R♣  2  Y♣  0" in text
    assert "Unplayed (five of them never come): 2* 4 5 6* 7 8 9" in text
    last = lines(position(START, START, tile=3, turn=19).view(0), 0, 120)
    assert any(line.rstrip().endswith("Never drawn: 2* 4 5 6* 7") for line in last)
    assert "Tile 2: light" in "\n".join(lines(position(START, START, tile=2).view(0), 0, 120))


def test_points_and_names_are_in_the_frames() -> None:
    match = position(TEN_POINTS[::-1], START, START, tile=2, token=1, trees={0: ["7W"]})
    text = "\n".join(lines(match.view(2), 2, 120))
    assert "8 points" in text and "Player 2, token" in text and "Player 3 (you)" in text


def test_a_spectator_sees_all_planets_alike() -> None:
    text = "\n".join(lines(new(3).view(), SPECTATOR, 120))
    assert all(f"Player {number}" in text for number in (1, 2, 3)) and "(you)" not in text


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
@pytest.mark.parametrize("players", [2, 5])
def test_every_moment_of_a_game_fits_the_width(players: int, width: int) -> None:
    match, luck = new(players, seed=players), Random(players)
    while not match.over:
        for _ in range(9):
            if not match.over:
                seat = luck.choice(match.acting)
                match.play(luck.choice(match.legal(seat)), seat)
        for viewer in (SPECTATOR, 0, players - 1):
            for line in lines(match.view(viewer), viewer, width):
                assert cell_len(line) <= width
        lines(match.table, SPECTATOR, width)


def test_a_terminal_without_signs_gets_plain_letters() -> None:
    for line in lines(position(TEN_POINTS[::-1], START, tile=2, trees={0: ["7W"]}).view(0), 0, 100, encoding="ascii"):
        assert line.isascii()


# Hints.


def hinted(match: Match, move: int) -> str:
    return hint(Teller(match.game), match.view(0), 0, match.game.moves.Move(move))


def test_a_placement_is_told_by_the_zones_it_joins() -> None:
    match = position(START, START, tile=23)
    assert hinted(match, at(match, 0, -1)) == "pink zone with 1 rune, closed"
    assert hinted(match, at(match, -1, 0)) == ""
    assert match.table.place[0][23] == -1


def test_a_tree_is_told_by_its_zone() -> None:
    match = position(TEN_POINTS, START, tile=2, phase="tree")
    assert hinted(match, plant(match, "7W", "pink")) == "4 runes, closed"
    assert hinted(match, plant(match, "1S", "yellow")) == "2 runes, open"


def test_hints_in_spanish() -> None:
    match = position(START, START, tile=23)
    teller, move = Teller(match.game, "es"), match.game.moves.Move(at(match, 0, -1))
    assert hint(teller, match.view(0), 0, move) == "zona de color rosa con 1 runa, cerrada"


def test_returning_a_tile_needs_no_hint() -> None:
    match = position(START, START, tile=2, game=with_tiles({1: "PPPP", 2: "RRRR"}))
    assert hinted(match, match.move("return")) == ""
