"""`scripts/move_quality.py`: moves of bots, judged at the same positions."""

from __future__ import annotations

from statistics import fmean

import pytest

from move_quality import bot_of, judging, table
from spinney.engine.errors import SpinneyError
from spinney.engine.game import game

DEALS = 40


def test_equal_moves_are_worth_the_same() -> None:
    for first, second in (judging(game("once"), 3, DEALS, ["net", "net"])(number) for number in range(3)):
        for judged in (first, second):
            assert (judged.other, judged.worth, judged.lead) == (False, 0.0, 0.0)


def test_what_a_net_likes_is_better_than_chance() -> None:
    judge = judging(game("once"), 2, DEALS, ["random", "net"])
    found = [judge(number) for number in range(12)]
    assert fmean(first.worth for first, _ in found) == 0
    assert fmean(net.worth for _, net in found) > 0
    assert fmean(net.lead for _, net in found) > 0
    assert "| net |" in table(["random", "net"], found)


def test_rollouts_are_told_in_the_name() -> None:
    rules = game("once").rules("auto")
    assert bot_of("500x16", rules).name == "500x16"
    assert bot_of("500x16@300", rules).name == "500x16@300"
    assert bot_of("greedy", rules).name == "greedy"
    with pytest.raises(SpinneyError, match="500x"):
        bot_of("500x", rules)
