// Made by scripts/page_types.py from src/spinney/games/dartmoor: change it there.

export const RULES = 3;
export const PLAYERS = [2, 3, 4, 5] as const;
export const SEATS = 5;
export const SPECIES = 66;
export const UNIVERSAL = 66;
export const WHOLE = 71;
export const CARDS = 172;
export const HALVES = 344;
export const WINTER = 172;
export const WINTERS = 3;
export const DECK = 175;
export const RETURNED = 15;
export const OPENING_HAND = 6;
export const HAND = 10;
export const STUCK_CARDS = 2;
export const FULL_CLEARING = 10;
export const CLEARING = 32;
export const CAVES = 5;
export const STANDS = 93;
export const SLOTS = 6;
export const STAND_SLOTS = 4;
export const NONE = -1;
export const UNKNOWN = -2;
export const OUT = 5;
export const TOP = 0;
export const BOTTOM = 1;
export const LEFT = 2;
export const RIGHT = 3;
export const SECOND_TOP = 4;
export const SECOND_BOTTOM = 5;
export const TREE_TOP = 1;
export const TREE_BOTTOM = 2;
export const TREE_LEFT = 4;
export const TREE_RIGHT = 8;
export const MOOR_TOP = 16;
export const MOOR_BOTTOM = 32;
export const OVER_BIRD = 64;
export const SHARED_TOP = 128;
export const JOIN_LEFT = 256;
export const JOIN_RIGHT = 512;
export const SYMBOLS = ["tree", "shrub", "moor", "bird", "bat", "insect", "dragonfly", "mouse", "paw", "hoof", "amphibian", "plant", "card below"] as const;
export const KINDS = 13;
export const TREE = 1;
export const SHRUB = 2;
export const MOOR = 4;
export const BIRD = 8;
export const BAT = 16;
export const INSECT = 32;
export const DRAGONFLY = 64;
export const MOUSE = 128;
export const PAW = 256;
export const HOOF = 512;
export const AMPHIBIAN = 1024;
export const PLANT = 2048;
export const BELOW = 4096;
export const TREE_SYMBOLS = ["CA", "BA", "SO", "GW", "AS", "MB"] as const;
export const COLOURS = 6;
export const CUCKOO = 0;
export const WHEATEAR = 1;
export const FREE_TREE = 2;
export const ONE_CUCKOO = 0;
export const ANY_CUCKOOS = 1;
export const AS_EFFECT = 0;
export const AS_BONUS = 1;
export const REVEALS = 0;
export const QUIET = 1;
export const MOST_EVENTS = 64;
export const MOST_MOVES = 2400;
export const VERTICAL = 56;
export const HORIZONTAL = 45;
export const MOST_COST = 3;
export const TRIGGERS = 8;
export const TERMS = 2;
export const CAVE_STEPS = 2;
export const LINES = ["tree", "shrub", "moor", "bird", "bat", "dragonfly", "insect", "amphibian", "plant", "paw", "hoof"] as const;

export const steps = {
  CAVE: 0,
  SECOND: 2,
  PLACE: 3,
  PAY: 4,
  TAKE: 6,
  FREE: 7,
  LIFT: 8,
  MOOR: 9,
  STORE: 10,
  LAY: 11,
  CAVE_EFFECTS: 13,
  COME_IN: 14,
  DRAW: 15,
  AGAIN: 16,
  BURY: 17,
  STORE_ALL: 18,
  WHAT: 2,
  NUMBER: 3,
  FLAGS: 4,
  ORIGIN: 5,
  COLUMNS: 6,
  OF_SPECIES: 1,
  OF_CAVE: -1,
  MAY: 1,
  BONUS: 2,
  ANY_NUMBER: 4,
  PAID: 8,
  WITH_EFFECT: 16,
  WITH_BONUS: 32,
  DEPTH: 12,
  STEP: 0,
  SEAT: 1,
} as const;

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
  depth: number;
  steps: number[][];
  turn: number;
  extra: number;
  winters: number;
  playing: number;
  target_stand: number;
  target_slot: number;
  picks: number;
  picked: number;
  deck_size: number;
  deck: number[];
  hand_size: number[];
  hand: number[][];
  clearing_size: number;
  clearing: number[];
  gone: number[];
  offered: number[];
  cave: number[];
  cave_size: number[];
  taken_by: number[];
  taken_since: number[];
  taken_until: number[];
  stands: number;
  stand_owner: number[];
  stand_species: number[];
  stand_card: number[];
  first: number[][];
  crowd: number[][];
  openings: number[];
  dwelling: number[];
  room: number[];
  species: number[][];
  symbols: number[][];
  colours: number[][];
};

