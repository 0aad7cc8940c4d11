"""Sealed on a terminal: a row for each player."""

from __future__ import annotations

from rich.table import Table as Grid

from spinney.engine.header import asked
from spinney.engine.moves import Move
from spinney.engine.telling import Teller

from .scoring import score_taken
from .table import NONE, Table


def draw(teller: Teller, view: Table, viewer: int) -> Grid:
    """What each player has laid, holds and has taken, as far as the viewer may know."""
    say = teller.words.say
    grid = Grid(caption=say("label-deck", cards=view.deck_size), caption_justify="left")
    for label in ("player", "laid", "hand", "taken"):
        grid.add_column(say(f"label-{label}"))
    for seat in range(view.players):
        name, taken = teller.thing("seat", seat), str(score_taken(teller.game.box, view, seat))
        grid.add_row(name, laid(teller, view, seat), hand(teller, view, seat, viewer), taken)
    return grid


def laid(teller: Teller, view: Table, seat: int) -> str:
    if view.over or asked(view, seat):
        return ""
    slot = view.laid[seat]
    return teller.thing("card", NONE if slot == NONE else view.hand[seat][slot])


def hand(teller: Teller, view: Table, seat: int, viewer: int) -> str:
    size = view.hand_size[seat]
    if seat != viewer:
        return teller.words.say("label-cards", cards=size)
    return ", ".join(teller.thing("card", card) for card in view.hand[seat][:size])


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """Nobody knows what a card will come to before the others are shown."""
    return ""
