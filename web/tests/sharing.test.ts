import { describe, expect, test } from "vitest";
import { Damaged, packed, unpacked } from "../src/pages/sharing";

const RECORD = `spinney record 1\ngame once\n${Array.from({ length: 200 }, (_, i) => `${i} place ${(i * 7919) % 101} ñ`).join("\n")}\n`;

describe("a game in a link", () => {
  test("comes out as it went in", async () => {
    const text = (await packed(RECORD))!;
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(RECORD.length);
    expect(await unpacked(text)).toBe(RECORD);
  });

  test("that was cut off or mangled is refused", async () => {
    const text = (await packed(RECORD))!;
    for (const wrong of ["", "%%%", text.slice(0, -20), `${text.slice(0, 40)}AAAA${text.slice(44)}`, "x".repeat(20_000)]) {
      await expect(unpacked(wrong).then((record) => (record === RECORD ? Promise.reject(new Error("?")) : record))).rejects.toBeInstanceOf(Damaged);
    }
  });

  test("that unfolds without end is refused", async () => {
    const bomb = (await packed("a".repeat(5_000_000)))!;
    expect(bomb.length).toBeLessThan(16_000);
    await expect(unpacked(bomb)).rejects.toBeInstanceOf(Damaged);
  });

  test("that would be too long is not made", async () => {
    const noise = Array.from({ length: 30_000 }, () => Math.random().toString(36)[2]).join("");
    expect(await packed(noise)).toBeNull();
  });
});
