"""The socket: states after every change, actions, and messages that are broken or mean nothing."""

from __future__ import annotations

import json
from random import Random
from socket import SHUT_RDWR

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.helpers import OPEN, SECONDS, bot, make_table, person, received, send, until, wire
from spinney.tables.messages.doing import FromPage


@pytest.fixture
def two(client):
    return make_table(client, "once", [person("Ann"), person("Bob")], seed="socket")


def test_everybody_gets_the_new_state_after_a_move(two):
    with two[0].socket() as ann, two[1].socket() as bob, two[-1].socket() as spectator:
        first = [received(socket, "state") for socket in (ann, bob, spectator)]
        assert [state["viewer"] for state in first] == [0, 1, -1]
        assert [bool(state["moves"]) for state in first] == [True, False, False]
        send(ann, "play", **wire(first[0]["moves"][0]), ply=0)
        for socket in (ann, bob, spectator):
            state = received(socket, "state")
            assert state["last"] == 1 and state["log_from"] == 1 and [deed["ply"] for deed in state["log"]] == [1]
        assert two[0].state()["view"] == two[0].get("/at/1").json()["view"]


def test_the_state_on_the_socket_is_the_one_over_http(two):
    with two[0].socket() as ann:
        assert received(ann, "state") == two[0].state()


def test_what_lies_where_is_told_to_whoever_asks(two):
    """Two players: five piles of twelve, and two start cards that are slipped into piles first."""
    with two[0].socket() as ann, two[1].socket(zones=True) as bob:
        assert received(ann, "state")["zones"] == two[1].state()["zones"] == []
        zones = received(bob, "state")["zones"]
        assert zones == two[1].state(zones=True)["zones"] == two[1].get("/at/0", zones=True).json()["zones"]
        titles = ["Piles", "Start cards that are left over", *["Forest", "Hand"] * 2]
        assert [(zone["title"], zone["seat"]) for zone in zones] == list(zip(titles, [-1, -1, 0, 0, 1, 1], strict=True))
        assert [item["notes"] for item in zones[0]["items"]] == [["12 cards"]] * 5
        assert two[1].state(zones=True, language="es")["zones"][0]["title"] == "Pilas"
        send(ann, "play", **wire(two[0].state()["moves"][0]))
        assert received(ann, "state")["zones"] == []
        assert [item["notes"] for item in received(bob, "state")["zones"][0]["items"]].count(["13 cards"]) == 1


def test_after_taking_back_the_log_is_replaced_from_there(client):
    """A page that cuts its log at `log_from` and adds what it gets always has the whole log."""
    players = make_table(client, "once", [person("Ann"), bot()])
    luck = Random(3)
    log = []
    with players[0].socket() as ann:
        for left in reversed(range(60)):
            state = received(ann, "state")
            log = log[: state["log_from"]] + state["log"]
            assert [deed["ply"] for deed in log] == list(range(state["last"] + 1))
            if state["moves"] and left:  # what is done last would still be under way
                if state["undoing"]["undo"] and luck.random() < 0.3:
                    send(ann, "undo")
                else:
                    send(ann, "play", **wire(luck.choice(state["moves"])))
    assert log == players[0].state()["log"][: len(log)]


def test_changing_places_before_one_screen(two):
    with two[0].socket() as screen:
        assert received(screen, "state")["viewer"] == 0
        send(screen, "sit", token=two[1].token)
        assert received(screen, "state")["viewer"] == 1
        send(screen, "undo")
        assert received(screen, "problem")["code"] == "nothing-to-undo"
        send(screen, "sit", token="wrong")
        assert received(screen, "problem")["code"] == "wrong-token"
        send(screen, "sit", seat=0)
        assert received(screen, "problem")["code"] == "not-over"


