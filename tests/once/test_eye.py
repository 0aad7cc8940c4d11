"""What a move changes, as the eye tells it, against the score sheets and forests after the move was made."""

from __future__ import annotations

from random import Random

import pytest

import spinney
from once.faces import FACES
from once.helpers import CARDS, visible
from spinney.engine.match import Match
from spinney.engine.seeds import key_from
from spinney.games.once.eye import (
    BEST,
    BEST_COMING,
    CHANGE,
    CHANGE_COMING,
    CHANGES,
    HURT,
    LEADS,
    MOST_CHANGE,
    PLACES,
    WHERE,
)

GAME = spinney.game("once")


def seen(match, seat, move, first, size):
    """Which of some features a move has: one of them."""
    rules = GAME.interpreted
    memory, out = rules.memory(match.view_bytes(seat)), rules.numbers(1, GAME.eye.move_on)
    rules.observe_moves(rules.box, memory, seat, [move], 1, out)
    (found,) = [feature - first for feature in out[0] if first <= feature < first + size]
    return found


def told(match, seat, move, first):
    """The change that a move has among its features."""
    return seen(match, seat, move, first, CHANGES) - MOST_CHANGE


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


def best_place(match, to, found=total):
    """The most that whoever was given a card can have with it."""
    return max(after(match, to, move, lambda there: found(there, to)) for move in match.legal(to))


def coming(level):
    """The species of a level that would be in balance if all columns were complete, less all its chain saws."""

    def found(match, seat):
        columns = visible(match.table, seat)
        faces = [FACES[card] for column in columns for card in column if card[0] == level]
        animals = sum(face.a for face in faces), sum(face.b for face in faces)
        return animals.count(len(columns)) - sum(face.saw for face in faces)

    return found


def kind_of_place(columns, column, card):
    """Zero to two: a gap, after which so many are left; over a card of a complete column, or of another; a new one."""
    if column == len(columns):
        return 5
    there = {other[0] for other in columns[column]}
    if card[0] not in there:
        return 3 - len(there)
    return 3 if len(there) == 4 else 4


def card_of(match, seat, move):
    """The card that a move places or gives."""
    table = match.table
    return CARDS[table.given if move.kind == "receive" else table.hand[seat][move.parts["hand"]]]


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


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_card_will_change(players):
    """If the last column were complete; what kind of place a card has, and how whoever is given one stands."""
    luck, kinds, leads = Random(players), set(), set()
    for deal in range(2):
        match = Match(GAME, players, GAME.choices(players), key_from(f"coming {players} {deal}"))
        while not match.over:
            seat = match.acting[0]
            legal = match.legal(seat)
            for move in legal:
                if move.kind in ("place", "receive"):
                    card = card_of(match, seat, move)
                    found = coming(card[0])
                    then = after(match, seat, move, lambda there, seat=seat, found=found: found(there, seat))
                    assert told(match, seat, move, CHANGE_COMING) == then - found(match, seat)
                    kind = kind_of_place(visible(match.table, seat), move.parts["column"], card)
                    assert seen(match, seat, move, WHERE, PLACES) == kind
                    kinds.add(kind)
                if move.kind == "give":
                    card, to = card_of(match, seat, move), move.parts["to"]
                    found = coming(card[0])
                    then = after(match, seat, move, lambda there, to=to, found=found: best_place(there, to, found))
                    assert told(match, seat, move, BEST_COMING) == then - found(match, to)
                    columns = visible(match.table, to)
                    last = len(columns) - (len(columns[-1]) < 4)
                    assert seen(match, seat, move, WHERE, PLACES) == kind_of_place(columns, last, card)
                    lead = total(match, to) - total(match, seat)
                    place = sum(lead > limit for limit in (-3, -1, 0, 2))
                    best = told(match, seat, move, BEST) + MOST_CHANGE
                    assert seen(match, seat, move, HURT, CHANGES * LEADS) == LEADS * best + place
                    leads.add(place)
            match.play(legal[luck.randrange(len(legal))], seat)
    assert kinds == set(range(6))
    assert players == 1 or leads == set(range(5))
