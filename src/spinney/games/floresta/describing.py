"""What cards, spaces, paths, locations and towers are and do, for whoever points at them."""

from __future__ import annotations

from spinney.engine.describing import Described, capital, told
from spinney.engine.words import Words
from spinney.games.floresta.box import (
    Card,
    FlorestaPack,
    Side,
    Space,
    Tower,
    ordered_cards,
    ordered_sides,
    ordered_towers,
    symbols,
)
from spinney.games.floresta.table import CONDITION_NAMES, PATHS, SPACES, TOKENS


def cards(pack: FlorestaPack, words: Words) -> dict[str, list[Described]]:
    shown = symbols(pack)
    sides = ordered_sides(pack)
    return {
        "card": [
            *(card_card(words, card, shown) for card in ordered_cards(pack)),
            Described(capital(words.say("card-back"))),
        ],
        "space": [
            place for side in sides for place in padded([space_card(words, side, s) for s in side.spaces], SPACES)
        ],
        "path": [way for side in sides for way in padded([path_card(words, side, *p) for p in side.paths], PATHS)],
        "side": [side_card(words, side) for side in sides],
        "tower": [tower_card(words, tower) for tower in ordered_towers(pack)],
        "token": [token_card(words, token) for token in TOKENS],
        "condition": [condition_card(words, condition) for condition in CONDITION_NAMES],
    }


def padded(described: list[Described], length: int) -> list[Described]:
    """Numbers run on from side to side, whether a side has so many things or not."""
    return described + [Described("")] * (length - len(described))


def card_card(words: Words, card: Card, shown: dict[str, str]) -> Described:
    where = words.say("icon-name", icon=shown.get(card.icon, ""))
    cells = ", ".join(words.say(f"cell-{cell}") for cell in card.fire)
    facts: dict[str, str | int] = {
        "fact-special": words.say(f"told-{card.special}", where=where),
        "fact-fire": words.say("told-kindles", cells=cells) if cells else "",
    }
    return Described(capital(print_text(words, card.print)), told(words, facts), card.source)


def print_text(words: Words, printed: str) -> str:
    """`6R` in words: a value and a colour."""
    return words.say("told-print", value=int(printed[0]), colour=words.say(f"colour-{printed[1]}"))


def space_card(words: Words, side: Side, space: Space) -> Described:
    earned = [(token, getattr(space, token)) for token in TOKENS]
    facts: dict[str, str | int] = {
        "fact-needs": print_text(words, space.print),
        "fact-lays": words.say("told-lay", n=space.lay) if space.lay else "",
        "fact-earns": ", ".join(words.say("told-earned", token=token, n=n) for token, n in earned if n),
        "fact-leaf": words.say("told-leaf") if space.leaf else "",
        "fact-rule": placement(words, side),
    }
    return Described(words.say("side-name", name=side.name), told(words, facts), side.source)


def path_card(words: Words, side: Side, first: str, second: str) -> Described:
    prints = {space.id: print_text(words, space.print) for space in side.spaces}
    between = words.say("told-between", first=prints[first], second=prints[second])
    facts: dict[str, str | int] = {"fact-path": between, "fact-burns": words.say("told-burns")}
    return Described(words.say("side-name", name=side.name), told(words, facts), side.source)


def side_card(words: Words, side: Side) -> Described:
    facts: dict[str, str | int] = {
        "fact-rule": placement(words, side),
        "fact-end": words.say(f"told-end-{side.end.kind.replace('_', '-')}", **numbered(side.end.points)),
    }
    return Described(words.say("side-name", name=side.name), told(words, facts), side.source)


def placement(words: Words, side: Side) -> str:
    rule = words.say(f"told-place-{side.placement.replace('_', '-')}")
    return f"{rule} {words.say('told-felling')}" if side.felling else rule


def tower_card(words: Words, tower: Tower) -> Described:
    facts: dict[str, str | int] = {
        "fact-needs": print_text(words, tower.print),
        "fact-power": words.say(f"told-power-{tower.power.replace('_', '-')}"),
        "fact-points": words.say("told-pieces", **numbered(list(tower.points))),
    }
    return Described(words.say("side-name", name=tower.name), told(words, facts), tower.source)


def token_card(words: Words, token: str) -> Described:
    return Described(
        capital(words.say(f"token-{token}")), told(words, {"fact-points": words.say(f"told-token-{token}")})
    )


def condition_card(words: Words, condition: str) -> Described:
    name = capital(words.say(f"condition-{condition}"))
    return Described(name, told(words, {"fact-earns": words.say("told-bonus")}))


def numbered(numbers: list[int]) -> dict[str, int]:
    """Numbers as the parts of a message: a, b and c; whether they are won or lost, its words say."""
    return dict(zip("abc", map(abs, numbers), strict=False))
