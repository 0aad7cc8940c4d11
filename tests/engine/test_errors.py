"""Errors in words: every message that is raised is there, in both languages, with the parts it is given.

So that whoever plays in Spanish is also told in Spanish what is wrong with a pack, a record or a wish.
"""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import spinney
from conformance.settings import TOY
from fluent_files import entries, tells
from spinney.cli.terminal import FOLDER as TERMINAL
from spinney.engine.errors import Wrong
from spinney.engine.game import Game
from spinney.engine.packs import THIS_PACK, TOML_MISTAKES
from spinney.engine.record import Record
from spinney.engine.schema import MISTAKES, TYPES
from spinney.engine.words import ENGINE, languages
from spinney.tables.problems import FOLDER as SERVER

PACKAGE = Path(spinney.__file__).parent
ENGINE_FILES = [*PACKAGE.glob("engine/*.py"), *PACKAGE.glob("bots/*.py")]
LANGUAGES = ["en", "es"]
PLACES = {ENGINE: ENGINE_FILES} | {
    game.folder / "words": list(game.folder.glob("*.py")) for game in spinney.every_game()
}


def nodes(files):
    for file in files:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def raised(files):
    """The messages of all `Wrong("message", part=...)`, each with the names of its parts."""
    for node in nodes(files):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Wrong" and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value, {keyword.arg for keyword in node.keywords}


def named(files):
    """The messages of all `("message", {"part": ...})`, with the names of its parts, if all are written there."""
    for node in nodes(files):
        match node:
            case ast.Tuple(elts=[ast.Constant(value=str(message)), ast.Dict(keys=keys)]):
                if all(keys):
                    yield message, {key.value for key in keys}


def spoken(files):
    """The messages of all `words.say("message", part=...)`, each with the names of its parts."""
    for node in nodes(files):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant(value=message)], keywords=keywords):
                if all(keyword.arg for keyword in keywords):
                    yield message, {keyword.arg for keyword in keywords}


def messages(folder, language):
    found = entries(ENGINE / f"{language}.ftl")
    return found | (entries(folder / f"{language}.ftl") if folder != ENGINE else {})


