"""The contract: the functions every game has, and the few that the engine makes for it.

Generic code (a playout, a search, the entries in `entries.py`) calls these by name. They do nothing themselves: when
such code is linked to a game, the linker puts the game's own functions in their place. Some have an answer that
holds for most games; a game has its own only where that answer is wrong.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record, Row


def setup(box: Record, table: Record) -> None:
    """Sets up the game. Players, options and the key of chance are in the table's header; the engine fills the rest."""
    raise NotImplementedError


def legal(box: Record, table: Record, seat: int, out: Row) -> int:
    """Writes every legal move of a seat into `out`, ascending, and returns how many; 0 if that seat is not asked."""
    raise NotImplementedError


def play(box: Record, table: Record, seat: int, move: int) -> None:
    """Applies a legal move and runs on to the next decision."""
    raise NotImplementedError


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    """0 if the move is legal, else the code of the rule it breaks."""
    raise NotImplementedError


def score(box: Record, table: Record, seat: int, sheet: Row) -> int:
    """Writes the lines of a seat's score sheet and returns their sum; at any time, not only at the end."""
    raise NotImplementedError


def total(box: Record, table: Record, seat: int) -> int:
    """The sum of a seat's score sheet, without writing it."""
    raise NotImplementedError


def standing(box: Record, table: Record, seat: int) -> int:
    """What the ranking compares, the higher the better; equal means shared. In `scoring.py`.

    It is the total, unless a game compares more: the points of a team, a tie-break, the distance to a target.
    """
    return total(box, table, seat)


def points_to_beat(box: Record, table: Record) -> int:
    """The points that a solitaire has to beat, where it is played against a target; in `scoring.py`."""
    return 0


def turns_begun(box: Record, table: Record) -> int:
    """The turns so far, as players count them, with the one under way; in `turn.py`.

    A game has its own if it calls `count_turn` for steps that nobody at a table would call a turn.
    """
    turns: int = table.turn_number
    return turns


def conceal(box: Record, table: Record, viewer: int) -> None:
    """Blanks in place all that this viewer may not know, which gives the view. A spectator (-1) is a viewer."""
    raise NotImplementedError


def redeal(box: Record, table: Record, viewer: int) -> None:
    """Deals what is blank in a concealed table at random, consistent with all its viewer knows (determinisation).

    It never sees the true table, so it cannot cheat. The table has been given a fresh key of chance before.
    """
    raise NotImplementedError


def observe(box: Record, view: Record, seat: int, out: Row) -> int:
    """Writes the features of a concealed table that are on, for a seat, and returns how many; in `eye.py`."""
    return 0


def observe_move(box: Record, view: Record, seat: int, move: int, out: Row) -> int:
    """Writes the features of a legal move that are on, for the seat that may make it; in `eye.py`."""
    return 0


def copy_table(tables: Any, at: int, others: Any, to: int) -> None:
    """Makes `others[to]` like `tables[at]`: both are what `tables_of` gives."""
    raise NotImplementedError


def box_of(memory: Any) -> Record:
    """The box in a piece of memory: raw bytes for compiled code, the plain record itself for interpreted code."""
    raise NotImplementedError


def tables_of(memory: Any) -> Any:
    """The tables in a piece of memory, as an array."""
    raise NotImplementedError


def table_of(memory: Any) -> Record:
    """The table in a piece of memory that holds one."""
    return tables_of(memory)[0]
