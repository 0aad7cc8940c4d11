import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { facts, plateOf } from "../src/boards/floresta/facts";
import { chipsOf, R, slotsOf, spotOf, wayOf } from "../src/boards/floresta/field";
import { opening, retold } from "../src/boards/floresta/fire";
import { flightsOf } from "../src/boards/floresta/flights";
import { bestPlace, choicesOf, litOn, lotsOf, placeOf } from "../src/boards/floresta/lots";
import { axesFor, type Play } from "../src/boards/floresta/play";
import { printOf, type Side } from "../src/boards/floresta/print";
import { layoutOf, wideOf } from "../src/boards/floresta/layout";
import { asks, brings } from "../src/boards/floresta/asking";
import { burning, numbered, ownerOf, reachedBy, roundOf, threatened } from "../src/boards/floresta/view";
import type { Pointing } from "../src/boards/board";
import type { GameComponents, GameMove, GameState } from "../src/boards/typed";
import { GROUNDS } from "../src/drawing/floresta/ground";
import sheet from "../src/drawing/sheets/floresta";
import { PATHS, SPACES, type Game, type Pack, type Phase, type View } from "../src/games/floresta";
import { isLit } from "../src/table/pointing";
import { deedOf as deed, some } from "./typed";

// The house's pack, as far as the board reads it: lists of tables, in a simple form of TOML.
type Table = Record<string, unknown>;
function tablesOf(text: string): Table {
  const pack: Table = {};
  let target = pack;
  let statement = "";
  for (const line of text.split("\n").filter((one) => !one.startsWith("#"))) {
    const table = /^\[\[(\w+)\]\]$/.exec(line)?.[1];
    if (table) ((pack[table] ??= []) as Table[]).push((target = {}));
    if (line.startsWith("[") || (statement === "" && !line.includes("="))) {
      if (/^\[\w+\]$/.test(line)) target = {};
      continue;
    }
    statement += line;
    if ((statement.match(/[[{]/g) ?? []).length > (statement.match(/[\]}]/g) ?? []).length) continue;
    const [, key = "", value = ""] = /^(\w+) = (.*)$/.exec(statement)!;
    target[key] = JSON.parse(value.replace(/(\w+) = /g, '"$1": ').replace(/,(\s*[\]}])/g, "$1"));
    statement = "";
  }
  return pack;
}

/** The pack as the server sends it: it says as well what the file leaves out. */
function packOf(text: string): Pack {
  const tables = tablesOf(text);
  const list = (of: string, rest: Table, more: (entry: Table) => Table = () => ({})): Table[] =>
    (tables[of] as Table[]).map((entry) => ({ ...rest, ...entry, ...more(entry) }));
  const inner = (entry: Table, of: string, rest: Table): Table[] =>
    ((entry[of] ?? []) as Table[]).map((one) => ({ ...rest, ...one }));
  const lists: Record<keyof Pack, Table[]> = {
    setup: [],
    board: list("board", {}),
    card: list("card", { icon: "", fire: "" }),
    tower: list("tower", { star: false }),
    side: list("side", { star: false, felling: false, starts: [], solid: [], arrows: [], dotted: [] }, (side) => ({
      spaces: inner(side, "spaces", { lay: 0, leaf: false }),
      zones: inner(side, "zones", { lynx_slots: 0, to: "" }),
    })),
  };
  return lists as Record<keyof Pack, unknown> as Pack;
}

const pack = packOf(readFileSync(new URL("../../src/spinney/games/floresta/pack.toml", import.meta.url), "utf8"));
const components = some<GameComponents<Game>>({ pack, things: {}, events: {}, moves: {} });
const print = printOf(components);
const sideOf = (id: string): Side => print.sides.find((side) => side.id === id)!;
const card = (id: string): number => print.cards.find((one) => one.id === id)!.number;
const tower = (id: string): number => print.towers.find((one) => one.id === id)!.number;
const index = (side: Side, id: string): number => side.spaces.findIndex((space) => space.id === id);
const space = (id: string): number => print.sides.flatMap((side) => side.spaces).find((one) => one.id === id)!.number;
/** Bits of the paths between these spaces. */
const paths = (side: Side, ...names: string[]): number =>
  names.reduce((set, name) => {
    const [a, b] = name.split("-").map((id) => index(side, id));
    return set | (1 << side.paths.findIndex(({ from, to }) => (from === a && to === b) || (from === b && to === a)));
  }, 0);
