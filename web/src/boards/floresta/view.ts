/** What lies on the table: the fields that the board shows, and what they mean. */

import {
  CELLS,
  CORNERS,
  ON_TOWER,
  PATHS,
  PIECES,
  SPACES,
  VALUES,
  distance,
  type Cell,
  type Corner,
  type Print,
  type Side,
} from "./print";

/** The fields of the table; see the game's `table.py`. */
export interface FlorestaView {
  players: number;
  first: number;
  turn: number;
  card: number;
  space: number;
  from_space: number;
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
  lynx_left: number;
  doubles_left: number;
  breaks_left: number;
  camping_left: number[];
  hand_size: number[];
  hand: number[][];
  shown: number[];
  discarded: number[];
  row_size: number;
  row: number[];
  deck_size: number;
}

export const MARKERS = 50;
export const ENOUGH = 20;

export const has = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const bits = (set: number, length = 32): number[] =>
  Array.from({ length }, (_, i) => i).filter((i) => has(set, i));

export const seatsOf = (view: FlorestaView): number[] => Array.from({ length: view.players }, (_, seat) => seat);

/** Whose tree stands on a space: a seat, "neutral", or null if it is free. */
export type Owner = number | "neutral" | null;

export function ownerOf(view: FlorestaView, side: number, i: number): Owner {
  if (has(view.neutral[side]!, i)) return "neutral";
  const seat = seatsOf(view).find((one) => has(view.trees[one]![side]!, i));
  return seat ?? null;
}

/** What lies on each cell: a side of a board, or a tower. */
export const sideAt = (view: FlorestaView, cell: Cell): number => {
  const board = view.cell.indexOf(CELLS.indexOf(cell));
  return board < 0 ? -1 : view.side[board]!;
};
export const towerAt = (view: FlorestaView, corner: Corner): number => {
  const board = view.corner.indexOf(CORNERS.indexOf(corner));
  return board < 0 ? -1 : view.tower[board]!;
};
export const cellOf = (view: FlorestaView, side: number): Cell => CELLS[view.cell[side >> 1]!]!;
export const cornerOf = (view: FlorestaView, tower: number): Corner => CORNERS[view.corner[tower >> 1]!]!;

/** The cells that a tower reaches with so many pieces. */
export function reachOf(corner: Corner, pieces: number): Cell[] {
  if (pieces <= 0) return [];
  if (pieces >= PIECES) return [...CELLS];
  const near = [...corner] as Cell[];
  return CELLS.filter((cell) => near.includes(cell) || (pieces === 2 && cell === "C"));
}

/** The cells that the towers of a seat reach now. */
export function reachedBy(view: FlorestaView, seat: number): Cell[] {
  const tower = view.claimed[seat] ?? -1;
  return tower < 0 ? [] : reachOf(cornerOf(view, tower), view.pieces[seat]!);
}

export const rowOf = (view: FlorestaView): number[] => view.row.slice(0, view.row_size);

/** The cells that fire cards of the row will kindle at the end of the round, as long as they lie there. */
export function threatened(view: FlorestaView, print: Print): Cell[] {
  const cells = rowOf(view).flatMap((card) => print.cards[card]?.fire ?? []);
  return CELLS.filter((cell) => cells.includes(cell));
}

/** How many paths burn. */
export const burning = (view: FlorestaView): number =>
  view.side.reduce((sum, side) => sum + bits(view.fire[side]!, PATHS).length, 0);

/** The trucks that stand on a side. */
export const trucksOn = (view: FlorestaView, side: number): number[] =>
  seatsOf(view).filter((seat) => view.truck[seat] === side);
/** The truck that waits at a tower. */
export const waitingAt = (view: FlorestaView, tower: number): number[] =>
  seatsOf(view).filter((seat) => view.claimed[seat] === tower && view.truck[seat] === ON_TOWER);

/** The round that is being played: everybody plays one card a round, and discards it when it has done its work. */
export function roundOf(view: FlorestaView, phase: string): number {
  const played = seatsOf(view).map((seat) => view.discarded.filter((owner) => owner === seat).length);
  const least = Math.min(...played);
  return least === Math.max(...played) && phase !== "turn" && view.card < 0 ? least : least + 1;
}

/** The power of a seat's tower where it reaches. */
function powerAt(view: FlorestaView, print: Print, seat: number, board: number): string {
  return has(view.reach[seat]!, board) ? print.towers[view.claimed[seat]!]!.power : "none";
}

/** The axes that a card of a fitting colour costs on a space. */
export function axesForSpace(view: FlorestaView, print: Print, seat: number, card: number, space: number): number {
  const [face, board] = [print.cards[card]!, Math.floor(space / SPACES) >> 1];
  const power = powerAt(view, print, seat, board);
  if (face.special === "wild" && face.icon === board) return 0;
  if (power === "red_cards_wild_in_reach" && face.colour === "R") return 0;
  const steps = distance(face.value, spaceOf(print, space).value);
  return power === "free_axe_in_reach" ? Math.max(0, steps - 1) : steps;
}

export function axesForTower(print: Print, card: number, tower: number): number {
  const face = print.cards[card]!;
  return face.special === "wild" && face.icon === 5 ? 0 : distance(face.value, print.towers[tower]!.value);
}

export const spaceOf = (print: Print, space: number) => print.sides[Math.floor(space / SPACES)]!.spaces[space % SPACES]!;
export const pathOf = (print: Print, path: number) => print.sides[Math.floor(path / PATHS)]!.paths[path % PATHS]!;

/** Values that lie among a seat's discards, and boards with a tree of its own: two ways to a bonus tree. */
export const valuesShown = (view: FlorestaView, seat: number): number[] => bits(view.shown[seat]!, VALUES).map((i) => i + 1);
export const boardsHeld = (view: FlorestaView, seat: number): number[] =>
  view.side.flatMap((side, board) => (view.trees[seat]![side] !== 0 ? [board] : []));

/** The standing trees of players in the column before a space, which may be felled. */
export function fellable(view: FlorestaView, side: Side, space: number): number[] {
  const zone = side.spaces[space % SPACES]!.zone;
  if (!side.felling || zone < 1) return [];
  return side.zones[zone - 1]!.spaces.filter(
    (i) => typeof ownerOf(view, side.number, i) === "number" && !has(view.felled[side.number]!, i),
  );
}
