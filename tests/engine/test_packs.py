"""Packs: whatever is wrong with one is said in one sentence that names the entry."""

from __future__ import annotations

import re

import pytest

from conformance.settings import TOY
from sealed.box import SCHEMA, check
from spinney import SpinneyError
from spinney.engine.files import read_text
from spinney.engine.packs import load


def loaded(text):
    return load(text, SCHEMA, check, "sealed", "mine.toml")


def edited(old, new):
    assert old in TOY.pack_text
    return TOY.pack_text.replace(old, new, 1)


WREN = '{ id = "wren", value = 1, source = "house" }'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("card = [", "mine.toml is not valid TOML: invalid value (at end of document)."),
        (edited('name = "toy"', ""), "mine.toml: 'name' is missing."),
        (edited('game = "sealed"', 'game = "once"'), "mine.toml is a pack of 'once', not of 'sealed'."),
        (edited("value = 1,", 'value = "one",'), "mine.toml: entry 'wren', value: expected a whole number, got 'one'."),
        (edited("value = 1,", "value = 1.5,"), "mine.toml: entry 'wren', value: expected a whole number, got 1.5."),
        (edited("value = 1, ", ""), "mine.toml: entry 'wren': 'value' is missing."),
        (
            edited('value = 1, source = "house"', "value = 1"),
            "mine.toml: entry 'wren': 'source' is missing.",
        ),
        (
            edited("value = 1,", "value = 1, colour = 2,"),
            "mine.toml: entry 'wren': 'colour' means nothing here: there are value, id, source.",
        ),
        (
            edited('source = "house"', 'source = "rumour"'),
            "mine.toml: entry 'wren', source: expected one of house, public, rulebook, got 'rumour'.",
        ),
        (edited('id = "robin"', 'id = "wren"'), "mine.toml: there are two entries 'wren' in card."),
        (edited(WREN + ",", ""), "mine.toml: there must be 12 cards, not 11."),
        (edited("card = [", "cards = ["), "mine.toml: 'cards' means nothing here: there are card, game, name, about."),
        (
            edited("year = 2025", 'year = "long ago"'),
            "mine.toml: about, year: expected a whole number, got 'long ago'.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text, sentence):
    with pytest.raises(SpinneyError, match=f"^{re.escape(sentence)}$"):
        loaded(text)


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(SpinneyError, match=r"none\.toml cannot be read: no such file or directory"):
        read_text(tmp_path / "none.toml")
    with pytest.raises(SpinneyError, match="cannot be read: is a directory"):
        read_text(tmp_path)
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SpinneyError, match=r"picture\.toml is not a text file"):
        read_text(tmp_path / "picture.toml")


def test_a_game_with_another_pack(tmp_path):
    """The new values are in the box, the old game is untouched, and their records do not mix."""
    path = tmp_path / "mine.toml"
    path.write_text(edited("value = 1,", "value = 99,"), encoding="utf-8")
    mine = TOY.with_pack(path)
    assert (mine.box.value[0], TOY.box.value[0]) == (99, 1)
    match = mine.new(2, seed=1, form="interpreted")
    with pytest.raises(SpinneyError, match="this record was played with another pack"):
        TOY.replay(match.record(), "interpreted")
    assert mine.replay(match.record(), "interpreted").to_bytes() == match.to_bytes()


def test_the_hash_is_of_the_contents():
    """Spaces and comments do not matter; a value, a name or an order does."""
    same = loaded("# mine\n" + TOY.pack_text.replace("value = 1,", "value   =  1,"))
    assert same.hash() == TOY.pack.hash()
    for old, new in [("value = 1,", "value = 2,"), ('name = "toy"', 'name = "toys"'), ('id = "wren"', 'id = "tit"')]:
        assert loaded(edited(old, new)).hash() != TOY.pack.hash()


def test_components_and_where_they_come_from():
    pack = loaded(edited('source = "house"', 'source = "public"'))
    assert pack.sources() == {"card": {"rulebook": 0, "public": 1, "house": 11}}
    assert [entry.id for _, entry in pack.components()][:2] == ["wren", "robin"]
