/** How a game ended: nobody is said to have won who has not. */

import { expect, test } from "vitest";
import type { SeatOf, SheetOf } from "../src/messages";
import { verdict } from "../src/shell/verdict";

const NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"];
const said = (id: string, parts?: Record<string, string | number>) => `${id} ${Object.values(parts ?? {}).join(" ")}`;

function ended(totals: number[], winners: number[], teams: number[][] = [], target: number | null = null): string {
  const seats: SeatOf[] = totals.map((_, number) => ({ number, kind: "person", name: NAMES[number]!, bot: "" }));
  const sheets: SheetOf[] = totals.map((total, seat) => ({ seat, lines: {}, total }));
  const alone = totals.map((_, seat) => [seat]);
  return verdict({ seats, sheets, winners, teams: teams.length ? teams : alone, target }, said, "en");
}

test("alone it is the score, or whether the target was beaten", () => {
  expect(ended([17], [0])).toBe("end-alone 17");
  expect(ended([53], [0], [], 52)).toBe("end-beaten 53 52");
  expect(ended([52], [], [], 52)).toBe("end-missed 52 52");
});

test("one wins, or several share the victory", () => {
  expect(ended([7, 9], [1])).toBe("end-winners Bob 1");
  expect(ended([9, 7, 9], [0, 2])).toBe("end-winners Ann and Cid 2");
});

test("a team wins as a team, of whatever size; teams that tie share the victory", () => {
  const pairs = [[0, 2], [1, 3]];
  expect(ended([3, 1, 3, 1], [0, 2], pairs)).toBe("end-team Ann + Cid");
  expect(ended([3, 1, 1, 3], [0, 1, 2, 3], pairs)).toBe("end-winners Ann + Cid and Bob + Dot 2");
  expect(ended([1, 1, 1, 9, 1], [3], [[0, 1, 2, 4], [3]])).toBe("end-winners Dot 1");
  expect(ended([1, 1, 1, 2, 1], [0, 1, 2, 4], [[0, 1, 2, 4], [3]])).toBe("end-team Ann + Bob + Cid + Eve");
});
