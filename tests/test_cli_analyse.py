"""`spinney analyse` on the command line; the judging itself is in `bots/test_analysis.py`."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import spinney
from cli_run import fails, run, works
from spinney.bots.analysis import COMPARED, Analysis
from test_cli_record import finished

JUDGE = "search:60"  # quick, and the same whatever the levels are


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(finished())
    return file


def found(file: Path, *arguments: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(works("analyse", file, "--level", JUDGE, "--json", *arguments))
    return data


def rows(output: str) -> list[list[str]]:
    """The cells of every line of a table."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in output.splitlines() if line.startswith("│")]


def test_json_has_every_decision(file: Path) -> None:
    data = found(file)
    assert (data["game"], data["players"], data["level"], data["iterations"]) == ("once", 2, "search:60", 60)
    assert data["complete"] is True
    match = spinney.game("once").replay(spinney.Record.read(file), "interpreted")
    for decision in data["decisions"]:
        moment = match.at(decision["number"] - 1)
        seat, move = match.played[decision["number"] - 1]
        assert decision["player"] == seat + 1
        assert decision["played"]["move"] == match.game.moves.Move(move).as_dict()
        assert decision["best"]["move"] in [legal.as_dict() for legal in moment.legal(seat)]
        assert decision["best"]["words"] == decision["options"][0]["words"]
        assert decision["loss"] == max(decision["difference"], 0)
        assert decision["error"] >= 0
    # What is left out was forced: some opening gifts and draws, and nothing else.
    judged = {decision["number"] for decision in data["decisions"]}
    assert all(len(match.at(n - 1).legal(match.played[n - 1][0])) == 1 for n in set(range(1, 157)) - judged)


def test_json_adds_up_and_names_the_costliest(file: Path) -> None:
    data = found(file)
    for total in data["totals"]:
        its = [d for d in data["decisions"] if d["player"] == total["player"]]
        assert total["decisions"] == len(its)
        assert total["loss"] == pytest.approx(max(sum(d["difference"] for d in its), 0))
        assert total["error"] == pytest.approx(sum(d["error"] ** 2 for d in its) ** 0.5)
    by_number = {d["number"]: d for d in data["decisions"]}
    costs = [by_number[number]["loss"] for number in data["costliest"]]
    assert len(costs) == 3 and costs == sorted(costs, reverse=True) and costs[-1] > 0


def test_the_same_record_gives_the_same_analysis_for_one_seat_or_for_all(file: Path) -> None:
    everything, one = found(file), found(file, "--seat", 2)
    assert one["decisions"] == [d for d in everything["decisions"] if d["player"] == 2]
    assert one["totals"] == everything["totals"][1:]


