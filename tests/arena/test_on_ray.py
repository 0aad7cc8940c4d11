"""The same work on a Ray cluster: one with two cores, on this machine. What comes of it is what one process gives."""

from __future__ import annotations

import json
import secrets
from functools import partial
from importlib import import_module

import numpy as np
import pytest

import spinney
from arena.helpers import Doubling, series, without_times
from cli_run import fails, works
from spinney import SpinneyError
from spinney.arena.datasets.shards import Scribe, Wanted, sharding
from spinney.arena.on_ray import LOCAL, on_ray
from spinney.arena.reports.gathering import Plan, gather
from spinney.arena.simulating import BATCH
from spinney.arena.spreading import spread
from spinney.arena.workers import play
from spinney.engine import extras


@pytest.fixture(scope="module")
def cluster():
    """The address of a cluster with two cores."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # else Ray leaves one in the home folder
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        node = {"num_cpus": 2, "include_dashboard": False}
        made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=node)
        yield made.address
        made.shutdown()


def test_deals(cluster):
    made = series(["greedy", "random"], 2)
    there = list(play(made, range(5), None, cluster))
    assert len(there) == 5
    assert without_times(there) == without_times(play(made, range(5)))


def test_games_of_a_report(cluster):
    game = spinney.game("once")
    plan = Plan(game, 2, game.choices(2), ("random", "random"), "oak")
    told = []
    there, here = gather(plan, 12, 2, cluster, told.append), gather(plan, 12, 1, None, lambda done: None)
    assert told == list(range(1, 13))
    assert all(np.array_equal(rows, getattr(here, name)) for name, rows in vars(there).items())


def test_games_at_random(cluster):
    def told(*where):
        found = json.loads(works("simulate", "once", "--games", BATCH + 10, "--seed", "oak", "--json", *where))
        del found["moves_per_second"]
        return found

    assert told("--ray", cluster) == told()


def test_shards_of_a_dataset(cluster):
    pytest.importorskip("pyarrow")
    wanted = Wanted(series(["greedy", "random"], 2), 6, 2)
    there = sorted(spread(partial(sharding, wanted), range(3), 2, cluster))
    assert [shard.number for shard in there] == [0, 1, 2]
    assert there == [Scribe(wanted).made(shard) for shard in range(3)]


def test_what_is_wrong_there_is_told(cluster):
    def failing():
        raise SpinneyError("there is nothing to do.")

    def broken():
        return lambda piece: 1 // piece

    def wrong():
        def do(piece):
            raise SpinneyError("this piece is wrong.")

        return do

    for make, said in (
        (wrong, r"^this piece is wrong\.$"),
        (broken, "a worker of the Ray cluster has failed: ZeroDivisionError"),
        (failing, "a worker of the Ray cluster has failed: .*there is nothing to do"),
    ):
        with pytest.raises(SpinneyError, match=said):
            list(on_ray(make, [0], cluster))


@pytest.mark.usefixtures("cluster")
def test_a_cluster_of_its_own():
    """`local` starts one, beside another that is there already."""
    assert sorted(on_ray(lambda: lambda piece: piece * 2, range(3), LOCAL, 1)) == [0, 2, 4]


def test_without_ray_a_sentence_says_so(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    with pytest.raises(SpinneyError, match=r'playing on a cluster needs Ray: pip install "spinney\[ray\]"\.'):
        list(on_ray(Doubling, [1], LOCAL))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_no_cluster_is_a_sentence_says_so(address):
    with pytest.raises(SpinneyError, match=f"there is no Ray cluster at '{address}': "):
        list(on_ray(Doubling, [1], address))


@pytest.mark.parametrize("command", ["arena", "report", "simulate", "generate"])
def test_every_command_that_plays_many_games_goes_there(command, tmp_path, monkeypatch):
    out = []
    if command == "generate":
        pytest.importorskip("pyarrow")
        out = ["--out", "data"]
    monkeypatch.chdir(tmp_path)
    said = fails(command, "once", "--games", 2, "--ray", "127.0.0.1:1", *out)
    assert "there is no Ray cluster at '127.0.0.1:1'" in said
