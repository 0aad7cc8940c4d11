"""A bot cannot cheat: in two worlds that its seat cannot tell apart it makes the same move. For every bot and game."""

from __future__ import annotations

import pytest

import spinney
from bots.nets import random_net
from spinney.bots.foresight import Foresight
from spinney.bots.learned import Learned
from spinney.bots.levels import make_bot
from spinney.engine.chance import pick
from spinney.engine.game import found_games

BOTS = ("random", "greedy", "search:60")
POSITIONS = 12


def some_positions(game):
    """Positions of random games with all numbers of players, early and late, in which there is something to choose."""
    luck = [7]
    for number in range(POSITIONS):
        match = game.new(game.players[number % len(game.players)], seed=number, form="compiled")
        for _move in range(2 + 9 * number):
            if not match.over:
                seat = match.acting[pick(luck, len(match.acting))]
                legal = match.legal(seat)
                match.play(legal[pick(luck, len(legal))], seat)
        while not match.over and len(match.legal()) < 2:
            match.play(match.legal()[0])
        if not match.over:
            yield match


@pytest.mark.parametrize("name", sorted(found_games()))
def test_a_bot_decides_alike_in_worlds_it_cannot_tell_apart(name):
    game = spinney.game(name)
    rules = game.compiled
    bots = [make_bot(bot, rules, cores=1) for bot in BOTS]
    if game.eye is not None:
        net = random_net(game)
        bots += [Learned(rules, net, heat=100), Foresight(rules, net, 24, length=4, cores=1)]
    differ = 0
    for match in some_positions(game):
        seat, truth = match.acting[0], match.to_bytes()
        world = rules.memory(match.view_bytes(seat))
        rules.redeal(rules.box, world, seat, rules.stream(len(match.played)))
        differ += rules.to_bytes(world)[24:] != truth[24:]  # a new key alone is no other world
        out = rules.numbers(game.most_legal)
        legal = [int(out[i]) for i in range(rules.legal(rules.box, world, seat, out))]
        assert legal == match.legal(seat)
        rules.conceal(rules.box, world, seat)
        for bot in bots:
            here = bot.choose(match.view_bytes(seat), seat, match.legal(seat), rules.stream(9))
            there = bot.choose(rules.to_bytes(world), seat, legal, rules.stream(9))
            assert here == there, bot.name
            assert here in legal
    assert differ > POSITIONS // 2, "the worlds were hardly ever different, so this proved nothing"
