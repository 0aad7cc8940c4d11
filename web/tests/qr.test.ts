/** QR codes, against what anybody can check on paper, and read again by a slow and obvious reader. */

import { describe, expect, test } from "vitest";
import { MASKS, blocksOf, format, guarded, middlesOf, outline, qr, remainder, room, times, versionOf, type Code } from "../src/drawing/qr";

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const part = (code: Code, row: number, column: number, size: number): string[] =>
  code.slice(row, row + size).map((line) => line.slice(column, column + size).map(Number).join(""));
const bit = (code: Code, row: number, column: number): number => Number(code[row]![column]);

/** Blocks as ISO/IEC 18004 lists them, [how many, bytes of data]; the correction does not matter to a reader. */
const BLOCKS: Record<"M" | "L", [number, number][][]> = {
  M: [[[1, 16]], [[1, 28]], [[1, 44]], [[2, 32]], [[2, 43]], [[4, 27]], [[4, 31]], [[2, 38], [2, 39]], [[3, 36], [2, 37]], [[4, 43], [1, 44]]],
  L: [
    [[1, 19]], [[1, 34]], [[1, 55]], [[1, 80]], [[1, 108]], [[2, 68]], [[2, 78]], [[2, 97]], [[2, 116]], [[2, 68], [2, 69]],
    [[4, 81]], [[2, 92], [2, 93]], [[4, 107]], [[3, 115], [1, 116]], [[5, 87], [1, 88]], [[5, 98], [1, 99]], [[1, 107], [5, 108]],
    [[5, 120], [1, 121]], [[3, 113], [4, 114]], [[3, 107], [5, 108]], [[4, 116], [4, 117]], [[2, 111], [7, 112]], [[4, 121], [5, 122]],
    [[6, 117], [4, 118]], [[8, 106], [4, 107]], [[10, 114], [2, 115]], [[8, 122], [4, 123]], [[3, 117], [10, 118]], [[7, 116], [7, 117]],
    [[5, 115], [10, 116]], [[13, 115], [3, 116]], [[17, 115]], [[17, 115], [1, 116]], [[13, 115], [6, 116]], [[12, 121], [7, 122]],
    [[6, 121], [14, 122]], [[17, 122], [4, 123]], [[4, 122], [18, 123]], [[20, 117], [4, 118]], [[19, 118], [6, 119]],
  ],
};
const dataOf = (level: "M" | "L", version: number): number[] => BLOCKS[level][version - 1]!.flatMap(([count, data]) => Array<number>(count).fill(data));
/** Bytes of text that each version holds, as published. */
const ROOM = {
  M: [14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
  L: [
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528,
    1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
  ],
};
/** The middles of the alignment patterns, as the standard lists them. */
const MIDDLES: number[][] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54], [6, 32, 58], [6, 34, 62],
  [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82], [6, 30, 58, 86], [6, 34, 62, 90], [6, 28, 50, 72, 94],
  [6, 26, 50, 74, 98], [6, 30, 54, 78, 102], [6, 28, 54, 80, 106], [6, 32, 58, 84, 110], [6, 30, 58, 86, 114], [6, 34, 62, 90, 118],
  [6, 26, 50, 74, 98, 122], [6, 30, 54, 78, 102, 126], [6, 26, 52, 78, 104, 130], [6, 30, 56, 82, 108, 134], [6, 34, 60, 86, 112, 138],
  [6, 30, 58, 86, 114, 142], [6, 34, 62, 90, 118, 146], [6, 30, 54, 78, 102, 126, 150], [6, 24, 50, 76, 102, 128, 154],
  [6, 28, 54, 80, 106, 132, 158], [6, 32, 58, 84, 110, 136, 162], [6, 26, 54, 82, 110, 138, 166], [6, 30, 58, 86, 114, 142, 170],
];

