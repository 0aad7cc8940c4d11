"""What the board of Once Upon a Forest works out: the complete columns of each forest."""

from __future__ import annotations

from typing import Any

from spinney.games.once.scoring import complete_columns


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    return {"full": [complete_columns(view, seat) for seat in range(view.players)]}
