"""Levels: the nets that ship fit their titles, who plays with them, and that all levels search where none fits."""

from __future__ import annotations

import pytest

import spinney
from cli_run import works
from spinney.bots.adviser import Adviser
from spinney.bots.foresight import Foresight
from spinney.bots.learned import Learned
from spinney.bots.levels import fitting, make_bot, make_judge
from spinney.bots.net_files import net_of
from spinney.bots.search import Search
from spinney.engine.advice import LEVELS, SEARCHES, TOP

MOST_BYTES = 2_000_000
PUBLISHED = ("once", "legendary", "dartmoor", "floresta", "reforest")


@pytest.fixture
def own_pack(tmp_path):
    """Once with another name for a card: other components, for which no net was trained."""
    text = spinney.game("once").pack_text.replace('title = "', 'title = "My ', 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_title_has_a_net_that_fits(name):
    game = spinney.game(name)
    heading = net_of(game).heading
    assert heading.players == game.players
    assert game.net_file.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_top_level_has_learned(name):
    rules = spinney.game(name).rules("auto")
    bot = make_bot(TOP, rules, cores=1)
    assert isinstance(bot, Foresight)
    assert bot.name == TOP == LEVELS[-1]
    assert isinstance(make_judge(rules), Adviser)


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_lower_levels_play_what_a_net_likes_the_lower_the_hotter(name):
    game = spinney.game(name)
    rules = game.rules("auto")
    bots = [make_bot(level, rules, cores=1) for level in LEVELS]
    assert [type(bot) for bot in bots] == [Learned, Learned, Learned, Search, Foresight]
    assert [bot.name for bot in bots] == list(LEVELS)
    assert [bot._heat for bot in bots[:3]] == list(game.advice.heats)
    assert game.advice.heats == tuple(sorted(game.advice.heats, reverse=True)) and game.advice.heats[-1] > 0


def test_whoever_judges_looks_ahead():
    rules = spinney.game("once").rules("auto")
    assert [make_judge(rules, level).iterations for level in SEARCHES] == list(rules.game.advice.iterations)
    assert make_judge(rules, "search:77").iterations == 77
    with pytest.raises(spinney.SpinneyError, match="greedy cannot judge a move"):
        make_judge(rules, "greedy")


def test_with_other_components_the_top_level_searches_as_the_one_below(own_pack):
    game = spinney.game("once").with_pack(own_pack)
    assert fitting(game) is None
    rules = game.rules("auto")
    for bot in (make_bot(TOP, rules), make_judge(rules)):
        assert isinstance(bot, Search)
        assert bot.iterations == game.advice.iterations[-1]
    searches = [make_bot(level, rules) for level in SEARCHES]
    assert all(isinstance(bot, Search) for bot in searches)
    assert [bot.iterations for bot in searches] == list(game.advice.iterations)


def test_the_list_of_bots_says_who_has_learned_and_who_must_search(own_pack):
    assert "ancient-wood" in works("bots", "once")
    assert "net has learned from" in " ".join(works("bots", "once").split())
    told = " ".join(works("bots", "once", "--pack", own_pack).split())
    assert "trained with other components" in told
    assert told.endswith("So all levels search here, and ancient-wood as old-growth does.")
