/** A planet on paper: which of its tiles count, where another may lie and how it is turned there, where trees stand. */

import { colourOn, heartOf, OFF, printed, type TileFace } from "../../drawing/tiles";
import { CENTRE, COLOUR_NAMES, EDGE_LETTERS, EDGES, NONE, SEATS, SIDES, START_TILE, type Game, type Hand } from "../../games/legendary";
import type { GameScore } from "../typed";
import type { Laid } from "./chart";
import { SIZE, type Cell, type Tree } from "./picture";
import { isClosed, placeAt, type Zones } from "./planet";

export type PaperPlanet = Hand["seat"][number];
export type PaperTile = PaperPlanet["tiles"][number];
export type PaperTree = NonNullable<PaperPlanet["trees"]>[number];
export type Faces = ReadonlyMap<number, TileFace>;
export type Score = GameScore<Game>;

export const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
const key = ({ x, y }: Cell): string => `${x},${y}`;
const beside = ({ x, y }: Cell, side: number): Cell => ({ x: x + OFF[side]![0], y: y + OFF[side]![1] });
/** Row by row, as one reads. */
export const inRows = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

// Tiles.

/** What lies farther from the first tile than this cannot belong to its planet, and is not drawn. */
const FAR = 50;

export function inSight(tiles: readonly PaperTile[]): PaperTile[] {
  const first = tiles[0];
  return tiles.filter((tile) => Math.max(Math.abs(tile.x - first!.x), Math.abs(tile.y - first!.y)) <= FAR);
}

/** The tiles that are scored: of each number the first, and of those on one place the first. */
export function counted(tiles: readonly PaperTile[]): PaperTile[] {
  const [numbers, places] = [new Set<number>(), new Set<string>()];
  return tiles.filter((tile) => {
    if (numbers.has(tile.tile) || places.has(key(tile))) return false;
    numbers.add(tile.tile);
    places.add(key(tile));
    return true;
  });
}

export function laidOf(tiles: readonly PaperTile[], faces: Faces): Laid[] {
  return tiles.flatMap(({ tile, x, y, turn = 0 }) => {
    const face = faces.get(tile);
    return face ? [{ tile: face, place: NONE, turn, x, y }] : [];
  });
}

/** The free places beside the tiles; an empty planet has one in its middle. */
export function freePlaces(tiles: readonly Cell[]): Cell[] {
  if (tiles.length === 0) return [{ x: 0, y: 0 }];
  const taken = new Set(tiles.map(key));
  const free = new Map(tiles.flatMap((tile) => OFF.map((_, side) => beside(tile, side))).map((cell) => [key(cell), cell]));
  return [...free.values()].filter((cell) => !taken.has(key(cell))).sort(inRows);
}

/** The turns in which a tile would touch its neighbours with their own colours. */
export function turnsAt(face: TileFace, cell: Cell, planet: readonly Laid[]): number[] {
  const at = new Map(planet.map((laid) => [key(laid), laid]));
  return OFF.map((_, turn) => turn).filter((turn) =>
    OFF.every((_, side) => {
      const mate = at.get(key(beside(cell, side)));
      return !mate || colourOn(mate.tile, mate.turn, (side + 2) % SIDES) === colourOn(face, turn, side);
    }),
  );
}

/** How a tile is laid at a place: as it was if that fits, else in the first turn that does. */
export function turnAt(face: TileFace, cell: Cell, planet: readonly Laid[], now = 0): number {
  const able = turnsAt(face, cell, planet);
  return able.includes(now) ? now : (able[0] ?? now);
}

/** The number of a place on a planet whose tile 1 lies in the middle, by which it is called; none for those far away. */
export function placeOf(cell: Cell, tiles: readonly PaperTile[]): number {
  const start = tiles.find(({ tile }) => tile === START_TILE) ?? tiles[0] ?? { x: 0, y: 0 };
  const [right, down] = [cell.x - start.x, cell.y - start.y];
  return Math.max(Math.abs(right), Math.abs(down)) > CENTRE ? NONE : placeAt(CENTRE + right, CENTRE + down);
}

// Zones and trees.

const EMPTY: Zones = {
  zone: Array.from({ length: SEATS }, () => Array<number>(EDGES).fill(NONE)),
  halves: Array.from({ length: SEATS }, () => Array<number>(EDGES).fill(NONE)),
};
/** The zones as far as they are known: a tile that was laid a moment ago has none yet. */
export const zonesOf = (score: Score | null): Zones => score?.view ?? EMPTY;

export interface ZoneState {
  zone: number;
  runes: number;
  closed: boolean;
  /** What it brings, if trees stand on it. */
  points: number;
}

