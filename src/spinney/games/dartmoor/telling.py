"""What depends on the table in Dartmoor's words: the names of stands, and prompts that say whose effect is going on.

A stand is called by its species; if there are several alike in a forest, by which of them it is, in the order in which
they were laid.
"""

from __future__ import annotations

from spinney.engine.describing import capital
from spinney.engine.layout import Row
from spinney.engine.pending import STEP, top
from spinney.engine.telling import Teller
from spinney.engine.words import Words
from spinney.games.dartmoor import phases
from spinney.games.dartmoor.box import DartmoorPack, Species, ids
from spinney.games.dartmoor.steps import BONUS, FLAGS, NUMBER, OF_CAVE, OF_SPECIES, ORIGIN, PAY
from spinney.games.dartmoor.table import HAND, UNIVERSAL, Table
from spinney.games.dartmoor.texts import Texts


def name(teller: Teller, view: Table, kind: str, number: int, seat: int) -> str:
    if kind == "stand" and 0 <= number < view.stands:
        return stand_name(teller.words, teller.game.pack, view, number)
    return ""


def event_parts(teller: Teller, view: Table, kind: str, parts: dict[str, int]) -> dict[str, str]:
    """The log calls cards and halves by their species alone: tree symbols matter to whoever chooses."""
    return {
        part: teller.thing(f"{part}-species", number)
        for part, number in parts.items()
        if part in ("card", "half") and number >= 0
    }


def stand_name(words: Words, pack: DartmoorPack, view: Table, stand: int) -> str:
    """What a stand is called: `Goat Willow`, or `2nd Goat Willow` where there are several in that forest."""
    owner, species = view.stand_owner[stand], view.stand_species[stand]
    alike = [
        other
        for other in range(view.stands)
        if view.stand_owner[other] == owner and view.stand_species[other] == species
    ]
    called = words.say("universal-moor" if species == UNIVERSAL else f"species-{ids(pack)[species]}")
    return words.say("stand", species=called, which=alike.index(stand) + 1 if len(alike) > 1 else 0)


# What is asked.


def prompt(teller: Teller, view: Table) -> str:
    message = f"ask-{teller.game.phases[view.phase]}"
    say = teller.words.say
    if view.phase == phases.PLACE:
        return say(message, who=being_played(teller, view), kind=kind_of(teller, view), n=due_then(view))
    if view.phase == phases.PAY:
        due, cost = top(view)[NUMBER], species_played(teller, view).cost
        return say(message, who=being_played(teller, view), n=due, begun="yes" if due < cost else "no")
    if view.phase in (phases.CAVE, phases.ACTION, phases.SECOND, phases.OVER):
        return say(message, room=HAND - view.hand_size[view.turn], most=HAND)
    step = top(view)
    if step[ORIGIN] == 0:
        return say(f"{message}-stuck", n=step[NUMBER])
    part = "bonus" if step[FLAGS] & BONUS else "effect"
    return say(message, who=origin(teller, step), part=part, what=offered(teller, step), n=step[NUMBER])


def being_played(teller: Teller, view: Table) -> str:
    return teller.thing("half-species", view.playing)


def species_played(teller: Teller, view: Table) -> Species:
    """The species of the half that is being played."""
    pack: DartmoorPack = teller.game.pack
    number: int = teller.game.box.half_species[view.playing]
    return pack.species[number]


def kind_of(teller: Teller, view: Table) -> str:
    """Which kind of dweller is looking for a place, as far as there is a verb of its own for it."""
    symbols = species_played(teller, view).symbols
    return next((kind for kind in ("bird", "bat", "plant") if kind in symbols), "other")


def due_then(view: Table) -> int:
    """How many cards are to be paid once the place is chosen: the payment lies below on the stack [18]."""
    below = view.steps[view.depth - 2]
    return int(below[NUMBER]) if below[STEP] == PAY else 0


def origin(teller: Teller, step: Row) -> str:
    """Whose step it is: a card's or a cave's."""
    if step[ORIGIN] >= OF_SPECIES:
        return teller.thing("species", step[ORIGIN] - OF_SPECIES)
    return capital(teller.thing("cave", OF_CAVE - step[ORIGIN]))


def offered(teller: Teller, step: Row) -> str:
    """What the effect or bonus does, in words; an option may have made an effect a bonus [50]."""
    pack: DartmoorPack = teller.game.pack
    texts = Texts(teller.words, ids(pack))
    if step[ORIGIN] <= OF_CAVE:
        return texts.cave(pack.cave[OF_CAVE - step[ORIGIN]])
    species = pack.species[step[ORIGIN] - OF_SPECIES]
    is_bonus = step[FLAGS] & BONUS and species.bonus
    return texts.effect(species.bonus if is_bonus else species.effect)
