/**
 * Lines, curves and the two printings of a picture: numbers in, SVG text out.
 *
 * A picture is printed twice, a colour plate a little out of register and an ink plate over it. Colours and weights are
 * custom properties, so one drawing serves day and night and every size.
 */

import { isClockwise } from "./outline";

export type Point = readonly [x: number, y: number];
/** A point of a curve; a true third member makes it a corner. */
export type Bend = readonly [x: number, y: number, corner?: boolean | 0 | 1];
/** A point of a limb, with its thickness. */
export type Knot = readonly [x: number, y: number, radius: number];
/** A point of a stem, which may have no thickness. */
export type Step = readonly [x: number, y: number, radius?: number];

export const round = (value: number): number => Math.round(value * 10) / 10;
/** For steps that are told one after another: what is lost of each would add up. */
export const precise = (value: number): number => Math.round(value * 1000) / 1000;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** One drawing for each item, all together. */
export const each = <const T>(items: readonly T[], draw: (item: T, i: number) => string): string =>
  items.map(draw).join("");
/** So many drawings, all together. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
export const spot = (point: Point | Bend): string => `${round(point[0])} ${round(point[1])}`;

/** A point so far from another; 0 degrees is right, 90 is up. */
export function polar(from: Point, degrees: number, length: number): [number, number] {
  return [from[0] + length * Math.cos(radians(degrees)), from[1] - length * Math.sin(radians(degrees))];
}

