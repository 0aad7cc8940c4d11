"""Pads on several devices: what a room keeps, for whom, for how long, and who may come in."""

from __future__ import annotations

import asyncio
import json
import logging
from threading import Thread
from time import monotonic

import httpx
import pytest

from server.helpers import SECONDS, in_a_loop, serving, until
from spinney.server.guard import Hosts
from spinney.server.rates import Allowance, Limits
from spinney.tables.messages.pads import NewPad, PadPart
from spinney.tables.pad_rooms import LETTERS, MOST_DEVICES, MOST_ROOMS, PadRooms, newer
from spinney.tables.problems import Impossible

DAY = 24 * 3600.0


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


def part(text="{}", stamp=0):
    return PadPart(text, stamp)


def pad(name="padnumber1", parts=None, device="", seat=-1):
    parts = {"table": part(), "seat/0": part()} if parts is None else parts
    return NewPad(name, "once", "Once Upon a Forest", parts, "", device, seat)


def sent(name="padnumber1", **more):
    """The same, as it goes over the wire."""
    parts = {"table": {"text": "{}", "stamp": 0}, "seat/0": {"text": "{}", "stamp": 0}}
    return {"pad": name, "game": "once", "title": "Once Upon a Forest", "parts": parts, **more}


def code_of(answer, status):
    assert answer.status_code == status, answer.text
    assert answer.json()["type"] == "problem" and answer.json()["words"]
    return answer.json()["code"]


# Which version holds.


def test_the_larger_stamp_holds_then_the_later_text():
    assert newer(part("a", 2), part("b", 1)) == newer(part("b", 1), part("a", 2)) == part("a", 2)
    assert newer(part("a", 2), part("b", 2)) == newer(part("b", 2), part("a", 2)) == part("b", 2)


def test_texts_are_compared_as_browsers_compare_them():
    """U+1F332 is written with the units D83C DF32, so for a browser it comes before U+FF01."""
    assert "\U0001f332" > "\uff01"
    assert newer(part("\U0001f332"), part("\uff01")) == newer(part("\uff01"), part("\U0001f332")) == part("\uff01")


def test_parts_are_put_together_whatever_order_they_come_in():
    rooms = PadRooms()
    room = rooms.find(rooms.open(pad()).code)
    room.put({"seat/0": part('"second"', 2), "seat/1": part('"new"', 1)})
    room.put({"seat/0": part('"first"', 1), "table": part('"all"', 3)})
    assert room.told(0).parts == {
        "table": part('"all"', 3),
        "seat/0": part('"second"', 2),
        "seat/1": part('"new"', 1),
    }


def test_only_what_is_new_is_told():
    rooms = PadRooms()
    first = rooms.open(pad())
    room = rooms.find(first.code)
    room.put({"seat/0": part('"a"', 1)})
    assert room.told(first.version).parts == {"seat/0": part('"a"', 1)}
    version = room.version
    room.put({"seat/0": part('"older"', 0), "table": part()})
    assert room.version == version and room.told(version).parts == {}
    assert len(room.told(version + 100).parts) == 2, "a version of another room is none of this one"


# Codes.


def test_codes_have_six_signs_that_are_not_taken_for_others():
    assert len(LETTERS) == len(set(LETTERS)) == 27
    assert not set(LETTERS) & set("01OILSBZU") and LETTERS.upper() == LETTERS
    rooms = PadRooms()
    codes = {rooms.open(pad(f"padnumber{n}")).code for n in range(MOST_ROOMS)}
    assert len(codes) == MOST_ROOMS
    assert all(len(code) == 6 and set(code) <= set(LETTERS) for code in codes)


def test_a_code_that_is_in_use_is_not_given_again(monkeypatch):
    signs = iter("AAAAAA" + "AAAAAA" + "AAAAAC")
    monkeypatch.setattr("spinney.tables.pad_rooms.secrets.choice", lambda _: next(signs))
    rooms = PadRooms()
    assert [rooms.open(pad(f"padnumber{n}")).code for n in range(2)] == ["AAAAAA", "AAAAAC"]


def test_whoever_brings_the_same_pad_meets_in_the_same_room():
    rooms = PadRooms()
    first = rooms.open(pad(parts={"table": part(), "seat/0": part('"a"', 1)}))
    second = rooms.open(pad(parts={"table": part(), "seat/1": part('"b"', 1)}))
    assert second.code == first.code and len(rooms) == 1
    assert second.parts == {"table": part(), "seat/0": part('"a"', 1), "seat/1": part('"b"', 1)}


def test_small_letters_will_do():
    rooms = PadRooms()
    code = rooms.open(pad()).code
    assert rooms.find(code.lower()).code == code


