/** What all parts of the board need: the table, what is printed, words, and how to point. */

import {
  ICONS,
  KINDS_OF_PLANT,
  LIGHTS,
  TRAITS,
  type EventCard,
  type Game,
  type Plant,
  type View,
  type Visitor,
} from "../../games/reforest";
import type { Pointing, Words } from "../board";
import type { SymbolName } from "../../drawing/symbols";
import type { Say } from "../../drawing/words";
import type { GameState } from "../typed";

export interface Scene {
  state: GameState<Game>;
  view: View;
  plants: readonly Plant[];
  animals: readonly Visitor[];
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
  /** What a thing says in brief: when, and what. */
  brief(kind: "plant" | "visitor" | "event", number: number): { timing: string; text: string };
  /** What a plant in a region is worth now. */
  points(card: number): number;
}

const isOne = (symbol: SymbolName, names: readonly string[]): boolean => names.includes(symbol);

/** What a symbol means, in words. */
export function meant(words: Words, say: Say, symbol: SymbolName): string {
  if (isOne(symbol, ICONS)) return words(`icon-${symbol}`);
  if (isOne(symbol, TRAITS)) return words(`trait-${symbol}`);
  if (isOne(symbol, KINDS_OF_PLANT)) return words("kind", { kind: symbol, n: 2 });
  if (isOne(symbol, LIGHTS)) return words(`light-${symbol}`);
  return say(symbol === "height" ? "reforest-height" : `reforest-${symbol}`);
}
