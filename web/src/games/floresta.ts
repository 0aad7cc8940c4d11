// Made by scripts/page_types.py from src/spinney/games/floresta: change it there.

export const RULES = 3;
export const PLAYERS = [2, 3, 4] as const;
export const SEATS = 4;
export const BOARDS = 5;
export const ALL_BOARDS = 31;
export const SIDES = 10;
export const SPACES = 12;
export const PATHS = 16;
export const MOST_PATHS = 15;
export const ZONES = 4;
export const TOWER_BOARDS = 4;
export const TOWERS = 8;
export const CARDS = 60;
export const FIRE_CARDS = 12;
export const PLAIN_CARDS = 48;
export const HAND = 3;
export const ROW = 5;
export const DECK = 43;
export const REMOVED = 17;
export const VALUES = 6;
export const KINDS = 4;
export const PIECES = 3;
export const NONE = -1;
export const UNKNOWN = 60;
export const ON_TOWER = 10;
export const NORTH = 0;
export const WEST = 1;
export const CENTRE = 2;
export const EAST = 3;
export const SOUTH = 4;
export const LYNX = 20;
export const DOUBLES = 6;
export const BREAKS = 8;
export const CAMPING = 9;
export const ENOUGH = 20;
export const BOARD_NAMES = ["river", "lynx", "grove", "mountain", "nursery"] as const;
export const ALL_SIDES = 0;
export const BOARD_SIDE = 1;
export const FELLED_TREES = 10;
export const TRANSPLANTS = 11;
export const CAMPING_SETS = 12;
export const FIRST_GAME = 0;
export const RANDOM = 1;
export const OPEN = 0;
export const STAR = 1;
export const OTHER = 2;
export const BURN = 0;
export const SAFE = 1;
export const EARN = 0;
export const BARE = 1;
export const GARDUNHA = 0;
export const ALWAYS = 1;
export const CONDITION_NAMES = ["values", "points", "locations"] as const;
export const CONDITIONS = 3;
export const ALL_VALUES = 0;
export const ENOUGH_POINTS = 1;
export const FIVE_LOCATIONS = 2;
export const TOKENS = ["vp", "axe", "lynx", "igloo", "tent", "trailer", "motorhome"] as const;
export const VP_TOKEN = 0;
export const AXE_TOKEN = 1;
export const LYNX_TOKEN = 2;
export const CAMPING_TOKEN = 3;
export const MOST_EVENTS = 57;
export const MOST_MOVES = 760;
export const BOARD_IDS = ["A", "B", "C", "D", "E"] as const;
export const ANY_TOWER = "T";
export const ICON_IDS = ["A", "B", "C", "D", "E", "T"] as const;
export const TOWER_BOARD_IDS = ["T1", "T2", "T3", "T4"] as const;
export const CELLS = ["N", "W", "C", "E", "S"] as const;
export const CORNERS = ["NW", "NE", "SW", "SE"] as const;
export const NEAR = [[0, 1], [0, 3], [4, 1], [4, 3]] as const;
export const RED = 1;
export const BEIGE = 2;
export const BOTH = 3;
export const TOWER_ICON = 5;
export const LEAVES = 12;
export const MOST_TREES = 18;
export const MOST_AXES = 3;
export const SPECIALS = ["wild", "lynx", "x2", "break", "fighter", "axe"] as const;
export const WILD = 0;
export const LYNX_CARD = 1;
export const DOUBLE_CARD = 2;
export const BREAK_CARD = 3;
export const FIGHTER_CARD = 4;
export const AXE_CARD = 5;
export const POWERS = ["none", "truck_third_marker", "break_over_fire", "free_axe_in_reach", "either_colour_in_reach", "lynx_card_anywhere_in_reach", "reserve_bonus_trees", "red_cards_wild_in_reach"] as const;
export const NO_POWER = 0;
export const THIRD_MARKER = 1;
export const BREAK_OVER_FIRE = 2;
export const FREE_AXE = 3;
export const EITHER_COLOUR = 4;
export const LYNX_ANYWHERE = 5;
export const RESERVE_BONUS = 6;
export const RED_WILD = 7;
export const ENDS = ["chain", "hop_chain", "unplaced_lynx", "lynx_rank", "tree_rank", "camping_set", "zones_held", "standing_and_felled", "majorities"] as const;
export const CHAIN = 0;
export const HOP_CHAIN = 1;
export const UNPLACED_LYNX = 2;
export const LYNX_RANK = 3;
export const TREE_RANK = 4;
export const CAMPING_SET = 5;
export const ZONES_HELD = 6;
export const STANDING_AND_FELLED = 7;
export const MAJORITIES = 8;
export const END_POINTS = [3, 3, 1, 3, 3, 1, 3, 2, 2] as const;

