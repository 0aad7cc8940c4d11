"""The settings the suite plays: all of them, or of very many a sample that leaves nothing out."""

from __future__ import annotations

from itertools import product

from conformance.settings import MOST_SETTINGS, TOY, settings
from spinney import Game


class Optional:
    """As much of a game as `settings` needs: two to five players and six options of three choices, 2,916 settings."""

    name = "optional"
    some_settings = Game.some_settings

    def every_setting(self):
        for players in (2, 3, 4, 5):
            for choices in product("abc", repeat=6):
                yield players, {f"option{i}": choice for i, choice in enumerate(choices)}


def test_few_settings_are_all_played():
    played = [(setting.players, setting.choices) for setting in settings(TOY)]
    assert played == list(TOY.every_setting())


def test_of_many_settings_a_sample_is_played():
    sample = settings(Optional())
    assert MOST_SETTINGS <= len(sample) <= 3 * MOST_SETTINGS
    assert len({str(setting) for setting in sample}) == len(sample)
    every_pair = {(players, f"option{i}", choice) for players in (2, 3, 4, 5) for i in range(6) for choice in "abc"}
    assert every_pair <= {(s.players, *choice) for s in sample for choice in s.choices.items()}
    assert [str(setting) for setting in settings(Optional())] == [str(setting) for setting in sample]
