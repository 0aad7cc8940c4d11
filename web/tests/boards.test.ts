import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import * as once from "../src/boards/once/forest";
import * as legendary from "../src/boards/legendary/planet";
import type { Components, Deed, LegalMove } from "../src/messages";
import type { TileFace } from "../src/drawing/tiles";

const files = import.meta.glob<string>("../src/boards/*/*.{ftl,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const filesOf = (game: string, end: string): string[] =>
  Object.keys(files)
    .filter((path) => path.includes(`/${game}/`) && path.endsWith(end))
    .map((path) => files[path]!);

describe.each(["once", "legendary", "reforest"])("the words of %s", (game) => {
  const ids = (language: string) => new FluentResource(filesOf(game, `${language}.ftl`)[0]!).body.map(({ id }) => id);

  it("are there in both languages", () => {
    expect(ids("es")).toEqual(ids("en"));
  });

  it("are all there that the board says", () => {
    const board = filesOf(game, ".svelte");
    const said = [...board.join("\n").matchAll(new RegExp(`["'](${game}-[a-z-]+[a-z])["']`, "g"))].map(([, id]) => id!);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => !ids("en").includes(id))).toEqual([]);
  });
});

describe("Once Upon a Forest", () => {
  const column = (...cards: number[]): number[] => cards;
  const none = column(-1, -1, -1, -1);
  const pad = (columns: number[][]): number[][] => [
    ...columns,
    ...Array.from({ length: 16 - columns.length }, () => none),
  ];
  // Card 6 shows two elephants, 20 a chameleon and a frog; 15, 31, 47 and 63 three of the second species.
  const faces = Array.from({ length: 64 }, (_, number): once.Face => {
    const animals: [number, number] =
      number % 16 === 15 ? [0, 3] : number === 6 ? [2, 0] : number === 20 ? [1, 1] : [0, 0];
    return { number, level: Math.floor(number / 16), animals, saw: false, start: false };
  });
  const view = (forest: number[][], more: Partial<once.OnceView> = {}): once.OnceView => ({
    players: 1,
    given: -1,
    discard: -1,
    bottom: [0, 12],
    height: [2, 0],
    deck: [68, 65],
    hand_size: [2],
    hand: [[3, 40, -1]],
    columns: [forest.length],
    forest: [pad(forest)],
    beneath: Array.from({ length: 64 }, () => -1),
    ...more,
  });

  it("knows the level of faces and backs", () => {
    expect([0, 15, 16, 63, 64, 67, 68, -1].map(once.levelOf)).toEqual([0, 0, 1, 3, 0, 3, -1, -1]);
  });

  it("counts animals on full columns only", () => {
    const forest = [column(6, 20, 40, 63), column(15, -1, -1, -1)];
    expect(once.fullColumns(view(forest), 0)).toBe(1);
    expect(once.tally(view(forest), faces, 0)).toEqual([
      [2, 0],
      [1, 1],
      [0, 0],
      [0, 3],
    ]);
  });

  it("sees the top of a pile, and that another is empty", () => {
    expect(once.topOf(view([]), 0)).toBe(65);
    expect(once.topOf(view([]), 1)).toBe(-1);
  });

  it("counts what lies beneath a card", () => {
    const beneath = Array.from({ length: 64 }, () => -1);
    [beneath[6], beneath[7]] = [7, 8];
    expect([6, 7, 8].map((card) => once.depth(view([], { beneath }), card))).toEqual([2, 1, 0]);
  });

  it("lets cards fly from hand to forest, from piles to hands, and to whom they are given", () => {
    const event = (name: string, parts: Record<string, number>) => ({ name, parts, words: "" });
    const deeds: Deed[] = [
      { ply: 1, seat: 0, events: [event("placed", { seat: 0, card: 40, column: 2 })] },
      { ply: 2, seat: 0, events: [event("gave", { seat: 0, to: 1, card: 3 })] },
      { ply: 3, seat: 0, events: [event("drew", { seat: 0, card: 65, pile: 4 })] },
    ];
    expect(once.flightsOf(view([]), view([]), deeds)).toEqual([
      { from: "0/hand/1", to: "0/forest/10" },
      { from: "0/hand/0", to: "1/given/0" },
      { from: "table/pile/4", to: "0/hand/1" },
    ]);
  });
});

