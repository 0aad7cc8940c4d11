/** A pad in a link or a file. */

import { describe, expect, test } from "vitest";
import { qr, versionOf } from "../src/drawing/qr";
import { inLetters, outOfLetters, read, written } from "../src/pads/carry";
import { newPad, stampedParts, withHand, type Pad } from "../src/pads/pad";
import { Damaged, packed } from "../src/pages/sharing";

/** Four players with twelve columns between them, no two cards alike: more than lies on most tables. */
const columns = Array.from({ length: 12 }, (_, i) => ["G", "F", "S", "C"].map((level, j) => `${level}${String(((i * 5 + j * 3) % 16) + 1).padStart(2, "0")}`));
const seats = ["Ada", "Bea", "Cleo", "Dorothea"].map((name, i) => ({ name, columns: columns.slice(3 * i, 3 * i + 3) }));
const start = newPad("once", "Once Upon a Forest", { mode: "teams", seat: seats.map(() => ({ columns: [] })) } as Pad["hand"], "", 1_700_000_000_000);
const pad = withHand(start, { mode: "teams", seat: seats } as Pad["hand"]);

describe("a pad that is carried over", () => {
  test("comes out as it went in, in a link that a phone can scan", async () => {
    const letters = (await inLetters(pad))!;
    const { id, game, title, pack, made } = pad;
    expect(await outOfLetters(letters)).toEqual({ head: { id, game, title, pack, made }, parts: stampedParts(pad) });
    expect(versionOf(qr(`http://192.168.178.20:8000/score/carry#${letters}`)!)).toBeLessThanOrEqual(16);
  });

  test("may be one player's part only, which is a smaller picture", async () => {
    const letters = (await inLetters(pad, ["seat/1"]))!;
    expect((await outOfLetters(letters)).parts).toEqual({ "seat/1": stampedParts(pad)["seat/1"] });
    expect(letters.length).toBeLessThan((await inLetters(pad))!.length * 0.6);
  });

  const text = written(pad);
  const wrong = ["", "7", "null", "{}", "[]", "[1]", text.slice(0, -5), text.replace("[1,", "[2,"), JSON.stringify([1, "id", "once", "", "", 0, { table: 7 }]), "[".repeat(150_000)];
  test.each(wrong.map((one) => [one.slice(0, 30), one]))("is refused if it is damaged: %s", async (_, one) => {
    expect(() => read(one)).toThrow(Damaged);
    await expect(outOfLetters((await packed(one || " "))!)).rejects.toBeInstanceOf(Damaged);
  });

  test("is refused if it unfolds to more than a pad can be", async () => {
    const bomb = (await packed(written(withHand(pad, { ...pad.hand, more: "a".repeat(300_000) } as Pad["hand"]))))!;
    expect(bomb.length).toBeLessThan(2_000);
    await expect(outOfLetters(bomb)).rejects.toBeInstanceOf(Damaged);
    expect(() => read(`[1,"${"a".repeat(300_000)}"]`)).toThrow(Damaged);
  });
});
