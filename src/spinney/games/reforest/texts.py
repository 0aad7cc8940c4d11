"""What is printed on a card, in words made from its data: `WHEN COVERED: draw 1 from the nursery.`"""

from __future__ import annotations

from spinney.engine.words import Words
from spinney.games.reforest.box import ROWS, UNLIMITED, Effect, EventCard, Plant, Selector, Step

SEVERAL = 2


def plant_text(words: Words, plant: Plant) -> str:
    return effect_text(words, plant.effect)


def effect_text(words: Words, effect: Effect) -> str:
    timing = words.say(f"timing-{effect.timing.replace('_', '-')}")
    condition, steps = condition_text(words, effect), steps_text(words, effect.do)
    if condition:
        return words.say("effect-if", timing=timing, condition=condition, steps=steps)
    return words.say("effect", timing=timing, steps=steps)


def event_text(words: Words, event: EventCard) -> str:
    to_all = event.who == "each" and event.when == "round_start"
    return words.say("happens-to-all" if to_all else "happens", steps=steps_text(words, event.do))


def condition_text(words: Words, effect: Effect) -> str:
    if effect.play:
        return words.say("if-played", things=things(words, effect.play))
    if effect.cover:
        return words.say("if-covered", things=things(words, effect.cover))
    return words.say("if-awarded") if effect.award else ""


def steps_text(words: Words, steps: list[Step]) -> str:
    return joined(words, following(steps), [step_text(words, step) for step in steps])


def following(steps: list[Step]) -> str:
    """How the second step is joined to the first: whoever has nothing to burn goes without it [64]."""
    return "if-so" if steps[0].verb == "burn" else "then"


def step_text(words: Words, step: Step) -> str:
    """What a step does; a limit has words of its own."""
    limited = step.max != UNLIMITED and step.verb in ("score", "cost_per")
    return words.say(
        f"step-{step.verb.replace('_', '-')}{'-most' * limited}",
        n=abs(step.amount),
        way="less" if step.amount < 0 else "more",
        source=words.say(f"source-{step.from_}"),
        where=where(words, step),
        height=step.height_max,
        things=things(words, step.selector, 1 if step.per or step.when else SEVERAL),
        most=step.max,
    )


def where(words: Words, step: Step) -> str:
    if step.to == "here":
        return words.say("where-here")
    if step.selector.rows == ROWS:
        return words.say("where-any")
    return words.say("where-rows", rows=row_names(words, step.selector.rows))


def row_names(words: Words, rows: str) -> str:
    return joined(words, "list-or", [words.say(f"row-{row}") for row in rows])


def things(words: Words, selector: Selector, n: int = SEVERAL) -> str:
    """What a selector means, for one or for several: `trees here or next to here`."""
    return words.say(
        f"of-{selector.of.replace('_', '-')}",
        n=n,
        kinds=kinds_text(words, [words.say("kind", kind=kind, n=n) for kind in selector.kinds or ("plant",)]),
        light=selector.light or "no",
        trait=selector.trait or "no",
        icon=selector.icon or "no",
        height=selector.height_min,
        layer=selector.layer,
        rows="no" if selector.rows == ROWS else row_names(words, selector.rows),
        zone=selector.zone,
    )


def kinds_text(words: Words, kinds: list[str]) -> str:
    *before, last = kinds
    return joined(words, "list-last", [joined(words, "list-more", before), last] if before else [last])


def joined(words: Words, message: str, texts: list[str]) -> str:
    """Several texts as one, two at a time."""
    text = texts[0]
    for other in texts[1:]:
        text = words.say(message, first=text, second=other)
    return text
