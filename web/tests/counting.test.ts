import { expect, test } from "vitest";
import { between } from "../src/table/counting";

test("a number is counted from what it was to what it is, up and down", () => {
  expect([0, 0.25, 0.5, 1].map((part) => between(4, 8, part))).toEqual([4, 5, 6, 8]);
  expect(between(2, -2, 0.5)).toBe(0);
  expect(between(0, 10, 1.7)).toBe(10);
});
