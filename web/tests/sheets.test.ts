import { describe, expect, it } from "vitest";
import once, { ids } from "virtual:sheet/once";

describe("sheets drawn at build time", () => {
  it("has an address and tells its symbols", () => {
    expect(once).toMatch(/once.*\.svg$/);
    expect(ids).toContain("plate-hornbill");
    expect(ids).toContain("storey-3-1-saw");
    expect(new Set(ids).size).toBe(ids.length);
  });
});
