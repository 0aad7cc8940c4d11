"""What a payment would bring: told to whoever has to pay, before the cards are chosen.

`bonus` is the tree symbol that every card of the payment has to show for the bonus [27]; without it the card that is
being played has none. `shows/<card>` says of each card in hand whether it shows that symbol, 1 or 0: the bonus is
earned if all cards that are paid do.
"""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.games.dartmoor import phases
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.effects import has_bonus
from spinney.games.dartmoor.table import Table
from spinney.games.dartmoor.turn import shows


def quotes(box: Box, view: Table, seat: int) -> dict[str, int | str]:
    if view.phase != phases.PAY or not asked(view, seat):
        return {}
    if not has_bonus(box, view, box.half_species[view.playing]):
        return {}
    symbol = int(box.half_colour[view.playing])
    hand = view.hand[seat][: view.hand_size[seat]]
    return {"bonus": symbol, **{f"shows/{card}": int(shows(box, card, symbol)) for card in hand}}
