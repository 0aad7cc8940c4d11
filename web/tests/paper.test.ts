/** Planets on paper: where tiles may lie, how they are turned, what is marked. */

import { describe, expect, it } from "vitest";
import * as paper from "../src/boards/legendary/paper";
import { runesOf } from "../src/boards/legendary/picture";
import type { TileFace } from "../src/drawing/tiles";
import { bestFirst, finds } from "../src/pads/searching";

// Of the house tiles: pink 0, red 1, yellow 2, grass 3; sides from the top, clockwise.
const face = (number: number, colours: number[], areas: number[][]): TileFace => ({ number, colours, areas, light: false });
const FACES = new Map([
  [1, face(1, [0, 1, 2, 3], [[0], [1], [2]])],
  [3, face(3, [1, 1, 1, 3], [[0, 1, 2]])],
  [5, face(5, [0, 0, 0, 1], [[0, 1, 2], [3]])],
  [23, face(23, [0, 3, 0, 3], [[0], [2]])],
]);
const START = { tile: 1, x: 0, y: 0, turn: 0 };
const score = (problems: Partial<paper.Score["problems"][number]>[]): paper.Score => ({ problems }) as paper.Score;

describe("a planet on paper", () => {
  it("has free places around its tiles, row by row, and one if it is empty", () => {
    expect(paper.freePlaces([START])).toEqual([
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(paper.freePlaces([START, { x: 1, y: 0 }])).toHaveLength(6);
    expect(paper.freePlaces([])).toEqual([{ x: 0, y: 0 }]);
  });

  it("turns a tile to the first turn in which colours agree", () => {
    const planet = paper.laidOf([START], FACES);
    // Right of tile 1, which is red there: tile 3 has grass on its left; turned to the right it has its bottom there.
    expect(paper.turnsAt(FACES.get(3)!, { x: 1, y: 0 }, planet)).toEqual([1, 2, 3]);
    expect(paper.turnAt(FACES.get(3)!, { x: 1, y: 0 }, planet)).toBe(1);
    expect(paper.turnAt(FACES.get(3)!, { x: 1, y: 0 }, planet, 2)).toBe(2);
    expect(paper.turnAt(FACES.get(5)!, { x: 1, y: 0 }, planet, 1)).toBe(0);
    // Pink lies above it: nothing of tile 3 fits there, and it stays as it was.
    expect(paper.turnsAt(FACES.get(3)!, { x: 0, y: -1 }, planet)).toEqual([]);
    expect(paper.turnAt(FACES.get(3)!, { x: 0, y: -1 }, planet, 3)).toBe(3);
  });

  it("counts of each number and of each place the first tile", () => {
    const tiles = [START, { tile: 3, x: 1, y: 0 }, { tile: 3, x: 2, y: 0 }, { tile: 5, x: 1, y: 0 }, { tile: 5, x: 0, y: 1 }];
    expect(paper.counted(tiles)).toEqual([tiles[0], tiles[1], tiles[4]]);
  });

  it("does not draw what lies as far away as no tile can", () => {
    expect(paper.inSight([START, { tile: 3, x: 1e12, y: 0 }, { tile: 5, x: 0, y: -19 }]).map(({ tile }) => tile)).toEqual([1, 5]);
    expect(paper.inSight([])).toEqual([]);
  });

  it("calls places as they lie to tile 1", () => {
    const tiles = [{ tile: 3, x: 4, y: 7 }, { ...START, x: 5, y: 7 }];
    // On a map of 21 columns and rows, by columns, tile 1 lies in the middle: 10 x 21 + 10.
    expect(paper.placeOf({ x: 5, y: 7 }, tiles)).toBe(220);
    expect(paper.placeOf({ x: 6, y: 6 }, tiles)).toBe(240);
    expect(paper.placeOf({ x: 17, y: 7 }, tiles)).toBe(-1);
  });

  it("plants trees of the colour of a zone", () => {
    expect(paper.treeOn(FACES.get(5)!, 1)).toEqual({ tile: 5, edge: "W", colour: "red" });
    expect(paper.treeOn(FACES.get(23)!, 1)).toEqual({ tile: 23, edge: "S", colour: "pink" });
    expect(paper.areaOf(FACES.get(1)!, 3)).toBe(-1);
  });

  it("draws trees on the tile where they stand, and none on grass or beside the planet", () => {
    const planet = paper.laidOf([{ ...START, x: 2, y: 1 }], FACES);
    const trees = paper.standing(
      [
        { tile: 1, edge: "N", colour: "pink" },
        { tile: 1, edge: "W", colour: "pink" },
        { tile: 9, edge: "N", colour: "red" },
      ],
      planet,
    );
    expect(trees.map(({ index, colour }) => [index, colour])).toEqual([[0, 0]]);
    expect([Math.floor(trees[0]!.x / 100), Math.floor(trees[0]!.y / 100)]).toEqual([2, 1]);
  });

  it("keeps both halves of a rune where colours differ", () => {
    const planet = paper.laidOf([START, { tile: 23, x: 1, y: 0 }, { tile: 3, x: 0, y: 1, turn: 1 }, { tile: 5, x: 0, y: -1 }], FACES);
    const runes = runesOf(planet, paper.zonesOf(null), 0);
    // Pink of tile 1 and of tile 5 above it meet; red meets grass on its right, yellow meets grass below.
    expect(runes.filter(({ whole }) => whole).map(({ tiles }) => tiles)).toEqual([[5, 1]]);
    expect(runes.filter(({ whole, tiles }) => !whole && tiles[0] === 1).map(({ side }) => side)).toEqual([1, 2]);
  });
});

describe("marks", () => {
  const tiles = [START, { tile: 3, x: 1, y: 0, turn: 0 }, { tile: 3, x: 0, y: 1, turn: 0 }];
  it("lie on tiles and between them", () => {
    const found = paper.marksOf(score([{ seat: 0, missing: false, words: "differ", at: { tile: 1, beside: 3 } }]), 0, tiles);
    expect([...found.tiles]).toEqual([
      ["1 0,0", ["differ"]],
      ["3 1,0", ["differ"]],
    ]);
    expect(found.sides).toEqual([{ cell: START, side: 1 }]);
  });
  it("lie on the one of two tiles that does not count", () => {
    const twice = paper.marksOf(score([{ seat: 0, missing: false, words: "twice", at: { tile: 3, x: 0, y: 1 } }]), 0, tiles);
    expect([...twice.tiles.keys()]).toEqual(["3 0,1"]);
  });
  it("lie on trees, and not for what is missing or at another seat", () => {
    const found = paper.marksOf(
      score([
        { seat: 0, missing: false, words: "grass", at: { tile: 1, edge: "W" } },
        { seat: 1, missing: false, words: "grass", at: { tile: 1, edge: "N" } },
        { seat: 0, missing: true, words: "few", at: {} },
      ]),
      0,
      tiles,
    );
    expect([...found.trees]).toEqual(["1W"]);
    expect([...found.tiles.keys()]).toEqual(["1 0,0"]);
  });
});

describe("searching by number", () => {
  const tiles = ["Tile 20", "Tile 12", "Tile 2"].map((name) => ({ name }));
  it("finds the very number first", () => {
    expect(bestFirst("2", tiles.filter(({ name }) => finds("2", name))).map(({ name }) => name)).toEqual(["Tile 2", "Tile 20"]);
    expect(bestFirst("", tiles)).toEqual(tiles);
  });
});
