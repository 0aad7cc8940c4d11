"""Planets written down by hand and scored."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

from legendary import slow_zones
from legendary.helpers import FOUR_TILES, LEGENDARY, START, Y_SHAPE, Laid, with_tiles
from spinney import SpinneyError
from spinney.engine.by_hand import Scored
from spinney.games.legendary.by_hand import scored


def written(planet: list[Laid]) -> list[dict[str, int]]:
    return [{"tile": tile, "x": x, "y": y, "turn": turn} for tile, x, y, turn in planet]


def tree(edge: str, colour: str) -> dict[str, Any]:
    return {"tile": int(edge[:-1]), "edge": edge[-1], "colour": colour}


def seat(planet: list[Laid], *trees: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"tiles": written(planet), "trees": list(trees), **more}


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
            """
        ),
    )
    (ann,) = found.seats
    assert (ann.name, ann.lines, ann.total) == ("Ann", {"closed": 8, "open": 2}, 10)
    assert found.winners == ["Ann"]
    assert ann.reasons[:3] == [
        "Pink zone of tiles 7 (W), 8, 11, 12, 14: 4 runes, closed, 1 tree: 8 points.",
        "Yellow zone of tiles 1 (S), 4, 12: 2 runes, open, 2 trees: 2 points.",
        "Pink zone of tile 1 (N): 0 runes, open, 1 tree: 0 points.",
    ]
    assert "Red zone of tile 1 (E): 0 runes, open, 0 trees: 0 points." in ann.reasons


def test_y_example() -> None:
    assert score(seat(Y_SHAPE, tree("1N", "pink"))).seats[0].lines == {"closed": 0, "open": 4}


def test_every_zone_has_its_line() -> None:
    """The four-tile example: three yellow zones, one pink, two red."""
    reasons = score(seat(FOUR_TILES)).seats[0].reasons
    assert sorted(reason.split()[0] for reason in reasons) == ["Pink", "Red", "Red", "Yellow", "Yellow", "Yellow"]
    assert "Pink zone of tiles 1 (N), 16: 1 rune, closed, 0 trees: 0 points." in reasons


def test_reasons_and_refusals_in_spanish() -> None:
    reasons = scored(LEGENDARY, {"seat": [seat(FOUR_TILES)]}, "es").seats[0].reasons
    assert "Zona rosa de las losetas 1 (N), 16: 1 runa, cerrada, 0 árboles: 0 puntos." in reasons
    with pytest.raises(SpinneyError) as refused:
        score(seat(START, tree("1W", "pink"), name="Ann"))
    assert refused.value.told("es") == (
        "asiento 1 (Ann): el lado W de la loseta 1 es de hierba, y ahí no crecen árboles (regla 21)."
    )


# What is allowed.


def test_several_players_and_who_wins() -> None:
    found = score(seat(Y_SHAPE, tree("5N", "pink"), name="Bob"), seat(START), seat(Y_SHAPE, tree("8E", "pink")))
    assert [player.name for player in found.seats] == ["Bob", "Player 2", "Player 3"]
    assert [player.total for player in found.seats] == [4, 0, 4]
    assert found.winners == ["Bob", "Player 3"]


def test_many_seats_and_places_far_away() -> None:
    planet = [(tile, x - 1000, y + 1000, turn) for tile, x, y, turn in Y_SHAPE]
    found = score(*(seat(planet, tree("1N", "pink")) for _ in range(7)))
    assert [player.total for player in found.seats] == [4] * 7


def test_no_tile_1_and_no_trees_are_needed() -> None:
    assert scored(LEGENDARY, {"seat": [{"tiles": [{"tile": 9, "x": 4, "y": 4}]}]}).seats[0].total == 0


@pytest.mark.parametrize("down", [False, True])
def test_twenty_five_tiles_in_a_row(down: bool) -> None:
    """All pink: 24 runes, and the ends stay open."""
    row = [(tile, 0, tile, 0) if down else (tile, tile, 0, 0) for tile in range(1, 26)]
    game = with_tiles({}, others="PPPP")
    found = scored(game, {"seat": [seat(row, tree("13N", "pink"))]})
    assert found.seats[0].lines == {"closed": 0, "open": 24}


def test_twenty_five_tiles_in_a_square() -> None:
    """Five by five touch forty times."""
    square = [(1 + x + 5 * y, x, y, 0) for x in range(5) for y in range(5)]
    found = scored(with_tiles({}, others="PPPP"), {"seat": [seat(square, tree("1N", "pink"))]})
    assert found.seats[0].lines == {"closed": 0, "open": 40}


def test_thirty_trees_on_one_planet() -> None:
    trees = [tree(*pair) for pair in (("1N", "pink"), ("1E", "red"), ("1S", "yellow")) for _ in range(10)]
    assert score(seat(START, *trees)).seats[0].total == 0


