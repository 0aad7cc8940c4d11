"""Nets in a tab: they come when they are needed, go to workers once, and think there what they think anywhere."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from threading import Event

import pytest

import spinney
from bots.nets import random_net
from server.helpers import bot, in_a_loop, person
from spinney.bots.foresight import Foresight
from spinney.bots.learned import Learned
from spinney.bots.net_files import MATRICES, UnfitNet, encode, net_of
from spinney.engine.forms.distant import Distant
from spinney.tab.nets import Nets
from spinney.tab.thinkers import Workers
from tab.helpers import Device, in_a_tab
from tab.test_host import first_move

GAMES = [game.name for game in spinney.every_game()]


def learned(rules, net):
    return Learned(rules, net, heat=100)


def foreseeing(rules, net):
    return Foresight(rules, net, 24, length=4, cores=1)


def positions(game, count=6):
    """Views of a match with something to choose, each with its seat and its moves."""
    match = game.new(seed="nets", form="interpreted")
    found = []
    while len(found) < count:
        seat = match.acting[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            found.append((match.view_bytes(seat), seat, [int(move) for move in legal]))
        match.play(legal[len(match.played) % len(legal)], seat)
    return found


def chosen(thinker, rules, where):
    """What a bot chooses, and where its stream of chance is then."""
    stream = rules.stream("chance")
    return [(thinker.choose(*each, stream), int(stream[0])) for each in where]


def asked(thinker, where, stream, _players):
    return thinker.choosing(*where, stream)


def chosen_in_workers(thinkers, rules, where, device):
    """The same in workers: bots that take turns."""

    async def story():
        workers = Workers(device, lambda _table: None)
        streams = [rules.stream("chance") for _ in thinkers]
        moves = [[] for _ in thinkers]
        for each in where:
            for thinker, stream, found in zip(thinkers, streams, moves, strict=True):
                move = await workers.run(partial(asked, thinker, each, stream), Event())
                found.append((move, int(stream[0])))
        return moves

    return in_a_loop(story())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("made", [learned, foreseeing])
def test_nets_think_what_they_think_anywhere(name, made):
    """Two bots with nets of their own, one after the other in the same worker: neither gets what is the other's."""
    game, device = spinney.game(name), Device()
    nets, where = [random_net(game, seed=seed) for seed in (1, 2)], positions(game)
    elsewhere = game.rules("module")
    expected = [chosen(made(elsewhere, net), elsewhere, where) for net in nets]
    assert expected[0] != expected[1]
    distant = Distant(game)
    assert chosen_in_workers([made(distant, net) for net in nets], distant, where, device) == expected


def test_what_is_constant_goes_to_a_worker_once():
    """Bots that share a net share its bytes there; another net is another, and so is that of another game."""
    once, reforest = (spinney.game(name) for name in ("once", "reforest"))
    device, net, distant = Device(), random_net(once), Distant(once)
    chosen_in_workers([learned(distant, net), foreseeing(distant, net)], distant, positions(once), device)
    sent = device.given.copy()
    assert sorted(map(len, device.constants.values())) == sorted(map(len, [*net.matrices, distant.box.data]))
    assert len(sent) == len(set(sent)) == 6
    chosen_in_workers([learned(distant, random_net(once, seed=2))], distant, positions(once), device)
    assert len(device.given) == 6 + 4  # who only likes moves does without values
    distant = Distant(reforest)
    chosen_in_workers([learned(distant, random_net(reforest))], distant, positions(reforest), device)
    assert len(device.given) == len(set(device.given)) == 6 + 4 + 5


def test_a_worker_that_was_lost_gets_what_is_constant_anew():
    game, device = spinney.game("once"), Device()
    net, where = random_net(game), positions(game)
    distant, elsewhere = Distant(game), game.rules("module")
    thinker = learned(distant, net)
    chosen_in_workers([thinker], distant, where, device)
    sent = device.given.copy()
    device.constants.clear()
    assert chosen_in_workers([thinker], distant, where, device) == [chosen(learned(elsewhere, net), elsewhere, where)]
    assert device.given == sent * 2


def test_weights_are_in_python_once():
    """However many bots have them; those that are turned round, which are small, once more."""
    game = spinney.game("once")
    net, distant = random_net(game), Distant(game)
    one, other = (learned(distant, net)._instinct.weights for _ in range(2))
    assert all(ours.data is theirs.data for ours, theirs in zip(one, other, strict=True))
    kept = [name for name, ours, theirs in zip(MATRICES, one, net.matrices, strict=True) if ours.data is theirs]
    assert kept == ["first", "policy", "value"]


@pytest.fixture
def elsewhere(monkeypatch, tmp_path):
    """Once without a net, wherever one lies in this copy of Spinney."""
    game = spinney.game("once")
    monkeypatch.setattr(game, "net_file", tmp_path / "learned.net")
    net_of.cache_clear()
    yield game
    net_of.cache_clear()


async def answered(tab):
    """Plays a first move and waits for the answer of a bot."""
    table = await tab.made("once", [person("Ann"), bot("seedling")])
    line = await tab.sit(table["table"], table["tokens"][0]["token"])
    state = await tab.state(line)
    while state["acting"] == [0]:
        tab.say(line, "play", **first_move(state))
        state = await tab.state(line)
    before = state["last"]
    while state["last"] == before:
        state = await tab.state(line)


def test_a_net_comes_before_the_first_thought(elsewhere):
    device = Device()
    device.nets["once"] = encode(random_net(elsewhere))

    async def story(tab):
        await tab.made("once", [person("Ann"), person("Bea")])
        assert device.fetched == []
        await answered(tab)
        assert net_of(elsewhere) == random_net(elsewhere)
        await answered(tab)
        assert device.fetched == ["once"]

    in_a_tab(story, device)


def failures(caplog):
    """A bot that fails tries again: so nobody would notice but by what is logged."""
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_without_a_net_bots_play_on(elsewhere, caplog):
    """Whatever the reason: the page says nothing but that there is none."""
    device = Device()

    async def story(tab):
        await answered(tab)
        await answered(tab)

    in_a_tab(story, device)
    assert device.fetched == ["once"] and not elsewhere.net_file.exists() and not failures(caplog)


def test_what_comes_instead_of_a_net_does_no_harm(elsewhere, caplog):
    """Some hosts answer with their home page what they have not got."""
    device = Device()
    device.nets["once"] = b"<!doctype html>"
    in_a_tab(answered, device)
    assert device.fetched == ["once"] and not failures(caplog)
    with pytest.raises(UnfitNet, match="is no net"):
        net_of(elsewhere)


def test_a_net_that_does_not_come_is_not_waited_for(elsewhere):
    class Slow(Device):
        async def net(self, name):
            await asyncio.sleep(60)

    async def story():
        await asyncio.wait_for(Nets(Slow(), patience=0.01).bring("once"), 10)

    in_a_loop(story())
    assert not elsewhere.net_file.exists()


def test_a_net_that_lies_there_is_not_fetched(elsewhere):
    device = Device()
    elsewhere.net_file.write_bytes(encode(random_net(elsewhere)))
    in_a_loop(Nets(device).bring("once"))
    assert device.fetched == []
