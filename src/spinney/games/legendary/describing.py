"""What a tile or a tree is and what it is worth, for whoever points at it."""

from __future__ import annotations

from spinney.engine.describing import Described, capital, told
from spinney.engine.words import Words
from spinney.games.legendary.box import COLOUR_NAMES, EDGE_LETTERS, LETTERS, LegendaryPack, Tile


def cards(pack: LegendaryPack, words: Words) -> dict[str, list[Described]]:
    hidden = Described(capital(words.say("tile-unknown")))
    trees: dict[str, str] = {trees.id: trees.source for trees in pack.trees}
    return {
        "tile": [hidden, *(tile(words, entry) for entry in pack.tile)],
        "colour": [colour(words, name, trees.get(name, "")) for name in COLOUR_NAMES],
    }


def tile(words: Words, entry: Tile) -> Described:
    sides = [
        words.say("told-side", edge=words.say(f"edge-{edge}"), colour=words.say(f"colour-{colour_of(letter)}"))
        for edge, letter in zip(EDGE_LETTERS, entry.edges, strict=True)
    ]
    facts: dict[str, str | int] = {
        "fact-number": words.say("told-light" if entry.light else "told-dark"),
        "fact-sides": ", ".join(sides),
    }
    return Described(capital(words.say("tile-face", number=int(entry.id))), told(words, facts), entry.source)


def colour(words: Words, name: str, source: str) -> Described:
    """A tree of a colour, or grass, on which nothing is planted."""
    said = words.say(f"colour-{name}")
    if not source:
        return Described(capital(said), told(words, {"fact-points": words.say("told-grass")}))
    return Described(words.say("told-tree", colour=said), told(words, {"fact-points": words.say("told-zone")}), source)


def colour_of(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]
