"""Bots: given a view, the legal moves and a stream of their own, and nothing else."""

from __future__ import annotations

import pytest

import spinney
from spinney.bots.random import Random
from spinney.bots.search import Search

ITERATIONS = 300
DEALS = 12


@pytest.fixture(scope="module")
def once():
    return spinney.game("once")


def play_out(match, bots, stream):
    while not match.over:
        seat = match.acting[0]
        match.play(bots[seat].choose(match.view_bytes(seat), seat, match.legal(seat), stream), seat)
    return match


def test_search_beats_random_from_either_seat(once):
    """Each deal is played twice with seats changed, so luck cancels; by chance 20 of 24 would come once in 1300."""
    search, rules = Search(once.compiled, ITERATIONS), once.compiled
    wins = 0.0
    for deal in range(DEALS):
        for seat in (0, 1):
            bots = [search, Random()] if seat == 0 else [Random(), search]
            winners = play_out(once.new(2, seed=deal), bots, rules.stream(deal)).winners()
            wins += (seat in winners) / len(winners)
    assert wins >= 20


def test_search_finds_the_better_solo_forest(once):
    """Alone there is nobody to beat, so the standing itself has to lead."""
    rules = once.compiled
    search, random = Search(rules, ITERATIONS), Random()
    totals = [
        sum(play_out(once.new(1, seed=deal), [bot], rules.stream(deal)).score()[0].total for deal in range(DEALS))
        for bot in (search, random)
    ]
    assert totals[0] > totals[1] + DEALS


@pytest.mark.parametrize("make", [lambda rules: Random(), lambda rules: Search(rules, 100)], ids=["random", "search"])
def test_a_bot_decides_alike_in_worlds_it_cannot_tell_apart(once, make):
    rules = once.compiled
    differ = 0
    for deal in range(20):
        match = once.new(3, seed=deal)
        for _move in range(10 + 5 * deal):
            match.play(match.legal()[-1])
        seat = match.acting[0]
        other = rules.memory(match.view_bytes(seat))
        rules.deal(rules.box, other, seat, rules.stream(deal))
        world = once.table_layout.plain(rules.to_bytes(other))
        differ += world.deck != match.table.deck
        rules.hide(rules.box, other, seat)
        views = [match.view_bytes(seat), rules.to_bytes(other)]
        chosen = [make(rules).choose(view, seat, match.legal(seat), rules.stream(9)) for view in views]
        assert chosen[0] == chosen[1]
    assert differ > 10, "the worlds were hardly ever different, so this proved nothing"
