import { describe, expect, test } from "vitest";
import { FRAGMENTS, PATHS } from "../src/shell/address";

const at = (address: string) => new URL(address, "https://example.org/wood/index.html") as unknown as Location;

describe("addresses", () => {
  test.each(["/", "/new/once", "/table/a-b_c?at=3", "/rules"])("%s is found again", (place) => {
    for (const way of [PATHS, FRAGMENTS]) {
      const { path, search } = way.place(at(way.href(place)))!;
      expect(path + search).toBe(place);
    }
  });

  test("a folder is the home", () => expect(FRAGMENTS.place(at("./"))).toEqual({ path: "/", search: "" }));

  test("a part of the page is no place", () => expect(FRAGMENTS.place(at("#moves"))).toBeNull());

  test("long texts stay in the browser", () => {
    for (const way of [PATHS, FRAGMENTS]) {
      const { hash, search } = at(way.carrying("/replay", "abc"));
      expect(search).toBe("");
      expect(hash.endsWith("abc")).toBe(true);
    }
  });
});
