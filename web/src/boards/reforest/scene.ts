/** What all parts of the board need: the table, what is printed, words, and how to point. */

import type { Pointing, Words } from "../board";
import type { State } from "../../messages";
import type { SymbolName } from "../../drawing/symbols";
import type { Say } from "../../drawing/words";
import type { Plant, ReforestView } from "./region";
import type { Animal } from "./visitors";

export interface EventCard {
  id: string;
  name: string;
  when: "round_start" | "all_round";
  do: import("./region").Step[];
}

export interface Scene {
  state: State;
  view: ReforestView;
  plants: readonly Plant[];
  animals: readonly Animal[];
  events: readonly EventCard[];
  say: Say;
  words: Words;
  pointing: Pointing;
  viewer: number;
  solo: boolean;
  /** What somebody at a seat is called. */
  name(seat: number): string;
  /** A plant by name, latin name and height. */
  card(card: number): string;
  /** A space by its row, and where in it. */
  space(space: number): string;
}

const ICONS = ["flower", "fruit"];
const TRAITS = ["evergreen", "conifer", "nitrogen", "edible", "poisonous", "pioneer", "wetland"];
const KINDS = ["herb", "fern", "shrub", "tree"];

/** What a symbol means, in words. */
export function meant(words: Words, say: Say, symbol: SymbolName): string {
  if (ICONS.includes(symbol)) return words(`icon-${symbol}`);
  if (TRAITS.includes(symbol)) return words(`trait-${symbol}`);
  if (KINDS.includes(symbol)) return words("kind", { kind: symbol, n: 2 });
  if (symbol === "sun" || symbol === "shade") return words(`light-${symbol}`);
  return say(symbol === "height" ? "reforest-height" : `reforest-${symbol}`);
}
