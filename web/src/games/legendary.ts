// Made by scripts/page_types.py from src/spinney/games/legendary: change it there.

export const RULES = 1;
export const PLAYERS = [2, 3, 4, 5] as const;
export const SEATS = 5;
export const SIDES = 4;
export const TILES = 26;
export const START_TILE = 1;
export const PILE = 24;
export const UNSEEN = 5;
export const TURNS = 19;
export const PLANET = 20;
export const EDGES = 104;
export const COLOURS = 3;
export const PINK = 0;
export const RED = 1;
export const YELLOW = 2;
export const GRASS = 3;
export const TREES_A_PLAYER = 2;
export const TREES = 10;
export const ROUND = 21;
export const PLACES = 441;
export const CENTRE = 10;
export const MIDDLE = 220;
export const RIM = 42;
export const NONE = -1;
export const NOWHERE = 2147483647;
export const UNKNOWN = 0;
export const MOST_EVENTS = 26;
export const MOST_MOVES = 125;
export const COLOUR_NAMES = ["pink", "red", "yellow", "grass"] as const;
export const LETTERS = "PRYG";
export const EDGE_LETTERS = "NESW";
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
export const MOST_RUNES = 31;
export const WANTS = 5;
export const WANTED = 625;

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
  architect: number;
  token: number;
  to_plant: number;
  supply: number[];
  undrawn: number;
  pile: number[];
  chosen: number[];
  place: number[][];
  turned: number[][];
  rim_size: number[];
  rim: number[][];
  zone: number[][];
  runes: number[][];
  halves: number[][];
  tree_count: number[];
  tree: number[][];
};

/** What is printed, as numbers. */
export type Box = {
  colour: number[];
  area: number[];
  sides: number[][];
  light: number[];
};

/**
 * A world tile, as it looks with its number upright.
 *
 * `edges` are the colours north, east, south and west: P pink, R red, Y yellow, G grass. `areas` lists which edges
 * with leaves belong together inside the tile; edges of one colour in different areas are separate.
 */
export interface Tile {
  edges: string;
  areas: string[];
  light: boolean;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The tree tokens of a colour. */
export interface Trees {
  id: "pink" | "red" | "yellow";
  count: number;
  source: "house" | "public" | "rulebook";
}

/** The entries of the pack, list by list. */
export type Pack = {
  tile: Tile[];
  trees: Trees[];
};

/** What the log can tell, with the parts of each. */
export type Events = {
  drew: { seat: number; tile: number; light: number };
  ready: { seat: number };
  placed: { seat: number; place: number; turn: number };
  returned: { seat: number };
  closed: { seat: number; zone: number; runes: number };
  planted: { seat: number; zone: number; runes: number };
  passed: { seat: number };
  ended: Record<string, never>;
};

/** The kinds of move, with the parts of each. */
export type Moves = {
  place: { column: number; row: number; turn: number };
  return: Record<string, never>;
  plant: { tile: number; edge: number; colour: number };
};

export type Phase = "place" | "tree" | "over";
/** A line of the score sheet. */
export type Line = "closed" | "open";
/** What a choice would cost or bring. */
export type Quote = { gained: number; halves: number; points: number; runes: number };
/** A table on paper, as the file of `spinney score` says it. */
export type Hand = { seat: ({ tiles: ({ tile: number; x: number; y: number; turn?: number })[]; trees?: ({ tile: number; edge: "E" | "N" | "S" | "W"; colour: "pink" | "red" | "yellow" })[]; name?: string })[] };

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
