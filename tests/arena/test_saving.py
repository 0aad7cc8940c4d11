"""Series on disk: continued, never mixed, and whole even if the process was killed."""

from __future__ import annotations

import json

import pytest

import spinney
from arena.helpers import deal, series
from spinney import SpinneyError
from spinney.arena.saving import Saved, seed_of
from spinney.arena.series import Series

DEALS = [deal(0, [9, 4], [3, 8]), deal(2, [6, 6], [5, 7]), deal(1, [2, 5], [7, 1])]


@pytest.fixture
def duel():
    return series(["greedy", "random"], 2)


@pytest.fixture
def file(tmp_path, duel):
    path = tmp_path / "duel.jsonl"
    saved = Saved(path, duel)
    for found in DEALS:
        saved.add(found)
    return path


def test_deals_are_found_again(file, duel):
    again = Saved(file, duel)
    assert again.deals == {0: DEALS[0], 2: DEALS[1], 1: DEALS[2]}
    assert seed_of(file) == "oak"
    again.add(deal(3, [1, 2], [3, 4]))
    assert sorted(Saved(file, duel).deals) == [0, 1, 2, 3]


def test_a_line_a_deal_after_a_head_with_the_settings(file):
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert head == {
        "file": "spinney arena",
        "version": spinney.__version__,
        "game": "once",
        "pack": spinney.game("once").pack.hash(),
        "players": 2,
        "options": {"mode": "standard"},
        "bots": ["greedy", "random"],
        "seed": "oak",
    }
    assert [line["deal"] for line in lines] == [0, 2, 1]
    assert lines[0]["games"][0]["totals"] == [9, 4]


@pytest.mark.parametrize("cut", [1, 2, 50])
def test_a_last_line_that_was_cut_short_is_dropped(file, duel, cut):
    file.write_bytes(file.read_bytes()[:-cut])
    again = Saved(file, duel)
    assert sorted(again.deals) == [0, 2]
    again.add(DEALS[2])
    assert sorted(Saved(file, duel).deals) == [0, 1, 2]


def other_pack(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(spinney.game("once").pack_text.replace('name = "house"', 'name = "mine"'))
    return spinney.game("once").with_pack(path)


def test_a_file_of_other_settings_is_refused(file, tmp_path):
    once = spinney.game("once")
    mode = {"mode": "standard"}
    for other, said in [
        (Series(once, 2, mode, ("random", "greedy"), "oak"), "bots greedy,random, not random,greedy"),
        (Series(once, 3, mode, ("greedy", "random"), "oak"), "players 2, not 3"),
        (Series(once, 2, mode, ("greedy", "random"), "ash"), "seed oak, not ash"),
        (series(["greedy", "random"], 2, "legendary"), "game once, not legendary"),
        (Series(other_pack(tmp_path), 2, mode, ("greedy", "random"), "oak"), "with pack "),
    ]:
        before = file.read_bytes()
        with pytest.raises(SpinneyError, match=said):
            Saved(file, other)
        assert file.read_bytes() == before


def test_other_options_are_refused(tmp_path):
    once = spinney.game("once")
    Saved(tmp_path / "four", Series(once, 4, {"mode": "teams"}, ("greedy",), "oak"))
    with pytest.raises(SpinneyError, match="options mode=teams, not mode=standard"):
        Saved(tmp_path / "four", Series(once, 4, {"mode": "standard"}, ("greedy",), "oak"))


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "[1, 2]\n", '{"seed": 1}\n', '{"file": "spinney arena"}\n'])
def test_a_foreign_file_is_left_alone(tmp_path, duel, text):
    path = tmp_path / "diary"
    path.write_text(text)
    for use in (lambda: Saved(path, duel), lambda: seed_of(path)):
        with pytest.raises(SpinneyError, match="no saved arena"):
            use()
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["{", '{"deal": 4, "games": []}', '{"deal": 4}', "oak"])
def test_a_line_that_is_no_deal_is_named(file, duel, line):
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(SpinneyError, match=r"line 5 of .*duel.jsonl is not a deal"):
        Saved(file, duel)


def test_an_empty_file_and_none_are_begun(tmp_path, duel):
    (tmp_path / "empty").touch()
    for name in ("empty", "new"):
        assert seed_of(tmp_path / name) is None
        Saved(tmp_path / name, duel)
        assert seed_of(tmp_path / name) == "oak"


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path, duel):
    with pytest.raises(SpinneyError, match="cannot be written"):
        Saved(tmp_path / "missing" / "file", duel)
    with pytest.raises(SpinneyError, match="cannot be read"):
        Saved(tmp_path, duel)
