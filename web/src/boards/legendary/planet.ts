/** What the table of Legendary Forests means: tiles, places on a round planet, zones and trees. */

import type { TileFace } from "../../drawing/tiles";
import type { Flight } from "../../drawing/travel";
import { GRASS, NONE, PLACES, ROUND, SIDES, UNSEEN, type Game, type Moves, type View } from "../../games/legendary";
import type { BarFact, Words } from "../board";
import type { GameDeed, GameEvent, GameMove } from "../typed";

export interface Zone {
  number: number;
  colour: number;
  runes: number;
  closed: boolean;
  points: number;
}

/** What a table says of zones, as far as drawing them goes. */
export type Zones = Pick<View, "zone" | "halves">;

/** The zone to which an area of a tile belongs. */
export function zoneOf(view: Zones, seat: number, tile: TileFace, area: number): number {
  return view.zone[seat]![tile.number * SIDES + tile.areas[area]![0]!]!;
}

export const isClosed = (view: Zones, seat: number, zone: number): boolean => view.halves[seat]![zone] === 0;

export function colourOf(tiles: ReadonlyMap<number, TileFace>, edge: number): number {
  return tiles.get(Math.floor(edge / SIDES))?.colours[edge % SIDES] ?? GRASS;
}

/** The edges on which a seat's trees stand. */
export const treesOf = (view: View, seat: number): number[] =>
  view.tree[seat]!.slice(0, view.tree_count[seat]!);

export type Worth = Readonly<Record<string, number>>;

/** Zones that bear trees, the best first. */
export function woods(view: View, worth: Worth, tiles: ReadonlyMap<number, TileFace>, seat: number): Zone[] {
  const numbers = new Set(treesOf(view, seat).map((edge) => view.zone[seat]![edge]!));
  return [...numbers]
    .map((number) => ({
      number,
      colour: colourOf(tiles, number),
      runes: view.runes[seat]![number]!,
      closed: isClosed(view, seat, number),
      points: worth[`zone/${seat}/${number}`]!,
    }))
    .sort((a, b) => b.points - a.points);
}

/** The tile of this turn; 0 if there is none. */
export function drawn(view: View): number {
  return view.pile[view.undrawn] ?? 0;
}

/** Tiles that have been drawn so far. */
export function played(view: View): Set<number> {
  return new Set(view.pile.slice(view.undrawn));
}

/** What the number of this turn's tile means: trees, none because none is left, or none because it is dark. */
export function lightOf(tile: TileFace, supply: readonly number[]): "trees" | "none" | "dark" {
  if (!tile.light) return "dark";
  return supply.some((count) => count > 0) ? "trees" : "none";
}

/** The places where the tile fits, each with its turns. */
export function fitsOf(moves: readonly GameMove<Game>[]): Map<number, number[]> {
  const fits = new Map<number, number[]>();
  for (const { kind, parts } of moves) {
    if (kind !== "place") continue;
    const place = placeAt(parts.column, parts.row);
    fits.set(place, [...(fits.get(place) ?? []), parts.turn]);
  }
  return fits;
}

export const placeAt = (column: number, row: number): number => column * ROUND + row;
export const partsOf = (place: number): { column: number; row: number } => ({ column: Math.floor(place / ROUND), row: place % ROUND });

/** The zones where a tree may be planted: a zone is named after its first edge. */
export function plantable(moves: readonly GameMove<Game>[]): Map<number, Moves["plant"]> {
  return new Map(moves.flatMap(({ kind, parts }) => (kind === "plant" ? [[parts.tile * SIDES + parts.edge, parts]] : [])));
}

/** The placement that waits until all have chosen: moves of the first kind are numbered from 0. */
export function waiting(view: View, seat: number): { place: number; turn: number } | null {
  const move = view.chosen[seat] ?? NONE;
  if (move < 0 || move >= PLACES * SIDES) return null;
  return { place: Math.floor(move / SIDES), turn: move % SIDES };
}

export const anchor = {
  tile: "table/tile/0",
  supply: (colour: number): string => `table/supply/${colour}`,
  laid: (seat: number, tile: number): string => `${seat}/planet/${tile}`,
  tree: (seat: number, index: number): string => `${seat}/tree/${index}`,
};

/** The turn after this one, of those that are possible; `by` is 1 to the right and -1 to the left. */
export function nextTurn(turn: number, by: number, able: readonly number[]): number {
  for (let i = 1; i < SIDES; i++) {
    const next = (turn + by * i + SIDES * SIDES) % SIDES;
    if (able.includes(next)) return next;
  }
  return turn;
}

const eventsOf = (deeds: readonly GameDeed<Game>[]): GameEvent<Game>[] => deeds.flatMap((deed) => deed.events);

/** The seats that did something: all tiles are laid by the move of whoever was last. */
export const seatsThat = (deeds: readonly GameDeed<Game>[], did: "placed" | "planted"): Set<number> =>
  new Set(eventsOf(deeds).flatMap(({ name, parts }) => (name === did ? [parts.seat] : [])));

/** The zones that were closed, by seat. */
export const closedBy = (deeds: readonly GameDeed<Game>[]): { seat: number; zone: number }[] =>
  eventsOf(deeds).flatMap(({ name, parts }) => (name === "closed" ? [{ seat: parts.seat, zone: parts.zone }] : []));

/** What has to be seen travelling after these moves; the tile of the seat that `waited` lay there already. */
export function flightsOf(
  after: View,
  tiles: ReadonlyMap<number, TileFace>,
  deeds: readonly GameDeed<Game>[],
  waited: number = NONE,
): Flight[] {
  const flights: Flight[] = [];
  for (const { name, parts } of eventsOf(deeds)) {
    if (name === "placed" && parts.seat !== waited) {
      const tile = after.place[parts.seat]!.indexOf(parts.place);
      if (tile > 0) flights.push({ from: anchor.tile, to: anchor.laid(parts.seat, tile) });
    }
    if (name === "planted") {
      const { seat, zone } = parts;
      flights.push({ from: anchor.supply(colourOf(tiles, zone)), to: anchor.tree(seat, after.tree_count[seat]! - 1) });
    }
  }
  return flights;
}

/** What stands in the bar above the table. */
export function factsOf(view: View, say: Words): BarFact[] {
  const trees = view.supply.reduce((all, count) => all + count, 0);
  const tiles = view.undrawn - UNSEEN;
  return [
    { symbol: "deck", value: String(tiles), label: say("legendary-bar-tiles", { tiles }) },
    { symbol: "tree", value: String(trees), label: say("legendary-bar-trees", { trees }) },
  ];
}
