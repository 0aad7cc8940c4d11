/**
 * The line of a pad that several devices enter: what is changed here goes to the server, what others have changed comes
 * from there. It comes back by itself, and then everything is put together: nothing that was entered meanwhile is lost.
 */

import type { PadRoom } from "../messages";
import * as api from "../net/api";
import { language } from "../words/words.svelte";
import { sound } from "./coming";
import type { Desk } from "./desk.svelte";
import { newer, stampedParts, withParts, type Stamped } from "./pad";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Between two questions for news, and before changes are sent: what is done at once goes together. */
const SHORT = 150;
/** The server answers after 20 seconds at the latest. */
const LONGEST_POLL = 30_000;
/** What does not get better by trying again. */
const FINAL = new Set(["bad-message", "too-big", "not-json", "foreign-page", "wrong-host"]);

const pause = (milliseconds: number): Promise<void> => new Promise((later) => setTimeout(later, milliseconds));
const later = (milliseconds: number): Promise<never> => pause(milliseconds).then(() => Promise.reject(new Error()));

export type LineState = "off" | "opening" | "on" | "lost";

export class PadLine {
  state = $state<LineState>("off");
  code = $state("");
  /** The parts at which other devices are. */
  here = $state.raw<number[]>([]);
  /** Why there is no line, if the server has said so. */
  problem = $state("");

  readonly #device = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  #seat = 0;
  #toldSeat = 0;
  #version = 0;
  /** What the server has. */
  #there: Record<string, Stamped> = {};
  /** Counts the times it was begun: whatever belongs to an earlier one ends. */
  #turn = 0;
  #pushing = false;
  #break: (error: unknown) => void = () => {};
  #hurry: () => void = () => {};

  constructor(private readonly desk: Desk) {}

  begin(): void {
    if (this.state !== "off") return;
    [this.state, this.problem] = ["opening", ""];
    this.#turn += 1;
    void this.#run(this.#turn);
  }

  /** Goes on alone. */
  end(): void {
    this.leave();
    this.desk.keep({ room: undefined });
  }

  /** The page is closed; when it is opened again, the line is there again. */
  leave(): void {
    if (this.state === "off") return;
    const code = this.code;
    this.#turn += 1;
    [this.state, this.code, this.here] = ["off", "", []];
    this.#hurry();
    if (code) api.leavePad(code, this.#device).catch(() => {});
  }

  /** Something may have changed here, or another part is looked at. */
  changed(seat: number): void {
    this.#seat = seat;
    if (this.state === "on" && !this.#pushing) void this.#push(this.#turn);
  }

  /** The device has no network. */
  broken(): void {
    this.#break(new Error());
  }

  /** Something speaks for it that the line may be back. */
  again(): void {
    this.#hurry();
  }

  async #run(turn: number): Promise<void> {
    let wait = FIRST_WAIT;
    while (this.#turn === turn) {
      try {
        await this.#open(turn);
        wait = FIRST_WAIT;
        while (this.#turn === turn) await this.#listen(turn);
      } catch (error) {
        if (this.#turn !== turn) return;
        const code = error instanceof api.Refused ? error.code : "";
        // A server that was started anew has forgotten the pad: it gets it again.
        if (code !== "no-such-pad") [this.state, this.problem] = ["lost", code && (error as Error).message];
        if (FINAL.has(code)) [this.state, this.#turn] = ["off", turn + 1];
        await Promise.race([pause(wait), new Promise<void>((now) => (this.#hurry = now))]);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      }
    }
  }

  async #open(turn: number): Promise<void> {
    const { id, game, title, pack } = this.desk.pad;
    const [parts, seat] = [stampedParts(this.desk.pad), this.#seat];
    const asked = api.openPad({ pad: id, game, title, pack_hash: pack, parts, device: this.#device, seat }, language());
    const room = await Promise.race([asked, later(LONGEST_POLL)]);
    if (this.#turn !== turn) return;
    [this.code, this.#version, this.#there, this.#toldSeat] = [room.code, 0, {}, seat];
    this.#heard(room);
    [this.state, this.problem] = ["on", ""];
    if (this.desk.pad.room !== room.code) this.desk.keep({ room: room.code });
    this.changed(this.#seat);
    if (this.desk.failed) void this.desk.ask(); // what was entered without the server is scored now
  }

  async #listen(turn: number): Promise<void> {
    const news = api.padNews(this.code, this.#version, this.#device, this.#seat, language());
    const room = await Promise.race([news, later(LONGEST_POLL), new Promise<never>((_, reject) => (this.#break = reject))]);
    if (this.#turn !== turn) return;
    this.#heard(room);
    await pause(SHORT);
  }

  #heard(room: PadRoom): void {
    if (room.code !== this.code) return;
    this.#version = Math.max(this.#version, room.version);
    this.here = room.here;
    this.#there = { ...this.#there, ...room.parts };
    this.desk.take(withParts(this.desk.pad, sound(room.parts)));
  }

  /** The parts of which this device has a newer version than the server. */
  #news(): Record<string, Stamped> {
    const own = Object.entries(stampedParts(this.desk.pad));
    return Object.fromEntries(own.filter(([part, stamped]) => !this.#there[part] || newer(this.#there[part], stamped) !== this.#there[part]));
  }

  async #push(turn: number): Promise<void> {
    this.#pushing = true;
    try {
      for (;;) {
        await pause(SHORT);
        const [parts, seat] = [this.#news(), this.#seat];
        if (this.#turn !== turn || this.state !== "on" || (Object.keys(parts).length === 0 && seat === this.#toldSeat)) return;
        const change = { parts, device: this.#device, seat };
        const room = await Promise.race([api.changePad(this.code, this.#version, change, language()), later(LONGEST_POLL)]);
        if (this.#turn !== turn) return;
        this.#toldSeat = seat;
        this.#there = { ...this.#there, ...parts };
        this.#heard(room);
      }
    } catch (error) {
      if (this.#turn === turn) this.#break(error);
    } finally {
      this.#pushing = false;
    }
  }
}
