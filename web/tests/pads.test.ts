/** Pads that are entered on several devices: however their versions meet, all end with the same one. */

import { describe, expect, test } from "vitest";
import { changed, joined, merged, newPad, partsOf, stampedParts, stepBetween, withHand, without, withParts, type Pad } from "../src/pads/pad";

interface Hand {
  mode: string;
  seat: { name?: string; columns: string[][] }[];
}
const blank = (): Hand => ({ mode: "standard", seat: [{ columns: [] }, { columns: [] }, { columns: [] }] });
const start: Pad = newPad("once", "Once Upon a Forest", blank(), "", 1000);
/** What of a pad has to be the same everywhere. */
const known = (pad: Pad) => [partsOf(pad.hand), pad.stamps, pad.made, pad.touched];
const edited = (pad: Pad, change: (hand: Hand) => void, now = 2000): Pad => {
  const hand = structuredClone(pad.hand) as Hand;
  change(hand);
  return withHand(pad, hand, now);
};

/** Numbers that look like chance, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2654435761);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A version of the pad after some changes; stamps are small, so that many are equal. */
function version(seed: number): Pad {
  const below = chance(seed);
  let pad = start;
  for (let i = below(4); i > 0; i--) {
    pad = edited(pad, (hand) => {
      const seat = below(4);
      if (seat === 3) hand.mode = ["standard", "teams", "solo"][below(3)]!;
      else hand.seat[seat]!.columns = [[`G0${below(3)}`, "-", "-", "-"]];
    }, 2000 + below(10));
  }
  return pad;
}

describe("versions of a pad", () => {
  const versions = Array.from({ length: 14 }, (_, i) => version(i + 1));

  test("differ, and some with equal stamps", () => {
    expect(new Set(versions.map((one) => JSON.stringify(known(one)))).size).toBeGreaterThan(9);
    const ties = versions.flatMap((one) => versions.map((other) => changed(one.hand, other.hand).some((part) => one.stamps[part] === other.stamps[part] && one.stamps[part])));
    expect(ties.filter(Boolean).length).toBeGreaterThan(10);
  });

  test("come to the same in either order", () => {
    for (const one of versions) for (const other of versions) expect(known(merged(one, other))).toEqual(known(merged(other, one)));
  });

  test("come to the same whichever two meet first", () => {
    for (const a of versions) for (const b of versions) for (const c of versions.slice(0, 8)) expect(known(merged(merged(a, b), c))).toEqual(known(merged(a, merged(b, c))));
  }, 20_000);

  test("do not change when they meet themselves, or meet again", () => {
    for (const one of versions) {
      expect(known(merged(one, one))).toEqual(known(one));
      for (const other of versions) expect(known(merged(merged(one, other), other))).toEqual(known(merged(one, other)));
    }
  });
});

describe("two phones", () => {
  test("that enter different parts lose nothing", () => {
    const ada = edited(start, (hand) => (hand.seat[0]!.columns = [["G01", "-", "-", "-"]]));
    const bea = edited(edited(start, (hand) => (hand.seat[1]!.name = "Bea")), (hand) => (hand.mode = "teams"));
    expect(merged(ada, bea).hand).toEqual({ mode: "teams", seat: [{ columns: [["G01", "-", "-", "-"]] }, { name: "Bea", columns: [] }, { columns: [] }] });
  });

  test("that change the same part: the one that has seen more changes holds", () => {
    const first = edited(start, (hand) => (hand.seat[0]!.name = "Ada"));
    const second = edited(edited(start, (hand) => (hand.seat[2]!.name = "Cleo")), (hand) => (hand.seat[0]!.name = "Aaron"));
    expect(merged(first, second).hand.seat[0]!.name).toBe("Aaron");
    expect(merged(second, first).hand.seat[0]!.name).toBe("Aaron");
  });

  test("with the same stamp: the later text holds on both", () => {
    const [b, c] = ["Bea", "Cleo"].map((name) => edited(start, (hand) => (hand.seat[0]!.name = name)));
    expect([merged(b!, c!), merged(c!, b!)].map((pad) => pad.hand.seat[0]!.name)).toEqual(["Cleo", "Cleo"]);
  });

  test("what comes after both is newer than both", () => {
    const both = merged(version(3), version(5));
    const next = edited(both, (hand) => (hand.seat[0]!.name = "Ada"));
    expect(next.stamps["seat/0"]).toBe(Math.max(0, ...Object.values(both.stamps)) + 1);
  });
});

describe("parts that come from elsewhere", () => {
  test("change nothing if they are no news", () => expect(withParts(start, stampedParts(start))).toBe(start));

  test("may be some of the parts only", () => {
    const pad = withParts(start, { "seat/1": { text: '{"name":"Bea","columns":[]}', stamp: 7 } });
    expect(pad.hand.seat.map(({ name }) => name)).toEqual([undefined, "Bea", undefined]);
    expect(pad.stamps["seat/1"]).toBe(7);
  });

  test("make a table whose seats follow on each other", () => {
    expect(joined({ table: { mode: "solo" }, "seat/0": { name: "Ada" }, "seat/2": { name: "Cleo" } })).toEqual({ mode: "solo", seat: [{ name: "Ada" }] });
  });
});

describe("steps that can be taken back", () => {
  const ada = edited(start, (hand) => (hand.seat[0]!.name = "Ada"));
  const both = edited(ada, (hand) => ((hand.mode = "teams"), (hand.seat[0]!.name = "Anna")));
  const steps = [stepBetween(start.hand, ada.hand), stepBetween(ada.hand, both.hand)];

  test("know only the parts that they have changed", () => {
    expect(steps).toEqual([
      { before: { "seat/0": { columns: [] } }, after: { "seat/0": { name: "Ada", columns: [] } } },
      { before: { table: { mode: "standard" }, "seat/0": { name: "Ada", columns: [] } }, after: { table: { mode: "teams" }, "seat/0": { name: "Anna", columns: [] } } },
    ]);
  });

  test("leave alone what somebody else has changed since", () => {
    expect(without(steps, ["seat/1"])).toEqual(steps);
    expect(without(steps, ["seat/0"])).toEqual([{ before: { table: { mode: "standard" } }, after: { table: { mode: "teams" } } }]);
    expect(without(steps, ["seat/0", "table"])).toEqual([]);
  });
});
