import { expect, test } from "vitest";
import type { Components, Deed } from "../src/messages";
import { moved } from "../src/table/motion";
import { some } from "./typed";

const components = some<Components>({
  things: { card: ["oak", "ash"] },
  events: { placed: { seat: "seat", card: "card", column: "number" } },
});

test("what the log speaks of is what moves: things that can be seen, not numbers and seats", () => {
  const deed: Deed = { ply: 1, turn: 1, seat: 0, events: [{ name: "placed", parts: { seat: 0, card: 1, column: 3 }, words: "" }] };
  expect([...moved([deed], components)]).toEqual(["card 1"]);
  const hidden: Deed = { ply: 2, turn: 1, seat: 0, events: [{ name: "placed", parts: { seat: 0, card: -1, column: 3 }, words: "" }] };
  expect([...moved([hidden], components)]).toEqual([]);
});
