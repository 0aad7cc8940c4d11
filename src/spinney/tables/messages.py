"""The messages: everything that goes over the wire, in one place. The page's TypeScript types are made from this file.

Seats and plies are counted from 0, and -1 is the spectator. A *ply* is a number of moves: ply 0 is the table as it was
set up, ply 7 the table after seven moves. Sentences are in the viewer's language and called `words`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SPECTATOR = -1

Seat = Annotated[int, Meta(ge=0, le=4)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Text = Annotated[str, Meta(max_length=2_000_000)]


# What there is to play.


class ChoiceOf(Struct, frozen=True):
    """One value of an option; `players` are the numbers of players it is for, all if empty."""

    name: str
    words: str
    players: list[int]


class OptionOf(Struct, frozen=True):
    """Something to agree on before the game. The first choice that fits the number of players is the default.

    `help` is a sentence on what it means, or empty. Options that go `together` are many of one kind, such as the sides
    of boards. A `ruling` is about a detail that rulebooks leave open.
    """

    name: str
    words: str
    help: str
    choices: list[ChoiceOf]
    together: bool
    ruling: bool


class GameOffer(Struct, frozen=True):
    """A game as the home page shows it.

    `sources` counts the components by where they are known from, and `house_share` is the part (0 to 1) that was made
    for Spinney. `rules` is how many numbered rules its rules page has: a measure of its complexity.
    """

    name: str
    title: str
    authors: list[str]
    publisher: str
    year: int
    minutes: int
    summary: str
    note: str
    rules: int
    players: list[int]
    options: list[OptionOf]
    sources: dict[str, int]
    house_share: float
    languages: list[str]
    bots: list[str]


class PartOf(Struct, frozen=True):
    """A part of a move: a number below `count`.

    `thing` says what it points at (`number`, `seat` or a kind of component); if `field` is not empty, the part is a
    slot, and what lies there is `view[field][seat][part]`.
    """

    count: int
    thing: str
    field: str


class FactOf(Struct, frozen=True):
    """Something to know about a thing, in words."""

    label: str
    value: str


class CardOf(Struct, frozen=True):
    """What there is to say about a thing to whoever points at it; `source` is one of a pack's, or empty.

    `brief` is for drawn cards: a few words, with `⟦symbol⟧` wherever a drawing stands for a word.
    """

    name: str
    latin: str
    facts: list[FactOf]
    source: str
    brief: FactOf


class Components(Struct, frozen=True):
    """What a page has to know of a game with one pack: it never changes.

    `pack` has the entries of the pack as they stand in its file, in the order in which the things are numbered there;
    `things` names each component by kind and number, and `cards` says what else there is to say about it, for kinds of
    which there is more to say. `moves` has the kinds of move with their parts, `events` the names of the parts of each
    event, `sheet` the names of the lines of the score sheet (in words: `sheet-<line>`). `rules` has the numbers of the
    rules that stand behind `phases`, `reasons`, lines of the `sheet`, and `things` (by kind, and by `kind/number` where
    a thing has rules of its own); a game may have none.
    """

    game: str
    pack_name: str
    pack_hash: str
    pack: dict[str, Any]
    things: dict[str, list[str]]
    cards: dict[str, list[CardOf]]
    box: dict[str, Any]
    moves: dict[str, dict[str, PartOf]]
    phases: list[str]
    events: dict[str, dict[str, str]]
    sheet: list[str]
    rules: dict[str, dict[str, list[int]]]


# Making a table.


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person here, a bot of a level, or whoever comes with the link (`open`)."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: seats in order, as many as players.

    `pack` is the text of a pack file, if not the usual one, and `pack_hash` names one that the server has been given.

    The same `seed` gives the same game, so whoever chose it could find out what is hidden. Without one it is random.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    options: dict[str, Word] = {}
    seed: Word | None = None
    pack: Text | None = None
    pack_hash: Word = ""


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at; with the text of its pack, if the server does not know it."""

    record: Text
    pack: Text | None = None


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from an earlier moment of a finished game."""

    ply: Ply
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes an open seat."""

    name: Name = ""


class SeatToken(Struct, frozen=True):
    """The secret with which a seat is held: whoever shows it sits there."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table, and the seats of whoever made it."""

    table: str
    tokens: list[SeatToken]


# The table as a viewer sees it.


class SeatOf(Struct, frozen=True):
    """Who sits at a seat; at a replay nobody does (`recorded`)."""

    number: int
    kind: Literal["person", "bot", "open", "recorded"]
    name: str
    bot: str


class EventOf(Struct, frozen=True):
    """Something that a move brought about, with its numbers by name and in words. What is hidden is -1, or a back."""

    name: str
    parts: dict[str, int]
    words: str


class Deed(Struct, frozen=True):
    """An entry of the log: the move that led to `ply`, in which turn, by whom (-1: nobody, at ply 0), what it did."""

    ply: int
    turn: int
    seat: int
    events: list[EventOf]


class LegalMove(Struct, frozen=True):
    """A move that the viewer may make now."""

    number: int
    kind: str
    parts: dict[str, int]
    words: str


