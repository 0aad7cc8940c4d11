"""Games in bulk: `spinney simulate` and `spinney warm`."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import spinney
from cli_run import fails, run, works
from spinney.bots.warm import BOTS
from spinney.cli.results import Results
from spinney.engine.forms import ENTRIES, Compiled
from spinney.engine.warm import small_arguments

SETTINGS = list(spinney.game("once").every_setting())


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a compiler, as where Numba is not installed."""
    monkeypatch.setattr(Compiled, "possible", staticmethod(lambda: False))


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
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert list(seat["lines"]) == ["columns", "incomplete", "species", "saws"]
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean"])
        assert seat["min"] <= seat["low"] <= seat["mean"] <= seat["high"] <= seat["max"]


@pytest.mark.usefixtures("interpreted")
def test_lengths_are_those_the_rules_imply() -> None:
    # Four players: 12 opening cards, 28 turns of three moves, 48 draws, 4 last cards [14].
    assert simulated("--players", 4, "--games", 3)["length"] == {"mean": 148, "min": 148, "max": 148}
    # Two: 2 left-over cards, 6 opening cards, 30 turns, 56 draws, 2 last cards.
    assert simulated("--players", 2, "--games", 3)["moves"] == 3 * 156


@pytest.mark.usefixtures("interpreted")
def test_the_same_seed_gives_the_same_games() -> None:
    def seats(seed: object) -> Any:
        return simulated("--games", 5, "--seed", seed)["seats"]

    assert seats("oak") == seats("oak") != seats("ash")
    assert seats(-1) == seats("-1")


@pytest.mark.usefixtures("interpreted")
def test_a_single_game_has_no_interval() -> None:
    for seat in simulated("--games", 1)["seats"]:
        assert seat["low"] is None and seat["high"] is None


@pytest.mark.usefixtures("interpreted")
def test_results_for_people() -> None:
    output = works("simulate", "once", "--players", 3, "--games", 20, "--seed", "oak")
    for part in ("Once Upon a Forest", "seed oak", "20 games", "Player 3", "Complete columns", "±", "Share of wins"):
        assert part in output


def test_compiled_and_interpreted_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = simulated("--players", 3, "--games", 40, "--seed", 5)
    monkeypatch.setattr(Compiled, "possible", staticmethod(lambda: False))
    interpreted = simulated("--players", 3, "--games", 40, "--seed", 5)
    del compiled["moves_per_second"], interpreted["moves_per_second"]
    assert compiled == interpreted


def test_results_are_added_up_rightly() -> None:
    results = Results(2, 1)
    results.add(
        np.array([[4, 1], [2, 2]]), np.array([[4, 1], [2, 2]]), np.array([[[4], [1]], [[2], [2]]]), np.array([9, 5])
    )
    results.add(np.array([[0, 6]]), np.array([[0, 6]]), np.array([[[0], [6]]]), np.array([7]))
    first, second = results.seat(0, ("points",)), results.seat(1, ("points",))
    # 4, 2, 0: mean 2, variance 4, so half the interval is 1.96 x 2 / sqrt(3). One win, half a win, none.
    assert first["mean"] == 2 and first["high"] == pytest.approx(2 + 1.96 * 2 / 3**0.5)
    assert (first["min"], first["max"]) == (0, 4) and first["wins"] == pytest.approx(0.5)
    assert second["lines"] == {"points": 3} and second["wins"] == pytest.approx(0.5)
    assert (results.moves, results.shortest, results.longest) == (21, 5, 9)


def test_there_are_arguments_to_warm_every_entry() -> None:
    rules = spinney.game("once").interpreted
    arguments = small_arguments(rules)
    assert set(arguments) == set(ENTRIES)
    for name in ENTRIES:
        getattr(rules, name)(*arguments[name])


def test_after_warming_a_new_process_compiles_nothing() -> None:
    assert works("warm", "once").startswith(f"once is ready: {len(ENTRIES)} entries and {len(BOTS)} bots")
    look = (
        "import spinney; from spinney.engine import warm; from spinney.engine.forms import ENTRIES\n"
        "from spinney.bots.levels import make_bot; from spinney.bots.warm import first_choice\n"
        "game = spinney.game('once'); warm.warm(game); rules = game.compiled\n"
        "greedy, search = make_bot('greedy', rules), make_bot('seedling', rules)\n"
        "moment = first_choice(game)\n"
        "for bot in (greedy, search): bot.choose(moment.view_bytes(0), 0, moment.legal(0), rules.stream(1))\n"
        "used = [getattr(rules, name) for name in ENTRIES] + [greedy._weigh]\n"
        "used += [entry for tree in search._trees for entry in (tree._plant, tree._grow)]\n"
        "print(*(sum(sum(getattr(e.stats, what).values()) for e in used) for what in ('cache_misses', 'cache_hits')))"
    )
    looked = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    assert looked.stdout == f"0 {len(ENTRIES) + 3}\n", looked.stderr


def test_warming_without_a_compiler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compiled, "possible", staticmethod(lambda: False))
    assert "Numba" in fails("warm")


@pytest.mark.usefixtures("interpreted")
def test_json_is_all_there_is_on_the_output() -> None:
    result = run("simulate", "once", "--games", "3", "--json")
    assert result.stdout.count("\n") == 1 and result.stderr == ""
