/** A table as the page knows it: what the server said last, which moment is shown, and what was pointed at. */

import { ALONE } from "#where";
import type { Choice, Pointing, Words } from "../boards/board";
import type {
  Analysis,
  Components,
  Costly,
  Deed,
  FromPage,
  FromServer,
  Hint,
  LegalMove,
  MoveOf,
  Problem,
  Reason,
  SeatToken,
  SeveralOf,
  Sit,
  State,
} from "../messages";
import * as api from "../net/api";
import { find, note } from "../net/keys";
import { TableLink, type OwnDeed } from "../net/link";
import { newKey } from "../net/random";
import { settings } from "../shell/settings.svelte";
import { language, t, wordsOf } from "../words/words.svelte";
import type { Moment } from "./history";
import { mergeLog } from "./log";
import { firstChoice } from "./opening";
import { fits, isLit, meant, pointAt, remaining, type Pointed } from "./pointing";
import { Talk } from "./talk.svelte";
import { canJoin, choicesOf, forced, without } from "./together";

const SPECTATOR = -1;
/** What is not answered in so many milliseconds is said to be under way. */
const SLOW = 800;

export class Table {
  /** The game, known from the first word of the server on: its board is fetched while its components are. */
  game = $state("");
  live = $state.raw<State | null>(null);
  past = $state.raw<State | null>(null);
  log = $state.raw<Deed[]>([]);
  components = $state.raw<Components | null>(null);
  words = $state.raw<Words | null>(null);
  pointed = $state.raw<Pointed[]>([]);
  /** Of several things that are chosen together, those that have been so far. */
  chosen = $state.raw<LegalMove[]>([]);
  /** What this page sent last as a move, and when. */
  tried = $state.raw<{ ply: number; moves: MoveOf[] } | null>(null);
  /** First choices that were made for the person. */
  made = $state.raw<LegalMove[]>([]);
  problem = $state.raw<Problem | null>(null);
  reason = $state.raw<Reason | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Which of the moves that are shown on the board somebody points at, -1: none. */
  lit = $state(-1);
  analysis = $state.raw<Analysis | null>(null);
  /** A decision of a finished game that is looked at. */
  study = $state.raw<Costly | null>(null);
  online = $state(true);
  /** Whether something was done of which nothing has been seen yet. */
  sent = $state(false);
  /** Whether something has not been acknowledged for so long that it is to be said. */
  slow = $state(false);
  /** The seat of ours with whose eyes we look; who changes places says so first. */
  seat = $state(SPECTATOR);
  keys = $state.raw<SeatToken[]>([]);
  /** The seats at which somebody is there. */
  here = $state.raw<number[]>([]);
  /** When the newest state came, by the clock of this device: those of the table run from there. */
  told = $state(0);
  /** The host has given the seat to a bot. */
  sentAway = $state(false);
  readonly talk: Talk;

  #link: TableLink;
  #slowly: ReturnType<typeof setTimeout> | undefined;
  /** The version of the table at which something was done last. */
  #since = 0;
  /** Whether it is known where we sit: a server says it, a device knows. */
  #seated = ALONE;
  #waiting: Pointed[] = [];
  #holding = false;
  #reading = false;
  #learning: Promise<void> | null = null;
  /** How often a moment was asked for: an answer to an older question comes too late. */
  #asked = 0;

  /** `zones`: whether states are to say what lies where, for the plain board. */
  constructor(
    readonly id: string,
    private zones: boolean,
  ) {
    this.talk = new Talk(id);
    this.keys = find(id)?.tokens ?? [];
    this.seat = this.keys[0]?.seat ?? SPECTATOR;
    this.#link = this.#connect();
  }

