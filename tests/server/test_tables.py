"""Tables: seats and tokens, moves and refusals, whole games, many moves at once, and leaving memory."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import pytest

from server.helpers import OPEN, Player, bot, make_table, person, received, serving, until, wire
from spinney import every_game
from spinney.store.entries import Moved
from spinney.tables import tables

GAMES = [game.name for game in every_game()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(client, game):
    """Played over HTTP to its end; then the result is that of the record, and the record replays."""
    luck = Random(game)
    players = make_table(client, game, [person("Ann"), bot("random")], seed=game)
    ann = players[0]
    state = ann.state()
    while not state["over"]:
        if state["moves"]:
            state = ann.does("play", {**wire(luck.choice(state["moves"])), "ply": state["ply"]})
        else:
            assert state["prompt"] and (state["thinking"] or state["acting"])
            until(lambda seen=state["version"]: client.tables.get(ann.table).version != seen)
            state = ann.state(since=state["last"] + 1)
    match = client.tables.library.game(game).replay(client.tables.get(ann.table).record(), "interpreted")
    assert match.over
    assert [sheet["total"] for sheet in state["sheets"]] == [sheet.total for sheet in match.score()]
    assert [sheet["lines"] for sheet in state["sheets"]] == [sheet.lines for sheet in match.score()]
    assert state["winners"] == match.winners()
    assert (state["teams"], state["target"], state["turn"]) == ([[0], [1]], None, match.turns())
    assert [event["words"] for deed in ann.state()["log"] for event in deed["events"]] == match.log(
        0, names=["Ann", "Player 2"], you=True
    )


@pytest.mark.parametrize(("language", "spoken"), [("en", "You "), ("es", "Metes ")])
def test_the_log_speaks_to_whoever_reads_it(client, language, spoken):
    """Each has a log of their own; a spectator reads names."""
    players = make_table(client, "once", [person("Ann"), person("Bob")], seed="log")
    players[0].play()
    states = [each.state(language=language) for each in (players[0], players[1], players[-1])]
    mine, his, nobodys = (state["log"][1]["events"][0]["words"] for state in states)
    assert mine.startswith(spoken) and his.startswith("Ann ") and nobodys == his


def test_a_solitaire_that_misses_its_target_has_no_winner(client):
    """The first moves that come to hand score far less than the plants of the game are worth."""
    ann = make_table(client, "reforest", [person("Ann")], seed="lost")[0]
    state = ann.state()
    first = state["target"]
    while not state["over"]:
        assert state["target"] == first and state["winners"] == []
        state = ann.play(state["moves"][0])
    match = client.tables.library.game("reforest").replay(client.tables.get(ann.table).record(), "interpreted")
    assert state["sheets"][0]["total"] < state["target"] == match.target() == first
    assert state["winners"] == [] and state["teams"] == [[0]]


def test_partners_are_told_and_win_together(client):
    players = make_table(client, "once", [person()] * 4, options={"mode": "teams"}, seed="pairs")
    state = players[0].state()
    assert state["teams"] == [[0, 2], [1, 3]] and state["turn"] == 0
    while not state["over"]:
        state = players[state["acting"][0]].play()
    totals = [sheet["total"] for sheet in state["sheets"]]
    first, second = totals[0] + totals[2], totals[1] + totals[3]
    assert state["winners"] == ([0, 2] if first > second else [1, 3] if second > first else [0, 1, 2, 3])
    assert state["turn"] == 28


@pytest.mark.parametrize("game", GAMES)
def test_bots_among_themselves(client, game):
    """A table of bots plays by itself, and anybody may watch."""
    spectator = make_table(client, game, [bot(), bot()])[-1]
    state = until(lambda: (state := spectator.state())["over"] and state)
    assert state["viewer"] == -1 and state["moves"] == [] and state["winners"]


def test_bots_that_search(client):
    players = make_table(client, "legendary", [person(), bot("seedling"), bot("greedy")])
    state = players[0].play()
    assert until(lambda: players[0].state()["ply"] >= 3)
    assert [seat["bot"] for seat in state["seats"]] == ["", "seedling", "greedy"]


def test_a_search_of_any_size_is_not_for_strangers(client):
    answer = client.post("/api/tables", json={"game": "once", "seats": [person(), bot("search:1000000")]})
    assert answer.status_code == 400 and answer.json()["code"] == "no-such-bot"
    assert "old-growth" in answer.json()["words"] and "search" not in answer.json()["words"]


def test_all_are_asked_at_once_in_legendary_forests(client):
    players = make_table(client, "legendary", [person(), person(), person()])
    assert players[-1].state()["acting"] == [0, 1, 2]
    ply = players[2].state()["ply"]
    players[1].play()
    assert players[2].state()["acting"] == [0, 2]
    move = wire(players[2].state()["moves"][0])
    assert players[2].does("play", {**move, "ply": ply})["acting"] == [0]  # only others have moved since `ply`
    assert players[2].fails("play", {**move, "ply": ply}) == "stale"


def test_a_click_that_comes_twice_makes_one_move(client):
    players = make_table(client, "once", [person(), person()])
    state = players[0].state()
    click = {**wire(state["moves"][0]), "ply": state["ply"]}
    players[0].does("play", click)
    assert players[0].fails("play", click) == "stale"


def test_a_refused_move_says_why_and_changes_nothing(client):
    players = make_table(client, "once", [person(), person()])
    before = players[0].get().content
    refused = {"kind": "place", "parts": {"hand": 0, "column": 0}}
    assert players[0].fails("play", refused) == "another-step"
    assert players[1].fails("play", refused) == "not-asked"
    assert players[-1].fails("play", refused) == "not-your-seat"
    for broken in (
        {"kind": "fly", "parts": {}},
        {"kind": "draw", "parts": {}},
        {"kind": "draw", "parts": {"pile": 99}},
        {"kind": "draw", "parts": {"pile": -1}},
        {"kind": "draw", "parts": {"pile": 1, "more": 1}},
    ):
        assert players[0].fails("play", broken) == "bad-input"
    for wrong in ({"kind": "draw", "parts": {"pile": None}}, {"parts": {}}, [], {"kind": "draw", "extra": 1}):
        assert players[0].fails("play", wrong) == "bad-message"
    assert players[0].get().content == before


def test_why_not(client):
    players = make_table(client, "once", [person(), person()])
    move = {"kind": "draw", "parts": {"pile": 0}}
    reason = players[0].does("why", move)
    assert reason == {"type": "reason", **move, "code": "another-step", "words": reason["words"]}
    assert "rule 8" in reason["words"]
    legal = wire(players[0].state()["moves"][0])
    assert players[0].does("why", legal) == {"type": "reason", **legal, "code": "legal", "words": ""}
    assert players[-1].fails("why", move) == "not-your-seat"


def test_history(client):
    """Each moment again as it was, without anything to do."""
    players = make_table(client, "once", [person(), person()])
    states = [players[0].state()]
    while len(states) < 12:
        state = players[players[-1].state()["acting"][0]].play()
        states.append(state if state["viewer"] == 0 else players[0].state())
    for ply, state in enumerate(states):
        past = players[0].get(f"/at/{ply}").json()
        assert past["view"] == state["view"] and past["log"] == state["log"] and past["sheets"] == state["sheets"]
        assert past["ply"] == ply and past["last"] == 11 and past["moves"] == [] and past["thinking"] == []
    assert players[0].get("/at/12").json()["code"] == "no-such-moment"
    totals = players[0].get("/points").json()["totals"]
    assert totals == [[sheet["total"] for sheet in state["sheets"]] for state in states]


def test_an_open_seat_is_taken_once(client):
    players = make_table(client, "once", [person("Ann"), OPEN])
    state = players[0].state()
    assert (state["acting"], state["moves"]) == ([], [])
    assert players[0].fails("play", {"kind": "slip", "parts": {"pile": 0}}) == "empty-seat"
    created = players[-1].post("/seats/1", {"name": "  Bob\n"})
    assert created.status_code == 201
    bob = Player(client, players[0].table, created.json()["tokens"][0]["token"])
    assert [seat["name"] for seat in bob.state()["seats"]] == ["Ann", "Bob"]
    assert bob.state()["viewer"] == 1
    assert len(bob.state()["acting"]) == 1
    assert players[-1].fails("seats/1", {}) == "seat-taken"
    assert players[-1].fails("seats/0", {}) == "seat-taken"
    assert players[-1].fails("seats/4", {}) == "no-such-seat"
    assert players[0].play()["last"] == 1


def test_other_eyes_only_after_the_end(client):
    players = make_table(client, "legendary", [person(), person()], seed="eyes")
    assert players[0].get(seat=1).json()["code"] == "not-over"
    assert players[-1].get(seat=0).json()["code"] == "not-over"
    assert players[0].get(seat=4).json()["code"] == "no-such-seat"
    assert players[0].get(seat=-1).json()["viewer"] == -1
    state = players[0].state()
    while not state["over"]:
        state = players[state["acting"][0]].play()
    assert players[-1].get("/at/3", seat=1).json()["viewer"] == 1


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": [person()]}, "no-such-game"),
        ({"game": "legendary", "seats": [person()]}, "bad-input"),
        ({"game": "once", "seats": [person()] * 2, "options": {"mode": "teams"}}, "bad-input"),
        ({"game": "once", "seats": [person()] * 2, "options": {"colour": "red"}}, "bad-input"),
        ({"game": "once", "seats": [person(), bot("nobody")]}, "no-such-bot"),
        ({"game": "once", "seats": [person()] * 2, "pack": "not TOML"}, "bad-input"),
        ({"game": "once", "seats": [{"kind": "ghost"}] * 2}, "bad-message"),
        ({"game": "once", "seats": []}, "bad-message"),
        ({"game": "once"}, "bad-message"),
    ],
)
def test_tables_that_cannot_be(client, wanted, code):
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code and answer.json()["words"]


def test_a_seed_gives_the_same_game_and_none_another(client):
    tables = [make_table(client, "once", [person(), person()], **seed) for seed in ({"seed": "a"}, {"seed": "a"}, {})]
    keys = [client.tables.get(players[-1].table).row.key for players in tables]
    assert keys[0] == keys[1] != keys[2]


def test_another_pack_is_kept_with_the_table(tmp_path):
    """The pack is needed again when the table is rebuilt, even by another server."""
    with serving(tmp_path) as client:
        text = client.tables.library.game("once").pack_text.replace('name = "house"', 'name = "mine"')
        players = make_table(client, "once", [person(), person()], pack=text)
        state = players[0].play()
        token = players[0].token
    with serving(tmp_path) as client:
        again = Player(client, state["table"], token)
        assert again.state() == state
        components = client.get("/api/games/once/components", params={"pack": state["pack_hash"]}).json()
        assert components["pack_name"] == "mine" and components["pack_hash"] == state["pack_hash"]
        assert client.get("/api/games/once/components", params={"pack": "unknown"}).status_code == 404
        rematch = make_table(client, "once", [person(), person()], pack_hash=state["pack_hash"])
        assert rematch[0].state()["pack_hash"] == state["pack_hash"]
        wanted = {"game": "once", "seats": [person(), person()], "pack_hash": "unknown"}
        assert client.post("/api/tables", json=wanted).json()["code"] == "no-such-pack"


def test_moves_at_the_same_time_are_numbered_one_after_the_other(client):
    """Everybody hammers at one table: each number once, and the log is a game that can be played again."""
    players = make_table(client, "legendary", [person()] * 4)

    def hammer(seat):
        accepted = 0
        for _ in range(30):
            moves = players[seat].state()["moves"]
            if moves:
                accepted += players[seat].post("/play", wire(moves[0])).status_code == 200
        return accepted

    with ThreadPoolExecutor(8) as people:
        accepted = sum(people.map(hammer, [0, 1, 2, 3] * 2))
    table = players[0].table
    log = client.tables._store.log(table)
    assert all(isinstance(logged.entry, Moved) for logged in log)
    assert accepted == len(log) == players[0].state()["last"] == players[0].state()["version"] > 20
    before = players[0].get().content
    del client.tables.live[table]
    assert players[0].get().content == before


def test_two_servers_on_the_same_folder(tmp_path):
    """Who is late is told that the table has changed, and sees it then."""
    with serving(tmp_path) as first, serving(tmp_path) as second:
        here = make_table(first, "once", [person(), person()])
        there = Player(second, here[0].table, here[0].token)
        move = wire(there.state()["moves"][0])
        here[0].does("play", move)
        answer = there.post("/play", move)
        assert answer.status_code == 409 and answer.json()["code"] == "stale"
        assert there.state() == here[0].state()


def test_idle_tables_leave_memory_and_come_back(tmp_path):
    with serving(tmp_path, idle_seconds=0) as client:
        players = make_table(client, "once", [person(), person()])
        watched = make_table(client, "once", [person(), person()])
        players[0].play()
        before = players[0].get().content
        with watched[0].socket() as socket:
            received(socket, "state")
            client.tables.sweep()
            assert client.tables.live == {}  # whoever looks on is told all the same
            watched[0].play()
            assert received(socket, "state")["last"] == 1
        assert players[0].get().content == before
        until(lambda: client.tables.sweep() or not client.tables.live)


def test_a_table_that_was_used_lately_stays(client):
    table = make_table(client, "once", [person(), person()])[-1].table
    client.tables.sweep()
    assert table in client.tables.live


def test_there_are_only_so_many_tables_in_memory(tmp_path, monkeypatch):
    """Those that nobody looks at go first, whether or not their bots think; nothing of them is lost."""
    monkeypatch.setattr(tables, "MOST_UNWATCHED", 10)
    with serving(tmp_path) as client:
        watched = make_table(client, "once", [person(), person()])
        with watched[0].socket() as ann:
            received(ann, "state")
            made = [make_table(client, "once", [person(), bot("old-growth")]) for _ in range(30)]
            assert len(client.tables.live) <= 12 and watched[0].table in client.tables.live
            assert made[0][0].table not in client.tables.live
            until(lambda: made[0][0].state()["moves"])
            client.tables.sweep()
            assert len(client.tables.live) <= 11 and watched[0].table in client.tables.live


def test_whoever_comes_finds_their_table_also_if_all_others_are_looked_at(tmp_path, monkeypatch):
    """The table that was asked for last is not the one that goes."""
    monkeypatch.setattr(tables, "MOST_UNWATCHED", 10)
    monkeypatch.setattr(tables, "MOST_LIVE", 4)
    with serving(tmp_path) as client, ExitStack() as looking:
        made = [make_table(client, "once", [person(), person()]) for _ in range(16)]
        for players in made:
            assert players[0].state()["last"] == 0
            received(looking.enter_context(players[1].socket()), "state")
        for players in made:
            assert players[0].play()["last"] == 1 if players[0].state()["moves"] else players[1].play()["last"] == 1


def test_no_token_and_no_key_is_kept_or_sent(client):
    """Of a token the store has the hash only; the key of chance is in no answer before the end."""
    players = make_table(client, "once", [person(), person()])
    row = client.tables.get(players[0].table).row
    assert players[0].token not in client.app.state.database.path.read_bytes().decode("latin-1")
    for player in players.values():
        for answer in (player.get(), player.get("/at/0"), player.get("/record")):
            assert row.key.hex() not in answer.text and row.bot_seed not in answer.text
            assert all(each.token not in answer.text for each in players.values() if each.token)
    assert players[0].get("/record").json()["code"] == "not-over"
    assert players[0].state()["view"]["key"] == [0, 0]
