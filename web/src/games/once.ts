// Made by scripts/page_types.py from src/spinney/games/once: change it there.

export const RULES = 1;
export const PLAYERS = [1, 2, 3, 4] as const;
export const SEATS = 4;
export const LEVELS = 4;
export const CARDS = 64;
export const LEVEL_CARDS = 16;
export const STARTS = 4;
export const HAND = 3;
export const PILES = 5;
export const PILE_CARDS = 12;
export const COLUMNS = 16;
export const DECK = 70;
export const NONE = -1;
export const BACK = 64;
export const UNKNOWN = 68;
export const SELECTION_PILES = 3;
export const SOLO_PILES = 4;
export const OBLIGATORY_PILE = 3;
export const MODE = 0;
export const STANDARD = 0;
export const TEAMS = 1;
export const SOLO = 2;
export const MOST_EVENTS = 4;
export const MOST_MOVES = 156;
export const LEVEL_NAMES = ["ground", "level1", "level2", "canopy"] as const;
export const SOLO_CARDS = 63;
export const MOST_ANIMALS = 3;

/** The fields of the table that somebody may see. */
export type View = {
  ply: number;
  epoch: number;
  turn_number: number;
  options: number[];
  chronicle: number[][];
  told: number;
  players: number;
  acting: number;
  phase: number;
  over: number;
  turn: number;
  given: number;
  discard: number;
  left_over: number;
  slipped: number[];
  bottom: number[];
  height: number[];
  deck: number[];
  hand_size: number[];
  hand: number[][];
  hand_pile: number[][];
  columns: number[];
  forest: number[][][];
  beneath: number[];
};

/** What is printed, as numbers. */
export type Box = {
  level: number[];
  animals: number[][];
  saw: number[];
  is_start: number[];
  starts: number[];
  solo_piles: number[];
};

/** An animal; `a` or `b` of its level. */
export interface Species {
  level: "canopy" | "ground" | "level1" | "level2";
  letter: "a" | "b";
  id: string;
  source: "house" | "public" | "rulebook";
}

/** A forest card: how many animals of its level's two species it shows, and whether a chain saw. */
export interface Card {
  level: "canopy" | "ground" | "level1" | "level2";
  a: number;
  b: number;
  saw: boolean;
  start: boolean;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The solo card: how many cards go into the three piles to choose from, and into the obligatory pile. */
export interface Solo {
  selection: [number, number, number];
  obligatory: number;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The entries of the pack, list by list. */
export type Pack = {
  species: Species[];
  card: Card[];
  solo: Solo;
};

/** What the log can tell, with the parts of each. */
export type Events = {
  slipped: { seat: number; card: number; pile: number };
  drew: { seat: number; card: number; pile: number };
  placed: { seat: number; card: number; column: number };
  covered: { seat: number; card: number; column: number };
  completed: { seat: number; column: number };
  gave: { seat: number; to: number; card: number };
  discarded: { seat: number; card: number };
  turned: { seat: number; card: number };
  ended: Record<string, never>;
};

/** The kinds of move, with the parts of each. */
export type Moves = {
  slip: { pile: number };
  draw: { pile: number };
  place: { hand: number; column: number };
  give: { hand: number; to: number };
  receive: { column: number };
  discard: { hand: number };
};

export type Phase = "slip" | "opening" | "place" | "give" | "receive" | "draw" | "discard" | "obligatory" | "last" | "over";
/** A line of the score sheet. */
export type Line = "columns" | "incomplete" | "species" | "saws";
/** What a choice would cost or bring. */
export type Quote = number;
/** A table on paper, as the file of `spinney score` says it. */
export type Hand = { mode?: string; seat: ({ columns: ([string, string, string, string])[]; name?: string })[] };

/** All of it together, which makes a message one of this game: see `boards/typed.ts`. */
export interface Game {
  view: View;
  box: Box;
  pack: Pack;
  events: Events;
  moves: Moves;
  phase: Phase;
  line: Line;
  quote: Quote;
  hand: Hand;
}