class SeveralOf(Struct, frozen=True):
    """Things that the viewer chooses together, in any order: from `least` to `most` of those that `moves` name.

    `taken` were chosen before. If the things have to be connected, `touching` has the pairs (of numbers of moves) that
    touch each other; else it is null.
    """

    moves: list[LegalMove]
    least: int
    most: int
    taken: list[LegalMove]
    touching: list[tuple[int, int]] | None


class SheetOf(Struct, frozen=True):
    """A seat's score sheet as far as the viewer can know it; after the end as it is."""

    seat: int
    lines: dict[str, int]
    total: int


class ItemOf(Struct, frozen=True):
    """Something that lies in a zone: what it is called, what else there is to say, and what lies in it or under it.

    `thing` and `number` say what it is, if it is a component that can be seen (-1 if not). Pointing at it means these
    `parts` of a move, of the kind `move` if that is not empty. `form` is how it looks: a card, a card's back, a place,
    or a choice that is there only as long as a possible move means it.
    """

    name: str
    notes: list[str]
    thing: str
    number: int
    form: Literal["card", "back", "place", "choice"]
    parts: dict[str, int]
    move: str
    inner: list[ItemOf]


class ZoneOf(Struct, frozen=True):
    """Things that lie together, and short facts about them; `seat` is whose they are, -1 if they are common."""

    title: str
    seat: int
    items: list[ItemOf]
    facts: list[str]


class TakeBack(Struct, frozen=True):
    """What can be taken back: so many moves, down to `to`.

    `free`: it happens at once, nobody has to agree. `seen`: chance was asked or something hidden was shown since.
    """

    to: int
    moves: int
    free: bool
    seen: bool


class Question(Struct, frozen=True):
    """A seat would like to take moves back, and these seats have still to say whether they agree."""

    seat: int
    to: int
    moves: int
    waiting: list[int]


class Undoing(Struct, frozen=True):
    """What the viewer may take back or make again (so many moves, 0 if none), and what is being asked."""

    undo: TakeBack | None
    restart: TakeBack | None
    redo: int
    question: Question | None


# Lessons and puzzles.


class LessonStep(Struct, frozen=True):
    """A sentence of a lesson, the number of the rule it teaches (or none), and what it is about.

    `at` has things as `kind/number`, and parts of the table: `prompt`, `hand`, `field`, `others`, `scores`, `log` and
    `glass`.
    """

    words: str
    at: list[str]
    rule: str


class LessonOf(Struct, frozen=True):
    """Where a lesson stands.

    `chapter` is the index of the present one. `steps` is what is to be said now, in order: the last one asks for one of
    `moves`, the numbers of the moves that the lesson takes now (none while others move; of several things that are
    chosen at once, all of them). They begin with number `step` of the `of` steps of the whole lesson. When it is
    `over`, the game goes on freely.
    """

    name: str
    title: str
    chapters: list[str]
    chapter: int
    step: int
    of: int
    steps: list[LessonStep]
    moves: list[int]
    over: bool


class SolutionMove(Struct, frozen=True):
    """A move of a solution, by its kind and parts and in words."""

    kind: str
    parts: dict[str, int]
    words: str


class PuzzleOf(Struct, frozen=True):
    """A puzzle, and how far its viewer has come.

    It is `number` (from 1) of the `of` puzzles of the title, begins at `ply` and asks (`words`) for a turn that brings
    `points`. `solution` is that turn and `told` what it brings; a page keeps them to itself until somebody asks. When
    the turn has `ended`, `gained` is what it brought.
    """

    name: str
    number: int
    of: int
    grade: str
    words: str
    ply: int
    points: int
    solution: list[SolutionMove]
    told: str
    ended: bool
    gained: int
    solved: bool


class PuzzleOffer(Struct, frozen=True):
    """A puzzle that a game has.

    It is the puzzle of the `day` on all days whose number, counted from the first of January 1970, has this remainder
    when it is divided by the number of puzzles.
    """

    name: str
    grade: str
    words: str
    players: int
    day: int


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which a puzzle is to be solved; the `name` is that of whoever tries."""

    game: Word
    puzzle: Word
    name: Name = ""


class LessonOffer(Struct, frozen=True):
    """A lesson that a game has."""

    name: str
    title: str
    summary: str
    chapters: list[str]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which a lesson is given, from the beginning or a chapter; the `name` is the learner's."""

    game: Word
    lesson: Word
    chapter: Annotated[int, Meta(ge=0, le=100)] = 0
    name: Name = ""


