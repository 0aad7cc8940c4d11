"""What a player installs: the wheel with what it needs, and no extra. All that players do works there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import spinney
from engine.test_layers import NEEDY
from measure_install import HERE, Installed, uv
from spinney.engine.extras import EXTRAS

POSITION = HERE / "web" / "positions" / "once-2.txt"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if uv() is None:
        pytest.skip("uv is missing: `make setup` installs it")
    return Installed(HERE, tmp_path_factory.mktemp("player"))


def works(installed: Installed, *arguments: str, typed: str = "") -> str:
    done = installed.run(*arguments, typed=typed)
    assert done.returncode == 0 and done.stderr == "", done.stdout + done.stderr
    return done.stdout


def asked(installed: Installed, program: str) -> str:
    """What a program prints that is run by the Python of the installation."""
    command = [installed.python, "-c", program]
    done = subprocess.run(command, env=installed.environment, cwd=installed.folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_extra_is_there(installed: Installed) -> None:
    modules = sorted({module for modules in EXTRAS.values() for module in modules})
    look = f"from importlib.util import find_spec\nprint([name for name in {modules} if find_spec(name)])"
    assert asked(installed, look) == "[]\n"


def test_all_but_reports_environments_peers_and_training_can_be_imported(installed: Installed) -> None:
    """Among them the server, which `serve` imports when it starts."""
    program = (
        "import importlib, pkgutil, spinney\n"
        "for module in pkgutil.walk_packages(spinney.__path__, 'spinney.'):\n"
        "    try:\n"
        "        if module.name != 'spinney.__main__': importlib.import_module(module.name)\n"
        "    except ModuleNotFoundError as error: print(module.name, error.name)\n"
    )
    missing = asked(installed, program).splitlines()
    assert {line.split()[0] for line in missing} == NEEDY, missing
    assert {line.split()[1] for line in missing} == {"gymnasium", "numpy", "pyspiel", "torch"}


def test_every_command_says_what_it_does(installed: Installed) -> None:
    assert "spinney learn once" in works(installed, "--help")
    for command in ("analyse", "arena", "bench", "learn", "puzzles", "serve"):
        assert f"Example: spinney {command}" in works(installed, command, "--help")


def test_it_is_this_version(installed: Installed) -> None:
    assert works(installed, "--version") == f"spinney {spinney.__version__}\n"


def test_a_table_is_scored(installed: Installed, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text(works(installed, "score", "once", "--example"), encoding="utf-8")
    assert "Total" in works(installed, "score", "once", str(table))


def test_a_record_is_verified_and_shown(installed: Installed) -> None:
    assert "Total" in works(installed, "record", "show", str(POSITION))
    works(installed, "record", "verify", str(POSITION))


def test_games_are_simulated(installed: Installed) -> None:
    output = works(installed, "simulate", "once", "--players", "4", "--games", "20", "--seed", "oak")
    assert "20 games, 2,960 moves" in output and "Share of wins" in output


def test_bots_play_each_other(installed: Installed) -> None:
    output = works(installed, "arena", "once", "--bots", "random", "--players", "2", "--games", "2", "--cores", "1")
    assert "Mean score" in output


def test_a_bot_at_full_strength_is_played_against(installed: Installed) -> None:
    """The bot at the first seat begins; then the person is asked, and leaves."""
    output = works(installed, "play", "once", "--bots", "old-growth", "--seat", "2", "--seed", "7", typed="q\n")
    assert output.startswith("Player 1 slips a ground card (start card) into pile") and "Your choice" in output


def test_every_game_has_a_module_that_fits(installed: Installed) -> None:
    look = "import spinney\nprint(*(game.rules().form for game in spinney.every_game()))"
    assert asked(installed, look) == "module module module module module\n"


def test_what_is_there_need_not_be_built(installed: Installed) -> None:
    assert works(installed, "build") == "Nothing has changed: there is nothing to build.\n"


def test_the_peers_in_other_languages_are_there(installed: Installed) -> None:
    look = (
        "from spinney.peers import in_c, in_node\n"
        "files = [in_node.SCRIPT, *(in_c.FOLDER / name for name in in_c.FLAGS)]\n"
        "print(*(file.is_file() for file in files))"
    )
    assert asked(installed, look) == "True True True\n"


def test_compiling_says_what_it_needs(installed: Installed) -> None:
    done = installed.run("build", "once", "--compiled")
    assert done.stderr == 'spinney: compiling rules needs Numba and NumPy: pip install "spinney[study]".\n'


def test_a_report_says_what_it_needs(installed: Installed) -> None:
    done = installed.run("report", "once")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'spinney: spinney report needs Matplotlib and NumPy: pip install "spinney[report]".\n'


def test_a_dataset_says_what_it_needs(installed: Installed) -> None:
    done = installed.run("generate", "once", "--out", "games")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'spinney: spinney generate needs pyarrow: pip install "spinney[data]".\n'


def test_a_cluster_says_what_it_needs(installed: Installed) -> None:
    done = installed.run("arena", "once", "--bots", "random", "--players", "2", "--games", "2", "--ray", "local")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'spinney: playing on a cluster needs Ray: pip install "spinney[ray]".\n'
