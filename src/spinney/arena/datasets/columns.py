"""The columns of a dataset: what each is called, of which type it is, and what it says, in words.

From this declaration come the types in the files and the text that lies beside them.
"""

from __future__ import annotations

from typing import NamedTuple

from spinney.arena.series import Series

INT16 = 1 << 15


class Column(NamedTuple):
    """A column; the type is one of Arrow's, and of each item if it has a list of them in every row."""

    name: str
    type: str
    told: str
    listed: bool = False

    def __str__(self) -> str:
        return f"list<{self.type}>" if self.listed else self.type


Columns = tuple[Column, ...]

TABLES = {
    "moves": "One row for each move of a game, as the seat saw it that made it.",
    "outcomes": "One row for each seat of a game: who sat there and how the game ended.",
    "games": "One row for each game.",
}
GAME = Column("game", "int64", "The number of the game; the three tables are joined by it.")
SEAT = Column("seat", "int16", "The seat, from 0 on.")


def columns_of(series: Series) -> dict[str, Columns]:
    """The columns of each table."""
    return {"moves": _moves(series), "outcomes": _outcomes(series), "games": _games(series)}


def _games(series: Series) -> Columns:
    return (
        GAME,
        Column(
            "deal", "int64", "The deal: games of one deal have the same cards to come, and other bots in each seat."
        ),
        Column(
            "rotation", "int16", "By how many seats the bots have moved on around the table, in this game of the deal."
        ),
        Column("players", "int16", "How many play."),
        *(Column(f"option_{name}", "string", f"The option `{name}` of the game.") for name in series.choices),
        Column(
            "key", "string", "The key of chance of the deal, in hex: with the moves, all of the game follows from it."
        ),
        Column("moves", "int32", "How many moves the game has."),
        Column("turns", "int32", "How many turns the game has, as players count them."),
        Column("stopped", "bool", "Whether the game was stopped and scored as it stood, having gone on for too long."),
        Column("target", "int32", "The points that a solitaire had to beat; empty where there is no target."),
    )


def _outcomes(series: Series) -> Columns:
    words = series.game.words()
    return (
        GAME,
        SEAT,
        Column("bot", "string", "The bot in this seat."),
        Column("total", "int32", "The points of this seat: the sum of its score sheet."),
        Column("standing", "int64", "What decides who wins, the higher the better: points, partners, ties, targets."),
        Column("rank", "int16", "1 for those who stand best; one more than there are seats that stand better."),
        Column(
            "win", "float64", "The share of the win: partners win together, a tie is shared, a target has to be beaten."
        ),
        *(
            Column(f"sheet_{line}", "int32", f"A line of the score sheet: {words.say(f'sheet-{line}')}.")
            for line in series.game.sheet
        ),
    )


def _moves(series: Series) -> Columns:
    number = _smallest(series.game.moves.size)
    return (
        GAME,
        Column("ply", "int32", "How many moves the game had before this one."),
        SEAT,
        Column("move", number, "The move, as a number of the flat action space."),
        Column("kind", "string", "The kind of move."),
        Column("text", "string", "The move in words, as records write it: its kind and its parts."),
        Column("legal_count", "int16", "How many moves were legal; where there is one, nothing was decided."),
        Column("legal", number, "All legal moves, ascending.", listed=True),
        Column("chosen", "int16", "Where the move stands among the legal ones, from 0 on."),
        *_seen(series),
    )


def _seen(series: Series) -> Columns:
    """What a learner sees, in games that have an eye."""
    eye = series.game.eye
    if eye is None:
        return ()
    return (
        Column(
            "features",
            _smallest(eye.size),
            "The features that are on in what this seat knew before the move; `dataset.json` says what they mean.",
            listed=True,
        ),
        Column("move_features", _smallest(eye.move_size), "The features of the move that are on.", listed=True),
    )


def _smallest(size: int) -> str:
    """The smallest type that has room for all numbers below a size."""
    return "int16" if size <= INT16 else "int32"
