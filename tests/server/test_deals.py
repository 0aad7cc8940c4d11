"""Who may know the deal is told to everybody, and the key of chance can be checked, but not before the end."""

from __future__ import annotations

from hashlib import sha256

import pytest

from server.helpers import Player, make_table, person, serving

SEATS = [person("Ann"), person("Bob")]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("deals")) as client:
        yield client


@pytest.fixture(scope="module")
def over(client):
    """A game that is over, with all that was said about its deal on the way."""
    players = make_table(client, "legendary", SEATS)
    said = [players[0].state()]
    while not said[-1]["over"]:
        said.append(players[said[-1]["acting"][0]].play())
    return players, said


def test_the_hash_is_told_from_the_start_and_the_key_at_the_end(over):
    players, said = over
    assert {state["deal"] for state in said} == {"secret"}
    assert {state["key"] for state in said[:-1]} == {""}
    key = bytes.fromhex(said[-1]["key"])
    assert len(key) == 16 and f"key {key.hex()}\n" in players[0].get("/record").text
    assert {state["key_hash"] for state in said} == {sha256(b"spinney deal " + key).hexdigest()}
    assert players[0].get("/at/0").json()["key"] == key.hex()  # nothing is secret any more, whichever moment is shown


def test_a_seed_is_told_to_whoever_sits_down_and_to_spectators(client):
    players = make_table(client, "once", SEATS, seed="oak")
    assert [player.state()["deal"] for player in players.values()] == ["seed"] * len(players)
    key = sha256(b"spinney seed oak").digest()[:16]
    assert players[0].state()["key_hash"] == sha256(b"spinney deal " + key).hexdigest()
    assert key.hex() not in players[0].get().text


def test_a_branch_is_told(client, over):
    players, said = over
    created = players[0].post("/branch", {"ply": 3, "seats": SEATS}).json()
    state = Player(client, created["table"], created["tokens"][1]["token"]).state()
    assert state["deal"] == "branch" and state["key"] == ""
    assert state["key_hash"] == said[0]["key_hash"]  # the same deal


def test_a_replay_has_its_key(client, over):
    players, said = over
    created = client.post("/api/records", json={"record": players[0].get("/record").text}).json()
    state = Player(client, created["table"]).state()
    assert (state["deal"], state["key"]) == ("", said[-1]["key"])


def test_it_is_kept(client, over):
    players, _ = over
    seeded = make_table(client, "once", SEATS, seed="elm")[0]
    client.tables.live.clear()
    assert seeded.state()["deal"] == "seed"
    assert players[0].state()["deal"] == "secret"
