"""Words: English and Spanish have a message for everything that a game says, and none that nobody says.

Needed are the names of seats, things, phases, options and choices, score lines and what a report counts, and a sentence
for every kind of move, event and reason. A message is also used if another refers to it or if the game's own code
names it. Whatever a message tells in one language, by its variables and attributes, it tells in the others, too.
"""

from __future__ import annotations

import ast

import pytest

import fluent_files
from conformance.settings import published_games
from fluent_files import references, tells
from spinney.engine.game import Game
from spinney.engine.telling import Teller
from spinney.engine.words import languages
from spinney.tables.packs import form

LANGUAGES = ["en", "es"]


def folder(game):
    return game.folder / "words"


def needed(game):
    """The messages that the engine cannot do without."""
    names = {"seat"}
    names |= {f"move-{kind}" for kind in game.moves.kinds}
    names |= {f"event-{event.name}" for event in game.events}
    names |= {f"reason-{reason}" for reason in game.reasons[1:]}
    if not hasattr(game.telling, "prompt"):  # a game that words its own prompts has those that it says
        names |= {f"ask-{phase}" for phase in game.phases}
    names |= {f"sheet-{line}" for line in game.sheet}
    names |= {f"use-{use.name}{did}" for use in game.uses for did in ("", "-did")}
    for option in game.options:
        names |= {f"option-{option.name}", *(f"{option.name}-{choice.name}" for choice in option.choices)}
    for kind, things in game.boxroom.names(game.pack).items():
        names |= {message for message, _ in things}
        if any(kind in event.parts.values() for event in game.events):
            names.add(f"{kind}-unknown")
    return names


def offered(game):
    """Messages that are used where they are: what the game is, what helps in a phase or with an option, how points are
    counted, what a pack says."""
    helps = {f"help-{phase}" for phase in game.phases} | {f"option-{option.name}-help" for option in game.options}
    return {"about-summary", "about-note", "help-score"} | helps | entered(game)


def entered(game):
    """What the form of a pack says: its lists, their fields, and what can be chosen there."""
    found = set()
    form(game.boxroom.SCHEMA, lambda message: found.add(message) or message)
    return found


def entries(game, language):
    return fluent_files.entries(folder(game) / f"{language}.ftl")


def messages(game, language):
    """The messages of a language, each with those that it refers to."""
    return {name: references(entry).messages for name, entry in entries(game, language).items()}


def named_in_code(game):
    """Texts that the game's own code contains, and beginnings of texts that it completes."""
    whole, begun = set(), set()
    for file in game.folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(node.values[0].value)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return whole, tuple(text for text in begun if text.endswith("-"))


def test_every_language_has_every_message(game):
    assert list(languages(folder(game))) == LANGUAGES
    for language in LANGUAGES:
        assert needed(game) - set(messages(game, language)) == set(), language


def test_every_message_is_used(game):
    whole, begun = named_in_code(game)
    for language in LANGUAGES:
        found = messages(game, language)
        asked_for = needed(game) | offered(game) | whole
        used = {name for name in found if name in asked_for or name.startswith(begun)}
        for name in list(used):
            follow(found, name, used)
        assert set(found) - used == set(), language


def follow(found, name, used):
    for other in found[name]:
        if other not in used:
            used.add(other)
            follow(found, other, used)


def test_all_languages_have_the_same_messages(game):
    english, spanish = (set(messages(game, language)) for language in LANGUAGES)
    assert english - spanish == set(), "missing in Spanish"
    assert spanish - english == set(), "missing in English"


def test_a_message_tells_the_same_in_all_languages(game):
    english, spanish = (entries(game, language) for language in LANGUAGES)
    for name in english:
        assert tells(spanish, name) == tells(english, name), name


def test_everything_can_be_said(game):
    """Every thing, and every sentence with parts of the kinds that are declared for it."""
    for language in LANGUAGES:
        teller = Teller(game, language)
        for kind, things in teller._things.items():
            for number in range(len(things)):
                assert teller.thing(kind, number).strip()
        for event in game.events:
            told = {part: 1 if kind == "set" else teller.thing(kind, 0) for part, kind in event.parts.items()}
            told |= {"you" if part == "seat" else f"{part}_you": "no" for part in event.parts}
            assert teller.words.say(f"event-{event.name}", **told)
        for name, kind in game.moves.kinds.items():
            told = {part: teller.thing(declared.thing, 0) for part, declared in kind.parts.items()}
            assert teller.words.say(f"move-{name}", **told)
        for name in needed(game):
            if name.startswith(("reason-", "ask-", "sheet-", "option-")):
                assert teller.words.say(name)


@pytest.mark.parametrize("published", published_games(), ids=lambda game: game.name)
def test_what_the_pack_says_about_the_game_is_said_in_every_language(published):
    """In English as in the pack, so that the words speak for it; a pack of one's own speaks for itself."""
    about = published.pack.about
    assert published.about("en") == about
    spanish = published.about("es")
    assert spanish.summary != about.summary and spanish.note != about.note
    assert (spanish.title, spanish.authors, spanish.year) == (about.title, about.authors, about.year)
    mine = published.pack_text.replace(about.summary, "My own cards.")
    own = Game(published.name, published.package, mine, "mine")
    assert own.about("es").summary == "My own cards." and own.about("es").note == spanish.note


@pytest.mark.parametrize("published", published_games(), ids=lambda game: game.name)
def test_every_option_that_stands_alone_is_explained(published):
    for language in LANGUAGES:
        words = published.words(language)
        for option in published.options:
            assert option.together or words.say(f"option-{option.name}-help").endswith("."), option.name
