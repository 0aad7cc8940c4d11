"""The command line as a whole: help, the list of games, packs, and one sentence for whatever is wrong from outside."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import spinney
from cli_run import fails, run, works
from spinney.cli import terminal

COMMANDS = ["games", "play", "bots", "analyse", "puzzles", "simulate", "arena", "report"]
COMMANDS += ["build", "bench", "score", "record", "pack"]
SUBCOMMANDS = [["record", name] for name in ("show", "verify", "replay")] + [
    ["pack", name] for name in ("check", "export")
]


def pack_with(folder: Path, old: str, new: str) -> Path:
    text = spinney.game("once").pack_text
    assert text.count(old) == 1
    file = folder / "edited.toml"
    file.write_text(text.replace(old, new))
    return file


def test_help_lists_every_command() -> None:
    for output in (works(), works("--help")):
        for command in COMMANDS:
            assert f" {command} " in output


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + SUBCOMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    assert f"Example: spinney {command[0]}" in works(*command, "--help")


def test_no_seat_is_said_to_begin() -> None:
    """In Legendary Forests all play at the same time, in Dartmoor the last seat chooses a cave first."""
    assert "begins" not in works("play", "--help")


def test_version() -> None:
    assert works("--version") == f"spinney {spinney.__version__}\n"


def test_games_says_what_there_is_and_that_spinney_is_unofficial() -> None:
    output = works("games")
    words = " ".join(output.replace("│", " ").split())
    for fact in ("once", "Once Upon a", "1 to 4", "15", "72 house", "1 public", "unofficial"):
        assert fact in words


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["nope"], "nope"),
        (["--nope"], "--nope"),
        (["record"], "command"),
        (["pack", "nope"], "nope"),
        (["play", "nope"], "no game 'nope'"),
        (["simulate", "nope"], "no game 'nope'"),
        (["report", "nope"], "no game 'nope'"),
        (["build", "nope"], "no game 'nope'"),
        (["pack", "check", "nope"], "no game 'nope'"),
        (["score", "nope", "table.toml"], "no game 'nope'"),
        (["play", "once", "--players", "7"], "1 to 4 players, not 7"),
        (["simulate", "once", "--players", "7"], "1 to 4 players, not 7"),
        (["puzzles", "once", "--players", "7"], "1 to 4 players, not 7"),
        (["puzzles", "once", "--bots", "nope"], "no bot 'nope'"),
        (["play", "once", "--players", "0"], "1 to 4 players, not 0"),
        (["play", "once", "--players", "three"], "--players"),
        (["play", "once", "--players"], "--players"),
        (["play", "once", "--nope"], "--nope"),
        (["play", "once", "extra"], "extra"),
        (["play", "once", "--seat", "3"], "no seat 3"),
        (["play", "once", "--seat", "0"], "no seat 0"),
        (["play", "once", "--option", "teams"], "NAME=VALUE"),
        (["play", "once", "--option", "speed=9"], "no option 'speed'"),
        (["play", "once", "--option", "players=3"], "no option 'players'"),
        (["play", "once", "--option", "self=3"], "no option 'self'"),
        (["play", "once", "--option", "mode=pairs"], "'pairs'"),
        (["play", "once", "--option", "mode=teams", "--players", "3"], "not for 3 players"),
        (["play", "once", "--pack", "missing.toml"], "missing.toml"),
        (["play", "once", "--save", "missing/record.txt"], "missing"),
        (["simulate", "once", "--games", "0"], "--games"),
        (["simulate", "once", "--games", "many"], "--games"),
        (["play", "once", "--bots", "oak"], "no bot 'oak'"),
        (["play", "once", "--bots", ""], "no bot ''"),
        (["play", "once", "--bots", "tree,"], "no bot ''"),
        (["play", "once", "--bots", "tree,greedy"], "2 bots are named for 1 seat:"),
        (["play", "once", "--players", "4", "--bots", "tree,greedy"], "2 bots are named for 3 seats:"),
        (["bots", "nope"], "no game 'nope'"),
        (["analyse"], "FILE"),
        (["analyse", "missing.txt"], "missing.txt"),
        (["simulate"], "GAME"),
        (["report", "once", "--games", "1"], "--games"),
        (["report", "once", "--cores", "0"], "--cores"),
        (["report", "once", "--players", "7"], "1 to 4 players, not 7"),
        (["report", "once", "--bots", "genius"], "no bot 'genius'"),
        (["report", "once", "--bots", "greedy,"], "no bot ''"),
        (["report", "once", "--players", "3", "--bots", "greedy,random"], "2 bots are named for 3 seats:"),
        (["report", "once", "--option", "mode=pairs"], "'pairs'"),
        (["report", "once", "--pack", "missing.toml"], "missing.toml"),
        (["report", "once", "--out", "missing/page.html"], "missing"),
        (["report", "once", "--out", "."], "folder"),
        (["record", "show"], "FILE"),
        (["record", "show", "missing.txt"], "missing.txt"),
        (["record", "verify", "missing.txt"], "missing.txt"),
        (["record", "replay", "missing.txt"], "missing.txt"),
        (["pack", "check", "once", "missing.toml"], "missing.toml"),
        (["pack", "export", "once", "missing/pack.toml"], "missing"),
        (["score", "once", "missing.toml"], "missing.toml"),
        (["score", "once"], "--example"),
        (["score", "nope", "--example"], "no game 'nope'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in fails(*arguments)


# Packs.


def test_pack_check_counts_components_and_sources() -> None:
    rows = [line.replace("│", " ").split() for line in works("pack", "check", "once").splitlines()]
    assert ["species", "8", "0", "0", "8"] in rows
    assert ["card", "64", "0", "0", "64"] in rows
    assert ["solo", "1", "0", "1", "0"] in rows


@pytest.mark.parametrize(
    "old, new, said",
    [
        (
            '  { id = "C16", level = "canopy", a = 0, b = 3, source = "house" },\n',
            "",
            "16 cards of the level canopy, not 15",
        ),
        ('id = "C16", level = "canopy"', 'id = "C16", level = "roof"', "'C16'"),
        ('id = "C16", level = "canopy", a = 0, b = 3', 'id = "C16", level = "canopy", a = 0, b = "3"', "'C16'"),
        ('id = "C16", level = "canopy", a = 0, b = 3', 'id = "C16", level = "canopy", a = 0, b = 99', "C16"),
        ('id = "C16"', 'id = "C15"', "'C15'"),
        ('game = "once"', 'game = "twice"', "'twice'"),
        ('game = "once"', "game = ", "TOML"),
    ],
)
def test_a_pack_that_is_wrong_is_refused_with_the_entry(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = pack_with(tmp_path, old, new)
    sentence = fails("pack", "check", "once", file)
    assert said in sentence and file.name in sentence
    assert fails("play", "once", "--pack", file) == sentence


def test_an_exported_pack_is_the_games_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    works("pack", "export", "once", file)
    assert file.read_text() == spinney.game("once").pack_text == works("pack", "export", "once")
    assert "is sound" in works("pack", "check", "once", file)


def test_export_writes_over_a_file_only_when_forced(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    assert "--force" in fails("pack", "export", "once", file)
    assert file.read_text() == "precious"
    works("pack", "export", "once", file, "--force")
    assert file.read_text() == spinney.game("once").pack_text
    assert "folder" in fails("pack", "export", "once", tmp_path)


# As a process of its own.


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spinney", *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )


def test_python_m_spinney_is_the_command() -> None:
    assert process("--version").stdout == f"spinney {spinney.__version__}\n"


def test_a_process_refuses_with_one_line_and_code_two() -> None:
    result = process("play", "once", "--players", "7")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "spinney: Once Upon a Forest is for 1 to 4 players, not 7.\n"


def test_a_terminal_without_our_marks_gets_plain_ones() -> None:
    result = process("play", "once", "--seed", "3", "--bots", "random", PYTHONIOENCODING="ascii")
    assert result.returncode == 0 and result.stderr == ""
    assert "x chain saw" in result.stdout and result.stdout.isascii()


def test_without_colour_nothing_is_lost() -> None:
    plain = process(
        "play", "once", "--seed", "3", "--bots", "random", FORCE_COLOR="1", NO_COLOR="1", COLUMNS="100"
    ).stdout
    coloured = process("play", "once", "--seed", "3", "--bots", "random", FORCE_COLOR="1", COLUMNS="100").stdout
    assert "\x1b[36m" in coloured and "\x1b[36m" not in plain
    assert without_styles(plain) == without_styles(coloured)


def without_styles(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_an_unknown_error_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what comes from outside is told in a sentence: a bug of ours stays a bug."""
    monkeypatch.setattr("spinney.cli.games.every_game", lambda: 1 / 0)
    assert isinstance(run("games").exception, ZeroDivisionError)


def test_a_person_before_the_terminal_sees_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = StringIO()
    monkeypatch.setattr(
        terminal, "progress_output", lambda: Console(file=shown, force_terminal=True, color_system=None)
    )
    with terminal.progress("games", 12, hidden=True) as show:
        show(3)
    assert shown.getvalue() == ""
    with terminal.progress("games", done=2) as show:
        show(3, 12, "writing")
    assert re.search(r"games .* 2/\?.*writing .* 3/12", shown.getvalue(), re.DOTALL)
    with terminal.busy("asking") as tell:
        tell("thinking")
    assert re.search(r"asking .*thinking ", shown.getvalue(), re.DOTALL)


def test_progress_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = StringIO()
    monkeypatch.setattr(terminal, "progress_output", lambda: Console(file=shown, force_terminal=False))
    with terminal.progress("games", 12) as show:
        show(3)
    assert shown.getvalue() == ""
