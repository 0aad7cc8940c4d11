// Made by scripts/page_types.py from src/spinney/games/reforest: change it there.

export const RULES = 3;
export const PLAYERS = [1, 2, 3, 4] as const;
export const SEATS = 4;
export const CARDS = 91;
export const VISITORS = 10;
export const EVENT_CARDS = 5;
export const SPACES = 6;
export const ROUNDS = 3;
export const NURSERY = 3;
export const DEALT = 5;
export const HAND_LIMIT = 7;
export const GATHERED = 2;
export const PILES = 2;
export const TUCKED = 12;
export const UNUSED = 61;
export const HAND = 48;
export const POOL = 40;
export const NONE = -1;
export const ALL = 31;
export const SPECTATORS = 16;
export const L1 = 0;
export const L2 = 1;
export const L3 = 2;
export const M1 = 3;
export const M2 = 4;
export const H1 = 5;
export const CHALLENGE = 0;
export const EVENT_MODULE = 1;
export const SAME_SPACE_ENERGY = 2;
export const COVERED_PASSIVE = 3;
export const SEVERAL = 0;
export const STANDARD = 1;
export const HARD = 2;
export const OFF = 0;
export const ON = 1;
export const PAYS = 0;
export const STAYS = 1;
export const COUNTS = 0;
export const ENDED_ALREADY = 1;
export const IN_DECK = 0;
export const IN_ROW = 1;
export const TAKEN = 2;
export const GONE = 3;
export const MOST_EVENTS = 40;
export const MOST_KEPT = 90;
export const MOST_MOVES = 3120;
export const KINDS_OF_PLANT = ["herb", "fern", "shrub", "tree"] as const;
export const ICONS = ["flower", "fruit"] as const;
export const TRAITS = ["evergreen", "conifer", "nitrogen", "edible", "poisonous", "pioneer", "wetland"] as const;
export const LIGHTS = ["sun", "shade"] as const;
export const MARKS = ["herb", "fern", "shrub", "tree", "flower", "fruit", "evergreen", "conifer", "nitrogen", "edible", "poisonous", "pioneer", "wetland", "sun", "shade"] as const;
export const SUN = 8192;
export const ROWS = "LMH";
export const LOW = 0;
export const EVENT_TIMING = "event";
export const VERBS = ["look", "draw", "discard", "store", "reclaim", "refresh", "move", "visitor_draw", "visitor_add", "burn", "cost_for", "cost_per", "cost_when", "hand_limit", "reach", "score"] as const;
export const TRIGGERS = ["play", "cover", "award"] as const;
export const WHEN_PLAYED = ["look", "draw", "discard", "store", "reclaim", "refresh", "move", "visitor_draw", "visitor_add"] as const;
export const FROM_DECK = 1;
export const FROM_NURSERY = 2;
export const FROM_HAND = 4;
export const FROM_ANYWHERE = 3;
export const HERE = 0;
export const ANY = 1;
export const CANOPY_DOES = ["cost_for", "reach", "hand_limit", "before_gathering", "after_gathering", "play", "cover", "award"] as const;
export const CHANGES_COSTS = 1;
export const REACHES = 2;
export const RAISES_LIMIT = 4;
export const ACTS_BEFORE = 8;
export const ACTS_AFTER = 16;
export const MEETS_PLAY = 32;
export const MEETS_COVER = 64;
export const MEETS_AWARD = 128;
export const ZONES = ["region", "near", "stack", "row"] as const;
export const REGION = 0;
export const NEAR = 1;
export const STACK = 2;
export const ROW = 3;
export const LAYERS = ["both", "canopy", "understory"] as const;
export const BOTH = 0;
export const CANOPY = 1;
export const UNDERSTORY = 2;
export const COUNTED = ["plant", "energy", "empty_space"] as const;
export const PLANT = 0;
export const ENERGY = 1;
export const EMPTY_SPACE = 2;
export const SPECIES = 91;
export const EFFECTS = 96;
export const FIRST_EVENT = 91;
export const STEPS = 192;
export const SELECTORS = 384;
export const MOST_VALUE = 20;
export const MOST_HEIGHT = 120;
export const UNLIMITED = 99;
export const VERB_FIELDS = ["look", "draw", "discard", "store", "reclaim", "refresh", "move", "visitor", "burn", "cost", "hand_limit", "reach", "score"] as const;
export const MOST_COUNTED = 400;

