"""What is printed on plants, visitors and events, for whoever points at them."""

from __future__ import annotations

from spinney.engine.describing import Described, capital, told
from spinney.engine.words import Words
from spinney.games.reforest import briefs
from spinney.games.reforest.box import EventCard, Plant, ReforestPack, Space, Visitor, named, ordered, place_of
from spinney.games.reforest.texts import event_text, plant_text, row_names, things


def cards(pack: ReforestPack, words: Words) -> dict[str, list[Described]]:
    plants = {plant.id: plant_card(words, plant) for plant in pack.plant}
    grown = [plants[plant.id] for plant in ordered(pack)]
    guests = [visitor_card(words, visitor) for visitor in pack.visitor]
    return {
        "card": grown,
        "plant": grown,
        "visitor": guests,
        "guest": guests,
        "event": [event_card(words, event) for event in pack.event],
        "space": [space_card(words, pack, space) for space in pack.space],
    }


def plant_card(words: Words, plant: Plant) -> Described:
    facts: dict[str, str | int] = {
        "fact-kind": words.say("kind", kind=plant.kind, n=1),
        "fact-cost": plant.cost,
        "fact-value": plant.value,
        "fact-height": words.say("told-height", height=plant.height),
        "fact-rows": row_names(words, plant.rows),
        "fact-light": words.say(f"light-{plant.light}"),
        "fact-marks": ", ".join(
            [words.say(f"icon-{icon}") for icon in plant.icons]
            + [words.say(f"trait-{trait}") for trait in plant.traits]
        ),
        "fact-effect": plant_text(words, plant),
    }
    name, brief = words.say("plant-name", **named(plant)), briefs.effect(words, plant.effect)
    return Described(name, told(words, facts), plant.source, plant.latin, brief)


def visitor_card(words: Words, visitor: Visitor) -> Described:
    """In brief it says only what is counted: how many are wanted depends on the round."""
    first, second, third = visitor.solo
    facts: dict[str, str | int] = {
        "fact-value": visitor.value,
        "fact-goal": words.say("told-most", things=things(words, visitor.most)),
        "fact-alone": words.say("told-solo", first=first, second=second, third=third),
    }
    name, brief = words.say("animal-name", **named(visitor)), briefs.things(words, visitor.most, plants=True)
    return Described(name, told(words, facts), visitor.source, visitor.latin, ("", brief))


def event_card(words: Words, event: EventCard) -> Described:
    when = words.say("told-all-round" if event.when == "all_round" else "told-round-start")
    facts: dict[str, str | int] = {"fact-when": when, "fact-effect": event_text(words, event)}
    brief = briefs.steps(words, event.do)
    return Described(words.say("event", **named(event)), told(words, facts), event.source, brief=("", brief))


def space_card(words: Words, pack: ReforestPack, space: Space) -> Described:
    beside = [words.name(place_of(pack, other)) for other in pack.space if other.id in space.borders]
    title = capital(words.name(place_of(pack, space)))
    return Described(title, told(words, {"fact-beside": "; ".join(beside)}), space.source)
