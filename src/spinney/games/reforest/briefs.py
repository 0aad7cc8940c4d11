"""What is printed on a card in brief: few words, and a `⟦symbol⟧` for what plants bear. `texts.py` says it in full."""

from __future__ import annotations

from spinney.engine.describing import Fact, mark
from spinney.engine.words import Words
from spinney.games.reforest.box import ROWS, UNLIMITED, Effect, Selector, Step
from spinney.games.reforest.texts import following, joined

ROW_SYMBOLS = {"L": "low", "M": "middle", "H": "high"}


def effect(words: Words, printed: Effect) -> Fact:
    """When, and what."""
    text = steps(words, printed.do)
    met = printed.play or printed.cover
    trigger = "play" if printed.play else "cover" if printed.cover else "award" if printed.award else ""
    if trigger:
        text = words.say(f"brief-if-{trigger}", things=things(words, met) if met else "", steps=text)
    return words.say(f"brief-timing-{printed.timing.replace('_', '-')}"), text


def steps(words: Words, printed: list[Step]) -> str:
    return joined(words, f"brief-{following(printed)}", [step(words, each) for each in printed])


def step(words: Words, printed: Step) -> str:
    return words.say(
        f"brief-{printed.verb.replace('_', '-')}",
        n=abs(printed.amount),
        way="less" if printed.amount < 0 else "more",
        source=printed.from_,
        where="here" if printed.to != "any" else "any" if printed.selector.rows == ROWS else "rows",
        height=printed.height_max,
        things=things(words, printed.selector, plants=printed.verb == "store"),
        most=0 if printed.max == UNLIMITED else printed.max,
    )


def things(words: Words, selector: Selector, plants: bool = False) -> str:
    """What a selector means: the symbols of all that it names, then where. With `plants` it is clear what is meant."""
    where = "" if selector.zone == "region" else words.say(f"brief-in-{selector.zone}")
    if selector.of == "energy":
        return spaced(mark("energy"), where)
    if selector.of == "empty_space":
        return words.say("brief-empty-space")
    named = [selector.light, selector.trait, *selector.kinds, selector.icon]
    symbols = spaced(*(mark(one) for one in named if one))
    tall = words.say("brief-height", height=selector.height_min) if selector.height_min else ""
    rows = "" if selector.rows == ROWS else spaced(*(mark(ROW_SYMBOLS[row]) for row in selector.rows))
    anything = "" if symbols or tall or plants else words.say("brief-plant")
    layer = "" if selector.layer == "both" else words.say(f"brief-in-{selector.layer}")
    if plants and selector.layer == "understory":
        layer = mark("understory")
    return spaced(symbols or anything, tall, rows, layer, where)


def spaced(*texts: str) -> str:
    return " ".join(text for text in texts if text)
