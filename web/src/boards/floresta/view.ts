/** What lies on the table: the fields that the board shows, and what they mean. */

import {
  CELLS,
  CORNERS,
  ON_TOWER,
  PATHS,
  PIECES,
  SPACES,
  steps,
  VALUES,
  type Phase,
  type View,
} from "../../games/floresta";
import { distance, type Cell, type Corner, type Print, type Side } from "./print";

export const MARKERS = 50;

export const has = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const bits = (set: number, length = 32): number[] =>
  Array.from({ length }, (_, i) => i).filter((i) => has(set, i));

export const seatsOf = (view: View): number[] => Array.from({ length: view.players }, (_, seat) => seat);

/** Whose tree stands on a space: a seat, "neutral", or null if it is free. */
export type Owner = number | "neutral" | null;

export function ownerOf(view: View, side: number, i: number): Owner {
  if (has(view.neutral[side]!, i)) return "neutral";
  const seat = seatsOf(view).find((one) => has(view.trees[one]![side]!, i));
  return seat ?? null;
}

/** What lies on each cell: a side of a board, or a tower. */
export const sideAt = (view: View, cell: Cell): number => {
  const board = view.cell.indexOf(CELLS.indexOf(cell));
  return board < 0 ? -1 : view.side[board]!;
};
export const towerAt = (view: View, corner: Corner): number => {
  const board = view.corner.indexOf(CORNERS.indexOf(corner));
  return board < 0 ? -1 : view.tower[board]!;
};
export const cellOf = (view: View, side: number): Cell => CELLS[view.cell[side >> 1]!]!;
export const cornerOf = (view: View, tower: number): Corner => CORNERS[view.corner[tower >> 1]!]!;

/** The space of the tree whose effects are asked about, or that is to go elsewhere; only in phases about a tree. */
export const treeAsked = (view: View): number => view.steps[view.depth - 1]![steps.SPACE]!;

/** The cells that a tower reaches with so many pieces. */
export function reachOf(corner: Corner, pieces: number): Cell[] {
  if (pieces <= 0) return [];
  if (pieces >= PIECES) return [...CELLS];
  const near = [...corner] as Cell[];
  return CELLS.filter((cell) => near.includes(cell) || (pieces === 2 && cell === "C"));
}

/** The cells that the towers of a seat reach now. */
export function reachedBy(view: View, seat: number): Cell[] {
  const tower = view.claimed[seat] ?? -1;
  return tower < 0 ? [] : reachOf(cornerOf(view, tower), view.pieces[seat]!);
}

export const rowOf = (view: View): number[] => view.row.slice(0, view.row_size);

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

/** The round that is being played: everybody plays one card a round, and discards it when it has done its work. */
export function roundOf(view: View, phase: Phase): number {
  const played = seatsOf(view).map((seat) => view.discarded.filter((owner) => owner === seat).length);
  const least = Math.min(...played);
  return least === Math.max(...played) && phase !== "turn" && view.card < 0 ? least : least + 1;
}

/** The power of a seat's tower where it reaches. */
function powerAt(view: View, print: Print, seat: number, board: number): string {
  return has(view.reach[seat]!, board) ? print.towers[view.claimed[seat]!]!.power : "none";
}

/** The axes that a card of a fitting colour costs on a space. */
export function axesForSpace(view: View, print: Print, seat: number, card: number, space: number): number {
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
export const valuesShown = (view: View, seat: number): number[] => bits(view.shown[seat]!, VALUES).map((i) => i + 1);
export const boardsHeld = (view: View, seat: number): number[] =>
  view.side.flatMap((side, board) => (view.trees[seat]![side] !== 0 ? [board] : []));

/** The standing trees of players in the column before a space, which may be felled. */
export function fellable(view: View, side: Side, space: number): number[] {
  const zone = side.spaces[space % SPACES]!.zone;
  if (!side.felling || zone < 1) return [];
  return side.zones[zone - 1]!.spaces.filter(
    (i) => typeof ownerOf(view, side.number, i) === "number" && !has(view.felled[side.number]!, i),
  );
}
