/** Clocks as they stand some seconds after they were told. */

import { expect, test } from "vitest";
import type { ClockOf } from "../src/messages";
import { faceOf, lengthOf } from "../src/table/clocks";

const seats = [
  { asked: 10, free: 30, left: 100 },
  { asked: null, free: 30, left: 100 },
];
const strict: ClockOf = { kind: "strict", usual: 0, bank: 600, each: 30, seats };
const gentle: ClockOf = { kind: "gentle", usual: 60, bank: 0, each: 0, seats };

test("a strict clock has what is left of the decision and of the bank", () => {
  expect(faceOf(strict, 0, 5)).toEqual({ asked: 15, left: 115, late: false });
  expect(faceOf(strict, 0, 101)).toEqual({ asked: 111, left: 19, late: true });
  expect(faceOf(strict, 0, 500)).toEqual({ asked: 510, left: 0, late: true });
});

test("at a gentle clock one is late after the usual time", () => {
  expect(faceOf(gentle, 0, 50)?.late).toBe(false);
  expect(faceOf(gentle, 0, 51)?.late).toBe(true);
});

test("who is not asked has no clock that runs", () => {
  expect(faceOf(strict, 1, 5)).toBeNull();
  expect(faceOf(strict, 4, 5)).toBeNull();
});

test("lengths of time are told in their largest unit", () => {
  const told = [0, 59.9, 60, 3599, 3600, 86399, 86400, 200_000].map((seconds) => Object.values(lengthOf(seconds)));
  expect(told).toEqual([
    ["seconds", 0],
    ["seconds", 59],
    ["minutes", 1],
    ["minutes", 59],
    ["hours", 1],
    ["hours", 23],
    ["days", 1],
    ["days", 2],
  ]);
});
