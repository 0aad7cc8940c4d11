"""What a move changes, as the eye tells it, against the score sheets after the move was made."""

from __future__ import annotations

from random import Random

import pytest

import spinney
from spinney.engine.match import Match
from spinney.engine.seeds import key_from
from spinney.games.once.eye import BEST, CHANGE, CHANGES, MOST_CHANGE

GAME = spinney.game("once")


def told(match, seat, move, first):
    """The change that a move has among its features."""
    rules = GAME.interpreted
    memory, out = rules.memory(match.view_bytes(seat)), rules.numbers(1, GAME.eye.move_on)
    rules.observe_moves(rules.box, memory, seat, [move], 1, out)
    (found,) = [feature - first - MOST_CHANGE for feature in out[0] if first <= feature < first + CHANGES]
    return found


def cut(points):
    return min(max(points, -MOST_CHANGE), MOST_CHANGE)


def total(match, seat):
    return match.score()[seat].total


def after(match, seat, move, found):
    """What a function finds after a move, which is then taken back."""
    match.play(move, seat)
    what = found(match)
    match.undo()
    return what


def best_place(match, to):
    """The most points that whoever was given a card can have with it."""
    return max(after(match, to, move, lambda there: total(there, to)) for move in match.legal(to))


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_card_changes_at_once(players):
    """Every place for every card is tried out; of a gift, every place that the receiver has for it."""
    luck, placed, given = Random(players), 0, 0
    match = Match(GAME, players, GAME.choices(players), key_from(f"eye {players}"))
    while not match.over:
        seat = match.acting[0]
        legal = match.legal(seat)
        for move in legal:
            if move.kind in ("place", "receive"):
                points = after(match, seat, move, lambda there, seat=seat: total(there, seat))
                assert told(match, seat, move, CHANGE) == cut(points - total(match, seat))
                placed += 1
            if move.kind == "give":
                to = move.parts["to"]
                points = after(match, seat, move, lambda there, to=to: best_place(there, to))
                assert told(match, seat, move, BEST) == cut(points - total(match, to))
                given += 1
        match.play(legal[luck.randrange(len(legal))], seat)
    assert placed > 20
    assert given > 20 or players == 1
