// Made by scripts/page_types.py from src/spinney/tables/messages: change it there.

export const SPECTATOR = -1;

// What there is to play.

/** One value of an option; `players` are the numbers of players it is for, all if empty. */
export interface ChoiceOf {
  name: string;
  words: string;
  players: number[];
}

/**
 * Something to agree on before the game. The first choice that fits the number of players is the default.
 *
 * `help` is a sentence on what it means, or empty. Options that go `together` are many of one kind, such as the sides
 * of boards. A `ruling` is about a detail that rulebooks leave open.
 */
export interface OptionOf {
  name: string;
  words: string;
  help: string;
  choices: ChoiceOf[];
  together: boolean;
  ruling: boolean;
}

/**
 * A game as the home page shows it.
 *
 * `sources` counts the components by where they are known from, and `house_share` is the part (0 to 1) that was made
 * for Spinney. `rules` is how many numbered rules its rules page has: a measure of its complexity.
 */
export interface GameOffer {
  name: string;
  title: string;
  authors: string[];
  publisher: string;
  year: number;
  minutes: number;
  summary: string;
  note: string;
  rules: number;
  players: number[];
  options: OptionOf[];
  sources: Record<string, number>;
  house_share: number;
  languages: string[];
  bots: string[];
}

/**
 * A part of a move: a number below `count`.
 *
 * `thing` says what it points at (`number`, `seat` or a kind of component); if `field` is not empty, the part is a
 * slot, and what lies there is `view[field][seat][part]`.
 */
export interface PartOf {
  count: number;
  thing: string;
  field: string;
}

/** Something to know about a thing, in words. */
export interface FactOf {
  label: string;
  value: string;
}

/**
 * What there is to say about a thing to whoever points at it; `source` is one of a pack's, or empty.
 *
 * `brief` is for drawn cards: a few words, with `⟦symbol⟧` wherever a drawing stands for a word.
 */
export interface CardOf {
  name: string;
  latin: string;
  facts: FactOf[];
  source: string;
  brief: FactOf;
}

/**
 * What a page has to know of a game with one pack: it never changes.
 *
 * `pack` has the entries of the pack as they stand in its file, in the order in which the things are numbered there;
 * `things` names each component by kind and number, and `cards` says what else there is to say about it, for kinds of
 * which there is more to say. `moves` has the kinds of move with their parts, `events` the names of the parts of each
 * event, `sheet` the names of the lines of the score sheet (in words: `sheet-<line>`). `rules` has the numbers of the
 * rules that stand behind `phases`, `reasons`, lines of the `sheet`, and `things` (by kind, and by `kind/number` where
 * a thing has rules of its own); a game may have none.
 */
export interface Components {
  game: string;
  pack_name: string;
  pack_hash: string;
  pack: Record<string, unknown>;
  things: Record<string, string[]>;
  cards: Record<string, CardOf[]>;
  box: Record<string, unknown>;
  moves: Record<string, Record<string, PartOf>>;
  phases: string[];
  events: Record<string, Record<string, string>>;
  sheet: string[];
  rules: Record<string, Record<string, number[]>>;
}

// Packs: what their lists and fields are, and what is wrong with one.

/** One of the values that can be chosen, as the pack writes it and in words. */
export interface ValueOf {
  value: string;
  words: string;
}

/**
 * A field of an entry of a pack, as a form asks for it. It is made from the schema of the game's pack.
 *
 * A `number` is from `least` to `most` (null: no limit), and `whole` or not. A `choice` is one of `choices`, a `set`
 * some of them: as a list, or `joined` to a text of letters. Where `ids` is not empty, the choices are the ids of that
 * list of the pack, or (`.spaces`) of that list of the same entry. `parts` are a text, each part one of `fields`, with
 * the `separator` between them. A `list` has from `least` to `most` items, each as the only one of `fields` says; a
 * `table` has its `fields`. A `text` has at most `most` letters; if it consists of `phrases`, those of other entries
 * are worth offering.
 *
 * What is not `required` may be left out, and then is `default` (null: it is not there at all). Fields that are
 * `house` say what of the entry is house data, and belong to such entries only; a field that `names` the entry changes
 * its id; one that `follows` others does not fit any more when these change.
 */
