"""What `spinney bench --peers` tells: medians and ratios, and what is missing."""

from __future__ import annotations

import json
import shutil

import pytest

from cli_run import fails, works
from peers.helpers import CARDS
from spinney.cli.bench import times
from spinney.engine.forms.cuda import Card as GraphicsCard
from spinney.peers import in_c, in_node, measuring
from spinney.peers.given import Missing
from spinney.peers.measuring import compared, for_seconds


class Clock:
    """A clock that goes on by so much whenever a game is played."""

    def __init__(self, game_takes: float) -> None:
        self.now = 100.0
        self.game_takes = game_takes
        self.batches: list[int] = []

    def race(self, games: int) -> int:
        self.now += games * self.game_takes
        self.batches.append(games)
        return 150 * games

    def __call__(self) -> float:
        return self.now


def test_batches_grow_until_one_takes_an_eighth_of_the_time():
    """Of 256 games in all: after 31 games less than an eighth of the time is over, after 63 more."""
    clock = Clock(1 / 32)
    moves, spent = for_seconds(clock.race, clock)(8)
    assert clock.batches == [1, 2, 4, 8, 16] + 8 * [32]
    assert (moves, spent) == (150 * 287, 287 / 32)


def test_one_game_is_enough_if_it_takes_long():
    clock = Clock(3)
    assert for_seconds(clock.race, clock)(1) == (150, 3)


def test_ratios():
    assert compared({"plain Python": 200.0, "tuned C": 1000.0, "RLCard": 50.0}) == {
        "plain Python": {"moves_per_second": 200, "to_plain_python": 1, "to_tuned_c": 0.2},
        "tuned C": {"moves_per_second": 1000, "to_plain_python": 5, "to_tuned_c": 1},
        "RLCard": {"moves_per_second": 50, "to_plain_python": 0.25, "to_tuned_c": 0.05},
    }


def test_without_a_compiler_there_is_no_ratio_to_it():
    assert compared({"plain Python": 200.0}) == {"plain Python": {"moves_per_second": 200, "to_plain_python": 1}}


@pytest.mark.parametrize(
    "ratio, told", [(12345, "12,345"), (10, "10"), (9.876, "9.88"), (0.1, "0.10"), (0.05, "1/20"), (0.0001, "1/10,000")]
)
def test_ratios_as_people_read_them(ratio, told):
    assert times(ratio) == told


@pytest.fixture
def contestants(monkeypatch):
    """Two that play, with three turns each of which the middle one counts, and one that is missing."""

    def playing(moves):
        def ready(_cards, players):
            turns = iter(moves)
            return lambda seconds: (players * next(turns), 2.0)

        return ready

    def missing(_cards, _players):
        raise Missing("pip install rlcard")

    found = {"plain Python": playing([100, 900, 200]), "tuned C": playing([4000, 2000, 1000]), "RLCard": missing}
    monkeypatch.setattr(measuring, "CONTESTANTS", found)


TOLD = {
    "plain Python": {"moves_per_second": 400, "to_plain_python": 1, "to_tuned_c": 0.1},
    "tuned C": {"moves_per_second": 4000, "to_plain_python": 10, "to_tuned_c": 1},
}
"""With 4 players, of turns of 2 seconds."""


def test_the_median_of_the_turns_is_told(contestants):
    reports = []
    found = measuring.measure(reports.append)
    assert found["players"]["4"] == TOLD
    assert found["players"]["2"]["tuned C"]["moves_per_second"] == 2000
    assert found["missing"] == {"RLCard": "pip install rlcard"}
    assert "4 players, turn 2 of 3: tuned C" in reports


def test_bench_peers_as_json(contestants):
    found = json.loads(works("bench", "--peers", "--json"))["peers"]
    assert found["game"] == "once"
    assert found["players"]["4"] == TOLD
    assert found["missing"] == {"RLCard": "pip install rlcard"}


def test_bench_peers_for_people(contestants):
    output = works("bench", "once", "--peers")
    lines = [line.replace("│", " ").split() for line in output.splitlines()]
    assert lines.index(["plain", "Python", "400", "1.00", "0.10"]) < lines.index(["tuned", "C", "4,000", "10", "1.00"])
    assert ["tuned", "C", "2,000", "10", "1.00"] in lines
    assert "Not measured: RLCard. It needs: pip install rlcard" in output


def test_other_games_have_no_peers():
    assert "only once has been written for the peers" in fails("bench", "dartmoor", "--peers")


def test_a_missing_framework_is_named():
    with pytest.raises(Missing, match="pip install nothing-such"):
        measuring.in_python("on_nothing", "nothing-such", CARDS, 2)


def test_a_missing_compiler_is_named(monkeypatch):
    in_c.compiled.cache_clear()
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(Missing, match="a C compiler: cc, gcc, clang"):
        measuring.in_c("tuned.c", CARDS, 2)


def test_a_compiler_that_cannot_is_named(monkeypatch):
    in_c.compiled.cache_clear()
    monkeypatch.setenv("CC", "false")
    with pytest.raises(Missing, match="a C compiler that takes -O2; false does not"):
        measuring.in_c("plain.c", CARDS, 2)


def test_missing_node_is_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(Missing, match="Node 18 or later"):
        measuring.in_javascript(CARDS, 2)


def test_a_missing_package_of_node_is_named(monkeypatch, tmp_path):
    if shutil.which("node") is None:
        pytest.skip("there is no Node here")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NODE_PATH", raising=False)
    with pytest.raises(Missing, match=r"npm install boardgame\.io"):
        in_node.node()


@pytest.mark.parametrize("name", measuring.CONTESTANTS)
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_is_there_plays_whole_games(name, players):
    """A game has 148 moves with four players, 156 with two; nobody stops in the middle of one."""
    try:
        run = measuring.CONTESTANTS[name](CARDS, players)
    except Missing as error:
        pytest.skip(f"it needs {error}")
    moves, seconds = run(0.001)
    assert moves > 0 and moves % {4: 148, 2: 156}[players] == 0
    assert seconds > 0


def test_a_graphics_card_plays_many_games_at_once(monkeypatch):
    """131,072 tables, 32 games on each; the first game of all is for compiling."""
    asked = []

    class Fake:
        def race(self, fresh, seed, batch, games):
            asked.append((batch, games))
            return None, 148 * batch * games

    monkeypatch.setattr(GraphicsCard, "possible", lambda: True)
    monkeypatch.setattr(measuring, "graphics_card", Fake)
    moves, _seconds = measuring.on_graphics_card(CARDS, 4)(0)
    assert asked == [(1, 1), (131_072, 32)]
    assert moves == 148 * 131_072 * 32