export const steps = {
  TURN: 0,
  LAY: 1,
  EARN: 2,
  FELL: 3,
  SPECIAL: 4,
  HELP: 5,
  BREAK: 6,
  FIGHT: 7,
  TRANSPLANT: 8,
  REPLANT: 9,
  BONUS: 10,
  DRAW: 11,
  TRUCKS: 12,
  DRIVE: 13,
  FIRE: 14,
  MOVES: 15,
  MOVE: 16,
  SPACE: 2,
  LEFT: 3,
  FIRST: 4,
  SECOND: 5,
  COLUMNS: 6,
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
  first: number;
  card: number;
  counted: number;
  side: number[];
  cell: number[];
  tower: number[];
  corner: number[];
  neutral: number[];
  doubled: number[];
  felled: number[];
  arrived: number[];
  fire: number[];
  breaks: number[];
  zone_lynx: number[][];
  trees: number[][];
  supply: number[];
  thrown: number[];
  reserve: number[];
  vp: number[];
  axes: number[];
  lynx: number[];
  camping: number[][];
  claimed: number[];
  pieces: number[];
  reach: number[];
  truck: number[];
  bonus_used: number[];
  zone_points: number[];
  lynx_left: number;
  doubles_left: number;
  breaks_left: number;
  camping_left: number[];
  hand_size: number[];
  hand: number[][];
  hand_seen: number[][];
  shown: number[];
  discarded: number[];
  row_size: number;
  row: number[];
  deck_size: number;
};

/** What is printed, as numbers. */
export type Box = {
  start_trees: number[];
  plain_removed: number[];
  fire_removed: number[];
  with_neutral: number[];
  value: number[];
  colour: number[];
  lay: number[];
  vp: number[];
  axe: number[];
  lynx: number[];
  tokens: number[][];
  zone: number[];
  onward: number[];
  beside: number[];
  around: number[];
  joined: number[];
  spaces: number[];
  paths: number[];
  starts: number[];
  leaves: number[];
  in_order: number[];
  apart: number[];
  one_a_zone: number[];
  transplants: number[];
  felling: number[];
  zone_spaces: number[][];
  zone_slots: number[][];
  zone_to: number[][];
  row_spaces: number[][];
  movers: number[][];
  end: number[];
  end_points: number[][];
  payable: number[][];
  of_value: number[][];
  matching: number[][][][];
  card_value: number[];
  card_colour: number[];
  special: number[];
  icon: number[];
  ignites: number[];
  tower_value: number[];
  tower_colour: number[];
  tower_worth: number[][];
  power: number[];
  reached_cells: number[][];
  distance: number[][];
};

