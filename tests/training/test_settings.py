"""The settings of a training: read, refused and kept."""

from __future__ import annotations

import json

import msgspec
import pytest

import spinney
from spinney import SpinneyError
from spinney.training.settings import Settings, encode, for_device, read


@pytest.fixture
def once():
    return spinney.game("once")


def test_what_is_kept_is_read_again(once, tmp_path):
    wanted = Settings(game="once", minutes=3.5, players=(2, 4), widths=(32, 16, 16), past=0.25)
    file = tmp_path / "settings.json"
    file.write_bytes(encode(wanted))
    assert read(file, once) == (wanted, frozenset(Settings.__struct_fields__))


def test_a_file_names_only_what_is_unusual(once, tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"rate": 0.001}')
    found, given = read(file, once)
    assert found == Settings(game="once", rate=0.001) and given == {"rate"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[]", "has no settings of a training"),
        ("{", "has no settings of a training"),
        ('{"speed": 3}', "unknown field `speed`"),
        ('{"tables": 0}', "`int` >= 1"),
        ('{"widths": [256, 64]}', "`array` of length 3"),
        ('{"widths": [512, 64, 64]}', "<= 256"),
        ('{"trace": 1.5}', "<= 1"),
        ('{"game": "reforest"}', "settings for reforest, not for once"),
        ('{"players": [2, 5]}', "once cannot be played by 5"),
    ],
)
def test_what_makes_no_sense_is_refused(once, tmp_path, text, words):
    file = tmp_path / "settings.json"
    file.write_text(text)
    with pytest.raises(SpinneyError) as error:
        read(file, once)
    assert words in str(error.value)


def test_a_processor_has_fewer_tables_unless_they_are_wanted():
    usual = Settings(game="once")
    assert for_device(usual, "cuda", frozenset()) == usual
    assert for_device(usual, "cpu", frozenset()).tables < usual.tables
    wanted = msgspec.structs.replace(usual, tables=4000)
    assert for_device(wanted, "cpu", frozenset({"tables"})).tables == 4000
    assert json.loads(encode(usual))["game"] == "once"
