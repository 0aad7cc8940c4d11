"""Law: the final table of a played game, written down by hand and scored, comes to what the game itself says.

Proved on games at random with every choice of every option: lines, totals, winners, teams and target. What is written
down is what a TOML file can say. And every game has an example of such a file, which can be scored and stands, whole,
in `docs/tables/<game>.md`.
"""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

import spinney
from cli_run import works
from conformance.settings import Setting, published_games, settings
from spinney.engine.packs import toml

ROOT = Path(__file__).parents[2]
GAMES = published_games()
SETTINGS = [setting for game in GAMES for setting in settings(game)]
MATCHES = 200  # of each game, in all its settings together


def by_hand(game):
    return import_module(f"{game.package}.by_hand")


def finished(setting: Setting, seed: int):
    luck = random.Random(seed)
    match = setting.game.new(setting.players, seed=f"by hand {seed}", form="compiled", **setting.choices)
    while not match.over:
        seat = match.acting[0]
        match.play(luck.choice(match.legal(seat)), seat)
    return match


def is_toml(data) -> bool:
    """Whether a TOML file could say this."""
    if isinstance(data, dict):
        return all(isinstance(key, str) and is_toml(value) for key, value in data.items())
    if isinstance(data, list):
        return all(map(is_toml, data))
    return type(data) in (str, int, bool)


def differences(match, scored):
    """Where a table that was scored by hand and its match do not agree."""
    names = [seat.name for seat in scored.seats]
    sheets = match.score()
    compared = {
        "lines": ([seat.lines for seat in scored.seats], [sheet.lines for sheet in sheets]),
        "totals": ([seat.total for seat in scored.seats], [sheet.total for sheet in sheets]),
        "winners": ([names.index(name) for name in scored.winners], match.winners()),
        "teams": (scored.teams or tuple((seat,) for seat in range(match.players)), match.teams()),
        "target": (scored.target, match.target()),
    }
    return {what: both for what, both in compared.items() if both[0] != both[1]}


@pytest.mark.parametrize("published", SETTINGS, ids=str)
def test_a_played_game_scored_by_hand_is_the_game(published):
    game = published.game
    for seed in range(-(-MATCHES // len(settings(game)))):
        match = finished(published, seed)
        data = by_hand(game).written(game, match.table)
        assert is_toml(data)
        assert differences(match, by_hand(game).scored(game, data, "en")) == {}, (seed, data)


@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_the_example_can_be_scored(published):
    data = toml(published.example, "example.toml")
    for language in ("en", "es"):
        scored = by_hand(published).scored(published, data, language)
        assert len(scored.seats) in published.players
        assert all(list(seat.lines) == list(published.sheet) for seat in scored.seats)
    assert published.example.startswith("#"), "an example explains itself"


@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_the_page_on_tables_has_the_example_word_for_word(published):
    page = (ROOT / "docs" / "tables" / f"{published.name}.md").read_text(encoding="utf-8")
    assert f"```toml\n{published.example.rstrip()}\n```" in page


@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_the_command_writes_the_example_and_scores_it(published, tmp_path):
    file = tmp_path / "table.toml"
    file.write_text(works("score", published.name, "--example"), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == published.example
    assert works("score", published.name, file)


def test_whatever_is_scored_otherwise_is_noticed():
    """A match in which the points, the winner or the teams were others."""
    setting = next(setting for setting in settings(spinney.game("once")) if setting.choices["mode"] == "teams")
    match, other = finished(setting, 0), finished(setting, 1)
    scored = by_hand(setting.game).scored(setting.game, by_hand(setting.game).written(setting.game, match.table), "en")
    assert differences(match, scored) == {}
    assert {"lines", "totals"} <= set(differences(other, scored))
