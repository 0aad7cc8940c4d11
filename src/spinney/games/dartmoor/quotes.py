"""What a choice would bring: told to whoever has to choose, before they do.

- Who may play a card is told of each half in reach, in the hand or (`lift`) in the clearing, `brings/<half>`: by how
  many points the forest would be worth more with it, in the best place; what effect and bonus bring is not counted.
- Who has to place it is told `at/<stand>/<slot>`, the same for each place.
- Who has to pay is told `bonus`, the tree symbol that every card of the payment has to show for the bonus [27]; without
  it the card that is being played has none. `shows/<card>` says of each card in hand whether it shows that symbol, 1 or
  0: the bonus is earned if all cards that are paid do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spinney.engine.header import asked
from spinney.games.dartmoor import phases
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.effects import has_bonus
from spinney.games.dartmoor.forest import add_up, fits, moor_stand, new_stand, opening, settle
from spinney.games.dartmoor.scoring import doubled, total
from spinney.games.dartmoor.table import NONE, SLOTS, STAND_SLOTS, TABLE, WHOLE, Table
from spinney.games.dartmoor.turn import shows

Quoted = dict[str, int | str]
Place = tuple[int, int]
NEW: Place = (NONE, NONE)  # a whole card is a stand of its own


def quotes(box: Box, view: Table, seat: int) -> Quoted:
    if not asked(view, seat):
        return {}
    if view.phase in (phases.ACTION, phases.FREE):
        return gains(box, view, seat, view.hand[seat][: view.hand_size[seat]])
    if view.phase == phases.LIFT:
        return gains(box, view, seat, view.clearing[: view.clearing_size])
    if view.phase == phases.PLACE:
        return at_each_place(box, view, seat)
    if view.phase == phases.PAY:
        return bonus(box, view, seat)
    return {}


def bonus(box: Box, view: Table, seat: int) -> Quoted:
    if not has_bonus(box, view, box.half_species[view.playing]):
        return {}
    symbol = int(box.half_colour[view.playing])
    hand = view.hand[seat][: view.hand_size[seat]]
    return {"bonus": symbol, **{f"shows/{card}": int(shows(box, card, symbol)) for card in hand}}


# Points.


def gains(box: Box, view: Table, seat: int, cards: Iterable[int]) -> Quoted:
    now = total(box, view, seat)
    halves = (half for card in cards for half in (2 * card, 2 * card + 1) if box.half_species[half] != NONE)
    return {
        f"brings/{half}": max(worth_at(box, view, seat, half, place) for place in unlike(box, view, seat, half)) - now
        for half in halves
        if fits(box, view, seat, half)
    }


def at_each_place(box: Box, view: Table, seat: int) -> Quoted:
    now = total(box, view, seat)
    return {
        f"at/{stand}/{slot}": worth_at(box, view, seat, view.playing, (stand, slot)) - now
        for stand, slot in places(box, view, seat, view.playing)
    }


def worth_at(box: Box, view: Table, seat: int, half: int, place: Place) -> int:
    """What a forest would be worth with a card in a place."""
    after: Table = TABLE.copy(view)
    species = box.half_species[half]
    if place == NEW:
        new_stand(box, after, seat, species, half >> 1)
    else:
        settle(box, after, seat, half, *place)
    add_up(box, after, seat, species, box.half_colour[half])
    return int(total(box, after, seat))


def places(box: Box, view: Table, seat: int, half: int) -> Iterator[Place]:
    for stand in range(view.stands):
        if view.stand_owner[stand] == seat:
            for slot in range(SLOTS):
                if opening(box, view, stand, slot) & box.half_room[half]:
                    yield stand, slot


def unlike(box: Box, view: Table, seat: int, half: int) -> Iterable[Place]:
    """One of each kind of place: at a moor or a tree, where a card is doubled or not, where it fills a stand or not."""
    if half < 2 * WHOLE:
        return [NEW]
    found: dict[tuple[bool, bool, int], Place] = {}
    for stand, slot in places(box, view, seat, half):
        twice = bool(doubled(box, view, box.half_species[half], stand, slot))
        fills = view.crowd[stand][slot] == 0 and sum(1 for crowd in view.crowd[stand] if crowd) == STAND_SLOTS - 1
        found.setdefault((moor_stand(box, view, stand), twice, stand if fills else NONE), (stand, slot))
    return found.values()
