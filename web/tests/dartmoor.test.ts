import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { signOf } from "../src/boards/dartmoor/cards";
import { arrivals, waysOf } from "../src/boards/dartmoor/flights";
import { balanced, fanned, fitted, flow, heightOf, loose, packed } from "../src/boards/dartmoor/layout";
import { bonusNow } from "../src/boards/dartmoor/payment";
import { asks, brings, priceOf } from "../src/boards/dartmoor/asking";
import * as table from "../src/boards/dartmoor/view";
import type { GameComponents, GameState } from "../src/boards/typed";
import { linesOf } from "../src/drawing/hyphens";
import { NONE, SECOND_TOP, SLOTS, TOP, UNIVERSAL, steps, type Box, type Game, type Pack, type Species, type View } from "../src/games/dartmoor";
import type { CardOf } from "../src/messages";
import { deedOf, some } from "./typed";

const files = import.meta.glob<string>("../src/boards/dartmoor/*.{ftl,svelte}", { query: "?raw", import: "default", eager: true });
const ids = (language: string): string[] =>
  new FluentResource(files[`../src/boards/dartmoor/${language}.ftl`]!).body.map(({ id }) => id);

describe("the words of Dartmoor's board", () => {
  it("are there in both languages", () => {
    expect(ids("es")).toEqual(ids("en"));
  });

  it("are all there that the board says", () => {
    const said = [...Object.values(files).join("\n").matchAll(/["'](dartmoor-[a-z-]+[a-z])["']/g)].map(([, id]) => id!);
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((id) => !ids("en").includes(id))).toEqual([]);
  });
});

// A box of a few species. Cards 0 to 70 are whole (0 an oak, 1 a hazel, 2 a bog, 3 a tor); 71 and 72 show a dragonfly
// over a newt, 73 an owl over an otter; 74 and 75 a rabbit beside a badger.
const SPECIES: Partial<Species>[] = [
  { id: "sessile-oak", part: "tree", symbols: ["tree"], cost: 1 },
  { id: "common-hazel", part: "shrub", symbols: ["shrub"], cost: 2 },
  { id: "blanket-bog", part: "moor", symbols: ["moor"], cost: 2 },
  { id: "tor", part: "moor", symbols: ["moor"], cost: 2 },
  { id: "keeled-skimmer", part: "top", symbols: ["insect", "dragonfly"], cost: 0 },
  { id: "warty-newt", part: "bottom", symbols: ["amphibian"], cost: 1 },
  { id: "barn-owl", part: "top", symbols: ["bird"], cost: 2 },
  { id: "otter", part: "bottom", symbols: ["paw"], cost: 2 },
  { id: "black-rabbit", part: "side", symbols: ["paw"], cost: 0 },
  { id: "dartmoor-badger", part: "side", symbols: ["paw"], cost: 1 },
];
const [OAK, HAZEL, BOG, TOR, SKIMMER, NEWT, OWL, OTTER, RABBIT, BADGER] = SPECIES.map((_, number) => number) as [
  number, number, number, number, number, number, number, number, number, number,
];
const [APPLE, ALDER, OAKLEAF] = [0, 1, 2];
const CARDS = 76;

const halfSpecies = Array.from({ length: 2 * CARDS }, () => NONE);
const halfColour = Array.from({ length: 2 * CARDS }, () => 0);
const print_ = (card: number, ...halves: [species: number, colour: number][]): void =>
  halves.forEach(([species, colour], i) => ([halfSpecies[2 * card + i], halfColour[2 * card + i]] = [species, colour]));
for (let card = 0; card < 71; card++) print_(card, [OAK, OAKLEAF]);
print_(1, [HAZEL, ALDER]);
print_(2, [BOG, APPLE]);
print_(3, [TOR, APPLE]);
print_(71, [SKIMMER, APPLE], [NEWT, ALDER]);
print_(72, [SKIMMER, ALDER], [NEWT, OAKLEAF]);
print_(73, [OWL, OAKLEAF], [OTTER, APPLE]);
print_(74, [RABBIT, APPLE], [BADGER, OAKLEAF]);
print_(75, [RABBIT, ALDER], [BADGER, APPLE]);

const of = <T>(value: T, ...at: [number, T][]): T[] => {
  const row = SPECIES.map(() => value);
  at.forEach(([species, one]) => (row[species] = one));
  return row;
};
const card = (symbol: string, brief: string): CardOf =>
  some<CardOf>({ facts: [{ label: "fact-symbol", value: symbol }], brief: { label: "", value: brief } });
const vertical = [71, 72, 73].map((card) => ({ id: String(card), source: "house" as const, top: "", bottom: "" }));
const components = some<GameComponents<Game>>({
  pack: some<Pack>({ species: SPECIES.map((one) => some<Species>(one)), vertical }),
  things: {},
  cards: {
    species: SPECIES.map(({ id }) => card("", id === "tor" ? "⟦bird⟧⟦draw⟧" : "")),
    half: halfSpecies.map((_, half) => card(half === 143 ? "Black Alder" : "", half === 142 ? "0–30⟦if⟧≠⟦dragonfly⟧" : "")),
  },
  box: some<Box>({
    half_species: halfSpecies,
    half_colour: halfColour,
  }),
});
const print = table.printOf(components, (id) => id);
const { species } = print;

const slots = (...filled: [number, number][]): number[] => {
  const row = [0, 0, 0, 0, 0, 0];
  filled.forEach(([slot, first]) => (row[slot] = first));
  return row;
};

/** Seat 0 has an oak (stand 0), a tor (stand 2) and a universal moor (stand 3), seat 1 a hazel (stand 1). */
function view(more: Partial<View> = {}): View {
  return some<View>({
    players: 2,
    turn: 0,
    winters: 0,
    playing: NONE,
    target_stand: NONE,
    target_slot: NONE,
    picks: 0,
    picked: 0,
    depth: 0,
    steps: [],
    deck_size: 50,
    deck: Array.from({ length: 60 }, () => -2),
    hand_size: [3, 2],
    hand: [[10, 20, 71, NONE], [30, -2, NONE]],
    clearing_size: 2,
    clearing: [40, 41, NONE],
    gone: Array.from({ length: CARDS }, () => NONE),
    offered: [],
    cave: [0, 1],
    cave_size: [0, 0],
    taken_by: Array.from({ length: CARDS }, () => NONE),
    taken_since: Array.from({ length: CARDS }, () => 0),
    stands: 4,
    stand_owner: [0, 1, 0, 0],
    stand_species: [OAK, HAZEL, TOR, UNIVERSAL],
    stand_card: [0, 1, 3, 50],
    first: [slots([2, BADGER]), slots(), slots(), slots()],
    dwelling: Array.from({ length: CARDS }, () => NONE),
    species: [of(0), of(0)],
    symbols: [[1, 0, 2, 1, 0, 3, 3, 0, 2, 0, 1, 4, 0], []],
    ...more,
  });
}

describe("the print of Dartmoor", () => {
  it("gives a dragonfly its own sign and the insects' wash, an amphibian its own", () => {
    expect([species[SKIMMER]!.kind, species[SKIMMER]!.tint]).toEqual(["dragonfly", "insect"]);
    expect([species[NEWT]!.kind, species[NEWT]!.tint]).toEqual(["amphibian", "amph"]);
  });

  it("knows whole cards and both ways of splitting one", () => {
    const form = (number: number): [string, number] => [print.cards[number]!.form, print.cards[number]!.halves.length];
    expect([0, 70, 71, 73, 74].map(form)).toEqual([["whole", 1], ["whole", 1], ["tb", 2], ["tb", 2], ["lr", 2]]);
  });

  it("is told what halves are called, and their points and lasting effects in signs", () => {
    const [skimmer, newt] = print.cards[71]!.halves;
    expect([skimmer!.points, newt!.points, newt!.tree]).toEqual(["0–30⟦if⟧≠⟦dragonfly⟧", "", "Black Alder"]);
    expect([species[TOR]!.permanent, species[OAK]!.permanent]).toEqual(["⟦bird⟧⟦draw⟧", ""]);
  });

  it("has a sign for categories, tree symbols and species", () => {
    const marked = ["bat", "card below", "BA", "black-rabbit", "keeled-skimmer", "cave"];
    expect(marked.map((one) => signOf(one, species))).toEqual(["bat", "below", "t-alder", "rabbit", "dragonfly", "cave"]);
  });
});

describe("a forest of Dartmoor", () => {
  it("lays trees and shrubs before moors, and knows nothing of a universal moor", () => {
    const plots = table.plotsOf(view(), print, { "stand/0": 1, "stand/2": 0 }, 0);
    expect(plots.map((plot) => [plot.stand, plot.moor, plot.colour, plot.points])).toEqual([
      [0, false, OAKLEAF, 1],
      [2, true, APPLE, 0],
      [3, true, NONE, null],
    ]);
    expect(Object.keys(plots[0]!.sides)).toEqual(["t", "b", "l", "r"]);
    expect(plots[1]!.sides.t!.map((strip) => strip.slot)).toEqual([TOP, SECOND_TOP]);
    expect(plots[1]!.sides.l).toBeUndefined();
  });

  it("gathers equals in one slot, the first comer first, and adds up their points", () => {
    const dwelling = Array.from({ length: CARDS }, () => NONE);
    // The badgers' half is the right one: odd. Left are the rabbits of 74 and 75; here the oak's right slot.
    [dwelling[74], dwelling[75], dwelling[73]] = [3, 3, 0];
    const worth = { "half/149": 4, "half/151": 4, "half/146": 3 };
    const [oak] = table.plotsOf(view({ dwelling, first: [slots([3, BADGER], [0, OWL]), slots(), slots(), slots()] }), print, worth, 0);
    expect(oak!.sides.r![0]!.groups.map((group) => [group.species.id, group.halves, group.points])).toEqual([
      ["dartmoor-badger", [149, 151], 8],
    ]);
    expect(oak!.sides.t![0]!.groups.map((group) => [group.species.id, group.halves, group.points])).toEqual([["barn-owl", [146], 3]]);
    expect(oak!.sides.b![0]!.groups).toEqual([]);
  });

  it("shows no points where nobody told them", () => {
    const dwelling = Array.from({ length: CARDS }, () => NONE);
    dwelling[73] = 1;
    const [oak] = table.plotsOf(view({ dwelling }), print, {}, 0);
    expect(oak!.points).toBeNull();
    expect(oak!.sides.b![0]!.groups[0]!.points).toBeNull();
  });

  it("lists what works from now on, all copies of a species together", () => {
    const counts = of(0, [TOR, 2], [BADGER, 1], [BOG, 1]);
    const worth = { [`lasting/0/${TOR}`]: 2, [`lasting/0/${BADGER}`]: 0, [`lasting/1/${BOG}`]: 0 };
    const found = table.lastingOf(view({ species: [counts, of(0)] }), print, worth, 0);
    expect(found.map((one) => [one.species.id, one.count, one.draws])).toEqual([
      ["tor", 2, 2],
      ["dartmoor-badger", 1, 0],
    ]);
  });

  it("tallies the categories", () => {
    // Birds, bats, insects, amphibians, hooves, paws, plants.
    expect(table.tallyOf(view(), 0)).toEqual([1, 0, 3, 1, 0, 2, 4]);
  });
});

describe("what is told of Dartmoor's table", () => {
  it("is which cards of a hand everybody knows", () => {
    expect([...table.knownToAll({ "known/20": 0, "known/30": 1, "known/71": 1 }, view(), 0)]).toEqual([20]);
  });

  it("is whose effect or bonus is to be decided on", () => {
    expect(table.askedAbout({ "asked/bonus": TOR })).toEqual({ species: TOR, bonus: true });
    expect(table.askedAbout({ "asked/effect": OAK })).toEqual({ species: OAK, bonus: false });
    expect(table.askedAbout({})).toBeNull();
  });
});

describe("paying in Dartmoor", () => {
  const quotes = { bonus: ALDER, "shows/71": 1, "shows/72": 1, "shows/73": 0 };

  it("earns the bonus when all cards show its symbol, and loses it with the first that does not", () => {
    expect(bonusNow(quotes, [71], 1)).toBe("open");
    expect(bonusNow(quotes, [71, 72], 0)).toBe("earned");
    expect(bonusNow(quotes, [71, 73], 0)).toBe("lost");
    expect(bonusNow({}, [], 2)).toBe("none");
  });
});

describe("a forest on the screen", () => {
  const square = { width: 100, height: 50 };

  it("fills rows", () => {
    expect(flow([square, square, square], 1, 210, 10)).toEqual([2, 1]);
    expect(heightOf([square, square, { width: 100, height: 80 }], [2, 1], 1, 10)).toBe(140);
  });

  it("takes the largest scale at which all is seen, else the smallest", () => {
    const room = { width: 210, height: 60 };
    expect(fitted([square, square], [1, 0.5], room, { width: 10, height: 10 })).toBe(1);
    expect(fitted([square, square, square], [1, 0.5], room, { width: 10, height: 10 })).toBe(0.5);
    expect(fitted(Array.from({ length: 40 }, () => square), [1, 0.5], room, { width: 10, height: 10 })).toBe(0.5);
  });

  it("leaves no row nearly empty", () => {
    const rows = (count: number) => balanced(Array.from({ length: count }, () => square), 1, { width: 430, height: 0 }, { width: 10, height: 10 });
    expect(rows(5)).toEqual([3, 2]);
    expect(rows(8)).toEqual([4, 4]);
    expect(rows(0)).toEqual([]);
  });

  it("puts a high thing into a row of low ones only where there is room for that", () => {
    const low = { width: 100, height: 20 };
    const rows = (height: number) => balanced([square, square, square, square, low], 1, { width: 430, height }, { width: 10, height: 10 });
    // Four high ones and a low one: 50 + 10 + 20; a high one in the second row as well: 50 + 10 + 50.
    expect(rows(0)).toEqual([4, 1]);
    expect(rows(109)).toEqual([4, 1]);
    expect(rows(110)).toEqual([3, 2]);
  });

  it("knows how many lines a name takes", () => {
    expect(linesOf("Blue Ground Beetle", 10)).toBe(3);
    expect(linesOf("Barn Owl", 10)).toBe(1);
  });
});

describe("cards of Dartmoor on the move", () => {
  const deeds = [
    deedOf<Game>(
      1,
      1,
      ["paid", { seat: 1, card: 20 }],
      ["revealed", { card: 21 }],
      ["placed", { seat: 1, half: 146, stand: 4 }],
      ["drew", { seat: 1, card: NONE }],
      ["stored", { seat: 1, card: 30 }],
    ),
    deedOf<Game>(2, 0, ["placed", { seat: 0, half: 4, stand: 5 }], ["drew", { seat: 0, card: 12 }]),
  ];

  it("go from hand to clearing, from deck to hand, and into forests and caves", () => {
    expect(waysOf(deeds).map(({ from, to, ghost }) => [from[0], to[0], ghost])).toEqual([
      ["1/hand/20", "table/clearing/20", false],
      ["table/deck/0", "table/clearing/21", false],
      ["1/playing/0", "1/half/146", false],
      ["table/deck/0", "1/hands/0", true],
      ["table/clearing/30", "1/cave/0", true],
      ["0/playing/0", "0/stand/5", false],
      ["table/deck/0", "0/hand/12", false],
    ]);
  });

  it("stay marked where they have come", () => {
    expect(arrivals(deeds)).toEqual([
      ["table/clearing/20", 1],
      ["1/half/146", 1],
      ["0/stand/5", 0],
    ]);
  });
});

describe("a hand in a narrow place", () => {
  it("is one row as long as a strip of every card can be seen", () => {
    expect(fanned(3, 300, 100, 44)).toEqual([3]);
    expect(fanned(10, 496, 100, 44)).toEqual([10]);
  });

  it("is as few rows as needed, about equally long", () => {
    expect(fanned(10, 300, 100, 44)).toEqual([5, 5]);
    expect(fanned(10, 235, 100, 44)).toEqual([3, 3, 4]);
  });

  it("is never without a row, nor a row without a card", () => {
    expect(fanned(0, 300, 100, 44)).toEqual([0]);
    expect(fanned(2, 50, 100, 44)).toEqual([1, 1]);
  });

  it("of a given height is one row, or two if their cards are larger", () => {
    const room = { width: 284, height: 240 };
    expect(packed(3, room, 44, 6)).toEqual({ rows: [3], em: 9.8 });
    const { rows, em } = packed(10, room, 44, 6);
    expect(rows).toEqual([5, 5]);
    expect(2 * 14.2 * em + 6).toBeCloseTo(room.height);
  });
});

describe("the gaps between stands", () => {
  const stands = Array.from({ length: 4 }, () => ({ width: 100, height: 100 }));
  const gap = { width: 10, height: 16 };

  it("share what the fullest row leaves, and no more than looks like one forest", () => {
    expect(loose(stands, [4], 1, 500, gap)).toBe(20);
    expect(loose(stands, [2, 2], 1, 1000, gap)).toBe(54);
    expect(loose(stands, [4], 1, 400, gap)).toBe(10);
  });
});

describe("a stand where room is scarce", () => {
  const [oak] = table.plotsOf(view({ dwelling: Array.from({ length: CARDS }, (_, card) => (card === 73 ? TOP : NONE)) }), print, {}, 0);

  it("has room for those who dwell there and for whoever may come", () => {
    const sides = (trimmed: boolean, ...used: number[]): string =>
      (["t", "b", "l", "r"] as const).filter((side) => table.taken(oak!, side, trimmed, new Set(used), SLOTS)).join("");
    expect([sides(false), sides(true), sides(true, oak!.stand * SLOTS + 3)]).toEqual(["tblr", "t", "tr"]);
  });

  it("is the same as before as long as it says the same", () => {
    const unchanged = table.sameness<{ points: number }>();
    const first = unchanged(0, { points: 1 });
    expect(unchanged(0, { points: 1 })).toBe(first);
    expect(unchanged(0, { points: 2 })).toEqual({ points: 2 });
    expect(unchanged(1, { points: 1 })).not.toBe(first);
  });
});

describe("what is asked and told of a card of Dartmoor", () => {
  const say = (id: string, args: Record<string, string | number> = {}): string => [id.replace("dartmoor-", ""), ...Object.values(args)].join(" ");
  const named = { ...components, things: { species: SPECIES.map(({ id }) => id!) } };
  const paying = (number: number): number[][] => [Object.assign([0, 0, 0, 0, 0, 0], { [steps.STEP]: steps.PAY, [steps.NUMBER]: number })];
  const state = (phase: string, more: Partial<View>, quotes: Record<string, number> = {}): GameState<Game> =>
    some<GameState<Game>>({ phase: phase as Game["phase"], viewer: 0, quotes, view: view(more) });
  const owl = { playing: 146, depth: 1, steps: paying(2) };

  it("names the card, and says what is due and where", () => {
    const nothing = { kind: null, parts: {} };
    expect(priceOf(view(owl))).toBe(2);
    expect(asks(nothing, state("pay", owl), named, say)).toBe("ask-pay barn-owl 2");
    expect(asks(nothing, state("place", owl), named, say)).toBe("ask-place barn-owl 2");
    expect(asks({ kind: "place", parts: { stand: 1 } }, state("place", owl), named, say)).toBe("ask-side barn-owl common-hazel");
    expect(asks({ kind: "place", parts: { stand: 3 } }, state("place", owl), named, say)).toBe("ask-side barn-owl universal");
    expect(asks({ kind: "play", parts: { half: 146 } }, state("action", {}), named, say)).toBe("ask-play barn-owl 2");
    expect(asks(nothing, state("action", {}), named, say)).toBe("");
  });

  it("tells the price and the points of what is in the hand", () => {
    const told = (half: number, phase: string, quotes: Record<string, number>): string[] =>
      brings("half", half, state(phase, {}, quotes), named, say).map(({ value }) => value);
    expect(told(20, "action", { "brings/20": 3 })).toEqual(["brings-price-now 1", "brings-points-now 3"]);
    expect(told(2 * 50, "action", {})).toEqual([]);
    expect(told(20, "pay", { bonus: 2, "shows/10": 1 })).toEqual(["brings-bonus-now 1"]);
  });
});
