import { expect, test } from "vitest";
import { lettersFor, towards } from "../src/shell/keyboard";

// Two rows of three: 0 1 2 above 3 4 5.
const SPOTS = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 100 * (i % 3), y: 100 * Math.floor(i / 3) }));

test("an arrow goes to the neighbour that lies there", () => {
  expect(towards("ArrowRight", SPOTS[0]!, SPOTS)).toBe(1);
  expect(towards("ArrowLeft", SPOTS[5]!, SPOTS)).toBe(4);
  expect(towards("ArrowDown", SPOTS[1]!, SPOTS)).toBe(4);
  expect(towards("ArrowUp", SPOTS[5]!, SPOTS)).toBe(2);
  expect(towards("a", SPOTS[5]!, SPOTS)).toBe(-1);
});

test("past the end of a row it begins anew", () => {
  expect(towards("ArrowRight", SPOTS[2]!, SPOTS)).toBe(0);
  expect(towards("ArrowUp", SPOTS[1]!, SPOTS)).toBe(4);
});

test("every thing has letters of its own, two where one is not enough, and none is L", () => {
  expect(lettersFor(3)).toEqual(["a", "s", "d"]);
  expect(lettersFor(25)).toHaveLength(25);
  for (const count of [25, 26, 300]) {
    const letters = lettersFor(count);
    expect(new Set(letters).size).toBe(count);
    expect(new Set(letters.map((one) => one.length)).size).toBe(1);
    expect(letters.join("")).not.toContain("l");
  }
});