# How many, and how long.


def test_when_there_are_too_many_rooms_the_one_that_was_used_least_recently_goes():
    clock = Clock()
    rooms = PadRooms(clock)
    codes = []
    for n in range(MOST_ROOMS):
        clock.now += 1
        codes.append(rooms.open(pad(f"padnumber{n}")).code)
    clock.now += 1
    rooms.find(codes[0]).put({})
    clock.now += 1
    rooms.open(pad("onemorepad"))
    assert len(rooms) == MOST_ROOMS
    assert rooms.find(codes[0]).pad == "padnumber0"
    with pytest.raises(Impossible) as refused:
        rooms.find(codes[1])
    assert refused.value.code == "no-such-pad"


def test_a_room_that_nobody_uses_for_a_day_is_forgotten():
    clock = Clock()
    rooms = PadRooms(clock)
    code = rooms.open(pad(parts={"table": part('"old"', 9)})).code
    clock.now += DAY - 1
    rooms.find(code).come("phone", 0)
    clock.now += DAY - 1
    rooms.sweep()
    assert rooms.find(code)
    clock.now += 2
    with pytest.raises(Impossible):
        rooms.find(code)
    rooms.sweep()
    assert len(rooms) == 0
    assert rooms.open(pad()).parts["table"] == part(), "the pad comes with what the device has"


def test_a_room_takes_so_many_devices(client):
    code = client.post("/api/pads", json=sent("crowdedpad")).json()["code"]
    for n in range(MOST_DEVICES):
        answer = client.post(f"/api/pads/{code}", json={"parts": {}, "device": f"phone{n}", "seat": n % 3})
        assert answer.status_code == 200
    assert answer.json()["here"] == sorted(n % 3 for n in range(MOST_DEVICES - 1)), "others than oneself"
    refused = client.post(f"/api/pads/{code}", json={"parts": {}, "device": "onemore"})
    assert code_of(refused, 429) == "pad-crowded"
    assert code_of(client.get(f"/api/pads/{code}?device=onemore"), 429) == "pad-crowded"
    assert client.delete(f"/api/pads/{code}?device=phone0").status_code == 204
    assert client.post(f"/api/pads/{code}", json={"parts": {}, "device": "onemore"}).status_code == 200


BAD = {
    "long-part": {"parts": {"table": {"text": "x" * 16_001, "stamp": 1}}},
    "strange-part": {"parts": {"seat/5": {"text": "{}", "stamp": 1}}},
    "another-strange-part": {"parts": {"table\n": {"text": "{}", "stamp": 1}}},
    "huge-stamp": {"parts": {"table": {"text": "{}", "stamp": 10**9 + 1}}},
    "negative-stamp": {"parts": {"table": {"text": "{}", "stamp": -1}}},
    "no-text": {"parts": {"table": {"text": {}, "stamp": 1}}},
    "no-parts": {"parts": None},
    "unknown": {"parts": {}, "more": 1},
    "long-device": {"parts": {}, "device": "x" * 41},
    "seat": {"parts": {}, "seat": 5},
}


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_messages_that_cannot_be(client, body):
    answer = client.post("/api/pads", json=sent("soundpad1"))
    code = answer.json()["code"]
    assert answer.status_code == 201 and answer.headers["cache-control"] == "no-store"
    assert code_of(client.post(f"/api/pads/{code}", json=body), 400) == "bad-message"
    assert code_of(client.post("/api/pads", json=sent("soundpad1") | body), 400) == "bad-message"
    spanish = client.post(f"/api/pads/{code}?language=es", json=body).json()
    assert spanish["words"] == "Este mensaje no se entiende."
    assert client.get(f"/api/pads/{code}").json()["parts"] == sent()["parts"]


@pytest.mark.parametrize("name", ["", "short", "UPPERCASE1", "with/slash1", "x" * 41, "../../etc/pas"])
def test_names_of_pads_that_cannot_be(client, name):
    assert code_of(client.post("/api/pads", json=sent(name)), 400) == "bad-message"


def test_the_longest_part_that_is_taken(client):
    code = client.post("/api/pads", json=sent("longpad12")).json()["code"]
    body = {"parts": {"seat/4": {"text": "x" * 16_000, "stamp": 10**9}}}
    assert client.post(f"/api/pads/{code}", json=body).json()["parts"]["seat/4"] == body["parts"]["seat/4"]


