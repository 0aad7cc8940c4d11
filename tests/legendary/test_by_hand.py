"""Planets written down by hand and scored."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from legendary import slow_zones
from legendary.helpers import FOUR_TILES, LEGENDARY, START, Y_SHAPE, Laid, at, new, position, with_tiles
from spinney import SpinneyError
from spinney.engine.by_hand import Marked, Scored, seat_and_place
from spinney.engine.walk import random_moves_first_seat
from spinney.games.legendary import by_hand
from spinney.games.legendary.by_hand import scored

EXAMPLE = LEGENDARY.folder / "example.toml"
PAGE = Path(__file__).parents[2] / "docs" / "tables" / "legendary.md"


def written(planet: list[Laid]) -> list[dict[str, int]]:
    return [{"tile": tile, "x": x, "y": y, "turn": turn} for tile, x, y, turn in planet]


def tree(edge: str, colour: str) -> dict[str, Any]:
    return {"tile": int(edge[:-1]), "edge": edge[-1], "colour": colour}


def seat(planet: list[Laid], *trees: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"tiles": written(planet), "trees": list(trees), **more}


def other(trees: int, first: int = 0) -> dict[str, Any]:
    """The planet of another player with so many trees, worth nothing."""
    edges = [("1N", "pink"), ("1E", "red"), ("1S", "yellow")]
    return seat(START, *(tree(*edges[(first + number) % 3]) for number in range(trees)))


def score(*seats: dict[str, Any]) -> Scored:
    return scored(LEGENDARY, {"seat": list(seats)})


# The worked examples.


def test_ten_point_example_as_it_is_written_in_a_file() -> None:
    found = scored(
        LEGENDARY,
        tomllib.loads(
            """
            [[seat]]
            name = "Ann"
            tiles = [
              { tile = 7, x = 0, y = 0, turn = 3 },
              { tile = 11, x = 0, y = 1 },
              { tile = 8, x = 0, y = 2 },
              { tile = 14, x = 1, y = 2, turn = 1 },
              { tile = 12, x = 2, y = 2, turn = 0 },
              { tile = 4, x = 3, y = 2, turn = 1 },
              { tile = 1, x = 3, y = 3, turn = 2 },
            ]
            trees = [
              { tile = 12, edge = "W", colour = "pink" },
              { tile = 1, edge = "N", colour = "pink" },
              { tile = 4, edge = "S", colour = "yellow" },
              { tile = 1, edge = "S", colour = "yellow" },
            ]

            [[seat]]
            tiles = [{ tile = 1, x = 0, y = 0 }]
            trees = [
              { tile = 1, edge = "E", colour = "red" },
              { tile = 1, edge = "E", colour = "red" },
              { tile = 1, edge = "E", colour = "red" },
              { tile = 1, edge = "E", colour = "red" },
            ]
            """
        ),
    )
    ann, _ = found.seats
    assert (ann.name, ann.lines, ann.total) == ("Ann", {"closed": 8, "open": 2}, 10)
    assert found.winners == ["Ann"]
    assert ann.reasons[:3] == [
        "Pink zone of tiles 7 (W), 8, 11, 12, 14: 4 runes, closed, 1 tree: 8 points.",
        "Yellow zone of tiles 1 (S), 4, 12: 2 runes, open, 2 trees: 2 points.",
        "Pink zone of tile 1 (N): 0 runes, open, 1 tree: 0 points.",
    ]
    assert "Red zone of tile 1 (E): 0 runes, open, 0 trees: 0 points." in ann.reasons


def test_y_example() -> None:
    assert score(seat(Y_SHAPE, tree("1N", "pink")), other(1)).seats[0].lines == {"closed": 0, "open": 4}


def test_every_zone_has_its_line() -> None:
    """The four-tile example: three yellow zones, one pink, two red. Tile 25 is light, so that everybody has a tree."""
    reasons = score(seat(FOUR_TILES, tree("1E", "red")), other(1)).seats[0].reasons
    assert sorted(reason.split()[0] for reason in reasons) == ["Pink", "Red", "Red", "Yellow", "Yellow", "Yellow"]
    assert "Pink zone of tiles 1 (N), 16: 1 rune, closed, 0 trees: 0 points." in reasons


def test_reasons_and_refusals_in_spanish() -> None:
    found = scored(LEGENDARY, {"seat": [seat(FOUR_TILES, tree("1E", "red")), other(1)]}, "es")
    assert "Zona rosa de las losetas 1 (N), 16: 1 runa, cerrada, 0 árboles: 0 puntos." in found.seats[0].reasons
    with pytest.raises(SpinneyError) as refused:
        score(seat(START, tree("1W", "pink"), name="Ann"), other(1))
    assert refused.value.told("es") == (
        "asiento 1 (Ann): el lado W de la loseta 1 es de hierba, y ahí no crecen árboles (regla 21)."
    )


# What is allowed.


def test_several_players_and_who_wins() -> None:
    found = score(seat(Y_SHAPE, tree("5N", "pink"), name="Bob"), other(1), seat(Y_SHAPE, tree("8E", "pink")))
    assert [player.name for player in found.seats] == ["Bob", "Player 2", "Player 3"]
    assert [player.total for player in found.seats] == [4, 0, 4]
    assert found.winners == ["Bob", "Player 3"]
    assert (found.teams, found.target) == (((0,), (1,), (2,)), None)


def test_five_seats_and_places_far_away() -> None:
    planet = [(tile, x - 1000, y + 1000, turn) for tile, x, y, turn in Y_SHAPE]
    found = score(*(seat(planet, tree("1N", "pink")) for _ in range(5)))
    assert [player.total for player in found.seats] == [4] * 5


@pytest.mark.parametrize("down", [False, True])
def test_twenty_tiles_in_a_row(down: bool) -> None:
    """All pink: 19 runes, and the ends stay open."""
    row = [(tile, 0, tile, 0) if down else (tile, tile, 0, 0) for tile in range(1, 21)]
    game = with_tiles({}, light=(13,), others="PPPP")
    found = scored(game, {"seat": [seat(row, tree("13N", "pink"))] * 2})
    assert found.seats[0].lines == {"closed": 0, "open": 19}


def test_twenty_tiles_in_a_square() -> None:
    """Four by five touch 31 times."""
    square = [(1 + x + 5 * y, x, y, 0) for x in range(5) for y in range(4)]
    game = with_tiles({}, light=(13,), others="PPPP")
    found = scored(game, {"seat": [seat(square, tree("1N", "pink"))] * 2})
    assert found.seats[0].lines == {"closed": 0, "open": 31}


def test_six_trees_on_one_planet() -> None:
    """Only tile 1 could be placed; of the tiles in the box five may have been light, or six."""
    assert [player.total for player in score(other(6), other(6)).seats] == [0, 0]


def test_whoever_has_no_zone_for_a_tree_has_fewer() -> None:
    """Rule 24: with a tile 1 that is all pink, the pink trees may go to the first in the round."""
    game = with_tiles({1: "PPPP"}, light=(2,), others="GGGG")
    pink = {"tile": 1, "edge": "N", "colour": "pink"}
    planet = {"tiles": [{"tile": 1, "x": 0, "y": 0}]}
    found = scored(game, {"seat": [{**planet, "trees": [pink]}, planet]})
    assert [player.total for player in found.seats] == [0, 0]


# The law: what was played, written down and scored, comes to what the game says.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_played_game_written_down_comes_to_the_same(players: int) -> None:
    for seed in range(40):
        match, luck = new(players, seed), Random(seed)
        while not match.over:
            chooser = luck.choice(match.acting)
            match.play(luck.choice(match.legal(chooser)), chooser)
        found = scored(LEGENDARY, by_hand.written(LEGENDARY, match.table))
        sheets = match.score()
        assert [player.lines for player in found.seats] == [sheet.lines for sheet in sheets]
        assert [player.total for player in found.seats] == [sheet.total for sheet in sheets]
        assert found.winners == [f"Player {number + 1}" for number in match.winners()]
        assert (found.teams, found.target) == (match.teams(), match.target())


def test_a_planet_that_goes_round_is_written_down_in_one_piece() -> None:
    game = with_tiles({}, light=(), others="PPPP")
    match = new(2, game=game)
    for steps in range(1, 20):
        for number in range(2):
            match.play(at(match, steps, 0), number)
    data = by_hand.written(game, match.table)
    assert sorted(entry["x"] for entry in data["seat"][0]["tiles"]) == list(range(20))
    assert [player.total for player in scored(game, data).seats] == [0, 0]


def test_what_is_written_down_is_what_lies_there() -> None:
    planet = sorted(Y_SHAPE, key=lambda laid: (1, 14, 5, 8, 12).index(laid[0]))
    match = position(planet, START, tile=2, trees={0: ["1N", "8E"]})
    assert by_hand.written(LEGENDARY, match.table)["seat"] == [
        {
            "tiles": [
                {"tile": 1, "x": 0, "y": 0, "turn": 0},
                {"tile": 5, "x": 0, "y": -2, "turn": 1},
                {"tile": 8, "x": 1, "y": -2, "turn": 2},
                {"tile": 12, "x": -1, "y": -2, "turn": 2},
                {"tile": 14, "x": 0, "y": -1, "turn": 0},
            ],
            "trees": [{"tile": 1, "edge": "N", "colour": "pink"}, {"tile": 8, "edge": "E", "colour": "pink"}],
        },
        {"tiles": [{"tile": 1, "x": 0, "y": 0, "turn": 0}], "trees": []},
    ]


# The example.


def test_the_example_is_scored_as_the_page_says() -> None:
    """Counted by hand on the map, as in the tables of the page: Ann 18 + 4 + 2 and 6 + 3, Ben 4 and 7 + 4 + 2 + 2."""
    found = scored(LEGENDARY, tomllib.loads(EXAMPLE.read_text()))
    assert [(player.name, player.lines, player.total) for player in found.seats] == [
        ("Ann", {"closed": 24, "open": 9}, 33),
        ("Ben", {"closed": 4, "open": 15}, 19),
    ]
    assert found.winners == ["Ann"]
    assert "Ann has 33 points, Ben has 19, and Ann wins." in PAGE.read_text()


def test_the_page_shows_the_example() -> None:
    assert re.findall(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL) == [EXAMPLE.read_text()]


# Against the slow count.


def test_random_planets_against_the_slow_count() -> None:
    luck = Random(12)
    for seed in range(150):
        match = LEGENDARY.new(2, seed=seed, form="compiled")
        match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, match.rules.stream(seed), 1000)
        table = match.table
        spots = [(tile, table.place[0][tile], table.turned[0][tile]) for tile in range(26) if table.place[0][tile] >= 0]
        planet = [(tile, spot // 21, spot % 21, turn) for tile, spot, turn in spots]
        if {column for _, column, _, _ in planet} & {0, 20} or {row for _, _, row, _ in planet} & {0, 20}:
            continue
        edges = [edge for edge in range(104) if table.zone[0][edge] >= 0]
        names = ["pink", "red", "yellow"]
        lights = sum(match.game.box.light[tile] for tile in table.pile[5:])
        trees_each = min(lights, 6)
        found = [luck.choice(edges) for _ in range(trees_each)]
        chosen = [(edge // 4, "NESW"[edge % 4], names[match.game.box.colour[edge]]) for edge in found]
        if max(sum(colour == name for _, _, colour in chosen) for name in names) > 2:
            continue
        luck.shuffle(planet)
        trees = [{"tile": tile, "edge": edge, "colour": colour} for tile, edge, colour in chosen]
        closed, opened = slow_zones.points(
            LEGENDARY.pack,
            {(x, y): (tile, turn) for tile, x, y, turn in planet},
            [(tile, edge) for tile, edge, _ in chosen],
        )
        rest = [name for name in names for _ in range(4 - [colour for _, _, colour in chosen].count(name))]
        beside = [tree(f"1{'NES'[names.index(name)]}", name) for name in rest[:trees_each]]
        assert score(seat(planet, *trees), seat(START, *beside)).seats[0].lines == {"closed": closed, "open": opened}


# What is refused, with a sentence.

BESIDE: list[Laid] = [(1, 0, 0, 0), (3, 1, 0, 1)]


MORE = other(0)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "there are no seats: write [[seat]] for each player."),
        ({"seat": []}, "there are no seats: write [[seat]] for each player."),
        ({"seat": [MORE, MORE], "mode": "solo"}, "'mode' means nothing here: there are seat."),
        ({"seat": [{"tiels": []}, MORE]}, "seat 1: 'tiels' means nothing here: there are tiles, trees, name."),
        ({"seat": [seat(START, name=3), MORE]}, "seat 1, name: expected a text, got 3."),
        (
            {"seat": [seat(START, name="Ann"), seat(START, name="Ann")]},
            "seat 2: there are two players of the name 'Ann'.",
        ),
        ({"seat": [{"name": "Ann"}, MORE]}, "seat 1 (Ann): 'tiles' is missing."),
        ({"seat": [{"tiles": [3]}, MORE]}, "seat 1, tiles 1: expected a table, got 3."),
        (
            {"seat": [{"tiles": [{"tile": 26, "x": 0, "y": 0}]}, MORE]},
            "seat 1, tiles 1, tile: expected a number from 1 to 25, got 26.",
        ),
        (
            {"seat": [{"tiles": [{"tile": "1", "x": 0, "y": 0}]}, MORE]},
            "seat 1, tiles 1, tile: expected a whole number, got '1'.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0}]}, MORE]},
            "seat 1, tiles 1: 'y' is missing.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0.5, "y": 0}]}, MORE]},
            "seat 1, tiles 1, x: expected a whole number, got 0.5.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0, "y": 0, "turn": 4}]}, MORE]},
            "seat 1, tiles 1, turn: expected a number from 0 to 3, got 4.",
        ),
        (
            {"seat": [seat([*BESIDE, (3, 0, 1, 0)]), MORE]},
            "seat 1 (Player 1): tile 3 is there twice.",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 1, 0, 0)]), MORE]},
            "seat 1 (Player 1): tiles 3 and 5 both lie on x = 1, y = 0.",
        ),
        (
            {"seat": [seat([(1, 0, 0, 0), (3, 1, 0, 0)]), MORE]},
            "seat 1 (Player 1): tiles 1 and 3 touch with red and grass; touching sides must have the same colour "
            "(rule 11).",
        ),
        (
            {"seat": [seat([(1, 0, 0, 0), (3, 0, 1, 0)]), MORE]},
            "seat 1 (Player 1): tiles 1 and 3 touch with yellow and red; touching sides must have the same colour "
            "(rule 11).",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 3, 0, 0)]), MORE]},
            "seat 1 (Player 1): tile 5 is not connected to the others (rule 10).",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 2, 1, 0)]), MORE]},
            "seat 1 (Player 1): tile 5 is not connected to the others (rule 10).",
        ),
        (
            {"seat": [{**seat(START), "trees": "pink"}, MORE]},
            "seat 1, trees: expected a list, got 'pink'.",
        ),
        (
            {"seat": [{**seat(START), "trees": [1]}, MORE]},
            "seat 1, trees 1: expected a table, got 1.",
        ),
        (
            {"seat": [seat(START, tree("2N", "pink")), MORE]},
            "seat 1 (Player 1): there is a tree on tile 2, but that tile is not on the planet.",
        ),
        (
            {"seat": [seat(START, tree("30N", "pink")), MORE]},
            "seat 1, trees 1, tile: expected a number from 1 to 25, got 30.",
        ),
        (
            {"seat": [seat(START, tree("1X", "pink")), MORE]},
            "seat 1, trees 1, edge: expected one of E, N, S, W, got 'X'.",
        ),
        (
            {"seat": [seat(START, tree("1N", "blue")), MORE]},
            "seat 1, trees 1, colour: expected one of pink, red, yellow, got 'blue'.",
        ),
        (
            {"seat": [seat(START, tree("1W", "pink")), MORE]},
            "seat 1 (Player 1): edge W of tile 1 is grass, and no tree grows there (rule 21).",
        ),
        (
            {"seat": [seat(START, tree("1S", "pink")), MORE]},
            "seat 1 (Player 1): edge S of tile 1 is yellow, and a pink tree does not go there (rule 21).",
        ),
        ({"seat": [other(0)]}, "Legendary Forests is for 2 to 5 players, not 1."),
        ({"seat": [other(0)] * 6}, "Legendary Forests is for 2 to 5 players, not 6."),
        (
            {"seat": [seat([(3, 0, 0, 0)]), MORE]},
            "seat 1 (Player 1): tile 1 is missing, from which every planet grows (rule 5).",
        ),
        # Rule 7: the supply for two players has four trees of each colour.
        (
            {"seat": [seat(START, *[tree("1N", "pink")] * 3), seat(START, *[tree("1N", "pink")] * 2)]},
            "there are 5 pink trees, but 4 in the supply for 2 players (rule 7).",
        ),
        # Rules 19, 20 and 23: everybody plants a tree after each light number, six at most. Tile 25 is light.
        (
            {"seat": [seat(FOUR_TILES, tree("1E", "red")), other(0)]},
            "seat 2 (Player 2): there are 0 trees, but light tiles lie on the planets, and after each of them "
            "everybody plants a tree: 1 at least (rules 19 and 23).",
        ),
        (
            {"seat": [other(0), seat(FOUR_TILES)]},
            "seat 1 (Player 1): there are 0 trees, but light tiles lie on the planets, and after each of them "
            "everybody plants a tree: 1 at least (rules 19 and 23).",
        ),
        (
            {"seat": [other(2), other(1, 2)]},
            "seat 2 (Player 2): there is 1 tree, but 2 on the first planet, and everybody plants as many "
            "(rules 20 and 23).",
        ),
        (
            {"seat": [other(7), other(5, 1)]},
            "seat 1 (Player 1): there are 7 trees, but with the light tiles that can have been drawn nobody plants "
            "more than 6 (rules 19 and 23).",
        ),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SpinneyError) as found:
        scored(LEGENDARY, data)
    assert str(found.value) == sentence


def test_no_more_than_nineteen_tiles_are_drawn() -> None:
    """Rule 6: tiles 2 to 20 are nineteen; tile 21 on the other planet is one too many."""
    game = with_tiles({}, light=(), others="PPPP")
    row = seat([(tile, tile, 0, 0) for tile in range(1, 21)])
    assert scored(game, {"seat": [row, seat([(1, 0, 0, 0), (20, 1, 0, 0)])]}).winners == ["Player 1", "Player 2"]
    with pytest.raises(SpinneyError) as found:
        scored(game, {"seat": [row, seat([(1, 0, 0, 0), (21, 1, 0, 0)])]})
    assert str(found.value) == (
        "besides tile 1, the planets have 20 different tiles, but only 19 are drawn in a game (rule 6)."
    )


def test_trees_fit_the_light_tiles_where_all_that_were_drawn_are_known() -> None:
    """Nineteen tiles lie on the planets, and two of them are light: two trees each, no more and no fewer."""
    game = with_tiles({1: "PRYG"}, light=(2, 3, 21), others="GGGG")
    row = [(1, 0, 0, 1), *((tile, 0, 1 - tile, 0) for tile in range(2, 21))]
    for trees, said in ((1, "2 at least"), (2, ""), (3, "nobody plants more than 2")):
        planets = [{**other(trees, first), "tiles": written(row)} for first in range(2)]
        if not said:
            assert scored(game, {"seat": planets}).seats[0].total == 0
            continue
        with pytest.raises(SpinneyError, match=said):
            scored(game, {"seat": planets})


def test_tile_1_brings_no_trees() -> None:
    """It is never drawn: where tile 2 is the only other light one, nobody plants twice."""
    game = with_tiles({}, light=(1, 2))
    assert scored(game, {"seat": [other(1), other(1)]}).seats[0].total == 0
    with pytest.raises(SpinneyError, match="nobody plants more than 1"):
        scored(game, {"seat": [other(2), other(2)]})


# On a pad nothing of it is refused: it is marked, and scored as it lies.

PINK, RED, YELLOW = tree("1N", "pink"), tree("1E", "red"), tree("1S", "yellow")


def marked(*seats: dict[str, Any]) -> Marked:
    return scored.marked(LEGENDARY, {"seat": list(seats)})


def sentences(found: Marked) -> list[str]:
    return [str(wrong) for wrong in found.impossible]


@pytest.mark.parametrize(
    ("planet", "points", "said"),
    [
        # Tiles 1 and 3 touch with red: one rune, and tile 3 has two half-runes left, so that a tree brings 1 point.
        (seat(BESIDE, RED), 1, []),
        # The second tile 3 does not lie there: else it would touch the yellow side of tile 1 with red.
        (
            seat([*BESIDE, (3, 0, 1, 0)], RED),
            1,
            [
                "seat 1 (Player 1): tile 3 is there twice.",
                "seat 1 (Player 1): only the first tile 3 counts.",
            ],
        ),
        # Tiles 1 and 24 close a red zone of one rune; the second tile 24 brings no half-runes into it.
        (
            seat([(1, 0, 0, 0), (24, 1, 0, 1), (24, 0, 1, 0)], RED),
            2,
            [
                "seat 1 (Player 1): tile 24 is there twice.",
                "seat 1 (Player 1): only the first tile 24 counts.",
            ],
        ),
        # Tile 5 would touch tile 1 with its red side, too.
        (
            seat([*BESIDE, (5, 1, 0, 0)], RED),
            1,
            [
                "seat 1 (Player 1): tiles 3 and 5 both lie on x = 1, y = 0.",
                "seat 1 (Player 1): only tile 3 counts there.",
            ],
        ),
        # A tile that does not count where another lies counts where it is alone: 1 and 3, and 3 and 21.
        (
            seat([*BESIDE, (21, 1, 0, 0), (21, 2, 0, 2)], RED),
            2,
            [
                "seat 1 (Player 1): tiles 3 and 21 both lie on x = 1, y = 0.",
                "seat 1 (Player 1): only tile 3 counts there.",
            ],
        ),
        # The pink side of tile 1 touches red: neither zone gets a rune from it, and both stay open.
        (
            seat([*BESIDE, (24, 0, -1, 0)], RED, PINK, tree("24S", "red")),
            1,
            [
                "seat 1 (Player 1): tiles 24 and 1 touch with red and pink; touching sides must have the same colour "
                "(rule 11).",
                "seat 1 (Player 1): where colours differ, zones do not join, and both half-runes stay.",
            ],
        ),
        # Grass beside leaves, which is told once for both: tile 3 touches with W (grass), 14 with E (red) at yellow.
        (
            seat([(1, 0, 0, 0), (3, 1, 0, 0), (14, 0, 1, 3)], RED, YELLOW),
            0,
            [
                "seat 1 (Player 1): tiles 1 and 3 touch with red and grass; touching sides must have the same colour "
                "(rule 11).",
                "seat 1 (Player 1): tiles 1 and 14 touch with yellow and red; touching sides must have the same colour "
                "(rule 11).",
                "seat 1 (Player 1): where colours differ, zones do not join, and both half-runes stay.",
            ],
        ),
        # Two parts of a planet are scored as they lie: 1 and 3, and 5 and 20 (pink, E and W).
        (
            seat([*BESIDE, (5, 3, 0, 0), (20, 4, 0, 2)], RED, tree("5N", "pink")),
            2,
            [
                "seat 1 (Player 1): tile 5 is not connected to the others (rule 10).",
                "seat 1 (Player 1): tile 20 is not connected to the others (rule 10).",
            ],
        ),
        (
            seat(BESIDE, RED, tree("2N", "pink")),
            1,
            [
                "seat 1 (Player 1): there is a tree on tile 2, but that tile is not on the planet.",
                "seat 1 (Player 1): the tree on tile 2 stands on no zone, and does not count.",
            ],
        ),
        (
            seat(BESIDE, RED, tree("1W", "yellow")),
            1,
            [
                "seat 1 (Player 1): edge W of tile 1 is grass, and no tree grows there (rule 21).",
                "seat 1 (Player 1): the tree on tile 1 stands on no zone, and does not count.",
            ],
        ),
        # A tree counts for the zone on which it stands, whatever its colour.
        (
            seat(BESIDE, tree("1E", "yellow")),
            1,
            ["seat 1 (Player 1): edge E of tile 1 is red, and a yellow tree does not go there (rule 21)."],
        ),
        # Rule 30: several trees on a zone count as one.
        (
            seat(BESIDE, *[RED] * 5),
            1,
            ["there are 5 red trees, but 4 in the supply for 2 players (rule 7)."],
        ),
        (
            seat(BESIDE, *[RED] * 3, *[PINK] * 2, *[YELLOW] * 2),
            1,
            [
                "seat 1 (Player 1): there are 7 trees, but with the light tiles that can have been drawn nobody plants "
                "more than 6 (rules 19 and 23)."
            ],
        ),
        (
            seat(BESIDE, *[RED] * 31),
            1,
            [
                "there are 31 red trees, but 4 in the supply for 2 players (rule 7).",
                "seat 1 (Player 1): there are 31 trees, but with the light tiles that can have been drawn nobody "
                "plants more than 6 (rules 19 and 23).",
                "seat 1 (Player 1): only 30 trees count.",
            ],
        ),
    ],
)
def test_what_cannot_be_is_marked_and_scored(planet: dict[str, Any], points: int, said: list[str]) -> None:
    found = marked(planet, other(0))
    assert (sentences(found), found.scored.seats[0].total) == (said, points)


def test_more_than_nineteen_tiles_are_marked_and_scored() -> None:
    """All pink: twenty tiles in a row touch 19 times, and two once; one tile is light, which is a tree for each."""
    game = with_tiles({}, light=(2,), others="PPPP")
    row = seat([(tile, tile, 0, 0) for tile in range(1, 21)], PINK)
    found = scored.marked(game, {"seat": [row, seat([(1, 0, 0, 0), (21, 1, 0, 0)], PINK)]})
    assert sentences(found) == [
        "besides tile 1, the planets have 20 different tiles, but only 19 are drawn in a game (rule 6)."
    ]
    assert [player.total for player in found.scored.seats] == [19, 1]


def test_all_tiles_on_one_planet_are_scored() -> None:
    """Five by five touch 40 times; the corner that is missing would 2 times, and tile 25, below them, does once."""
    game = with_tiles({}, light=(2,), others="PPPP")
    found = scored.marked(game, {"seat": [seat([(tile, tile % 5, tile // 5, 0) for tile in range(1, 26)], PINK)] * 2})
    assert found.scored.seats[0].lines == {"closed": 0, "open": 40 - 2 + 1}


def test_what_is_not_there_yet_is_missing() -> None:
    """Tiles 3 and 21 touch with red. Tile 25 is light, and its red zone of tiles 24 and 1 is closed: twice one rune."""
    found = marked(seat([(3, 0, 0, 0), (21, 1, 0, 2)], tree("3N", "red")), other(1))
    assert [str(wrong) for wrong in found.missing] == [
        "seat 1 (Player 1): tile 1 is missing, from which every planet grows (rule 5)."
    ]
    assert (found.impossible, found.scored.seats[0].total) == ([], 1)
    found = marked(seat(FOUR_TILES, RED), other(0))
    assert [str(wrong) for wrong in found.missing] == [
        "seat 2 (Player 2): there are 0 trees, but light tiles lie on the planets, and after each of them everybody "
        "plants a tree: 1 at least (rules 19 and 23).",
        "seat 2 (Player 2): there are 0 trees, but 1 on the first planet, and everybody plants as many (rules 20 and "
        "23).",
    ]
    assert (found.impossible, found.scored.seats[0].total) == ([], 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_empty_table_has_nothing_impossible(players: int) -> None:
    found = marked(*[seat([])] * players)
    assert (found.impossible, len(found.missing)) == ([], players)
    found = marked(*[seat(START)] * players)
    assert (found.impossible, found.missing) == ([], [])
    assert [player.total for player in found.scored.seats] == [0] * players


@pytest.mark.parametrize(
    ("planet", "place"),
    [
        (seat([*BESIDE, (3, 0, 1, 0)]), {"tile": 3, "x": 0, "y": 1}),
        (seat([*BESIDE, (5, 1, 0, 0)]), {"tile": 5, "x": 1, "y": 0}),
        (seat([*BESIDE, (5, 3, 0, 0)]), {"tile": 5, "x": 3, "y": 0}),
        (seat([*BESIDE, (24, 0, -1, 0)]), {"tile": 24, "beside": 1}),
        (seat(BESIDE, tree("2N", "pink")), {"tile": 2, "edge": "N"}),
        (seat(BESIDE, tree("1W", "pink")), {"tile": 1, "edge": "W"}),
        (seat(BESIDE, tree("1E", "pink")), {"tile": 1, "edge": "E"}),
    ],
)
def test_marks_say_where(planet: dict[str, Any], place: dict[str, Any]) -> None:
    assert seat_and_place(marked(other(0), planet).impossible[0]) == (1, place)


def test_marks_in_spanish() -> None:
    found = marked(seat([*BESIDE, (24, 0, -1, 0)], name="Ann"), other(0))
    assert [wrong.told("es") for wrong in found.impossible][1] == (
        "asiento 1 (Ann): donde los colores no coinciden, las zonas no se unen y quedan las dos medias runas."
    )
