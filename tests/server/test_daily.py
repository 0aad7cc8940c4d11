"""The deal of the day: the same for everybody, once, without looking ahead, with results for those who have played."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import pytest

from server.helpers import SECONDS, Player, received, send, serving, until
from server.people import somebody
from spinney.store.dailies import Dailies
from spinney.store.opening import opened
from spinney.tables import day as days
from spinney.tables import live
from spinney.tables import tables as tables_module

TODAY, TOMORROW = "2026-05-10", "2026-05-11"
TITLES = {"once", "legendary", "dartmoor", "reforest", "floresta"}


@pytest.fixture(scope="module")
def clock():
    """The time, which a test may change."""
    time = [f"{TODAY}T12:00:00.000"]
    with pytest.MonkeyPatch.context() as patch:
        for module in (days, live):
            patch.setattr(module, "now", lambda: time[0])
        patch.setattr(tables_module, "DAILY_BOT", "random")  # it answers at once
        yield time


@pytest.fixture
def next_day(clock):
    before = clock[0]
    clock[0] = f"{TOMORROW}T00:00:00.000"
    yield
    clock[0] = before


@pytest.fixture(scope="module")
def client(tmp_path_factory, clock):
    with serving(tmp_path_factory.mktemp("daily")) as client:
        yield client


@pytest.fixture(scope="module")
def asking(client):
    return {name: somebody(client, name) for name in ("ann", "bob", "cleo", "dan")}


def begun(client, headers, game="legendary"):
    """Somebody's table at today's deal."""
    answer = client.post(f"/api/daily/{game}", json={"name": "Somebody"}, headers=headers)
    assert answer.status_code == 201, answer.text
    created = answer.json()
    assert created["tokens"] == [{"seat": 0, "token": ""}]
    player = Player(client, created["table"], cookie=headers)
    until(lambda: asked(player))
    return player


def play_out(player, pick=0):
    state = player.state()
    while not state["over"]:
        state = until(lambda: asked(player))
        if not state["over"]:
            state = player.play(state["moves"][pick])
    return state


def asked(player):
    """How the table stands when the bot has moved."""
    state = player.state(since=1_000_000)
    return state if state["moves"] or state["over"] else None


@pytest.fixture(scope="module")
def finished(client, asking):
    """Ann and Bob have played the same moves to the end, Cleo others."""
    players = {name: begun(client, asking[name]) for name in ("ann", "bob", "cleo")}
    return players, {name: play_out(player, -1 if name == "cleo" else 0) for name, player in players.items()}


# The deal.


def test_a_deal_is_the_same_for_everybody_and_another_every_day_at_every_title_and_in_every_database(tmp_path):
    one, other = (Dailies(opened(tmp_path / name)) for name in ("one", "other"))
    again = Dailies(opened(tmp_path / "one"))
    assert one.key("once", TODAY) == one.key("once", TODAY) == again.key("once", TODAY)
    assert one.bot_seed("once", TODAY) == again.bot_seed("once", TODAY)
    others = [one.key("once", TOMORROW), one.key("floresta", TODAY), other.key("once", TODAY)]
    assert len({one.key("once", TODAY), *others}) == 4
    seeds = [one.bot_seed("once", TOMORROW), one.bot_seed("floresta", TODAY), other.bot_seed("once", TODAY)]
    assert len({one.bot_seed("once", TODAY), *seeds}) == 4
    assert len(one.key("once", TODAY)) == 16
    assert not one.key("once", TODAY).hex().startswith(one.bot_seed("once", TODAY))  # who knows one knows not the other


def test_everybody_gets_the_same_table(client, finished):
    players, states = finished
    rows = [client.tables.get(player.table).row for player in players.values()]
    assert len({row.id for row in rows}) == 3
    assert len({(row.key, row.bot_seed, tuple(row.options.items())) for row in rows}) == 1
    assert {(row.deal, row.daily) for row in rows} == {("daily", TODAY)}
    played = [sorted(client.tables.get(players[name].table).course.played) for name in ("ann", "bob")]
    assert played[0] == played[1]  # the bot's chance is the same, too, whoever is quicker where both place at once
    assert states["ann"]["sheets"] == states["bob"]["sheets"]


def test_other_titles_and_days_have_other_deals(client, asking, clock, next_day):
    legendary, once = (begun(client, asking["dan"], game) for game in ("legendary", "once"))
    rows = [client.tables.get(player.table).row for player in (legendary, once)]
    assert {row.daily for row in rows} == {TOMORROW} and rows[0].key != rows[1].key


def test_what_there_is_today(client, asking, finished):
    today, yesterday = client.get("/api/daily", headers=asking["ann"]).json()
    assert (today["day"], yesterday["day"]) == (TODAY, "2026-05-09")
    assert today["ends"] == f"{TOMORROW}T00:00:00Z"
    assert {title["game"] for title in today["titles"]} == TITLES
    players, states = finished
    mine = next(title for title in today["titles"] if title["game"] == "legendary")
    assert (mine["table"], mine["over"]) == (players["ann"].table, True)
    assert mine["points"] == states["ann"]["sheets"][0]["total"]
    assert mine["place"] == (1 if 0 in states["ann"]["winners"] else 2)
    assert not any(title["table"] or title["over"] for title in yesterday["titles"])
    assert not any(title["table"] for title in client.get("/api/daily").json()[0]["titles"])


# Once.


def test_it_can_be_played_once(client, asking):
    first = begun(client, asking["dan"], "once")
    first.play()
    again = client.post("/api/daily/once", json={}, headers=asking["dan"]).json()
    assert again["table"] == first.table
    assert Player(client, first.table, cookie=asking["dan"]).state()["last"] >= 1


def test_two_devices_at_once_get_the_same_table(client, asking):
    with ThreadPoolExecutor(4) as threads:
        ask = partial(client.post, "/api/daily/floresta", json={}, headers=asking["dan"])
        answers = [each.result() for each in [threads.submit(ask) for _ in range(4)]]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_a_table_that_could_not_be_made_is_made_the_next_time(client, asking):
    """Its name was taken before the server died."""
    client.app.state.daily._dailies.table("cleo", "once", TODAY, "promised")
    assert begun(client, asking["cleo"], "once").table == "promised"


def test_whoever_is_not_known_is_from_then_on(client):
    with httpx.Client(
        base_url=client.base_url, timeout=SECONDS, headers={"origin": f"http://127.0.0.1:{client.port}"}
    ) as device:
        first = device.post("/api/daily/reforest", json={"name": "Eve"}).json()
        assert device.get("/api/me").json()["name"] == "Eve"
        assert device.post("/api/daily/reforest", json={"name": "Eve"}).json() == first
        assert device.get(f"/api/tables/{first['table']}").json()["mine"] == [0]


def test_no_such_title(client, asking):
    assert client.post("/api/daily/chess", json={}, headers=asking["ann"]).json()["code"] == "no-such-game"


# No looking ahead.


@pytest.fixture
def going(client, asking):
    """A table of the day at which something is to be decided."""
    return begun(client, somebody(client, f"guest {len(client.tables.live)}"), "once")


def test_what_has_shown_something_is_not_taken_back(going):
    """With bots alone everything can be taken back elsewhere: here only what nobody has learned from."""
    state = going.state()
    while True:
        before, state = state, going.play()
        undo = state["undoing"]["undo"]
        if state["epoch"] != before["epoch"] or state["last"] > before["last"] + 1:
            break
        assert undo["free"]
        going.does("undo")
        state = going.does("redo")
    assert undo is None and going.fails("undo") == "nothing-to-undo"
    assert state["undoing"]["restart"] is None and going.fails("restart") == "nothing-to-undo"


def test_a_move_that_a_bot_has_answered_is_not_taken_back(client, going):
    table = client.tables.get(going.table)
    state = going.state()
    while not any(seat == 1 for seat, _ in table.course.played):
        state = going.play() if state["moves"] else going.state()
    first = next(ply for ply, (seat, _) in enumerate(table.course.played) if seat == 1)
    assert not table.course.step(0, first - 1 if first else 0).free


def test_there_are_no_hints_and_nobody_hurries_the_bots(going):
    assert going.fails("hint") == "same-for-all"
    assert going.fails("move-now") == "same-for-all"
    assert going.fails("leave", {}) == "same-for-all"  # a better bot would play, and whoever it played for come back
    with going.socket() as socket:
        received(socket, "state")
        for message in ("ask_hint", "move_now"):
            send(socket, message)
            assert received(socket, "problem")["code"] == "same-for-all"


def test_nobody_looks_over_the_shoulder(client, going, finished):
    players, _ = finished
    for table in (going.table, players["ann"].table):
        assert Player(client, table).get().json()["code"] == "day-not-over"
        assert Player(client, table).get("/at/0").json()["code"] == "day-not-over"
        with Player(client, table).socket() as socket:
            assert received(socket, "problem")["code"] == "day-not-over"


def test_the_deal_stays_secret_until_the_day_is_over(finished):
    players, states = finished
    ann = players["ann"]
    assert states["ann"]["key"] == "" and ann.state()["key"] == ""
    assert ann.get("/record").json()["code"] == "day-not-over"
    assert ann.get(seat=1).json()["code"] == "day-not-over"
    seats = [{"kind": "person"}, {"kind": "person"}]
    assert ann.post("/branch", {"ply": 0, "seats": seats}).json()["code"] == "day-not-over"
    with ann.socket() as socket:
        received(socket, "state")
        send(socket, "ask_analysis", level="seedling")
        assert received(socket, "problem")["code"] == "day-not-over"


def test_when_the_day_is_over_nothing_is_secret(client, finished, next_day):
    players, _ = finished
    ann = players["ann"]
    key = client.tables.get(ann.table).row.key.hex()
    assert ann.state()["key"] == key and f"key {key}" in ann.get("/record").text
    assert Player(client, ann.table).state()["over"]
    seats = [{"kind": "person"}, {"kind": "person"}]
    assert ann.post("/branch", {"ply": 0, "seats": seats}).status_code == 201


def test_a_table_that_goes_on_after_its_day_stays_strict(going, next_day):
    assert going.fails("hint") == "same-for-all"
    assert Player(going.client, going.table).get().json()["code"] == "day-not-over"  # the game is not over


# How everybody did.


def test_the_results_are_for_who_has_finished(client, asking, finished):
    _, states = finished
    points = {name: state["sheets"][0]["total"] for name, state in states.items()}
    found = client.get(f"/api/daily/legendary/{TODAY}", headers=asking["ann"]).json()
    assert sum(each["count"] for each in found["counts"]) == 3
    assert {each["points"]: each["count"] for each in found["counts"]} == {
        value: list(points.values()).count(value) for value in points.values()
    }
    assert (found["mine"], found["counted"]) == (points["ann"], True)
    assert found["better"] == int(points["cleo"] > points["ann"])
    assert found["worse"] == int(points["cleo"] < points["ann"])
    assert found["won"] == sum(0 in state["winners"] for state in states.values())


def test_nobody_else_sees_them_before_the_day_is_over(client, asking, finished):
    for headers in ({}, asking["dan"]):
        answer = client.get(f"/api/daily/legendary/{TODAY}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "play-first")


def test_who_has_begun_but_not_finished_does_not_see_them(client, asking):
    begun(client, asking["dan"], "dartmoor").play()
    answer = client.get(f"/api/daily/dartmoor/{TODAY}", headers=asking["dan"])
    assert answer.json()["code"] == "play-first"


def test_everybody_sees_them_when_the_day_is_over(client, asking, finished, next_day):
    found = client.get(f"/api/daily/legendary/{TODAY}", headers=asking["dan"]).json()
    assert sum(each["count"] for each in found["counts"]) == 3
    assert (found["mine"], found["counted"], found["better"], found["worse"]) == (None, False, 0, 0)


@pytest.mark.parametrize("day", [TOMORROW, "2026-02-30", "20260510", "yesterday"])
def test_days_that_are_none(client, asking, day):
    answer = client.get(f"/api/daily/legendary/{day}", headers=asking["ann"])
    assert answer.json()["code"] == "no-such-day"


def test_who_finishes_later_is_not_counted(client, asking, finished, clock):
    player, before = begun(client, asking["dan"]), clock[0]
    clock[0] = f"{TOMORROW}T00:00:00.000"
    state = play_out(player)
    clock[0] = before
    found = client.get(f"/api/daily/legendary/{TODAY}", headers=asking["dan"]).json()
    assert sum(each["count"] for each in found["counts"]) == 3
    assert (found["mine"], found["counted"]) == (state["sheets"][0]["total"], False)