def test_what_stands_in_a_part_is_not_looked_at(client):
    text = "this is {no} JSON <b>\u0000 ñ"
    code = client.post("/api/pads", json=sent("strangepad")).json()["code"]
    client.post(f"/api/pads/{code}", json={"parts": {"table": {"text": text, "stamp": 1}}})
    assert client.get(f"/api/pads/{code}").json()["parts"]["table"]["text"] == text


# Waiting for news.


def waiting(client, code, since, device="phone1", seat=0):
    """Asks for news in a thread; gives the place in which the answer will be."""
    answers = []

    def ask():
        query = {"since": since, "device": device, "seat": seat}
        address = f"http://127.0.0.1:{client.port}/api/pads/{code}"
        answers.append(httpx.get(address, params=query, timeout=SECONDS).json())

    Thread(target=ask, daemon=True).start()
    return answers


def is_waiting(client, code, device="phone1"):
    devices = client.app.state.pads.find(code).devices
    return device in devices and devices[device].waiting is not None


def test_a_change_is_told_at_once_to_whoever_waits(client):
    room = client.post("/api/pads", json=sent("livelypad", device="phone1", seat=0)).json()
    answers = waiting(client, room["code"], room["version"])
    until(lambda: is_waiting(client, room["code"]))
    began = monotonic()
    change = {"parts": {"seat/1": {"text": '"b"', "stamp": 1}}, "device": "phone2", "seat": 1}
    told = client.post(f"/api/pads/{room['code']}?since={room['version']}", json=change).json()
    assert told["parts"] == change["parts"] and told["here"] == [0]
    (news,) = until(lambda: answers)
    assert news["parts"] == change["parts"] and news["version"] > room["version"]
    assert monotonic() - began < 5


def test_who_comes_goes_and_changes_seats_is_told(client):
    room = client.post("/api/pads", json=sent("whoispad1", device="phone1", seat=0)).json()
    told, version = [], room["version"]
    for method, seat in (("POST", 1), ("POST", 2), ("DELETE", None)):
        answers = waiting(client, room["code"], version)
        until(lambda: is_waiting(client, room["code"]))
        if method == "POST":
            client.post(f"/api/pads/{room['code']}", json={"parts": {}, "device": "phone2", "seat": seat})
        else:
            client.delete(f"/api/pads/{room['code']}?device=phone2")
        (news,) = until(lambda found=answers: found)
        told.append(news["here"])
        version = news["version"]
    assert told == [[1], [2], []]


def test_without_news_it_is_answered_after_some_time():
    rooms = PadRooms(wait_seconds=0.05)

    async def story():
        opened = rooms.open(pad(device="phone1"))
        room = rooms.find(opened.code)
        began = monotonic()
        told = await rooms.news(room, opened.version, "phone1", -1)
        assert monotonic() - began >= 0.04
        assert told.version == opened.version and told.parts == {}

    in_a_loop(story())


def test_whoever_has_no_name_does_not_wait_and_is_not_counted():
    rooms = PadRooms(wait_seconds=100)

    async def story():
        opened = rooms.open(pad())
        room = rooms.find(opened.code)
        told = await asyncio.wait_for(rooms.news(room, opened.version, "", -1), 5)
        assert told.here == [] and room.devices == {}

    in_a_loop(story())


def test_a_device_waits_once_only():
    """When its line was broken it asks again: the request of before must not be waited for."""
    rooms = PadRooms(wait_seconds=100)

    async def story():
        opened = rooms.open(pad(device="phone1"))
        room = rooms.find(opened.code)
        first = asyncio.ensure_future(rooms.news(room, opened.version, "phone1", -1))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(rooms.news(room, opened.version, "phone1", -1))
        await asyncio.wait_for(first, 5)
        assert not second.done()
        room.put({"table": part('"x"', 1)})
        assert (await asyncio.wait_for(second, 5)).parts == {"table": part('"x"', 1)}

    in_a_loop(story())


def test_a_device_that_is_not_heard_of_is_not_connected_any_more():
    clock = Clock()
    rooms = PadRooms(clock, wait_seconds=100)

    async def story():
        code = rooms.open(pad(device="phone1", seat=0)).code
        room = rooms.find(code)
        room.come("phone2", 1)
        waits = asyncio.ensure_future(rooms.news(room, room.version, "phone1", 0))
        await asyncio.sleep(0)
        clock.now += 30
        assert rooms.open(pad(device="phone3", seat=2)).here == [0], "who waits is here, who is silent is not"
        assert (await asyncio.wait_for(waits, 5)).here == [2]

    in_a_loop(story())