/** Whether a module has another purpose than data. */
function taken(version: number, row: number, column: number): boolean {
  const size = 17 + 4 * version;
  if (row === 6 || column === 6) return true;
  if (row <= 8 && (column <= 8 || column >= size - 8)) return true;
  if (row >= size - 8 && column <= 8) return true;
  if (version >= 7 && ((row <= 5 && column >= size - 11) || (column <= 5 && row >= size - 11))) return true;
  const middles = MIDDLES[version - 1]!;
  return middles.some((y) =>
    middles.some((x) => {
      const finder = (y <= 8 && (x <= 8 || x >= size - 9)) || (y >= size - 9 && x <= 8);
      return !finder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function read(code: Code): string {
  const size = code.length;
  const version = (size - 17) / 4;
  // Around the upper left finder, from the bit that weighs least: column 8 downwards, then row 8 to the left.
  const spots = [[0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [7, 8], [8, 8], [8, 7], [8, 5], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0]] as const;
  const signed = spots.reduce((sum, [row, column], i) => sum | (bit(code, row, column) << i), 0);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7];
  const level = masks.some((mask) => format(mask, "L") === signed) ? "L" : "M";
  const mask = masks.find((one) => format(one, level) === signed)!;
  const data = dataOf(level, version);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    const rows = Array.from({ length: size }, (_, i) => (up ? size - 1 - i : i));
    for (const row of rows) {
      for (const column of [right, right - 1]) {
        if (!taken(version, row, column)) bits.push(bit(code, row, column) ^ Number(MASKS[mask]!(row, column)));
      }
    }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const blocks = data.map((): number[] => []);
  let next = 0;
  for (let i = 0; i < Math.max(...data); i++) {
    blocks.forEach((block, j) => {
      if (i < data[j]!) block.push(bytes[next++]!);
    });
  }
  const text = blocks.flat().map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(text.slice(0, 4)).toBe("0100");
  const start = version < 10 ? 12 : 20;
  const length = parseInt(text.slice(4, start), 2);
  const said = Array.from({ length }, (_, i) => parseInt(text.slice(start + 8 * i, start + 8 * i + 8), 2));
  return new TextDecoder().decode(new Uint8Array(said));
}

describe("a QR code", () => {
  test("has the room that the standard says: at level M up to version 10, then at level L up to version 40", () => {
    expect(ROOM.M.map((_, i) => room(i + 1, "M"))).toEqual(ROOM.M);
    expect(ROOM.L.map((_, i) => room(i + 1, "L"))).toEqual(ROOM.L);
  });

  test("is as large as its text needs", () => {
    const sizes = [14, 15, 213, 214, 231, 1273, 1274, 2953].map((length) => versionOf(qr("a".repeat(length))!));
    expect(sizes).toEqual([1, 2, 10, 9, 10, 25, 26, 40]);
    expect(qr("a".repeat(2954))).toBeNull();
  }, 20_000);

  test("has the blocks and the alignment patterns that the standard lists", () => {
    expect(BLOCKS.M.map((_, i) => blocksOf("M", i + 1))).toEqual(BLOCKS.M.map((_, i) => dataOf("M", i + 1)));
    expect(BLOCKS.L.map((_, i) => blocksOf("L", i + 1))).toEqual(BLOCKS.L.map((_, i) => dataOf("L", i + 1)));
    expect(MIDDLES.map((_, i) => middlesOf(i + 1))).toEqual(MIDDLES);
  });

  test("has three finder patterns with a light edge, timing patterns and one module that is always dark", () => {
    const code = qr("https://example.org/table/abc")!;
    const size = code.length;
    expect(size).toBe(29);
    for (const [row, column] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) expect(part(code, row, column, 7)).toEqual(FINDER);
    for (let i = 0; i < 8; i++) expect([bit(code, 7, i), bit(code, i, 7), bit(code, 7, size - 1 - i), bit(code, size - 8, i)]).toEqual([0, 0, 0, 0]);
    for (let i = 8; i < size - 8; i++) expect([bit(code, 6, i), bit(code, i, 6)]).toEqual([(i + 1) % 2, (i + 1) % 2]);
    expect(code[size - 8]![8]).toBe(true);
    expect(part(code, 20, 20, 5)).toEqual(["11111", "10001", "10101", "10001", "11111"]);
  });

  test("signs its level and mask with the published bits, twice", () => {
    // The tables of the standard for levels M and L, masks 0 to 7.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => format(mask).toString(2).padStart(15, "0"))).toEqual([
      "101010000010010", "101000100100101", "101111001111100", "101101101001011",
      "100010111111001", "100000011001110", "100111110010111", "100101010100000",
    ]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => format(mask, "L").toString(2).padStart(15, "0"))).toEqual([
      "111011111000100", "111001011110011", "111110110101010", "111100010011101",
      "110011000101111", "110001100011000", "110110001000001", "110100101110110",
    ]);
    const code = qr("twice")!;
    const second = Array.from({ length: 15 }, (_, i) => (i < 8 ? bit(code, 8, 20 - i) : bit(code, 6 + i, 8)));
    const first = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => bit(code, row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((column) => bit(code, 8, column)));
    expect(second).toEqual(first);
  });

  test("signs its version from 7 on, with the published bits", () => {
    expect(guarded(7, 0b1111100100101).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(guarded(40, 0b1111100100101).toString(2)).toBe("101000110001101001");
    const code = qr("x".repeat(110))!;
    expect(code).toHaveLength(45);
    const signed = Array.from({ length: 18 }, (_, i) => bit(code, Math.floor(i / 3), 34 + (i % 3)));
    expect(signed.reverse().join("")).toBe("000111110010010100");
  });

  test("multiplies in the field of 256 elements", () => {
    expect(times(2, 128)).toBe(29); // x · x⁷ = x⁸ = x⁴ + x³ + x² + 1
    expect(times(3, 7)).toBe(9); // (x + 1)(x² + x + 1) = x³ + 1
    expect(times(0, 77)).toBe(0);
  });

  test("guards bytes as in the standard's example, 01234567 in version 1-M", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(remainder(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test.each([1, 14, 15, 30, 50, 70, 100, 110, 140, 170, 213, 214, 260, 500, 900, 1273, 1700, 2953])("of %i bytes can be read again", (length) => {
    const text = `http://192.168.1.20:8000/table/${"7Qx_-3".repeat(500)}`.slice(0, length);
    expect(read(qr(text)!)).toBe(text);
  }, 20_000);

  test("of letters beyond ASCII can be read again", () => expect(read(qr("¿Jugáis? → ñ")!)).toBe("¿Jugáis? → ñ"));

  test("is drawn as runs of dark modules", () => {
    expect(outline([[true, true, false], [false, false, true]])).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
  });
});
