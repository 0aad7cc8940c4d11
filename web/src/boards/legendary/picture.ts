/** What there is to draw of a planet, in its own units: a tile is 100 x 100. */

import { colourOn, heartOf, OFF, printed, shapesOf, type AreaShape, type TileFace } from "../../drawing/tiles";
import { GRASS, SIDES, type View } from "../../games/legendary";
import type { Laid } from "./chart";
import { colourOf, isClosed, treesOf, zoneOf, type Zones } from "./planet";

export const SIZE = 100;

export interface Cell {
  x: number;
  y: number;
}

/** An area of a tile on the planet. */
export interface Patch extends Laid {
  shape: AreaShape;
  area: number;
  zone: number;
  closed: boolean;
}

/** A rune on the planet: whole where two tiles meet, else half. */
export interface Rune {
  colour: number;
  at: [number, number];
  side: number;
  whole: boolean;
  closed: boolean;
  /** The tiles that it belongs to. */
  tiles: number[];
}

export interface Stand {
  x: number;
  y: number;
  room: number;
}

export interface Tree {
  index: number;
  colour: number;
  x: number;
  y: number;
}

/**
 * The part of the plane that is shown: all cells, with a rim of so many cells around them, and never less than `least`
 * columns and rows, so that a planet of a few tiles is not drawn larger than life.
 */
export function boxOf(cells: readonly Cell[], rim: number, [columns, rows]: readonly [number, number]): number[] {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  const [wide, high] = [Math.max(...xs) + 1 + rim - left, Math.max(...ys) + 1 + rim - top];
  const [room, rise] = [Math.max(wide, columns), Math.max(high, rows)];
  return [left - (room - wide) / 2, top - (rise - high) / 2, room, rise].map((value) => value * SIZE);
}

/** What is shown of the plane a planet lies on; `rim`: with room for one more tile on every side. */
export const seenOf = (planet: readonly Laid[], rim: boolean, small: boolean): number[] =>
  boxOf(planet, rim ? 0.96 : 0.06, small ? [3, 2.4] : [4, 3.6]);

/** The least size of a tile: a finger, or a mouse, hits it, and the zones on it where trees are planted. */
export const leastTile = (finger: boolean, planting: boolean): number =>
  finger ? (planting ? 70 : 41) : planting ? 40 : 28;

export function patchesOf(planet: readonly Laid[], view: Zones, seat: number): Patch[] {
  return planet.flatMap((laid) =>
    shapesOf(laid.tile, laid.turn).map((shape, area) => {
      const zone = zoneOf(view, seat, laid.tile, area);
      return { ...laid, shape, area, zone, closed: isClosed(view, seat, zone) };
    }),
  );
}

const key = ({ x, y }: Cell): string => `${x},${y}`;
const beside = ({ x, y }: Cell, side: number): Cell => ({ x: x + OFF[side]![0], y: y + OFF[side]![1] });
/** The middle of a side of a cell. */
export const edgeAt = ({ x, y }: Cell, side: number): [number, number] => [
  (x + 0.5 + OFF[side]![0] / 2) * SIZE,
  (y + 0.5 + OFF[side]![1] / 2) * SIZE,
];

export function runesOf(planet: readonly Laid[], view: Zones, seat: number): Rune[] {
  const at = new Map(planet.map((laid) => [key(laid), laid]));
  return planet.flatMap((laid) =>
    OFF.flatMap((_, side) => {
      const colour = colourOn(laid.tile, laid.turn, side);
      const mate = at.get(key(beside(laid, side)));
      // On paper other colours may lie beside it: then both halves stay.
      const whole = mate !== undefined && colourOn(mate.tile, mate.turn, (side + 2) % SIDES) === colour;
      // Two tiles share a whole rune: it is the one's that lies to the north or west.
      if (colour === GRASS || (whole && (side === 0 || side === 3))) return [];
      const zone = view.zone[seat]![laid.tile.number * SIDES + printed(side, laid.turn)]!;
      const tiles = whole ? [laid.tile.number, mate.tile.number] : [laid.tile.number];
      return [{ colour, at: edgeAt(laid, side), side, whole, closed: isClosed(view, seat, zone), tiles }];
    }),
  );
}

/** The runes of a tile that is held somewhere: its own sides, in the tile's own units. */
export function heldRunes(planet: readonly Laid[], tile: TileFace, turn: number, cell: Cell): Rune[] {
  const taken = new Set(planet.map(key));
  return OFF.flatMap((_, side) => {
    const colour = colourOn(tile, turn, side);
    if (colour === GRASS) return [];
    const whole = taken.has(key(beside(cell, side)));
    return [{ colour, at: edgeAt({ x: 0, y: 0 }, side), side, whole, closed: false, tiles: [tile.number] }];
  });
}

/** Where trees stand on a zone, the best place first. */
export function standsOn(patches: readonly Patch[], zone: number): Stand[] {
  return patches
    .filter((patch) => patch.zone === zone)
    .map(({ x, y, tile, turn, area }) => {
      const { at, room } = heartOf(tile, turn, area);
      return { x: x * SIZE + at[0], y: y * SIZE + at[1] + 11, room };
    })
    .sort((a, b) => b.room - a.room);
}

/** Where the tree stands that is planted on a zone after so many others. */
export function standOf(stands: readonly Stand[], order: number): { x: number; y: number } {
  const { x, y } = stands[order % stands.length]!;
  const crowd = Math.floor(order / stands.length);
  return { x: x + crowd * 14, y: y + crowd * 9 };
}

/** The trees of a seat, from the back of the picture to its front. */
export function treesAt(
  patches: readonly Patch[],
  view: View,
  tiles: ReadonlyMap<number, TileFace>,
  seat: number,
): Tree[] {
  const planted = new Map<number, number>();
  return treesOf(view, seat)
    .map((edge, index) => {
      const zone = view.zone[seat]![edge]!;
      const order = planted.get(zone) ?? 0;
      planted.set(zone, order + 1);
      return { index, colour: colourOf(tiles, edge), ...standOf(standsOn(patches, zone), order) };
    })
    .sort((a, b) => a.y - b.y);
}
