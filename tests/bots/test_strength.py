"""Bots play better the more they think: each deal is played from every seat, so luck cancels."""

from __future__ import annotations

import pytest

import spinney
from spinney.bots.levels import make_bot
from spinney.bots.random import Random
from spinney.bots.search import Search
from spinney.engine.advice import HEATED

ITERATIONS = 300
DEALS = 12


@pytest.fixture(scope="module")
def once():
    return spinney.game("once")


def play_out(match, bots, seed):
    streams = [match.rules.stream(1000 * seed + seat) for seat in range(match.players)]
    while not match.over:
        seat = match.acting[-1]
        match.play(bots[seat].choose(match.view_bytes(seat), seat, match.legal(seat), streams[seat]), seat)
    return match


def wins_from_either_seat(game, bot, other, deals=DEALS):
    wins = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            bots = [bot, other] if seat == 0 else [other, bot]
            winners = play_out(game.new(2, seed=deal), bots, deal).winners()
            wins += (seat in winners) / len(winners)
    return wins


@pytest.mark.parametrize("name", ["once", "legendary"])
def test_greedy_beats_random(name):
    """By chance 20 of 24 would come once in 1300."""
    game = spinney.game(name)
    assert wins_from_either_seat(game, make_bot("greedy", game.compiled), Random()) >= 20


def test_search_beats_greedy(once):
    rules = once.compiled
    assert wins_from_either_seat(once, Search(rules, ITERATIONS), make_bot("greedy", rules)) >= 20


def test_search_finds_the_better_solo_forest(once):
    """Alone there is nobody to beat, so the score itself has to lead."""
    rules = once.compiled
    totals = [
        sum(play_out(once.new(1, seed=deal), [bot], deal).score()[0].total for deal in range(DEALS))
        for bot in (Search(rules, ITERATIONS), Random())
    ]
    assert totals[0] > totals[1] + DEALS


def test_partners_who_search_beat_partners_at_random(once):
    """In teams a seat's result is its team's: partners sit opposite each other."""
    search, wins = Search(once.compiled, ITERATIONS), 0
    for deal in range(4):
        for first in (0, 1):
            bots = [search if seat % 2 == first else Random() for seat in range(4)]
            wins += first in play_out(once.new(4, seed=deal, mode="teams"), bots, deal).winners()
    assert wins >= 7


@pytest.mark.parametrize("name", ["once", "legendary"])
def test_each_level_that_has_learned_beats_the_one_below(name):
    """By chance 16 of 24 would come once in 13, and twice in a row once in 170."""
    game = spinney.game(name)
    lower, *others = (make_bot(level, game.compiled) for level in HEATED)
    for upper in others:
        assert wins_from_either_seat(game, upper, lower) >= 16, upper.name
        lower = upper
