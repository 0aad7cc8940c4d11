/**
 * The tables to go on with, and how they stand. A server has the list, and how each stands. Without one the browser knows
 * its tables, and they are asked for a few at a time; and so is, with and without a server, how games ended.
 */

import { ALONE } from "#where";
import type { MyTable, State } from "../messages";
import { Refused, glance, myTables } from "../net/api";
import { drop, endOf, find, listed, lost, note, type Known } from "../net/keys";
import { language, t } from "../words/words.svelte";

const AT_ONCE = 3;

/** How a table stands, as a list shows it. */
export type Standing = Pick<State, "title" | "seats" | "acting" | "thinking" | "turn">;

export class Kept {
  tables = $state.raw<Known[]>(ALONE ? listed() : []);
  states = $state.raw<Record<string, Standing>>({});
  /** Whether the server has been asked, and has more. */
  asked = $state(ALONE);
  more = $state(false);
  #waiting: Known[] = [];
  #asked = new Set<string>();
  #busy = 0;

  /** Tables that are not over, those with my turn first. */
  get open(): Known[] {
    const open = this.tables.filter((one) => !one.over && !one.gone);
    return [...open.filter((one) => this.mine(one)), ...open.filter((one) => !this.mine(one))];
  }

  get over(): Known[] {
    return this.tables.filter((one) => one.over && !one.gone);
  }

  get gone(): Known[] {
    return this.tables.filter((one) => one.gone);
  }

  mine({ table, tokens }: Known): boolean {
    return tokens.some(({ seat }) => this.states[table]?.acting.includes(seat));
  }

  /** Asks anew for all tables whose games go on. */
  renew(): void {
    this.#asked.clear();
    this.#waiting = [];
    if (!ALONE) return void this.#list(0);
    this.tables = listed();
    for (const one of this.open) this.ask(one);
  }

  /** The next part of a long list. */
  showMore(): void {
    void this.#list(this.tables.length);
  }

  async #list(skip: number): Promise<void> {
    const found = await myTables(skip).catch(() => null);
    if (!found) return;
    const before = this.tables.slice(0, skip).filter((one) => !found.tables.some(({ table }) => table === one.table));
    this.tables = [...before, ...found.tables.map(asKnown)];
    this.states = { ...this.states, ...Object.fromEntries(found.tables.map((one) => [one.table, asStanding(one)])) };
    this.more = found.more;
    this.asked = true;
  }

  ask(one: Known): void {
    if (this.#asked.has(one.table)) return;
    this.#asked.add(one.table);
    this.#waiting.push(one);
    void this.#work();
  }

  /** Takes a table off the list; where nobody else has it, that is its end, and is asked. */
  forget(table: string): void {
    const title = find(table)?.title ?? "";
    if (ALONE && !find(table)?.gone && !confirm(t("forget-sure", { title }))) return;
    drop({ table });
    this.tables = this.tables.filter((one) => one.table !== table);
  }

  async #work(): Promise<void> {
    if (this.#busy >= AT_ONCE) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#busy += 1;
    await this.#glance(next);
    this.#busy -= 1;
    void this.#work();
  }

  async #glance(one: Known): Promise<void> {
    const { table, tokens } = one;
    const speaking = language();
    let now = one;
    try {
      const state = await glance(table, tokens[0]?.token ?? "", speaking);
      if (speaking !== language()) return;
      if (state.over) note(state);
      this.states = { ...this.states, [table]: state };
      if (state.over) now = { ...one, ended: endOf(state) };
    } catch (error) {
      if (error instanceof Refused && error.code === "no-such-table") lost(table);
    }
    if (ALONE) now = find(table) ?? one;
    this.tables = this.tables.map((each) => (each.table === table ? now : each));
  }
}

/** A table of the server's list, as the browser would know it; how it ended may be known here already. */
function asKnown({ table, game, title, lesson, replay, mine, over, changed }: MyTable): Known {
  return {
    table,
    game,
    title,
    tokens: mine.map((seat) => ({ seat, token: "" })),
    touched: Date.parse(changed),
    over: over || replay,
    ...(lesson ? { lesson } : {}),
    ...(over ? { ended: find(table)?.ended } : {}),
  };
}

function asStanding({ title, seats, acting }: MyTable): Standing {
  const named = seats.map((seat) => ({ ...seat, name: seat.name || t("pad-name-of", { number: seat.number + 1 }) }));
  return { title, seats: named, acting, thinking: acting.filter((seat) => seats[seat]?.kind === "bot"), turn: 0 };
}
