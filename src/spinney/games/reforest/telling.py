"""What is asked, with whose effect it is and how many cards are left, and names that depend on the table.

Nursery cards, effects in the pool and stacks are numbered places for the rules; people read which plant is there.
"""

from __future__ import annotations

from spinney.engine.pending import SEAT, top
from spinney.engine.telling import Teller
from spinney.games.reforest import phases, steps
from spinney.games.reforest.box import FIRST_EVENT, EventCard, Plant, Step, named
from spinney.games.reforest.paying import energy_slots, paying_spaces
from spinney.games.reforest.table import NONE, Table
from spinney.games.reforest.texts import step_text

BY_AN_EFFECT = (
    phases.DRAW,
    phases.PRICE,
    phases.UNDER,
    phases.STORE,
    phases.STOW,
    phases.RECLAIM,
    phases.REFRESH,
    phases.MOVE,
    phases.BURN,
)
"""Phases that a step of an effect asks for: the effect lies below it on the stack."""


def prompt(teller: Teller, view: Table) -> str:
    """What is asked of whoever is to decide."""
    say, phase, row = teller.words.say, view.phase, top(view)
    if phase == phases.PAY:
        plant = teller.thing("card", view.growing)
        return say("prompt-pay", plant=plant, left=row[steps.AMOUNT], **{"with": means(teller, view)})
    if phase == phases.GATHER:
        return say("prompt-gather", left=row[steps.AMOUNT])
    if phase == phases.LIMIT:
        left = row[steps.AMOUNT]
        return say("prompt-limit", limit=view.hand_size[row[SEAT]] - left, left=left)
    if phase in BY_AN_EFFECT:
        card, step = asking(teller, view)
        return say(
            f"prompt-{teller.game.phases[phase]}",
            whose=say("event" if isinstance(card, EventCard) else "plant-name", **named(card)),
            left=row[steps.AMOUNT],
            may_stop="yes" if row[steps.MAY_STOP] else "no",
            source=say(f"source-{step.from_}"),
            step=step_text(teller.words, step),
        )
    return say(f"ask-{teller.game.phases[phase]}")


def means(teller: Teller, view: Table) -> str:
    """What can still pay for a plant: the hand, energy, or both [29, 30]."""
    row = top(view)
    spaces = paying_spaces(teller.game.box, view, row[SEAT], view.growing_space)
    if energy_slots(view, row[SEAT], spaces, row[steps.ENERGY_FIRST]) == 0:
        return "hand"
    return "both" if row[steps.FIRST] < view.hand_size[row[SEAT]] else "energy"


def asking(teller: Teller, view: Table) -> tuple[Plant | EventCard, Step]:
    """The plant or event whose effect is being carried out, and the step of it that asks."""
    box, pack, below = teller.game.box, teller.game.pack, view.steps[view.depth - 2]
    row, end = below[steps.ROW] - 1, below[steps.END]
    effect = next(e for e in range(len(box.timing)) if box.first_step[e] <= row and box.first_step[e + 1] == end)
    if effect >= FIRST_EVENT:
        event = pack.event[effect - FIRST_EVENT]
        return event, event.do[row - box.first_step[effect]]
    plant = pack.plant[effect]
    return plant, plant.effect.do[row - box.first_step[effect]]


# Names.


def name(teller: Teller, view: Table, kind: str, number: int, seat: int) -> str:
    if kind == "nursery" and view.nursery[number] != NONE:
        return teller.thing("card", view.nursery[number])
    if kind == "effect":
        return effect_name(teller, view, top(view)[steps.FIRST] + number)
    if kind == "stack" and seat >= 0:
        return stack_name(teller, view, seat, number)
    return ""


def effect_name(teller: Teller, view: Table, entry: int) -> str:
    """An effect in the pool by its plant; if there are two such plants, also by where it stands."""
    if not 0 <= entry < view.pool_size:
        return ""
    plants = [teller.thing("card", card) for card in view.pool_card[: view.pool_size]]
    if plants.count(plants[entry]) == 1:
        return plants[entry]
    return at_place(teller, plants[entry], view.pool_space[entry])


def stack_name(teller: Teller, view: Table, seat: int, space: int) -> str:
    """A stack by its top plant and its place."""
    top = view.top[seat][space]
    return at_place(teller, teller.thing("card", top) if top != NONE else teller.words.say("energy-alone"), space)


def at_place(teller: Teller, what: str, space: int) -> str:
    return teller.words.say("at-place", what=what, space=teller.thing("space", space))
