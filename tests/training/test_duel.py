"""`scripts/net_duel.py`, where PyTorch is installed: many games between two nets."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")

from bots.nets import random_net
from net_duel import told, wins
from spinney.bots.net_files import net_of
from spinney.engine.game import game


@pytest.mark.parametrize("alone", [False, True])
def test_who_has_learned_wins_nearly_always_and_the_other_hardly_ever(alone):
    title = game("once")
    learned, raw = net_of(title), random_net(title)
    assert wins(title, (learned, raw), 2, 32, "cpu", alone) > 0.9
    assert wins(title, (raw, learned), 2, 32, "cpu", alone) < 0.1


def test_two_seats_of_four_win_nearly_all_and_one_less():
    title = game("once")
    nets = (net_of(title), random_net(title))
    assert wins(title, nets, 4, 24, "cpu", False) > 0.8
    assert 0.5 < wins(title, nets, 4, 24, "cpu", True) <= 1.0


def test_a_share_is_told_with_its_interval():
    assert told(0.5, 100) == "50.0% (40.4% to 59.6%)"