export function zoneAt(score: Score | null, seat: number, edge: number): ZoneState | null {
  const zone = score?.view.zone[seat]?.[edge] ?? NONE;
  if (!score || zone === NONE) return null;
  const [runes, closed] = [score.view.runes[seat]![zone]!, isClosed(score.view, seat, zone)];
  return { zone, runes, closed, points: score.worth[`zone/${seat}/${zone}`] ?? 0 };
}

const edgeOf = ({ tile, edge }: PaperTree): number => tile * SIDES + EDGE_LETTERS.indexOf(edge);
/** The area of a tile to which a printed side belongs; -1: it is grass. */
export const areaOf = (face: TileFace, side: number): number => face.areas.findIndex((area) => area.includes(side));

/** A tree on an area of a tile. */
export function treeOn(face: TileFace, area: number): PaperTree {
  const side = face.areas[area]![0]!;
  const colour = COLOUR_NAMES[face.colours[side]!] as PaperTree["colour"];
  return { tile: face.number, edge: EDGE_LETTERS[side] as PaperTree["edge"], colour };
}

/** The trees as they stand on the planet, from the back of the picture to its front. */
export function standing(trees: readonly PaperTree[], planet: readonly Laid[]): Tree[] {
  const crowd = new Map<string, number>();
  return trees
    .flatMap((tree, index): Tree[] => {
      const laid = planet.find(({ tile }) => tile.number === tree.tile);
      const area = laid ? areaOf(laid.tile, EDGE_LETTERS.indexOf(tree.edge)) : NONE;
      if (!laid || area === NONE) return [];
      const name = `${tree.tile} ${area}`;
      const order = crowd.get(name) ?? 0;
      crowd.set(name, order + 1);
      const [x, y] = heartOf(laid.tile, laid.turn, area).at;
      return [{ index, colour: COLOUR_NAMES.indexOf(tree.colour), x: laid.x * SIZE + x + order * 14, y: laid.y * SIZE + y + 11 + order * 9 }];
    })
    .sort((a, b) => a.y - b.y);
}

/** Trees that stand on one zone. */
export interface Grove {
  name: string;
  colour: number;
  /** Which trees these are. */
  trees: number[];
  zone: ZoneState | null;
}

/** The groves of a planet, the best first; trees whose zone is not known are by themselves. */
export function grovesOf(trees: readonly PaperTree[], score: Score | null, seat: number): Grove[] {
  const groves = new Map<string, Grove>();
  trees.forEach((tree, index) => {
    const zone = zoneAt(score, seat, edgeOf(tree));
    const colour = COLOUR_NAMES.indexOf(tree.colour);
    const name = zone ? `${zone.zone} ${colour}` : `${tree.tile}${tree.edge} ${colour}`;
    const grove = groves.get(name) ?? { name, colour, trees: [], zone };
    groves.set(name, { ...grove, trees: [...grove.trees, index] });
  });
  return [...groves.values()].sort((a, b) => (b.zone?.points ?? 0) - (a.zone?.points ?? 0));
}

// What is marked.

export interface Marks {
  /** Tiles on which something is wrong, each with what. */
  tiles: ReadonlyMap<string, string[]>;
  /** The sides at which colours differ. */
  sides: { cell: Cell; side: number }[];
  /** Trees, as `tile` and `edge`. */
  trees: ReadonlySet<string>;
}

export const markOf = ({ tile, x, y }: PaperTile): string => `${tile} ${x},${y}`;
export const treeMark = ({ tile, edge }: PaperTree): string => `${tile}${edge}`;

/** Where the planet of a seat has marks. */
export function marksOf(score: Score | null, seat: number, tiles: readonly PaperTile[]): Marks {
  const found = { tiles: new Map<string, string[]>(), sides: [] as Marks["sides"], trees: new Set<string>() };
  const scored = counted(tiles);
  for (const { at, words, missing, seat: whose } of score?.problems ?? []) {
    if (whose !== seat || missing || at["tile"] === undefined) continue;
    if (at["edge"] !== undefined) found.trees.add(`${at["tile"]}${at["edge"]}`);
    const numbers = [at["tile"], at["beside"]];
    const wrong =
      at["x"] === undefined
        ? scored.filter(({ tile }) => numbers.includes(tile))
        : tiles.filter(({ tile, x, y }) => tile === at["tile"] && x === at["x"] && y === at["y"]);
    for (const tile of wrong) found.tiles.set(markOf(tile), [...(found.tiles.get(markOf(tile)) ?? []), words]);
    const [one, other] = at["beside"] === undefined ? [] : numbers.map((number) => wrong.find(({ tile }) => tile === number));
    if (one && other) {
      const side = OFF.findIndex((_, i) => same(beside(one, i), other));
      if (side >= 0) found.sides.push({ cell: one, side });
    }
  }
  return found;
}

/** The side on which a printed side of the turned tile lies. */
export const lyingSide = (side: number, turn: number): number => printed(side, SIDES - turn);
