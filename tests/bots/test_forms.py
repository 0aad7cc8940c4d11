"""A bot decides the same in every form of the rules: its trees are the same, number for number."""

from __future__ import annotations

from math import log, ulp

import pytest

import spinney
from conformance.checked import checked
from conformance.trial import module_of
from spinney.bots.greedy import Greedy
from spinney.bots.levels import make_bot
from spinney.bots.search import Search, _Tree
from spinney.bots.tree import NONE, natural_log

ITERATIONS = 40


def forms(game):
    return [game.interpreted, module_of(game), game.compiled]


def choice_of(game, seed):
    """A match at a decision between several moves, after some moves at random."""
    match = game.new(game.players[seed % len(game.players)], seed=seed, form="compiled")
    for move in range(3 + 5 * seed):
        match.play(match.legal()[(7 * move) % len(match.legal())])
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
@pytest.mark.parametrize("seed", range(2))
def test_trees_are_the_same_in_every_form(name, seed):
    game = spinney.game(name)
    match = choice_of(game, seed)
    seat = match.acting[0]
    view = match.view_bytes(seat)

    def grown(rules):
        tree = _Tree(rules, game.advice, ITERATIONS)
        for step in tree.steps(view, seat, 9, ITERATIONS, NONE):
            for _time in range(step.times):
                step.entry(*step.arguments)
        nodes = tree._tree[0][4]
        return [list(tree._tree[i]) for i in range(nodes)], [list(tree._worth[i]) for i in range(nodes)]

    first, *others = map(grown, forms(game))
    assert len(first[0]) > 10
    assert others == [first, first]


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
def test_bots_choose_the_same_in_every_form(name):
    game = spinney.game(name)
    match = choice_of(game, 1)
    seat = match.acting[0]

    def chosen(rules, bot):
        stream = rules.stream(5)
        move = bot(rules).choose(match.view_bytes(seat), seat, match.legal(seat), stream)
        return int(move), int(stream[0])

    for bot in (Greedy, lambda rules: Search(rules, ITERATIONS, cores=1)):
        assert len({chosen(rules, bot) for rules in forms(game)}) == 1


def test_a_search_on_several_cores_finds_the_same_in_a_module():
    """Four trees, each in an instance of its own, grown by as many threads as there are cores, or by one."""
    game = spinney.game("once")
    match, rules = choice_of(game, 1), module_of(game)
    seat = match.acting[0]
    found = [
        Search(rules, 6000, cores=cores).think(match.view_bytes(seat), seat, match.legal(seat), rules.stream(2))
        for cores in (1, 4)
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("number", [1, 2, 3, 7, 10, 1000, 123_456, 2**31 - 1, 2**40 + 1])
def test_the_logarithm_is_one(number):
    """Within four units in the last place of the library's, whose own last place differs between machines."""
    assert abs(natural_log(number) - log(number)) <= 4 * ulp(log(number) or 1.0)


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
@pytest.mark.parametrize("bot", ["greedy", "search:20", "net", "foresight:2"])
def test_bots_stay_within_their_memory(name, bot):
    """Compiled code neither counts from the end of an array nor asks whether there is such a place."""
    game = spinney.game(name)
    match = choice_of(game, 1)
    seat = match.acting[0]
    view, legal = match.view_bytes(seat), match.legal()
    rules = checked(game)
    assert make_bot(bot, rules, cores=1).choose(view, seat, legal, rules.stream(5)) in legal
