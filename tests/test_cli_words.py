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
from spinney.engine.by_hand import Scored, ScoredSeat

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


PAIRS = ((0, 2), (1, 3))
UNEVEN = ((0, 1, 3), (2,))
THREE = ((0, 1), (2,), (3,))


@pytest.mark.parametrize(
    ("totals", "winners", "teams", "target", "english", "spanish"),
    [
        ([7], "Ann", (), None, "Ann scores 7 points.", "Ann consigue 7 puntos."),
        ([1], "Ann", (), None, "Ann scores 1 point.", "Ann consigue 1 punto."),
        (
            [53],
            "Ann",
            (),
            52,
            "Ann wins with 53 points against a target of 52.",
            "Ann gana con 53 puntos frente a un objetivo de 52.",
        ),
        (
            [52],
            "",
            (),
            52,
            "Ann loses with 52 points: more than 52 are needed.",
            "Ann pierde con 52 puntos: hacen falta más de 52.",
        ),
        ([7, 1], "Ann", (), None, "Ann wins with 7 points.", "Ann gana con 7 puntos."),
        ([0, 1], "Bob", (), None, "Bob wins with 1 point.", "Bob gana con 1 punto."),
        (
            [1, 1, 0],
            "Ann Bob",
            ((0,), (1,), (2,)),
            None,
            "Ann and Bob share the win with 1 point each.",
            "Ann y Bob comparten la victoria con 1 punto cada uno.",
        ),
        (
            [3, 1, 3, 1],
            "Ann Cid",
            PAIRS,
            None,
            "Ann and Cid win as a team, 6 to 2.",
            "Ann y Cid ganan en equipo, 6 a 2.",
        ),
        (
            [1, 2, 2, 1],
            "Ann Bob Cid Dot",
            PAIRS,
            None,
            "The two teams share the win with 3 points each.",
            "Los dos equipos comparten la victoria con 3 puntos cada uno.",
        ),
        (
            [4, 2, 6, 2],
            "Ann Bob Cid",
            THREE,
            None,
            "Ann + Bob and Cid share the win with 6 points each.",
            "Ann + Bob y Cid comparten la victoria con 6 puntos cada uno.",
        ),
        (
            [1, 2, 9, 3],
            "Cid",
            UNEVEN,
            None,
            "Cid wins, 9 to 6.",
            "Cid gana, 9 a 6.",
        ),
        (
            [4, 3, 6, 3],
            "Ann Bob Dot",
            UNEVEN,
            None,
            "Ann, Bob and Dot win as a team, 10 to 6.",
            "Ann, Bob y Dot ganan en equipo, 10 a 6.",
        ),
        (
            [4, 3, 6, 2],
            "Ann Bob",
            THREE,
            None,
            "Ann and Bob win as a team, 7 to 6 and 2.",
            "Ann y Bob ganan en equipo, 7 a 6 y 2.",
        ),
    ],
)
def test_who_won_in_both_languages(totals, winners, teams, target, english, spanish):
    seats = [ScoredSeat(name, {}, total) for name, total in zip(("Ann", "Bob", "Cid", "Dot"), totals, strict=False)]
    result = Scored(seats, winners.split(), teams, target)
    assert (verdict(result), verdict(result, "es")) == (english, spanish)