def test_everything_that_can_be_done(two):
    with two[0].socket() as ann, two[1].socket() as bob:
        state = received(ann, "state")
        received(bob, "state")
        send(ann, "why", kind="draw", parts={"pile": 0})
        assert received(ann, "reason")["code"] == "another-step"
        send(ann, "play", **wire(state["moves"][0]))
        received(ann, "state")
        received(bob, "state")
        send(ann, "restart")  # what is slipped in is chance: Bob is asked
        assert received(bob, "state")["undoing"]["question"]["waiting"] == [1]
        received(ann, "state")
        send(bob, "answer", agree=True)
        assert received(ann, "state")["undoing"]["redo"] == 1
        received(bob, "state")
        send(ann, "redo")
        assert received(ann, "state")["last"] == 1
        send(ann, "move_now")
        assert received(ann, "problem")["code"] == "nobody-thinks"
        send(ann, "stop")
        send(ann, "why", kind="fly")
        assert received(ann, "problem")["code"] == "bad-input"


def test_who_takes_an_open_seat_is_named_to_all(client):
    players = make_table(client, "once", [person("Ann"), OPEN])
    with players[0].socket() as ann:
        assert received(ann, "state")["seats"][1]["kind"] == "open"
        assert players[-1].post("/seats/1", {"name": "Bob"}).status_code == 201
        state = received(ann, "state")
        assert state["seats"][1] == {"number": 1, "kind": "person", "name": "Bob", "bot": "", "stands_in": False}
        assert state["log_from"] == 0


def test_words_in_another_language(client):
    players = make_table(client, "dartmoor", [person(), person()])
    with players[0].socket(language="es") as english, players[0].socket(language="tlh") as other:
        assert received(english, "state")["language"] == "es"
        assert received(other, "state")["language"] == "en"
        send(english, "answer", agree=True)
        assert received(english, "problem")["words"] == "Nadie te pregunta nada."


