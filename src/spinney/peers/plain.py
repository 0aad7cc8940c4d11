"""Once Upon a Forest in plain Python, as one writes it after reading the rules: classes, lists, moves as tuples.

`Game.legal_moves` lists moves such as `("place", 2, 5)`, the third card of the hand into the sixth column; `play` makes
one. The ports to Python's frameworks are wrapped around this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from spinney.peers.given import Card

HAND = 3
PILES = 5
PILE_CARDS = 12
COLUMNS = 16
SEATS = 4
LEVELS = 4
NOTHING = b"\xff"

Move = tuple[str, int] | tuple[str, int, int]

MOVES: list[Move] = [
    *(("slip", pile) for pile in range(PILES)),
    *(("draw", pile) for pile in range(PILES)),
    *(("place", card, column) for card in range(HAND) for column in range(COLUMNS)),
    *(("give", card, to) for card in range(HAND) for to in range(SEATS)),
    *(("receive", column) for column in range(COLUMNS)),
]
"""All moves there can be, for frameworks that want them numbered."""

NUMBER = {move: number for number, move in enumerate(MOVES)}


class Chance(Protocol):
    """Where a game's chance comes from: a `random.Random`, or a deal that was made before."""

    def shuffle(self, x: list[Card], /) -> None: ...

    def randrange(self, start: int, /) -> int: ...


class Player:
    def __init__(self, start: Card) -> None:
        self.hand: list[Card] = []
        self.forest: list[list[Card | None]] = [[start, None, None, None]]

    def open_columns(self) -> int:
        """All columns that stand, and a new one if the last is complete."""
        return len(self.forest) + (None not in self.forest[-1])

    def put(self, card: Card, column: int) -> None:
        if column == len(self.forest):
            self.forest.append([None] * LEVELS)
        self.forest[column][card.level] = card

    def score(self) -> int:
        """Columns, the incomplete one, species in balance, chain saws."""
        complete = [column for column in self.forest if None not in column]
        points = 3 * len(complete) - (len(self.forest) - len(complete))
        for level in range(LEVELS):
            cards = [card for column in complete if (card := column[level])]
            for which in range(2):
                if complete and sum(card.animals[which] for card in cards) == len(complete):
                    points += 1
            points -= sum(card.saw for card in cards)
        return points


class Game:
    """A game under way. `asked` is the seat that decides now, and `phase` says what about."""

    def __init__(self, cards: Sequence[Card], players: int, chance: Chance) -> None:
        starts = [card for card in cards if card.start]
        deck = [card for card in cards if not card.start]
        chance.shuffle(deck)
        self.chance = chance
        self.piles = [deck[at : at + PILE_CARDS] for at in range(0, len(deck), PILE_CARDS)]
        self.players = [Player(start) for start in starts[:players]]
        self.left_over = starts[players:]
        self.turn = 0
        self.asked = 0
        self.given: Card | None = None
        self.phase = "slip" if self.left_over else "opening"

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def legal_moves(self) -> list[Move]:
        phase = self.phase
        player = self.players[self.asked]
        if phase in ("opening", "draw"):
            return [("draw", pile) for pile, cards in enumerate(self.piles) if cards]
        if phase in ("place", "last"):
            columns = range(player.open_columns())
            return [("place", card, column) for card in range(len(player.hand)) for column in columns]
        if phase == "give":
            others = [seat for seat in range(len(self.players)) if seat != self.asked]
            return [("give", card, to) for card in range(len(player.hand)) for to in others]
        if phase == "receive":
            return [("receive", column) for column in range(player.open_columns())]
        if phase == "slip":
            return [("slip", pile) for pile in range(PILES)]
        return []

    def play(self, move: Move) -> None:
        kind, *parts = move
        getattr(self, kind)(*parts)

    def slip(self, pile: int) -> None:
        """A left-over start card goes into a pile, at a depth that nobody knows."""
        cards = self.piles[pile]
        cards.insert(self.chance.randrange(len(cards) + 1), self.left_over.pop(0))
        if not self.left_over:
            self.phase = "opening"

    def draw(self, pile: int) -> None:
        player = self.players[self.asked]
        player.hand.append(self.piles[pile].pop())
        if self.phase == "opening":
            self.asked = (self.asked + 1) % len(self.players)
            if len(self.players[self.asked].hand) == HAND:
                self.phase = "place"
        elif len(player.hand) == HAND or not any(self.piles):
            self.end_turn()

    def place(self, card: int, column: int) -> None:
        player = self.players[self.asked]
        player.put(player.hand.pop(card), column)
        if self.phase == "last":
            self.end_turn()
        else:
            self.phase = "give"

    def give(self, card: int, to: int) -> None:
        self.given = self.players[self.asked].hand.pop(card)
        self.asked = to
        self.phase = "receive"

    def receive(self, column: int) -> None:
        assert self.given is not None
        self.players[self.asked].put(self.given, column)
        self.given = None
        self.asked = self.turn
        if any(self.piles):
            self.phase = "draw"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next one has a turn, or with a single card left places that, or the game is over."""
        self.turn = self.asked = (self.turn + 1) % len(self.players)
        cards = len(self.players[self.turn].hand)
        self.phase = "place" if cards > 1 else "last" if cards == 1 else "over"

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def seen_by(self, seat: int) -> bytes:
        """A row of numbers for those who learn: the hand of a seat, the levels on top of the piles, and all forests."""
        row = bytes([card.number for card in self.players[seat].hand]).ljust(HAND, NOTHING)
        row += bytes([pile[-1].level if pile else NOTHING[0] for pile in self.piles])
        for player in self.players:
            cells = [card.number if card else NOTHING[0] for column in player.forest for card in column]
            row += bytes(cells).ljust(COLUMNS * LEVELS, NOTHING)
        return row


def race(cards: Sequence[Card], players: int, luck: Random, games: int) -> int:
    """Plays whole games at random; gives the number of moves."""
    random = luck.random
    played = 0
    for _game in range(games):
        game = Game(cards, players, luck)
        while not game.over:
            moves = game.legal_moves()
            game.play(moves[int(random() * len(moves))])
            played += 1
    return played
