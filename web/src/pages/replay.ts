/** Opening a record, from a file or a link: it becomes a table at which nobody sits. */

import { newReplay, stateOf } from "../net/api";
import { keep } from "../net/keys";
import { language } from "../words/words.svelte";

export async function openRecord(file: File): Promise<string> {
  return openText(await file.text());
}

export async function openText(record: string): Promise<string> {
  const created = await newReplay({ record }, language());
  const state = await stateOf(created.table, "", language());
  keep(created, state.game, state.title);
  return created.table;
}