export interface FieldOf {
  name: string;
  words: string;
  kind: "choice" | "list" | "number" | "parts" | "set" | "table" | "text" | "truth";
  required?: boolean;
  default?: unknown;
  least?: number | null;
  most?: number | null;
  whole?: boolean;
  choices?: ValueOf[];
  ids?: string;
  joined?: boolean;
  separator?: string;
  phrases?: boolean;
  house?: boolean;
  names?: boolean;
  follows?: string[];
  fields?: FieldOf[];
}

/**
 * A list of entries of a pack, in words, with the fields of an entry besides its id and its source.
 *
 * If it `grows`, entries may be added and removed; if it is `single`, the pack has one entry there, and no list.
 */
export interface ListOf {
  name: string;
  words: string;
  fields: FieldOf[];
  grows: boolean;
  single: boolean;
}

/** What an entry is called, and the thing that it is (-1: none), which a board may be able to draw. */
export interface EntryOf {
  name: string;
  thing: string;
  number: number;
}

/** A pack as its file says it: `data` has nothing that the file leaves out. `entries` are in the file's order. */
export interface PackOf {
  game: string;
  name: string;
  hash: string;
  data: Record<string, unknown>;
  lists: ListOf[];
  entries: Record<string, EntryOf[]>;
}

/** A pack to be checked: its data as they were entered, or the text of a file. */
export interface NewPack {
  game: string;
  data?: Record<string, unknown> | null;
  text?: string | null;
}

/**
 * What became of it. If something is wrong, `problem` says what, and there is nothing else but the `data`.
 *
 * Otherwise the pack can be asked for by its `hash` for a while, and `text` is its file.
 */
export interface PackChecked {
  problem: string;
  name: string;
  hash: string;
  text: string;
  data: Record<string, unknown>;
  entries: Record<string, EntryOf[]>;
}

// Making a table, and sitting down at it.

/** Who is to sit at a seat: a person here, a bot of a level, or whoever comes with the link (`open`). */
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}

/**
 * A table to be made: seats in order, as many as players.
 *
 * `pack` is the text of a pack file, if not the usual one, and `pack_hash` names one that the server has been given.
 * With `hand` it goes on from a table on paper, where the game allows that. `listed` shows it in the lobby, where the
 * server has one, as long as a seat is open.
 *
 * The same `seed` gives the same game, so whoever chose it could find out what is hidden. Without one it is random.
 * If it is `rated`, it counts for the ratings of all who play, provided that they want ratings.
 *
 * `clock` is empty, `gentle 86400` (whoever is asked for longer than so many seconds is late, which is shown), or
 * `strict 600 30` (so many seconds for all decisions together that take longer than the second number; when they are
 * gone, a bot stands in). Without `chat` nobody can talk there.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  seed?: string | null;
  pack?: string | null;
  pack_hash?: string;
  hand?: Record<string, unknown> | null;
  listed?: boolean;
  rated?: boolean;
  clock?: string;
  chat?: boolean;
}

/** A record to be looked at; with the text of its pack, if the server does not know it. */
export interface NewReplay {
  record: string;
  pack?: string | null;
}

/** A new table that goes on from an earlier moment of a finished game. */
export interface NewBranch {
  ply: number;
  seats: NewSeat[];
}

/** Who takes an open seat. */
export interface Joining {
  name?: string;
}

/** The secret with which a seat is held: whoever shows it sits there. It is empty for a seat of a known person. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A new table, and the seats of whoever made it. */
export interface Created {
  table: string;
  tokens: SeatToken[];
}

// The table as a viewer sees it.

/** Who sits at a seat; at a replay nobody (`recorded`). A bot that `stands_in` plays for somebody who may return. */
export interface SeatOf {
  number: number;
  kind: "bot" | "open" | "person" | "recorded";
  name: string;
  bot: string;
  stands_in?: boolean;
}

/**
 * The clock of a seat, in seconds.
 *
 * It has been `asked` for so long (null: it is not). `free` is what it had left of this decision when it was asked,
 * and `left` what it had left in the bank; both are 0 at a gentle clock.
 */
export interface SeatClockOf {
  asked: number | null;
  free: number;
  left: number;
}

