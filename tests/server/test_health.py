"""What a server tells those who run it: whether it is well, and what it counts."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.helpers import bot, make_table, person, received, serving, until
from spinney.server.guard import Hosts
from spinney.server.operating.metrics import SECONDS, Counter, Gauge, Histogram
from spinney.server.rates import Allowance, Limits

TOKEN = "Vq3-a-token-of-24-letters"


def numbers(text):
    """The values of all lines, by name and labels."""
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_a_server_that_is_well(client):
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert answer.headers["cache-control"] == "no-store"


def test_whoever_asks_for_health_may_call_the_server_as_they_like(tmp_path):
    limits = Limits(asking=Allowance(1, 0.001))
    with serving(tmp_path, hosts=Hosts({"forest.example"}, False), limits=limits) as client:
        for _ in range(5):
            assert client.get("/healthz").status_code == 200
        assert client.get("/metrics").status_code == 421


def test_a_database_that_does_not_answer(tmp_path):
    with serving(tmp_path) as client:
        assert client.get("/healthz").status_code == 200
        (tmp_path / "spinney.sqlite").rename(tmp_path / "gone")
        answer = until(lambda: (found := client.get("/healthz")).status_code == 503 and found)
        assert answer.json() == {"status": "no database"} and str(tmp_path) not in answer.text


def test_what_is_counted(tmp_path):
    with serving(tmp_path) as client:
        before = numbers(client.get("/metrics").text)
        assert before["spinney_moves_total"] == before["spinney_live_tables"] == before["spinney_sockets"] == 0
        players = make_table(client, "once", [person(), person()])
        acting = players[players[0].state()["acting"][0]]
        acting.play()
        assert acting.post("/play", {"kind": "nonsense", "parts": {}}).status_code == 400
        client.request("BREW", "/api/games")
        client.get("/table/oak")
        with acting.socket() as socket:
            received(socket, "state")
            during = numbers(client.get("/metrics").text)
        assert during["spinney_moves_total"] == 1 and during["spinney_live_tables"] == 1
        assert during["spinney_sockets"] == 1
        until(lambda: numbers(client.get("/metrics").text)["spinney_sockets"] == 0)
        after = client.get("/metrics")
        assert after.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = numbers(after.text)
        route = 'route="/api/tables/{table_id}/play"'
        assert found[f'spinney_requests_total{{method="POST",{route},status="200"}}'] == 1
        assert found[f'spinney_requests_total{{method="POST",{route},status="400"}}'] == 1
        assert found[f"spinney_request_seconds_count{{{route}}}"] == 2
        assert found[f'spinney_request_seconds_bucket{{{route},le="+Inf"}}'] == 2
        assert any('method="other"' in name for name in found) and "BREW" not in after.text
        assert any('method="socket"' in name for name in found)
        assert players[0].table not in after.text and "oak" not in after.text
        assert until(lambda: "spinney_loop_lag_seconds_count" in client.get("/metrics").text)


def test_thoughts_and_errors_are_counted(tmp_path):
    with serving(tmp_path) as client:
        make_table(client, "once", [bot(), bot()])
        until(lambda: numbers(client.get("/metrics").text).get("spinney_thought_seconds_count", 0) > 2)
        client.app.state.database.engine.dispose()
        assert numbers(client.get("/metrics").text)["spinney_errors_total"] == 0
        with client.app.state.database.reading() as connection, pytest.raises(Exception, match="no such table"):
            connection.exec_driver_sql("SELECT * FROM nowhere")
        assert numbers(client.get("/metrics").text)["spinney_database_errors_total"] == 1


def test_strangers_do_not_see_what_is_counted(tmp_path):
    with serving(tmp_path) as client:
        assert client.get("/metrics").status_code == 200
        for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):
            assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_with_a_token_nobody_else_does(tmp_path):
    with serving(tmp_path, metrics_token=TOKEN) as client:
        for given in ("", TOKEN, f"Bearer {TOKEN[:-1]}", f"bearer {TOKEN}"):
            assert client.get("/metrics", headers={"authorization": given}).status_code == 404
        for more in ({}, {"x-forwarded-for": "192.0.2.7"}):
            answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}", **more})
            assert answer.status_code == 200 and TOKEN not in answer.text


# The format.


def test_counters():
    plain, labelled = Counter("a_total", "What it is."), Counter("b_total", "Another.", "route", "status")
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: plain.add(), range(400)))
    labelled.add('/x"y\\z\n', "200", by=2)
    assert list(plain.lines()) == ["# HELP a_total What it is.", "# TYPE a_total counter", "a_total 400"]
    assert list(labelled.lines())[2:] == [r'b_total{route="/x\"y\\z\n",status="200"} 2']


def test_gauges():
    assert list(Gauge("g", "Now.", lambda: 7).lines()) == ["# HELP g Now.", "# TYPE g gauge", "g 7"]


def test_histograms():
    histogram = Histogram("h_seconds", "How long.", "route")
    for seconds in (0.005, 0.006, 100.0):
        histogram.took(seconds, "/")
    lines = list(histogram.lines())
    assert lines[1] == "# TYPE h_seconds histogram"
    assert lines[2] == 'h_seconds_bucket{route="/",le="0.005"} 1'
    assert lines[3] == 'h_seconds_bucket{route="/",le="0.01"} 2'
    assert lines[len(SECONDS) + 2 :] == [
        'h_seconds_bucket{route="/",le="+Inf"} 3',
        'h_seconds_sum{route="/"} 100.011000',
        'h_seconds_count{route="/"} 3',
    ]


def test_every_line_is_one_that_prometheus_reads(client):
    client.get("/api/games")
    line = re.compile(r'# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z_]+="([^"\\\n]|\\["\\n])*",?)*\})? -?[0-9.e+-]+')
    assert [found for found in client.get("/metrics").text.splitlines() if not line.fullmatch(found)] == []
