/**
 * One Python for all tabs of a browser. The tab that holds the lock leads and has the worker; the others speak to it
 * through a channel. When it is gone, the lock goes to the next. A leader that sleeps loses the lock to whoever waits.
 */

import type { Asked, News, Told } from "./protocol";

const LOCK = "spinney";
const lockOf = (tab: string) => `spinney ${tab}`;
/** So many milliseconds a leader may be silent when it is called. */
const PATIENCE = 4000;

type Letter =
  | { to: "leader"; from: string; asked: Asked }
  | { to: "leader"; from: string; call: true }
  | { to: "all"; from: string; leads: true }
  | { to: string; from: string; told: Told };

/** The tab that leads: it answers questions of all tabs, each of which numbers its questions and lines by itself. */
export interface Leading {
  ask(tab: string, asked: Asked): void;
  /** A tab is gone: its lines end. */
  gone(tab: string): void;
  end(): void;
}

export interface Followed {
  /** I lead from now on. */
  lead(lead: Lead): Leading;
  hear(told: Told): void;
  /** Whoever answered does so no more: what was under way is lost. */
  turned(): void;
}

export class Lead {
  readonly me = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
  #channel: BroadcastChannel | null = null;
  #leading: Leading | null = null;
  #leader = "";
  #waiting: Asked[] = [];
  #called: ReturnType<typeof setTimeout> | undefined;
  #tabs = new Set<string>();
  #news: News | null = null;

  constructor(
    private readonly followed: Followed,
    private readonly patience = PATIENCE,
  ) {
    const locks = navigator.locks as LockManager | undefined;
    // Without locks every tab is on its own; what is kept on the device stays right, for nothing is written twice.
    if (!locks || typeof BroadcastChannel === "undefined") {
      this.#lead();
      return;
    }
    this.#channel = new BroadcastChannel(LOCK);
    this.#channel.onmessage = ({ data }: MessageEvent<Letter>) => this.#read(data);
    // Held as long as this tab lives: so others learn that it is gone.
    void locks.request(lockOf(this.me), () => new Promise(() => {}));
    void this.#stand(locks, {});
    this.#call();
  }

  get leads(): boolean {
    return this.#leading !== null;
  }

  ask(asked: Asked): void {
    if (this.#leading) return this.#leading.ask(this.me, asked);
    if (this.#leader) this.#write({ to: "leader", from: this.me, asked });
    else this.#waiting.push(asked);
    this.#call();
  }

  /** From the leader to one tab, or to all. */
  tell(tab: string, told: Told): void {
    if (tab === this.me) this.followed.hear(told);
    else this.#write({ to: tab, from: this.me, told });
  }

  tellAll(news: News): void {
    if (news.loading) this.#news = news;
    this.followed.hear(news);
    for (const tab of this.#tabs) this.#write({ to: tab, from: this.me, told: news });
  }

  /** Waits for the lock, or takes it away from a leader that sleeps. */
  async #stand(locks: LockManager, how: LockOptions): Promise<void> {
    try {
      await locks.request(LOCK, how, () => {
        this.#lead();
        return new Promise(() => {});
      });
    } catch {
      // It was taken away from me: I have slept, and another one leads.
      this.#leading?.end();
      this.#leading = null;
      this.#tabs.clear();
      this.#turn("");
      void this.#stand(locks, {});
      this.#call();
    }
  }

  #lead(): void {
    clearTimeout(this.#called);
    this.#called = undefined;
    this.#leading = this.followed.lead(this);
    this.#turn(this.me);
    this.#write({ to: "all", from: this.me, leads: true });
  }

  #turn(leader: string): void {
    if (leader === this.#leader) return;
    const before = this.#leader;
    this.#leader = leader;
    if (before) this.followed.turned();
    if (leader) for (const asked of this.#waiting.splice(0)) this.ask(asked);
  }

  /** Asks the leader for a sign of life. */
  #call(): void {
    if (this.#leading || this.#called !== undefined) return;
    this.#write({ to: "leader", from: this.me, call: true });
    this.#called = setTimeout(() => {
      this.#called = undefined;
      void this.#stand(navigator.locks, { steal: true });
    }, this.patience);
  }

  #read(letter: Letter): void {
    if (letter.to === "all") return this.#led(letter.from);
    if (letter.to === "leader") {
      if (!this.#leading) return;
      this.#meet(letter.from);
      if ("asked" in letter) this.#leading.ask(letter.from, letter.asked);
      else this.#write({ to: "all", from: this.me, leads: true });
    } else if ("told" in letter && letter.to === this.me && letter.from === this.#leader) {
      this.followed.hear(letter.told);
    }
  }

  /** A leader has spoken. */
  #led(leader: string): void {
    if (this.#leading) return;
    clearTimeout(this.#called);
    this.#called = undefined;
    this.#turn(leader);
  }

  /** The leader meets a tab: when its lock is free, the tab is gone. */
  #meet(tab: string): void {
    if (this.#tabs.has(tab)) return;
    this.#tabs.add(tab);
    if (this.#news) this.tell(tab, this.#news);
    void navigator.locks.request(lockOf(tab), () => {
      this.#tabs.delete(tab);
      this.#leading?.gone(tab);
    });
  }

  #write(letter: Letter): void {
    this.#channel?.postMessage(letter);
  }
}