describe("Legendary Forests", () => {
  const place = (column: number, row: number): number => column * 21 + row;
  const tile = (number: number, colours: number[], areas: number[][]): TileFace => ({
    number,
    colours,
    areas,
    light: false,
  });
  const tiles = new Map([
    [1, tile(1, [0, 1, 2, 3], [[0], [1], [2]])],
    [2, tile(2, [0, 0, 0, 3], [[0, 1, 2]])],
  ]);

  it("cuts a round planet where nothing lies", () => {
    expect(legendary.cutAt([10, 11, 12])).toBe(10);
    expect(legendary.cutAt([19, 20, 0, 1])).toBe(19);
    expect(legendary.cutAt([0])).toBe(0);
  });

  it("lays a planet flat over the seam, with the places beside it", () => {
    const chart = legendary.chartOf([place(20, 10), place(0, 10), place(0, 11)]);
    expect(chart.at(place(20, 10))).toEqual({ x: 0, y: 0 });
    expect(chart.at(place(0, 11))).toEqual({ x: 1, y: 1 });
    expect(chart.at(place(19, 10))).toEqual({ x: -1, y: 0 });
    expect(chart.at(place(1, 9))).toEqual({ x: 2, y: -1 });
  });

  it("gathers the turns that fit a place", () => {
    const move = (column: number, row: number, turn: number): LegalMove => ({
      number: 0,
      kind: "place",
      parts: { column, row, turn },
      words: "",
    });
    expect([...legendary.fitsOf([move(1, 2, 0), move(1, 2, 3), move(4, 4, 1)])]).toEqual([
      [place(1, 2), [0, 3]],
      [place(4, 4), [1]],
    ]);
  });

  it("names a zone to plant on after its first edge", () => {
    const parts = { tile: 2, edge: 1, colour: 0 };
    expect([...legendary.plantable([{ number: 0, kind: "plant", parts, words: "" }])]).toEqual([[9, parts]]);
  });

  it("counts a closed zone twice, and two trees on a zone once", () => {
    const [zone, runes, halves] = [0, 0, 0].map(() => Array.from({ length: 104 }, () => 0));
    [zone![4], zone![8], zone![5]] = [4, 4, 5];
    [runes![4], halves![4], runes![5], halves![5]] = [3, 0, 2, 1];
    const view = {
      zone: [zone],
      runes: [runes],
      halves: [halves],
      tree: [[4, 8, 5, -1]],
      tree_count: [3],
    } as unknown as legendary.LegendaryView;
    expect(legendary.woods(view, tiles, 0)).toEqual([
      { number: 4, colour: 0, runes: 3, closed: true, trees: 2, points: 6 },
      { number: 5, colour: 1, runes: 2, closed: false, trees: 1, points: 2 },
    ]);
  });

  it("knows the placement that waits", () => {
    const view = { chosen: [place(12, 10) * 4 + 2, -1] } as unknown as legendary.LegendaryView;
    expect(legendary.waiting(view, 0)).toEqual({ place: place(12, 10), turn: 2 });
    expect(legendary.waiting(view, 1)).toBeNull();
  });

  it("reads tiles from the pack", () => {
    const components = {
      pack: { tile: [{ id: "7", edges: "YGPR", areas: ["N", "SW"], light: true }] },
    } as unknown as Components;
    expect(legendary.tilesOf(components).get(7)).toEqual({
      number: 7,
      colours: [2, 3, 0, 1],
      areas: [[0], [2, 3]],
      light: true,
    });
  });
});
