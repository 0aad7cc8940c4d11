"""A game that is over has its results kept, once; told of them is one's own, or what people want to be public."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, select

from server.helpers import OPEN, bot, make_table, person, serving
from server.people import somebody
from spinney.server.results.keeper import ResultKeeper
from spinney.store import schema
from spinney.store.entries import CameBack, Logged, SeatRow, StoodIn
from spinney.tables.tables import new_token

SEATS = [person("Ann"), person("Bob")]
RATED = ("ann", "bob")


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("results")) as client:
        yield client


@pytest.fixture(scope="module")
def asking(client):
    """The headers of four people: two want ratings, two do not."""
    return {name: somebody(client, name, rated=name in RATED) for name in (*RATED, "cleo", "dan")}


def play_out(players):
    """Everybody makes the first move they have until the game is over."""
    state = players[0].state()
    while not state["over"]:
        state = players[state["acting"][0]].play()
    return state


@pytest.fixture(scope="module")
def game(client):
    """The log of a finished game, and its last state."""
    players = make_table(client, "once", SEATS, seed="3")
    state = play_out(players)
    return client.tables.get(state["table"]), state


def played(client, game, people, extra=(), **row):
    """A table at which the same game was played by these people, with more entries before the last one.

    An empty name is a bot, one with a question mark a person who is not known.
    """
    table, _ = game
    seats = [
        SeatRow("person", name.title(), person="" if name.endswith("?") else name)
        if name
        else SeatRow("bot", "Bot", "sapling")
        for name in people
    ]
    beginning = replace(table.row, id=new_token(), seats=seats, **{"deal": "secret", **row})
    store = client.tables.host.store
    log = store.log(table.row.id)
    log = [*log[:-1], *map(Logged, extra), log[-1]]
    store.add(beginning, log, standing=replace(table.standing(), seats=seats))
    return beginning.id


def keeper(client):
    return next(each for each in client.tables.host.followers if isinstance(each, ResultKeeper))


def kept(client, table_id):
    query = select(schema.results).where(schema.results.c.table_id == table_id).order_by(schema.results.c.seat)
    with client.app.state.database.reading() as connection:
        return connection.execute(query).all()


def test_a_game_that_ends_is_kept_with_its_last_move(client, game):
    _, state = game
    rows = kept(client, state["table"])
    assert [row.points for row in rows] == [sheet["total"] for sheet in state["sheets"]]
    assert [row.seat for row in rows if row.place == 1] == state["winners"]
    assert [(row.name, row.person, row.bot, row.players, row.game, row.daily) for row in rows] == [
        ("Ann", "", "", 2, "once", ""),
        ("Bob", "", "", 2, "once", ""),
    ]
    assert {row.ended for row in rows} == {client.tables.host.store.log(state["table"])[-1].made}
    assert not any(row.rated for row in rows)


def test_before_the_end_nothing_is_kept(client):
    players = make_table(client, "once", SEATS)
    players[players[0].state()["acting"][0]].play()
    assert kept(client, players[0].table) == []


def test_what_a_server_that_died_has_left_out_is_found(client, game):
    _, state = game
    with client.app.state.database.writing() as connection:
        before = kept(client, state["table"])
        connection.execute(delete(schema.results).where(schema.results.c.table_id == state["table"]))
    assert state["table"] in keeper(client).missing()
    keeper(client).keep(state["table"])
    assert kept(client, state["table"]) == before
    assert state["table"] not in keeper(client).missing()


@pytest.mark.parametrize(
    "row",
    [{"deal": "branch"}, {"teaches": "lesson first"}, {"teaches": "puzzle one"}, {"paper": "{}"}, {"replay": True}],
    ids=lambda row: " ".join(map(str, row.items())),
)
def test_what_is_no_result(client, game, asking, row):
    table_id = played(client, game, ("ann", "bob"), **row)
    assert table_id not in keeper(client).missing()
    table, standing = replace(game[0].row, id=table_id, **row), game[0].standing()
    keeper(client).wrote(table, replace(standing, over=False), standing)
    assert kept(client, table_id) == []


def test_a_table_that_cannot_be_read_stops_nobody(client, game, caplog):
    """The move that ended the game has been made, whatever becomes of its results."""
    table_id = played(client, game, ("cleo?", "dan?"))
    with client.app.state.database.writing() as connection:
        bad = schema.entries.update().where(schema.entries.c.table_id == table_id, schema.entries.c.number == 2)
        connection.execute(bad.values(entry="{"))
    standing = game[0].standing()
    keeper(client).wrote(replace(game[0].row, id=table_id), replace(standing, over=False), standing)
    assert kept(client, table_id) == [] and f"the results of table {table_id} could not be kept" in caplog.text
    with client.app.state.database.writing() as connection:
        connection.execute(delete(schema.standings).where(schema.standings.c.table_id == table_id))


def test_a_rated_table(client, game, asking):
    table_id = played(client, game, ("ann", "bob"), rated=True)
    keeper(client).keep(table_id)
    assert [row.rated for row in kept(client, table_id)] == [True, True]


@pytest.mark.parametrize(
    ("people", "row", "extra"),
    [
        (("ann", "eve"), {}, ()),
        (("ann", "bob?"), {}, ()),
        (("ann", ""), {}, ()),
        (("ann", "ann"), {}, ()),
        (("ann", "bob"), {"rated": False}, ()),
        (("ann", "bob"), {"deal": "seed"}, ()),
        (("ann", "bob"), {}, (StoodIn(1, "sapling", "left"), CameBack(1))),
    ],
    ids=["one who has been forgotten", "a guest", "a bot", "one person twice", "not chosen", "a seed", "a stand-in"],
)
def test_not_rated(client, game, asking, people, row, extra):
    table_id = played(client, game, people, extra, **{"rated": True, **row})
    keeper(client).keep(table_id)
    assert [row.rated for row in kept(client, table_id)] == [False, False]


def test_whoever_has_several_seats_has_no_result(client, game, asking):
    table_id = played(client, game, ("cleo", "cleo"))
    keeper(client).keep(table_id)
    assert [row.person for row in kept(client, table_id)] == ["", ""]


def test_a_stand_in_has_the_result_of_a_bot(client, game, asking):
    table_id = played(client, game, ("cleo", "dan"), (StoodIn(1, "sapling", "left"),))
    keeper(client).keep(table_id)
    assert [(row.person, row.bot) for row in kept(client, table_id)] == [("cleo", ""), ("", "sapling")]


# Making rated tables.


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([person(), bot()], {}),
        ([person(), person()], {}),
        ([OPEN, OPEN], {}),
        ([person(), OPEN], {"seed": "oak"}),
        ([person(), OPEN], {"pack_hash": "0" * 64}),
    ],
    ids=["a bot", "two on one device", "nobody", "a seed", "a pack"],
)
def test_what_cannot_be_rated(client, asking, seats, more):
    wanted = {"game": "once", "seats": seats, "rated": True, **more}
    answer = client.post("/api/tables?keep=cookie", json=wanted, headers=asking["ann"])
    assert answer.json()["code"] in ("not-to-be-rated", "no-such-pack")


def test_only_who_wants_ratings_makes_a_rated_table_or_sits_down_there(client, asking):
    wanted = {"game": "once", "seats": [person("Ann"), OPEN], "rated": True}
    assert client.post("/api/tables?keep=cookie", json=wanted, headers=asking["cleo"]).json()["code"] == "no-ratings"
    assert client.post("/api/tables", json=wanted, headers=asking["ann"]).json()["code"] == "no-ratings"  # a guest's
    made = client.post("/api/tables?keep=cookie", json=wanted, headers=asking["ann"])
    table = made.json()["table"]
    assert client.get(f"/api/tables/{table}", headers=asking["ann"]).json()["rated"]
    seat = f"/api/tables/{table}/seats/1?keep=cookie"
    assert client.post(seat, json={"name": "Cleo"}, headers=asking["cleo"]).json()["code"] == "no-ratings"
    assert client.post(seat, json={"name": "Ann"}, headers=asking["ann"]).json()["code"] == "one-seat-each"
    assert client.post(seat, json={"name": "Bob"}, headers=asking["bob"]).status_code == 201


# What is told.


@pytest.fixture(scope="module")
def shown(tmp_path_factory, game, client):
    """A server on which Ann and Bob have played five rated games, Ann and Cleo one, and Cleo one against a bot."""
    with serving(tmp_path_factory.mktemp("shown")) as other:
        asking = {name: somebody(other, name, rated=name in RATED) for name in (*RATED, "cleo")}
        other.tables.host.store.keep_pack(game[0].row.pack_hash, "once", game[0].game.pack_text)
        tables: dict[str, tuple[Any, ...]] = {}
        store, log = other.tables.host.store, client.tables.host.store.log(game[0].row.id)
        for number in range(5):
            tables[f"rated {number}"] = (("ann", "bob"), {"rated": True}, f"2026-01-0{number + 1}T10:00:00.000")
        tables["private"] = (("ann", "cleo"), {}, "2026-02-01T10:00:00.000")
        tables["listed"] = (("cleo", ""), {"listed": True}, "2026-03-01T10:00:00.000")
        tables["daily"] = (("ann", ""), {"deal": "daily", "daily": "2026-03-02"}, "2026-03-02T10:00:00.000")
        for table_id, (people, row, ended) in tables.items():
            seats = [
                SeatRow("person", name.title(), person=name) if name else SeatRow("bot", "Bot", "sapling")
                for name in people
            ]
            dated = [*log[:-1], replace(log[-1], made=ended)]
            beginning = replace(game[0].row, id=table_id, seats=seats, **{"deal": "secret", **row})
            store.add(beginning, dated, standing=game[0].standing())
            keeper(other).keep(table_id)
        yield other, asking


def test_ones_own_statistics(shown, game):
    client, asking = shown
    points = [sheet["total"] for sheet in game[1]["sheets"]]
    won = [seat in game[1]["winners"] for seat in range(2)]
    found = client.get("/api/me/statistics", headers=asking["ann"]).json()
    assert (found["person"], found["name"], found["rated"]) == ("ann", "Ann", True)
    [title] = found["titles"]
    assert (title["game"], title["games"], title["contests"], title["wins"]) == ("once", 7, 7, 7 * won[0])
    assert (title["average"], title["best"]) == (points[0], points[0])
    assert title["points"] == [{"points": points[0], "count": 7}]
    assert title["against"] == [
        {"bot": "", "games": 6, "wins": 6 * won[0]},
        {"bot": "sapling", "games": 1, "wins": int(won[0])},
    ]
    assert title["rating"]["games"] == 5
    assert [each["table"] for each in found["latest"]][:3] == ["daily", "private", "rated 4"]
    assert [each["mine"] for each in found["latest"]] == [0] * 7
    assert found["latest"][1]["seats"][1] == {
        "name": "Cleo",
        "person": "",  # she has no public page
        "bot": "",
        "place": 1 if won[1] else 2,
        "points": points[1],
    }


def test_a_public_page_has_no_private_tables(shown):
    client, asking = shown
    found = client.get("/api/people/ann").json()
    assert found["titles"] == client.get("/api/me/statistics", headers=asking["ann"]).json()["titles"]
    assert [each["table"] for each in found["latest"]] == [f"rated {number}" for number in (4, 3, 2, 1, 0)]
    assert [seat["person"] for seat in found["latest"][0]["seats"]] == ["ann", "bob"]


def test_who_does_not_want_it_has_no_public_page(shown):
    client, _ = shown
    for nobody in ("cleo", "zoe", "x" * 40):
        answer = client.get(f"/api/people/{nobody}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-person")


def test_a_page_is_public_as_long_as_it_is_wanted(shown):
    client, asking = shown
    assert client.post("/api/me/ratings", json={"wants": True}, headers=asking["cleo"]).json() == {"wants": True}
    assert client.get("/api/people/cleo").json()["titles"][0]["games"] == 2
    client.post("/api/me/ratings", json={"wants": False}, headers=asking["cleo"])
    assert client.get("/api/people/cleo").status_code == 404


def test_nobody_is_asked_for_what_is_theirs(shown):
    client, _ = shown
    answer = client.get("/api/me/statistics")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-known")


def test_finished_games_are_listed_if_everybody_may_see_them(shown):
    client, _ = shown
    found = client.get("/api/results/once").json()
    assert [each["table"] for each in found] == ["listed", *(f"rated {number}" for number in (4, 3, 2, 1, 0))]
    assert [(seat["name"], seat["person"], seat["bot"]) for seat in found[0]["seats"]] == [
        ("Cleo", "", ""),
        ("Bot", "", "sapling"),
    ]
    assert client.get("/api/results/floresta").json() == []


def test_the_list_of_ratings(shown):
    client, _ = shown
    found = client.get("/api/ratings/once").json()
    assert [each["person"] for each in found] == ["bob", "ann"]  # he has won all five
    assert [each["rating"]["games"] for each in found] == [5, 5]
    assert found[0]["rating"]["rating"] == pytest.approx(
        found[0]["rating"]["mu"] - 3 * found[0]["rating"]["sigma"], abs=0.03
    )
