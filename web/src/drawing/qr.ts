/**
 * QR codes of texts up to 2953 bytes: byte mode, versions 1 to 40 (ISO/IEC 18004).
 *
 * Short texts, up to version 10, are at error level M: a code may be torn or reflect light. A longer one is at level L, as
 * small modules are what makes a large code hard to read.
 *
 * A code is a square of modules, dark or light. Its data are bytes with Reed-Solomon bytes behind them, in blocks; they
 * fill the square in a zigzag from the lower right corner, around the patterns by which a camera finds its way, and a mask is
 * laid over them so that neither large patches nor false finder patterns arise.
 */

type Level = "L" | "M";
/** How a level is signed. */
const SIGNS: Record<Level, number> = { L: 0b01, M: 0b00 };
/** Of each version: bytes of error correction in a block, and how many blocks there are. */
const BLOCKS: Record<Level, readonly (readonly [correction: number, blocks: number])[]> = {
  M: [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]],
  L: [
    [7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2], [18, 4],
    [20, 4], [24, 4], [26, 4], [30, 4], [22, 6], [24, 6], [28, 6], [30, 6], [28, 7], [28, 8],
    [28, 8], [28, 9], [30, 9], [30, 10], [26, 12], [28, 12], [30, 12], [30, 13], [30, 14], [30, 15],
    [30, 16], [30, 17], [30, 18], [30, 19], [30, 19], [30, 20], [30, 21], [30, 22], [30, 24], [30, 25],
  ],
};

export const sizeOf = (version: number): number => 17 + 4 * version;
export const versionOf = (code: Code): number => (code.length - 17) / 4;

/** The rows and columns in which small alignment patterns have their middles: evenly from the last one back, then 6. */
export function middlesOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.floor((8 * version + 3 * count + 5) / (4 * count - 4));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => sizeOf(version) - 7 - (count - 2 - i) * step)];
}

/** Bytes of data and correction: the modules that no pattern takes. */
function allBytes(version: number): number {
  const count = middlesOf(version).length;
  const finders = 3 * 64;
  const timing = 2 * (sizeOf(version) - 16);
  // All but three corners of a grid; those in row and column 6 lie half on the timing patterns.
  const alignment = count === 0 ? 0 : 25 * (count ** 2 - 3) - 10 * (count - 2);
  const signs = 31 + (version >= 7 ? 36 : 0);
  return Math.floor((sizeOf(version) ** 2 - finders - timing - alignment - signs) / 8);
}

/** Bytes of data of each block: those at the end may have one more. */
export function blocksOf(level: Level, version: number): number[] {
  const [correction, count] = BLOCKS[level][version - 1]!;
  const all = allBytes(version);
  return Array.from({ length: count }, (_, i) => Math.floor((all + i) / count) - correction);
}

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];
const FORMAT_DIVISOR = 0b10100110111;
const FORMAT_MASK = 0b101010000010010;
const VERSION_DIVISOR = 0b1111100100101;

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A square of modules: true is dark. */
export type Code = boolean[][];

/** The QR code of a text, or null if the text is too long. */
export function qr(text: string): Code | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (const level of ["M", "L"] as const) {
    const version = BLOCKS[level].findIndex((_, i) => bytes.length <= room(i + 1, level)) + 1;
    if (version === 0) continue;
    const stream = interleaved(level, version, padded(level, version, bytes));
    const codes = MASKS.map((_, mask) => drawn(level, version, stream, mask));
    const costs = codes.map(penalty);
    return codes[costs.indexOf(Math.min(...costs))]!;
  }
  return null;
}

/** The length of a text is written with 8 bits, from version 10 on with 16. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const dataBytes = (level: Level, version: number): number => blocksOf(level, version).reduce((sum, bytes) => sum + bytes, 0);

/** How many bytes of text a version has room for. */
export function room(version: number, level: Level = "M"): number {
  return Math.floor((dataBytes(level, version) * 8 - 4 - lengthBits(version)) / 8);
}

// The bytes.