def test_for_people_a_table_of_the_costly_moves_and_three_in_words(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    data = found(file)
    output = works("analyse", file, "--level", JUDGE)
    assert output.startswith("Once Upon a Forest, judged by search:60 (60 iterations) with what each player knew\n")
    table = rows(output)
    assert 3 <= len(table) <= 10
    numbers = [int(row[0]) for row in table]
    assert numbers == sorted(numbers)
    by_number = {d["number"]: d for d in data["decisions"]}
    for number, who, played, better, lost in table:
        decision = by_number[int(number)]
        assert who == f"Player {decision['player']}"
        assert (played, better) == (decision["played"]["words"], decision["best"]["words"])
        assert lost == f"{decision['loss']:.1f} ± {1.959964 * decision['error']:.1f}"
    for place, number in enumerate(data["costliest"], 1):
        decision = by_number[number]
        assert number in numbers
        assert (
            f"{place}. Move {number}. {decision['before']} Player {decision['player']} chose: "
            f"{decision['played']['words']}. Better: {decision['best']['words']}. "
            f"It cost {decision['loss']:.1f} points.\n"
        ) in output
    for total in data["totals"]:
        error = 1.959964 * total["error"]
        said = f"Player {total['player']} gave away {total['loss']:.1f} ± {error:.1f} points"
        assert f"{said} in {total['decisions']} decisions.\n" in output


def test_all_decisions_on_demand(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    table = rows(works("analyse", file, "--level", JUDGE, "--all"))
    data = found(file)
    assert [int(row[0]) for row in table] == [d["number"] for d in data["decisions"]]
    for row, decision in zip(table, data["decisions"], strict=True):
        alike = decision["played"]["move"] == decision["best"]["move"]
        assert (row[3] == "") == alike
        assert (row[4] != "") == decision["compared"]
    for player in (1, 2):
        doubtful = [d for d in data["decisions"] if d["player"] == player and d["played"] != d["best"]]
        assert len(doubtful) > COMPARED == sum(d["compared"] for d in doubtful)


def test_a_solitaire_is_judged_by_its_lead_over_the_target(file: Path) -> None:
    assert found(file)["target"] is None
    match = spinney.game("reforest").new(1, seed=11, form="interpreted")
    for _move in range(4):
        match.play(match.legal()[-1])
    file.write_text(str(match.record()))
    assert found(file)["target"] == match.target() and match.target()
    output = works("analyse", file, "--level", JUDGE, "--all")
    assert "Lost: points of the lead over the target at the end, with a 95% interval." in output


def test_a_level_judges_by_its_name(file: Path) -> None:
    file.write_text(finished(moves=4))
    iterations = spinney.game("once").advice.iterations[0]
    output = works("analyse", file, "--level", "seedling")
    assert output.startswith(f"Once Upon a Forest, judged by Seedling ({iterations} iterations)")


@pytest.mark.parametrize("as_json", [False, True])
def test_an_interrupt_shows_what_there_is(file: Path, monkeypatch: pytest.MonkeyPatch, as_json: bool) -> None:
    class Interrupted(Analysis):
        def run(self, *arguments: Any) -> Any:
            for number in super().run(*arguments):
                yield number
                if number == 5:
                    signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("spinney.cli.analyse.Analysis", Interrupted)
    result = run("analyse", file, "--level", JUDGE, *["--json"] * as_json)
    assert result.exit_code == 130 and result.stderr == ""
    if as_json:
        data = json.loads(result.stdout)
        assert data["complete"] is False and len(data["decisions"]) == 5
    else:
        assert "Stopped early: 5 decisions glanced at, 0 compared." in result.stdout
        assert re.search(r"Player 1 gave away .* points in \d decisions\.", result.stdout)


def test_a_match_in_which_nothing_was_decided(file: Path) -> None:
    file.write_text(finished(moves=0))
    output = works("analyse", file, "--seat", 1, "--level", JUDGE)
    assert output.endswith("Player 1 gave away 0.0 ± 0.0 points in 0 decisions.\n")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["--seat", 3], "there is no seat 3: seats of this match are numbered from 1 to 2."),
        (["--seat", 0], "there is no seat 0"),
        (["--level", "oak"], "there is no bot 'oak'"),
        (["--level", "greedy"], "greedy cannot judge a move"),
        (["--level", "random"], "random cannot judge a move"),
        (["--pack", "missing.toml"], "missing.toml"),
    ],
)
def test_bad_input_gets_one_sentence(file: Path, arguments: list[Any], said: str) -> None:
    assert said in fails("analyse", file, *arguments)


def test_a_record_of_another_pack_is_refused(file: Path, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(spinney.game("once").pack_text.replace('name = "house"', 'name = "my own copy"'))
    sentence = fails("analyse", file, "--pack", pack)
    assert "was played with another pack" in sentence and sentence == fails("record", "verify", file, "--pack", pack)


def test_a_net_tells_on_which_lines_the_points_are(file: Path) -> None:
    """By default Ancient Wood judges; its reasons are lines of the sheet, in words and as data."""
    data = json.loads(works("analyse", file, "--json"))
    assert data["level"] == "ancient-wood"
    told = [decision for decision in data["decisions"] if decision["why"]]
    assert told
    for decision in told:
        assert len(decision["why"]) <= 3
        assert all(share["line"] in spinney.game("once").sheet for share in decision["why"])
        assert all(abs(share["points"]) > 2 * share["error"] for share in decision["why"])
    words = spinney.game("once").words("en")
    output = " ".join(works("analyse", file).split())
    for number in data["costliest"]:
        decision = next(one for one in data["decisions"] if one["number"] == number)
        parts = [
            f"{words.say('sheet-' + share['line'])}{' of the others' if share['others'] else ''} {share['points']:+.1f}"
            for share in decision["why"]
        ]
        told_why = ": " + ", ".join(parts) if parts else ""
        assert f"It cost {decision['loss']:.1f} points{told_why}.".replace("-", "−") in output.replace("-", "−")
