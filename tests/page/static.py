"""The folder that `make site` writes, on a static server, and a person who plays there."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from browsing import Address
from page.helpers import REPOSITORY, Screen

SITE = REPOSITORY / "site"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@contextmanager
def on_a_static_server(folder: Path) -> Iterator[Address]:
    """Served from a subfolder, as a project's page is."""
    place = folder.name
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parent))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Address(f"http://127.0.0.1:{server.server_address[1]}/{place}")
        server.shutdown()


class SiteScreen(Screen):
    """The site, whose places stand in the fragment."""

    server: Address  # type: ignore[assignment]  # it can only be looked at

    def __init__(self, page: Page, site: Address) -> None:
        self.page = page
        self.server = site

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.server.address}/#{path}")

    def everything_is_kept(self) -> None:
        """Waits until the service worker has all files: then no network is needed any more."""
        until = time.monotonic() + 120
        while not self.page.evaluate(ALL_KEPT):  # `wait_for_function` takes the promise itself for an answer
            assert time.monotonic() < until, "the service worker has not kept all files"
            self.page.wait_for_timeout(200)

    def kept_moves(self) -> list[Any]:
        """The entries of all logs on this device."""
        texts: list[str] = self.page.evaluate(ENTRIES)
        return [json.loads(text) for text in texts]


ALL_KEPT = """async () => {
  if (!navigator.serviceWorker?.controller) return false;
  const { files } = await (await fetch('files.json')).json();
  const kept = new Set();
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.add(new URL(request.url).pathname);
  return Object.keys(files).every((path) => [...kept].some((one) => one.endsWith('/' + path)));
}"""

ENTRIES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('spinney');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('entries').objectStore('entries').getAll();
    all.onsuccess = () => { opening.result.close(); resolve(all.result.map(({ entry }) => entry)); };
  };
})"""
