"""Places, zones and trees are named by where they lie, counted from tile 1; prompts say which tile, what is left."""

from __future__ import annotations

from random import Random

import pytest

from legendary.helpers import (
    LEGENDARY,
    START,
    TEN_POINTS,
    at,
    new,
    place,
    place_anything,
    plant,
    position,
    random_match,
    with_tiles,
)
from spinney import Match

EXAMPLE = TEN_POINTS[::-1]  # tile 1, turned upside down, lies in the middle


def said(match: Match, move: int, seat: int = 0, language: str = "en") -> str:
    return match.teller(language).move(match.view(seat), seat, move)


def prompt(match: Match, language: str = "en") -> str:
    return match.teller(language).prompt(match.view(0))


# Places.


@pytest.mark.parametrize(
    ("x", "y", "turn", "words"),
    [
        (2, -1, 3, "Place it 2 right of tile 1, 1 up, turned to the left"),
        (-1, 3, 2, "Place it 1 left of tile 1, 3 down, turned upside down"),
        (0, -1, 1, "Place it in the column of tile 1, 1 up, turned to the right"),
        (1, 0, 0, "Place it 1 right of tile 1, same row, number upright"),
    ],
)
def test_a_place_is_counted_from_tile_1(x: int, y: int, turn: int, words: str) -> None:
    match = position(EXAMPLE, START, tile=2)
    assert said(match, at(match, x, y, turn)) == words


def test_a_place_in_spanish() -> None:
    match = position(EXAMPLE, START, tile=2)
    assert said(match, at(match, 2, -1, 3), language="es") == (
        "Colocarla 2 a la derecha de la loseta 1, 1 arriba, girada a la izquierda"
    )
    assert said(match, at(match, 0, 1, 0), language="es") == (
        "Colocarla en la columna de la loseta 1, 1 abajo, con el número derecho"
    )


def test_a_placement_is_told_by_its_place_on_the_planet_of_whoever_made_it() -> None:
    match = position(START, START, tile=3, coming=[4])
    match.play(at(match, 1, 0, 1), 0)
    match.play(at(match, -1, 0, 2), 1)
    lines = match.teller(names=["Ann", "Ben"]).chronicle(match.view(0))
    assert lines[:2] == [
        "Ann places it 1 right of tile 1, same row, turned to the right.",
        "Ben places it 1 left of tile 1, same row, turned upside down.",
    ]


@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_planet_that_goes_far_is_counted_to_its_end(right: int, down: int) -> None:
    """Nineteen tiles in a row: the twentieth goes 19 from tile 1, and not two to the other side of a round planet."""
    match = new(2, game=with_tiles({}, light=(), others="PPPP"))
    for steps in range(1, 19):
        for seat in range(2):
            match.play(at(match, steps * right, steps * down), seat)
    way = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}[right, down]
    across, along = "{} {} of tile 1, same row", "in the column of tile 1, {} {}"
    name = (across if right else along).format(19, way)
    assert said(match, at(match, 19 * right, 19 * down)) == f"Place it {name}, number upright"
    back = (across if right else along).format(1, {"right": "left", "left": "right", "down": "up", "up": "down"}[way])
    assert said(match, at(match, -right, -down)) == f"Place it {back}, number upright"


def test_all_moves_of_a_moment_have_different_names() -> None:
    teller = new(2).teller()
    for seed in range(6):
        for match in random_match(2, seed):
            for seat in match.acting:
                view = match.view(seat)
                names = [teller.move(view, seat, move) for move in match.legal(seat)]
                assert len(set(names)) == len(names)


def test_a_place_without_a_planet_has_a_name_too() -> None:
    """As the page names places: the nearer way round."""
    teller = new(2).teller()
    assert teller.thing("place", place(2, -1)) == "2 right of tile 1, 1 up"
    assert teller.thing("place", place(-10, 10)) == "10 left of tile 1, 10 down"
    assert teller.thing("place", place(0, 0)) == "where the planet begins"


# Zones and trees.