export const steps = {
  TURN: 0,
  LIMIT: 1,
  REFILL: 2,
  NEXT: 3,
  BEFORE: 4,
  GATHER: 5,
  AFTER: 6,
  TOLL: 7,
  PAY: 8,
  POOL: 9,
  EFFECT: 10,
  DRAW: 11,
  PRICE: 12,
  STORE: 13,
  RECLAIM: 14,
  REFRESH: 15,
  MOVE: 16,
  BURN: 17,
  AMOUNT: 2,
  SOURCE: 3,
  SELECTOR: 4,
  SPACE: 5,
  FIRST: 6,
  ENERGY_FIRST: 7,
  ROW: 8,
  END: 9,
  PHASE: 10,
  MAY_STOP: 11,
  TALLEST: 12,
  COLUMNS: 13,
  DEPTH: 48,
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
  starter: number;
  turn: number;
  round: number;
  more: number;
  target: number;
  growing: number;
  growing_space: number;
  pool_size: number;
  pool_card: number[];
  pool_space: number[];
  deck_size: number;
  deck: number[];
  deck_known: number[];
  shuffles: number;
  shuffled: number[];
  nursery: number[];
  discard_size: number;
  discard: number[];
  tucked_size: number[];
  unused_size: number;
  hand_size: number[];
  hand: number[][];
  hand_known: number[][];
  hand_from: number[][];
  top: number[][];
  beneath: number[];
  plants: number[][];
  occupied: number[];
  stored: number[][];
  energy_size: number[];
  energy: number[][];
  energy_space: number[][];
  energy_known: number[][];
  energy_from: number[][];
  visitors_up: number;
  visitor: number[];
  visitor_place: number[];
  visitor_due: number[];
  visitor_owner: number[];
  judged: number[][];
  events_up: number;
  event: number[];
  lasting: number;
};

/** What is printed, as numbers. */
export type Box = {
  cost: number[];
  value: number[];
  height: number[];
  spaces: number[];
  marks: number[];
  effect: number[];
  timing: number[];
  trigger_selector: number[];
  first_step: number[];
  verb: number[];
  amount: number[];
  source: number[];
  to: number[];
  selector: number[];
  most: number[];
  any_of: number[];
  all_of: number[];
  least_height: number[];
  in_rows: number[];
  zone: number[];
  layer: number[];
  counted: number[];
  least: number[];
  visitor_value: number[];
  goal: number[];
  solitaire_goal: number[][];
  lasts: number[];
  for_each: number[];
  row: number[];
  borders: number[];
  row_spaces: number[];
  kept: number[];
  tucked_each: number[];
};

