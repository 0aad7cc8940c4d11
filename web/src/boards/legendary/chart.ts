/** A planet laid flat: it is round, so it is cut open where nothing lies. */

import type { TileFace } from "../../drawing/tiles";
import { NONE, ROUND, type View } from "../../games/legendary";

/** A tile on a planet; x and y as it is drawn. */
export interface Laid {
  tile: TileFace;
  place: number;
  turn: number;
  x: number;
  y: number;
}

/** The first of the taken numbers after the widest gap: there a round planet is cut open to be drawn flat. */
export function cutAt(taken: Iterable<number>): number {
  const sorted = [...new Set(taken)].sort((a, b) => a - b);
  let [start, widest] = [sorted[0] ?? 0, 0];
  sorted.forEach((value, i) => {
    const before = i === 0 ? sorted[sorted.length - 1]! - ROUND : sorted[i - 1]!;
    if (value - before > widest) [start, widest] = [value, value - before];
  });
  return start;
}

/** Lays a planet flat: its first column and row are 0, what lies before them is -1. */
export interface Chart {
  at(place: number): { x: number; y: number };
  /** The place at which a cell lies. */
  placeAt(x: number, y: number): number;
}

const flat = (value: number, start: number): number => ((value - start + 1 + 2 * ROUND) % ROUND) - 1;

export function chartOf(places: readonly number[]): Chart {
  const column = cutAt(places.map((place) => Math.floor(place / ROUND)));
  const row = cutAt(places.map((place) => place % ROUND));
  return {
    at: (place) => ({ x: flat(Math.floor(place / ROUND), column), y: flat(place % ROUND, row) }),
    placeAt: (x, y) => ((x + column + ROUND) % ROUND) * ROUND + ((y + row + ROUND) % ROUND),
  };
}

export function placesOf(view: View, seat: number): number[] {
  return view.place[seat]!.filter((place) => place !== NONE);
}

export function planetOf(
  view: View,
  tiles: ReadonlyMap<number, TileFace>,
  seat: number,
  chart: Chart,
): Laid[] {
  const laid: Laid[] = [];
  view.place[seat]!.forEach((place, number) => {
    const tile = tiles.get(number);
    if (place !== NONE && tile) laid.push({ tile, place, turn: view.turned[seat]![number]!, ...chart.at(place) });
  });
  return laid;
}
