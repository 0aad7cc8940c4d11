"""The same deals on a Ray cluster: one of two workers, on this machine."""

from __future__ import annotations

import secrets

import pytest

from arena.helpers import series, without_times
from spinney import SpinneyError
from spinney.arena.on_ray import LOCAL, play_on_ray
from spinney.arena.workers import play
from spinney.engine import extras


def test_a_cluster_of_two_plays_the_same_deals_as_one_process(monkeypatch):
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # else Ray leaves one in the home folder
    made = series(["greedy", "random"], 2)
    there = list(play_on_ray(made, range(5), LOCAL, cores=2))
    assert len(there) == 5
    assert without_times(there) == without_times(play(made, range(5)))


def test_without_ray_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    with pytest.raises(SpinneyError, match=r'playing on a cluster needs Ray: pip install "spinney\[ray\]"\.'):
        list(play_on_ray(series(["random"], 2), range(1), LOCAL))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_no_cluster_is_a_sentence_says_so(address):
    with pytest.raises(SpinneyError, match=f"there is no Ray cluster at '{address}': "):
        list(play_on_ray(series(["random"], 2), range(1), address))
