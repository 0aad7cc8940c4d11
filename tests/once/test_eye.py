"""What the eye tells of a table, against what lies there, and of a move, against what lies there after it was made."""

from __future__ import annotations

from random import Random

import pytest

import spinney
from once.faces import FACES
from once.helpers import CARDS, LEVELS, NONE, name, visible
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


def seen_there(match, seat):
    """Each field of the eye, by its name and by how many seats away it is, with the places of what is on in it."""
    rules = GAME.interpreted
    memory, out = rules.memory(match.view_bytes(seat)), rules.numbers(GAME.eye.most_on)
    on = {int(out[i]) for i in range(rules.observe(rules.box, memory, seat, out))}
    fields = {(field.name, field.seat): (field.first, field.size) for field in GAME.eye.fields()}
    return {
        which: {feature - first for feature in on if first <= feature < first + size}
        for which, (first, size) in fields.items()
    }


def numbers_of(cards):
    return {CARDS.index(card) for card in cards}


def by_species(columns, count):
    """For each of the eight species how many animals are seen more than there are columns; 4 is as far as it goes."""
    offs = []
    for level in LEVELS:
        faces = [FACES[card] for column in columns for card in column if card[0] == level]
        offs += [sum(face.a for face in faces) - count, sum(face.b for face in faces) - count]
    return {9 * species + 4 + min(max(off, -4), 4) for species, off in enumerate(offs)}


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_seen_of_a_table(players):
    luck, waited = Random(players), 0
    match = Match(GAME, players, GAME.choices(players), key_from(f"seen {players}"))
    while not match.over:
        seat, table = match.acting[0], match.table
        found = seen_there(match, seat)
        assert found["mode", None] == {["standard", "teams", "solo"].index(match.choices["mode"])}
        assert found["hand", None] == numbers_of(name(card) for card in table.hand[seat] if card != NONE)
        assert found["covered", None] == {int(card) for card in table.beneath if card != NONE}
        assert found["left", None] == {sum(table.height)}
        assert found["left_over", None] == {table.left_over}
        backs = (
            [LEVELS.index(name(card)[0]) for card in tops(table)] if table.left_over == 0 else [4] * len(tops(table))
        )
        assert found["tops", None] == {6 * back + backs.count(back) for back in backs}
        for other in range(players):
            away = (other - seat) % players
            columns = visible(table, other)
            complete, rest = [one for one in columns if len(one) == 4], [one for one in columns if len(one) < 4]
            assert found["standing", away] == numbers_of(card for column in complete for card in column)
            assert found["waiting", away] == numbers_of(card for column in rest for card in column)
            assert found["columns", away] == {len(complete)}
            assert found["saws", away] == {min(sum(FACES[card].saw for column in complete for card in column), 9)}
            assert found["balance", away] == by_species(complete, len(complete))
            assert found["coming", away] == by_species(columns, len(columns))
            hand = [name(card)[0] for card in table.hand[other] if card != NONE and other != seat]
            assert found["backs", away] == {4 * LEVELS.index(level) + hand.count(level) for level in hand}
            waited += len(rest)
        legal = match.legal(seat)
        match.play(legal[luck.randrange(len(legal))], seat)
    assert waited > 20


def tops(table):
    """The top cards of the piles that are left."""
    heights = [(table.bottom[pile], table.height[pile]) for pile in range(len(table.height))]
    return [table.deck[bottom + height - 1] for bottom, height in heights if height > 0]
