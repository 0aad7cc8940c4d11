import { expect, test } from "vitest";
import type { SeatOf } from "../src/messages";
import { dealNotice, knownDeal, sealed } from "../src/shell/deal";

const seat = (kind: SeatOf["kind"], number: number): SeatOf => ({ number, kind, name: "", bot: "" });
const state = (deal: string, kinds: SeatOf["kind"][], over = false) => ({ deal, over, seats: kinds.map(seat) });

test("a deal that somebody may know is told, as long as it matters", () => {
  expect(knownDeal(state("seed", []))).toBe("deal-seed");
  expect(knownDeal(state("branch", []))).toBe("deal-branch");
  for (const deal of ["secret", "", "toString"]) expect(knownDeal(state(deal, []))).toBe("");
  expect(knownDeal(state("seed", [], true))).toBe("");
});

test("the deal of a day is sealed until its key is told", () => {
  expect(sealed({ daily: "2026-05-10", key: "" })).toBe(true);
  expect(sealed({ daily: "2026-05-10", key: "00ff" })).toBe(false);
  expect(sealed({ daily: "", key: "" })).toBe(false);
});

test("whoever plays with others, or waits for them, is told; whoever plays with bots has nobody to be told of", () => {
  expect(dealNotice(state("seed", ["person", "person"]))).toBe("deal-seed");
  expect(dealNotice(state("branch", ["person", "bot", "open"]))).toBe("deal-branch");
  expect(dealNotice(state("seed", ["person", "bot"]))).toBe("");
  expect(dealNotice(state("secret", ["person", "person"]))).toBe("");
});