const named = (side: Side, found: readonly number[]): string[] =>
  found.map((i) => `${side.spaces[side.paths[i]!.from]!.id}-${side.spaces[side.paths[i]!.to]!.id}`);
const trees = (side: Side, ...ids: string[]): number => ids.reduce((set, id) => set | (1 << index(side, id)), 0);
const ten = (side: Side, value: number): number[] => Array.from({ length: 10 }, (_, i) => (i === side.number ? value : 0));
const none = (): number[] => Array.from({ length: 10 }, () => 0);

/** Star sides; the boards lie N, W, C, E, S in their own order, towers in theirs. */
const view = (more: Partial<View> = {}): View => some<View>({
  players: 4,
  first: 0,
  turn: 0,
  card: -1,
  depth: 0,
  steps: [],
  side: [0, 2, 4, 6, 8],
  cell: [0, 1, 2, 3, 4],
  tower: [0, 2, 4, 6],
  corner: [0, 1, 2, 3],
  neutral: none(),
  doubled: none(),
  felled: none(),
  arrived: none(),
  fire: none(),
  breaks: none(),
  zone_lynx: none().map(() => [0, 0, 0, 0]),
  trees: [0, 1, 2, 3].map(none),
  supply: [12, 12, 12, 12],
  thrown: [0, 0, 0, 0],
  reserve: [0, 0, 0, 0],
  vp: [0, 0, 0, 0],
  axes: [1, 1, 1, 1],
  lynx: [1, 1, 1, 1],
  camping: [0, 1, 2, 3].map(() => [0, 0, 0, 0]),
  claimed: [-1, -1, -1, -1],
  pieces: [0, 0, 0, 0],
  reach: [0, 0, 0, 0],
  truck: [-1, -1, -1, -1],
  bonus_used: [0, 0, 0, 0],
  lynx_left: 16,
  doubles_left: 6,
  breaks_left: 8,
  camping_left: [9, 9, 9, 9],
  hand_size: [3, 3, 3, 3],
  hand: [0, 1, 2, 3].map(() => [60, 60, 60]),
  shown: [0, 0, 0, 0],
  discarded: Array.from({ length: 60 }, () => -1),
  row_size: 0,
  row: [-1, -1, -1, -1, -1],
  deck_size: 43,
  ...more,
});

describe("what is printed", () => {
  it("is numbered as the rules number it", () => {
    expect(print.sides.map(({ id }) => id)).toEqual([
      "mondego", "orvalho", "malcata", "sao_mamede", "margaraca", "gardunha", "estrela", "lousa", "sabugal", "espinhal",
    ]);
    expect(print.towers.map(({ id }) => id)).toEqual([
      "sao_matias", "chiqueiro", "talhadas", "pedra_do_vento", "machoca", "belmonte", "balocas", "viseu",
    ]);
    // The 48 cards without a fire icon come first: c05 is the first that has one.
    expect([card("c01"), card("c06"), card("c05"), card("c56")]).toEqual([0, 49, 48, 59]);
    expect(print.cards[card("c05")]!.fire).toEqual(["N", "W"]);
  });

  it("has paths that are solid, then arrows, then dotted", () => {
    const estrela = sideOf("estrela");
    expect(estrela.paths.map(({ kind }) => kind).filter((kind) => kind === "arrow")).toHaveLength(13);
    expect(named(estrela, [13, 14])).toEqual(["e2-e3", "e11-e12"]);
    expect(estrela.paths[13]!.number).toBe(6 * PATHS + 13);
  });

  it("is where the landscapes leave room for it", () => {
    for (const side of print.sides) {
      expect(GROUNDS[side.id]!.spots, side.id).toEqual(side.spaces.map(({ at }) => at));
      expect(GROUNDS[side.id]!.ways, side.id).toEqual(side.paths.map(({ from, to }) => [from, to]));
    }
  });
});