/** What is printed, as numbers. */
export type Box = {
  half_species: number[];
  half_colour: number[];
  half_room: number[];
  kinds: number[];
  cost: number[];
  effect: number[][];
  bonus: number[][];
  effect_or_bonus: number[];
  triggers: number;
  trigger_species: number[];
  trigger_what: number[];
  trigger_draw: number[];
  covered: number[];
  sharing: number[];
  opens_top: number[];
  opens_sides: number[];
  doubles: number[];
  measure: number[][];
  about: number[][];
  payoff: number[][];
  points: number[][];
  need: number[][];
  less: number[][];
  scale: number[][][];
  set_species: number;
  line: number[];
  cave_steps: number[][][];
  cave_points: number[];
};

/** What is printed on a card, or on half of one, and how often. */
export interface Species {
  part: "bottom" | "moor" | "shrub" | "side" | "top" | "tree";
  symbols: string[];
  copies: number;
  cost: number;
  points: string;
  place: string;
  permanent: string;
  effect: string;
  bonus: string;
  contested: "" | "cuckoo" | "wheatear";
  inferred: "" | "effect" | "permanent" | "points";
  house: "" | "bonus" | "effect";
  id: string;
  source: "house" | "public" | "rulebook";
}

/** A tree, shrub or moor. Faces are written `species:SYMBOL`. */
export interface WholeCard {
  face: string;
  id: string;
  source: "house" | "public" | "rulebook";
}

export interface VerticalCard {
  top: string;
  bottom: string;
  id: string;
  source: "house" | "public" | "rulebook";
}

export interface HorizontalCard {
  left: string;
  right: string;
  id: string;
  source: "house" | "public" | "rulebook";
}

export interface Cave {
  effect: string[];
  points: number;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The entries of the pack, list by list. */
export type Pack = {
  species: Species[];
  whole: WholeCard[];
  vertical: VerticalCard[];
  horizontal: HorizontalCard[];
  cave: Cave[];
};

/** What the log can tell, with the parts of each. */
export type Events = {
  chose: { seat: number; cave: number };
  drew: { seat: number; card: number };
  took: { seat: number; card: number };
  played: { seat: number; half: number };
  "chose-place": { seat: number; stand: number; slot: number };
  picked: { seat: number; card: number };
  paid: { seat: number; card: number };
  placed: { seat: number; half: number; stand: number };
  covered: { seat: number; card: number; stand: number };
  revealed: { card: number };
  effect: { seat: number; species: number };
  bonus: { seat: number; species: number };
  again: { seat: number };
  stored: { seat: number; card: number };
  laid: { seat: number; card: number };
  declined: { seat: number };
  stuck: { seat: number };
  showed: { seat: number; card: number };
  cleared: { cards: number };
  winter: { winter: number };
  ended: Record<string, never>;
};

/** The kinds of move, with the parts of each. */
export type Moves = {
  cave: { cave: number };
  draw: Record<string, never>;
  take: { card: number };
  play: { half: number };
  lift: { half: number };
  place: { stand: number; slot: number };
  pay: { card: number };
  moor: { card: number };
  store: { card: number };
  lay: { card: number };
  use: Record<string, never>;
  pass: Record<string, never>;
};

export type Phase = "cave" | "action" | "second" | "place" | "pay" | "effect" | "take" | "free" | "lift" | "moor" | "store" | "lay" | "over";
/** A line of the score sheet. */
export type Line = "trees" | "shrubs" | "moors" | "birds" | "bats" | "dragonflies" | "insects" | "amphibians" | "plants" | "paws" | "hooves" | "cave";
/** What a choice would cost or bring. */
export type Quote = number | string;
/** A table on paper, as the file of `spinney score` says it. */
export type Hand = { cuckoo?: string; seat: ({ cave?: { number?: number | null; cards?: number }; stand?: ({ species: string; top?: (string)[]; bottom?: (string)[]; left?: (string)[]; right?: (string)[] })[]; name?: string })[] };

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
