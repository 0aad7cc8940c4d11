"""The API under random requests made from its own description: never a server error, never a traceback.

Most requests go to tables that are there, with the tokens of people who sit at them.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar

from server.helpers import Player, bot, make_table, person, serving, until
from spinney import game
from spinney.server.routes import ROUTES
from spinney.tables import players

EXAMPLES = 15
DESCRIPTION = Litestar(ROUTES).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server with a game that has begun, one against a bot, and one that is over."""
    with pytest.MonkeyPatch.context() as patch, serving(tmp_path_factory.mktemp("fuzz")) as client:
        patch.setattr(players, "INTERPRETED_ITERATIONS", 1)
        begun = make_table(client, "once", [person(), person()])
        for _ in range(12):
            begun[begun[-1].state()["acting"][0]].play()
        over = make_table(client, "legendary", [person(), person()])
        while not over[0].state()["over"]:
            over[over[-1].state()["acting"][0]].play()
        against_bot = make_table(client, "dartmoor", [person(), bot()])
        yield [begun[0], begun[1], begun[-1], over[0], against_bot[0]]


@cache
def packs():
    """The pack of a game, whole, cut off, and with its numbers and names made strange."""
    text = game("once").pack_text
    cut = [text[: len(text) * part // 5] for part in (1, 3)]
    strange = [re.sub(r"= \d+", f"= {number}", text) for number in (-1, 0, 127, 128, 9_999, 10**30)]
    return [text, *cut, *strange, re.sub(r'id = "', 'id = "<b>', text), text.replace("G0", "G\u202e"), text * 5]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
def test_no_request_breaks_the_server(case, tables, caplog):
    caplog.clear()
    client = tables[0].client
    headers = {}
    if "table_id" in case.path_parameters and len(str(case.path_parameters)) % 6:
        player = tables[len(str(case.query) + str(case.body)) % len(tables)]
        case.path_parameters["table_id"] = player.table
        headers = player.headers
    odd = len(str(case.query) + str(case.body) + str(case.path_parameters)) % 2
    if odd and "game" in case.path_parameters:
        case.path_parameters["game"] = "once"
    if odd and isinstance(case.body, dict) and "game" in case.body:
        case.body["game"] = "once"
    if odd and isinstance(case.body, dict) and "kind" in case.body:
        case.body |= {"kind": "draw", "parts": {"pile": len(str(case.body)) % 6}}
    if odd and isinstance(case.body, dict) and case.body.get("pack") is not None:
        case.body["pack"] = packs()[len(str(case.body)) % len(packs())]
    response = case.call(base_url=str(client.base_url), headers=headers)
    assert response.status_code < 500
    assert "Traceback" not in response.text
    assert not [
        record for record in caplog.records if record.name.startswith("spinney.") and record.levelname == "ERROR"
    ]
    if response.status_code >= 400 and "json" in response.headers.get("content-type", [""])[0]:
        assert response.json()["type"] == "problem" and response.json()["words"]


def test_the_description_is_the_one_that_is_served(tables):
    served = tables[0].client.get("/schema/openapi.json").json()
    assert served["paths"].keys() == DESCRIPTION["paths"].keys()
    assert len(served["paths"]) > 15


def test_afterwards_all_tables_are_whole(tables):
    """What was done to them can be played again to the same answer."""
    client = tables[0].client
    anybody = [Player(client, player.table) for player in tables]  # seats may have been traded for a cookie
    until(lambda: not any(each.state()["thinking"] for each in anybody))  # a bot may stand in for everybody by now
    before = [player.get().content for player in tables]
    client.tables.live.clear()
    assert [player.get().content for player in tables] == before
