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
DeedKey = Annotated[str, Meta(max_length=40)]
"""What whoever does something calls it: the same key twice, because an answer was lost, is the same deed."""
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


# Packs: what is printed, as an owner of the box may enter it.


class ValueOf(Struct, frozen=True):
    """One of the values that can be chosen, as the pack writes it and in words."""

    value: str
    words: str


class FieldOf(Struct, frozen=True, omit_defaults=True):
    """A field of an entry of a pack, as a form asks for it. It is made from the schema of the game's pack.

    A `number` is from `least` to `most` (null: no limit), and `whole` or not. A `choice` is one of `choices`, a `set`
    some of them: as a list, or `joined` to a text of letters. Where `ids` is not empty, the choices are the ids of that
    list of the pack, or (`.spaces`) of that list of the same entry. `parts` are a text, each part one of `fields`, with
    the `separator` between them. A `list` has from `least` to `most` items, each as the only one of `fields` says; a
    `table` has its `fields`. A `text` has at most `most` letters; if it consists of `phrases`, those of other entries
    are worth offering.

    What is not `required` may be left out, and then is `default` (null: it is not there at all). Fields that are
    `house` say what of the entry is house data, and belong to such entries only; a field that `names` the entry changes
    its id; one that `follows` others does not fit any more when these change.
    """

    name: str
    words: str
    kind: Literal["number", "truth", "text", "choice", "set", "parts", "list", "table"]
    required: bool = True
    default: Any = None
    least: float | None = None
    most: float | None = None
    whole: bool = True
    choices: list[ValueOf] = []
    ids: str = ""
    joined: bool = False
    separator: str = ""
    phrases: bool = False
    house: bool = False
    names: bool = False
    follows: list[str] = []
    fields: list[FieldOf] = []


class ListOf(Struct, frozen=True):
    """A list of entries of a pack, in words, with the fields of an entry besides its id and its source.

    If it `grows`, entries may be added and removed; if it is `single`, the pack has one entry there, and no list.
    """

    name: str
    words: str
    fields: list[FieldOf]
    grows: bool
    single: bool


class EntryOf(Struct, frozen=True):
    """What an entry is called, and the thing that it is (-1: none), which a board may be able to draw."""

    name: str
    thing: str
    number: int


class PackOf(Struct, frozen=True):
    """A pack as its file says it: `data` has nothing that the file leaves out. `entries` are in the file's order."""

    game: str
    name: str
    hash: str
    data: dict[str, Any]
    lists: list[ListOf]
    entries: dict[str, list[EntryOf]]


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be checked: its data as they were entered, or the text of a file."""

    game: Word
    data: dict[str, Any] | None = None
    text: Text | None = None


class PackChecked(Struct, frozen=True):
    """What became of it. If something is wrong, `problem` says what, and there is nothing else but the `data`.

    Otherwise the pack can be asked for by its `hash` for a while, and `text` is its file.
    """

    problem: str
    name: str
    hash: str
    text: str
    data: dict[str, Any]
    entries: dict[str, list[EntryOf]]


# Making a table.


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person here, a bot of a level, or whoever comes with the link (`open`)."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: seats in order, as many as players.

    `pack` is the text of a pack file, if not the usual one, and `pack_hash` names one that the server has been given.
    With `hand` it goes on from a table on paper, where the game allows that. `listed` shows it in the lobby, where the
    server has one, as long as a seat is open.

    The same `seed` gives the same game, so whoever chose it could find out what is hidden. Without one it is random.
    If it is `rated`, it counts for the ratings of all who play, provided that they want ratings.

    `clock` is empty, `gentle 86400` (whoever is asked for longer than so many seconds is late, which is shown), or
    `strict 600 30` (so many seconds for all decisions together that take longer than the second number; when they are
    gone, a bot stands in). Without `chat` nobody can talk there.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    options: dict[str, Word] = {}
    seed: Word | None = None
    pack: Text | None = None
    pack_hash: Word = ""
    hand: dict[str, Any] | None = None
    listed: bool = False
    rated: bool = False
    clock: Word = ""
    chat: bool = True


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
    """The secret with which a seat is held: whoever shows it sits there. It is empty for a seat of a known person."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table, and the seats of whoever made it."""

    table: str
    tokens: list[SeatToken]


# The table as a viewer sees it.


class SeatOf(Struct, frozen=True):
    """Who sits at a seat; at a replay nobody (`recorded`). A bot that `stands_in` plays for somebody who may return."""

    number: int
    kind: Literal["person", "bot", "open", "recorded"]
    name: str
    bot: str
    stands_in: bool = False


