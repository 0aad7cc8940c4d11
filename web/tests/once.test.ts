import { describe, expect, it } from "vitest";
import { asks, brings } from "../src/boards/once/asking";
import { cardPicture } from "../src/boards/once/cards";
import * as once from "../src/boards/once/forest";
import type { GameComponents, GameState } from "../src/boards/typed";
import type { Game, View } from "../src/games/once";
import { deedOf, some } from "./typed";

describe("Once Upon a Forest", () => {
  const column = (...cards: number[]): number[] => cards;
  const none = column(-1, -1, -1, -1);
  const pad = (columns: number[][]): number[][] => [
    ...columns,
    ...Array.from({ length: 16 - columns.length }, () => none),
  ];
  const view = (forest: number[][], more: Partial<View> = {}): View => some<View>({
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

  it("finds the balance of each species among what is told, level by level", () => {
    const worth: Record<string, number> = { "columns/1": 2 };
    for (let species = 0; species < 8; species++) {
      worth[`animals/1/${species}`] = species;
      worth[`waiting/1/${species}`] = species % 2;
      worth[`lack/1/${species}`] = 2 - species;
      worth[`species/1/${species}`] = species === 2 ? 1 : 0;
    }
    expect(once.fullColumns(worth, 1)).toBe(2);
    const levels = once.balanceOf(worth, 1);
    expect(levels.map((pair) => pair.map(({ animals }) => animals))).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect(levels[1]).toEqual([
      { animals: 2, waiting: 0, lack: 0, points: 1 },
      { animals: 3, waiting: 1, lack: -1, points: 0 },
    ]);
  });

  it("counts the cards of a level that cannot be seen: not in forests, beneath others, or in one's hand", () => {
    const beneath = Array.from({ length: 64 }, () => -1);
    beneath[20] = 21;
    const known = view([column(6, 20, -1, -1)], { beneath, hand: [[3, 40, -1]], given: 41 });
    expect([0, 1, 2, 3].map((level) => once.unseenOf(known, level))).toEqual([14, 14, 14, 16]);
  });

  it("asks for the column of a card, for whom it is, or which card it is", () => {
    const state = (phase: string): GameState<Game> =>
      some<GameState<Game>>({ view: view([]), viewer: 0, phase: phase as Game["phase"], seats: [{ name: "Wren" }, { name: "Maud" }] as never });
    const components = some<GameComponents<Game>>({
      box: { animals: [[0, 0], [0, 0], [0, 0], [2, 1]], level: [0, 0, 0, 0], saw: [], is_start: [] } as never,
      pack: { species: [] } as never,
      cards: { card: [null, null, null, { name: "Ground card" }] } as never,
    });
    const say = (id: string, args: Record<string, string | number> = {}): string => `${id} ${args["card"] ?? args["name"] ?? ""}`.trim();
    const asked = (phase: string, parts: Record<string, number>): string => asks({ kind: null, parts }, state(phase), components, say);
    expect(asked("place", { hand: 0 })).toBe("once-ask-column Ground card (animals-first, animals-second)");
    expect(asked("give", { hand: 0 })).toMatch(/^once-ask-whom Ground card/);
    expect(asked("give", { to: 1 })).toBe("once-ask-what Maud");
    expect(asked("draw", { pile: 1 })).toBe("");
  });

  it("says what a card would bring, column by column unless it is the same everywhere", () => {
    const told = (quotes: Record<string, number>): string =>
      brings("card", 40, some<GameState<Game>>({ view: view([column(6, 20, 40, 50)]), viewer: 0, quotes }), some({}), (id, args) =>
        `${id} ${args?.["points"] ?? ""} ${args?.["column"] ?? ""}`.trim(),
      )
        .map(({ value }) => value)
        .join();
    expect(told({ "place/1/0": 3, "place/1/1": -1, "place/0/0": 9 })).toBe("once-in-column +3 1, once-in-new \u22121 2");
    expect(told({ "place/1/0": 1, "place/1/1": 1 })).toBe("once-in-any +1");
    expect(told({})).toBe("");
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
    const deeds = [
      deedOf<Game>(1, 0, ["placed", { seat: 0, card: 40, column: 2 }]),
      deedOf<Game>(2, 0, ["gave", { seat: 0, to: 1, card: 3 }]),
      deedOf<Game>(3, 0, ["drew", { seat: 0, card: 65, pile: 4 }]),
    ];
    expect(once.flightsOf(view([]), view([]), deeds)).toEqual([
      { from: "0/hand/1", to: "0/forest/10" },
      { from: "0/hand/0", to: "1/given/0" },
      { from: "table/pile/4", to: "0/hand/1" },
    ]);
  });

  it("knows every place of a forest, and what is covered there", () => {
    const beneath = Array.from({ length: 64 }, () => -1);
    [beneath[20], beneath[21]] = [21, 22];
    const [ground, first] = once.placesOf(view([column(6, 20, -1, -1)], { beneath }), 0, 1);
    expect(ground).toEqual({ column: 0, level: 0, card: 6, covered: -1, under: 0 });
    expect(first).toEqual({ column: 0, level: 1, card: 20, covered: 21, under: 2 });
  });

  it("tells which cards moves have placed", () => {
    const deed = deedOf<Game>(3, 0, ["placed", { seat: 0, card: 20, column: 0 }], ["covered", { seat: 0, card: 9, column: 0 }]);
    expect(once.placedBy([deed])).toEqual(new Set([20]));
  });

  it("counts the cards in all piles for the bar", () => {
    const [fact] = once.factsOf(view([]), (id, args) => `${id} ${args?.["cards"]}`);
    expect(fact).toEqual({ symbol: "deck", value: "2", label: "once-bar-cards 2" });
  });

  it("draws a card from the pictures of the sheet", () => {
    const card = { number: 20, level: 1, animals: [2, 1], saw: true, start: false } as const;
    const drawn = cardPicture(card, ["chameleon", "tree-frog"]);
    expect([...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      "storey-1-0-saw",
      "plate-chameleon",
      "plate-chameleon",
      "plate-tree-frog",
    ]);
    expect(drawn).toContain("var(--loss)");
  });
});
