"""What a page is told before anybody plays: games, components, words and rules."""

from __future__ import annotations

import ast

import pytest

from fluent_files import entries, tells
from spinney import Game, every_game
from spinney.engine.layout import NOBODY
from spinney.tables.library import aid_page
from spinney.tables.problems import FOLDER, STATUS, Impossible

GAMES = [game.name for game in every_game()]
PARTS = ("server", "tab", "tables")
SOURCES = [file for part in PARTS for file in (FOLDER.parents[1] / part).rglob("*.py")]


def test_all_games_are_offered(client):
    offers = {offer["name"]: offer for offer in client.get("/api/games").json()}
    assert set(offers) == set(GAMES)
    once = offers["once"]
    assert once["title"] == "Once Upon a Forest" and once["minutes"] == 15 and once["players"] == [1, 2, 3, 4]
    assert once["options"][0]["name"] == "mode"
    assert once["options"][0]["choices"][1] == {
        "name": "teams",
        "words": "Two teams, partners face each other",
        "players": [4],
    }
    floresta = {option["name"]: option["together"] for option in offers["floresta"]["options"]}
    assert not floresta["sides"] and floresta["river"] and floresta["tower4"]
    assert once["rules"] == 31  # docs/rules/once.md numbers its rules from 1 to 31
    assert once["sources"] == {"rulebook": 0, "public": 1, "house": 72}
    assert once["house_share"] == 0.986  # 72 of 73
    assert "old-growth" in once["bots"]


@pytest.mark.parametrize("name", GAMES)
def test_components(client, name):
    found = client.get(f"/api/games/{name}/components").json()
    (game,) = (game for game in every_game() if game.name == name)
    assert found["pack_hash"] == game.pack.hash() and found["phases"] == list(game.phases)
    for kind, parts in found["moves"].items():
        for part, told in parts.items():
            assert told["count"] == game.moves.kinds[kind].parts[part].count
            if told["thing"] not in ("number", "seat") and not told["field"]:
                assert len(found["things"][told["thing"]]) >= told["count"]
    # The page draws nothing by what only rules look up.
    looked_up = {field.name for field in game.box_layout.fields if field.seen == NOBODY}
    assert set(found["box"]) == set(game.box_layout.names) - looked_up
    assert found["cards"]


def test_words_and_rules(client):
    words = client.get("/api/games/dartmoor/words/es")
    assert words.status_code == 200 and "ask-" in words.text
    assert client.get("/api/games/once/words/tlh").json()["code"] == "no-such-words"
    assert client.get("/api/games/chess/words/en").json()["code"] == "no-such-game"
    for name in GAMES:
        rules = client.get(f"/api/games/{name}/rules")
        assert rules.headers["content-type"].startswith("text/markdown") and rules.text.startswith("# ")
    assert client.get("/api/games/chess/rules").status_code == 404


@pytest.mark.parametrize(("language", "spoken", "title"), [
    ("en", "en", "# Once Upon a Forest: the rules as Spinney plays them"),
    ("es", "es", "# Reglas de Once Upon a Forest, tal como se juegan en Spinney"),
    ("tlh", "en", "# Once Upon a Forest: the rules as Spinney plays them"),
    ("../rules", "en", "# Once Upon a Forest: the rules as Spinney plays them"),
])  # fmt: skip
def test_rules_in_a_language(client, language, spoken, title):
    rules = client.get("/api/games/once/rules", params={"language": language})
    assert rules.headers["content-language"] == spoken and rules.text.splitlines()[0] == title


@pytest.mark.parametrize("name", GAMES)
def test_the_players_aid_in_a_language(client, name):
    for language, spoken, title in (
        ("en", "en", "player's aid"),
        ("es", "es", "hoja de ayuda"),
        ("tlh", "en", "player's aid"),
    ):
        aid = client.get(f"/api/games/{name}/aid", params={"language": language})
        assert aid.headers["content-type"].startswith("text/markdown")
        assert aid.headers["content-language"] == spoken and aid.text.splitlines()[0].endswith(title)


def test_a_game_without_a_players_aid():
    with pytest.raises(Impossible, match="no-such-aid"):
        aid_page(Game("sealed", "sealed"), "en")


NOTICES = {
    "notice-older-rules": {"played", "now"},
    "notice-older-replay": {"played", "now"},
    "notice-stopped": {"played", "now"},
    "notice-other-pack": set(),
}


