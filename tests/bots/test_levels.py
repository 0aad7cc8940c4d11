"""Levels: the nets that ship fit their titles, and where none fits, the top level searches."""

from __future__ import annotations

import pytest

import spinney
from cli_run import works
from spinney.bots.foresight import Foresight
from spinney.bots.levels import HINTED, fitting, make_bot, make_judge
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
    assert isinstance(make_judge(rules, HINTED), Foresight)


def test_with_other_components_the_top_level_searches_as_the_one_below(own_pack):
    game = spinney.game("once").with_pack(own_pack)
    assert fitting(game) is None
    rules = game.rules("auto")
    for bot in (make_bot(TOP, rules), make_judge(rules, HINTED)):
        assert isinstance(bot, Search)
        assert bot.iterations == game.advice.iterations[-1]
    assert [make_bot(level, rules).iterations for level in SEARCHES] == list(game.advice.iterations)


def test_the_list_of_bots_says_who_has_learned_and_who_must_search(own_pack):
    assert "ancient-wood" in works("bots", "once")
    assert "net has learned from" in " ".join(works("bots", "once").split())
    told = " ".join(works("bots", "once", "--pack", own_pack).split())
    assert "trained with other components" in told
    assert told.endswith("So ancient-wood searches here, as old-growth does.")
