"""Packs that are entered on the page: what there is to enter, what is wrong with it, and that it can be played."""

from __future__ import annotations

import tomllib
from copy import deepcopy

import pytest

from server.helpers import make_table, person
from spinney import every_game, game
from spinney.engine.packs import Component, Pack
from spinney.tables import library
from spinney.tables.packs import form

GAMES = [each.name for each in every_game()]
LANGUAGES = ("en", "es")


def pack_of(client, name, language="en", pack=""):
    answer = client.get(f"/api/games/{name}/pack", params={"language": language, "pack": pack})
    assert answer.status_code == 200, answer.text
    return answer.json()


def checked(client, name, language="en", **wanted):
    answer = client.post("/api/packs", json={"game": name, **wanted}, params={"language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def entries_of(data, each):
    return [data[each["name"]]] if each["single"] else data[each["name"]]


def described(fields):
    """The fields by name, and those within them."""
    return {field["name"]: field for field in fields}


def assert_covered(value, field, where):
    """Whatever a pack says there, the form can show it."""
    kind = field["kind"]
    if kind == "table":
        inner = described(field["fields"])
        assert set(value) - {"id"} <= set(inner), where
        for name, each in value.items():
            if name != "id":
                assert_covered(each, inner[name], f"{where}.{name}")
    elif kind == "list":
        for each in value:
            assert_covered(each, field["fields"][0], where)
    elif kind == "set":
        values = list(value)
        assert field.get("ids") or set(values) <= {choice["value"] for choice in field["choices"]}, where
    elif kind == "choice":
        assert field.get("ids") or value in {choice["value"] for choice in field["choices"]}, where
    elif kind == "parts":
        parts = value.split(field["separator"]) if field.get("separator") else list(value)
        assert len(parts) == len(field["fields"]), where
        for part, each in zip(parts, field["fields"], strict=True):
            assert_covered(part, each, where)
    else:
        kinds = {"number": (int, float), "truth": bool, "text": str}
        assert isinstance(value, kinds[kind]), where


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_every_component_can_be_entered(client, name, language):
    """The form covers the whole schema: what the pack says, and what it could say."""
    found = pack_of(client, name, language)
    schema = game(name).boxroom.SCHEMA
    lists = {each["name"]: each for each in found["lists"]}
    assert set(lists) == set(schema.__struct_fields__) - set(Pack.__struct_fields__)
    for list_name, each in lists.items():
        fields = described(each["fields"])
        component = type(next(entry for kind, entry in game(name).pack.components() if kind == list_name))
        unasked = set(Component.__struct_fields__)
        assert set(fields) == set(component.__struct_encode_fields__) - unasked, list_name
        for entry in entries_of(found["data"], each):
            for key, value in entry.items():
                if key not in unasked:
                    assert_covered(value, fields[key], f"{list_name} {entry['id']}.{key}")
        assert len(found["entries"][list_name]) == len(entries_of(found["data"], each))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_list_field_and_choice_has_words(client, name, language):
    """Without a message they would be told by the names that programs have for them."""
    words, asked = game(name).words(language), []
    form(game(name).boxroom.SCHEMA, lambda message: asked.append(message) or message)
    assert [message for message in asked if message not in words] == []
    for each in pack_of(client, name, language)["lists"]:
        assert each["words"] == words.say(f"entries-{each['name']}")


def test_fields_are_told_as_the_schema_has_them(client):
    """A tile of Legendary Forests: four sides of four colours, areas of some sides, a light number or not."""
    (tiles, _trees) = pack_of(client, "legendary")["lists"]
    edges, areas, light = tiles["fields"]
    assert (edges["words"], edges["kind"]) == ("Colours of the sides, number upright", "parts")
    assert [part["words"] for part in edges["fields"]] == ["Top", "Right", "Bottom", "Left"]
    assert edges["fields"][0]["choices"][2] == {"value": "Y", "words": "Yellow"}
    assert areas["kind"] == "list" and areas["fields"][0]["kind"] == "set" and areas["fields"][0]["joined"]
    assert (light["kind"], light["required"], light["default"]) == ("truth", False, False)
    plants = next(each for each in pack_of(client, "reforest")["lists"] if each["name"] == "plant")
    cost = described(plants["fields"])["cost"]
    assert (cost["kind"], cost["least"], cost["most"]) == ("number", 0, 9) and plants["grows"]


@pytest.mark.parametrize("name", GAMES)
def test_an_unchanged_pack_keeps_its_hash(client, name):
    own = game(name)
    found = pack_of(client, name)
    assert found["data"] == tomllib.loads(own.pack_text) and found["hash"] == own.pack.hash()
    again = checked(client, name, data=found["data"])
    assert (again["problem"], again["hash"]) == ("", own.pack.hash())
    assert tomllib.loads(again["text"]) == found["data"]
    assert checked(client, name, text=own.pack_text)["data"] == found["data"]


def tile(data, number):
    return next(each for each in data["tile"] if each["id"] == number)


def test_what_was_entered_is_played(client):
    """Tile 1, from which every planet grows, is pink all round; then no other zone can be next to it."""
    data = deepcopy(pack_of(client, "legendary")["data"])
    tile(data, "1").update(edges="PPPP", areas=["NESW"], source="public")
    data["name"] = "my box"
    found = checked(client, "legendary", data=data)
    assert found["problem"] == "" and found["name"] == "my box" and found["hash"] != game("legendary").pack.hash()
    shown = client.get("/api/games/legendary/components", params={"pack": found["hash"]}).json()
    assert shown["pack_name"] == "my box"
    assert shown["cards"]["tile"][1]["facts"][1]["value"] == "Top pink, right pink, bottom pink, left pink"
    assert shown["cards"]["tile"][1]["source"] == "public"

    players = make_table(client, "legendary", [person(), person()], pack=found["text"], seed="7")
    state = players[0].state()
    assert state["pack_hash"] == found["hash"]
    assert shown["box"]["colour"][4:8] == [0, 0, 0, 0]  # tile 1: P is the first of the colours, four times
    assert players[0].play()["last"] == 1


def test_an_entered_pack_is_known_by_its_hash(client):
    """Asked for again, it says what was entered, and nothing that its file leaves out."""
    data = deepcopy(pack_of(client, "once")["data"])
    data["card"][6] |= {"a": 3, "source": "public"}
    found = checked(client, "once", data=data)
    assert pack_of(client, "once", pack=found["hash"])["data"] == data
    assert client.get("/api/games/once/pack", params={"pack": "0" * 32}).json()["code"] == "no-such-pack"


def test_only_so_many_packs_are_known_and_those_asked_for_last(client, monkeypatch):
    """The first of five is asked for before each other one comes, so it stays; the second goes."""
    monkeypatch.setattr(library, "MOST_PACKS", 4)
    data = deepcopy(pack_of(client, "once")["data"])
    hashes = []
    for number in range(5):
        if hashes:
            assert client.get("/api/games/once/pack", params={"pack": hashes[0]}).status_code == 200
        hashes.append(checked(client, "once", data=data | {"name": f"number {number}"})["hash"])
    assert len(set(hashes)) == 5
    known = [client.get("/api/games/once/pack", params={"pack": each}).status_code for each in hashes]
    assert known == [200, 404, 200, 200, 200]


def wrong_edges(data):
    tile(data, "4")["edges"] = "YYYQ"


def wrong_areas(data):
    tile(data, "4")["areas"] = ["NE"]


def without_edges(data):
    del tile(data, "4")["edges"]


@pytest.mark.parametrize(
    ("mistake", "language", "sentence"),
    [
        (wrong_edges, "en", "The pack: the edges of tile 4 must be four letters of PRYG, not 'YYYQ'"),
        (wrong_edges, "es", "los lados de la loseta 4 deben ser cuatro letras de PRYG, no «YYYQ»"),
        (wrong_areas, "en", "each edge of tile 4 with leaves must be in one area"),
        (wrong_areas, "es", "cada lado con hojas de la loseta 4 debe estar en un área"),
        (without_edges, "en", "edges"),
        (without_edges, "es", "edges"),
    ],
)
def test_what_is_wrong_is_said_and_names_the_entry(client, mistake, language, sentence):
    data = deepcopy(pack_of(client, "legendary")["data"])
    mistake(data)
    found = checked(client, "legendary", language, data=data)
    assert sentence in found["problem"] and "4" in found["problem"]
    assert (found["hash"], found["text"], found["entries"]) == ("", "", {}) and found["data"] == data


def test_a_file_that_is_none_is_told(client):
    assert "line 1" in checked(client, "once", text="game = ?\n")["problem"]
    assert checked(client, "once", text=game("legendary").pack_text)["problem"]
    assert checked(client, "once", data={})["problem"]


@pytest.mark.parametrize("data", [{"card": [None]}, {"card": None}, {"a": [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}])
def test_what_no_file_could_say_is_no_message(client, data):
    answer = client.post("/api/packs", json={"game": "once", "data": data})
    assert answer.status_code == 400 and answer.json()["code"] == "bad-message"


def test_limits(client):
    long = {**pack_of(client, "once")["data"], "name": "x" * 200_000}
    assert "200" in checked(client, "once", data=long)["problem"]  # characters that a pack may have: 200,000
    huge = client.post("/api/packs", json={"game": "once", "text": "#" * 2_000_001})
    assert huge.status_code == 413
    assert client.post("/api/packs", json={"game": "chess", "data": {}}).status_code == 404
    assert client.post("/api/packs", json={"game": "once", "data": {}, "more": 1}).status_code == 400


def test_what_is_work_and_no_pack_is_not_written(client, monkeypatch):
    """Nor sent back: ten thousand lists are a text of a pack that is too long, and take time before that is seen."""
    monkeypatch.setattr("spinney.tables.packs.written", None)
    answer = client.post("/api/packs", json={"game": "once", "data": {"a": [[]] * 10_000}})
    assert answer.status_code == 413 and "data" not in answer.json()


def test_a_plant_that_was_made_up_by_its_owner_is_called_by_its_name(client):
    """The id goes with the name, so no language speaks of Bunchberry any more."""
    data = deepcopy(pack_of(client, "reforest")["data"])
    data["plant"][0] |= {"id": "vanilla-leaf", "name": "Vanilla Leaf", "source": "public"}
    for language in LANGUAGES:
        assert checked(client, "reforest", language, data=data)["entries"]["plant"][0]["name"] == "Vanilla Leaf"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_choice_within_a_field_that_may_be_left_out_is_said(client, language):
    """Foamflower reacts to trees that are played; the marks of such choices are no obstacle."""
    data = deepcopy(pack_of(client, "reforest")["data"])
    data["plant"][2]["effect"]["play"]["icon"] = "leaf"
    problem = checked(client, "reforest", language, data=data)["problem"]
    assert "foamflower" in problem and "flower, fruit" in problem
