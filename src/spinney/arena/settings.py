"""The settings of a series, as they are kept beside what was played with them: nothing may be added with others."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import spinney
from spinney.arena.series import Series
from spinney.bots.levels import needs_net
from spinney.bots.net_files import encode, net_of
from spinney.engine.errors import SpinneyError
from spinney.engine.words import quoted


def settings_of(series: Series) -> dict[str, Any]:
    """All that decides what comes of a deal."""
    found = {
        "version": spinney.__version__,
        "game": series.game.name,
        "pack": series.game.pack.hash(),
        "players": series.players,
        "options": dict(series.choices),
        "bots": list(series.bots),
        "seed": series.seed,
    }
    if any(map(needs_net, series.bots)):
        found["net"] = sha256(encode(net_of(series.game))).hexdigest()[:24]
    return found


def compare(path: Path, theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    """Refuses what was played with other settings than ours."""
    for name, value in ours.items():
        if theirs.get(name) != value:
            raise SpinneyError(
                f"{path} was played with {name} {_said(theirs.get(name))}, not {_said(value)}; choose another name."
            )


def _said(value: Any) -> str:
    """A setting as one would type it; in a file of somebody else it may be anything."""
    return quoted(_typed(value))


def _typed(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    return str(value)