function padded(level: Level, version: number, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  write(BYTE_MODE, 4);
  write(bytes.length, lengthBits(version));
  for (const byte of bytes) write(byte, 8);
  const whole = dataBytes(level, version);
  write(0, Math.min(4, whole * 8 - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  for (let i = 0; data.length < whole; i++) data.push(PADDING[i % 2]!);
  return data;
}

/** The blocks side by side: the first byte of each, then the second of each; all data, then all correction. */
function interleaved(level: Level, version: number, data: readonly number[]): number[] {
  const correction = BLOCKS[level][version - 1]![0];
  const blocks: number[][] = [];
  let from = 0;
  for (const length of blocksOf(level, version)) blocks.push(data.slice(from, (from += length)));
  const extras = blocks.map((block) => remainder(block, correction));
  const woven = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat();
  return [...woven(blocks), ...woven(extras)];
}

/** The product of two bytes in the field of 256 elements whose modulus is x⁸ + x⁴ + x³ + x² + 1. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon bytes of a block: what is left when it is divided by (x − 1)(x − 2)(x − 4)… */
export function remainder(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((one, j) => one ^ (j > 0 ? times(divisor[j - 1]!, root) : 0));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, i) => {
    const factor = rest[i]!;
    divisor.forEach((one, j) => (rest[i + j]! ^= times(one, factor)));
  });
  return rest.slice(block.length);
}

// The square.

/** The bits of a number, followed by the remainder of their division: mistakes in them can be found. */
export function guarded(value: number, divisor: number): number {
  const extra = Math.floor(Math.log2(divisor));
  let rest = value << extra;
  while (rest >= 1 << extra) rest ^= divisor << (Math.floor(Math.log2(rest)) - extra);
  return (value << extra) | rest;
}

export const format = (mask: number, level: Level = "M"): number => guarded((SIGNS[level] << 3) | mask, FORMAT_DIVISOR) ^ FORMAT_MASK;

function drawn(level: Level, version: number, stream: readonly number[], mask: number): Code {
  const size = sizeOf(version);
  const code: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) code[row]![column] = dark;
  };
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  };

  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(row, column, 4, [2, 4]);
  const middles = middlesOf(version);
  const [first, last] = [middles[0], middles.at(-1)];
  for (const row of middles) {
    for (const column of middles) {
      const corner = (row === first && (column === first || column === last)) || (row === last && column === first);
      if (!corner) rings(row, column, 2, [1]);
    }
  }
  signFormat(set, size, format(mask, level));
  if (version >= 7) signVersion(set, size, version);
  return filled(code, stream, mask);
}

type Put = (row: number, column: number, dark: boolean) => void;

/** Level and mask, twice: around the upper left finder, and along the two others. */
function signFormat(put: Put, size: number, bits: number): void {
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) {
      put(along, 8, dark);
      put(8, size - 1 - i, dark);
    } else {
      put(8, i === 8 ? 7 : along, dark);
      put(size - 15 + i, 8, dark);
    }
  }
  put(size - 8, 8, true);
}

/** The version, twice: beside the upper right and the lower left finder. */
function signVersion(put: Put, size: number, version: number): void {
  const bits = guarded(version, VERSION_DIVISOR);
  for (let i = 0; i < 18; i++) {
    const [near, far, dark] = [Math.floor(i / 3), size - 11 + (i % 3), ((bits >> i) & 1) === 1];
    put(near, far, dark);
    put(far, near, dark);
  }
}

/** The data in pairs of columns from the right, up and down in turns; column 6 belongs to the timing pattern. */
function filled(code: (boolean | null)[][], stream: readonly number[], mask: number): Code {
  const size = code.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (code[row]![column] !== null) continue;
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        code[row]![column] = dark !== MASKS[mask]!(row, column);
        bit += 1;
      }
    }
  }
  return code as Code;
}

/** How hard a code is to read: long runs, patches, false finder patterns, too much of one colour. */
function penalty(code: Code): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, column) => code.map((row) => row[column]!))].map((line) => line.map(Number).join(""));
  let cost = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    for (const sign of ["10111010000", "00001011101"]) cost += 40 * (line.split(new RegExp(`(?=${sign})`)).length - (line.startsWith(sign) ? 0 : 1));
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const [a, b, c] = [code[row - 1]![column - 1], code[row - 1]![column], code[row]![column - 1]];
      if (code[row]![column] === a && a === b && b === c) cost += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return cost + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** A code as the path of an SVG picture whose units are modules. */
export function outline(code: Code): string {
  return code
    .flatMap((line, y) => [...line.map((dark) => (dark ? "1" : "0")).join("").matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`))
    .join("");
}
