"""A series on disk: a head line with its settings, then a line of JSON for every deal that is done.

A line is written as soon as its deal is done, so whatever ends the process, at most deals under way are lost.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from spinney.arena.dealer import Deal
from spinney.arena.series import Series
from spinney.arena.settings import compare, settings_of
from spinney.engine.errors import SpinneyError
from spinney.engine.files import is_there, read_bytes, why

KIND = "spinney arena"
MOST_BYTES = 100_000_000  # a line of a deal has some hundred


def settings(series: Series) -> dict[str, Any]:
    """All that decides what comes of a deal."""
    return {"file": KIND, **settings_of(series)}


class Saved:
    """The file of a series. Making one reads the deals that are in it, or begins it."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        lines, whole = _lines(path)
        self.deals: dict[int, Deal] = {}
        if lines:
            compare(path, _head(path, lines), settings(series))
            for number, line in enumerate(lines[1:], 2):
                deal = _deal(path, number, line, series)
                self.deals.setdefault(deal.deal, deal)
        self._write(b"" if lines else json.dumps(settings(series)).encode() + b"\n", whole)

    def add(self, deal: Deal) -> None:
        self.deals[deal.deal] = deal
        self._write(msgspec.json.encode(deal) + b"\n")

    def _write(self, data: bytes, end: int | None = None) -> None:
        """Adds to the file, after cutting off what is behind its end, if that is told."""
        try:
            with self.path.open("ab") as file:
                if end is not None:
                    file.truncate(end)
                file.write(data)
        except OSError as error:
            raise SpinneyError(f"{self.path} cannot be written: {why(error)}.") from None


def seed_of(path: Path) -> str | None:
    """The seed of the series in a file, if there is one: who continues it need not know it."""
    lines, _whole = _lines(path)
    if not lines:
        return None
    return str(_head(path, lines)["seed"])


def _lines(path: Path) -> tuple[list[bytes], int]:
    """The whole lines of a file, and how many bytes they are: a last line that was cut short is not there."""
    data = read_bytes(path, MOST_BYTES) if is_there(path) else b""
    whole = data.rfind(b"\n") + 1
    if data and not whole:
        raise _foreign(path)
    return data[:whole].splitlines(), whole


def _head(path: Path, lines: list[bytes]) -> dict[str, Any]:
    try:
        head = json.loads(lines[0])
    except (ValueError, RecursionError):
        raise _foreign(path) from None
    if not isinstance(head, dict) or head.get("file") != KIND or "seed" not in head:
        raise _foreign(path)
    return head


def _foreign(path: Path) -> SpinneyError:
    return SpinneyError(f"{path} is there already and is no saved arena; choose another name.")


def _deal(path: Path, number: int, line: bytes, series: Series) -> Deal:
    try:
        deal = msgspec.json.decode(line, type=Deal)
    except msgspec.DecodeError:
        raise SpinneyError(f"line {number} of {path} is not a deal.") from None
    rows = [row for game in deal.games for row in (game.totals, game.standings, game.decisions, game.seconds)]
    if len(deal.games) != series.rotations or any(len(row) != series.players for row in rows):
        raise SpinneyError(f"line {number} of {path} is not a deal of this series.")
    return deal
