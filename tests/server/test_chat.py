"""Chat: those who hold a seat talk to each other, and nobody else hears it."""

from __future__ import annotations

import json

import pytest

from server.helpers import Player, make_table, person, received, send, serving
from spinney.server.rates import Limits
from spinney.store.chat import KEPT, Chat


@pytest.fixture
def two(client):
    return make_table(client, "once", [person("Ann"), person("Ben")], seed="chat")


def says(player, words, **more):
    return player.post("/chat", {"words": words, **more})


def said(player, after=0):
    return [(each["number"], each["seat"], each["name"], each["words"]) for each in talk(player, after)]


def talk(player, after=0):
    answer = player.get("/chat", after=after)
    assert answer.status_code == 200
    return answer.json()["said"]


def test_what_is_said_is_heard_at_once_and_later(two):
    with two[0].socket() as ann, two[1].socket() as ben:
        received(ann, "state"), received(ben, "state")
        send(ann, "say", words="Hello there")
        for socket in (ann, ben):
            message = socket_talk(socket)[0]
            assert (message["number"], message["seat"], message["name"], message["words"]) == (
                1,
                0,
                "Ann",
                "Hello there",
            )
        assert says(two[1], "Hi").status_code == 200
        assert [each["number"] for each in socket_talk(ann)] == [2]
    assert said(two[0]) == [(1, 0, "Ann", "Hello there"), (2, 1, "Ben", "Hi")]
    assert said(two[1], after=1) == [(2, 1, "Ben", "Hi")]


def socket_talk(socket):
    while True:
        message = json.loads(socket.recv(10))
        if message["type"] != "here":
            assert message["type"] == "talk", message
            return message["said"]


def test_who_comes_back_hears_the_rest(two):
    for words in ("one", "two", "three"):
        says(two[0], words)
    with two[1].socket(heard=1) as ben:
        received(ben, "state")
        assert [each["words"] for each in socket_talk(ben)] == ["two", "three"]


def test_the_game_knows_nothing_of_it(client, two):
    before = two[1].get().content
    says(two[0], "Nothing happens")
    assert two[1].get().content == before
    assert client.tables.host.store.log(two[0].table) == []
    assert b"Nothing happens" not in two[-1].get().content


@pytest.mark.parametrize(
    "unseen", ["\u3164", "\u2800", "\u115f", "\uffa0", "\ufe0f", "\U000e0101", "\u034f", "\u17b4", "\u180b", "\u200d"]
)
def test_what_cannot_be_seen_is_no_message_and_no_name(client, two, unseen):
    assert says(two[0], unseen * 3).json()["code"] == "nothing-said"
    says(two[0], f"{unseen}a{unseen} {unseen}b")
    assert said(two[0])[0][3].replace("a\ufe0f", "a").replace("a\U000e0101", "a") == "a b"
    assert client.post("/api/me", json={"name": unseen}).json()["code"] == "no-name"


def test_an_emoji_keeps_what_says_how_it_looks(two):
    """The heart of the text is red by the variation selector after it; a second one says nothing."""
    says(two[0], "I \u2764\ufe0f\ufe0f this")
    assert said(two[0])[0][3] == "I \u2764\ufe0f this"


def test_spectators_hear_and_say_nothing(two):
    with two[-1].socket() as eve:
        received(eve, "state")
        says(two[0], "between us")
        assert says(two[-1], "I was here").json()["code"] == "not-your-seat"
        send(eve, "say", words="I was here")
        assert received(eve, "problem")["code"] == "not-your-seat"  # and not what Ann said
    assert talk(two[-1]) == []
    assert Player(two[0].client, two[0].table, "no token").get("/chat").json()["code"] == "wrong-token"


def test_who_was_sent_away_hears_nothing_more(two):
    with two[1].socket() as ben:
        received(ben, "state")
        assert two[0].does("send-away", {"seat": 1})
        says(two[0], "now we are alone")
        assert received(ben, "state")["viewer"] == -1
        send(ben, "say", words="hello?")
        assert received(ben, "problem")["code"] == "not-your-seat"  # and not what Ann said


def test_a_host_may_want_no_chat(client):
    players = make_table(client, "once", [person("Ann"), person("Ben")], chat=False)
    assert not players[0].state()["chat"]
    assert says(players[0], "Hello").json()["code"] == "no-chat"
    assert make_table(client, "once", [person("Ann"), person("Ben")])[0].state()["chat"]


def test_messages_are_plain_and_short(two):
    assert says(two[0], "x" * 200).status_code == 200
    assert says(two[0], "x" * 201).status_code == 400
    assert says(two[0], "").status_code == 400
    assert says(two[0], " \n\u200b\u202e ").json()["code"] == "nothing-said"
    says(two[0], "a\nb\u202ec\t d")
    assert said(two[0])[-1][3] == "a b c d"
    says(two[0], "<b>&amp;")
    assert said(two[0])[-1][3] == "<b>&amp;"


def test_the_same_key_is_said_once(two):
    for _ in range(2):
        says(two[0], "once", key="k")
    says(two[1], "another's key", key="k")
    assert [words for *_, words in said(two[0])] == ["once", "another's key"]


def test_the_oldest_go(client, two, monkeypatch):
    monkeypatch.setattr("spinney.store.chat.KEPT", 10)
    chat = Chat(client.app.state.database)
    for number in range(13):
        chat.say(two[0].table, 0, "", "Ann", str(number))
    kept = chat.after(two[0].table, 0)
    assert [each.number for each in kept] == list(range(4, 14))
    assert (kept[0].words, kept[-1].words) == ("3", "12")
    assert KEPT == 500


def test_nobody_talks_without_end(tmp_path):
    with serving(tmp_path, limits=Limits()) as client:
        players = make_table(client, "once", [person("Ann"), person("Ben")])
        answers = [says(players[0], str(number)) for number in range(10)]
        assert [answer.status_code for answer in answers[:8]] == [200] * 8
        assert answers[-1].json()["code"] == "too-often"
        assert says(players[1], "I may").status_code == 200
        assert client.app.state.tables.live[players[0].table].version == 0