  #connect(): TableLink {
    return new TableLink(
      this.id,
      () => this.#sitting(),
      (message) => this.#hear(message),
      (is) => this.#connected(is),
    );
  }

  /** Takes a seat that was given to this browser: a server looks at who asks when the line begins. */
  take(keys: SeatToken[], seat: number): void {
    const first = this.keys.length === 0;
    this.keys = [...this.keys, ...keys];
    if (!first) return;
    this.#link.close();
    this.#reset(seat);
    this.#link = this.#connect();
  }

  close(): void {
    clearTimeout(this.#slowly);
    this.#link.close();
  }

  // What is shown.

  get state(): State | null {
    const past = this.past;
    return past && this.studied.length > 0 ? { ...past, moves: this.studied } : (past ?? this.live);
  }

  /** What was played and what would have been better, while that decision is shown. */
  get studied(): LegalMove[] {
    const study = this.study;
    if (!study || this.past?.ply !== study.ply) return [];
    const move = (number: number, { kind, parts = {} }: MoveOf, words: string): LegalMove => ({ number, kind, parts, words });
    return [move(-1, study.played_move, study.played), move(-2, study.better_move, study.better)];
  }

  get moves(): LegalMove[] {
    return this.past ? this.studied : (this.live?.moves ?? []);
  }

  /** What can still be chosen; of a set, what has been chosen comes last, to be put back. */
  get left(): LegalMove[] {
    const [several, chosen] = [this.several, this.chosen];
    if (!several) return remaining(this.moves, this.pointed);
    const open = this.moves.filter((move) => !several.moves.includes(move) || canJoin(several, chosen, move));
    return [...open, ...chosen];
  }

  /** What somebody has begun to choose. */
  get choice(): Choice {
    const kinds = new Set(this.left.map((move) => move.kind));
    const parts = Object.fromEntries(this.pointed.filter(({ part }) => part !== "").map(({ part, value }) => [part, value]));
    return { kind: kinds.size === 1 ? [...kinds][0]! : null, parts };
  }

  /** The move that is clear and not made yet: it was only picked up, or moves are to be confirmed. */
  get ready(): LegalMove | null {
    return !this.several && this.pointed.length > 0 && this.left.length === 1 ? this.left[0]! : null;
  }

  /** Whether the last own step of this turn can be put back: nothing was shown by it, and nobody has to be asked. */
  get begun(): boolean {
    const { undo, restart } = this.live?.undoing ?? { undo: null, restart: null };
    return this.past === null && undo !== null && restart !== null && undo.free && !undo.seen;
  }

  get several(): SeveralOf | null {
    return this.past ? null : (this.live?.several ?? null);
  }

  /** Whether this browser holds a seat, or (the spectator's) has opened this record. */
  holds(seat: number): boolean {
    return this.keys.some((key) => key.seat === seat);
  }

  /** What is shown to the server at a seat: its own key, or that of whoever has opened the record. */
  key(seat: number): SeatToken | undefined {
    return this.keys.find((one) => one.seat === seat) ?? this.keys.find((one) => one.seat === SPECTATOR);
  }

  /** The person at this screen who is asked now, and is not the one who looks. */
  get next(): number | null {
    const live = this.live;
    if (!live || live.over || this.keys.length < 2 || live.acting.includes(this.seat)) return null;
    const asked = this.keys.find(({ seat }) => live.acting.includes(seat) && live.seats[seat]?.kind === "person");
    return asked?.seat ?? null;
  }

  /** Shows a moment of the past, or (null) goes along with the game. */
  async show(at: Moment): Promise<void> {
    const asked = ++this.#asked;
    if (at === null || (this.live && at >= this.live.last)) {
      this.past = null;
      return;
    }
    const own = this.key(this.seat);
    const eyes = this.holds(this.seat) ? null : this.seat;
    try {
      const past = await api.at(this.id, at, own, language(), eyes, this.zones);
      if (asked !== this.#asked) return;
      this.past = past;
      this.pointed = [];
    } catch (error) {
      this.refused(error);
    }
  }

  // What a person does.

  sit(seat: number): void {
    this.#reset(seat);
    this.#send(this.#sitting());
  }

  #reset(seat: number): void {
    this.seat = seat;
    this.#seated = true;
    this.pointed = [];
    this.hint = null;
    this.live = null;
    this.past = null;
  }

  /** Says everything anew, in the language that is spoken now. */
  async respeak(): Promise<void> {
    this.dismiss();
    this.made = [];
    this.#send(this.#sitting());
    if (this.components) await this.#learn(this.components);
  }

  /** Says from now on what lies where, or does not any more: another board is shown. */
  showZones(wanted: boolean): void {
    if (wanted === this.zones) return;
    this.zones = wanted;
    this.#send(this.#sitting());
    if (this.past) void this.show(this.past.ply);
  }

  /** Makes a move, or takes a thing of a set in or out. */
  choose(move: LegalMove): void {
    const several = this.several;
    const thing = several?.moves.find((one) => one.number === move.number);
    if (!several || !thing) this.play(move);
    else if (this.chosen.includes(thing)) this.chosen = without(several, this.chosen, thing);
    else if (canJoin(several, this.chosen, thing)) this.#take(several, thing);
    else this.reason = { type: "reason", kind: move.kind, parts: move.parts, code: "apart", words: t("several-apart") };
  }

  /** One thing more; the last one that is due makes the choice, unless it was only picked up. */
  #take(several: SeveralOf, thing: LegalMove): void {
    this.chosen = [...this.chosen, thing];
    const picked = settings.confirm || this.#holding || this.#reading;
    if (this.chosen.length === several.most && !picked) this.playChosen();
  }

  /** Chooses a move without making it: it is shown on the board as if it had been pointed at. */
  propose(move: LegalMove): void {
    this.putBack();
    this.hold();
    if (this.several?.moves.some((one) => one.number === move.number)) this.choose(move);
    else this.pointed = [{ part: "", value: 0, kind: move.kind }, ...Object.entries(move.parts).map(([part, value]) => ({ part, value, kind: move.kind }))];
  }

  playChosen(): void {
    this.#playSeveral(this.chosen);
  }

  #playSeveral(moves: readonly LegalMove[]): void {
    this.reason = null;
    const named = moves.map(({ kind, parts }) => ({ kind, parts }));
    this.tried = { ply: this.live?.ply ?? 0, moves: named };
    this.#do({ type: "play_several", moves: named, ply: this.live?.ply ?? null });
  }

  play(move: { kind: string; parts: Record<string, number> }): void {
    this.putBack();
    this.tried = { ply: this.live?.ply ?? 0, moves: [{ kind: move.kind, parts: move.parts }] };
    this.#do({ type: "play", kind: move.kind, parts: move.parts, ply: this.live?.ply ?? null });
  }

  undo = () => this.#do({ type: "undo" });
  redo = () => this.#do({ type: "redo" });
  restart = () => this.#do({ type: "restart" });
  moveNow = () => this.#send({ type: "move_now" });
  leave = () => this.#do({ type: "leave" });
  comeBack = () => this.#do({ type: "come_back" });
  lock = (locked: boolean) => this.#do({ type: "lock", locked });
  fill = (bot: string) => this.#do({ type: "fill", bot });
  sendAway = (seat: number) => this.#do({ type: "send_away", seat });
  vote = (seat: number, wants: boolean) => this.#do({ type: "vote", seat, wants });
  say = (words: string) => this.#sendKeyed({ type: "say", words });

  askHint(): void {
    this.hint = null;
    this.hinting = this.#send({ type: "ask_hint" });
  }

  /** About whoever looks; who only looks on is told of all. */
  askAnalysis(): void {
    this.#send({ type: "ask_analysis", seat: this.seat, level: "ancient-wood" });
  }

  stop = () => this.#send({ type: "stop" });

  async answer(seat: number, agree: boolean): Promise<void> {
    try {
      await api.answerFor(this.id, this.key(seat), agree, language());
    } catch (error) {
      this.refused(error);
    }
  }

  putBack(): void {
    this.pointed = [];
    this.chosen = [];
    this.reason = null;
  }

  dismiss(): void {
    this.problem = null;
    this.reason = null;
    this.hint = null;
    this.lit = -1;
  }

  // Pointing. Things that are pointed at in one breath (a column and a row) count as one.

  pointing: Pointing = {
    lit: (part, value, kind) =>
      isLit(
        this.left.filter((move) => !this.chosen.includes(move)),
        this.pointed,
        { part, value, kind },
      ),
    chosen: (part, value) =>
      this.pointed.some((one) => one.part === part && one.value === value) ||
      this.chosen.some((move) => move.parts[part] === value),
    several: () => {
      const several = this.several;
      return several && { chosen: [...several.taken, ...this.chosen], due: several.most - this.chosen.length };
    },
    point: (part, value, kind) => {
      if (this.#waiting.length === 0) queueMicrotask(() => this.#point());
      this.#waiting.push({ part, value, kind });
    },
    pick: (part, value, kind) => {
      this.hold();
      this.pointing.point(part, value, kind);
    },
  };

  /** A drag begins: what is pointed at now is picked up, not played. */
  hold = (): void => {
    this.#holding = true;
    setTimeout(() => (this.#holding = false));
  };

  /** A finger touches a thing: it is read first, and a second act, elsewhere, plays it. */
  read = (): void => {
    this.#reading = true;
    setTimeout(() => (this.#reading = false));
  };

  #picksUp(things: readonly Pointed[]): boolean {
    const first = this.pointed.length === 0 || things.some(({ part }) => this.pointed.some((one) => one.part === part));
    return settings.confirm || this.#holding || (this.#reading && first);
  }

  #point(): void {
    const things = this.#waiting;
    this.#waiting = [];
    if (this.past || !this.live || this.sent) return;
    this.reason = null;
    const meantOfSet = this.several?.moves.filter((move) => things.every((thing) => fits(move, thing))) ?? [];
    if (meantOfSet.length > 0) {
      const open = this.left.filter((move) => meantOfSet.includes(move));
      this.choose(open[0] ?? meantOfSet[0]!);
      return;
    }
    const outcome = pointAt(this.moves, this.pointed, things, this.#picksUp(things));
    if ("made" in outcome) this.play(outcome.made);
    else if ("pointed" in outcome) this.pointed = outcome.pointed;
    else this.#why(outcome.impossible);
  }

  #why(pointed: Pointed[]): void {
    const move = meant(this.moves, this.components?.moves ?? {}, pointed);
    if (move && this.seat !== SPECTATOR) this.#send({ type: "why", ...move });
  }

  // The server.

  #sitting(): Sit {
    const token = this.key(this.seat)?.token ?? "";
    const seat = token && this.holds(this.seat) ? null : this.seat;
    const own = { type: "sit", token, language: language(), seat: this.#seated ? seat : null } as const;
    return { ...own, zones: this.zones, heard: this.talk.last, ...this.#known() };
  }

  /** What is known of the log, with these eyes and in this language. */
  #known(): Pick<Sit, "version" | "known"> {
    const live = this.live;
    const same = live !== null && live.viewer === this.seat && live.language === language();
    return same ? { version: live.version, known: live.last + 1 } : {};
  }

  #connected(is: boolean): void {
    this.online = is;
    if (!is) this.hinting = false;
  }

  #send(message: FromPage): boolean {
    this.problem = null;
    return this.#link.send(message);
  }

  /** Does something that changes the table: nothing else is done before it is seen. */
  #do(deed: OwnDeed): void {
    this.sent = true;
    this.#since = this.live?.version ?? 0;
    this.#sendKeyed(deed);
  }

  /** Says something with a key of its own, until it is answered. */
  #sendKeyed(deed: OwnDeed): void {
    this.problem = null;
    if (this.#link.waiting === 0) this.#slowly = setTimeout(() => (this.slow = true), SLOW);
    this.#link.do({ ...deed, key: newKey() });
  }

  /** A deed was answered, perhaps the last one. */
  #settle(): void {
    if (this.#link.waiting > 0) return;
    clearTimeout(this.#slowly);
    this.sent = this.slow = false;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "state":
        void this.#renew(message);
        break;
      case "done":
        this.#settle();
        break;
      case "problem":
        this.#settle();
        if (!message.key) this.hinting = false;
        this.problem = message;
        break;
      case "here":
        this.here = message.seats;
        break;
      case "talk":
        this.talk.hear(message.said);
        break;
      case "reason":
        this.reason = message;
        break;
      case "hint":
        this.hinting = false;
        this.hint = message;
        break;
      case "analysis":
        this.analysis = message;
    }
  }

  async #renew(state: State): Promise<void> {
    this.game = state.game;
    if (!this.components) await (this.#learning ??= this.#learn(state));
    this.#own(state);
    if (state.viewer !== this.seat) return;
    this.here = state.here;
    this.told = Date.now();
    const before = this.live;
    this.log = mergeLog(this.log, state.log_from, state.log);
    const first = settings.asking.includes(state.game) || state.lesson ? [] : firstChoice(state);
    // What a lesson speaks about the learner does, even if there is nothing to choose.
    const own = !state.acting.includes(this.seat) || (state.lesson?.steps.length ?? 0) > 0;
    const must = first.length || own ? first : forced(state);
    if (first.length) this.made = [...this.made, ...first];
    // Boards are given the log as far back as it is known: the first states come before there is a board.
    const log = { log_from: 0, log: this.log };
    this.live = { ...state, ...log, moves: must.length ? [] : choicesOf(state), several: must.length ? null : state.several };
    if (state.version > this.#since) this.sent = false;
    if (before?.ply !== state.ply || before.viewer !== state.viewer) this.putBack();
    if (must.length && state.several) this.#playSeveral(must);
    else if (must.length) this.play(must[0]!);
    if (this.hint && this.hint.ply !== state.ply) this.hint = null;
    if (before?.over !== state.over) note(state);
  }

  /** A server says which seats are ours: when we come, and when we have lost the one at which we are. */
  #own({ mine, viewer, seats }: State): void {
    if (ALONE) return;
    const away = this.holds(this.seat) && !mine.includes(this.seat);
    if (away) this.sentAway = seats[this.seat]?.kind === "bot";
    if (!this.#seated || away) this.seat = viewer;
    this.#seated = true;
    if (String(mine) !== String(this.keys.map(({ seat }) => seat))) this.keys = mine.map((seat) => ({ seat, token: "" }));
  }

  /** Learns what everything is called; once more if another language has been chosen meanwhile. */
  async #learn(state: Pick<State, "game" | "pack_hash">): Promise<void> {
    const speaking = language();
    const [components, words] = await Promise.all([
      api.components(state.game, state.pack_hash, speaking),
      wordsOf(state.game, speaking),
    ]);
    if (speaking !== language()) return this.#learn(state);
    [this.components, this.words] = [components, words];
  }

  refused(error: unknown): void {
    if (error instanceof api.Refused) this.problem = { type: "problem", code: error.code, words: error.message };
    else throw error;
  }
}
