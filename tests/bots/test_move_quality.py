"""`scripts/move_quality.py`: moves of bots, judged at the same positions."""

from __future__ import annotations

from statistics import fmean

import pytest

from move_quality import bot_of, judging, table
from spinney.bots.foresight import Foresight
from spinney.bots.greedy import Greedy
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


@pytest.mark.parametrize(("name", "doubt"), [("500x16@300", 300), ("500x16", game("once").advice.doubt)])
def test_rollouts_are_told_in_the_name(name: str, doubt: int) -> None:
    bot = bot_of(name, game("once").rules("auto"))
    assert isinstance(bot, Foresight)
    assert (bot.name, bot.iterations, bot._length, bot._sides[0]._doubt) == (name, 500, 16, doubt)


def test_other_names_are_those_of_bots() -> None:
    rules = game("once").rules("auto")
    assert isinstance(bot_of("greedy", rules), Greedy)
    with pytest.raises(SpinneyError, match="500x"):
        bot_of("500x", rules)


def test_a_bot_moves_alike_whoever_else_is_there() -> None:
    """Else its figures would depend on the order in which bots are named."""
    alone, beside = (judging(game("once"), 2, DEALS, names) for names in (["net", "random"], ["net", "tree", "random"]))
    for number in range(4):
        assert alone(number)[-1].other == beside(number)[-1].other
        assert alone(number)[-1].lead == pytest.approx(beside(number)[-1].lead)
