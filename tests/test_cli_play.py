"""Playing in the terminal, with input that comes through a pipe."""

from __future__ import annotations

import re
import signal
from contextlib import contextmanager
from pathlib import Path
from threading import Timer, main_thread
from time import perf_counter
from typing import Any

import pytest

import spinney
from cli_run import fails, run, works
from spinney.bots import Bot
from spinney.bots.random import Random
from spinney.cli.opponents import Opponents, named_bots
from spinney.engine.record import Record

SETTINGS = [(1, "solo"), (2, "standard"), (3, "standard"), (4, "standard"), (4, "teams")]
ENOUGH = [3, 2, 1] * 200  # the higher numbers are refused where there are fewer moves, and then a lower one is taken


def play(*arguments: Any, typed: Any = (), bots: str = "random") -> str:
    return works("play", "once", "--seed", "7", "--bots", bots, *arguments, typed=typed)


def screens(output: str) -> list[str]:
    """The output, cut after every answer."""
    return re.split(r"Your choice[^:]*: .*\n", output)


@pytest.mark.parametrize("players, mode", SETTINGS)
def test_a_whole_game(players: int, mode: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    output = play("--players", players, "--option", f"mode={mode}", "--seat", players, "--save", file, typed=ENOUGH)
    assert f"The record is in {file}." in " ".join(output.split())
    match = spinney.game("once").replay(Record.read(file), "interpreted")
    assert match.over and match.players == players and match.choices == {"mode": mode}
    totals = [sheet.total for sheet in match.score()]
    row = next(line for line in output.splitlines() if "Total" in line)
    assert [int(number) for number in re.findall(r"-?\d+", row)] == totals
    assert verdict(match, players - 1) in output


def verdict(match: spinney.Match, you: int) -> str:
    names = [f"Player {seat + 1}" + (" (you)" if seat == you else "") for seat in range(match.players)]
    totals = [sheet.total for sheet in match.score()]
    winners = [names[seat] for seat in match.winners()]
    if match.players == 1:
        return f"{names[0]} scores {totals[0]} point"
    if match.choices["mode"] == "teams":
        sums = sorted([totals[0] + totals[2], totals[1] + totals[3]])
        return (
            f"{winners[0]} and {winners[1]} win as a team, {sums[1]} to {sums[0]}."
            if len(winners) == 2
            else " share the win with "
        )
    if len(winners) == 1:
        return f"{winners[0]} wins with {max(totals)} point"
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win with {max(totals)} point"


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("--players", 3, typed=[1] * 9) == play("--players", 3, typed=[1] * 9)


def test_options_alone_settle_the_number_of_players() -> None:
    assert "Player 4" in play("--option", "mode=teams")
    assert "obligatory" in play("--option", "mode=solo")


def test_partners_are_named() -> None:
    output = play("--option", "mode=teams", "--seat", 2)
    assert "Player 4, partner" in output and "Player 2 (you)" in output


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    assert "The input has ended" in play("--save", file, typed=[1, 1])
    assert not spinney.game("once").replay(Record.read(file), "interpreted").over


def test_quitting_saves_the_record(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    output = play("--players", 1, "--save", file, typed=[1, 2, "q"])
    assert f"The record is in {file}." in " ".join(output.split())
    assert [move[1] for move in Record.read(file).moves] == ["draw", "draw"]


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text("precious")
    assert "is there already" in fails("play", "once", "--save", file)
    assert file.read_text() == "precious"


def test_the_game_can_be_left_out_when_there_is_one() -> None:
    names = [game.name for game in spinney.every_game()]
    if len(names) == 1:
        assert "Player 1 (you)" in works("play", "--bots", "random", typed=["q"])
    else:
        output = works("play", "--bots", "random", typed=["once", "q"])
        assert output.startswith("Which game") and all(name in output for name in names)


@pytest.mark.parametrize(
    "typed, said",
    [
        ("99", "There is no move 99 here: choose a number from 1 to 5."),
        ("0", "There is no move 0 here: choose a number from 1 to 5."),
        ("", "Type a number from 1 to 5"),
        ("hello", "Type a number from 1 to 5"),
        ("-1", "Type a number from 1 to 5"),
        ("9" * 5000, "Type a number from 1 to 5"),
        ("²", "Type a number from 1 to 5"),
        ("draw pile=x", "Type a number from 1 to 5"),
        ("draw pile=9", "The move 'draw' has pile from 0 to 4, not 9."),
        ("draw heap=1", "The move 'draw' has pile"),
        ("place hand=0 column=0", "That is not allowed: something else is to be done first"),
        ("u", "There is nothing to take back"),
        ("l", "Nothing has happened yet."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_another_chance(typed: str, said: str) -> None:
    after = screens(play("--players", 4, typed=[typed]))[1]
    assert said in " ".join(after.split())


def test_a_move_can_be_typed_as_in_a_record() -> None:
    assert play("--players", 1, typed=["draw pile=1"]).replace("draw pile=1", "2") == play("--players", 1, typed=[2])


def test_moves_are_named_with_what_they_come_to() -> None:
    output = play("--players", 1, typed=[1, 1, 1])
    assert re.search(r"1 +Draw from pile 1, a (ground|first-level|second-level|canopy) card", output)
    assert re.search(r"1 +Place a [\w-]+ card \(.*\) in column 1, (over a ground card|into its gap)", output)


def test_undo_goes_back_to_the_last_decision_and_says_what_was_seen(tmp_path: Path) -> None:
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    play("--players", 3, "--save", before, typed=[2, 1, "q"])
    output = play("--players", 3, "--save", after, typed=[2, 1, 3, "u", "q"])
    assert after.read_text() == before.read_text()
    assert "Taken back: your last move and 2 after it." in output
    assert "has been seen, but the bots do not mind" in " ".join(output.split())


def test_help_tells_the_rules_that_matter_now() -> None:
    output = play("--players", 1, typed=["h", 1, 1, 1, "h"])
    first, later = screens(output)[1], screens(output)[5]
    assert "draws three cards" in first and "(rules 2 and 7)" in first
    assert "rules 9, 15 to 18" in later
    for text in (first, later):
        assert "rules 20 to 25" in " ".join(text.split())


def test_score_so_far() -> None:
    sheet = screens(play("--players", 2, typed=["s"]))[1]
    # A start card alone is an incomplete column.
    assert re.search(r"Incomplete column +│ +-1 │ +-1 │", sheet)
    assert re.search(r"Total +│ +-1 │ +-1 │", sheet)


def test_news_tells_what_happened_since_the_last_move() -> None:
    output = play("--players", 4, typed=[1])
    news = screens(output)[1].splitlines()[:4]
    assert [line.partition(" a ")[0] for line in news] == ["You draw", *(f"Player {n} draws" for n in (2, 3, 4))]
    assert re.match(r"You draw a [\w-]+ card \(", news[0])
    assert re.match(r"Player 2 draws a [\w-]+ card from pile", news[1])


def test_the_log_speaks_to_the_person_at_the_keyboard() -> None:
    log = screens(play("--players", 2, typed=[1, "l"]))[2]
    assert log == "You slip a ground card (start card) into pile 1.\n"


def test_an_interrupted_game_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("spinney.cli.play.ask", interrupt)
    file = tmp_path / "record.txt"
    assert run("play", "once", "--bots", "random", "--save", file).exit_code == 130
    assert Record.read(file).moves == []


def test_the_random_bot_chooses_every_legal_move_and_no_other() -> None:
    match = spinney.game("once").new(4, seed=1, form="interpreted")
    bot: Bot = Random()
    stream = match.rules.stream(5)
    chosen = [bot.choose(match.view_bytes(0), 0, match.legal(0), stream) for _ in range(200)]
    assert set(chosen) == set(match.legal(0))


# Bots.


def test_bots_are_named_for_all_seats_or_for_each() -> None:
    assert named_bots("tree", [0, 2]) == {0: "tree", 2: "tree"}
    assert named_bots("greedy, old-growth", [0, 2]) == {0: "greedy", 2: "old-growth"}
    assert named_bots("sapling", []) == {}


def test_the_usual_opponent_is_a_sapling(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    fake = Opponents(spinney.game("once"), {}, "")
    monkeypatch.setattr("spinney.cli.play.Opponents", lambda game, names, seed, language: asked.append(names) or fake)
    works("play", "once", "--players", 3)
    assert asked == [{1: "sapling", 2: "sapling"}]


def test_every_seat_has_the_bot_it_was_given() -> None:
    """A greedy player and a searching one make their own moves from their own seats."""
    game = spinney.game("once")
    opponents = Opponents(game, {1: "greedy", 2: "search:40"}, "seed")
    match = game.new(3, seed=2, form="interpreted")
    while len(match.played) < 40:
        seat = match.acting[0]
        match.play(match.legal()[0] if seat == 0 else opponents.choose(match, seat), seat)
    assert {name: bot.name for name, bot in opponents._bots.items()} == {"greedy": "greedy", "search:40": "search:40"}
    again = Opponents(game, {1: "greedy", 2: "search:40"}, "seed")
    copy = game.new(3, seed=2, form="interpreted")
    while len(copy.played) < 40:
        seat = copy.acting[0]
        copy.play(copy.legal()[0] if seat == 0 else again.choose(copy, seat), seat)
    assert copy.played == match.played


def test_a_game_against_bots_that_think() -> None:
    output = play("--players", 3, typed=[1] * 12, bots="greedy,seedling")
    news = screens(output)[2].splitlines()[:3]
    assert [line[:8] for line in news] == ["You draw", "Player 2", "Player 3"]


def test_a_tip_names_the_three_best_moves_by_their_numbers() -> None:
    tip = screens(play("--players", 4, typed=["t"]))[1].splitlines()
    assert tip[0] == "Ancient Wood would take the first of these, with what you know:"
    told = [re.fullmatch(r" +(\d)  Draw from pile (\d): (.*) at the end", line) for line in tip[1:4]]
    numbers = [match[1] for match in told if match]
    assert len(set(numbers)) == 3
    for match in told:
        assert match and match[1] == match[2]
        assert re.fullmatch(r"\d+\.\d points (ahead|behind)|level with the others", match[3])


def test_against_a_target_a_tip_tells_how_far_it_is_beaten_or_missed() -> None:
    output = works("play", "reforest", "--players", 1, "--seed", "7", typed=["t"])
    assert re.search(r": \d+\.\d points (above|below) the target at the end", " ".join(output.split()))


def test_alone_a_tip_tells_the_score() -> None:
    tip = screens(play("--players", 1, typed=["t"]))[1].splitlines()
    assert re.fullmatch(r" +\d  Draw from pile \d: -?\d+\.\d points at the end", tip[1])


@pytest.mark.usefixtures("interpreted")
def test_where_there_is_nothing_better_bots_play_interpreted() -> None:
    game = spinney.game("once")
    opponents = Opponents(game, {0: "search:8"}, "seed")
    match = game.new(2, seed=2, form="interpreted")
    assert opponents.choose(match, 0) in match.legal()


def test_an_interrupt_does_not_wait_for_the_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    keys = [Timer(seconds, signal.pthread_kill, [main_thread().ident, signal.SIGINT]) for seconds in (0.3, 20)]

    @contextmanager
    def interrupted(what: str) -> Any:
        if what == "Player 1 is thinking" and not started:
            started.append(perf_counter())
            for key in keys:  # whoever sees nothing happen presses the keys again
                key.start()
        yield

    monkeypatch.setattr("spinney.cli.opponents.busy", interrupted)
    file = tmp_path / "record.txt"
    assert run("play", "once", "--bots", "search:1000000", "--seat", 2, "--save", file).exit_code == 130
    keys[1].cancel()
    assert perf_counter() - started[0] < 120  # a thought takes longer; compiling comes before
    assert Record.read(file).moves == []


def test_a_saved_match_can_be_analysed_by_the_command_that_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "my record.txt"
    output = play("--players", 2, "--seat", 2, "--save", file, typed=[1, 1, "q"])
    assert f"What your moves have cost: spinney analyse '{file}' --seat 2\n" in output
    assert "gave away" in works("analyse", file, "--seat", 2, "--level", "seedling")
    assert "analyse" not in play("--players", 2, "--save", tmp_path / "other.txt", typed=["q"])


def test_bots_lists_names_and_how_they_play(tmp_path: Path) -> None:
    once = spinney.game("once")
    pack = tmp_path / "mine.toml"
    pack.write_text(once.pack_text.replace('title = "', 'title = "My ', 1), encoding="utf-8")
    levels = ("seedling", "sapling", "tree", "old-growth", "ancient-wood")

    def shown(*arguments: object) -> list[str]:
        rows = [line.replace("│", " ").split() for line in works("bots", "once", *arguments).splitlines()]
        found = {row[0]: " ".join(row[-2:]) for row in rows if row}
        return [found[level] for level in levels]

    *_, most = searches = [f"{number:,} iterations" for number in once.advice.iterations]
    heats = [f"heat {heat / 100:g}" for heat in once.advice.heats]
    assert shown() == [*heats, most, f"{once.advice.rollouts:,} rollouts"]
    assert shown("--pack", pack) == [*searches, most]
