"""What the board of Reforest works out: stacks and their points, visitors, what is known, effects, and round ends."""

from __future__ import annotations

from typing import Any

from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.games.reforest import events, phases, reasons, steps
from spinney.games.reforest.box import ordered
from spinney.games.reforest.legality import refuse_use
from spinney.games.reforest.scoring import score_effects, score_energy, score_plants
from spinney.games.reforest.several import energy_of
from spinney.games.reforest.table import GONE, NONE, POOL, SPACES, TAKEN
from spinney.games.reforest.visitors import held_over

OUTCOMES = {events.WAITS: "waits", events.LEFT: "left"}


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    box, seats = game.box, range(view.players)
    return {
        "stacks": [[stack(view, seat, space) for space in range(SPACES)] for seat in seats],
        "points": [
            sum(line(box, view, seat) for line in (score_plants, score_effects, score_energy)) for seat in seats
        ],
        "guests": guests(view),
        "visitors": [[view.visitor[at] for at in taken(view, seat)] for seat in seats],
        "unpaid": top(view)[steps.AMOUNT] if view.phase == phases.PAY else None,
        "seen": [[seen(view, seat, slot) for slot in range(view.hand_size[seat])] for seat in seats],
        "top": known_top(view, viewer),
        "effects": effects(box, view, viewer),
        "judged": judged(view),
        "plants": [plant.id for plant in ordered(game.pack)] if view.ply == 0 else None,
    }


def stack(view: Any, seat: int, space: int) -> list[Any]:
    """The plants of a stack from the top, and its energy."""
    plants, card = [], view.top[seat][space]
    while card != NONE:
        plants.append(card)
        card = view.beneath[card]
    assert len(plants) == view.plants[seat][space]
    return [plants, [[slot, view.energy[seat][slot]] for slot in energy_of(view, seat, 1 << space)]]


def guests(view: Any) -> list[Any]:
    """The visitors that were turned up: due at the end of this round, then later ones, then those taken or gone."""
    found = []
    for at in range(view.visitors_up):
        place, due = view.visitor_place[at], view.visitor_due[at]
        rank = 2 if place in (TAKEN, GONE) else 0 if due <= view.round else 1
        state = "won" if place == TAKEN else "gone" if place == GONE else ("due", "later")[rank]
        found.append((rank, due, at, [view.visitor[at], state, held_over(view, at), view.visitor_owner[at]]))
    return [guest for *_, guest in sorted(found)]


def taken(view: Any, seat: int) -> list[int]:
    return [at for at in range(view.visitors_up) if view.visitor_place[at] == TAKEN and view.visitor_owner[at] == seat]


def seen(view: Any, seat: int, slot: int) -> bool:
    """Whether another seat knows a card of a hand."""
    return any(view.hand_known[seat][slot] >> other & 1 for other in range(view.players) if other != seat)


def known_top(view: Any, viewer: int) -> list[int]:
    """The cards on top of the deck that a seat has looked at; who only watches knows none."""
    found: list[int] = []
    for at in range(view.deck_size - 1, -1, -1):
        if viewer < 0 or not view.deck_known[at] >> viewer & 1:
            break
        found.append(view.deck[at])
    return found


def effects(box: Any, view: Any, viewer: int) -> list[Any]:
    """The effects that may be used, by the number they have in a move: their plants and spaces."""
    if viewer < 0 or not asked(view, viewer) or view.phase not in (phases.BEFORE, phases.AFTER, phases.EFFECTS):
        return []
    first = top(view)[steps.FIRST]
    usable = [number for number in range(POOL) if refuse_use(box, view, viewer, number) == reasons.LEGAL]
    return [[number, view.pool_card[first + number], view.pool_space[first + number]] for number in usable]


def judged(view: Any) -> list[Any]:
    """The visitors that the last move had judged, and who won each."""
    found = []
    for code, first, second, _third in view.chronicle[: view.told]:
        if code == events.AWARDED:
            found.append([second, "awarded", first])
        elif code in OUTCOMES:
            found.append([first, OUTCOMES[code], NONE])
    return found
