"""What the board of Once Upon a Forest works out from a state, as the rules have it."""

from __future__ import annotations

from typing import Any

from spinney.games.once.piles import take_from_pile
from spinney.games.once.scoring import animals, complete_columns, in_balance
from spinney.games.once.table import LEVELS, NONE, PILES, TABLE


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    seats = range(view.players)
    return {
        "bar": [str(sum(view.height))],
        "levels": list(game.box.level),
        "tops": tops(view),
        "full": [complete_columns(view, seat) for seat in seats],
        "balance": [[species(game.box, view, seat, level) for level in range(LEVELS)] for seat in seats],
        "beneath": [
            [[covered(view, card) for card in column] for column in view.forest[seat][: view.columns[seat]]]
            for seat in seats
        ],
    }


def tops(view: Any) -> list[int]:
    """The card that would be taken from each pile, if there is one."""
    after = TABLE.copy(view)
    return [take_from_pile(after, pile) if view.height[pile] > 0 else NONE for pile in range(PILES)]


def species(box: Any, view: Any, seat: int, level: int) -> list[list[int]]:
    """The two species of a level: animals that count, whether they are in balance, and those that do not count yet."""
    full = complete_columns(view, seat)
    seen = [animals(box, view, seat, full, level, which) for which in range(2)]
    more = [sum(box.animals[column[level]][which] for column in unfinished(view, seat, level)) for which in range(2)]
    return [[count, int(in_balance(count, full)), later] for count, later in zip(seen, more, strict=True)]


def unfinished(view: Any, seat: int, level: int) -> list[Any]:
    """The columns that have a card at this level and a gap elsewhere."""
    return [column for column in view.forest[seat] if column[level] != NONE and NONE in list(column)]


def covered(view: Any, card: int) -> int:
    """How many cards lie beneath a card of a forest."""
    if card == NONE or view.beneath[card] == NONE:
        return 0
    return 1 + covered(view, view.beneath[card])
