"""Playing on from a table on paper: what lies on a real table becomes the start of a match.

Only where everything that decides the rest of the game lies there, or can be dealt anew. Such a game's folder has a
`resuming.py` with `resumed(box, table, hand)`: it gets a table that was set up with the match's own chance, and lays it
out as it was written down, at the beginning of a turn.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spinney.engine.by_hand import read
from spinney.engine.errors import Wrong, in_words
from spinney.engine.title import Title


def paper_of(hand: dict[str, Any]) -> str:
    """A table on paper as a text in one line, the same for the same table."""
    return msgspec.json.encode(hand, order="deterministic").decode()


def resumed(game: Title, start: bytes, paper: str) -> bytes:
    """The bytes of a table that was set up, laid out as it was written down; a sentence if that cannot be."""
    if game.resume is None:
        raise Wrong("no-resuming", title=game.pack.about.title)
    try:
        data = msgspec.json.decode(paper, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Wrong("hand-no-seats") from None
    game.scorer(game, data)  # the rules allow it, or it says why not
    table = game.table_layout.plain(start)
    with in_words(game.words_folder):
        game.resume(game.box, table, read(data, game.scorer.declared))
    return game.table_layout.to_bytes(table)