@pytest.mark.parametrize("folder", PLACES, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_message_with_its_parts(folder, language):
    found = messages(folder, language)
    errors = list(raised(PLACES[folder]))
    assert len(errors) > 5
    for message, parts in errors:
        assert message in found, message
        said = tells(found, message)[0]
        assert said <= parts, message
        assert parts - said <= {"where"}, message  # a page marks the place, the sentence may do without it


@pytest.mark.parametrize("folder", list(PLACES)[1:], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_game_says_has_its_parts(folder, language):
    found = messages(folder, language)
    said = [*spoken(PLACES[folder]), *named(PLACES[folder])]
    assert len(said) > 5
    for message, parts in said:
        assert tells(found, message)[0] <= parts, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_that_is_named_has_a_message(language):
    found = messages(ENGINE, language)
    names = list(named(ENGINE_FILES))
    assert len(names) > 5
    for message, parts in names:
        assert tells(found, message)[0] == parts, message


def test_what_the_engine_says_is_there_in_both_languages_and_nothing_more():
    assert list(languages(ENGINE)) == LANGUAGES
    english, spanish = (entries(ENGINE / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(spanish)
    for message in english:
        assert tells(english, message) == tells(spanish, message), message
    texts = {node.value for node in nodes(ENGINE_FILES) if isinstance(node, ast.Constant)}
    assert set(english) - texts == set(), "nobody says this"
    assert {*TOML_MISTAKES.values(), *MISTAKES.values(), *TYPES.values()} <= set(english)


@pytest.mark.parametrize("folder", [*list(PLACES)[1:], SERVER, TERMINAL], ids=lambda folder: folder.parent.name)
def test_no_other_message_bears_the_name_of_an_engines_one(folder):
    assert set(entries(folder / "en.ftl")) & set(entries(ENGINE / "en.ftl")) == set()


# What people read.


def pack_error(name, old, new):
    game = spinney.game(name)
    assert old in game.pack_text
    with pytest.raises(Wrong) as caught:
        Game(name, game.package, game.pack_text.replace(old, new, 1), THIS_PACK)
    return caught.value


@pytest.mark.parametrize(
    ("name", "old", "new", "english", "spanish"),
    [
        (
            "once",
            'game = "once"',
            'game "once"',
            "the pack is not valid TOML: expected '=' after a key in a key/value pair (at line 12, column 6).",
            "el conjunto de componentes no es TOML válido: falta «=» entre una clave y su valor (en la línea 12, "
            "columna 6).",
        ),
        (
            "once",
            "start = true",
            "start = 1",
            "the pack: entry 'G01', start: expected true or false, got 1.",
            "el conjunto de componentes: entrada «G01», start: se esperaba verdadero o falso y hay 1.",
        ),
        (
            "once",
            'letter = "b"',
            'letter = "a"',
            "the pack: the level ground must have two species, one 'a' and one 'b'.",
            "el conjunto de componentes: el nivel ground debe tener dos especies, una «a» y otra «b».",
        ),
        (
            "dartmoor",
            'points = "3 per bat"',
            'points = "3 per cat"',
            "the pack: the species barn-owl: there is no category and no species 'cat'.",
            "el conjunto de componentes: la especie barn-owl: no existe ninguna categoría ni especie «cat».",
        ),
        (
            "floresta",
            'id = "A", symbol',
            'id = "Z", symbol',
            "the pack: there must be the boards A, B, C, D, E, in this order.",
            "el conjunto de componentes: tiene que haber los tableros A, B, C, D, E, en este orden.",
        ),
    ],
)
def test_what_is_wrong_with_a_pack(name, old, new, english, spanish):
    error = pack_error(name, old, new)
    assert str(error) == error.told("en") == english
    assert error.told("es") == spanish
    assert error.told("tlh") == english


@pytest.mark.parametrize(
    ("wish", "spanish"),
    [
        ({"players": 7}, "Once Upon a Forest admite de 1 a 4 jugadores, no 7."),
        ({"players": 2, "mode": "teams"}, "once: mode «teams» no es para 2 jugadores, solo para 4."),
        ({"players": 2, "mode": "chess"}, "once: mode puede ser standard, teams, solo, pero no «chess»."),
        ({"players": 2, "colour": "red"}, "once no tiene la opción «colour»; sus opciones: mode."),
    ],
)
def test_what_is_wrong_with_a_wish(wish, spanish):
    with pytest.raises(Wrong) as caught:
        spinney.game("once").new(**wish)
    assert caught.value.told("es") == spanish


def test_what_is_wrong_with_a_record():
    match = TOY.new(2, seed=1, form="interpreted")
    record = match.record()
    with pytest.raises(Wrong) as caught:
        Record.parse(str(record).replace("players 2", "players 3"))
    assert caught.value.told("es") == (
        "la partida guardada se ha modificado: su texto no coincide con su línea de comprobación."
    )
    illegal = Record(**{**vars(record), "moves": [(0, "lay", {"hand": 0}), (0, "lay", {"hand": 0})]})
    with pytest.raises(Wrong) as caught:
        TOY.replay(illegal, "interpreted")
    assert caught.value.told("es") == (
        "la jugada 2 de esta partida no es legal: Move(kind='lay', hand=0) no se admite: ya has puesto una carta."
    )
    assert caught.value.told("en") == (
        "move 2 of this record is not legal: Move(kind='lay', hand=0) is refused: you have laid a card already."
    )


def test_a_game_of_ones_own_may_say_plainly_what_is_wrong_with_its_pack():
    """The toy's box raises a plain sentence; it is the same in every language."""
    with pytest.raises(Wrong) as caught:
        Game(TOY.name, TOY.package, TOY.pack_text.replace('{ id = "wren", value = 1, source = "house" },', ""), "mine")
    assert caught.value.told("es") == "mine: there must be 12 cards, not 11."


def test_an_error_survives_the_way_from_one_process_to_another():
    error = pickle.loads(pickle.dumps(pack_error("once", 'letter = "b"', 'letter = "a"')))
    assert error.told("es").endswith("debe tener dos especies, una «a» y otra «b».")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("quoted", ["x" * 100_000, "\0" * 3_000, "\u202e\x1b[2J", "{ $game }", "\ud800"])
def test_a_sentence_quotes_anything(quoted, language):
    """Fluent says no more than 2,500 characters, and a terminal obeys some of them: neither does harm."""
    inner = Wrong("mistake-unknown", key=quoted, known="a, b")
    place = ("at-part", {"entry": ("at-entry", {"entry": quoted}), "part": quoted})
    for error in (
        Wrong("no-such-game", game=quoted, known="once"),
        Wrong("in-pack", where=quoted, what=inner),
        Wrong("mistake-at", place=place, mistake=("mistake-value", {"known": quoted, "found": quoted})),
    ):
        sentence = error.told(language)
        assert sentence.isprintable() and len(sentence) < 5_000
    assert len(Wrong("no-such-game", game=quoted, known="once").told(language)) < 200
