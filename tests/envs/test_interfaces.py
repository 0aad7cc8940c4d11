"""The usual interfaces pass the tests that their makers give out, for every title and every number of players."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from conformance.settings import published_games
from spinney.envs.aec import env
from spinney.envs.gym import Against
from spinney.envs.parallel import Together

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}") for game in published_games() for players in game.players
]


MEANT = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def strict():
    """What the makers only warn of is an error, unless it is meant: an observation is a dictionary."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in MEANT:
            warnings.filterwarnings("ignore", words)
        yield


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo(game, players):
    api_test(env(game, players=players), num_cycles=200)
    seed_test(lambda: env(game, players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_with_names(game, players):
    api_test(env(game, players=players, observation="dict"), num_cycles=50)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_parallel(game, players):
    parallel_api_test(Together(game, players=players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium(game, players):
    check_env(Against(game, players=players, bots="random"), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_open_spiel(game, players):
    pyspiel = pytest.importorskip("pyspiel")
    import spinney.envs.open_spiel  # noqa: F401 - names the games to OpenSpiel

    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_spinney_{game.name}(players={players})"), num_sims=1, serialize=True, verbose=False
    )
