"""Whatever strangers write into packs, names, seeds, options and records, nothing of it ever runs on a page."""

from __future__ import annotations

import json
import re
import tomllib
import urllib.error
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request

import spinney
from browsing import Server, keep
from spinney import SpinneyError
from spinney.engine import packs, schema
from spinney.server.headers import HEADERS

RUNS = (
    '"><img src=ran onerror=ran=1>',
    "</script><script>ran=1</script>",
    "<svg onload=ran=1>",
    "javascript:ran=1",
    "'+(ran=1)+'",
    "{{ran=1}}",
    "\u202eran=1",
    "\0ran=1",
    "x" * 10_000,
)
MARKUP = RUNS[:1]
TRIES = 3  # of texts for a field; whatever it takes is taken, and most fields take none
GAMES = ("once", "dartmoor", "reforest", "floresta", "legendary")

WATCH = """
window.ran = undefined; window.broken = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  window.broken.push(`${effectiveDirective} ${blockedURI}`));
"""


# Packs with hostile texts in them.


def texts(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text of a pack, with the keys that lead to it."""
    if isinstance(data, str):
        yield path, data
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from texts(value, (*path, str(key) if isinstance(data, dict) else "*"))


def renamed(data: Any, old: str, new: str) -> Any:
    """The same data with another text wherever this one stands, alone or as a word of a longer one."""
    if isinstance(data, str):
        if old not in data:
            return data
        return new if data == old else re.sub(rf"(?<![\w-]){re.escape(old)}(?=:)", lambda _: new, data)
    if isinstance(data, dict):
        return {key: renamed(value, old, new) for key, value in data.items()}
    return [renamed(value, old, new) for value in data] if isinstance(data, list) else data


def is_accepted(game: spinney.Game, data: Any) -> bool:
    try:
        game.check(schema.read(data, game.boxroom.SCHEMA, packs.entry_name))
    except SpinneyError:
        return False
    return True


def hostile_pack(game: spinney.Game, runs: tuple[str, ...]) -> tuple[dict[str, Any], set[tuple[str, ...]]]:
    """The game's pack with these texts in every field that takes one, and the fields that did."""
    data = tomllib.loads(game.pack_text)
    data["name"] = "hostile"
    fields: dict[tuple[str, ...], str] = {}
    for path, text in texts(data):
        if text:
            fields.setdefault(path, text)
    took, turn = set(), cycle(runs)
    for path, text in fields.items():
        for _ in runs[:TRIES]:
            tried = renamed(data, text, next(turn))
            if is_accepted(game, tried):
                data = tried
                took.add(path)
                break
    return data, took


def written(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml(data: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {written(value)}" for key, value in data.items())


# Looking at what runs.


@pytest.fixture
def watched(context: BrowserContext, server: Server) -> Iterator[Page]:
    """A page at which nothing may run, ask elsewhere, open a dialogue or break the policy."""
    context.add_init_script(WATCH)
    page = context.new_page()
    asked: list[str] = []
    dialogs: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((server.address, "data:", "blob:")) or request.url.endswith("/ran"):
            asked.append(request.url)

    page.on("request", note)
    page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    yield page
    assert asked == []
    assert dialogs == []


def expect_nothing_ran(page: Page) -> None:
    assert page.evaluate("[window.ran ?? null, window.broken]") == [None, []]
    assert page.locator("img[src='ran'], svg[onload], [onerror], a[href^='javascript:']").count() == 0


def open_table(page: Page, server: Server, game: str, **wanted: Any) -> None:
    players = min(each for each in spinney.game(game).players if each > 1)
    seats = [
        {"kind": "person", "name": MARKUP[0]},
        *[{"kind": "bot", "bot": "random", "name": MARKUP[0]}] * (players - 1),
    ]
    made = server.ask("/tables", {"game": game, "seats": seats, "seed": MARKUP[0], **wanted})
    page.add_init_script(keep([{**made, "game": game, "title": MARKUP[0], "touched": 1, "over": False}]))
    page.goto(f"{server.address}/table/{made['table']}")
    page.locator(".frame[data-last]").wait_for()
    page.locator(".board").first.wait_for()


def test_the_policy_is_sent(server: Server, page: Page) -> None:
    """Without it a script that came in would run: the files of the page and the answers have it alike."""
    for path in ("/", "/mark.svg", "/api/games"):
        answer = page.request.get(server.address + path)
        assert HEADERS.items() <= answer.headers.items(), path


@pytest.mark.parametrize("runs", [MARKUP, RUNS], ids=["markup", "mixed"])
@pytest.mark.parametrize("game", GAMES)
def test_a_pack(watched: Page, server: Server, game: str, runs: tuple[str, ...]) -> None:
    data, took = hostile_pack(spinney.game(game), runs)
    assert {("name",), ("about", "title"), ("about", "note")} <= took  # free texts may say anything
    open_table(watched, server, game, pack=toml(data))
    things = watched.locator(".board [data-means]")
    for i in range(min(things.count(), 4)):
        things.nth(i).hover(force=True)
    expect_nothing_ran(watched)
    watched.goto(f"{server.address}/games")
    expect_nothing_ran(watched)


def refused(server: Server, path: str, body: dict[str, Any]) -> int:
    with pytest.raises(urllib.error.HTTPError) as found:
        server.ask(path, body)
    problem = json.loads(found.value.read())
    assert problem["words"]
    return found.value.code


@pytest.mark.parametrize("run", RUNS)
def test_options_records_and_games(server: Server, run: str) -> None:
    """They are refused with a sentence: none of them is taken, and none stops the server."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    assert refused(server, "/tables", {"game": "once", "seats": seats, "options": {"mode": run}}) == 400
    assert refused(server, "/tables", {"game": "once", "seats": seats, "options": {run: "standard"}}) == 400
    assert refused(server, "/tables", {"game": run, "seats": seats}) in (400, 404)
    assert refused(server, "/tables", {"game": "once", "seats": seats, "pack": f'name = "{run}"'}) == 400
    record = str(spinney.game("once").new(2, seed=1, form="interpreted").record())
    for old in ("once", "standard", "players 2"):
        assert refused(server, "/records", {"record": record.replace(old, run)}) in (400, 409)
