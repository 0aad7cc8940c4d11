"""The arrays of a vector environment: what a learner is shown, and what it says; their kinds and lengths."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from spinney.engine.title import Title

Shapes = Mapping[str, tuple[str, tuple[int, ...]]]
SHOWN = ("players", "seats", "counts", "gone", "legal", "masks", "seen", "features", "vectors", "move_features")
PLAYED = ("moves", "rewards", "came")
VIEWS = "views"
"""They are tables, whose numbers have up to eight bytes; the array is one of single bytes."""
ALIGNED = 8  # so views begin at a multiple of so many bytes


class Wanted(NamedTuple):
    """What a learner wants to be shown, beside the seats that are asked and the lists of their legal moves."""

    masks: bool = True
    features: bool = True
    vectors: bool = False
    move_features: bool = False
    views: bool = False


def shapes_of(title: Title, tables: int, wanted: Wanted) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The arrays that a learner is shown: what they hold, and how long they are. What is not wanted has no columns."""
    eye = title.eye
    on, size, move_on = (eye.most_on, eye.size, eye.move_on) if eye is not None else (0, 0, 0)
    return {
        "players": ("int64", (tables,)),
        "seats": ("int64", (tables,)),
        "counts": ("int64", (tables,)),
        "gone": ("int64", (tables,)),
        "legal": ("int32", (tables, title.most_legal)),
        "masks": ("uint8", (tables, title.moves.size * wanted.masks)),
        "seen": ("int64", (tables,)),
        "features": ("int32", (tables, on * wanted.features)),
        "vectors": ("uint8", (tables, size * wanted.vectors)),
        "move_features": ("int32", (tables, title.most_legal * wanted.move_features, move_on)),
        VIEWS: ("uint8", (tables, title.table_layout.size * wanted.views)),
        "moves": ("int64", (tables,)),
        "rewards": ("float64", (tables, title.seats)),
        "came": ("int64", (tables,)),
    }
