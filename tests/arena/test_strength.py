"""`scripts/strength.py`: the tables of the diary, on a machine that has little more than Numba."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "strength.py"
BARE = f"""
import runpy, sys
for name in ("typer", "rich", "openskill", "fluent", "ray"):
    sys.modules[name] = None  # importing it raises ImportError, as if there were none
runpy.run_path({str(SCRIPT)!r}, run_name="__main__")
"""


def tables(*arguments):
    command = [sys.executable, "-c", BARE, "once", "--games", "2", "--cores", "1", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in done.stdout.splitlines()]


def test_duels():
    heads, rule, two, four, *blank = tables("--only", "greedy")
    assert not any(blank) and set(rule) == {"---"}
    assert heads[:6] == ["game", "players", "bots", "deals won", "wins", "asked for"]
    assert two[:3] == ["once", "2", "greedy : random"] and four[:3] == ["once", "4", "greedy : random"]
    for row in (two, four):
        assert row[5] == "95 %"
        assert row[3] == "100.0 % (20.7 to 100.0)"  # one deal won: 1 / (1 + 1.96 x 1.96)
        assert len(row) == len(heads)


def test_deals_that_are_kept_are_not_played_again(tmp_path):
    asked = ("--only", "greedy", "--save", str(tmp_path))
    first = tables(*asked)
    two, four = files = sorted(tmp_path.iterdir())
    kept = [file.read_text() for file in files]
    assert [len(text.splitlines()) for text in kept] == [2, 2]  # the settings, and a deal
    assert tables(*asked, "--seconds", "0") == first
    assert [file.read_text() for file in files] == kept
    four.unlink()
    again = tables(*asked)
    assert [row[:9] for row in again] == [row[:9] for row in first]  # all but the time that it took
    assert two.read_text() == kept[0] and len(four.read_text().splitlines()) == 2
