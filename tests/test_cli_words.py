"""The terminal speaks both languages: every message it says is there, and `spinney play --language es` is Spanish."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import spinney.cli
from cli_run import fails, works
from fluent_files import entries, references, tells
from spinney.cli.sheet import verdict
from spinney.cli.terminal import FOLDER
from spinney.engine.by_hand import ScoredSeat

SOURCES = Path(spinney.cli.__file__).parent
WORDS = {language: entries(FOLDER / f"{language}.ftl") for language in ("en", "es")}


def said():
    """Every text in the code that could be a message; and the messages of `say(...)` and `Wrong(...)`."""
    texts, messages = set(), {}
    for file in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    texts.add(text)
                case ast.Call(args=[ast.Constant(value=str(message))]) if ast.unparse(node.func) in (
                    "self.say",
                    "self._said.say",
                    "Wrong",
                ):
                    messages[message] = {keyword.arg for keyword in node.keywords}
    return texts, messages


def test_both_languages_have_the_same_messages():
    english, spanish = WORDS.values()
    assert list(english) == list(spanish)
    for message in english:
        assert tells(english, message) == tells(spanish, message), message


@pytest.mark.parametrize("words", WORDS.values(), ids=list(WORDS))
def test_every_message_is_there_with_its_parts_and_none_is_left_over(words):
    texts, messages = said()
    assert len(messages) > 15
    for message, parts in messages.items():
        assert tells(words, message)[0] == parts, message
    referred = {other for entry in words.values() for other in references(entry).messages}
    assert set(words) - texts - referred == set()


def play(*typed, players=2):
    return works("play", "once", "--players", players, "--bots", "random", "--seed", 7, "--language", "es", typed=typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "Aquí no hay jugada 99: elige un número de 1 a 5."),
        ("dance", "Escribe un número de 1 a 5 o una de las letras: u deshacer, h ayuda,"),
        ("draw pile=1", "No está permitido: antes hay que hacer otra cosa"),
        ("draw pile=9", "En la jugada «draw», pile va de 0 a 4; no puede ser 9."),
        ("u", "No hay nada que deshacer: aún no has jugado."),
        ("h", "Escribe el número de una jugada o una letra: u deshacer"),
        ("l", "Todavía no ha pasado nada."),
        ("s", "Jugador 1 (tú)"),
    ],
)
def test_answers_in_spanish(typed, said):
    assert said in " ".join(play(typed, "q").split())


def test_a_whole_game_in_spanish():
    """No word of the English terminal is left, from the first question to who won."""
    output = play(*["1"] * 200)
    assert re.search(r"Jugador \d( \(tú\))? gana con -?\d+ puntos?\.|comparten la victoria", output)
    for english in ("Your choice", "Player", "wins", "points"):
        assert english not in output


TABLE = """
[[seat]]
name = "Ann"
columns = [["G01", "F06", "S05", "C04"], ["G14", "-", "S02", "-"]]
[[seat]]
columns = [["G02", "-", "-", "-"]]
"""


def test_a_table_written_down_by_hand_is_scored_in_spanish(tmp_path):
    file = tmp_path / "table.toml"
    file.write_text(TABLE, encoding="utf-8")
    output = works("score", "once", file, "--language", "es")
    assert "Ann: 1 columna completa, a 3 puntos cada una." in output
    assert "Ann: La columna 2 está incompleta, y nada de ella cuenta." in output
    assert "Jugador 2: 0 columnas completas, a 3 puntos cada una." in output
    file.write_text(TABLE.replace("G14", "G99"), encoding="utf-8")
    assert fails("score", "once", file, "--language", "es") == (
        f"spinney: {file}: asiento 1 (Ann), columna 2: no existe la carta 'G99'.\n"
    )


def test_a_language_that_nobody_speaks_here():
    assert "there are no words in 'tlh'; there are in en, es." in fails("play", "once", "--language", "tlh")


@pytest.mark.parametrize(
    ("totals", "winners", "mode", "spanish"),
    [
        ([7], ["Ann"], "solo", "Ann consigue 7 puntos."),
        ([7, 1], ["Ann"], "standard", "Ann gana con 7 puntos."),
        ([1, 1, 0], ["Ann", "Bob"], "standard", "Ann y Bob comparten la victoria con 1 punto cada uno."),
        ([3, 1, 3, 1], ["Ann", "Cid"], "teams", "Ann y Cid ganan en equipo, 6 a 2."),
        (
            [1, 2, 2, 1],
            ["Ann", "Bob", "Cid", "Dot"],
            "teams",
            "Los dos equipos comparten la victoria con 3 puntos cada uno.",
        ),
    ],
)
def test_who_won_in_spanish(totals, winners, mode, spanish):
    seats = [ScoredSeat(name, {}, total) for name, total in zip(("Ann", "Bob", "Cid", "Dot"), totals, strict=False)]
    assert verdict(seats, winners, mode, "es") == spanish