/** The clock of a table: a strict one, or a gentle one, at which it is `usual` to need no more seconds than that. */
export interface ClockOf {
  kind: "gentle" | "strict";
  usual: number;
  bank: number;
  each: number;
  seats: SeatClockOf[];
}

/** The `seats` that want a bot to stand in at the seat `about`; `waiting` have still to say so. */
export interface VoteOf {
  about: number;
  seats: number[];
  waiting: number[];
}

/** Something that a move brought about, with its numbers by name and in words. What is hidden is -1, or a back. */
export interface EventOf {
  name: string;
  parts: Record<string, number>;
  words: string;
}

/** An entry of the log: the move that led to `ply`, in which turn, by whom (-1: nobody, at ply 0), what it did. */
export interface Deed {
  ply: number;
  turn: number;
  seat: number;
  events: EventOf[];
}

/** A move that the viewer may make now. */
export interface LegalMove {
  number: number;
  kind: string;
  parts: Record<string, number>;
  words: string;
}

/**
 * Things that the viewer chooses together, in any order: from `least` to `most` of those that `moves` name.
 *
 * `taken` were chosen before. If the things have to be connected, `touching` has the pairs (of numbers of moves) that
 * touch each other; else it is null.
 */
export interface SeveralOf {
  moves: LegalMove[];
  least: number;
  most: number;
  taken: LegalMove[];
  touching: [number, number][] | null;
}

/** A seat's score sheet as far as the viewer can know it; after the end as it is. */
export interface SheetOf {
  seat: number;
  lines: Record<string, number>;
  total: number;
}

/**
 * Something that lies in a zone: what it is called, what else there is to say, and what lies in it or under it.
 *
 * `thing` and `number` say what it is, if it is a component that can be seen (-1 if not). Pointing at it means these
 * `parts` of a move, of the kind `move` if that is not empty. `form` is how it looks: a card, a card's back, a place,
 * or a choice that is there only as long as a possible move means it.
 */
export interface ItemOf {
  name: string;
  notes: string[];
  thing: string;
  number: number;
  form: "back" | "card" | "choice" | "place";
  parts: Record<string, number>;
  move: string;
  inner: ItemOf[];
}

/** Things that lie together, and short facts about them; `seat` is whose they are, -1 if they are common. */
export interface ZoneOf {
  title: string;
  seat: number;
  items: ItemOf[];
  facts: string[];
}

/**
 * What can be taken back: so many moves, down to `to`.
 *
 * `free`: it happens at once, nobody has to agree. `seen`: chance was asked or something hidden was shown since.
 */
export interface TakeBack {
  to: number;
  moves: number;
  free: boolean;
  seen: boolean;
}

/** A seat would like to take moves back, and these seats have still to say whether they agree. */
export interface Question {
  seat: number;
  to: number;
  moves: number;
  waiting: number[];
}

/** What the viewer may take back or make again (so many moves, 0 if none), and what is being asked. */
export interface Undoing {
  undo: TakeBack | null;
  restart: TakeBack | null;
  redo: number;
  question: Question | null;
}

/**
 * The table as a viewer sees it.
 *
 * `version` grows with every change. `mine` are the seats of whoever looks, -1 for who has opened a record. `ply` is
 * the moment that is shown, `last` the newest one: they differ only in history. `thinking` are the bots that think
 * about a move. `view` has the fields of the table by name, as the game's `table.py` declares them. `prompt` says what
 * is asked of those in `acting` (nobody is as long as a seat is open); `moves` is empty unless the viewer is among
 * them. If several things are to be chosen at once, `several` has them all, and `moves` of these only the ones that
 * the rules take first: name them together (`PlaySeveral`). `log` has the entries from `log_from` on: they take the
 * place of all from there that were sent before.
 * `worth` has the points that things bring their owners now, by `kind/number`, as everybody can count them, and what
 * else the game's `worth.py` names. `quotes` says what the viewer's choices would cost or bring, or why they are
 * impossible, as the game's `quotes.py` names them. `zones` says in words what lies where, to whoever asks for it: a
 * page that has no drawn board for the game, or shows lists instead. `turn` counts as players do. `teams` has the
 * seats that win together, usually each for itself; `target` the points that a solitaire has to beat, as far as the
 * viewer knows them. `winners` is empty until the game is over, and stays so if the target was not beaten. `notice` is
 * something to know about the table: that it began with older rules. `deal` says who may know how the cards lie:
 * nobody (`secret`), somebody who chose a `seed`, anybody who knows the game that this one is a `branch` of, or nobody
 * until the day is over whose deal it is (`daily`); it is empty for replays and for tables of before this was kept.
 * `rated` says that it counts for ratings, and `daily` is the day whose deal it is, or empty. `key_hash` is a hash of
 * the key of chance (SHA-256 of `spinney deal ` and its 16 bytes). `key` is the key itself in hex, empty as long as
 * anything is secret. `lesson` and `puzzle` say what a table that teaches tells its viewer now. `host` is the seat
 * that may lock the table, fill it and send somebody away (-1: nobody). `here` are the seats at which somebody is
 * there. `clock` is null without one, and in history; its times are those of the moment at which the state was made.
 * `chat` says whether the viewer may talk there.
 */
