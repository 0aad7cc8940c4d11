"""What the server says besides the state."""

from __future__ import annotations

from msgspec import Struct

from spinney.tables.messages.doing import MoveOf
from spinney.tables.messages.table import Brief, State


class Problem(Struct, frozen=True, tag_field="type", tag="problem", omit_defaults=True):
    """What was asked for cannot be done, and nothing has changed. `code` is a reason of the game, or one of ours.

    `details` is for whoever writes programs: what of a message was not understood. `key` is that of the deed that is
    answered, if it had one.
    """

    code: str
    words: str
    details: str = ""
    key: str = ""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The deed with this key is done and will not be lost; said again to whoever asks for it again.

    The state of that `version` of the table, or of a later one, has been sent before.
    """

    key: str
    version: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The line is still there."""


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """Why a move is not possible: the name of the rule and its words; `legal` and no words if it is."""

    kind: str
    parts: dict[str, int]
    code: str
    words: str


class HintMove(Struct, frozen=True):
    """A move that was thought about: how often, and the expected lead at the end (alone: the expected score)."""

    number: int
    kind: str
    parts: dict[str, int]
    words: str
    visits: int
    lead: float


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The best few moves at this ply, the best first, judged with what the seat knows."""

    ply: int
    moves: list[HintMove]


class Because(Struct, frozen=True):
    """Points that the better move brings on a line of the score sheet, of one's own or of those of the others."""

    line: str
    others: bool
    points: float


class Costly(Struct, frozen=True):
    """A decision and what it cost in points, with the standard error.

    It was made after `ply` moves and is move `number` of the game. `played` and `better` are in words what
    `played_move` and `better_move` are on the board. `why` has the lines on which the better one brings more, or gives
    others less.
    """

    ply: int
    number: int
    seat: int
    before: str
    played: str
    played_move: MoveOf
    better: str
    better_move: MoveOf
    loss: float
    error: float
    why: list[Because]


class GivenAway(Struct, frozen=True):
    """What a seat gave away in so many decisions."""

    seat: int
    decisions: int
    loss: float
    error: float


class Analysis(Struct, frozen=True, tag_field="type", tag="analysis"):
    """How far the analysis is, in steps, and what it has found: the three costliest decisions, and totals."""

    done: int
    planned: int
    finished: bool
    costliest: list[Costly]
    totals: list[GivenAway]


class Here(Struct, frozen=True, tag_field="type", tag="here"):
    """The seats at which somebody is there now, when that has changed."""

    seats: list[int]


class Said(Struct, frozen=True):
    """A message of the chat: its number at this table, from 1, who said it, and when (UTC)."""

    number: int
    seat: int
    name: str
    words: str
    made: str


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said, the oldest first. Only those who hold a seat are told."""

    said: list[Said]


FromServer = State | Brief | Problem | Done | Pong | Reason | Hint | Analysis | Here | Talk
