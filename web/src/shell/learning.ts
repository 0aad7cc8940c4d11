/** Ways into lessons, puzzles and decisions that are tried once more: each is a table of its own. */

import type { Costly, State } from "../messages";
import * as api from "../net/api";
import { drop, keep, known, type Known } from "../net/keys";
import { language } from "../words/words.svelte";
import { chairsFor } from "./coaching";
import { count } from "./learned.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** The table at which a lesson was left. */
export const leftAt = (game: string, lesson: string): Known | undefined =>
  known().find((one) => one.game === game && one.lesson === lesson && !one.gone);

/** Whether somebody at this device has neither played a game nor taken its lesson. */
export const isNew = (game: string): boolean =>
  count("lessons", game) === 0 && !known().some((one) => one.game === game && !one.lesson && !one.aside);

/** Begins a lesson at a chapter; the tables at which it was taken before are not needed any more. */
export async function beginLesson(game: string, title: string, lesson: string, chapter = 0): Promise<void> {
  const created = await api.newLesson({ game, lesson, chapter, name: settings.name }, language());
  known().filter((one) => one.game === game && one.lesson === lesson).forEach(drop);
  keep(created, game, title, { lesson });
  go(`/table/${created.table}`);
}

export async function beginPuzzle(game: string, title: string, puzzle: string): Promise<void> {
  const created = await api.newPuzzle({ game, puzzle, name: settings.name }, language());
  keep(created, game, title, { aside: true });
  go(`/table/${created.table}`);
}

/** A table at the moment of one of the decisions that cost most. */
export async function tryAgain(from: Pick<State, "table" | "game" | "title" | "seats">, costliest: Costly[], at: number): Promise<void> {
  const { ply, seat } = costliest[at]!;
  const created = await api.branch(from.table, { ply, seats: chairsFor(from.seats, seat) }, language());
  keep(created, from.game, from.title, { aside: true, again: { table: from.table, costliest, at } });
  go(`/table/${created.table}`);
}
