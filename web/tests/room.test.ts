import { expect, test } from "vitest";
import { GAUGE, roomOf } from "../src/shell/room";

test("a laptop has room for the glass, a phone has not, and with larger letters there is less room", () => {
  expect(roomOf(1366, GAUGE)).toEqual({ wide: true });
  expect(roomOf(844, GAUGE)).toEqual({ wide: false });
  expect(roomOf(1366, 1.25 * GAUGE)).toEqual({ wide: false });
});
