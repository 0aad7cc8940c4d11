/** What a board has to say beyond its picture. */

import type { Board } from "../boards";
import type { Words } from "../boards/board";
import type { FactOf } from "../messages";
import type { Table } from "../table/table.svelte";
import { language } from "../words/words.svelte";
import type { Thing } from "./things";

/** What a thing would cost and bring whoever looks, as its board says it. */
export function bringsOf(table: Table, board: Board | null, { kind, number }: Thing): FactOf[] {
  const { state, components, words } = table;
  if (!board?.brings || !state || !components || !words) return [];
  return board.brings(kind, number, state, components, spoken(board, words));
}

/** The words of a board, then those of its game. */
export function spoken(board: Board, words: Words): Words {
  const own = board.say(language());
  return (id, args) => {
    const said = own(id, args);
    return said === id ? words(id, args) : said;
  };
}