def test_the_server_says_everything_in_every_language():
    """Every code that the sources name has its sentence with the parts it is given, and no sentence is left over."""
    named = {"bad-message": set(), "too-big": set(), "nothing-to-undo": set(), "game-over": set()}
    named |= {f"device-{why}": set() for why in ("full", "forbidden", "taken")}
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Impossible"), args=[ast.Constant(value=str(code))]):
                    named[code] = {keyword.arg for keyword in node.keywords}
    assert set(STATUS) - {"bad-input"} <= set(named)
    for language in ("en", "es"):
        found = entries(FOLDER / f"{language}.ftl")
        assert set(found) == {f"problem-{code}" for code in named} | set(NOTICES)
        for notice, parts in NOTICES.items():
            assert tells(found, notice)[0] == parts
        for code, parts in named.items():
            assert tells(found, f"problem-{code}")[0] == parts, code


def test_a_language_that_the_server_does_not_speak():
    assert Impossible("stale").told("tlh") == Impossible("stale").told("en")
    assert Impossible("stale").told("../../en") == Impossible("stale").told("en")


def card(client, game, kind, name, language="en"):
    """What there is to say about the first thing of a kind with this name."""
    cards = client.get(f"/api/games/{game}/components", params={"language": language}).json()["cards"][kind]
    return next(each for each in cards if each["name"] == name)


def facts(found):
    return {fact["label"]: fact["value"] for fact in found["facts"]}


def test_a_dweller_tells_what_it_is(client):
    owl = card(client, "dartmoor", "half", "Barn Owl")  # shared/spec: 2, another turn if a bat, 3 per bat
    assert owl["latin"] == "Tyto alba" and owl["source"] == "public"
    told = facts(owl)
    assert told["Cost"] == "2" and told["Points"] == "3 per bat"
    assert told["Effect"] == "Another turn if you have a bat"
    assert "Coste" in facts(card(client, "dartmoor", "half", "Lechuza común", "es"))


def test_symbols_are_trees_and_not_letters(client):
    """An ash counts cards with the symbol of the black alder."""
    assert "the Black Alder symbol" in facts(card(client, "dartmoor", "card", "Ash"))["Points"]


def test_a_plant_a_space_and_a_tile_tell_what_they_are(client):
    berry = card(client, "reforest", "card", "Bunchberry")
    assert berry["latin"] == "Cornus unalaschkensis"
    assert facts(berry)["Row"] == "Low or middle" and facts(berry)["Effect"].endswith("draw 1 from the nursery.")
    assert facts(card(client, "floresta", "side", "Mondego"))["At the end"].endswith(
        "two 8, three 14, four or more 22."
    )
    assert (
        facts(card(client, "legendary", "tile", "Tile 1"))["Sides"] == "Top pink, right red, bottom yellow, left grass"
    )


@pytest.mark.parametrize(
    ("path", "body", "status", "words"),
    [
        (
            "/api/tables",
            {"game": "legendary", "seats": [{"kind": "person"}]},
            400,
            "Legendary Forests admite de 2 a 5 jugadores, no 1.",
        ),
        (
            "/api/tables",
            {"game": "once", "seats": [{"kind": "person"}] * 2, "pack": "card = ["},
            400,
            "El conjunto de componentes no es TOML válido: valor no válido (al final del documento).",
        ),
        (
            "/api/tables",
            {"game": "once", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]},
            400,
            "Aquí no hay ningún bot con ese nombre; hay random, greedy, seedling, sapling, tree, old-growth, "
            "ancient-wood.",
        ),
        ("/api/tables", {"game": "once"}, 400, "Este mensaje no se entiende."),
        (
            "/api/records",
            {"record": "a letter"},
            400,
            "La partida guardada no es una partida de Spinney: debería empezar por «spinney record 1».",
        ),
        ("/api/tables/nowhere/seats/0", {"name": "Ada"}, 404, "Esa mesa no existe."),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(client, path, body, status, words):
    answer = client.post(path, params={"language": "es"}, json=body)
    assert (answer.status_code, answer.json()["words"]) == (status, words)


def test_whoever_writes_programs_is_told_what_was_not_understood(client):
    problem = client.post("/api/tables?language=es", json={"game": "once"}).json()
    assert problem["code"] == "bad-message" and "seats" in problem["details"]
