"""What is printed on a card, in signs: its points and its permanent effect, as there is room for on a small drawing.

A sign is marked by what it stands for: a category, a species, a tree symbol, or one of `per`, `if`, `draw`, `cave` and
`full`. So `3 per bat` is `3⟦per⟧⟦bat⟧`, and `10 if 5 insects, else 3` is `10⟦if⟧5⟦insect⟧`: the best that can be had.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from spinney.engine.describing import mark
from spinney.games.dartmoor.phrases import found, name_of

PER, IF = mark("per"), mark("if")

POINTS = {
    "{n}": ("{n}", ""),
    "{n} per {what}": ("{n}" + PER, "{what}"),
    "{n} per different {what}": ("{n}" + PER, "≠{what}"),
    "{n} per card with {symbol}": ("{n}" + PER, "{symbol}"),
    "{n} per card with its own symbol": ("{n}" + PER, "{own}"),
    "{n} per card in the cave": ("{n}" + PER, mark("cave")),
    "{n} if {need} {what}": ("{n}" + IF, "{need}{what}"),
    "{n} if {need} {what}, else {less}": ("{n}" + IF, "{need}{what}"),
    "{n} if {need} different {what}": ("{n}" + IF, "{need}≠{what}"),
    "{n} if {need} different {what}, else {less}": ("{n}" + IF, "{need}≠{what}"),
    "{n} if most {what}": ("{n}" + IF, "≥{what}"),
    "{n} if most {what}, else {less}": ("{n}" + IF, "≥{what}"),
    "{n} if fully occupied": ("{n}" + IF, mark("full")),
    "{n} if in a moor": ("{n}" + IF, mark("moor")),
    "{table} by different {what}": ("{table}" + IF, "≠{what}"),
    "{table} for all of them together": ("{table}", ""),
    "{table} for each set of different {what}": ("{table}" + IF, "≠{what}"),
}
"""How many points, and for what."""

PERMANENT = {
    "whenever you play a {what}: draw {n}": "{what}" + mark("draw"),
    "any number of {what} share one top slot here": "{what}+",
    "any number of {what} join the side slots here": "{what}+",
    "each {what} below it counts double": "{what}×2",
}
"""How many cards are drawn depends on how many such cards there are: see `worth.py`."""


def points(phrase: str, species: list[str], symbol: str) -> str:
    """The points of a half with a tree symbol; terms that differ only in what they count are said in one."""
    terms = []
    for term in phrase.split(" + "):
        known, parts = found(term, POINTS, "pack-points")
        signs = in_signs(parts, species) | {"own": mark(symbol)}
        many, what = POINTS[known]
        terms.append((many.format_map(signs), what.format_map(signs)))
    return "+".join(many + "".join(what for _, what in alike) for many, alike in groupby(terms, lambda term: term[0]))


def permanent(phrase: str, species: list[str]) -> str:
    known, parts = found(phrase, PERMANENT, "pack-permanent")
    return PERMANENT[known].format_map(in_signs(parts, species))


def in_signs(parts: Mapping[str, str], species: list[str]) -> dict[str, str]:
    """The parts of a phrase: things and tree symbols as marks, points by number from the least to the most."""
    signs = dict(parts)
    if "what" in parts:
        signs["what"] = "".join(mark(name_of(text, species)) for text in parts["what"].split(" or "))
    if "symbol" in parts:
        signs["symbol"] = mark(parts["symbol"])
    if "table" in parts:
        least, *_, most = parts["table"].split("/")
        signs["table"] = f"{least}–{most}"
    return signs
