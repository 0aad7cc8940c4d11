import { expect, test } from "vitest";
import { shareWithin } from "../src/shell/sight";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

test("how much of a thing is within a frame", () => {
  const frame = box(0, 0, 100, 100);
  expect(shareWithin(box(10, 10, 20, 20), frame)).toBe(1);
  expect(shareWithin(box(90, 0, 20, 20), frame)).toBe(0.5);
  expect(shareWithin(box(90, 90, 20, 20), frame)).toBe(0.25);
  expect(shareWithin(box(200, 0, 20, 20), frame)).toBe(0);
});