describe("the table", () => {
  it("is reached from a tower wherever its boards lie", () => {
    expect(reachedBy(view({ reach: [0b00110, 0, 0, 0] }), 0)).toEqual(["W", "C"]);
    expect(reachedBy(view({ reach: [0b00110, 0, 0, 0], cell: [4, 3, 0, 1, 2] }), 0)).toEqual(["N", "E"]);
    expect(reachedBy(view(), 0)).toEqual([]);
  });

  it("is threatened where fire cards of the row point", () => {
    const row = [card("c05"), card("c01"), card("c43"), -1, -1];
    expect(threatened(view({ row, row_size: 3 }), print)).toEqual(["N", "W", "C", "S"]);
    expect(threatened(view({ row, row_size: 2 }), print)).toEqual(["N", "W"]);
  });

  it("asks for the axes that are quoted for the chosen card", () => {
    const quotes = { "axes/1/3": 2, "tower-axes/1/3": 1 };
    const chosen = (held: number): Play => some<Play>({ quotes, held });
    expect([axesFor(chosen(1), "axes", 3), axesFor(chosen(1), "tower-axes", 3)]).toEqual([2, 1]);
    expect([axesFor(chosen(0), "axes", 3), axesFor(chosen(-1), "axes", 3)]).toEqual([0, 0]);
  });

  it("knows whose tree stands where", () => {
    const mondego = sideOf("mondego");
    const planted = view({ neutral: ten(mondego, trees(mondego, "a2")), trees: [none(), ten(mondego, trees(mondego, "a1")), none(), none()] });
    expect(["a1", "a2", "a3"].map((id) => ownerOf(planted, 0, index(mondego, id)))).toEqual([1, "neutral", null]);
  });

  it("counts burning paths of the sides in play", () => {
    expect(burning(view({ fire: [3, 1, 4, 0, 0, 0, 0, 0, 0, 0] }))).toBe(3);
  });

  it("knows the round by the turns", () => {
    expect([1, 4, 5, 8, 9].map((turn) => roundOf(turn, 4))).toEqual([1, 1, 2, 2, 3]);
  });
});

