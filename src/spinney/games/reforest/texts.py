"""What is printed on a card, in words made from its data: `WHEN COVERED: draw 1 from the nursery.`"""

from __future__ import annotations

from spinney.games.reforest.box import ROWS, UNLIMITED, Effect, EventCard, Plant, Selector, Step, metres

TIMINGS = {
    "when_played": "WHEN PLAYED",
    "when_played_cost": "WHEN PLAYED",
    "passive": "PASSIVE",
    "reaction": "REACTION",
    "before_gathering": "BEFORE GATHERING",
    "after_gathering": "AFTER GATHERING",
    "when_covered": "WHEN COVERED",
    "scoring": "SCORING",
}
SOURCES = {"any": "deck or nursery", "deck": "the deck", "nursery": "the nursery", "hand": "your hand"}
ZONES = {"region": "", "near": " here or next to here", "stack": " in this stack", "row": " in this row"}
ROW_NAMES = {"L": "low", "M": "middle", "H": "high"}


def effect_text(effect: Effect) -> str:
    return f"{TIMINGS[effect.timing]}: {condition(effect)}{steps_text(effect.do)}."


def plant_text(plant: Plant) -> str:
    return effect_text(plant.effect)


def event_text(event: EventCard) -> str:
    who = "everybody: " if event.who == "each" and event.when == "round_start" else ""
    return f"{who}{steps_text(event.do)}."


def condition(effect: Effect) -> str:
    if effect.play:
        return f"when you play {things(effect.play)}, "
    if effect.cover:
        return f"when {things(effect.cover)} of yours are covered, "
    return "when you win a visitor, " if effect.award else ""


def steps_text(steps: list[Step]) -> str:
    return ", then ".join(step_text(step) for step in steps)


def step_text(step: Step) -> str:
    verb, n = step.verb, step.amount
    if verb.startswith("cost"):
        return cost_text(step)
    texts = {
        "look": f"look at the top {n} of the deck",
        "draw": f"draw {n} from {SOURCES[step.from_]}",
        "discard": f"discard {n}",
        "store": f"store {n} from {SOURCES[step.from_]} {'here' if step.to == 'here' else under(step.selector)}",
        "reclaim": f"take {n} stored energy here or next to here into your hand",
        "refresh": f"discard up to {n} nursery cards and fill up" if n > 1 else "discard a nursery card and fill up",
        "move": f"move another canopy plant of at most {metres(step.height_max)} m to a space next to its own",
        "visitor_draw": "draw a visitor",
        "visitor_add": "one more visitor this round",
        "burn": f"turn {n} of your {things(step.selector)} into energy",
        "hand_limit": f"your hand limit is {n} higher",
        "reach": "energy here pays for plants anywhere",
        "score": f"{n} per {singular(step.selector)}{at_most(step)}",
    }
    return texts[verb]


def cost_text(step: Step) -> str:
    change = f"cost {abs(step.amount)} {'less' if step.amount < 0 else 'more'}"
    if step.per:
        return f"{change} per {singular(step.per)}{at_most(step)}"
    if step.when:
        return f"{change} with {singular(step.when)}"
    return f"{things(step.selector)} {change}"


def under(selector: Selector) -> str:
    rows = "" if selector.rows == ROWS else f"{row_names(selector.rows)} "
    return f"under one {rows}stack"


def at_most(step: Step) -> str:
    return "" if step.max == UNLIMITED else f" (at most {step.max})"


def row_names(rows: str) -> str:
    return " or ".join(ROW_NAMES[row] for row in rows)


def things(selector: Selector) -> str:
    """What a selector means, for several: `trees here or next to here`."""
    if selector.of == "energy":
        return f"stored energy{ZONES[selector.zone]}"
    if selector.of == "empty_space":
        return f"empty spaces{ZONES[selector.zone]}"
    kinds = " and ".join(f"{kind}s" for kind in selector.kinds) or "plants"
    before = "".join(f"{word} " for word in (selector.light, selector.trait) if word)
    after = f" with {selector.icon}" if selector.icon else ""
    after += f" of {metres(selector.height_min)} m or more" if selector.height_min else ""
    after += f" in the {selector.layer}" if selector.layer != "both" else ""
    after += f" in the {row_names(selector.rows)} row" if selector.rows != ROWS else ""
    return f"{before}{kinds}{after}{ZONES[selector.zone]}"


def singular(selector: Selector) -> str:
    """The same for one of them."""
    text = things(selector)
    for word in ("plant", "space", "herb", "fern", "shrub", "tree"):
        text = text.replace(f"{word}s", word)
    return text
