"""Sets: what people are shown as one choice of several things is what the rules allow one by one, no more and no less.

Proved at random positions by trying it out: every way of naming things one after the other that the rules allow,
against every set that the declared choice allows; and each such set, chosen in any order, is carried out by the rules.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

import spinney
from conformance.settings import settings
from conformance.trial import Trial
from spinney.engine import choosing
from spinney.engine.errors import Wrong

MOST_SETS = 300
POSITIONS = 250
each = pytest.mark.parametrize("title", [game.name for game in spinney.every_game() if game.several is not None])


def things(game, table, seat, moves):
    return frozenset(choosing._thing(game, table, seat, move) for move in moves)


def sets_allowed(game, table, seat, several):
    """Every set that the declared choice allows, as things."""
    return {
        things(game, table, seat, chosen)
        for number in range(several.least, several.most + 1)
        for chosen in combinations(several.moves, number)
        if several.fits(chosen)
    }


def sets_played(game, table, seat, several, named=frozenset()):
    """Every set that can be named one by one under the rules, from here to where something else is asked."""
    found = set()
    legal = game.interpreted.numbers(game.most_legal)
    for move in legal[: game.interpreted.legal(game.box, table, seat, legal)]:
        if move == several.ends:
            found.add(named)
        elif game.moves.decode(move)[0] in {game.moves.decode(other)[0] for other in several.moves}:
            now = named | {choosing._thing(game, table, seat, move)}
            after = game.table_layout.copy(table)
            assert game.interpreted.decide(game.box, after, seat, move) == seat
            further = choosing.choice(game, after, seat)
            if choosing.goes_on(game, several, further):
                found |= sets_played(game, after, seat, further, now)
            else:
                found.add(now)
    return found


def size(several):
    """How many sets there could be."""
    return sum(1 for number in range(several.least, several.most + 1) for _ in combinations(several.moves, number))


@cache
def positions_with_sets(title):
    """Random positions in which somebody chooses several things, and that somebody; every kind of set among them."""
    game = spinney.game(title)
    found = []
    for setting in settings(game):
        trial = Trial(game.interpreted, setting)
        for table in trial.positions(POSITIONS):
            for seat in trial.asked(table):
                several = choosing.choice(game, table, seat)
                if several is not None and several.most > 1 and size(several) <= MOST_SETS:
                    found.append((table, seat, several))
    assert len(found) > 50
    return found


@each
def test_a_choice_of_several_is_what_the_rules_allow_one_by_one(title):
    game = spinney.game(title)
    for table, seat, several in positions_with_sets(title):
        assert sets_allowed(game, table, seat, several) == sets_played(game, table, seat, several)


@each
def test_a_set_is_chosen_in_any_order(title):
    """The same set in two orders leads to the same table, and what does not fit is refused with a sentence."""
    game, chance = spinney.game(title), Random(title)
    for kept, seat, several in positions_with_sets(title):
        table = game.table_layout.copy(kept)
        chosen = chance.sample(several.moves, chance.randint(several.least, several.most))
        if not several.fits(chosen):
            with pytest.raises(Wrong, match="together"):
                choosing.in_order(game, table, seat, chosen)
            continue
        moves = choosing.in_order(game, table, seat, chosen)
        assert moves == choosing.in_order(game, table, seat, chosen[::-1])
        for move in moves:
            assert game.interpreted.decide(game.box, table, seat, int(move)) == seat
        after = choosing.choice(game, table, seat)
        assert not choosing.goes_on(game, several, after)


@each
def test_what_is_not_a_whole_choice_is_refused(title):
    game = spinney.game(title)
    table, seat, several = positions_with_sets(title)[0]
    for chosen, why in (
        (several.moves[:1] * (several.most + 1), "to be chosen"),
        (several.moves[:1] * several.most, "twice"),
        ((*several.moves[: several.most - 1], game.moves.size - 1), "cannot be chosen"),
    ):
        with pytest.raises(Wrong, match=why):
            choosing.in_order(game, table, seat, chosen)
    for other in range(table.players):
        if other != seat:
            with pytest.raises(Wrong, match="nobody is asked"):
                choosing.in_order(game, table, other, several.moves[:1])