describe("fire", () => {
  const mondego = sideOf("mondego");

  it("is told from the log: trucks, losses, spreading, the die", () => {
    const malcata = sideOf("malcata");
    const kindled = paths(mondego, "a5-a6", "b1-b2", "a1-b1", "a6-b6");
    const log = [
      deed<Game>(0, -1),
      deed<Game>(1, 0, ["planted", { seat: 0, card: card("c02"), space: space("a1") }], ["doubled", { seat: 0, space: space("a1") }], ["took", { seat: 0, card: 1 }]),
      deed<Game>(2, 1, ["built", { seat: 1, card: card("c01"), tower: tower("sao_matias") }]),
      deed<Game>(
        3,
        1,
        ["took", { seat: 1, card: 2 }],
        ["turned", { card: card("c05") }],
        ["rolled", { card: card("c05"), amount: 4 }],
        ["passed", { side: 0, value: 4, next: 5 }],
        ["kindled", { side: 0, spaces: trees(mondego, "a6", "b1"), paths: kindled }],
        ["nothing-free", { side: malcata.number }],
        ["began", { seat: 1 }],
      ),
    ];
    const first = retold(log, view());
    expect(first.story!.frames.map(({ step, sides }) => [step, sides])).toEqual([[4, [0, malcata.number]]]);
    expect(first.story!.rolls).toEqual([
      {
        card: card("c05"),
        die: 4,
        targets: [
          { side: 0, tried: [4, 5], spaces: [space("a6"), space("b1")].sort((a, b) => a - b), paths: numbered(kindled, 0, PATHS), quiet: "" },
          { side: malcata.number, tried: [], spaces: [], paths: [], quiet: "nothing-free" },
        ],
      },
    ]);
    expect(first.story!.frames[0]).toMatchObject({ fresh: numbered(kindled, 0, PATHS), hot: first.story!.rolls[0]!.targets[0]!.spaces });
    expect(first.ledger.fire[0]).toBe(kindled);
    expect(first.ledger.truck).toEqual([-1, 10, -1, -1]);

    // The next round: the truck of seat 1 goes to Malcata and holds the fire there; the tree on a1 costs two points.
    const caught = paths(mondego, "a1-a2", "a4-a5", "b2-b3", "b5-b6");
    const out = malcata.number * PATHS + 2;
    const next = [
      ...log,
      deed<Game>(4, 1, ["threw", { seat: 1, card: 3 }], ["took", { seat: 1, card: 3 }]),
      deed<Game>(5, 0, ["threw", { seat: 0, card: 4 }], ["took", { seat: 0, card: 4 }]),
      deed<Game>(
        6,
        1,
        ["drove", { seat: 1, side: malcata.number }],
        ["quenched", { seat: 1, path: out }],
        ["gained", { seat: 1, amount: 1, token: 0 }],
        ["scorched", { side: 0, single: 0, double: trees(mondego, "a1") }],
        ["burned", { seat: 0, amount: 1 }],
        ["spread", { side: 0, paths: caught }],
        ["held", { seat: 1, side: malcata.number }],
        ["turned", { card: 7 }],
        ["began", { seat: 0 }],
      ),
    ];
    const { story, ledger: after } = retold(next, view());
    expect(story!.frames.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(story!.drives).toEqual([{ seat: 1, side: malcata.number, from: 10, paths: [out], points: 1 }]);
    expect(story!.frames[0]).toMatchObject({ gone: [out], sides: [malcata.number] });
    expect(story!.losses).toEqual([{ seat: 0, amount: 1, trees: [{ space: space("a1"), cost: 2 }] }]);
    expect(story!.spreads).toEqual([{ side: 0, paths: numbered(caught, 0, PATHS) }]);
    expect(story!.held).toEqual([{ side: malcata.number, seat: 1 }]);
    expect(after.truck[1]).toBe(malcata.number);
    expect(after.fire[0]).toBe(kindled | caught);
    // A frame shows the table as it was then: in the first two nothing has spread yet.
    expect(story!.frames.map(({ ledger }) => ledger.fire[0])).toEqual([kindled, kindled, kindled | caught]);
  });

  it("shows every tree that fire touches, also of an owner who has no point to lose", () => {
    const log = [
      deed<Game>(0, -1),
      deed<Game>(1, 0, ["planted", { seat: 0, card: card("c02"), space: space("a1") }]),
      deed<Game>(2, 1, ["planted", { seat: 1, card: card("c01"), space: space("a2") }]),
      deed<Game>(3, 1, ["scorched", { side: 0, single: trees(mondego, "a1", "a2"), double: 0 }], ["burned", { seat: 1, amount: 1 }], ["began", { seat: 1 }]),
    ];
    const [a1, a2] = [{ space: space("a1"), cost: 1 }, { space: space("a2"), cost: 1 }];
    const { story } = retold(log, view());
    expect(story!.frames).toMatchObject([{ step: 2, sides: [0], hit: [a1, a2] }]);
    expect(story!.losses).toEqual([
      { seat: 0, amount: 0, trees: [a1] },
      { seat: 1, amount: 1, trees: [a2] },
    ]);
  });

  it("tells of a truck that stays where it is", () => {
    const log = [
      deed<Game>(0, -1),
      deed<Game>(1, 0, ["drove", { seat: 0, side: 2 }], ["quenched", { seat: 0, path: 2 * PATHS }], ["began", { seat: 1 }]),
      deed<Game>(2, 0, ["stayed", { seat: 0, side: 2 }], ["quenched", { seat: 0, path: 2 * PATHS + 1 }], ["began", { seat: 0 }]),
    ];
    expect(retold(log, view()).story!.drives).toEqual([{ seat: 0, side: 2, from: 2, paths: [2 * PATHS + 1], points: 0 }]);
  });

  it("does not count fire fighters among the trucks", () => {
    const log = [
      deed<Game>(0, -1),
      deed<Game>(1, 0, ["planted", { seat: 0, card: card("c10"), space: space("a3") }]),
      deed<Game>(2, 0, ["quenched", { seat: 0, path: 0 }]),
      deed<Game>(3, 0, ["took", { seat: 0, card: 1 }], ["began", { seat: 1 }]),
    ];
    expect(retold(log, view()).story!.frames).toEqual([]);
  });

  it("begins with an empty table", () => {
    expect(opening(view({ fire: none().map(() => 5) })).fire).toEqual(none());
  });
});

describe("the drawing", () => {
  it("has a picture for every side, tower, tree, special action and sign", () => {
    const ids = new Set([...sheet().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
    for (const side of print.sides) expect(ids).toContain(`plate-${side.id}`);
    for (const one of print.towers) expect([...ids]).toEqual(expect.arrayContaining([`plate-${one.id}`, `sign-${one.power}`]));
    for (const id of ["cork-oak", "maritime-pine", "olive", "pyrenean-oak", "cypress", "lynx", "flame", "ember", "break", "truck"])
      expect(ids).toContain(`plate-${id}`);
    for (const one of print.cards) expect(ids).toContain(`plate-special-${one.special}`);
    for (const symbol of print.symbols) expect(ids).toContain(`sign-${symbol}`);
    expect(plateOf("card", card("c05"), components)).toBe("plate-special-fighter");
    const drawn = (kind: string, number: number): string => plateOf(kind, number, components) ?? "";
    expect(drawn("space", space("e5"))).toContain("#plate-estrela");
    expect(drawn("side", sideOf("estrela").number)).toContain("#plate-estrela");
    expect(drawn("path", sideOf("estrela").paths[0]!.number)).toContain("#plate-estrela");
    expect(drawn("tower", 0)).toContain(`#plate-${print.towers[0]!.id}`);
    expect(plateOf("token", 1, components)).toBeNull();
  });

  it("draws no two landscapes and no two trees alike", () => {
    const symbols = [...sheet().matchAll(/<symbol id="(plate-[^"]+)"[^>]*>(.*?)<\/symbol>/gs)].filter(([, id]) => id !== "plate-special-lynx");
    expect(new Set(symbols.map(([, , drawn]) => drawn)).size).toBe(symbols.length);
  });

  it("keeps what is printed beside a space on the board, and lynx icons off the spaces", () => {
    for (const side of print.sides) {
      const ways = side.paths.map((path) => wayOf(side, path));
      for (const one of side.spaces) {
        for (const { x, y } of chipsOf(side, one, ways)) {
          expect(x, `${side.id} ${one.id}`).toBeGreaterThanOrEqual(3);
          expect(x + 14).toBeLessThanOrEqual(300);
          expect(y).toBeGreaterThanOrEqual(9);
          expect(y).toBeLessThanOrEqual(173);
        }
      }
      side.zones.forEach(({ slots }, z) => {
        if (slots === 0) return;
        for (const [x, y] of slotsOf(side, z))
          for (const one of side.spaces) expect(Math.hypot(x - spotOf(one)[0], y - spotOf(one)[1]), `${side.id} ${z}`).toBeGreaterThan(R + 6);
      });
    }
  });
});

describe("the board", () => {
  const moves: GameMove<Game>[] = [
    { number: 1, kind: "plant", parts: { hand: 0, space: space("a1") }, words: "" },
    { number: 2, kind: "plant", parts: { hand: 1, space: space("a3") }, words: "" },
    { number: 3, kind: "build", parts: { hand: 0, tower: tower("talhadas") }, words: "" },
    { number: 4, kind: "block", parts: { path: 2 * PATHS }, words: "" },
  ];
  const play = (phase: Phase, mine = true): Play =>
    some<Play>({
      print,
      view: view(),
      phase,
      mine,
      frame: null,
      pointing: some<Pointing>({ lit: (part, value, kind) => isLit(moves, [], { part, value, kind }) }),
    });

  it("knows what lights up where", () => {
    const lots = lotsOf(play("turn"));
    expect(lots.map((lot) => lot.side?.id ?? lot.tower?.id)).toEqual([
      "sao_matias", "mondego", "talhadas", "malcata", "margaraca", "estrela", "machoca", "sabugal", "balocas",
    ]);
    expect(lots.map((lot) => litOn(play("turn"), lot))).toEqual([0, 2, 1, 1, 0, 0, 0, 0, 0]);
  });

  it("turns to the board where something is asked", () => {
    expect(bestPlace(play("turn"), null)).toBe("N");
    expect(bestPlace(play("turn"), "S")).toBe("S");
    expect(bestPlace(play("break"), "S")).toBe("N");
    expect(bestPlace(play("break"), "W")).toBe("W");
    expect(bestPlace(play("break", false), "S")).toBe("S");
    // Nothing lights up while lynx are laid: the tree that was put stands in Malcata.
    const dark = { ...play("lay"), view: view({ depth: 1, steps: [[1, 0, space("m3"), 0, 0, 0]] }), pointing: some<Pointing>({ lit: () => false }) };
    expect(bestPlace(dark, "S")).toBe("W");
  });

  it("turns to the board that is spoken about", () => {
    const tower = lotsOf(play("turn")).find((lot) => lot.tower)!;
    expect(placeOf(play("turn"), ["hand", `space/${space("m3")}`])).toBe("W");
    expect(placeOf(play("turn"), [`side/${Math.floor(space("m3") / SPACES)}`, `tower/${tower.tower!.number}`])).toBe("W");
    expect(placeOf(play("turn"), [`tower/${tower.tower!.number}`])).toBe(tower.place);
    expect(placeOf(play("turn"), ["scores", "card/3"])).toBe(null);
  });

  it("offers what no board shows", () => {
    const lay = [2, 0, 1].map((lynx, i): GameMove<Game> => ({ number: i, kind: "lay", parts: { lynx }, words: "" }));
    expect(choicesOf(lay)).toEqual({ amounts: [0, 1, 2], conditions: [] });
    const bonus = (condition: number): GameMove<Game> => ({ number: 9, kind: "bonus", parts: { condition, space: 3 }, words: "" });
    expect(choicesOf([bonus(2), bonus(2)])).toEqual({ amounts: [], conditions: [] });
    expect(choicesOf([bonus(2), bonus(0)])).toEqual({ amounts: [], conditions: [0, 2] });
    expect(choicesOf(moves)).toEqual({ amounts: [], conditions: [] });
  });

  it("lets trees, trucks and cards travel", () => {
    const before = view({ row: [7, 8, -1, -1, -1], row_size: 2 });
    const after = view({ hand: [[3, 7, 60], [60], [60], [60]], pieces: [1, 0, 0, 0] });
    const flights = flightsOf(before, after, [
      deed<Game>(1, 0, ["planted", { seat: 0, card: 5, space: 3 }], ["took", { seat: 0, card: 7 }], ["drove", { seat: 1, side: 4 }]),
      deed<Game>(2, 0, ["built", { seat: 0, card: 5, tower: 2 }], ["transplanted", { seat: 0, from: 99, space: 12 }], ["turned", { card: 9 }]),
    ]);
    expect(flights).toEqual([
      { from: "0/supply/0", to: "table/tree/3" },
      { from: "table/row/7", to: "0/hand/1" },
      { from: "1/truck/0", to: "1/truck/0" },
      { from: "0/supply/0", to: "table/storey/6" },
      { from: "table/tree/99", to: "table/tree/12" },
      { from: "table/deck/0", to: "table/row/9" },
    ]);
  });

  it("tells the bar how many rounds, cards and fires there are", () => {
    const state = some<GameState<Game>>({ turn: 4, view: view({ fire: [7, 0, 0, 0, 0, 0, 0, 0, 0, 0] }), phase: "turn" });
    expect(facts(state, components, (id) => id).map(({ value }) => value)).toEqual(["1", "43", "3"]);
  });
});

describe("the words", () => {
  const files = import.meta.glob<string>("../src/boards/floresta/*.{ftl,svelte}", { query: "?raw", import: "default", eager: true });
  const ids = (language: string): string[] =>
    new FluentResource(files[`../src/boards/floresta/${language}.ftl`]!).body.map(({ id }) => id);

  it("are there in both languages", () => {
    expect(ids("es")).toEqual(ids("en"));
  });

  it("are all there that the board says", () => {
    const text = Object.entries(files)
      .filter(([path]) => path.endsWith(".svelte"))
      .map(([, one]) => one)
      .join("\n");
    const said = [...text.matchAll(/["'](floresta-[a-z-]+[a-z])["']/g)].map(([, id]) => id!);
    expect(said.length).toBeGreaterThan(40);
    const dashed = (id: string): string => id.replaceAll("_", "-");
    const more = [
      ...print.sides.flatMap(({ id }) => [`floresta-place-${dashed(id)}`, `floresta-end-${dashed(id)}`]),
      ...print.towers.map(({ power }) => `floresta-power-${dashed(power)}`),
      ...print.cards.flatMap(({ special }) => [`floresta-special-${special}`, `floresta-special-${special}-more`]),
      ...[1, 2, 3, 4].flatMap((step) => [`floresta-step-${step}`, `floresta-step-${step}-rule`]),
      "floresta-quiet-burns-already",
      "floresta-quiet-nothing-free",
    ];
    const known = new Set(ids("en"));
    expect([...said, ...more].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the room for the boards", () => {
  it("shows all nine while they can be read", () => {
    expect(layoutOf(770, 545)).toMatchObject({ close: false, wide: wideOf(770, 545) });
    expect(wideOf(770, 545)).toBeGreaterThan(240);
    expect(wideOf(900, 400)).toBeLessThan(wideOf(900, 600));
  });

  it("else shows one, with the thumbnails where they leave it the most room", () => {
    expect(layoutOf(526, 296)).toMatchObject({ close: true, thumbs: "beside" });
    expect(layoutOf(382, 264)).toMatchObject({ close: true, thumbs: "row" });
    expect(layoutOf(390, 520)).toMatchObject({ close: true, wide: 390, thumbs: "below" });
  });

  it("with large text still lays the thumbnails in a row where a finger finds them", () => {
    expect(layoutOf(264, 215, true, 1.25)).toMatchObject({ close: true, thumbs: "row" });
    expect(layoutOf(264, 215, true)).toMatchObject({ close: true, thumbs: "beside" });
  });

  it("never makes a board wider than the room, or less than nothing", () => {
    for (const [width, height] of [[100, 20], [320, 200], [380, 300], [1600, 900]] as const) {
      const { wide } = layoutOf(width, height);
      expect(wide).toBeGreaterThanOrEqual(0);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
});

describe("what is said of choices", () => {
  const things = { card: print.cards.map(({ id }) => id), space: print.sides.flatMap((side) => Array.from({ length: SPACES }, (_, i) => side.spaces[i]?.id ?? "")), tower: print.towers.map(({ id }) => id), condition: ["values", "points", "locations"] };
  const known = some<GameComponents<Game>>({ pack, things, events: {}, moves: {} });
  const say = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(" ");
  const hand = [[card("c01"), card("c05"), 60], [60, 60, 60], [60, 60, 60], [60, 60, 60]];
  const state = (more: Partial<GameState<Game>> = {}): GameState<Game> =>
    some<GameState<Game>>({ view: view({ hand, hand_size: [2, 3, 3, 3] }), viewer: 0, phase: "turn", moves: [some<GameMove<Game>>({})], quotes: {}, ...more });

  it("asks where a chosen card goes, which card a place gets, and what a bonus tree is for", () => {
    const asked = (parts: Record<string, number>, phase: Phase = "turn"): string => asks({ kind: null, parts }, state({ phase }), known, say);
    expect(asked({ hand: 1 })).toBe("floresta-ask-where c05");
    expect(asked({ space: space("a1") })).toBe("floresta-ask-card a1");
    expect(asked({ tower: 2 })).toBe(`floresta-ask-card ${print.towers[2]!.id}`);
    expect(asked({ space: space("a1") }, "bonus")).toBe("floresta-ask-condition a1");
    expect(asked({ condition: 1 }, "bonus")).toBe("floresta-ask-bonus points");
    expect(asked({})).toBe("");
  });

  it("tells what a space costs with each card that fits, and what a tree there brings", () => {
    const n = space("a1");
    const quotes = { [`axes/0/${n}`]: 0, [`axes/1/${n}`]: 2, [`brings/${n}`]: 5 };
    expect(brings("space", n, state({ quotes }), known, say).map(({ value }) => value)).toEqual([
      "floresta-price c01 0; floresta-price c05 2",
      "floresta-brings-points 5",
    ]);
    expect(brings("space", n + 1, state({ quotes }), known, say)).toEqual([]);
  });

  it("tells what the next piece of a tower brings, and where a card fits", () => {
    const quotes = { "tower-axes/0/2": 1, "axes/0/7": 0, "brings/7": 3 };
    const { points } = print.towers[2]!;
    expect(brings("tower", 2, state({ quotes }), known, say).at(-1)?.value).toBe(`floresta-brings-points ${points[0]}`);
    const built = view({ hand, hand_size: [2, 3, 3, 3], claimed: [2, -1, -1, -1], pieces: [1, 0, 0, 0] });
    expect(brings("tower", 2, state({ quotes, view: built }), known, say).at(-1)?.value).toBe(`floresta-brings-points ${points[1]! - points[0]!}`);
    expect(brings("card", card("c01"), state({ quotes }), known, say).map(({ value }) => value)).toEqual(["floresta-fits 2 1"]);
    expect(brings("card", card("c05"), state({ quotes, moves: [] }), known, say)).toEqual([]);
  });
});
