"""Games in bulk: `spinney simulate`."""

from __future__ import annotations

import ctypes
import json
from typing import Any

import pytest

import spinney
from cli_run import run, works
from spinney.arena import simulating
from spinney.arena.simulating import BATCH, Batch, Results, Simulation
from spinney.engine.title import Title

SETTINGS = list(spinney.game("once").every_setting())


def simulated(*arguments: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(works("simulate", "once", *arguments, "--json"))
    return found


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("players, choices", SETTINGS)
def test_the_numbers_hang_together(players: int, choices: dict[str, str]) -> None:
    found = simulated("--players", players, "--games", 30, "--seed", 1, "--option", f"mode={choices['mode']}")
    assert found["game"] == "once" and found["players"] == players and found["games"] == 30
    assert found["options"] == choices
    assert len(found["seats"]) == players
    assert found["moves"] == found["length"]["mean"] * 30
    assert found["length"]["min"] <= found["length"]["mean"] <= found["length"]["max"]
    assert found["turns"]["min"] <= found["turns"]["mean"] <= found["turns"]["max"] < found["length"]["min"]
    assert found["target"] is None
    # Partners win together: a team is as often the winner as each of its seats.
    assert sum(found["seats"][team[0] - 1]["wins"] for team in found["teams"]) == pytest.approx(1)
    for team in found["teams"]:
        assert len({found["seats"][seat - 1]["wins"] for seat in team}) == 1
    assert found["teams"] == ([[1, 3], [2, 4]] if choices["mode"] == "teams" else [[n + 1] for n in range(players)])
    for seat in found["seats"]:
        assert list(seat["lines"]) == ["columns", "incomplete", "species", "saws"]
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean"])
        assert seat["min"] <= seat["low"] <= seat["mean"] <= seat["high"] <= seat["max"]


@pytest.mark.usefixtures("interpreted")
def test_lengths_are_those_the_rules_imply() -> None:
    # Four players: 12 opening cards, 28 turns of three moves, 48 draws, 4 last cards [14].
    four = simulated("--players", 4, "--games", 3)
    assert four["length"] == {"mean": 148, "min": 148, "max": 148}
    assert four["turns"] == {"mean": 28, "min": 28, "max": 28}
    # Two: 2 left-over cards, 6 opening cards, 30 turns, 56 draws, 2 last cards.
    two = simulated("--players", 2, "--games", 3)
    assert two["moves"] == 3 * 156 and two["turns"]["mean"] == 30


@pytest.mark.usefixtures("interpreted")
def test_the_same_seed_gives_the_same_games() -> None:
    def seats(seed: object) -> Any:
        return simulated("--games", 5, "--seed", seed)["seats"]

    assert seats("oak") == seats("oak") != seats("ash")
    assert seats(-1) == seats("-1")


def without_speed(*arguments: Any) -> dict[str, Any]:
    found = simulated(*arguments)
    del found["moves_per_second"]
    return found


@pytest.mark.usefixtures("interpreted")
def test_the_first_batch_has_the_stream_of_the_seed_itself() -> None:
    """By hand: one stream, from the seed as it was typed, through all games that fit into a batch."""
    game, games = spinney.game("once"), 12
    rules, lines = game.interpreted, len(game.sheet)
    totals, lengths = rules.numbers(games, game.seats), rules.numbers(games)
    rules.simulate(
        rules.box,
        rules.memory(game.fresh(3, game.choices(3))),
        rules.memory(game.fresh(3, game.choices(3))),
        rules.numbers(game.most_legal),
        rules.numbers(lines),
        rules.stream("oak"),
        games,
        *(totals, rules.numbers(games, game.seats), rules.numbers(games, game.seats, lines)),
        *(lengths, rules.numbers(games), rules.numbers(games)),
    )
    found = simulated("--players", 3, "--games", games, "--seed", "oak")
    assert games <= BATCH and found["moves"] == sum(lengths)
    assert [seat["mean"] for seat in found["seats"]] == [sum(row[seat] for row in totals) / games for seat in range(3)]


@pytest.mark.usefixtures("interpreted")
def test_batches_are_different_games_and_the_same_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "BATCH", 5)
    game = spinney.game("once")
    simulation = Simulation(game, 3, game.choices(3), "oak")
    batches = list(simulating.simulated(simulation, 13))
    assert [batch.games for batch in batches] == [5, 5, 3]
    assert len({tuple(score.sum for score in batch.scores) for batch in batches}) == 3
    added = []
    for order in (batches, batches[::-1]):
        results = Results.of(simulation)
        for batch in order:
            results.join(batch)
        added.append([results.seat(seat, game.sheet) for seat in range(3)])
    assert added[0] == added[1]
    assert added[0] == simulated("--players", 3, "--games", 13, "--seed", "oak")["seats"]


def test_cores_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "BATCH", 20)
    arguments = ("--players", 3, "--games", 90, "--seed", "oak")
    assert without_speed(*arguments, "--cores", 2) == without_speed(*arguments)
    output = works("simulate", "once", *arguments, "--cores", 2)
    assert "moves a second on a core; a game has" in " ".join(output.split())


@pytest.mark.usefixtures("interpreted")
def test_a_single_game_has_no_interval() -> None:
    for seat in simulated("--games", 1)["seats"]:
        assert seat["low"] is None and seat["high"] is None


@pytest.mark.usefixtures("interpreted")
def test_results_for_people() -> None:
    output = works("simulate", "once", "--players", 3, "--games", 20, "--seed", "oak")
    for part in ("Once Upon a Forest", "seed oak", "20 games", "Player 3", "Complete columns", "±", "Share of wins"):
        assert part in output