class SeatClockOf(Struct, frozen=True):
    """The clock of a seat, in seconds.

    It has been `asked` for so long (null: it is not). `free` is what it had left of this decision when it was asked,
    and `left` what it had left in the bank; both are 0 at a gentle clock.
    """

    asked: float | None
    free: float
    left: float


class ClockOf(Struct, frozen=True):
    """The clock of a table: a strict one, or a gentle one, at which it is `usual` to need no more seconds than that."""

    kind: Literal["gentle", "strict"]
    usual: int
    bank: int
    each: int
    seats: list[SeatClockOf]


class VoteOf(Struct, frozen=True):
    """The `seats` that want a bot to stand in at the seat `about`; `waiting` have still to say so."""

    about: int
    seats: list[int]
    waiting: list[int]


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


# Tables on paper.


class NewScore(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was played with real cards, to be scored: what lies there, as the file of `spinney score` says it.

    It comes as data (`hand`), or as the text of such a file (`toml`). `pack_hash` names a pack that the server knows.
    """

    game: Word
    hand: dict[str, Any] = {}
    toml: Annotated[str, Meta(max_length=200_000)] = ""
    pack_hash: Word = ""


class PadSheet(Struct, frozen=True):
    """What a seat has scored: line by line, and in sentences where the points come from."""

    name: str
    lines: dict[str, int]
    total: int
    reasons: list[str]


class PadProblem(Struct, frozen=True):
    """Something that cannot be, or is still `missing`; the table is scored all the same.

    `seat` is where (-1: at the whole table), and `at` says where else: `{"stand": 3}`, counted from 1.
    """

    seat: int
    at: dict[str, int | str]
    words: str
    missing: bool


class PadScore(Struct, frozen=True):
    """A table on paper, scored.

    `hand` is what was scored, and `toml` the file that says it, with the game in its first line. `winners` and `teams`
    have seats; `target` is what a solitaire has to beat. `view` has the fields of the table as it was laid out, `box`
    those of the box that differ from the game's own, and `worth` what things bring, all as in a state. It
    `resumes` if one can play on from there.
    """

    game: str
    pack_hash: str
    hand: dict[str, Any]
    toml: str
    seats: list[PadSheet]
    winners: list[int]
    teams: list[list[int]]
    target: int | None
    problems: list[PadProblem]
    view: dict[str, Any]
    box: dict[str, Any]
    worth: dict[str, int]
    resumes: bool


# A table on paper that several devices enter.

PartName = Literal["table", "seat/0", "seat/1", "seat/2", "seat/3", "seat/4"]
PadId = Annotated[str, Meta(pattern=r"^[0-9a-z]{8,40}$")]
PadSeat = Annotated[int, Meta(ge=-1, le=4)]
Device = Annotated[str, Meta(max_length=40)]
"""A name that a page gives itself; without one it looks, and is not connected."""


class PadPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pad: what lies before a seat, or (`table`) all the rest.

    `text` is its JSON, which only devices read. Of two versions of a part the one with the larger `stamp` holds; if
    they are equal, the one whose text comes later (compared by its UTF-16 units, as browsers do).
    """

    text: Annotated[str, Meta(max_length=16_000)]
    stamp: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class NewPad(Struct, frozen=True, forbid_unknown_fields=True):
    """A pad that several devices are to enter; if the server has it already, the parts are put together.

    `seat` is the part at which the device is (-1: what belongs to the whole table).
    """

    pad: PadId
    game: Word
    title: Word
    parts: dict[PartName, PadPart]
    pack_hash: Word = ""
    device: Device = ""
    seat: PadSeat = -1


class PadChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts that a device has changed, and the part at which it is."""

    parts: dict[PartName, PadPart]
    device: Device = ""
    seat: PadSeat = -1


class PadRoom(Struct, frozen=True):
    """A pad that several devices enter, under a `code`.

    `version` grows with every change. `parts` are those that have changed since the version that was asked for. `here`
    has the parts at which other devices are, for each device its own.
    """

    code: str
    pad: str
    game: str
    title: str
    pack_hash: str
    version: int
    parts: dict[PartName, PadPart]
    here: list[int]


# Finished games, ratings and the deal of the day.

PersonId = Annotated[str, Meta(max_length=40)]


class ResultSeat(Struct, frozen=True):
    """How a seat did: its place, which those who stand alike share, and its points.

    `person` is empty for bots, and for people who have no public page. `bot` is the level of a bot.
    """

    name: str
    person: str
    bot: str
    place: int
    points: int


class FinishedTable(Struct, frozen=True):
    """A game that is over. `mine` is the seat of whoever it is told to or about, -1 if none; `daily` the day, or empty.

    `table` is empty where the table is not kept any more.
    """

    table: str
    game: str
    ended: str
    rated: bool
    daily: str
    mine: int
    seats: list[ResultSeat]


class RatingOf(Struct, frozen=True):
    """What is believed of a person's strength at a title.

    `mu` is the belief, `sigma` how far it is unsure; `rating`, which lists go by, is what the strength is at least.
    """

    rating: float
    mu: float
    sigma: float
    games: int


class RatedPerson(Struct, frozen=True):
    """A line of a list of ratings."""

    person: str
    name: str
    rating: RatingOf


class Against(Struct, frozen=True):
    """Games with bots of a level, or (empty) with people only, and how many of these were won."""

    bot: str
    games: int
    wins: int


class TitleStatistics(Struct, frozen=True):
    """A person's games of one title: how many, how many with others, and how many of these were won.

    `points` counts games by their points, the fewest first.
    """

    game: str
    games: int
    contests: int
    wins: int
    average: float
    best: int
    points: list[PointsCount]
    against: list[Against]
    rating: RatingOf | None


class PointsCount(Struct, frozen=True):
    """So many have these points."""

    points: int
    count: int


class Statistics(Struct, frozen=True):
    """A person's games: by title, and the last ones. `rated`: the person wants ratings, and so has a public page."""

    person: str
    name: str
    rated: bool
    titles: list[TitleStatistics]
    latest: list[FinishedTable]


class WantsRatings(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a person wants ratings, and with them a public page."""

    wants: bool


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins the deal of the day."""

    name: Name = ""


class DailyTitle(Struct, frozen=True):
    """A title's deal of a day: my table there (or empty), whether it is over, and then my place and points.

    `bot` is the level of the bot at the other seat, `others` how many seats have it.
    """

    game: str
    title: str
    bot: str
    others: int
    table: str
    over: bool
    place: int
    points: int


class DailyDay(Struct, frozen=True):
    """The deals of a day (UTC), which `ends` at this time."""

    day: str
    ends: str
    titles: list[DailyTitle]


class DailyResults(Struct, frozen=True):
    """How a deal went for all who finished it on its day: counts by points, the fewest first, and how many have won.

    `mine` are my points, if I finished it; `counted` says that it was on its day. `better` and `worse` are how many of
    the others have more points than I, and fewer.
    """

    game: str
    day: str
    counts: list[PointsCount]
    won: int
    mine: int | None
    counted: bool
    better: int
    worse: int


# The table as a viewer sees it, in one message.


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The table as a viewer sees it.

    `version` grows with every change. `mine` are the seats of whoever looks, -1 for who has opened a record. `ply` is
    the moment that is shown, `last` the newest one: they differ only in history. `thinking` are the bots that think
    about a move. `view` has the fields of the table by name, as the game's `table.py` declares them. `prompt` says what
    is asked of those in `acting` (nobody is as long as a seat is open); `moves` is empty unless the viewer is among
    them. If several things are to be chosen at once, `several` has them all, and `moves` of these only the ones that
    the rules take first: name them together (`PlaySeveral`). `log` has the entries from `log_from` on: they take the
    place of all from there that were sent before.
    `worth` has the points that things bring their owners now, by `kind/number`, as everybody can count them, and what
    else the game's `worth.py` names. `quotes` says what the viewer's choices would cost or bring, or why they are
    impossible, as the game's `quotes.py` names them. `zones` says in words what lies where, to whoever asks for it: a
    page that has no drawn board for the game, or shows lists instead. `turn` counts as players do. `teams` has the
    seats that win together, usually each for itself; `target` the points that a solitaire has to beat, as far as the
    viewer knows them. `winners` is empty until the game is over, and stays so if the target was not beaten. `notice` is
    something to know about the table: that it began with older rules. `deal` says who may know how the cards lie:
    nobody (`secret`), somebody who chose a `seed`, anybody who knows the game that this one is a `branch` of, or nobody
    until the day is over whose deal it is (`daily`); it is empty for replays and for tables of before this was kept.
    `rated` says that it counts for ratings, and `daily` is the day whose deal it is, or empty. `key_hash` is a hash of
    the key of chance (SHA-256 of `spinney deal ` and its 16 bytes). `key` is the key itself in hex, empty as long as
    anything is secret. `lesson` and `puzzle` say what a table that teaches tells its viewer now. `host` is the seat
    that may lock the table, fill it and send somebody away (-1: nobody). `here` are the seats at which somebody is
    there. `clock` is null without one, and in history; its times are those of the moment at which the state was made.
    `chat` says whether the viewer may talk there.
    """

    table: str
    version: int
    game: str
    title: str
    pack_hash: str
    options: dict[str, str]
    language: str
    viewer: int
    mine: list[int]
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
    rated: bool
    daily: str
    lesson: LessonOf | None
    puzzle: PuzzleOf | None
    host: int
    locked: bool
    here: list[int]
    votes: list[VoteOf]
    clock: ClockOf | None
    chat: bool


class Brief(Struct, frozen=True, tag_field="type", tag="brief"):
    """How a table stands, for programs that have no use for sentences: who is asked, and what the viewer may do."""

    table: str
    version: int
    last: int
    viewer: int
    acting: list[int]
    over: bool
    moves: list[MoveOf]


class Points(Struct, frozen=True):
    """Points over time: for each ply the total of every seat, as far as the viewer could know it then."""

    totals: list[list[int]]


# What a person does. The same structs over HTTP (as bodies) and on the socket (with their `type`).


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
    """Asks what Old Growth would do."""


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


# People, on a server that knows them.


class Me(Struct, frozen=True):
    """Who asks, as the server knows them on this device; not `known` is who has neither sat down nor said a name.

    `login` is the name with which they come back on another device, if they have a `recovery` code. `rated` says
    whether they want ratings, and `lobby` whether this server has one.
    """

    known: bool
    name: str
    login: str
    recovery: bool
    rated: bool
    lobby: bool


class MyName(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """With what somebody comes back on another device. The server tells the code once: it keeps only its hash."""

    login: Word
    code: Word


class Looked(Struct, frozen=True, forbid_unknown_fields=True):
    """The ply that somebody has seen last at a table."""

    ply: Ply


class MyTable(Struct, frozen=True):
    """A table in the list of somebody: their seats (`mine`), and who is asked.

    `lesson` is the lesson that is given there. `changed` is when something happened last (UTC). `winners` is empty
    until the game is over, and where the result is not known. `looked` is the ply that they have seen last.
    """

    table: str
    game: str
    title: str
    lesson: str
    replay: bool
    seats: list[SeatOf]
    mine: list[int]
    acting: list[int]
    over: bool
    winners: list[int]
    looked: int
    changed: str


class MyTables(Struct, frozen=True):
    """A part of the list: where it is their turn, then where others are asked, then what is over; the newest first."""

    tables: list[MyTable]
    more: bool


class LobbyTable(Struct, frozen=True):
    """A table at which anybody may take a seat."""

    table: str
    game: str
    title: str
    seats: list[SeatOf]
    made: str


class Lobby(Struct, frozen=True):
    """The tables at which a seat is open to anybody, the newest first; empty where the server has no lobby (`open`)."""

    open: bool
    tables: list[LobbyTable]


# What the server says besides the state.


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


# A line without a socket: what a socket would carry, asked for and sent over HTTP.

LineText = Annotated[str, Meta(max_length=65_536)]


class LineSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Messages of a page, each as the text that it is on the socket."""

    messages: Annotated[list[LineText], Meta(max_length=32)]


class LineNews(Struct, frozen=True):
    """Messages to a page, each as the text that it is on the socket; the last of all so far has the number `last`.

    `line` names the line in paths, and `key`, which is told once, shows that it is one's own. `closed` is the code with
    which a socket would have been closed, 0 as long as the line is open.
    """

    line: str
    key: str
    last: int
    messages: list[str]
    closed: int


# Where people are told that it is their turn.


Url = Annotated[str, Meta(max_length=1_000)]
Key = Annotated[str, Meta(max_length=200)]


class NoticeWays(Struct, frozen=True):
    """How this server can tell people: `key` is its public key, with which a browser lets it push, and no other.

    `mail` says whether it sends mail.
    """

    key: str
    mail: bool


class NewAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be told that it is their turn, and in which language.

    Of a push, `address` is the endpoint of the browser's subscription, `p256dh` and `auth` are its keys.
    """

    kind: Literal["push", "mail", "webhook"]
    address: Url
    p256dh: Key = ""
    auth: Key = ""
    language: Annotated[str, Meta(max_length=20)] = "en"


class AddressOf(Struct, frozen=True):
    """An address at which a person is told. A mail address is used when it has been `confirmed`.

    `secret` is that of a webhook, with which what it gets is signed: told when the address is made, and never again.
    """

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    confirmed: bool
    secret: str = ""


class AddressCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(max_length=20)]
