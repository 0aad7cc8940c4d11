"""TOML is written so that it reads as the same data."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.engine.game import Game, every_game
from spinney.engine.toml_writing import written

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
PLAIN = st.one_of(TEXT, st.booleans(), st.integers(-(2**53), 2**53))
NESTED = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3), max_leaves=12
)


@given(st.dictionaries(TEXT, NESTED, max_size=5))
def test_what_is_written_reads_the_same(data: dict[str, object]) -> None:
    assert tomllib.loads(written(data)) == data


def test_nothing_is_left_out() -> None:
    assert written({"a": None, "b": {"c": None, "d": 1}, "e": [{"f": None}]}) == "[b]\nd = 1\n\n[[e]]\n"


def test_lists_of_tables_have_headings_and_long_lists_a_line_for_each() -> None:
    text = written({"seat": [{"name": "Ann", "tiles": [{"tile": number, "x": 0, "y": 1} for number in range(8)]}]})
    assert text.startswith('[[seat]]\nname = "Ann"\ntiles = [\n  { tile = 0, x = 0, y = 1 },\n')


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_packs_survive(game: Game) -> None:
    again = Game(game.name, game.package, written(tomllib.loads(game.pack_text)), "again")
    assert again.pack.hash() == game.pack.hash()
