import { beforeEach, describe, expect, it } from "vitest";
import { blankHand, claim, countedFirst, labelsOf, layAt, marksOn, otherSide, ownersAt, setCamping, setColour, setLynx, signsOf, takeOver, tap, treesOn, viewOf } from "../src/boards/floresta/paper";
import type { Print, Side, Space, Tower } from "../src/boards/floresta/print";
import type { Hand } from "../src/games/floresta";
import { some } from "./typed";

/** A side with spaces that show this. */
const sideOf = (number: number, id: string, prints: string[], more: Partial<Side> = {}): Side =>
  some<Side>({
    number,
    id,
    name: id,
    board: number >> 1,
    felling: false,
    zones: [],
    end: { kind: "chain", points: [8, 14, 22] },
    spaces: prints.map((text, i) => some<Space>({ number: number * 12 + i, value: Number(text[0]), colour: text[1] as "R", leaf: i === 1 })),
    ...more,
  });
const NAMES = ["mondego", "orvalho", "malcata", "sao_mamede", "margaraca", "gardunha", "estrela", "lousa", "sabugal", "espinhal"];
const MORE: Record<string, Partial<Side>> = {
  sao_mamede: { zones: [{ spaces: [0], slots: 2, to: -1 }] },
  lousa: { felling: true },
  estrela: { end: { kind: "zones_held", points: [6, 10, 18] }, zones: [{ spaces: [0], slots: 0, to: -1 }] },
  espinhal: { end: { kind: "zones_held", points: [2, 5, 10] }, zones: [{ spaces: [0], slots: 0, to: 3 }] },
};
const PRINT = some<Print>({
  sides: NAMES.map((id, i) => sideOf(i, id, ["1R", "2B", "3X"], MORE[id])),
  towers: ["a", "b", "c", "d", "e", "f", "g", "h"].map((id, number) => some<Tower>({ number, id, name: id })),
  cards: [some<Print["cards"][number]>({ special: "x2", icon: 2 }), some<Print["cards"][number]>({ special: "lynx", icon: 0 })],
});

let hand: Hand;
beforeEach(() => void (hand = blankHand(2, PRINT)));
const [ann, bo] = [0, 1];

describe("an empty table", () => {
  it("has the first side of every board, and colours in order", () => {
    expect(hand.sides).toEqual({ N: "mondego", W: "malcata", C: "margaraca", E: "estrela", S: "sabugal", NW: "a", NE: "c", SW: "e", SE: "g" });
    expect(hand.seat).toEqual([{ colour: "green" }, { colour: "brown" }]);
    expect(blankHand(4, PRINT).seat.map(({ colour }) => colour)).toEqual(["green", "brown", "gray", "yellow"]);
  });
});

describe("spaces", () => {
  it("are called by their print, with a letter where two are alike", () => {
    expect(labelsOf(sideOf(0, "mondego", ["1R", "5B", "1R", "5X"]))).toEqual(["1Ra", "5B", "1Rb", "5X"]);
  });
  it("can be marked where cards and boards allow it", () => {
    expect(NAMES.map((_, i) => marksOn(PRINT.sides[i]!, PRINT))).toEqual([[], [], [], [], ["x2"], ["x2"], [], ["felled"], [], []]);
    expect(PRINT.sides.filter(countedFirst).map(({ id }) => id)).toEqual(["espinhal"]);
  });
});

describe("a tap", () => {
  it("plants a tree and takes it away with its marks", () => {
    const player = hand.seat[ann]!;
    tap(player, "margaraca", "1R", "plant");
    expect(player.trees).toEqual({ margaraca: ["1R"] });
    tap(player, "margaraca", "1R", "x2");
    expect(player.x2).toEqual({ margaraca: ["1R"] });
    tap(player, "margaraca", "1R", "plant");
    expect(player).toEqual({ colour: "green" });
  });
  it("marks a tree, plants one that is marked, and takes a mark away alone", () => {
    const player = hand.seat[ann]!;
    tap(player, "lousa", "3X", "felled");
    expect([player.trees, player.felled]).toEqual([{ lousa: ["3X"] }, { lousa: ["3X"] }]);
    tap(player, "lousa", "3X", "felled");
    expect([player.trees, player.felled]).toEqual([{ lousa: ["3X"] }, undefined]);
  });
});

describe("a tree that is taken over", () => {
  it("keeps its marks and has one owner", () => {
    tap(hand.seat[ann]!, "margaraca", "1R", "x2");
    takeOver(hand, bo, "margaraca", "1R");
    expect(ownersAt(hand, "margaraca", "1R")).toEqual([bo]);
    expect(hand.seat).toEqual([{ colour: "green" }, { colour: "brown", trees: { margaraca: ["1R"] }, x2: { margaraca: ["1R"] } }]);
  });
});

