/**
 * The link to one table. It comes back by itself when it was broken, and then goes on where it was: what is known there
 * is said with `sit`, and deeds that were not answered are sent again with the keys they had, so that each is done once.
 */

import { host } from "#where";
import type * as messages from "../messages";
import type { Done, FromPage, FromServer, Problem, Sit } from "../messages";
import { NO_SUCH_TABLE, type Heard, type Line } from "./host";

/** So long nothing is heard before it is asked whether the line is still there; so long until it is lost. */
const PING_AFTER = 2500;
const LOST_AFTER = 12_000;
/** When something speaks for it that the line is broken, an answer has to come sooner. */
const DOUBTED = 3000;
/** A line that does not open in this time will not. */
const OPENING = 6000;
/** Waits grow from the first to the longest, each by chance between the half and the whole of it. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A line that has been there for so long was a good one. */
const STEADY = 10_000;
/** So many sockets in a row that brought nothing are enough to do without. */
const TRIES = 2;
/** While it goes without, a socket is tried again, ever more rarely. */
const FIRST_RETURN = 60_000;
const LONGEST_RETURN = 30 * 60_000;
/** Problems after which no deed that waits can be done. */
const FINAL = new Set(["no-such-table", "wrong-token", "bad-message", "device-full", "device-forbidden"]);

/** What whoever sits there does. */
export type OwnDeed =
  | messages.Play
  | messages.PlaySeveral
  | messages.Undo
  | messages.Restart
  | messages.Redo
  | messages.Lock
  | messages.SendAway
  | messages.Fill
  | messages.Leave
  | messages.ComeBack
  | messages.Vote
  | messages.Say;

/** What is under way: who did it, and what was sent. */
interface Waiting {
  sit: Sit;
  text: string;
}

const who = ({ token, seat }: Sit): string => `${token} ${seat}`;

type Way = "socket" | "polling";
type TimerName = "wait" | "silence" | "steady" | "return";

export class TableLink {
  #line: Line | null = null;
  #way: Way = "socket";
  /** Attempts in a row that brought nothing, by the way that is tried now; and waits so far. */
  #failed = 0;
  #waits = 0;
  /** Whether the line that there is has brought something. */
  #works = false;
  #deeds = new Map<string, Waiting>();
  #timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  #returns = FIRST_RETURN;
  #closed = false;
  #leave = new AbortController();

