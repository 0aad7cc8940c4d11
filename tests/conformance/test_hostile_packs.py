"""Packs of strangers: every text, number and list of every game's pack, changed into what it should not be."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy

from spinney import SpinneyError
from spinney.engine import packs, schema
from spinney.engine.title import filled

TEXTS = (
    '"><img src=x onerror=alert(1)>',
    "</script><script>",
    "javascript:alert(1)",
    "'+alert(1)+'",
    "{{x}}",
    "a b",
    "á",
    "\u202e",
    "\0",
    "wren\n",
    "x" * 41,
    "x" * 10_000,
)
NUMBERS = (*(sign * 10**power for power in (3, 4, 6, 9, 18, 30) for sign in (1, -1)), float("nan"), float("inf"))
FREE = {
    ("name",),
    ("about", "title"),
    ("about", "authors", "*"),
    ("about", "publisher"),
    ("about", "summary"),
    ("about", "note"),
    ("plant", "*", "name"),
    ("plant", "*", "latin"),
    ("plant", "*", "published", "*"),
    ("visitor", "*", "name"),
    ("visitor", "*", "latin"),
    ("event", "*", "name"),
    ("tower", "*", "name"),
    ("side", "*", "name"),
    ("side", "*", "map", "*"),
}
"""Texts that may say anything, as far as it can be shown. A page shows them as text and nothing else."""


def fields(data, kind):
    """A path to one text, number or list of each kind of entry, by the keys alone."""
    found = {}

    def walk(value, path):
        if isinstance(value, kind) and not isinstance(value, bool):
            found.setdefault(tuple("*" if isinstance(key, int) else key for key in path), path)
        for key, each in (
            value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [])
        ):
            walk(each, (*path, key))

    walk(data, ())
    return found


def at(data, path):
    for key in path:
        data = data[key]
    return data


def changed(data, path, value):
    data = deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return data


def taken(game, data):
    """Whether a pack with these data is taken; if not, it is said in a short sentence, in both languages."""
    try:
        pack = schema.read(data, game.boxroom.SCHEMA, packs.entry_name)
        game.check(pack)
        filled(game.boxroom, pack, "mine.toml")
    except SpinneyError as error:
        for language in ("en", "es"):
            sentence = error.told(language, game.words_folder)
            assert sentence.isprintable() and len(sentence) < 2_500, sentence
        return False
    return True


def test_only_free_texts_may_say_anything(game):
    data = tomllib.loads(game.pack_text)
    for keys, path in fields(data, str).items():
        for text in TEXTS:
            shown = text.isprintable() and len(text) < 80
            assert not taken(game, changed(data, path, text)) or (keys in FREE and shown), (keys, text)


def test_numbers_fit_where_they_go(game):
    """Whatever is taken is in the box as it stands in the pack: no number is too large for anything."""
    data = tomllib.loads(game.pack_text)
    for keys, path in fields(data, (int, float)).items():
        for number in NUMBERS:
            known = abs(number) <= schema.MOST_NUMBER
            assert not taken(game, changed(data, path, number)) or known, (keys, number)


def test_lists_have_an_end(game):
    data = tomllib.loads(game.pack_text)
    for keys, path in fields(data, list).items():
        few = at(data, path)
        for times in (0, 2, 1 + 600 // max(1, len(few))):
            longer = changed(data, path, few * times)
            assert not taken(game, longer) or len(few * times) <= schema.MOST_ITEMS, (keys, times)


def test_a_pack_that_is_taken_can_be_told(game):
    """Ids that nobody has words for are names like others; here all free texts are odd at once."""
    data = tomllib.loads(game.pack_text)
    for keys, path in fields(data, str).items():
        if keys in FREE and keys[-2:] != ("map", "*"):
            data = changed(data, path, TEXTS[0])
    assert taken(game, data)
    pack = schema.read(data, game.boxroom.SCHEMA, packs.entry_name)
    assert json.dumps(game.boxroom.names(pack))