def test_random_planets_against_the_slow_count() -> None:
    luck = Random(12)
    for seed in range(150):
        match = LEGENDARY.new(2, seed=seed, form="compiled")
        match.rules.wander(match._box, match._memory, match._out, match.rules.stream(seed), 1000)
        table = match.table
        spots = [(tile, table.place[0][tile], table.turned[0][tile]) for tile in range(26) if table.place[0][tile] >= 0]
        planet = [(tile, spot // 21, spot % 21, turn) for tile, spot, turn in spots]
        if {column for _, column, _, _ in planet} & {0, 20} or {row for _, _, row, _ in planet} & {0, 20}:
            continue
        edges = [edge for edge in range(104) if table.zone[0][edge] >= 0]
        names = ["pink", "red", "yellow"]
        chosen = [(edge // 4, "NESW"[edge % 4], names[match.game.box.colour[edge]]) for edge in luck.sample(edges, 5)]
        luck.shuffle(planet)
        trees = [{"tile": tile, "edge": edge, "colour": colour} for tile, edge, colour in chosen]
        closed, opened = slow_zones.points(
            LEGENDARY.pack,
            {(x, y): (tile, turn) for tile, x, y, turn in planet},
            [(tile, edge) for tile, edge, _ in chosen],
        )
        assert score(seat(planet, *trees)).seats[0].lines == {"closed": closed, "open": opened}


# What is refused, with a sentence.

BESIDE: list[Laid] = [(1, 0, 0, 0), (3, 1, 0, 1)]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "there are no seats: write [[seat]] and its tiles for each player."),
        ({"seat": []}, "there are no seats: write [[seat]] and its tiles for each player."),
        ({"seat": [], "mode": "solo"}, "the table has 'mode', which means nothing here: there are seat."),
        (
            {"seat": [{"tiels": []}]},
            "seat 1 has 'tiels', which means nothing here: there are name, tiles, trees.",
        ),
        ({"seat": [seat(START, name=3)]}, "seat 1: a name is a text, not 3."),
        (
            {"seat": [seat(START, name="Ann"), seat(START, name="Ann")]},
            "seat 2: there are two players of the name 'Ann'.",
        ),
        (
            {"seat": [{"name": "Ann"}]},
            "seat 1 (Ann): tiles is a list of tiles, such as [{ tile = 1, x = 0, y = 0, turn = 0 }].",
        ),
        (
            {"seat": [{"tiles": [3]}]},
            "seat 1 (Player 1): a tile is written { tile = 1, x = 0, y = 0, turn = 0 }, not 3.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 26, "x": 0, "y": 0}]}]},
            "seat 1 (Player 1): there is no tile 26; tiles are numbered 1 to 25.",
        ),
        (
            {"seat": [{"tiles": [{"tile": "1", "x": 0, "y": 0}]}]},
            "seat 1 (Player 1): there is no tile '1'; tiles are numbered 1 to 25.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0}]}]},
            "seat 1 (Player 1), tile 1: y is a whole number, not missing.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0.5, "y": 0}]}]},
            "seat 1 (Player 1), tile 1: x is a whole number, not 0.5.",
        ),
        (
            {"seat": [{"tiles": [{"tile": 1, "x": 0, "y": 0, "turn": 4}]}]},
            "seat 1 (Player 1), tile 1: turn is 0 to 3 quarter turns clockwise, not 4.",
        ),
        (
            {"seat": [seat([*BESIDE, (3, 0, 1, 0)])]},
            "seat 1 (Player 1): tile 3 is there twice.",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 1, 0, 0)])]},
            "seat 1 (Player 1): tiles 3 and 5 both lie on x = 1, y = 0.",
        ),
        (
            {"seat": [seat([(1, 0, 0, 0), (3, 1, 0, 0)])]},
            "seat 1 (Player 1): tiles 1 and 3 touch with red and grass; touching sides must have the same colour "
            "(rule 11).",
        ),
        (
            {"seat": [seat([(1, 0, 0, 0), (3, 0, 1, 0)])]},
            "seat 1 (Player 1): tiles 1 and 3 touch with yellow and red; touching sides must have the same colour "
            "(rule 11).",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 3, 0, 0)])]},
            "seat 1 (Player 1): tile 5 does not hang together with the others (rule 10).",
        ),
        (
            {"seat": [seat([*BESIDE, (5, 2, 1, 0)])]},
            "seat 1 (Player 1): tile 5 does not hang together with the others (rule 10).",
        ),
        (
            {"seat": [{**seat(START), "trees": "pink"}]},
            'seat 1 (Player 1): trees is a list of trees, such as [{ tile = 1, edge = "N", colour = "pink" }].',
        ),
        (
            {"seat": [{**seat(START), "trees": [1]}]},
            'seat 1 (Player 1): a tree is written { tile = 1, edge = "N", colour = "pink" }, not 1.',
        ),
        (
            {"seat": [seat(START, tree("2N", "pink"))]},
            "seat 1 (Player 1): there is a tree on tile 2, but that is not on the planet.",
        ),
        (
            {"seat": [seat(START, tree("30N", "pink"))]},
            "seat 1 (Player 1): there is no tile 30; tiles are numbered 1 to 25.",
        ),
        (
            {"seat": [seat(START, tree("1X", "pink"))]},
            "seat 1 (Player 1), the tree on tile 1: edge is one of N, E, S and W, not 'X'.",
        ),
        (
            {"seat": [seat(START, tree("1N", "blue"))]},
            "seat 1 (Player 1), the tree on tile 1: colour is pink, red or yellow, not 'blue'.",
        ),
        (
            {"seat": [seat(START, tree("1W", "pink"))]},
            "seat 1 (Player 1): edge W of tile 1 is grass, and no tree grows there (rule 21).",
        ),
        (
            {"seat": [seat(START, tree("1S", "pink"))]},
            "seat 1 (Player 1): edge S of tile 1 is yellow, and a pink tree does not go there (rule 21).",
        ),
        (
            {"seat": [seat(START, *[tree("1N", "pink")] * 6), seat(START, *[tree("1N", "pink")] * 5)]},
            "there are 11 pink trees, but only 10 exist (rule 4).",
        ),
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SpinneyError) as found:
        scored(LEGENDARY, data)
    assert str(found.value) == sentence