def test_a_zone_is_named_after_a_tile_and_the_side_on_which_it_lies() -> None:
    """Tile 7, three left of tile 1 and three up, is turned to the left: its west side, as printed, is at the bottom."""
    match = position(EXAMPLE, START, tile=2, phase="tree")
    assert (
        said(match, plant(match, "7W", "pink")) == "Plant a pink tree on the zone of tile 7 (3 left, 3 up), bottom side"
    )
    assert said(match, plant(match, "1S", "yellow")) == "Plant a yellow tree on the zone of tile 1, top side"
    assert said(match, plant(match, "4N", "yellow")) == "Plant a yellow tree on the zone of tile 4 (1 up), right side"
    assert said(match, plant(match, "7W", "pink"), language="es") == (
        "Plantar un árbol rosa en la zona de la loseta 7 (3 a la izquierda, 3 arriba), lado inferior"
    )


def test_planting_is_told_with_the_zone() -> None:
    match = position(EXAMPLE, START, tile=2, phase="tree")
    match.play(plant(match, "7W", "pink"), 0)
    assert match.teller(names=["Ann", "Ben"]).chronicle(match.view(1)) == [
        "Ann plants a tree on the pink zone of tile 7 (3 left, 3 up), bottom side, with 4 runes."
    ]
    assert match.teller("es", ["Ann", "Ben"]).chronicle(match.view(1)) == [
        "Ann planta un árbol en la zona de color rosa de la loseta 7 (3 a la izquierda, 3 arriba), lado inferior, "
        "con 4 runas."
    ]


def test_closing_a_zone_is_told_with_the_zone() -> None:
    """Tile 23 above tile 1: pink on pink, and nothing else of it is left open."""
    match = position(START, START, tile=23)
    match.play(at(match, 0, -1), 0)
    place_anything(match)
    lines = match.teller(names=["Ann", "Ben"]).chronicle(match.view(0))
    assert lines[1] == "Ann closes the pink zone of tile 1, top side, with 1 rune."


# What is asked.


def test_the_prompt_names_the_tile_and_says_whether_trees_follow() -> None:
    asks = "choose where it goes, and how it is turned."
    assert prompt(position(START, START, tile=3)) == f"Tile 3 (dark: no trees): {asks}"
    assert prompt(position(START, START, tile=2)) == f"Tile 2 (light: trees follow): {asks}"
    spent = position(START, START, tile=2, supply=[0, 0, 0])
    assert prompt(spent) == f"Tile 2 (light, but no trees are left): {asks}"
    assert prompt(position(START, START, tile=3), "es") == (
        "Loseta 3 (número oscuro: sin árboles): elige dónde la colocas y cómo la giras."
    )


def test_the_prompt_for_a_tree_says_which_are_left() -> None:
    match = position(START, START, tile=2, phase="tree", supply=[4, 0, 1])
    assert prompt(match) == "Plant a tree on a zone of its colour. Left: 4 pink, 1 yellow."
    assert prompt(match, "es") == (
        "Planta un árbol en una zona de su color. Quedan árboles de color rosa (4), amarillo (1)."
    )


def test_the_prompt_names_the_tree_where_there_is_no_choice() -> None:
    match = position(START, START, tile=2, phase="tree", supply=[0, 3, 0])
    assert prompt(match) == "Plant a red tree on one of your red zones."
    assert prompt(match, "es") == "Planta un árbol rojo en una de tus zonas de ese color."


@pytest.mark.parametrize("language", ["en", "es"])
def test_whatever_is_said_in_a_game_can_be_said(language: str) -> None:
    match, luck = new(3, 4), Random(4)
    teller = match.teller(language)
    while not match.over:
        seat = luck.choice(match.acting)
        view = match.view(seat)
        assert teller.prompt(view) and all(teller.move(view, seat, move) for move in match.legal(seat))
        match.play(luck.choice(match.legal(seat)), seat)
        assert all(teller.chronicle(match.view(viewer)) for viewer in range(-1, 3))


def test_moves_are_numbered_as_before() -> None:
    """A place is one of 21 x 21, any way round."""
    assert LEGENDARY.moves.kinds["place"].count == 21 * 21 * 4
