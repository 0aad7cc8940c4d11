"""What a person does at a table. The same structs over HTTP and on the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spinney.tables.messages.values import SPECTATOR, DeedKey, Number, Ply, Seat, Token, Word


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """The first message on a socket, and again to change seats: with the token of a seat, or as a spectator.

    Whom the server knows by a cookie needs no token, and names one of their seats, or sits at the first of them.
    Anybody may see what a spectator sees (-1), and at a table whose game is over the view of any `seat`. With `zones`
    the states that are sent say what lies where. Who comes back says what it knows: the log up to `known` entries, at
    this `version` of the table, in the same language and with the same eyes; then only the rest is sent. With `brief` a
    `Brief` takes the place of states. `heard` is the number of the last message of the chat that is known.
    """

    token: Token = ""
    language: Word = "en"
    seat: Annotated[int, Meta(ge=-1, le=4)] | None = None
    zones: bool = False
    version: Number = 0
    known: Number = 0
    heard: Number = 0
    brief: bool = False


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Makes a move. With `ply` it is refused if the seat has been asked something new since that moment."""

    kind: Word
    parts: dict[str, int] = {}
    ply: Ply | None = None
    key: DeedKey = ""


class MoveOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its kind and parts."""

    kind: Word
    parts: dict[str, int] = {}


class PlaySeveral(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play_several"):
    """Chooses several things at once, in any order, as `several` of the state names them: all of them or none."""

    moves: Annotated[list[MoveOf], Meta(max_length=100)]
    ply: Ply | None = None
    key: DeedKey = ""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Asks why a move is not possible."""

    kind: Word
    parts: dict[str, int] = {}


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Takes the last decision of the seat back, or asks the others whether that is all right."""

    key: DeedKey = ""


class Restart(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="restart"):
    """The same, back to the beginning of the seat's own turn."""

    key: DeedKey = ""


class Redo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="redo"):
    """Makes again what was taken back last."""

    key: DeedKey = ""


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Whether the seat agrees that another takes moves back. Who asked may answer no, to withdraw."""

    agree: bool
    key: DeedKey = ""


class MoveNow(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="move_now"):
    """Bots stop thinking and play the best they have found."""


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_hint"):
    """Asks what Ancient Wood would do."""


class AskAnalysis(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_analysis"):
    """Asks what the decisions of a finished game have cost: those of one seat, or of all (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=4)] = SPECTATOR
    level: Word = "tree"


class Stop(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stop"):
    """Stops the hint or the analysis that this socket has asked for: what has been found so far is sent."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Asks whether the line is still there: answered by a `Pong`."""


# What people do besides playing.


class Lock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="lock"):
    """The host locks the table, so that nobody takes an open seat, or opens it again."""

    locked: bool
    key: DeedKey = ""


class SendAway(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="send_away"):
    """The host sends somebody away for good: a bot plays on."""

    seat: Seat
    key: DeedKey = ""


class Fill(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="fill"):
    """The host lets bots of a level take all open seats."""

    bot: Word
    key: DeedKey = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """A bot is to play for the seat until its person comes back."""

    key: DeedKey = ""


class ComeBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="come_back"):
    """The person for whom a bot stands in goes on."""

    key: DeedKey = ""


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="vote"):
    """Wants a bot to stand in for somebody who has left, or does not want it any more.

    It happens when all other people want it.
    """

    seat: Seat
    wants: bool = True
    key: DeedKey = ""


Conduct = Lock | SendAway | Fill | Leave | ComeBack | Vote


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Says something to the others at the table."""

    words: Annotated[str, Meta(min_length=1, max_length=200)]
    key: DeedKey = ""


FromPage = (
    Sit
    | Play
    | PlaySeveral
    | Why
    | Undo
    | Restart
    | Redo
    | Answer
    | MoveNow
    | AskHint
    | AskAnalysis
    | Stop
    | Ping
    | Lock
    | SendAway
    | Fill
    | Leave
    | ComeBack
    | Vote
    | Say
)