export interface State {
  type: "state";
  table: string;
  version: number;
  game: string;
  title: string;
  pack_hash: string;
  options: Record<string, string>;
  language: string;
  viewer: number;
  mine: number[];
  seats: SeatOf[];
  ply: number;
  last: number;
  epoch: number;
  turn: number;
  phase: string;
  acting: number[];
  thinking: number[];
  prompt: string;
  help: string[];
  view: Record<string, unknown>;
  moves: LegalMove[];
  several: SeveralOf | null;
  log_from: number;
  log: Deed[];
  sheets: SheetOf[];
  worth: Record<string, number>;
  quotes: Record<string, number | string | Record<string, number>>;
  zones: ZoneOf[];
  undoing: Undoing;
  over: boolean;
  replay: boolean;
  teams: number[][];
  target: number | null;
  winners: number[];
  notice: string;
  deal: string;
  key_hash: string;
  key: string;
  rated: boolean;
  daily: string;
  lesson: LessonOf | null;
  puzzle: PuzzleOf | null;
  host: number;
  locked: boolean;
  here: number[];
  votes: VoteOf[];
  clock: ClockOf | null;
  chat: boolean;
}

/** How a table stands, for programs that have no use for sentences: who is asked, and what the viewer may do. */
export interface Brief {
  type: "brief";
  table: string;
  version: number;
  last: number;
  viewer: number;
  acting: number[];
  over: boolean;
  moves: MoveOf[];
}

/** Points over time: for each ply the total of every seat, as far as the viewer could know it then. */
export interface Points {
  totals: number[][];
}

// What a person does at a table. The same structs over HTTP and on the socket.

/**
 * The first message on a socket, and again to change seats: with the token of a seat, or as a spectator.
 *
 * Whom the server knows by a cookie needs no token, and names one of their seats, or sits at the first of them.
 * Anybody may see what a spectator sees (-1), and at a table whose game is over the view of any `seat`. With `zones`
 * the states that are sent say what lies where. Who comes back says what it knows: the log up to `known` entries, at
 * this `version` of the table, in the same language and with the same eyes; then only the rest is sent. With `brief` a
 * `Brief` takes the place of states. `heard` is the number of the last message of the chat that is known.
 */
export interface Sit {
  type: "sit";
  token?: string;
  language?: string;
  seat?: number | null;
  zones?: boolean;
  version?: number;
  known?: number;
  heard?: number;
  brief?: boolean;
}

/** Makes a move. With `ply` it is refused if the seat has been asked something new since that moment. */
export interface Play {
  type: "play";
  kind: string;
  parts?: Record<string, number>;
  ply?: number | null;
  key?: string;
}

/** A move by its kind and parts. */
export interface MoveOf {
  kind: string;
  parts?: Record<string, number>;
}

/** Chooses several things at once, in any order, as `several` of the state names them: all of them or none. */
export interface PlaySeveral {
  type: "play_several";
  moves: MoveOf[];
  ply?: number | null;
  key?: string;
}

/** Asks why a move is not possible. */
export interface Why {
  type: "why";
  kind: string;
  parts?: Record<string, number>;
}

