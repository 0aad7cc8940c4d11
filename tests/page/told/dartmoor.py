"""What the board of Dartmoor works out: who dwells where and brings what, what forests have, hands, caves, payments."""

from __future__ import annotations

from typing import Any

from spinney.engine.header import asked
from spinney.engine.pending import top
from spinney.games.dartmoor import phases, steps
from spinney.games.dartmoor.box import faces
from spinney.games.dartmoor.effects import has_bonus
from spinney.games.dartmoor.forest import count, moor_stand
from spinney.games.dartmoor.scoring import half_of
from spinney.games.dartmoor.secrets import all_know, last_moor
from spinney.games.dartmoor.table import CARDS, NONE, SLOTS, SYMBOLS, UNIVERSAL, WHOLE
from spinney.games.dartmoor.turn import shows
from spinney.games.dartmoor.worth import forest

TALLY = ("bird", "bat", "insect", "amphibian", "hoof", "paw", "plant")
FORMS = {("top", "bottom"): "tb", ("left", "right"): "lr"}


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    box, seats = game.box, range(view.players)
    return {
        "forests": [plots(box, view, seat) for seat in seats],
        "tally": [[count(box, view, seat, 1 << SYMBOLS.index(kind)) for kind in TALLY] for seat in seats],
        "clearing": view.clearing[: view.clearing_size],
        "hands": [view.hand[seat][: view.hand_size[seat]] for seat in seats],
        "known": [known(view, seat) for seat in seats],
        "caves": view.cave_size[: view.players],
        "playing": None if view.playing == NONE else [view.playing, box.half_species[view.playing]],
        "bonus": payments(box, view, viewer),
        "print": print_of(game) if view.ply == 0 else None,
    }


def plots(box: Any, view: Any, seat: int) -> list[Any]:
    """The stands, moors after the others: what lies there, its points, and who dwells in each slot."""
    points, there = forest(box, view, seat), dwellers(view)
    own = [stand for stand in range(view.stands) if view.stand_owner[stand] == seat]
    return [
        {
            "stand": stand,
            "symbol": NONE if universal(view, stand) else box.half_colour[2 * view.stand_card[stand]],
            "points": None if universal(view, stand) else points[f"stand/{stand}"],
            "dwellers": {
                str(slot): found for slot in range(SLOTS) if (found := groups(box, view, points, there, stand, slot))
            },
        }
        for stand in sorted(own, key=lambda stand: moor_stand(box, view, stand))
    ]


def universal(view: Any, stand: int) -> bool:
    return bool(view.stand_species[stand] == UNIVERSAL)


def dwellers(view: Any) -> dict[int, list[int]]:
    """The halves that dwell in each place, a stand and a slot of it."""
    found: dict[int, list[int]] = {}
    for card in range(WHOLE, CARDS):
        if view.dwelling[card] != NONE:
            found.setdefault(view.dwelling[card], []).append(half_of(view, card))
    return found


def groups(
    box: Any, view: Any, points: dict[str, int], there: dict[int, list[int]], stand: int, slot: int
) -> list[Any]:
    """Equals in a slot together, those of the first comer's species first."""
    found: dict[int, list[int]] = {}
    for half in there.get(stand * SLOTS + slot, []):
        found.setdefault(box.half_species[half], []).append(half)
    assert sum(map(len, found.values())) == view.crowd[stand][slot]
    first = sorted(found, key=lambda species: species != view.first[stand][slot])
    return [[species, found[species], sum(points[f"half/{half}"] for half in found[species])] for species in first]


def known(view: Any, seat: int) -> list[int]:
    moor = last_moor(view, seat)
    return [card for card in range(CARDS) if card in view.hand[seat] and all_know(view, seat, moor, card)]


def payments(box: Any, view: Any, viewer: int) -> list[str]:
    """What the lowest and the highest cards that could be paid now would do to the bonus."""
    if viewer < 0 or view.phase != phases.PAY or not asked(view, viewer):
        return []
    hand = view.hand[viewer][: view.hand_size[viewer]]
    due, symbol = top(view)[steps.NUMBER], box.half_colour[view.playing]
    if not has_bonus(box, view, box.half_species[view.playing]):
        return ["none", "none"]
    chosen = (hand[:due], hand[-due:])
    return ["earned" if all(shows(box, card, symbol) for card in cards) else "lost" for cards in chosen]


def print_of(game: Any) -> list[Any]:
    """Every card: how it is split, and the tree symbols of its halves."""
    return [
        [
            FORMS.get(tuple(face.side for face in card), "whole"),
            len(card),
            [game.box.half_colour[2 * number + i] for i in range(len(card))],
        ]
        for number, card in enumerate(faces(game.pack))
    ]
