import { expect, test } from "vitest";
import { relative } from "../lengths";

test("a length is so many sixteenths of the text size", () => {
  expect(relative("16px")).toBe("1rem");
  expect(relative("calc(100% - 24px) -8px")).toBe("calc(100% - 1.5rem) -0.5rem");
  expect(relative("500 17px/1.1 var(--serif)")).toBe("500 1.0625rem/1.1 var(--serif)");
});

test("thin lines and the units of pictures stay", () => {
  expect(relative("0 0 0 2.5px #123456")).toBe("0 0 0 2.5px #123456");
  expect(relative("700 12PX var(--sans)")).toBe("700 12PX var(--sans)");
});

test("conditions on the window know the text size of the browser", () => {
  expect(relative("(max-width: 700px)", "em")).toBe("(max-width: 43.75em)");
});
