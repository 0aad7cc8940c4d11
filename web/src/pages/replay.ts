/** Opening a record: it becomes a table at which nobody sits. */

import { newReplay, stateOf } from "../net/api";
import { keep } from "../net/keys";
import { language } from "../words/words.svelte";

export async function openRecord(file: File): Promise<string> {
  const created = await newReplay({ record: await file.text() }, language());
  const state = await stateOf(created.table, "", language());
  keep(created, state.game, state.title);
  return created.table;
}