@pytest.mark.usefixtures("interpreted")
def test_one_game_is_not_called_games() -> None:
    output = " ".join(works("simulate", "once", "--players", 4, "--games", 1).split())
    assert "1 game, 148 moves," in output
    assert output.count("a game has 28.0 turns (28 to 28) and 148.0 moves (148 to 148)") == 1


@pytest.mark.usefixtures("interpreted")
def test_a_solitaire_is_won_against_its_target_or_lost() -> None:
    """Random moves come to some 45 points, and the plants of a game to some 70: nearly all such games are lost."""
    found = json.loads(works("simulate", "reforest", "--players", 1, "--games", 10, "--seed", 1, "--json"))
    target, wins = found["target"], found["seats"][0]["wins"]
    assert found["seats"][0]["mean"] < target["min"] <= target["mean"] <= target["max"]
    assert wins <= 0.1, "alone, one always stands best: that is no win"
    output = works("simulate", "reforest", "--players", 1, "--games", 10, "--seed", 1)
    rows = {cells[0].strip(): cells[1].strip() for cells in map(cells_of, output.splitlines()) if len(cells) == 2}
    assert rows["Beaten in"] == f"{wins:.1%} of the games" and "Share of wins" not in rows
    assert rows["Target"] == "{mean:.1f} ({min} to {max})".format(**target)


def cells_of(line: str) -> list[str]:
    return line.split("│")[1:-1]


@pytest.mark.usefixtures("interpreted")
def test_alone_without_a_target_there_is_nothing_to_win() -> None:
    output = works("simulate", "once", "--players", 1, "--games", 3)
    assert "win" not in output and "Target" not in output


def test_quick_and_interpreted_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = simulated("--players", 3, "--games", 40, "--seed", 5)
    monkeypatch.setattr(Title, "quickest", property(lambda game: game.interpreted))
    interpreted = simulated("--players", 3, "--games", 40, "--seed", 5)
    del compiled["moves_per_second"], interpreted["moves_per_second"]
    assert compiled == interpreted


def batch(standings: list[list[int]], moves: list[int], targets: list[int] | None = None) -> Batch:
    """Games that ended so, the score being the only line, with half as many turns as moves."""
    targets = targets or [0] * len(moves)
    totals = [[standing + target for standing in row] for row, target in zip(standings, targets, strict=True)]
    lines = [[[total] for total in row] for row in totals]
    return Batch(totals, standings, lines, moves, [length // 2 for length in moves], targets)


def test_results_are_added_up_rightly() -> None:
    results = Results(((0,), (1,)), 1, False)
    results.add(batch([[4, 1], [2, 2]], [9, 5]))
    more = Results(((0,), (1,)), 1, False)
    more.add(batch([[0, 6]], [7]))
    results.join(more)
    first, second = results.seat(0, ("points",)), results.seat(1, ("points",))
    # 4, 2, 0: mean 2, variance 4, so half the interval is 1.96 x 2 / sqrt(3). One win, half a win, none.
    assert first["mean"] == 2 and first["high"] == pytest.approx(2 + 1.959964 * 2 / 3**0.5)
    assert (first["min"], first["max"]) == (0, 4) and first["wins"] == pytest.approx(0.5)
    assert second["lines"] == {"points": 3} and second["wins"] == pytest.approx(0.5)
    assert results.moves.told() == {"mean": 7, "min": 5, "max": 9}
    assert results.turns.told() == {"mean": 3, "min": 2, "max": 4}


def test_arrays_of_any_form_come_to_the_same() -> None:
    """Lists, or C's own numbers; of those the seats at which nobody sits are not counted."""
    rows = [[4, 1, 0], [2, 2, 0]]
    results = []
    for totals in (rows, (ctypes.c_int64 * 3 * 2)(*((ctypes.c_int64 * 3)(*row) for row in rows))):
        lines = (ctypes.c_int64 * 1 * 3 * 2)() if totals is not rows else [[[0]] * 3] * 2
        found = Results(((0,), (1,)), 1, False)
        found.add(Batch(totals, totals, lines, [9, 5], [3, 3], [0, 0]))
        results.append([found.seat(seat, ("points",)) for seat in range(2)])
    assert results[0] == results[1]
    assert [seat["mean"] for seat in results[1]] == [3, 1.5] and results[1][0]["wins"] == 0.75
    json.dumps(results)


def test_partners_and_solitaires_are_added_up_rightly() -> None:
    """Two against one: they win, lose, tie. And a target that is beaten, reached, and missed."""
    teams = Results(((0, 2), (1,)), 1, False)
    teams.add(batch([[5, 4, 5], [5, 6, 5], [5, 5, 5], [9, 0, 9]], [1, 1, 1, 1]))
    assert [teams.seat(seat, ("points",))["wins"] for seat in range(3)] == [2.5 / 4, 1.5 / 4, 2.5 / 4]
    solitaire = Results(((0,),), 1, True)
    solitaire.add(batch([[3], [0], [-8], [1]], [1, 1, 1, 1], [50, 52, 55, 63]))
    alone = solitaire.seat(0, ("points",))
    assert alone["wins"] == 0.5 and alone["mean"] == (53 + 52 + 47 + 64) / 4
    assert solitaire.target.told() == {"mean": 55, "min": 50, "max": 63}


@pytest.mark.usefixtures("interpreted")
def test_json_is_all_there_is_on_the_output() -> None:
    result = run("simulate", "once", "--games", "3", "--json")
    assert result.stdout.count("\n") == 1 and result.stderr == ""