/** What a number of players begins with. */
export interface Setup {
  players: number;
  trees: number;
  plain_removed: number;
  fire_removed: number;
  neutral: boolean;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** A forest board; both its sides bear its symbol. */
export interface Board {
  symbol: string;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** An action card: value and colour, special action, its location icon, and the cells of its fire icon. */
export interface Card {
  print: string;
  special: "axe" | "break" | "fighter" | "lynx" | "wild" | "x2";
  icon: string;
  fire: string;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** A side of a watch tower board. */
export interface Tower {
  name: string;
  board: string;
  print: string;
  points: [number, number, number];
  power: string;
  star: boolean;
  id: string;
  source: "house" | "public" | "rulebook";
}

/** How a side scores at the end. */
export interface End {
  kind: string;
  points: number[];
}

/** A space: value and colour, where to draw it, the lynx it asks for, and what a tree earns there. */
export interface Space {
  id: string;
  print: string;
  at: [number, number];
  lay: number;
  vp: number;
  axe: number;
  lynx: number;
  igloo: number;
  tent: number;
  trailer: number;
  motorhome: number;
  leaf: boolean;
}

/** Spaces that belong together: a zone, a row, a column; with lynx icons, or the board to which its trees may go. */
export interface Zone {
  spaces: string[];
  lynx_slots: number;
  to: string;
}

/** A side of a forest board. */
export interface Side {
  name: string;
  board: string;
  placement: "arrows" | "arrows_one_per_row" | "free" | "free_then_transplant" | "not_adjacent_to_own" | "pay_lynx";
  end: End;
  spaces: Space[];
  star: boolean;
  felling: boolean;
  starts: string[];
  solid: string[];
  arrows: string[];
  dotted: string[];
  zones: Zone[];
  rows: string[][];
  map: string[];
  id: string;
  source: "house" | "public" | "rulebook";
}

/** The entries of the pack, list by list. */
export type Pack = {
  setup: Setup[];
  board: Board[];
  card: Card[];
  tower: Tower[];
  side: Side[];
};

/** What the log can tell, with the parts of each. */
export type Events = {
  planted: { seat: number; card: number; space: number };
  paid: { seat: number; amount: number };
  doubled: { seat: number; space: number };
  built: { seat: number; card: number; tower: number };
  threw: { seat: number; card: number };
  laid: { seat: number; amount: number; space: number };
  gained: { seat: number; amount: number; token: number };
  felled: { seat: number; side: number; spaces: number };
  broke: { seat: number; path: number };
  quenched: { seat: number; path: number };
  transplanted: { seat: number; from: number; space: number };
  rewarded: { seat: number; condition: number; space: number };
  reserved: { seat: number; condition: number };
  grew: { seat: number; space: number };
  took: { seat: number; card: number };
  drove: { seat: number; side: number };
  burned: { seat: number; amount: number };
  spread: { side: number; paths: number };
  turned: { card: number };
  rolled: { card: number; amount: number };
  kindled: { side: number; spaces: number; paths: number };
  began: { seat: number };
  moved: { seat: number; from: number; space: number };
  ended: Record<string, never>;
  stayed: { seat: number; side: number };
  scorched: { side: number; single: number; double: number };
  held: { seat: number; side: number };
  passed: { side: number; value: number; next: number };
  "burns-already": { side: number };
  "nothing-free": { side: number };
};

/** The kinds of move, with the parts of each. */
export type Moves = {
  plant: { hand: number; space: number };
  build: { hand: number; tower: number };
  throw: { hand: number };
  lay: { lynx: number };
  fell: Record<string, never>;
  block: { path: number };
  quench: { path: number };
  accept: Record<string, never>;
  transplant: { space: number };
  replant: { space: number };
  bonus: { condition: number; space: number };
  reserve: { condition: number };
  grow: { space: number };
  take: { place: number };
  move: { space: number };
  decline: Record<string, never>;
};

export type Phase = "turn" | "lay" | "fell" | "break" | "fight" | "help" | "transplant" | "replant" | "bonus" | "reserved" | "draw" | "truck" | "truck-on" | "move" | "over";
/** A line of the score sheet. */
export type Line = "vp" | "river" | "lynx" | "grove" | "mountain" | "nursery" | "tower" | "axes" | "camping";
/** What a choice would cost or bring. */
export type Quote = number | string;
/** A table on paper, as the file of `spinney score` says it. */
export type Hand = { sides: { N: string; W: string; C: string; E: string; S: string; NW?: string | null; NE?: string | null; SW?: string | null; SE?: string | null }; options?: { camping?: string }; zone_lynx?: { z1?: number; z2?: number; z3?: number; z4?: number }; seat: ({ colour: string; vp?: number; lynx?: number; axes?: number; camping?: { igloo?: number; tent?: number; trailer?: number; motorhome?: number }; tower?: string | null; pieces?: number; trees?: Record<string, (string)[]>; x2?: Record<string, (string)[]>; felled?: Record<string, (string)[]>; espinhal?: number | null; name?: string })[] };

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
