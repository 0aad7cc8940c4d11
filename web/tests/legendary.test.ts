import { describe, expect, it } from "vitest";
import * as chart from "../src/boards/legendary/chart";
import { plateName, tilesOf } from "../src/boards/legendary/faces";
import { joinsOf } from "../src/boards/legendary/joins";
import { asks } from "../src/boards/legendary/asking";
import { Holding, type Held } from "../src/boards/legendary/holding.svelte";
import { boxOf, heldRunes, leastTile, patchesOf, runesOf, standOf } from "../src/boards/legendary/picture";
import * as legendary from "../src/boards/legendary/planet";
import type { GameComponents, GameMove, GameState } from "../src/boards/typed";
import type { TileFace } from "../src/drawing/tiles";
import { ROUND, TILES, type Game, type Tile, type View } from "../src/games/legendary";
import { deedOf, some } from "./typed";

describe("Legendary Forests", () => {
  const place = (column: number, row: number): number => column * ROUND + row;
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
    expect(chart.cutAt([10, 11, 12])).toBe(10);
    expect(chart.cutAt([19, 20, 0, 1])).toBe(19);
    expect(chart.cutAt([0])).toBe(0);
  });

  it("lays a planet flat over the seam, with the places beside it", () => {
    const round = chart.chartOf([place(20, 10), place(0, 10), place(0, 11)]);
    expect(round.at(place(20, 10))).toEqual({ x: 0, y: 0 });
    expect(round.at(place(0, 11))).toEqual({ x: 1, y: 1 });
    expect(round.at(place(19, 10))).toEqual({ x: -1, y: 0 });
    expect(round.at(place(1, 9))).toEqual({ x: 2, y: -1 });
    expect(round.placeAt(2, -1)).toBe(place(1, 9));
    expect(round.placeAt(-1, 0)).toBe(place(19, 10));
  });

  it("gathers the turns that fit a place", () => {
    const move = (column: number, row: number, turn: number): GameMove<Game> => ({
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

  it("lists the zones that bear trees with what they are worth, the best first, and each zone once", () => {
    const zeros = (): number[] => Array.from({ length: 104 }, () => 0);
    const [zone, runes, halves] = [zeros(), zeros(), zeros()];
    [zone[4], zone[8], zone[5]] = [4, 4, 5];
    [runes[4], halves[4], runes[5], halves[5]] = [3, 0, 2, 1];
    const view = some<View>({
      zone: [zone],
      runes: [runes],
      halves: [halves],
      tree: [[5, 4, 8, -1]],
      tree_count: [3],
    });
    expect(legendary.woods(view, { "zone/0/4": 6, "zone/0/5": 2, "zone/1/5": 9 }, tiles, 0)).toEqual([
      { number: 4, colour: 0, runes: 3, closed: true, points: 6 },
      { number: 5, colour: 1, runes: 2, closed: false, points: 2 },
    ]);
  });

  it("knows the placement that waits", () => {
    const view = some<View>({ chosen: [place(12, 10) * 4 + 2, -1] });
    expect(legendary.waiting(view, 0)).toEqual({ place: place(12, 10), turn: 2 });
    expect(legendary.waiting(view, 1)).toBeNull();
  });

  it("reads tiles from the pack", () => {
    const tile: Tile = { id: "7", source: "house", edges: "YGPR", areas: ["N", "SW"], light: true };
    const components = some<GameComponents<Game>>({ pack: { tile: [tile], trees: [] } });
    expect(tilesOf(components).get(7)).toEqual({
      number: 7,
      colours: [2, 3, 0, 1],
      areas: [[0], [2, 3]],
      light: true,
    });
  });

  describe("on a planet of three tiles", () => {
    // The rulebook's four-tile example as the house lays it out, without its fourth tile: 25 at the top left with ginkgo
    // north and south, 24 beside it with maple north and south, 16 below 25: ginkgo north and south, cherry east.
    const faces = new Map([
      [1, tile(1, [0, 1, 2, 3], [[0], [1], [2]])],
      [16, tile(16, [2, 0, 2, 3], [[0, 2], [1]])],
      [24, tile(24, [1, 3, 1, 3], [[0], [2]])],
      [25, tile(25, [2, 3, 2, 3], [[0], [2]])],
    ]);
    const fill = (value: number): number[] => Array.from({ length: 104 }, () => value);
    const [at, turned, zone, runes, halves] = [fill(-1), fill(0), fill(-1), fill(0), fill(0)];
    [at[25], at[24], at[16]] = [place(10, 10), place(11, 10), place(10, 11)];
    // Zones bear the number of their first edge: 4 x tile + side. South of 25 and north of 16 are one, with a rune.
    [zone[100], zone[102], zone[64], zone[66], zone[65], zone[96], zone[98]] = [100, 64, 64, 64, 65, 96, 98];
    [runes[64], halves[64], halves[65], halves[96], halves[98], halves[100]] = [1, 1, 1, 1, 1, 1];
    const view = some<View>({
      place: [at],
      turned: [turned],
      zone: [zone],
      runes: [runes],
      halves: [halves],
      tree: [[65, -1]],
      tree_count: [1],
    });
    const round = chart.chartOf(chart.placesOf(view, 0));
    const planet = chart.planetOf(view, faces, 0, round);
    const beside = { x: 1, y: 1 };

    it("has one whole rune, and half a rune on every open side with leaves", () => {
      const all = runesOf(planet, view, 0);
      expect(all.filter(({ whole }) => whole)).toEqual([
        { colour: 2, at: [50, 100], side: 2, whole: true, closed: false, tiles: [25, 16] },
      ]);
      expect(all.filter(({ whole }) => !whole)).toHaveLength(5);
    });

    it("shows its runes where it is held: two whole ones, one half", () => {
      const held = heldRunes(planet, faces.get(1)!, 3, beside);
      expect(held.map(({ side, colour, whole }) => [side, colour, whole])).toEqual([
        [0, 1, true],
        [1, 2, false],
        [3, 0, true],
      ]);
    });

    it("knows the zones of the areas, and what is closed", () => {
      expect(patchesOf(planet, view, 0).map(({ zone: number, closed }) => [number, closed])).toEqual([
        [64, false],
        [65, false],
        [96, false],
        [98, false],
        [100, false],
        [64, false],
      ]);
    });
  });

  it("finds what a tile would bring where it is held, the zone that grows most first", () => {
    const quotes = {
      "join/30/1/6": { runes: 0, gained: 0, halves: 1, points: 0 },
      "join/30/1/4": { runes: 2, gained: 1, halves: 0, points: 4 },
      "join/30/2/5": { runes: 1, gained: 1, halves: 2, points: 1 },
      "join/3/1/5": { runes: 1, gained: 1, halves: 2, points: 1 },
    };
    expect(joinsOf(quotes, tiles, 30, 1)).toEqual([
      { colour: 0, runes: 2, gained: 1, halves: 0, closes: true, points: 4 },
      { colour: 2, runes: 0, gained: 0, halves: 1, closes: false, points: 0 },
    ]);
    expect(joinsOf(quotes, tiles, 31, 1)).toEqual([]);
  });

  it("names the picture of a tile after its face: another pack has others", () => {
    expect(plateName(tiles.get(1)!)).toBe("plate-tile-1-0123-0.1.2");
    expect(plateName({ ...tiles.get(2)!, light: true })).toBe("plate-tile-2-0003-012-light");
  });

  it("tells in the bar how many tiles come and how many trees are left: five tiles never come", () => {
    const view = some<View>({ undrawn: 7, supply: [3, 1, 1] });
    const facts = legendary.factsOf(view, (id) => id);
    expect(facts.map(({ value }) => value)).toEqual(["2", "5"]);
  });

  it("promises trees for a light number only while there are any", () => {
    const light = { ...tiles.get(2)!, light: true };
    expect(legendary.lightOf(light, [0, 0, 1])).toBe("trees");
    expect(legendary.lightOf(light, [0, 0, 0])).toBe("none");
    expect(legendary.lightOf(tiles.get(2)!, [4, 4, 4])).toBe("dark");
  });

  it("shows a planet with a rim, and a small one not larger than life", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 3, y: 1 },
    ];
    expect(boxOf(cells, 1, [2, 2])).toEqual([-100, -100, 600, 400]);
    expect(boxOf(cells, 0, [6, 2])).toEqual([-100, 0, 600, 200]);
  });

  it("plants on the best place first, then on the others, then beside the first", () => {
    const stands = [
      { x: 50, y: 50, room: 9 },
      { x: 150, y: 60, room: 4 },
    ];
    expect([0, 1, 2].map((order) => standOf(stands, order))).toEqual([
      { x: 50, y: 50 },
      { x: 150, y: 60 },
      { x: 64, y: 59 },
    ]);
  });

  it("turns to the next turn that fits", () => {
    expect(legendary.nextTurn(0, 1, [0, 1, 2, 3])).toBe(1);
    expect(legendary.nextTurn(0, -1, [0, 2])).toBe(2);
    expect(legendary.nextTurn(3, 1, [3])).toBe(3);
  });

  it("tells what moves did", () => {
    const log = [
      deedOf<Game>(7, 0, ["closed", { seat: 0, zone: 8, runes: 2 }]),
      deedOf<Game>(8, 1, ["placed", { seat: 0, place: 4, turn: 0 }], ["closed", { seat: 1, zone: 12, runes: 3 }]),
    ];
    expect(legendary.seatsThat(log, "placed")).toEqual(new Set([0]));
    expect(legendary.closedBy(log.slice(1))).toEqual([{ seat: 1, zone: 12 }]);
  });

  it("lets tiles travel, but not one that lay there waiting", () => {
    const after = some<View>({ place: [fillPlaces(7, 30), fillPlaces(7, 31)] });
    const deed = deedOf<Game>(1, 1, ["placed", { seat: 0, place: 30, turn: 0 }], ["placed", { seat: 1, place: 31, turn: 0 }]);
    expect(legendary.flightsOf(after, tiles, [deed], 0)).toEqual([{ from: "table/tile/0", to: "1/planet/7" }]);
  });

  it("never draws tiles smaller than can be hit, and larger where one points at a part of them", () => {
    for (const planting of [false, true]) expect(leastTile(true, planting)).toBeGreaterThan(leastTile(false, planting));
    for (const finger of [false, true]) expect(leastTile(finger, true)).toBeGreaterThan(leastTile(finger, false));
    expect(leastTile(true, false)).toBeGreaterThanOrEqual(40);
  });

  describe("a tile in one's hand", () => {
    const holding = (fits: [number, number[]][]): { hand: Holding; held: () => Held | null; laid: Held[] } => {
      let held: Held | null = null;
      const laid: Held[] = [];
      const hand = new Holding({
        fits: () => new Map(fits),
        held: () => held,
        pick: (one) => (held = one),
        lay: (one) => laid.push(one),
      });
      return { hand, held: () => held, laid };
    };

    it("is turned freely, and held somewhere only as it fits", () => {
      const { hand, held } = holding([[7, [1, 3]]]);
      hand.spin(1);
      hand.spin(1);
      expect(hand.turn).toBe(2);
      hand.hold(7);
      expect(held()).toEqual({ place: 7, turn: 3 });
      hand.spin(1);
      expect(held()).toEqual({ place: 7, turn: 1 });
    });

    it("is laid where it is held already", () => {
      const { hand, held, laid } = holding([[7, [0]], [8, [0]]]);
      hand.hold(7);
      hand.hold(8);
      expect([held()?.place, laid]).toEqual([8, []]);
      hand.hold(8);
      expect(laid).toEqual([{ place: 8, turn: 0 }]);
    });
  });

  it("says how a tile lies where it is held, and which zones grow", () => {
    const quote = (gained: number, halves: number) => ({ runes: 1, gained, halves, points: 0 });
    const state = some<GameState<Game>>({
      view: some<View>({ pile: [2, 1], undrawn: 0 }),
      quotes: { "join/5/1/4": quote(1, 0), "join/5/1/8": quote(0, 2) },
    });
    const components = some<GameComponents<Game>>({ pack: { tile: [] } as never, things: { turn: ["upright", "turned"] } });
    const say = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(" ");
    const asked = (parts: Record<string, number>): string => asks({ kind: "place", parts }, state, components, say);
    expect(asked({ column: 0, row: 5, turn: 1 })).toMatch(/^legendary-ask 2 turned .*: legendary-join-closed 2 0$/);
    expect(asked({ column: 0, row: 6, turn: 1 })).toBe("legendary-ask 2 turned legendary-joins-none");
    expect(asked({ column: 0 })).toBe("");
  });
});

/** Where the tiles of a planet lie, of which one lies somewhere. */
function fillPlaces(tile: number, place: number): number[] {
  return Array.from({ length: TILES }, (_, number) => (number === tile ? place : -1));
}