/** Takes the last decision of the seat back, or asks the others whether that is all right. */
export interface Undo {
  type: "undo";
  key?: string;
}

/** The same, back to the beginning of the seat's own turn. */
export interface Restart {
  type: "restart";
  key?: string;
}

/** Makes again what was taken back last. */
export interface Redo {
  type: "redo";
  key?: string;
}

/** Whether the seat agrees that another takes moves back. Who asked may answer no, to withdraw. */
export interface Answer {
  type: "answer";
  agree: boolean;
  key?: string;
}

/** Bots stop thinking and play the best they have found. */
export interface MoveNow {
  type: "move_now";
}

/** Asks what Ancient Wood would do. */
export interface AskHint {
  type: "ask_hint";
}

/** Asks what the decisions of a finished game have cost: those of one seat, or of all (-1). */
export interface AskAnalysis {
  type: "ask_analysis";
  seat?: number;
  level?: string;
}

/** Stops the hint or the analysis that this socket has asked for: what has been found so far is sent. */
export interface Stop {
  type: "stop";
}

/** Asks whether the line is still there: answered by a `Pong`. */
export interface Ping {
  type: "ping";
}

/** The host locks the table, so that nobody takes an open seat, or opens it again. */
export interface Lock {
  type: "lock";
  locked: boolean;
  key?: string;
}

/** The host sends somebody away for good: a bot plays on. */
export interface SendAway {
  type: "send_away";
  seat: number;
  key?: string;
}

/** The host lets bots of a level take all open seats. */
export interface Fill {
  type: "fill";
  bot: string;
  key?: string;
}

/** A bot is to play for the seat until its person comes back. */
export interface Leave {
  type: "leave";
  key?: string;
}

/** The person for whom a bot stands in goes on. */
export interface ComeBack {
  type: "come_back";
  key?: string;
}

/**
 * Wants a bot to stand in for somebody who has left, or does not want it any more.
 *
 * It happens when all other people want it.
 */
export interface Vote {
  type: "vote";
  seat: number;
  wants?: boolean;
  key?: string;
}

/** Says something to the others at the table. */
export interface Say {
  type: "say";
  words: string;
  key?: string;
}

// What the server says besides the state.

/**
 * What was asked for cannot be done, and nothing has changed. `code` is a reason of the game, or one of ours.
 *
 * `details` is for whoever writes programs: what of a message was not understood. `key` is that of the deed that is
 * answered, if it had one.
 */
export interface Problem {
  type: "problem";
  code: string;
  words: string;
  details?: string;
  key?: string;
}

/**
 * The deed with this key is done and will not be lost; said again to whoever asks for it again.
 *
 * The state of that `version` of the table, or of a later one, has been sent before.
 */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** The line is still there. */
export interface Pong {
  type: "pong";
}

/** Why a move is not possible: the name of the rule and its words; `legal` and no words if it is. */
export interface Reason {
  type: "reason";
  kind: string;
  parts: Record<string, number>;
  code: string;
  words: string;
}

/** A move that was thought about: how often, and the expected lead at the end (alone: the expected score). */
export interface HintMove {
  number: number;
  kind: string;
  parts: Record<string, number>;
  words: string;
  visits: number;
  lead: number;
}

/** The best few moves at this ply, the best first, judged with what the seat knows. */
export interface Hint {
  type: "hint";
  ply: number;
  moves: HintMove[];
}

/** Points that the better move brings on a line of the score sheet, of one's own or of those of the others. */
export interface Because {
  line: string;
  others: boolean;
  points: number;
}

/**
 * A decision and what it cost in points, with the standard error.
 *
 * It was made after `ply` moves and is move `number` of the game. `played` and `better` are in words what
 * `played_move` and `better_move` are on the board. `why` has the lines on which the better one brings more, or gives
 * others less.
 */
export interface Costly {
  ply: number;
  number: number;
  seat: number;
  before: string;
  played: string;
  played_move: MoveOf;
  better: string;
  better_move: MoveOf;
  loss: number;
  error: number;
  why: Because[];
}

/** What a seat gave away in so many decisions. */
export interface GivenAway {
  seat: number;
  decisions: number;
  loss: number;
  error: number;
}