/** Repeatable chance: the same seed always draws the same tree. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const polygon = (points: readonly Point[]): string => `M${points.map(spot).join("L")}Z`;

/** A smooth curve through points. */
export function smooth(points: readonly Bend[], closed = true, tension = 1 / 6): string {
  const n = points.length;
  const at = (i: number): Bend => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let path = `M${spot(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Bend = b[2] ? b : [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension];
    const into: Bend = c[2] ? c : [c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension];
    path += `C${spot(out)} ${spot(into)} ${spot(c)}`;
  }
  return path + (closed ? "Z" : "");
}

/** Points along a smooth line through knots, so many from one knot to the next. */
export function along(knots: readonly Step[], steps = 8): Knot[] {
  const at = (i: number): Knot => {
    const [x, y, radius = 0] = knots[Math.max(0, Math.min(knots.length - 1, i))]!;
    return [x, y, radius];
  };
  const between = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const points: Knot[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const last = i === knots.length - 2;
    for (let s = 0; s < steps || (last && s === steps); s++) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const member = (k: 0 | 1 | 2): number => between(a[k], b[k], c[k], d[k], s / steps);
      points.push([member(0), member(1), member(2)]);
    }
  }
  return points;
}

/** The outline of a limb, a line of changing thickness: bodies, necks, trunks. `sawn`: the first end is straight. */
export function limb(knots: readonly Knot[], steps = 3, sawn = false): string {
  const line = along(knots, steps);
  const thick = (knot: Knot): number => Math.max(0.05, knot[2]);
  const left: Bend[] = [];
  const right: Bend[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = [((b[1] - a[1]) / length) * thick(p), (-(b[0] - a[0]) / length) * thick(p)];
    const corner = sawn && i === 0;
    left.push([p[0] + x, p[1] + y, corner]);
    right.unshift([p[0] - x, p[1] - y, corner]);
  });
  const cap = (p: Knot, q: Knot): Bend => {
    const length = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1;
    return [p[0] + ((p[0] - q[0]) / length) * thick(p), p[1] + ((p[1] - q[1]) / length) * thick(p)];
  };
  const end = cap(line[line.length - 1]!, line[line.length - 2]!);
  return smooth([...left, end, ...right, ...(sawn ? [] : [cap(line[0]!, line[1]!)])]);
}

export function circle(x: number, y: number, r: number, ry = r): string {
  const [a, b] = [round(r), round(ry)];
  return `M${round(x - r)} ${round(y)}a${a} ${b} 0 1 0 ${round(2 * r)} 0a${a} ${b} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** A box with round corners. */
export function box(x: number, y: number, wide: number, high: number, r: number): string {
  const [w, h] = [round(wide - 2 * r), round(high - 2 * r)];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

export const circles = (list: readonly Knot[]): string => each(list, ([x, y, r]) => circle(x, y, r));
/** The direction from one point to another, in degrees from upright: what grows there leans so far. */
export const leanOf = (from: Point | Knot, to: Point | Knot): number =>
  (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;

/** Points given by how far they are from a place. */
export const around = ([x, y]: Point, points: readonly Bend[]): Bend[] =>
  points.map(([dx, dy, corner]) => [x + dx, y + dy, corner]);

// Printing.

const ink = (name: string): string => `var(--${name})`;

/** The colour plate alone. */
export const flat = (path: string, colour: string): string => `<path d="${path}" fill="${ink(colour)}"/>`;
/** The ink plate alone. */
export const line = (path: string, weight = 1, colour = "line"): string =>
  `<path class="ln" d="${path}" style="--w:${weight};stroke:${ink(colour)}"/>`;
/** Both plates in register, in one path: for the hundred leaves of a crown. */
export const cutout = (path: string, colour: string, weight = 1): string =>
  `<path class="ln" d="${path}" style="--w:${weight};stroke:var(--line);fill:${ink(colour)}"/>`;
/** The colour plate alone, a little out of register. */
export const shifted = (path: string, colour: string): string =>
  `<path d="${path}" fill="${ink(colour)}" transform="translate(.5 .6)"/>`;
/** Both plates, a little out of register. */
export const both = (path: string, colour: string, weight = 1): string => shifted(path, colour) + line(path, weight);
/**
 * Many parts, one contour: the parts melt into one body. Whoever uses a picture pays for each of its paths, so there are as
 * few as can be: one, unless parts are drawn in both directions, which would leave holes where they overlap.
 */
export function body(paths: readonly string[], colour: string, weight = 1): string {
  const directions = [true, false].map((way) => paths.filter((path) => isClockwise(path) === way).join("")).filter(Boolean);
  if (directions.length === 1) return `<path class="ct" d="${directions[0]}" style="--w:${weight};fill:${ink(colour)}"/>`;
  return `<path class="ct" d="${paths.join("")}" style="--w:${weight}"/>` + directions.map((path) => flat(path, colour)).join("");
}
/**
 * Things that do not touch, printed together: the first parts of all, then the second ones, and so on. Parts that are
 * drawn alike are one path.
 */
export function together(things: readonly string[]): string {
  const layers: Map<string, string>[] = [];
  for (const thing of things)
    [...thing.matchAll(/<path [^>]*?\bd="([^"]*)"[^>]*>/g)].forEach(([part, path = ""], i) => {
      const paths = (layers[i] ??= new Map<string, string>());
      const look = part.replace(path, "");
      paths.set(look, (paths.get(look) ?? "") + path);
    });
  return layers.flatMap((paths) => [...paths].map(([look, path]) => look.replace(' d=""', ` d="${path}"`))).join("");
}
/** Detail that fades where the picture is small. */
export const fine = (svg: string): string => `<g class="fine">${svg}</g>`;

export function moved(svg: string, to: Point, turn = 0, sx = 1, sy = Math.abs(sx)): string {
  const turned = turn ? ` rotate(${round(turn)})` : "";
  const scaled = sx !== 1 || sy !== 1 ? ` scale(${+sx.toFixed(3)} ${+sy.toFixed(3)})` : "";
  return `<g transform="translate(${spot(to)})${turned}${scaled}">${svg}</g>`;
}

/** A short name for a text, the same every time: what is drawn needs no counter. */
export function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Draws only inside the shapes. */
export function inside(paths: readonly string[], svg: string): string {
  const id = `in-${nameOf(paths.join() + svg)}`;
  const shapes = paths.map((path) => `<path d="${path}"/>`).join("");
  return `<clipPath id="${id}">${shapes}</clipPath><g clip-path="url(#${id})">${svg}</g>`;
}
