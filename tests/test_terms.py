"""One word for one thing: the words of a game, of its board and of its Spanish rules page never use another for it.

The words in use are those of the rulebook, in Spanish where there is one, else those of the game's own `es.ftl`. Rules
pages may name the other word where they explain the thing.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_SAID = {
    "once": {"mazo": "pila", "montón": "pila", "copa": "dosel", "dorso": "reverso", "cubrir": "tapar"},
    "legendary": {"mitades": "medias runas"},
    "reforest": {"guarda": "almacena", "guardar": "almacenar"},
    "floresta": {
        "camping": "acampada",
        "beis": "beige",
        "rojo oscuro": "granate",
        "bonificación": "árbol extra",
        "series?": "conjunto",
    },
    "dartmoor": {"libélulas": "odonatos", "ratones": "roedores o insectívoros"},
}
NOT_SAID_AT_THE_TABLE = {
    ("dartmoor", "en"): {"swept": "emptied"},
    ("floresta", "en"): {"markers?": "fire", "fighter": "fighters"},
    ("floresta", "es"): {"marcador(es)?": "fuego"},
    ("legendary", "en"): {"cherry": "pink", "maple": "red", "ginkgo": "yellow"},
    ("legendary", "es"): {"cerezo": "rosa", "arce": "rojo", "ginkgo": "amarillo"},
    ("once", "en"): {"full column": "complete column", "kinds?": "species"},
    ("reforest", "en"): {"mountains?": "region"},
    ("reforest", "es"): {"(tu|mi|las otras) montañas?": "región", "en mano": "en la mano"},
}
"""In what is said during a game: neither by its own words nor by its board."""
EVERYWHERE = {"boca abajo": "bocabajo", "boca arriba": "bocarriba", "fallo": "aclaración", "usted": "tú"}


def texts(file):
    """What people read in a file: of Fluent files not the names of messages, variants and variables."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        text = re.sub(r"^[\w-]+ =|\{[^{}]*(?:->)?|^\s*\*?\[[\w-]+\]|^#.*", " ", text, flags=re.MULTILINE)
    return re.sub(r"`[^`]*`", "", text).lower()


@pytest.mark.parametrize("game", NOT_SAID)
def test_one_word_for_one_thing(game):
    files = [
        ROOT / "src" / "spinney" / "games" / game / "words" / "es.ftl",
        ROOT / "web" / "src" / "boards" / game / "es.ftl",
        ROOT / "docs" / "rules" / "es" / f"{game}.md",
    ]
    for file in files:
        for other, word in (NOT_SAID[game] | EVERYWHERE).items():
            assert not re.search(rf"\b{other}\b", texts(file)), f"{file}: {other!r} for {word!r}"


@pytest.mark.parametrize(("game", "language"), NOT_SAID_AT_THE_TABLE)
def test_log_prompts_and_board_use_one_word_for_one_thing(game, language):
    for file in (
        ROOT / "src" / "spinney" / "games" / game / "words" / f"{language}.ftl",
        ROOT / "web" / "src" / "boards" / game / f"{language}.ftl",
    ):
        for other, word in NOT_SAID_AT_THE_TABLE[game, language].items():
            assert not re.search(rf"\b{other}\b", texts(file)), f"{file}: {other!r} for {word!r}"


@pytest.mark.parametrize("file", [*ROOT.glob("web/src/words/es.ftl"), *ROOT.glob("src/spinney/*/*/es.ftl")], ids=str)
def test_the_page_and_the_terminal_address_people_alike(file):
    for other, word in EVERYWHERE.items():
        assert not re.search(rf"\b{other}\b", texts(file)), f"{file}: {other!r} for {word!r}"


PROSE = {".py", ".md", ".svelte", ".ts", ".ftl"}
OUR_ENGLISH = {r"the own": "one's own, or whose it is"}


def test_english_is_english():
    """Everywhere, comments too."""
    places = [ROOT / "README.md", ROOT / "CHANGELOG.md"]
    for folder in ("docs", "scripts", "src", "tests", "web/src", "web/tests"):
        places += [file for file in (ROOT / folder).rglob("*") if file.suffix in PROSE]
    assert len(places) > 1000
    for file in places:
        if file != Path(__file__):
            for other, word in OUR_ENGLISH.items():
                found = re.search(rf"\b{other}\b", file.read_text(encoding="utf-8"), re.IGNORECASE)
                assert not found, f"{file}: {other!r} for {word!r}"