/** How far the analysis is, in steps, and what it has found: the three costliest decisions, and totals. */
export interface Analysis {
  type: "analysis";
  done: number;
  planned: number;
  finished: boolean;
  costliest: Costly[];
  totals: GivenAway[];
}

/** The seats at which somebody is there now, when that has changed. */
export interface Here {
  type: "here";
  seats: number[];
}

/** A message of the chat: its number at this table, from 1, who said it, and when (UTC). */
export interface Said {
  number: number;
  seat: number;
  name: string;
  words: string;
  made: string;
}

/** What was said, the oldest first. Only those who hold a seat are told. */
export interface Talk {
  type: "talk";
  said: Said[];
}

// Lessons and puzzles.

/**
 * A sentence of a lesson, the number of the rule it teaches (or none), and what it is about.
 *
 * `at` has things as `kind/number`, and parts of the table: `prompt`, `hand`, `field`, `others`, `scores`, `log` and
 * `glass`.
 */
export interface LessonStep {
  words: string;
  at: string[];
  rule: string;
}

/**
 * Where a lesson stands.
 *
 * `chapter` is the index of the present one. `steps` is what is to be said now, in order: the last one asks for one of
 * `moves`, the numbers of the moves that the lesson takes now (none while others move; of several things that are
 * chosen at once, all of them). They begin with number `step` of the `of` steps of the whole lesson. When it is
 * `over`, the game goes on freely.
 */
export interface LessonOf {
  name: string;
  title: string;
  chapters: string[];
  chapter: number;
  step: number;
  of: number;
  steps: LessonStep[];
  moves: number[];
  over: boolean;
}

/** A move of a solution, by its kind and parts and in words. */
export interface SolutionMove {
  kind: string;
  parts: Record<string, number>;
  words: string;
}

/**
 * A puzzle, and how far its viewer has come.
 *
 * It is `number` (from 1) of the `of` puzzles of the title, begins at `ply` and asks (`words`) for a turn that brings
 * `points`. `solution` is that turn and `told` what it brings; a page keeps them to itself until somebody asks. When
 * the turn has `ended`, `gained` is what it brought.
 */
export interface PuzzleOf {
  name: string;
  number: number;
  of: number;
  grade: string;
  words: string;
  ply: number;
  points: number;
  solution: SolutionMove[];
  told: string;
  ended: boolean;
  gained: number;
  solved: boolean;
}

/**
 * A puzzle that a game has.
 *
 * It is the puzzle of the `day` on all days whose number, counted from the first of January 1970, has this remainder
 * when it is divided by the number of puzzles.
 */
export interface PuzzleOffer {
  name: string;
  grade: string;
  words: string;
  players: number;
  day: number;
}

/** A table at which a puzzle is to be solved; the `name` is that of whoever tries. */
export interface NewPuzzle {
  game: string;
  puzzle: string;
  name?: string;
}

/** A lesson that a game has. */
export interface LessonOffer {
  name: string;
  title: string;
  summary: string;
  chapters: string[];
}

/** A table at which a lesson is given, from the beginning or a chapter; the `name` is the learner's. */
export interface NewLesson {
  game: string;
  lesson: string;
  chapter?: number;
  name?: string;
}

// Tables on paper: their score, and a pad that several devices enter.

/**
 * A table that was played with real cards, to be scored: what lies there, as the file of `spinney score` says it.
 *
 * It comes as data (`hand`), or as the text of such a file (`toml`). `pack_hash` names a pack that the server knows.
 */
export interface NewScore {
  game: string;
  hand?: Record<string, unknown>;
  toml?: string;
  pack_hash?: string;
}

/** What a seat has scored: line by line, and in sentences where the points come from. */
export interface PadSheet {
  name: string;
  lines: Record<string, number>;
  total: number;
  reasons: string[];
}

/**
 * Something that cannot be, or is still `missing`; the table is scored all the same.
 *
 * `seat` is where (-1: at the whole table), and `at` says where else: `{"stand": 3}`, counted from 1.
 */
export interface PadProblem {
  seat: number;
  at: Record<string, number | string>;
  words: string;
  missing: boolean;
}

