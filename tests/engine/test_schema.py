"""Data that are not as a schema declares them: the place as people count, what was found, what is known there."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from spinney.engine.errors import Wrong
from spinney.engine.schema import read

Value = Annotated[int, msgspec.Meta(ge=1, le=6)]
Least = Annotated[int, msgspec.Meta(ge=0)]


class Leaf(Enum):
    BROAD = "broad"
    NEEDLE = "needle"


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: Value = 1
    rings: Least | None = None
    light: Literal["sun", "shade"] = "sun"
    rows: tuple[tuple[str, str], ...] = ()
    places: dict[str, list[int]] = {}
    height: float = 0
    tall: bool = False
    leaf: Leaf = Leaf.BROAD


class Forest(msgspec.Struct, forbid_unknown_fields=True):
    tree: list[Tree]
    year: int = 0


def named(key: str, index: int, value: Any) -> tuple[str, dict[str, Any]] | None:
    return ("at-entry", {"entry": value["id"]}) if key == "tree" and isinstance(value, dict) else None


def refusal(data: Any) -> Wrong:
    with pytest.raises(Wrong) as caught:
        read(data, Forest, named)
    return caught.value


def tree(**more: Any) -> dict[str, Any]:
    return {"tree": [{"id": "ash"}, {"id": "oak", **more}]}


def test_what_is_as_declared_is_read() -> None:
    found = read(tree(value=6, rows=[["a", "b"]], light="shade"), Forest, named)
    assert found == Forest([Tree("ash"), Tree("oak", 6, None, "shade", (("a", "b"),))])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "'tree' is missing"),
        ({"tree": [], "moss": 1}, "'moss' means nothing here: there are tree, year"),
        ({"tree": 3}, "tree: expected a list, got 3"),
        ({"tree": {}}, "tree: expected a list, got a table"),
        ({"tree": [], "year": "long ago"}, "year: expected a whole number, got 'long ago'"),
        ({"tree": [3]}, "tree 1: expected a table, got 3"),
        (tree(value=7), "entry 'oak', value: expected a number from 1 to 6, got 7"),
        (tree(value=0), "entry 'oak', value: expected a number from 1 to 6, got 0"),
        (tree(value=True), "entry 'oak', value: expected a whole number, got True"),
        (tree(rings=-1), "entry 'oak', rings: expected a whole number >= 0, got -1"),
        (tree(rings="many"), "entry 'oak', rings: expected a whole number, got 'many'"),
        (tree(light="moon"), "entry 'oak', light: expected one of shade, sun, got 'moon'"),
        (tree(rows=[["a", "b"], ["a"]]), "entry 'oak', rows 2: expected a list of 2, got one of 1"),
        (tree(rows=[["a", "b"], ["a", 5]]), "entry 'oak', rows 2, 2: expected a text, got 5"),
        # msgspec does not say under which key of a dictionary it was.
        (tree(places={"north": 3}), "entry 'oak', places: expected a list, got a whole number"),
        (tree(places={"north": [1, "two"]}), "entry 'oak', places: expected a whole number, got a text"),
        (tree(height="tall"), "entry 'oak', height: expected `float`, got 'tall'"),
        (tree(leaf="fern"), "entry 'oak', leaf: expected one of broad, needle, got 'fern'"),
        (tree(tall=1), "entry 'oak', tall: expected true or false, got 1"),
    ],
)
def test_what_is_not_is_said_with_its_place(data: Any, sentence: str) -> None:
    assert str(refusal(data)) == sentence


def test_in_spanish() -> None:
    assert refusal(tree(value=7)).told("es") == "entrada «oak», value: se esperaba un número de 1 a 6 y hay 7"
    assert refusal(tree(bark=1)).told("es") == (
        "entrada «oak»: «bark» no significa nada aquí: hay id, value, rings, light, rows, places, height, tall, leaf"
    )
