"""Records, replays and branches; and what decisions have cost."""

from __future__ import annotations

import json

import pytest

from server.helpers import SECONDS, Player, bot, make_table, person, received, send, until, wire
from spinney import Record, game
from spinney.bots.analysis import COMPARED
from spinney.tables import players


@pytest.fixture(scope="module")
def finished(client):
    """A game of Legendary Forests that is over."""
    players = make_table(client, "legendary", [person("Ann"), person("Bob")], seed="records")
    state = players[0].state()
    while not state["over"]:
        state = players[state["acting"][0]].play()
    return players


def opened(client, record, **more):
    answer = client.post("/api/records", json={"record": record, **more})
    assert answer.status_code == 201, answer.text
    [opener] = answer.json()["tokens"]
    assert opener["seat"] == -1
    return Player(client, answer.json()["table"])


def test_the_record_of_a_finished_game(finished):
    answer = finished[-1].get("/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    match = game("legendary").replay(Record.parse(answer.text), "interpreted")
    assert match.over and len(match.played) == finished[0].state()["last"]


def test_a_record_opens_as_a_replay(client, finished):
    text = finished[-1].get("/record").text
    replay = opened(client, text)
    state, original = replay.state(seat=0), finished[0].state()
    assert state["replay"] and state["over"] and state["viewer"] == 0
    assert state["view"] == original["view"] and state["sheets"] == original["sheets"]
    assert {seat["kind"] for seat in state["seats"]} == {"recorded"}
    assert replay.get("/at/5", seat=1).json()["view"] == finished[1].get("/at/5").json()["view"]
    assert replay.get("/record").text == text
    assert replay.fails("undo") == "not-your-seat"
    assert replay.fails("play", {"kind": "place"}) == "not-your-seat"


def test_a_record_that_is_not_over_can_be_looked_at(client):
    """Whoever brings it has its key already."""
    match = game("once").new(players=2, seed=1, form="interpreted")
    for _ in range(10):
        match.play(match.legal()[0])
    state = opened(client, str(match.record())).state(seat=1)
    assert not state["over"] and state["moves"] == [] and state["viewer"] == 1
    assert state["undoing"] == {"undo": None, "restart": None, "redo": 0, "question": None}


def test_a_record_with_another_pack(client):
    text = game("once").pack_text.replace('name = "house"', 'name = "rare"')
    players = make_table(client, "once", [bot(), bot()], pack=text)
    until(lambda: players[-1].state()["over"])
    record = players[-1].get("/record").text
    assert opened(client, record).state()["over"]
    assert opened(client, record, pack=text).state()["over"]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "bad-input"),
        ("spinney record 1\n", "bad-input"),
        ("spinney record 1\ngame once\nend 0 x\ncheck 00\n", "bad-input"),
    ],
)
def test_what_is_no_record(client, record, code):
    answer = client.post("/api/records", json={"record": record})
    assert answer.status_code == 400 and answer.json()["code"] == code


def test_a_record_of_an_unknown_pack_or_game(client):
    record = game("once").new(players=2, seed=1, form="interpreted").record()
    for change, code in ({"pack_hash": "0" * 32}, "no-such-pack"), ({"game": "chess"}, "no-such-game"):
        text = str(Record(**{**vars(record), **change}))
        assert client.post("/api/records", json={"record": text}).json()["code"] == code


def test_playing_on_from_an_earlier_moment(client, finished):
    """The same key and the same moves up to there; then it is another game, and secret again."""
    answer = finished[-1].post("/branch", {"ply": 6, "seats": [person("Cid"), bot()]})
    assert answer.status_code == 201
    cid = Player(client, answer.json()["table"], answer.json()["tokens"][0]["token"])
    assert cid.state()["last"] >= 6 and not cid.state()["over"]
    assert cid.get("/at/6").json()["view"] == finished[0].get("/at/6").json()["view"]
    assert cid.get("/record").json()["code"] == "not-over"
    assert cid.get(seat=1).json()["code"] == "not-over"
    until(lambda: cid.state()["moves"])
    assert cid.post("/play", wire(cid.state()["moves"][-1])).status_code == 200


def test_branches_that_cannot_be(client, finished):
    last = finished[0].state()["last"]
    assert finished[-1].fails("branch", {"ply": last + 1, "seats": [person(), person()]}) == "no-such-moment"
    assert finished[-1].fails("branch", {"ply": 0, "seats": [person()]}) == "other-seats"
    going = make_table(client, "once", [person(), person()])
    assert going[0].fails("branch", {"ply": 0, "seats": [person(), person()]}) == "not-over"


def test_what_decisions_have_cost(client, finished, monkeypatch):
    """Told after each step; the totals are of the seat that was asked about."""
    monkeypatch.setattr(players, "INTERPRETED_ITERATIONS", 2)
    with finished[0].socket() as ann:
        received(ann, "state")
        send(ann, "ask_analysis", seat=0, level="seedling")
        told = [received(ann, "analysis")]
        send(ann, "ask_analysis")
        while not told[-1]["finished"]:
            message = json.loads(ann.recv(SECONDS))
            if message["type"] == "problem":
                assert message["code"] == "busy"
            else:
                told.append(message)
    assert [message["done"] for message in told[:-1]] == list(range(len(told) - 1))
    assert told[-1]["done"] == told[-1]["planned"] <= told[0]["planned"]
    decisions = told[-1]["totals"][0]["decisions"]
    assert told[0]["planned"] == decisions + min(decisions, COMPARED)
    assert len(told[-1]["costliest"]) <= 3
    for costly in told[-1]["costliest"]:
        deed = finished[0].state()["log"][costly["ply"] + 1]
        assert costly["seat"] == deed["seat"] == 0 and costly["loss"] > 0 and costly["number"] == costly["ply"] + 1
        assert costly["played_move"] != costly["better_move"]
        match = client.tables.get(finished[0].table).match("interpreted")
        moment, (_, made) = match.at(costly["ply"]), match.played[costly["ply"]]
        assert match.game.moves.encode(**costly["played_move"]) == made
        better = match.game.moves.encode(**costly["better_move"])
        assert better in moment.legal(0)
        assert costly["better"] == match.teller().move(moment.view(0), 0, better)
        assert "Ann" not in costly["before"]


def test_an_analysis_can_be_stopped(finished):
    with finished[0].socket() as ann:
        received(ann, "state")
        send(ann, "ask_analysis", level="old-growth")
        received(ann, "analysis")
        send(ann, "stop")
        message = received(ann, "analysis")
        while not message["finished"]:
            message = received(ann, "analysis")
        assert message["done"] < message["planned"]


def test_an_analysis_is_for_those_who_sit_there_or_have_opened_the_record(client, finished):
    """It takes minutes of thinking: a stranger who looks on cannot ask for it."""
    answer = client.post("/api/records", json={"record": finished[0].get("/record").text}).json()
    opener, stranger = (Player(client, answer["table"], token) for token in (answer["tokens"][0]["token"], ""))
    for looking, kind in ((finished[-1], "problem"), (stranger, "problem"), (opener, "analysis")):
        with looking.socket() as socket:
            assert received(socket, "state")["viewer"] == -1
            send(socket, "ask_analysis", level="seedling")
            message = received(socket, kind)
            assert kind == "analysis" or message["code"] == "not-your-seat"


def test_no_analysis_before_the_end(client):
    players = make_table(client, "once", [person(), person()])
    with players[0].socket() as ann:
        received(ann, "state")
        send(ann, "ask_analysis")
        assert received(ann, "problem")["code"] == "not-over"
