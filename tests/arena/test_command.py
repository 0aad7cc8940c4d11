"""`spinney arena`, as it is typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

import spinney
from cli_run import fails, run, works
from spinney.arena import workers
from spinney.cli import arena

DUEL = ("arena", "once", "--bots", "greedy,random", "--seed", "oak")
BOT_KEYS = {
    *("win_rate", "low", "high", "deals_won", "mean_rank", "rank_low", "rank_high", "mean_score", "score_low"),
    *("score_high", "rating", "mu", "sigma", "decisions", "seconds_per_decision"),
}


def found(*arguments):
    """The JSON that a command prints, without times."""
    told = json.loads(works(*arguments, "--json"))
    for bot in told["bots"].values():
        del bot["seconds_per_decision"]
    return told


def interrupt_after(monkeypatch, deals):
    """Lets the arena be interrupted after so many deals."""
    real = workers.play

    def play(*arguments):
        for number, deal in enumerate(real(*arguments)):
            if number == deals:
                raise KeyboardInterrupt
            yield deal

    monkeypatch.setattr(arena, "play", play)


def test_json():
    told = json.loads(works(*DUEL, "--games", 39, "--cores", 1, "--json"))
    assert list(told["bots"]) == ["greedy", "random"]
    assert all(set(bot) == BOT_KEYS for bot in told["bots"].values())
    assert told["bots"]["greedy"]["win_rate"] > 0.8
    assert told["bots"]["greedy"]["low"] > told["bots"]["random"]["high"]
    assert told["bots"]["greedy"]["win_rate"] + told["bots"]["random"]["win_rate"] == pytest.approx(1)
    del told["bots"]
    assert told == {
        "game": "once",
        "pack": "house",
        "players": 2,
        "options": {"mode": "standard"},
        "seed": "oak",
        "games": 40,
        "deals": 20,
        "stopped": 0,
        "target": False,
    }


def test_the_table_has_the_best_bot_first_and_says_how_to_read_it():
    lines = works("arena", "once", "--bots", "random,greedy", "--players", 4, "--games", 20, "--cores", 1).splitlines()
    assert lines[0].startswith("Once Upon a Forest, players 4, mode standard, seed ")
    assert [line.split()[0] for line in lines if line.split()[:1] in (["greedy"], ["random"])] == ["greedy", "random"]
    words = " ".join(" ".join(lines).split())
    assert "95 % intervals; 10 deals, each played 2 times, once for each rotation of the seats." in words
    assert all(len(line) <= 80 for line in lines)


def test_a_bot_by_itself_has_no_wins_to_show():
    output = works("arena", "once", "--bots", "random", "--players", 1, "--games", 2, "--cores", 1)
    assert "Mean score" in output and "2 deals, each played once." in output
    assert not any(word in output for word in ("Rating", "Wins", "rank"))


def test_solo_compares_bots_on_the_same_deals():
    told = found("arena", "once", "--players", 1, "--bots", "random,greedy,search:16", "--games", 30, "--cores", 1)
    assert told["deals"] == 10 and told["options"] == {"mode": "solo"}
    assert told["bots"]["greedy"]["mean_score"] > told["bots"]["random"]["mean_score"]
    assert sum(bot["win_rate"] for bot in told["bots"].values()) == pytest.approx(1)


def test_self_play():
    told = found("arena", "once", "--bots", "random", "--games", 3, "--cores", 1, "--option", "mode=teams")
    assert (told["players"], told["deals"], told["games"]) == (4, 3, 3)
    assert told["bots"]["random"]["win_rate"] == 1


def test_the_number_of_cores_does_not_matter():
    assert found(*DUEL, "--games", 12, "--cores", 2) == found(*DUEL, "--games", 12, "--cores", 1)


@pytest.mark.parametrize("deals", [0, 1, 4])
def test_an_interrupted_series_goes_on_to_the_same_result(tmp_path, monkeypatch, deals):
    file = tmp_path / "duel.jsonl"
    arguments = (*DUEL, "--games", 12, "--cores", 1, "--save", file)
    with monkeypatch.context() as patch:
        interrupt_after(patch, deals)
        stopped = run(*arguments, "--json")
    assert stopped.exit_code == 130
    message = " ".join(stopped.stderr.split())
    assert f"Interrupted after {deals} of 6 deals." in message and "the same command goes on" in message
    assert (json.loads(stopped.stdout)["deals"] if deals else stopped.stdout) == (deals or "")
    whole = found(*arguments)
    assert whole == found(*DUEL, "--games", 12, "--cores", 1)
    assert len(file.read_text().splitlines()) == 7


def test_games_that_were_stopped_are_told(monkeypatch):
    monkeypatch.setattr(spinney.game("once"), "most_moves", 20)
    output = works("arena", "once", "--bots", "random", "--games", 3, "--cores", 1)
    assert "Stopped after 20 moves and scored as they stood: 3 games." in " ".join(output.split())
    monkeypatch.setattr(spinney.game("once"), "most_moves", 1)
    output = works("arena", "once", "--bots", "random", "--games", 1, "--cores", 1)
    assert "Stopped after 1 move and scored as they stood: 1 game." in " ".join(output.split())


def test_a_solitaire_is_won_by_beating_its_target():
    """Random moves beat it in three games of a thousand; with a single bot, too, there is something to win."""
    arguments = ("arena", "reforest", "--players", 1, "--bots", "random", "--games", 2, "--cores", 1, "--seed", "oak")
    told = found(*arguments)
    assert told["target"] is True and told["bots"]["random"]["win_rate"] == 0
    output = works(*arguments)
    assert "A win is a beaten target." in " ".join(output.split()) and "Wins" in output


def test_an_interrupt_shows_the_table_so_far(monkeypatch):
    interrupt_after(monkeypatch, 3)
    stopped = run(*DUEL, "--cores", 1)
    assert stopped.exit_code == 130
    assert "3 deals" in stopped.stdout and "greedy" in stopped.stdout
    assert "With --save FILE" in stopped.stderr


def test_who_continues_need_not_know_the_seed(tmp_path):
    arguments = ("arena", "once", "--bots", "random", "--cores", 1, "--save", tmp_path / "file")
    first = found(*arguments, "--games", 3)
    longer = found(*arguments, "--games", 5)
    assert longer["seed"] == first["seed"] and longer["deals"] == 5
    assert found(*arguments, "--games", 3) == first


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy,greedy"], "greedy is named twice"),
        (["--bots", "oak"], "there is no bot 'oak'"),
        (["--bots", "greedy,,random"], "there is no bot ''"),
        (["--bots", "tree,greedy,random"], "3 bots cannot sit at a table for 2"),
        (["--players", "9"], "1 to 4 players, not 9"),
        (["--games", "0"], "--games"),
        (["--cores", "0"], "--cores"),
        (["--option", "mode=teams", "--players", "2"], "not for 2 players"),
        (["--save", "missing/file"], "cannot be written"),
        (["--pack", "missing.toml"], "missing.toml"),
    ],
)
def test_refusals(arguments, said):
    assert said in fails("arena", "once", *arguments)


def test_a_file_of_another_series_is_refused(tmp_path):
    works(*DUEL, "--games", 2, "--cores", 1, "--save", tmp_path / "file")
    assert "players 2, not 3" in fails(*DUEL, "--games", 2, "--players", 3, "--save", tmp_path / "file")


def group_ends(group):
    """Whether all processes of a group are gone; the last may take the system some seconds to clear away."""
    for _look in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.2)
    return False


def test_ctrl_c_ends_all_processes_and_leaves_what_is_done(tmp_path):
    file = tmp_path / "duel.jsonl"
    command = [sys.executable, "-m", "spinney", *DUEL, "--games", "100000", "--cores", "2", "--save", str(file)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        until = time.monotonic() + 300
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "greedy" in out and "Interrupted after" in err and "Traceback" not in err
    done = file.read_text().splitlines()
    assert f"after {len(done) - 1} of 50,000 deals" in " ".join(err.split())
    assert group_ends(process.pid)
