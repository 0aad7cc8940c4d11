"""What the board of Legendary Forests works out: the tile of this turn."""

from __future__ import annotations

from typing import Any

from spinney.games.legendary.planet import tile_drawn


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    return {"tile": tile_drawn(view)}