def test_a_table_that_is_not_there(client):
    with connect(f"ws://127.0.0.1:{client.port}/api/tables/nowhere/socket") as socket:
        assert received(socket, "problem")["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(SECONDS)


def test_a_socket_that_is_gone_is_forgotten(client, two):
    with two[0].socket() as ann:
        received(ann, "state")
        assert client.tables.host.watchers.any(two[0].table)
    until(lambda: not client.tables.host.watchers.any(two[0].table))


def test_a_page_that_vanishes_without_reading_is_forgotten(client, two):
    with two[0].socket() as ann:
        received(ann, "state")
        for _ in range(300):
            send(ann, "answer", agree=True)
        ann.socket.shutdown(SHUT_RDWR)
    until(lambda: not client.tables.host.watchers.any(two[0].table))


BROKEN = (
    "",
    " ",
    "{",
    "null",
    "[]",
    "7",
    '"sit"',
    "{}",
    '{"type": 1}',
    '{"type": "fly"}',
    '{"type": "play"}',
    '{"type": "play", "kind": "draw", "parts": 7}',
    '{"type": "play", "kind": "draw", "parts": {"pile": 1.5}}',
    '{"type": "play", "kind": "draw", "parts": {"pile": 1e400}}',
    '{"type": "play", "kind": "draw", "ply": -1}',
    '{"type": "play", "kind": "' + "x" * 500 + '"}',
    '{"type": "answer", "agree": "yes"}',
    '{"type": "undo", "extra": 1}',
    "\x00\x01",
    "[" * 20_000,
    b"\xff\xfe\x00",
    b"",
)


@pytest.mark.parametrize("seated", [False, True])
def test_broken_messages_are_answered_and_change_nothing(two, seated):
    before = two[0].get().content
    with connect(f"ws://127.0.0.1:{two[0].client.port}/api/tables/{two[0].table}/socket") as socket:
        if seated:
            send(socket, "sit", token=two[0].token)
            received(socket, "state")
        for message in BROKEN:
            socket.send(message)
            assert received(socket, "problem")["code"] == "bad-message", message
        send(socket, "sit")
        assert received(socket, "state")["viewer"] == -1
    until(lambda: two[0].get().content == before)  # as soon as nobody is there any more


@pytest.mark.parametrize("parts", [[b"\xff\xfe"], [b'{"type": "ping', b'\xff"}']], ids=["whole", "in-parts"])
def test_a_text_that_is_none_ends_the_socket_and_is_no_error_of_the_server(two, caplog, parts):
    with two[0].socket() as socket:
        received(socket, "state")
        socket.send(parts[0] if len(parts) == 1 else parts, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(SECONDS)
    assert closed.value.rcvd.code == 1007
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_a_letter_may_come_in_parts(two):
    """An É, whose two bytes come in two frames of the message."""
    with two[0].socket() as socket:
        received(socket, "state")
        socket.send([b'{"type": "why", "kind": "\xc3', b'\x89"}'], text=True)
        assert "É" in received(socket, "problem")["words"]


def test_a_message_that_is_far_too_long(two):
    before = two[0].get().content
    with two[0].socket() as socket:
        received(socket, "state")
        with pytest.raises(ConnectionClosed):  # while it is still being sent, or afterwards
            socket.send("x" * 20_000_000)
            while True:
                socket.recv(SECONDS)
    until(lambda: two[0].get().content == before)


def any_message(luck, players):
    """A message that may mean something: of any type, with fields of any kind."""
    kinds = [struct.__struct_config__.tag for struct in FromPage.__args__]
    values = (
        None,
        True,
        -1,
        0,
        1,
        2,
        99,
        2**70,
        1.5,
        "",
        "draw",
        "place",
        "en",
        "es",
        [],
        {},
        {"pile": 1},
        {"hand": -5},
    )
    names = ("kind", "parts", "ply", "agree", "token", "seat", "language", "level")
    message = {name: luck.choice(values) for name in luck.sample(names, luck.randrange(4))}
    if luck.random() < 0.9:
        message["type"] = luck.choice([kind for kind in kinds if kind not in ("ask_hint", "ask_analysis", "send_away")])
    if luck.random() < 0.2:
        message["token"] = luck.choice([player.token for player in players.values()])
    text = json.dumps(message)
    if luck.random() < 0.3:
        at = luck.randrange(len(text))
        text = text[:at] + chr(luck.randrange(1, 300)) + text[at + luck.randrange(3) :]
    return text.encode("utf-8", "replace") if luck.random() < 0.2 else text


@pytest.mark.parametrize("game", ["once", "legendary", "dartmoor"])
def test_random_messages(client, game, caplog):
    """Whatever comes is answered; a problem changes nothing, and what was done can be played again."""
    players = make_table(client, game, [person(), person(), bot()])
    table = client.tables.get(players[0].table)
    luck = Random(game)
    for seat in (0, 1, -1):
        with players[seat].socket() as socket:
            for _ in range(120):
                socket.send(any_message(luck, players))
            send(socket, "sit", token=players[0].token)
            send(socket, "come_back")
            send(socket, "why", kind="last-of-all")
            until(lambda socket=socket: "last-of-all" in str(drained(socket)))
    until(lambda: not client.tables.host.watchers.any(table.row.id) and table.is_idle)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    before = players[0].get().content
    del client.tables.live[table.row.id]
    assert players[0].get().content == before


def drained(socket):
    """The next message, which answers something that was sent, or is a state."""
    message = json.loads(socket.recv(SECONDS))
    assert message["type"] in ("state", "problem", "reason", "pong", "here")
    return message


def test_programs_are_told_in_brief(client):
    """Who is asked and what they may do, which is what a state says, without its sentences."""
    players = make_table(client, "once", [person(), person()], seed="brief")
    with players[0].socket(brief=True) as ann, players[1].socket(brief=True) as ben:
        state = players[0].state()
        told = received(ann, "brief")
        assert told == {
            "type": "brief",
            "table": players[0].table,
            "version": 0,
            "last": 0,
            "viewer": 0,
            "acting": state["acting"],
            "over": False,
            "moves": [wire(move) for move in state["moves"]],
        }
        assert received(ben, "brief")["moves"] == [wire(move) for move in players[1].state()["moves"]] == []
        send(ann, "play", **told["moves"][0], ply=0)
        assert received(ann, "brief")["version"] == received(ben, "brief")["version"] == 1
