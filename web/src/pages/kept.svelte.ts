/** The tables that this browser knows, with what the server says of them now. It is asked for a few at a time. */

import { ALONE } from "#where";
import type { State } from "../messages";
import { Refused, glance } from "../net/api";
import { drop, find, listed, lost, note, type Known } from "../net/keys";
import { language, t } from "../words/words.svelte";

const AT_ONCE = 3;

export class Kept {
  tables = $state.raw<Known[]>(listed());
  states = $state.raw<Record<string, State>>({});
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
    this.tables = listed();
    this.#asked.clear();
    this.#waiting = [];
    for (const one of this.open) this.ask(one);
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
    this.tables = listed();
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

  async #glance({ table, tokens }: Known): Promise<void> {
    const speaking = language();
    try {
      const state = await glance(table, tokens[0]?.token ?? "", speaking);
      if (speaking !== language()) return;
      if (state.over) note(state);
      this.states = { ...this.states, [table]: state };
    } catch (error) {
      if (error instanceof Refused && error.code === "no-such-table") lost(table);
    }
    const now = find(table);
    this.tables = this.tables.map((one) => (one.table === table && now ? now : one));
  }
}