describe("a board", () => {
  it("changes places with the one that lies where it is put", () => {
    layAt(hand, PRINT, "N", "margaraca");
    expect([hand.sides.N, hand.sides.C]).toEqual(["margaraca", "mondego"]);
  });
  it("is turned over: trees, lynx and points of the side that lies down are gone", () => {
    layAt(hand, PRINT, "W", "sao_mamede");
    layAt(hand, PRINT, "S", "espinhal");
    setLynx(hand, 0, 2);
    hand.seat[bo]!.espinhal = 5;
    tap(hand.seat[ann]!, "sao_mamede", "1R", "plant");
    tap(hand.seat[ann]!, "mondego", "1R", "plant");
    expect(treesOn(hand, "sao_mamede")).toBe(1);
    for (const cell of ["W", "S"] as const) layAt(hand, PRINT, cell, otherSide(hand, PRINT, cell)!);
    expect([hand.sides.W, hand.sides.S]).toEqual(["malcata", "sabugal"]);
    expect(hand.seat).toEqual([{ colour: "green", trees: { mondego: ["1R"] } }, { colour: "brown" }]);
    expect(hand.zone_lynx).toBeUndefined();
  });
  it("turned over while it is put elsewhere leaves nothing of its other side", () => {
    tap(hand.seat[ann]!, "mondego", "1R", "plant");
    layAt(hand, PRINT, "C", "orvalho");
    expect([hand.sides.N, hand.sides.C]).toEqual(["margaraca", "orvalho"]);
    expect(hand.seat[ann]).toEqual({ colour: "green" });
  });
  it("of a tower keeps the pieces on it", () => {
    claim(hand.seat[ann]!, "a", 2);
    layAt(hand, PRINT, "NW", "b");
    expect([hand.sides.NW, hand.seat[ann]!.tower, hand.seat[ann]!.pieces]).toEqual(["b", "b", 2]);
    delete hand.sides.NE;
    layAt(hand, PRINT, "NE", "b");
    expect([hand.sides.NW, hand.sides.NE]).toEqual([undefined, "b"]);
    claim(hand.seat[bo]!, "e", 1);
    layAt(hand, PRINT, "SW", "c");
    expect(hand.seat[bo]!.tower).toBe("e");
  });
});

describe("what lies in front of a player", () => {
  it("is not written down where it is nothing", () => {
    const player = hand.seat[ann]!;
    setCamping(player, "tent", 2);
    setCamping(player, "tent", 0);
    claim(player, "a", 1);
    claim(player, "", 0);
    setLynx(hand, 1, 1);
    setLynx(hand, 1, 0);
    expect([player, hand.zone_lynx]).toEqual([{ colour: "green" }, undefined]);
  });
  it("has a colour that nobody else has", () => {
    setColour(hand, ann, "brown");
    expect(hand.seat.map(({ colour }) => colour)).toEqual(["brown", "green"]);
  });
});

describe("what the boards show", () => {
  it("follows what was entered, with neutral trees on leaves that are free", () => {
    tap(hand.seat[bo]!, "mondego", "2B", "plant");
    tap(hand.seat[ann]!, "margaraca", "3X", "x2");
    claim(hand.seat[ann]!, "c", 3);
    const view = viewOf(hand, PRINT, true);
    expect([view.trees[bo]![0], view.trees[ann]![4], view.doubled[4]]).toEqual([0b010, 0b100, 0b100]);
    expect([view.neutral[0], view.neutral[4]]).toEqual([0, 0b010]);
    expect(viewOf(hand, PRINT, false).neutral).toEqual(Array(10).fill(0));
    expect([view.side, view.cell]).toEqual([[0, 2, 4, 6, 8], [0, 1, 2, 3, 4]]);
    expect([view.claimed[ann], view.pieces[ann], view.claimed[bo]]).toEqual([2, 3, -1]);
  });
});

describe("the signs of players", () => {
  it("follow the colours of their pieces", () => {
    const seats = (...colours: string[]): Hand => ({ ...hand, seat: colours.map((colour) => ({ colour })) });
    expect(signsOf(seats("yellow", "green", "gray"))).toEqual([3, 0, 2]);
    expect(signsOf(seats("brown", "brown", "blue"))).toEqual([1, 0, 2]);
    const view = viewOf({ ...seats("yellow", "green"), seat: [{ colour: "yellow", trees: { mondego: ["1R"] } }, { colour: "green" }] }, PRINT, false);
    expect(view.trees.map(([mondego]) => mondego)).toEqual([0, 0, 0, 1]);
  });
});