def test_when_the_server_ends_nobody_is_left_waiting(tmp_path, caplog):
    with serving(tmp_path) as client:
        room = client.post("/api/pads", json=sent(device="phone1", seat=0)).json()
        answers = waiting(client, room["code"], room["version"])
        until(lambda: is_waiting(client, room["code"]))
        began = monotonic()
    (news,) = until(lambda: answers)
    assert news["code"] == room["code"] and monotonic() - began < 5
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_a_server_that_was_started_anew_has_forgotten_and_takes_the_pad_again(tmp_path):
    with serving(tmp_path) as client:
        before = client.post("/api/pads", json=sent()).json()["code"]
    with serving(tmp_path) as client:
        assert code_of(client.get(f"/api/pads/{before}"), 404) == "no-such-pad"
        one, other = (client.post("/api/pads", json=sent(device=name)).json() for name in ("phone1", "phone2"))
        assert one["code"] == other["code"] and other["here"] == [-1]


# Strangers.


def test_whoever_tries_codes_has_to_wait(tmp_path):
    with serving(tmp_path, limits=Limits(trying=Allowance(3, 0.01))) as client:
        code = client.post("/api/pads", json=sent()).json()["code"]
        answers = [client.get(f"/api/pads/{guess}") for guess in ("AAAAAA", "AAAAAC", "AAAAAD", "AAAAAE", code)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429], "not even the right one"
        assert answers[3].json()["code"] == "too-often"
        assert code_of(client.post(f"/api/pads/{code}", json={"parts": {}}), 429) == "too-often"
        assert code_of(client.delete(f"/api/pads/{code}"), 429) == "too-often"


def test_whoever_knows_the_code_may_ask_as_often_as_needed(tmp_path):
    with serving(tmp_path, limits=Limits(trying=Allowance(3, 0.01))) as client:
        code = client.post("/api/pads", json=sent()).json()["code"]
        assert {client.get(f"/api/pads/{code}").status_code for _ in range(20)} == {200}


def test_tries_at_the_same_time_count_as_well(tmp_path):
    async def tries(port):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as client:
            answers = await asyncio.gather(*(client.get(f"/api/pads/AAAA{a}{b}") for a in "ACDEF" for b in "ACDEF"))
        return [answer.status_code for answer in answers]

    with serving(tmp_path, limits=Limits(trying=Allowance(3, 0.01))) as client:
        assert sorted(in_a_loop(tries(client.port))) == [404] * 3 + [429] * 22


def test_whoever_opens_too_many_pads_has_to_wait(tmp_path):
    with serving(tmp_path, limits=Limits(making=Allowance(3, 0.01))) as client:
        answers = [client.post("/api/pads", json=sent(f"padnumber{n}")) for n in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


def test_pages_of_other_sites_change_nothing(tmp_path):
    with serving(tmp_path, hosts=Hosts({"127.0.0.1"}, False)) as client:
        code = client.post("/api/pads", json=sent()).json()["code"]
        foreign = {"origin": "https://evil.example"}
        change = {"parts": {"table": {"text": '"x"', "stamp": 1}}}
        assert code_of(client.post("/api/pads", json=sent("foreignpad"), headers=foreign), 403) == "foreign-page"
        assert code_of(client.post(f"/api/pads/{code}", json=change, headers=foreign), 403) == "foreign-page"
        assert code_of(client.delete(f"/api/pads/{code}", headers=foreign), 403) == "foreign-page"
        plain = {"content-type": "text/plain"}
        assert code_of(client.post(f"/api/pads/{code}", content=json.dumps(change), headers=plain), 415) == "not-json"
        assert client.get(f"/api/pads/{code}").json()["parts"]["table"]["stamp"] == 0


def test_what_is_refused_is_said_in_both_languages(client):
    words = [client.get(f"/api/pads/AAAAAA?language={language}").json()["words"] for language in ("en", "es")]
    assert words[0].startswith("There is no pad with this code") and words[1].startswith("No hay ninguna hoja")


def test_no_code_and_no_part_is_logged(tmp_path, caplog):
    with caplog.at_level(logging.INFO, "spinney"), serving(tmp_path, limits=Limits()) as client:
        code = client.post("/api/pads", json=sent("secretpad1")).json()["code"]
        client.post(f"/api/pads/{code}", json={"parts": {"table": {"text": "hidden words", "stamp": 1}}})
        client.post(f"/api/pads/{code}", json={"parts": {"table": {"text": 7, "stamp": 1}}})
    # As `spinney serve` prints it: of the server itself only what is wrong.
    printed = [one for one in caplog.records if one.name.startswith("spinney") or one.levelno >= logging.WARNING]
    logged = "\n".join(one.getMessage() for one in printed)
    assert code not in logged and "hidden words" not in logged and "secretpad1" not in logged
