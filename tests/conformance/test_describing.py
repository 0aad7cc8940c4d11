"""What there is to say about things: for every kind that a game describes all of them, in both languages, no codes."""

from __future__ import annotations

import re

import msgspec
import pytest

from spinney.engine.packs import SOURCES

LANGUAGES = ["en", "es"]


def said(game, language):
    if game.describe is None:
        pytest.skip("this game has nothing to say about its things")
    return game.describe(game.pack, game.words(language))


@pytest.fixture(params=LANGUAGES)
def described(game, request):
    return said(game, request.param)


def codes(pack):
    """How the pack writes down its things for itself: names with digits in them, and printed values such as `6R`."""
    found = set()
    waiting = [msgspec.to_builtins(pack)]
    while waiting:
        entry = waiting.pop()
        if isinstance(entry, dict):
            found |= {
                entry[key] for key in ("id", "print") if re.search(r"[A-Za-z].*\d|\d.*[A-Za-z]", str(entry.get(key)))
            }
            waiting += entry.values()
        elif isinstance(entry, list | tuple):
            waiting += entry
    return found


def texts(described):
    for things in described.values():
        for thing in things:
            yield thing.name
            for fact in thing.facts:
                yield from fact


def test_all_things_of_a_kind_are_described(game, described):
    names = game.boxroom.names(game.pack)
    assert described and set(described) <= set(names)
    for kind, things in described.items():
        assert len(things) == len(names[kind]), kind
        assert any(thing.facts for thing in things), kind
        assert {thing.source for thing in things} <= {*SOURCES, ""}, kind
        assert all(value for thing in things for fact in thing.facts for value in fact), kind


def test_nobody_sees_a_code_of_the_pack(game, described):
    words = {word for text in texts(described) for word in re.findall(r"[\w-]+", text)}
    assert words & codes(game.pack) == set()


def test_languages_differ(game):
    english, spanish = (list(texts(said(game, language))) for language in LANGUAGES)
    assert len(english) == len(spanish)
    same = [text for text in english if text in spanish and re.search("[a-z]{4}", text)]
    assert len(same) < len(english) / 2