/**
 * A table on paper, scored.
 *
 * `hand` is what was scored, and `toml` the file that says it, with the game in its first line. `winners` and `teams`
 * have seats; `target` is what a solitaire has to beat. `view` has the fields of the table as it was laid out, `box`
 * those of the box that differ from the game's own, and `worth` what things bring, all as in a state. It
 * `resumes` if one can play on from there.
 */
export interface PadScore {
  game: string;
  pack_hash: string;
  hand: Record<string, unknown>;
  toml: string;
  seats: PadSheet[];
  winners: number[];
  teams: number[][];
  target: number | null;
  problems: PadProblem[];
  view: Record<string, unknown>;
  box: Record<string, unknown>;
  worth: Record<string, number>;
  resumes: boolean;
}

/**
 * A part of a pad: what lies before a seat, or (`table`) all the rest.
 *
 * `text` is its JSON, which only devices read. Of two versions of a part the one with the larger `stamp` holds; if
 * they are equal, the one whose text comes later (compared by its UTF-16 units, as browsers do).
 */
export interface PadPart {
  text: string;
  stamp: number;
}

/**
 * A pad that several devices are to enter; if the server has it already, the parts are put together.
 *
 * `seat` is the part at which the device is (-1: what belongs to the whole table).
 */
export interface NewPad {
  pad: string;
  game: string;
  title: string;
  parts: Record<string, PadPart>;
  pack_hash?: string;
  device?: string;
  seat?: number;
}

/** Parts that a device has changed, and the part at which it is. */
export interface PadChange {
  parts: Record<string, PadPart>;
  device?: string;
  seat?: number;
}

/**
 * A pad that several devices enter, under a `code`.
 *
 * `version` grows with every change. `parts` are those that have changed since the version that was asked for. `here`
 * has the parts at which other devices are, for each device its own.
 */
export interface PadRoom {
  code: string;
  pad: string;
  game: string;
  title: string;
  pack_hash: string;
  version: number;
  parts: Record<string, PadPart>;
  here: number[];
}

// Finished games, ratings, and the deal of the day.

/**
 * How a seat did: its place, which those who stand alike share, and its points.
 *
 * `person` is empty for bots, and for people who have no public page. `bot` is the level of a bot.
 */
export interface ResultSeat {
  name: string;
  person: string;
  bot: string;
  place: number;
  points: number;
}

/**
 * A game that is over. `mine` is the seat of whoever it is told to or about, -1 if none; `daily` the day, or empty.
 *
 * `table` is empty where the table is not kept any more.
 */
export interface FinishedTable {
  table: string;
  game: string;
  ended: string;
  rated: boolean;
  daily: string;
  mine: number;
  seats: ResultSeat[];
}

/**
 * What is believed of a person's strength at a title.
 *
 * `mu` is the belief, `sigma` how far it is unsure; `rating`, which lists go by, is what the strength is at least.
 */
