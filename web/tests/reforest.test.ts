/** The board of Reforest: stacks, heights, visitors, effects to choose, flights, and the end of a round. */

import { describe, expect, it } from "vitest";
import { asks, brings, placesFor } from "../src/boards/reforest/asking";
import { effectsOf, meaningOf, type Asked } from "../src/boards/reforest/choices";
import { flightsOf } from "../src/boards/reforest/flights";
import {
  drawnHeight,
  isSeen,
  knownTop,
  metres,
  plantsOf,
  stackOf,
} from "../src/boards/reforest/region";
import { writtenIn } from "../src/boards/reforest/room";
import { storyOf } from "../src/boards/reforest/story";
import { countsOf, guestsOf, visitorsOf } from "../src/boards/reforest/visitors";
import type { GameComponents, GameDeed, GameMove, GameState } from "../src/boards/typed";
import type { Game, Pack, Phase, Plant, View } from "../src/games/reforest";
import { deedOf, some, type Told } from "./typed";

const none = (count: number): number[] => Array.from({ length: count }, () => -1);

/** Two at the table; the first has hemlock (7) over salal (5) over fern (3) in M1, and energy in M1 and L2. */
const view = (more: Partial<View> = {}): View => some<View>({
  players: 2,
  round: 2,
  target: 0,
  growing: -1,
  growing_space: -1,
  depth: 1,
  steps: [[0, 0, 0, 0, 0, 0, 0]],
  pool_size: 0,
  pool_card: none(4),
  pool_space: none(4),
  deck_size: 3,
  deck: [-1, -1, 8, -1],
  nursery: [10, 11, -1],
  discard_size: 0,
  discard: none(4),
  tucked_size: [0, 8],
  hand_size: [2, 3],
  hand: [
    [1, 2, -1],
    [-1, 9, -1],
  ],
  hand_known: [
    [1, 3, 0],
    [2, 31, 2],
  ],
  top: [
    [-1, -1, -1, 7, -1, -1],
    [-1, 4, -1, -1, -1, -1],
  ],
  beneath: [-1, -1, -1, -1, -1, 3, -1, 5, -1, -1, -1, -1, -1, -1],
  stored: [
    [0, 1, 0, 2, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  energy_size: [3, 0],
  energy: [
    [12, 6, 13],
    [-1, -1, -1],
  ],
  energy_space: [
    [3, 1, 3],
    [-1, -1, -1],
  ],
  visitors_up: 3,
  visitor: [4, 0, 7],
  visitor_place: [1, 1, 1],
  visitor_due: [1, 2, 3],
  visitor_owner: [-1, -1, -1],
  events_up: 0,
  event: none(5),
  lasting: -1,
  ...more,
});

describe("a region", () => {
  it("has stacks from the canopy down, and energy by its slots", () => {
    const worth = { "energy/0/0": 1, "energy/0/1": 1, "energy/0/2": 1 };
    expect(stackOf(view(), 0, 3, worth)).toEqual({
      space: 3,
      top: 7,
      under: [5, 3],
      energy: [
        { slot: 0, card: 12, points: 1 },
        { slot: 2, card: 13, points: 1 },
      ],
    });
    expect(stackOf(view(), 0, 1, worth)).toEqual({ space: 1, top: -1, under: [], energy: [{ slot: 1, card: 6, points: 1 }] });
    expect(stackOf(view(), 1, 1, worth)).toEqual({ space: 1, top: 4, under: [], energy: [] });
  });

  it("is drawn to a staff on which 25 m are 66 pixels and 1 m 27.6", () => {
    expect([25, 100, 1].map(drawnHeight)).toEqual([18 + 48, 18 + 96, 27.6]);
    expect([metres(2.5, "en"), metres(2.5, "es"), metres(60, "es")]).toEqual(["2.5", "2,5", "60"]);
  });

  it("tells what others have seen of a hand, and what one knows of the deck", () => {
    expect([0, 1].map((slot) => isSeen(view(), 0, slot))).toEqual([false, true]);
    expect(knownTop(view())).toEqual([8]);
    expect(knownTop(view({ deck_size: 2 }))).toEqual([]);
  });

  it("has a plant for each copy, named in the language of the table", () => {
    const plant = [some<Plant>({ id: "salal", name: "Salal", copies: 2 }), some<Plant>({ id: "bracken", name: "Bracken", copies: 1 })];
    const components = some<GameComponents<Game>>({ pack: some<Pack>({ plant }), things: { plant: ["Salal", "Salal", "Helecho"] } });
    expect(plantsOf(components).map(({ id, name }) => `${id} ${name}`)).toEqual(["salal Salal", "salal Salal", "bracken Helecho"]);
  });
});

describe("a stack in a space", () => {
  it("is written out while there is room, and then says how many plants are left", () => {
    expect(writtenIn(100, 3, 2)).toEqual({ strips: 3, lines: 0 });
    expect(writtenIn(75, 5, 0)).toEqual({ strips: 2, lines: 0 });
    expect(writtenIn(75, 5, 1)).toEqual({ strips: 1, lines: 0 });
    expect(writtenIn(0, 4, 1)).toEqual({ strips: 0, lines: 0 });
  });

  it("leaves lines for the effect, but never a single one", () => {
    expect([0, 1, 2].map((under) => writtenIn(75, under, 0).lines)).toEqual([3, 2, 0]);
  });
});

describe("visitors", () => {
  it("have the counts of all, or none if they are not told", () => {
    const worth = { "visitor/4/0": 3, "visitor/4/1": 0 };
    expect([countsOf(worth, "visitor", 4, 2), countsOf(worth, "visitor", 4, 3), countsOf(worth, "judged", 4, 2)]).toEqual([[3, 0], [], []]);
  });

  it("are judged at the end of their round, or held over; those won come last", () => {
    const later = view({
      visitors_up: 5,
      visitor: [4, 0, 7, 2, 1],
      visitor_place: [1, 2, 1, 1, 2],
      visitor_due: [2, 1, 3, 2, 0],
      visitor_owner: [-1, 1, -1, -1, 0],
    });
    const told = guestsOf(later, { "held/4": 1 }).map(({ visitor, state, heldOver }) => `${visitor} ${state}${heldOver ? " held over" : ""}`);
    expect(told).toEqual(["4 due held over", "2 due", "7 later", "1 won", "0 won"]);
    expect([visitorsOf(later, 0), visitorsOf(later, 1)]).toEqual([[1], [0]]);
  });
});

describe("pointing at a space", () => {
  const pay = (hand: number): GameMove<Game> => ({ number: 0, kind: "pay", parts: { hand }, words: "" });
  const spend = (energy: number): GameMove<Game> => ({ number: 0, kind: "spend", parts: { energy }, words: "" });
  const move = (space: number, to: number): GameMove<Game> => ({ number: 0, kind: "move", parts: { space, to }, words: "" });
  const asked = (phase: Phase, more: Partial<Asked> = {}): Asked => ({ phase, moves: [], from: -1, effects: [], ...more });

  it("means the space where a plant is to grow, burn or be fed", () => {
    for (const phase of ["action", "burn", "under"] as const) expect(meaningOf(asked(phase), 4, [])).toEqual({ part: "space", value: 4 });
  });

  it("means the first energy there that can pay", () => {
    const energy = [{ slot: 0, card: 12, points: 1 }, { slot: 2, card: 13, points: 1 }];
    const paying = asked("pay", { moves: [pay(1), spend(2)] });
    expect(meaningOf(paying, 3, energy)).toEqual({ part: "energy", value: 2, kind: "spend" });
    expect(meaningOf(paying, 0, [])).toEqual({ part: "space", value: 0 });
  });

  it("means the effect of the plant there", () => {
    const effects = effectsOf({ "card/0": 6, "space/0": 2, "card/1": 7, "space/1": 5 });
    expect(effects).toEqual([{ card: 6, space: 2 }, { card: 7, space: 5 }]);
    const using = asked("effects", { effects });
    expect(meaningOf(using, 5, [])).toEqual({ part: "effect", value: 1, kind: "use" });
  });

  it("means whence a plant moves, then where to, or another plant", () => {
    const moves = [move(0, 3), move(1, 4)];
    expect(meaningOf(asked("move", { moves }), 0, [])).toEqual({ part: "space", value: 0 });
    expect(meaningOf(asked("move", { moves, from: 0 }), 3, [])).toEqual({ part: "to", value: 3, kind: "move" });
    expect(meaningOf(asked("move", { moves, from: 0 }), 1, [])).toEqual({ part: "space", value: 1, kind: "move" });
    expect(meaningOf(asked("move", { moves, from: 0 }), 5, [])).toEqual({ part: "to", value: 5, kind: "move" });
  });
});

describe("what is asked and told beforehand", () => {
  const names = Array.from({ length: 14 }, (_, card) => `Plant ${card}`);
  const components = some<GameComponents<Game>>({
    pack: some<Pack>({ plant: names.map((name) => some<Plant>({ id: name, name, copies: 1, height: 2.5 })) }),
    things: { plant: names, space: ["low row, left"] },
  });
  const quotes = { "price/0/0": 1, "gain/0/0": 2, "price/0/3": 3, "gain/0/3": -1, "refused/0/1": "not-taller", "price/1/2": 9, "refused/1/2": "cannot-pay" };
  const state = (phase: Phase): GameState<Game> =>
    some<GameState<Game>>({ phase, viewer: 0, language: "en", view: view(), quotes, worth: { "visitor/4/0": 3, "visitor/4/1": 5 }, seats: [{ number: 0, kind: "person", name: "Wren", bot: "" }, { number: 1, kind: "person", name: "Maud", bot: "" }] });
  const say = (id: string, args: Record<string, string | number> = {}): string => [id.replace("reforest-", ""), ...Object.values(args)].join(" ");

  it("says where a plant in hand may grow, and what that costs and brings", () => {
    expect(placesFor(quotes, 0)).toEqual([{ space: 0, price: 1, gain: 2 }, { space: 3, price: 3, gain: -1 }]);
    expect(brings("card", 1, state("action"), components, say)).toEqual([{ label: "costs", value: "span 1 3" }, { label: "brings", value: "span −1 +2" }]);
    expect(brings("card", 2, state("action"), components, say)).toEqual([{ label: "grows", value: "why-cannot-pay 9" }]);
    expect(brings("card", 9, state("action"), components, say)).toEqual([]);
  });

  it("says what could grow in a space, and how it stands with a visitor", () => {
    expect(brings("space", 0, state("action"), components, say)).toEqual([{ label: "could-grow", value: "at-price Plant 1 1 +2" }]);
    expect(brings("visitor", 4, state("action"), components, say)).toEqual([{ label: "now", value: "count Maud 5, count Wren 3" }]);
  });

  it("asks for what is missing", () => {
    expect(asks({ kind: null, parts: { hand: 0 } }, state("action"), components, say)).toBe("ask-where Plant 1 2.5 span 1 3");
    expect(asks({ kind: null, parts: { space: 0 } }, state("action"), components, say)).toBe("ask-what low row, left");
    expect(asks({ kind: "move", parts: { space: 3 } }, state("move"), components, say)).toBe("ask-to Plant 7");
    expect(asks({ kind: null, parts: {} }, state("pay"), components, say)).toBe("");
  });
});

const deed = (seat: number, ...events: Told<Game>[]): GameDeed<Game> => deedOf<Game>(9, seat, ...events);

describe("cards travel", () => {
  const OWN = { mountain: 0, hand: 0 };

  it("from the hand to its space, and what it costs to the discard pile", () => {
    const after = view({ top: [[-1, 1, -1, 7, -1, -1], [-1, 4, -1, -1, -1, -1]] });
    const flights = flightsOf(view(), after, [deed(0, ["paid", { seat: 0, card: 2 }], ["grew", { seat: 0, card: 1, space: 1 }])], OWN);
    expect(flights).toEqual([
      { from: "0/hand/1", to: "table/discard/0" },
      { from: "0/hand/0", to: "0/space/1" },
    ]);
  });

  it("from energy to the discard pile, and back to the hand", () => {
    const flights = flightsOf(
      view(),
      view({ hand: [[1, 2, 13], [-1, 9, -1]], hand_size: [3, 3] }),
      [deed(0, ["paid", { seat: 0, card: 6 }], ["reclaimed", { seat: 0, card: 13, space: 3 }])],
      OWN,
    );
    expect(flights).toEqual([
      { from: "0/energy/1", to: "table/discard/0" },
      { from: "0/energy/3", to: "0/hand/2" },
    ]);
  });

  it("from deck and nursery into hands; of others a hand is one place", () => {
    const after = view({ nursery: [10, 14, -1], hand: [[1, 2, 11], [-1, 9, -1]], hand_size: [3, 4] });
    const deeds = [deed(1, ["drew", { seat: 1, card: -1 }], ["took", { seat: 0, card: 11 }], ["laid", { card: 14 }])];
    expect(flightsOf(view(), after, deeds, OWN)).toEqual([
      { from: "table/deck/0", to: "1/hand/0" },
      { from: "table/nursery/1", to: "0/hand/2" },
      { from: "table/deck/0", to: "table/nursery/1" },
    ]);
  });

  it("a plant that is to be paid for waits over its space; what withers sinks to the energy", () => {
    expect(flightsOf(view(), view({ growing: 2, growing_space: 4 }), [deed(0)], OWN)).toEqual([{ from: "0/hand/1", to: "0/growing/0" }]);
    const waiting = view({ growing: 2, growing_space: 1 });
    const deeds = [deed(0, ["grew", { seat: 0, card: 2, space: 1 }], ["withered", { seat: 0, card: 4 }])];
    expect(flightsOf(waiting, view(), deeds, OWN)).toEqual([
      { from: "0/growing/0", to: "0/space/1" },
      { from: "0/space/1", to: "0/energy/1" },
    ]);
  });

  it("a visitor goes to who has won it", () => {
    expect(flightsOf(view(), view(), [deed(0, ["awarded", { seat: 1, visitor: 7, matches: 3 }])], OWN)).toEqual([
      { from: "table/visitor/2", to: "1/visitors/0" },
    ]);
  });
});

describe("the end of a round", () => {
  const worth = { "judged/0/0": 4, "judged/0/1": 2, "judged/1/0": 2, "judged/1/1": 2, "visitor/1/0": 3, "visitor/1/1": 2 };

  it("is not told of other moves", () => {
    expect(storyOf(deed(0, ["drew", { seat: 0, card: 3 }]), worth, 2)).toBeNull();
  });

  it("tells who had how many, who won, and what waits", () => {
    const told = storyOf(
      deed(
        0,
        ["stored", { seat: 0, card: 5, space: 1 }],
        ["round-ended", { round: 0 }],
        ["awarded", { seat: 0, visitor: 0, matches: 4 }],
        ["waits", { visitor: 1 }],
        ["reset", { cards: 21 }],
        ["laid", { card: 9 }],
        ["occurred", { event: 2 }],
        ["stored", { seat: 0, card: 6, space: 1 }],
      ),
      worth,
      2,
    );
    // What the second visitor counts has grown since it was judged: then it was two against two.
    expect(told).toEqual({
      ply: 9,
      round: 1,
      verdicts: [
        { visitor: 0, counts: [4, 2], winner: 0, outcome: "awarded" },
        { visitor: 1, counts: [2, 2], winner: -1, outcome: "waits" },
      ],
      deck: 21,
      event: 2,
    });
  });

  it("is told without counts where they are not known", () => {
    const told = storyOf(deed(1, ["round-ended", { round: 2 }], ["left", { visitor: 1 }], ["reset", { cards: 12 }]), {}, 2);
    expect(told?.verdicts).toEqual([{ visitor: 1, counts: [], winner: -1, outcome: "left" }]);
    expect(told).toMatchObject({ round: 3, event: -1 });
  });
});