/** How many plants are kept for a number of players, and tucked under each of two visitors. */
export interface Setting {
  players: number;
  kept: number;
  tucked: number;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** A space of the region. */
export interface Space {
  row: "H" | "L" | "M";
  borders: string[];
  id: string;
  source: "house" | "public" | "rulebook";
}

/** Which plants, energy or spaces are meant: those that have all that is named. */
export interface Selector {
  kinds: ("fern" | "herb" | "shrub" | "tree")[];
  icon: "flower" | "fruit" | null;
  trait: "conifer" | "edible" | "evergreen" | "nitrogen" | "pioneer" | "poisonous" | "wetland" | null;
  light: "shade" | "sun" | null;
  rows: string;
  height_min: number;
  layer: "both" | "canopy" | "understory";
  zone: "near" | "region" | "row" | "stack";
  of: "empty_space" | "energy" | "plant";
  min: number;
}

/** One verb with its parameters. */
export interface Step {
  look?: number;
  draw?: number;
  discard?: number;
  store?: number;
  reclaim?: number;
  refresh?: number;
  move?: "plant";
  visitor?: "add" | "draw";
  burn?: number;
  cost?: number;
  hand_limit?: number;
  reach?: "region";
  score?: number;
  from: "any" | "deck" | "hand" | "nursery";
  to: "adjacent" | "any" | "here";
  at: "near";
  for: Selector | null;
  per: Selector | null;
  when: Selector | null;
  max: number;
  height_max: number;
}

/** What a plant does, and when. A reaction has a trigger: `play`, `cover` or `award`. */
export interface Effect {
  timing: "after_gathering" | "before_gathering" | "passive" | "reaction" | "scoring" | "when_covered" | "when_played" | "when_played_cost";
  do: Step[];
  play: Selector | null;
  cover: Selector | null;
  award: "any" | null;
}

/** A species and its copies. `published` lists the facts that are the published card's. */
export interface Plant {
  name: string;
  latin: string;
  kind: "fern" | "herb" | "shrub" | "tree";
  copies: number;
  cost: number;
  value: number;
  height: number;
  rows: string;
  light: "shade" | "sun";
  effect: Effect;
  icons: ("flower" | "fruit")[];
  traits: ("conifer" | "edible" | "evergreen" | "nitrogen" | "pioneer" | "poisonous" | "wetland")[];
  published: string[];
  id: string;
  source: "house" | "public" | "rulebook";
}

/** An animal: its value, what is counted for it, and how much of that solitaire asks for in each round. */
export interface Visitor {
  name: string;
  latin: string;
  value: number;
  most: Selector;
  solo: [number, number, number];
  id: string;
  source: "house" | "public" | "rulebook";
}

/** An event: carried out at once or holding all round, for each player or once for the table. */
export interface EventCard {
  name: string;
  when: "all_round" | "round_start";
  who: "each" | "table";
  do: Step[];
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The entries of the pack, list by list. */
export type Pack = {
  setting: Setting[];
  space: Space[];
  plant: Plant[];
  visitor: Visitor[];
  event: EventCard[];
};

/** What the log can tell, with the parts of each. */
export type Events = {
  gathers: { seat: number };
  drew: { seat: number; card: number };
  took: { seat: number; card: number };
  paid: { seat: number; card: number };
  grew: { seat: number; card: number; space: number };
  covered: { seat: number; card: number };
  withered: { seat: number; card: number };
  used: { seat: number; card: number };
  looked: { seat: number; card: number };
  discarded: { seat: number; card: number };
  stored: { seat: number; card: number; space: number };
  stowed: { seat: number; card: number; space: number };
  reclaimed: { seat: number; card: number; space: number };
  moved: { seat: number; card: number; space: number };
  burned: { seat: number; card: number; space: number };
  cleared: { card: number };
  laid: { card: number };
  milled: { card: number };
  visited: { seat: number; visitor: number };
  invited: { visitor: number };
  "round-ended": { round: number };
  awarded: { seat: number; visitor: number; matches: number };
  waits: { visitor: number };
  left: { visitor: number };
  reset: { cards: number };
  occurred: { event: number };
  ended: Record<string, never>;
  challenge: { verdict: number; score: number; target: number };
};

/** The kinds of move, with the parts of each. */
export type Moves = {
  gather: Record<string, never>;
  grow: { hand: number; space: number };
  pay: { hand: number };
  spend: { energy: number };
  use: { effect: number };
  draw: Record<string, never>;
  take: { nursery: number };
  discard: { hand: number };
  store: { hand: number };
  under: { space: number };
  reclaim: { energy: number };
  clear: { nursery: number };
  mill: Record<string, never>;
  move: { space: number; to: number };
  burn: { space: number };
  done: Record<string, never>;
};

export type Phase = "action" | "pay" | "before" | "gather" | "after" | "effects" | "draw" | "price" | "under" | "store" | "stow" | "reclaim" | "refresh" | "move" | "burn" | "toll" | "limit" | "over";
/** A line of the score sheet. */
export type Line = "plants" | "effects" | "energy" | "visitors" | "elevation" | "hand";
/** What a choice would cost or bring. */
export type Quote = number | string;
/** A table on paper, as the file of `spinney score` says it. */
export type Hand = { all_plants?: number | null; challenge?: string | null; unearned?: (string)[] | null; seat: ({ L1?: { plants?: (string)[]; energy?: number }; L2?: { plants?: (string)[]; energy?: number }; L3?: { plants?: (string)[]; energy?: number }; M1?: { plants?: (string)[]; energy?: number }; M2?: { plants?: (string)[]; energy?: number }; H1?: { plants?: (string)[]; energy?: number }; visitors?: (string)[]; hand?: number; name?: string })[] };

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
