/** What a game's pad is given, and what its module offers: `boards/<game>/Pad.svelte`. */

import type { Component } from "svelte";
import type { Words } from "../boards/board";
import type { AnyGame, GameComponents, GameScore } from "../boards/typed";

export interface PadProps<G extends AnyGame = AnyGame> {
  hand: G["hand"];
  /** Whose part is entered; `COMMON`: what belongs to nobody. */
  seat: number;
  /** The newest score; it may be that of a moment ago, and is null before the first. */
  score: GameScore<G> | null;
  components: GameComponents<G>;
  /** The words of the game, then those of the page. */
  words: Words;
  language: string;
  /** Changes a draft of the table on paper: it is kept, scored and can be taken back. */
  edit: (change: (hand: G["hand"]) => void) => void;
}

/** Instead of a seat: what belongs to the whole table. */
export const COMMON = -1;

export interface PadModule<G extends AnyGame = AnyGame> {
  default: Component<PadProps<G>>;
  /** An empty table on paper for so many players. */
  blank: (players: number, components: GameComponents<G>) => G["hand"];
  /** Whether there is something to enter that belongs to the whole table, with these players. */
  common?: (players: number) => boolean;
  /** By which sign a player is shown, if not by the one of the seat: real pieces have a colour whoever owns them. */
  signOf?: (hand: G["hand"], seat: number) => number;
}

// A pad takes the tables of its own game only; it is found by the name of that game.
const modules = import.meta.glob<PadModule>("../boards/*/Pad.svelte");

export const hasPad = (game: string): boolean => `../boards/${game}/Pad.svelte` in modules;
export const padOf = (game: string): Promise<PadModule> => modules[`../boards/${game}/Pad.svelte`]!();
