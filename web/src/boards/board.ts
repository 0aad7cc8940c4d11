/** What a board is given, and what its module offers. A board is a Svelte component with these props. */

import type { Component, Snippet } from "svelte";
import type { FactOf, LegalMove } from "../messages";
import type { AnyGame, GameComponents, GameState } from "./typed";

export interface Pointing {
  /** Whether it occurs in a move that is still possible after what was pointed at already. */
  lit(part: string, value: number, kind?: string): boolean;
  /** Whether it was pointed at already. */
  chosen(part: string, value: number): boolean;
  /** Narrows the choice, and makes the move when one is left; what is impossible is asked about: why not? */
  point(part: string, value: number, kind?: string): void;
  /** Points at something without making the move, even if one is left: what is picked up is put down by a second act. */
  pick(part: string, value: number, kind?: string): void;
  /** Several things that are chosen together: those that have been chosen, and how many may still be. */
  several(): { chosen: LegalMove[]; due: number } | null;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

/** A board that knows its game says which: `BoardProps<Game>`. */
export interface BoardProps<G extends AnyGame = AnyGame> {
  state: GameState<G>;
  components: GameComponents<G>;
  pointing: Pointing;
  words: Words;
  viewer: number;
  /** What whoever teaches speaks about now: things as `kind/number`, and parts of the table. */
  about?: readonly string[];
  /** The prompt of the page: it sits between one's own area and the hand. */
  children?: Snippet;
}

/** A fact for the bar above the table: "61 in the deck"; on a phone the symbol and the value alone. */
export interface BarFact {
  symbol: string;
  value: string;
  label: string;
}

/** A choice half made: the parts that have been pointed at, and the kind of move if that is clear. */
export interface Choice {
  kind: string | null;
  parts: Record<string, number>;
}

/** What the module of a board exports besides the board itself, if it likes. */
export interface BoardModule<G extends AnyGame = AnyGame> {
  default: Component<BoardProps<G>>;
  /** Facts for the bar; `say` speaks the board's own words, then the game's, then the page's. */
  facts?: (state: GameState<G>, components: GameComponents<G>, say: Words) => BarFact[];
  /** The file with the board's pictures, and the ids of the symbols in it. */
  sheet?: { url: string; ids: readonly string[] };
  /** What is shown of a thing under the glass: a symbol of the game's sheet by its id, or a drawing of 100 x 100. */
  plateOf?: (kind: string, number: number, components: GameComponents<G>) => string | null;
  /** What is asked next when some parts of a move have been pointed at: "Where shall the canopy card go?" */
  asks?: (chosen: Choice, state: GameState<G>, components: GameComponents<G>, say: Words) => string;
  /** What a thing would cost and bring whoever looks, if they chose it now: said with the thing itself. */
  brings?: (kind: string, number: number, state: GameState<G>, components: GameComponents<G>, say: Words) => FactOf[];
}
