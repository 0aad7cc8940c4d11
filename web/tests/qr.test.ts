/** QR codes, against what anybody can check on paper, and read again by a slow and obvious reader. */

import { describe, expect, test } from "vitest";
import { MASKS, format, guarded, outline, qr, remainder, room, times, type Code } from "../src/drawing/qr";

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const part = (code: Code, row: number, column: number, size: number): string[] =>
  code.slice(row, row + size).map((line) => line.slice(column, column + size).map(Number).join(""));
const bit = (code: Code, row: number, column: number): number => Number(code[row]![column]);

/** Blocks of level M as ISO/IEC 18004 lists them: bytes of data of each block; the correction does not matter to a reader. */
const DATA: Record<number, number[]> = {
  1: [16], 2: [28], 3: [44], 4: [32, 32], 5: [43, 43], 6: [27, 27, 27, 27], 7: [31, 31, 31, 31], 8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44],
};
const MIDDLES: Record<number, number[]> = {
  1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
};

/** Whether a module has another purpose than data. */
function taken(version: number, row: number, column: number): boolean {
  const size = 17 + 4 * version;
  if (row === 6 || column === 6) return true;
  if (row <= 8 && (column <= 8 || column >= size - 8)) return true;
  if (row >= size - 8 && column <= 8) return true;
  if (version >= 7 && ((row <= 5 && column >= size - 11) || (column <= 5 && row >= size - 11))) return true;
  const middles = MIDDLES[version]!;
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
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => format(one) === signed)!;
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
  const blocks = DATA[version]!.map((): number[] => []);
  let next = 0;
  for (let i = 0; i < Math.max(...DATA[version]!); i++) {
    blocks.forEach((block, j) => {
      if (i < DATA[version]![j]!) block.push(bytes[next++]!);
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
  test("is as large as its text needs: 14 bytes fit into version 1, 213 into version 10, more into none", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(room)).toEqual([14, 26, 42, 62, 84, 106, 122, 152, 180, 213]);
    expect(qr("a".repeat(14))).toHaveLength(21);
    expect(qr("a".repeat(15))).toHaveLength(25);
    expect(qr("a".repeat(213))).toHaveLength(57);
    expect(qr("a".repeat(214))).toBeNull();
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
    // The table of the standard for level M, masks 0 to 7.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => format(mask).toString(2).padStart(15, "0"))).toEqual([
      "101010000010010", "101000100100101", "101111001111100", "101101101001011",
      "100010111111001", "100000011001110", "100111110010111", "100101010100000",
    ]);
    const code = qr("twice")!;
    const second = Array.from({ length: 15 }, (_, i) => (i < 8 ? bit(code, 8, 20 - i) : bit(code, 6 + i, 8)));
    const first = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => bit(code, row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((column) => bit(code, 8, column)));
    expect(second).toEqual(first);
  });

  test("signs its version from 7 on, with the published bits", () => {
    expect(guarded(7, 0b1111100100101).toString(2).padStart(18, "0")).toBe("000111110010010100");
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

  test.each([1, 14, 15, 30, 50, 70, 100, 110, 140, 170, 213])("of %i bytes can be read again", (length) => {
    const text = `http://192.168.1.20:8000/table/${"7Q".repeat(100)}`.slice(0, length);
    expect(read(qr(text)!)).toBe(text);
  });

  test("of letters beyond ASCII can be read again", () => expect(read(qr("¿Jugáis? → ñ")!)).toBe("¿Jugáis? → ñ"));

  test("is drawn as runs of dark modules", () => {
    expect(outline([[true, true, false], [false, false, true]])).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
  });
});
