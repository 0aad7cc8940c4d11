"""The folder that `make site` writes, and a person who plays there."""

from __future__ import annotations

import json
from typing import Any

from page.helpers import REPOSITORY, Screen

SITE = REPOSITORY / "site"


class SiteScreen(Screen):
    """The site, whose places stand in the fragment."""

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.server.address}/#{path}")

    def kept_moves(self) -> list[Any]:
        """The entries of all logs on this device."""
        texts: list[str] = self.page.evaluate(ENTRIES)
        return [json.loads(text) for text in texts]


ENTRIES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('spinney');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('entries').objectStore('entries').getAll();
    all.onsuccess = () => { opening.result.close(); resolve(all.result.map(({ entry }) => entry)); };
  };
})"""
