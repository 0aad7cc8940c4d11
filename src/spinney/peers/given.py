"""What every port is given: the printed cards and, where a game is to be replayed, its deal."""

from __future__ import annotations

from dataclasses import dataclass

from spinney.engine.title import Title

CARDS = 64
DECK = 60  # all but the start cards


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """A printed card: level, animals of the level's two species, whether it has a chain saw and is a start card."""

    number: int
    level: int
    animals: tuple[int, int]
    saw: bool
    start: bool


def cards_of(game: Title) -> list[Card]:
    """The cards of Once Upon a Forest, from the box."""
    box = game.box
    return [
        Card(card, box.level[card], (box.animals[card][0], box.animals[card][1]), bool(box.saw[card]), bool(start))
        for card, start in enumerate(box.is_start)
    ]


@dataclass(frozen=True)
class Deal:
    """A deal that was made: the piles one after the other, each from bottom to top, and how deep start cards go."""

    deck: list[int]
    depths: list[int]


class Dealt:
    """A deal in place of a generator, for a game that is dealt as it says."""

    def __init__(self, deal: Deal) -> None:
        self.places = {card: place for place, card in enumerate(deal.deck)}
        self.depths = list(deal.depths)

    def shuffle(self, deck: list[Card], /) -> None:
        deck.sort(key=lambda card: self.places[card.number])

    def randrange(self, _below: int, /) -> int:
        return self.depths.pop(0)


class Missing(Exception):
    """Something that a port needs is not installed here; the message says what, or the command that installs it."""