# The table as a viewer sees it, in one message.


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The table as a viewer sees it.

    `version` grows with every change. `ply` is the moment that is shown, `last` the newest one: they differ only in
    history. `thinking` are the bots that think about a move. `view` has the fields of the table by name, as the game's
    `table.py` declares them. `prompt` says what is asked of those in `acting` (nobody is as long as a seat is open);
    `moves` is empty unless the viewer is among them. If several things are to be chosen at once, `several` has them
    all, and `moves` of these only the ones that the rules take first: name them together (`PlaySeveral`). `log` has the
    entries from `log_from` on: they take the place of all from there that were sent before.
    `worth` has the points that things bring their owners now, by `kind/number`, as everybody can count them, and what
    else the game's `worth.py` names. `quotes` says what the viewer's choices would cost or bring, or why they are
    impossible, as the game's `quotes.py` names them. `zones` says in words what lies where, to whoever asks for it: a
    page that has no drawn board for the game, or shows lists instead. `turn` counts as players do. `teams` has the
    seats that win together, usually each for itself; `target` the points that a solitaire has to beat, as far as the
    viewer knows them. `winners` is empty until the game is over, and stays so if the target was not beaten. `notice` is
    something to know about the table: that it began with older rules. `deal` says who may know how the cards lie:
    nobody (`secret`), somebody who chose a `seed`, or anybody who knows the game that this one is a `branch` of; it is
    empty for replays and for tables of before this was kept. `key_hash` is a hash of the key of chance (SHA-256 of
    `spinney deal ` and its 16 bytes). `key` is the key itself in hex, empty as long as anything is secret. `lesson`
    and `puzzle` say what a table that teaches tells its viewer now.
    """

    table: str
    version: int
    game: str
    title: str
    pack_hash: str
    options: dict[str, str]
    language: str
    viewer: int
    seats: list[SeatOf]
    ply: int
    last: int
    epoch: int
    turn: int
    phase: str
    acting: list[int]
    thinking: list[int]
    prompt: str
    help: list[str]
    view: dict[str, Any]
    moves: list[LegalMove]
    several: SeveralOf | None
    log_from: int
    log: list[Deed]
    sheets: list[SheetOf]
    worth: dict[str, int]
    quotes: dict[str, int | str | dict[str, int]]
    zones: list[ZoneOf]
    undoing: Undoing
    over: bool
    replay: bool
    teams: list[list[int]]
    target: int | None
    winners: list[int]
    notice: str
    deal: str
    key_hash: str
    key: str
    lesson: LessonOf | None
    puzzle: PuzzleOf | None


class Points(Struct, frozen=True):
    """Points over time: for each ply the total of every seat, as far as the viewer could know it then."""

    totals: list[list[int]]


# What a person does. The same structs over HTTP (as bodies) and on the socket (with their `type`).


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """The first message on a socket, and again to change seats: with the token of a seat, or as a spectator.

    At a table whose game is over anybody may see the view of any `seat`. With `zones` the states that are sent say what
    lies where.
    """

    token: Token = ""
    language: Word = "en"
    seat: Annotated[int, Meta(ge=-1, le=4)] = SPECTATOR
    zones: bool = False


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Makes a move. With `ply` it is refused if the seat has been asked something new since that moment."""

    kind: Word
    parts: dict[str, int] = {}
    ply: Ply | None = None


class MoveOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its kind and parts."""

    kind: Word
    parts: dict[str, int] = {}


class PlaySeveral(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play_several"):
    """Chooses several things at once, in any order, as `several` of the state names them: all of them or none."""

    moves: Annotated[list[MoveOf], Meta(max_length=100)]
    ply: Ply | None = None


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Asks why a move is not possible."""

    kind: Word
    parts: dict[str, int] = {}


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Takes the last decision of the seat back, or asks the others whether that is all right."""


class Restart(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="restart"):
    """The same, back to the beginning of the seat's own turn."""


class Redo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="redo"):
    """Makes again what was taken back last."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Whether the seat agrees that another takes moves back. Who asked may answer no, to withdraw."""

    agree: bool


class MoveNow(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="move_now"):
    """Bots stop thinking and play the best they have found."""


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_hint"):
    """Asks what Old Growth would do."""


class AskAnalysis(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask_analysis"):
    """Asks what the decisions of a finished game have cost: those of one seat, or of all (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=4)] = SPECTATOR
    level: Word = "tree"


class Stop(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="stop"):
    """Stops the hint or the analysis that this socket has asked for: what has been found so far is sent."""


FromPage = Sit | Play | PlaySeveral | Why | Undo | Restart | Redo | Answer | MoveNow | AskHint | AskAnalysis | Stop


# What the server says besides the state.


class Problem(Struct, frozen=True, tag_field="type", tag="problem", omit_defaults=True):
    """What was asked for cannot be done, and nothing has changed. `code` is a reason of the game, or one of ours.

    `details` is for whoever writes programs: what of a message was not understood.
    """

    code: str
    words: str
    details: str = ""


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


class Costly(Struct, frozen=True):
    """A decision and what it cost in points, with the standard error.

    It was made after `ply` moves and is move `number` of the game. `played` and `better` are in words what
    `played_move` and `better_move` are on the board.
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


class GivenAway(Struct, frozen=True):
    """What a seat gave away in so many decisions."""

    seat: int
    decisions: int
    loss: float
    error: float


class Analysis(Struct, frozen=True, tag_field="type", tag="analysis"):
    """How far the analysis is, and what it has found: the three costliest decisions, and totals."""

    done: int
    planned: int
    finished: bool
    costliest: list[Costly]
    totals: list[GivenAway]


FromServer = State | Problem | Reason | Hint | Analysis
