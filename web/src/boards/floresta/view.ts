/** What lies on the table: the fields that the board shows, and what they mean. */

import { CELLS, CORNERS, ON_TOWER, PATHS, steps, VALUES, type View } from "../../games/floresta";
import type { Cell, Corner, Print } from "./print";

export const has = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const bits = (set: number, length = 32): number[] =>
  Array.from({ length }, (_, i) => i).filter((i) => has(set, i));

/** The numbers of the spaces, or paths, of a side that are in a set; `size`: how many numbers a side has. */
export const numbered = (set: number, side: number, size: number): number[] => bits(set, size).map((i) => side * size + i);

export const seatsOf = (view: View): number[] => Array.from({ length: view.players }, (_, seat) => seat);

/** Whose tree stands on a space: a seat, "neutral", or null if it is free. */
export type Owner = number | "neutral" | null;

export function ownerOf(view: View, side: number, i: number): Owner {
  if (has(view.neutral[side]!, i)) return "neutral";
  const seat = seatsOf(view).find((one) => has(view.trees[one]![side]!, i));
  return seat ?? null;
}

/** What lies on each cell: a side of a board, or a tower. */
const boardAt = (view: View, cell: Cell): number => view.cell.indexOf(CELLS.indexOf(cell));
export const sideAt = (view: View, cell: Cell): number => view.side[boardAt(view, cell)] ?? -1;
export const towerAt = (view: View, corner: Corner): number => {
  const board = view.corner.indexOf(CORNERS.indexOf(corner));
  return board < 0 ? -1 : view.tower[board]!;
};
export const cellOf = (view: View, side: number): Cell => CELLS[view.cell[side >> 1]!]!;
export const cornerOf = (view: View, tower: number): Corner => CORNERS[view.corner[tower >> 1]!]!;

/** The space of the tree whose effects are asked about, or that is to go elsewhere; only in phases about a tree. */
export const treeAsked = (view: View): number => view.steps[view.depth - 1]![steps.SPACE]!;

/** The cells that the tower of a seat reaches now. */
export const reachedBy = (view: View, seat: number): Cell[] => CELLS.filter((cell) => has(view.reach[seat]!, boardAt(view, cell)));

export const rowOf = (view: View): number[] => view.row.slice(0, view.row_size);

/** The empty places of the row: it has one more than there are players. */
export const gapsOf = (view: View): number => Math.max(0, view.players + 1 - view.row_size);

/** The cells that fire cards of the row will kindle at the end of the round, as long as they lie there. */
export function threatened(view: View, print: Print): Cell[] {
  const cells = rowOf(view).flatMap((card) => print.cards[card]?.fire ?? []);
  return CELLS.filter((cell) => cells.includes(cell));
}

/** How many paths burn. */
export const burning = (view: View): number =>
  view.side.reduce((sum, side) => sum + bits(view.fire[side]!, PATHS).length, 0);

/** The trucks that stand on a side. */
export const trucksOn = (view: View, side: number): number[] =>
  seatsOf(view).filter((seat) => view.truck[seat] === side);
/** The truck that waits at a tower. */
export const waitingAt = (view: View, tower: number): number[] =>
  seatsOf(view).filter((seat) => view.claimed[seat] === tower && view.truck[seat] === ON_TOWER);

/** The round that is being played: everybody has a turn in each. */
export const roundOf = (turn: number, players: number): number => Math.ceil(turn / players);

/** Values that lie among a seat's discards, and boards with a tree of its own: two ways to a bonus tree. */
export const valuesShown = (view: View, seat: number): number[] => bits(view.shown[seat]!, VALUES).map((i) => i + 1);
export const boardsHeld = (view: View, seat: number): number[] =>
  view.side.flatMap((side, board) => (view.trees[seat]![side] !== 0 ? [board] : []));
