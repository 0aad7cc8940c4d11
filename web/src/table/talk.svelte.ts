/** What is said at a table, how far it has been read, and whose words this device does not show. */

import type { Said } from "../messages";

const READ = "spinney-read";
const MUTED = "spinney-muted";
/** So many tables and names are remembered. */
const MOST = 100;
/** As many messages as a server keeps. */
const KEPT = 500;

function kept<T>(place: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

function keep(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing shows old words as new ones.
  }
}

export class Talk {
  all = $state.raw<Said[]>([]);
  /** The number of the last message that has been read. */
  read = $state(0);
  /** The names whose words are not shown. */
  muted = $state.raw<string[]>([]);

  constructor(private readonly table: string) {
    this.read = kept<[string, number][]>(READ, []).find(([one]) => one === table)?.[1] ?? 0;
    this.muted = kept<string[]>(MUTED, []);
  }

  /** The number of the last message that is here. */
  get last(): number {
    return this.all.at(-1)?.number ?? 0;
  }

  get shown(): Said[] {
    return this.all.filter((one) => !this.muted.includes(one.name));
  }

  /** How many words of others have not been read. */
  unread(seats: readonly number[]): number {
    return this.shown.filter((one) => one.number > this.read && !seats.includes(one.seat)).length;
  }

  hear(said: readonly Said[]): void {
    const last = this.last;
    this.all = [...this.all, ...said.filter((one) => one.number > last)].slice(-KEPT);
  }

  /** Everything has been read. */
  see(): void {
    if (this.read >= this.last) return;
    this.read = this.last;
    const others = kept<[string, number][]>(READ, []).filter(([one]) => one !== this.table);
    keep(READ, [...others, [this.table, this.read]].slice(-MOST));
  }

  mute(name: string, quiet: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== name), ...(quiet ? [name] : [])].slice(-MOST);
    keep(MUTED, this.muted);
  }
}