export interface RatingOf {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A line of a list of ratings. */
export interface RatedPerson {
  person: string;
  name: string;
  rating: RatingOf;
}

/** Games with bots of a level, or (empty) with people only, and how many of these were won. */
export interface Against {
  bot: string;
  games: number;
  wins: number;
}

/**
 * A person's games of one title: how many, how many with others, and how many of these were won.
 *
 * `points` counts games by their points, the fewest first.
 */
export interface TitleStatistics {
  game: string;
  games: number;
  contests: number;
  wins: number;
  average: number;
  best: number;
  points: PointsCount[];
  against: Against[];
  rating: RatingOf | null;
}

/** So many have these points. */
export interface PointsCount {
  points: number;
  count: number;
}

/** A person's games: by title, and the last ones. `rated`: the person wants ratings, and so has a public page. */
export interface Statistics {
  person: string;
  name: string;
  rated: boolean;
  titles: TitleStatistics[];
  latest: FinishedTable[];
}

/** Whether a person wants ratings, and with them a public page. */
export interface WantsRatings {
  wants: boolean;
}

/** Who begins the deal of the day. */
export interface NewDaily {
  name?: string;
}

/**
 * A title's deal of a day: my table there (or empty), whether it is over, and then my place and points.
 *
 * `bot` is the level of the bot at the other seat, `others` how many seats have it.
 */
export interface DailyTitle {
  game: string;
  title: string;
  bot: string;
  others: number;
  table: string;
  over: boolean;
  place: number;
  points: number;
}

/** The deals of a day (UTC), which `ends` at this time. */
export interface DailyDay {
  day: string;
  ends: string;
  titles: DailyTitle[];
}

/**
 * How a deal went for all who finished it on its day: counts by points, the fewest first, and how many have won.
 *
 * `mine` are my points, if I finished it; `counted` says that it was on its day. `better` and `worse` are how many of
 * the others have more points than I, and fewer.
 */
export interface DailyResults {
  game: string;
  day: string;
  counts: PointsCount[];
  won: number;
  mine: number | null;
  counted: boolean;
  better: number;
  worse: number;
}

// People, on a server that knows them.

/**
 * Who asks, as the server knows them on this device; not `known` is who has neither sat down nor said a name.
 *
 * `login` is the name with which they come back on another device, if they have a `recovery` code. `rated` says
 * whether they want ratings, and `lobby` whether this server has one.
 */
export interface Me {
  known: boolean;
  name: string;
  login: string;
  recovery: boolean;
  rated: boolean;
  lobby: boolean;
}

/** What somebody wants to be called. */
export interface MyName {
  name: string;
}

/** With what somebody comes back on another device. The server tells the code once: it keeps only its hash. */
export interface Recovery {
  login: string;
  code: string;
}

/** The ply that somebody has seen last at a table. */
export interface Looked {
  ply: number;
}

/**
 * A table in the list of somebody: their seats (`mine`), and who is asked.
 *
 * `lesson` is the lesson that is given there. `changed` is when something happened last (UTC). `winners` is empty
 * until the game is over, and where the result is not known. `looked` is the ply that they have seen last.
 */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  lesson: string;
  replay: boolean;
  seats: SeatOf[];
  mine: number[];
  acting: number[];
  over: boolean;
  winners: number[];
  looked: number;
  changed: string;
}

/** A part of the list: where it is their turn, then where others are asked, then what is over; the newest first. */
export interface MyTables {
  tables: MyTable[];
  more: boolean;
}

/** A table at which anybody may take a seat. */
export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  seats: SeatOf[];
  made: string;
}

/** The tables at which a seat is open to anybody, the newest first; empty where the server has no lobby (`open`). */
export interface Lobby {
  open: boolean;
  tables: LobbyTable[];
}

// A line without a socket: what a socket would carry, asked for and sent over HTTP.

/** Messages of a page, each as the text that it is on the socket. */
export interface LineSent {
  messages: string[];
}

/**
 * Messages to a page, each as the text that it is on the socket; the last of all so far has the number `last`.
 *
 * `line` names the line in paths, and `key`, which is told once, shows that it is one's own. `closed` is the code with
 * which a socket would have been closed, 0 as long as the line is open.
 */
export interface LineNews {
  line: string;
  key: string;
  last: number;
  messages: string[];
  closed: number;
}

// Where people are told that it is their turn.

/**
 * How this server can tell people: `key` is its public key, with which a browser lets it push, and no other.
 *
 * `mail` says whether it sends mail.
 */
export interface NoticeWays {
  key: string;
  mail: boolean;
}

/**
 * Where somebody wants to be told that it is their turn, and in which language.
 *
 * Of a push, `address` is the endpoint of the browser's subscription, `p256dh` and `auth` are its keys.
 */
export interface NewAddress {
  kind: "mail" | "push" | "webhook";
  address: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

/**
 * An address at which a person is told. A mail address is used when it has been `confirmed`.
 *
 * `secret` is that of a webhook, with which what it gets is signed: told when the address is made, and never again.
 */
export interface AddressOf {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  secret?: string;
}

/** The code that was sent to a mail address. */
export interface AddressCode {
  code: string;
}
export type FromPage = Sit | Play | PlaySeveral | Why | Undo | Restart | Redo | Answer | MoveNow | AskHint | AskAnalysis | Stop | Ping | Lock | SendAway | Fill | Leave | ComeBack | Vote | Say;
export type FromServer = State | Brief | Problem | Done | Pong | Reason | Hint | Analysis | Here | Talk;