  constructor(
    private readonly table: string,
    private readonly sit: () => Sit,
    private readonly hear: (message: FromServer) => void,
    private readonly online: (is: boolean) => void,
  ) {
    const { signal } = this.#leave;
    addEventListener("online", () => this.#returned(), { signal });
    addEventListener("offline", () => this.#doubt(), { signal });
    addEventListener("pageshow", (event) => event.persisted && this.#hurry(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry(), { signal });
    this.#open();
  }

  /** How many deeds have not been answered. */
  get waiting(): number {
    return this.#deeds.size;
  }

  /** Says something that need not be said again; false if there is nobody to hear it. */
  send(message: FromPage): boolean {
    if (!this.#line?.open) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Does something, once: it is sent until it is answered. */
  do(deed: OwnDeed): void {
    const text = JSON.stringify(deed);
    this.#deeds.set(deed.key!, { sit: this.sit(), text });
    if (this.#line?.open) this.#line.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#leave.abort();
    this.#stop("wait", "silence", "steady", "return");
    this.#line?.close();
  }

  // Opening, and opening again.

  #connect(way: Way, heard: Heard): Line {
    const language = encodeURIComponent(this.sit().language ?? "");
    const place = `/api/tables/${this.table}`;
    if (way === "polling") return host.poll!(`${place}/line?language=${language}`, heard);
    return host.connect(`${place}/socket?language=${language}`, heard);
  }

  #open(): void {
    this.#stop("wait");
    const line: Line = this.#connect(this.#way, {
      open: () => line === this.#line && this.#opened(),
      message: (text) => line === this.#line && this.#heard(text),
      closed: (code) => line === this.#line && this.#ended(code),
    });
    this.#line = line;
    this.#works = false;
    if (line.pings) this.#set("silence", () => this.#lost(), OPENING);
  }

  /** Says who is here and what is known, and does again what was not answered, each by whoever did it. */
  #opened(): void {
    const now = this.sit();
    let at = this.#deeds.size > 0 ? [...this.#deeds.values()][0]!.sit : now;
    if (who(at) === who(now)) at = now;
    this.send(at);
    for (const { sit, text } of this.#deeds.values()) {
      if (who(sit) !== who(at)) this.send((at = who(sit) === who(now) ? now : sit));
      this.#line!.send(text);
    }
    if (who(at) !== who(now)) this.send(now);
    if (this.#line!.pings) this.#set("silence", () => this.#lost(), LOST_AFTER);
  }

  #heard(text: string): void {
    const line = this.#line!;
    if (!this.#works) this.#begun();
    if (line.pings) this.#set("silence", () => this.#ping(LOST_AFTER - PING_AFTER), PING_AFTER);
    const message = JSON.parse(text) as FromServer;
    if (message.type === "pong") return;
    if (message.type === "done" || message.type === "problem") this.#answered(message);
    this.hear(message);
  }

  /** The first message has come. */
  #begun(): void {
    this.#works = true;
    this.#failed = 0;
    this.online(true);
    this.#set("steady", () => (this.#waits = 0), STEADY);
    if (this.#way === "polling") this.#set("return", () => this.#tryReturn(), this.#returns);
  }

  #answered(message: Done | Problem): void {
    if (message.key) this.#deeds.delete(message.key);
    else if (message.type === "problem" && FINAL.has(message.code)) this.#deeds.clear();
  }

  #ended(code: number): void {
    this.#line = null;
    this.#stop("silence", "steady", "return");
    if (this.#closed || code === NO_SUCH_TABLE) return;
    this.online(false);
    if (!this.#works) this.#failed += 1;
    if (this.#failed >= (this.#way === "socket" ? TRIES : 1) && host.poll) {
      this.#way = this.#way === "socket" ? "polling" : "socket";
      this.#failed = 0;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#waits, LONGEST_WAIT);
    this.#waits += 1;
    this.#set("wait", () => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  // Noticing that a line is lost.

  #ping(patience: number): void {
    this.send({ type: "ping" });
    this.#set("silence", () => this.#lost(), patience);
  }

  #lost(): void {
    const line = this.#line;
    this.#ended(0);
    line?.close();
  }

  /** The device says that it has no network; a server on the same machine is there nevertheless. */
  #doubt(): void {
    if (this.#line?.open && this.#line.pings) this.#ping(DOUBTED);
  }

  /** The network is there again, perhaps another one: it may let sockets through. */
  #returned(): void {
    this.#hurry();
    if (this.#timers.has("return")) this.#set("return", () => this.#tryReturn(), 0);
  }

  /** Somebody looks, or a network is there: no more waiting. */
  #hurry(): void {
    if (this.#line) return this.#doubt();
    this.#waits = 0;
    if (this.#timers.has("wait")) this.#open();
  }

  // From polling back to a socket.

  /** A socket is tried beside the line that works, and takes its place if it opens. */
  #tryReturn(): void {
    this.#returns = Math.min(this.#returns * 2, LONGEST_RETURN);
    const before = this.#line;
    const ended = () => {
      clearTimeout(patience);
      if (this.#line === before && before?.open) this.#set("return", () => this.#tryReturn(), this.#returns);
    };
    const line: Line = this.#connect("socket", {
      open: () => {
        clearTimeout(patience);
        if (this.#closed || this.#line !== before) return line.close();
        this.#stop("steady", "return");
        [this.#line, this.#way, this.#works] = [line, "socket", false];
        before?.close();
        this.#opened();
      },
      message: (text) => line === this.#line && this.#heard(text),
      closed: (code) => (line === this.#line ? this.#ended(code) : ended()),
    });
    const patience = setTimeout(() => line.close(), OPENING);
  }

  // Timers: one of each kind.

  #set(name: TimerName, then: () => void, wait: number): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(() => (this.#timers.delete(name), then()), wait));
  }

  #stop(...names: TimerName[]): void {
    for (const name of names) {
      clearTimeout(this.#timers.get(name));
      this.#timers.delete(name);
    }
  }
}
