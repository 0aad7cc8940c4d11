/** Where things are drawn on a board of 300 x 182: paths as gentle curves, chips where no path leaves, signs and gates. */

import { HEIGHT, placed, WIDTH } from "../../drawing/floresta/frame";
import { polygon, radians, round, type Point } from "../../drawing/geometry";
import type { Gift, Path, Side, Space } from "./print";

/** The radius of a space. */
export const R = 13;
const BEND = 3;
const KERB = 3;
/** From one lynx icon to the next. */
const SLOT = 15.5;

export { HEIGHT, WIDTH };
/** `size`: how much larger the land is than usual, so that on a board seen close the pieces do not grow with it. */
export const spotOf = (space: Space, size = 1): [number, number] => {
  const [x, y] = placed(space.at);
  return [x * size, y * size];
};

export interface Way {
  path: Path;
  /** The whole line, for fire and pointing; and the part between the spaces, as it is drawn. */
  line: string;
  middle: Point;
  turn: number;
  /** The tip of an arrow, and where it points. */
  tip: Point;
  lean: number;
}

const degrees = (y: number, x: number): number => (Math.atan2(y, x) * 180) / Math.PI;

export function wayOf(side: Side, path: Path, size = 1): Way {
  const [ax, ay] = spotOf(side.spaces[path.from]!, size);
  const [bx, by] = spotOf(side.spaces[path.to]!, size);
  const length = Math.hypot(bx - ax, by - ay);
  const bow = ((path.from + path.to) % 2 ? BEND : -BEND) * size;
  const [cx, cy] = [(ax + bx) / 2 + (bow * (by - ay)) / length, (ay + by) / 2 - (bow * (bx - ax)) / length];
  const on = (t: number): Point => [
    (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
    (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
  ];
  const t = (R / length) * 0.8;
  const [a, m, b] = [on(t), on(0.5), on(1 - t)];
  const handle: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2];
  const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  const end = 1 - (R + 2.4) / length;
  const [tip, before] = [on(end), on(end - 0.02)];
  return {
    path,
    line: `M${text(a)}Q${text(handle)} ${text(b)}`,
    middle: m,
    turn: degrees(by - ay, bx - ax),
    tip,
    lean: degrees(tip[1] - before[1], tip[0] - before[0]),
  };
}

/** The tip of an arrow and the sign of an entry: outlines around the place where they lie, turned to the right. */
export const ARROW: readonly Point[] = [[1.4, 0], [-6.6, 4.8], [-4.8, 0], [-6.6, -4.8]];
export const GATE: readonly Point[] = [
  [-R - 11, -3.6], [-R - 6, -3.6], [-R - 6, -7.4], [3 - R, 0], [-R - 6, 7.4], [-R - 6, 3.6], [-R - 11, 3.6],
];

/** An outline that lies here and is turned by so many degrees, clockwise. */
export function turned(outline: readonly Point[], [x, y]: Point, degrees: number): string {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return polygon(outline.map(([dx, dy]) => [x + c * dx - s * dy, y + s * dx + c * dy]));
}

/** From where an entry comes in: from the corner, or from the left. */
export function gateAngle(side: Side, space: Space): number {
  const [x, y] = spotOf(space);
  const starts = side.spaces.filter(({ start }) => start);
  const [left, right] = [starts.some((one) => spotOf(one)[0] < WIDTH / 2), starts.some((one) => spotOf(one)[0] > WIDTH / 2)];
  if (!left || !right) return 0;
  return y < HEIGHT / 2 ? (x < WIDTH / 2 ? 45 : 135) : x < WIDTH / 2 ? -45 : -135;
}

// What is printed beside a space goes where no path leaves.

export type ChipKind = Gift | "lay";
export interface Chip {
  kind: ChipKind;
  count: number;
  x: number;
  y: number;
}

const chipWidth = (kind: ChipKind, count: number): number => (kind === "lay" ? 12 * count + 3 : 15);

/** The directions in which paths and gates leave a space. */
function leaving(side: Side, space: Space, ways: readonly Way[], size: number): number[] {
  const [x, y] = spotOf(space, size);
  const i = side.spaces.indexOf(space);
  const out = ways
    .filter(({ path }) => path.from === i || path.to === i)
    .map(({ middle }) => degrees(middle[1] - y, middle[0] - x));
  return space.start ? [...out, gateAngle(side, space) + 180] : out;
}

export function chipsOf(side: Side, space: Space, ways: readonly Way[], size = 1): Chip[] {
  const [x, y] = spotOf(space, size);
  const [width, height] = [WIDTH * size, HEIGHT * size];
  const out = leaving(side, space, ways, size);
  const taken: number[] = [];
  const chips: Chip[] = [];
  const left = (angle: number, wide: number): number => {
    const c = Math.cos(radians(angle));
    return x + c * (R + 1) + (c > 0.3 ? -4 : c < -0.3 ? 4 - wide : -wide / 2);
  };
  const room = (angle: number, wide: number): number => {
    const from = left(angle, wide);
    const spill = Math.max(0, from + wide + KERB - width, KERB - from);
    return Math.min(48, ...out.map((other) => Math.abs(((angle - other + 900) % 360) - 180))) - spill * 3;
  };
  const put = (list: readonly (readonly [ChipKind, number])[], angles: readonly number[]): void => {
    if (list.length === 0) return;
    const wide = list.reduce((sum, [kind, count]) => sum + chipWidth(kind, count), -1);
    const free = angles.filter((angle) => !taken.includes(angle));
    const scored = free.map((angle, i) => [room(angle, wide) - i * 4, angle] as const);
    const angle = scored.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
    taken.push(angle);
    let at = Math.max(KERB, Math.min(width - KERB - wide, left(angle, wide)));
    const level = Math.max(9, Math.min(height - 9, y + Math.sin(radians(angle)) * (R + 2.4)));
    for (const [kind, count] of list) {
      chips.push({ kind, count, x: at, y: level });
      at += chipWidth(kind, count);
    }
  };
  put(space.gifts, [40, 140, -40, -140, 90, -90]);
  put(space.lay ? [["lay", space.lay]] : [], [-140, -40, 140, 40]);
  return chips;
}

// Signs of zones.

/** Where the lynx icons of a zone lie: at the outer edge of the zone, in the corner that its spaces leave free. */
export function slotsOf(side: Side, zone: number, size = 1): Point[] {
  const { spaces, slots } = side.zones[zone]!;
  const spots = side.spaces.map((space) => spotOf(space));
  const own = spaces.map((i) => spots[i]!);
  const middle = [0, 1].map((k) => own.reduce((sum, spot) => sum + spot[k]!, 0) / own.length) as [number, number];
  const [x0, x1] = middle[0] < WIDTH / 2 ? [18, 112] : [156, 284];
  const y = middle[1] < HEIGHT / 2 ? 17 : 167;
  const width = (slots - 1) * SLOT;
  const clear = (x: number): number =>
    Math.min(...spots.map((spot) => Math.hypot(Math.max(x - spot[0], 0, spot[0] - x - width), spot[1] - y)));
  const x = clear(x0) >= clear(x1 - width) ? x0 : x1 - width;
  return Array.from({ length: slots }, (_, i) => [x * size + i * SLOT, y * size]);
}

/** Where the symbol of the board stands to which a zone leads, and how large: above its column, or before its row. */
export function signOf(side: Side, zone: number, size = 1): { at: Point; above: boolean; r: number } {
  const spots = side.zones[zone]!.spaces.map((i) => spotOf(side.spaces[i]!, size));
  const above = spots.every(([x]) => Math.abs(x - spots[0]![0]) < 8);
  const [x, y] = spots[0]!;
  return { at: above ? [x, 11 * size] : [Math.max(14, x - 41), y], above, r: above ? 8.6 : 11.5 };
}
