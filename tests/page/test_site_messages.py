"""Python in a browser says what Python says on a server: games through both, every message compared byte for byte."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import spinney
from browsing import Address, on_a_static_server
from page.conftest import PATIENCE
from page.static import SITE
from server.helpers import serving
from tab.test_same_messages import GAMES, replay_of, story_of, told_by_a_server

Story = Callable[[], Any]

BEGIN = """(path) => {
  const worker = new Worker(path, { type: 'module' });
  const answers = new Map(), waiting = new Map(), heard = new Map();
  const queue = (line) => heard.get(line) ?? heard.set(line, []).get(line);
  worker.onmessage = ({ data }) => {
    if (data.kind === 'answer') answers.get(data.id)(data.answer);
    if (data.kind !== 'message') return;
    const waits = waiting.get(data.line);
    waiting.delete(data.line);
    if (waits) waits(data.text);
    else queue(data.line).push(data.text);
  };
  worker.postMessage({ kind: 'begin', base: new URL('.', location.href).href });
  window.tell = (message) => worker.postMessage(message);
  window.ask = (asked) => new Promise((resolve) => { answers.set(asked.id, resolve); worker.postMessage(asked); });
  window.hear = (line) => queue(line).length
    ? queue(line).shift()
    : new Promise((resolve) => waiting.set(line, resolve));
}"""


@pytest.fixture(scope="module")
def site() -> Iterator[Address]:
    with on_a_static_server(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def python(browser: Browser, site: Address) -> Iterator[Page]:
    """A page of the same place with nothing on it but Python, which takes long to begin: it tells all stories."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{site.address}/files.json")
    worker = next((SITE / "assets").glob("worker-*.js"))
    page.evaluate(BEGIN, f"assets/{worker.name}")
    yield page
    context.close()


LINES = count(1)
"""The numbers of lines to tables, another for each."""


def told_by_a_browser(page: Page, story: Story) -> list[Any]:
    messages: list[Any] = []
    said, steps = None, story()
    while True:
        try:
            step = steps.send(said)
        except StopIteration:
            return messages
        match step:
            case "ask", method, path, body, token:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                asked = {"kind": "ask", "id": len(messages), "method": method, "path": path, "headers": headers}
                answer = page.evaluate("ask", asked | {"body": "" if body is None else json.dumps(body)})
                messages.append((answer["status"], answer["body"]))
                said = json.loads(answer["body"]) if answer["body"].startswith("{") else answer["body"]
            case "open", table, token, sat:
                said = next(LINES)
                page.evaluate("tell", {"kind": "connect", "line": said, "path": f"/api/tables/{table}/socket"})
                sit = json.dumps({"type": "sit", "token": token, **sat})
                page.evaluate("tell", {"kind": "receive", "line": said, "text": sit})
            case "say", line, message:
                page.evaluate("tell", {"kind": "receive", "line": line, "text": json.dumps(message)})
                said = None
            case "hear", line:
                messages.append(page.evaluate("hear", line))
                said = json.loads(messages[-1])


def without_names(messages: list[Any]) -> list[Any]:
    """The name of the table and the tokens are different everywhere."""
    name = json.loads(messages[0][1])["table"]

    def plain(text: str) -> str:
        return re.sub(r'"token":"[^"]*"', '"token":""', text.replace(name, "TABLE"))

    return [plain(one) if isinstance(one, str) else (one[0], plain(one[1])) for one in messages]


@pytest.mark.parametrize("name", GAMES)
def test_python_in_a_browser_tells_the_same(python: Page, tmp_path: Path, name: str) -> None:
    stories: list[Story] = [
        partial(story_of, name, spinney.game(name).players[-1], "es"),
        partial(replay_of, name, "en"),
    ]
    with serving(tmp_path) as server:
        there = [without_names(told_by_a_server(server, story)) for story in stories]
    here = [without_names(told_by_a_browser(python, story)) for story in stories]
    for mine, theirs in zip(here, there, strict=True):
        assert len(mine) == len(theirs)
        for said, meant in zip(mine, theirs, strict=True):
            assert said == meant
