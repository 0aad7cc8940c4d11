/** Animals. All face right; a body is a few limbs melted into one contour. */

import { leaf } from "./flora";
import {
  body,
  both,
  circle,
  fine,
  flat,
  inside,
  limb,
  line,
  mix,
  moved,
  polar,
  radians,
  round,
  smooth,
  spot,
} from "./geometry";
import type { Bend, Knot, Point } from "./geometry";

export const eye = ([x, y]: Point, r = 1.7, ring = "bone"): string =>
  flat(circle(x, y, r * 1.55), ring) +
  flat(circle(x, y, r), "soot") +
  `<circle cx="${round(x + r * 0.3)}" cy="${round(y - r * 0.35)}" r="${round(r * 0.34)}" fill="var(--bone)"/>`;

export function ground(y: number, left: number, right: number, tufts: number): string {
  let grass = "";
  for (let i = 0; i < tufts; i++) {
    const x = round(left + 6 + (i * (right - left - 14)) / Math.max(1, tufts - 1));
    grass += line(`M${x} ${y}q-1-5-4-7M${x + 1} ${y}q0-5 1-9M${x + 2} ${y}q1-4 4-6`, 0.8, "moss");
  }
  return line(`M${left} ${y}Q${(left + right) / 2} ${y - 1.6} ${right} ${y}`, 0.9) + grass;
}

export const branch = (y: number, from = 8): string =>
  both(
    limb([
      [from, y + 3, 2.6],
      [40, y + 1, 2.2],
      [70, y, 1.8],
      [94, y - 5, 0.8],
    ]),
    "bark",
    0.9,
  );

/** A branch with two leaves. */
export const leafyBranch = (y: number, from: number, fill: string, half: string): string =>
  branch(y, from) + moved(leaf(15, 8, fill, half), [82, y - 3], 50) + moved(leaf(13, 7, fill, half), [20, y + 2], -60);

/** Places on a bird's body: along it and across it, both from -1 to 1. */
export type OnBody = (u: number, v: number) => [number, number];

/** A perched bird in profile, with round tail. */
export interface Bird {
  at: Point;
  tilt: number;
  length: number;
  girth: number;
  /** Length and angle. */
  neck: readonly [number, number];
  neckGirth: number;
  head: number;
  headAngle: number;
  /** Length, depth, angle, bow. */
  bill: readonly [number, number, number, number];
  billInk: string;
  /** Length, width, angle. */
  tail: readonly [number, number, number];
  tailInk: string;
  leg: number;
  foot: number;
  fill: string;
  wing: string;
  ring: string;
  belly?: string;
  crest?: string;
  /** Patches that are clipped to the body. */
  marks?: (on: OnBody, head: Point) => string;
  /** What lies over all. */
  over?: (on: OnBody, head: Point) => string;
}

export function bird(o: Bird): string {
  const { length, girth, tilt, head, headAngle, fill } = o;
  const lean = radians(tilt);
  const on: OnBody = (u, v) => [
    o.at[0] + u * length * Math.cos(lean) - v * girth * Math.sin(lean),
    o.at[1] - u * length * Math.sin(lean) - v * girth * Math.cos(lean),
  ];
  const chest = on(0.36, 0.12);
  const skull = polar(chest, o.neck[1], o.neck[0]);
  const trunk = limb([
    [...on(-0.52, 0.04), girth * 0.26],
    [...on(-0.26, 0.02), girth * 0.78],
    [...on(0.08, -0.04), girth],
    [...on(0.36, 0.1), girth * 0.74],
    [...on(0.5, 0.3), girth * 0.36],
  ]);
  const throat = limb([
    [...on(0.2, 0), girth * 0.8],
    [...polar(chest, o.neck[1], o.neck[0] * 0.45), girth * (o.neckGirth + 0.1)],
    [...skull, head * 0.84],
  ]);
  const face = polar(skull, headAngle, head * 0.42);
  const parts = [trunk, throat, circle(...skull, head) + circle(...face, head * 0.72)];
  return (
    birdLegs(o, on) +
    birdTail(o, on(-0.46, 0.05)) +
    birdBill(o, skull) +
    (o.crest ?? "") +
    body(parts, fill) +
    inside(parts, (o.belly ? flat(birdBelly(on), o.belly) : "") + (o.marks?.(on, skull) ?? "")) +
    flat(
      limb([
        [...on(0.14, -0.4), girth * 0.3],
        [...on(0.14, -0.72), girth * 0.12],
      ]),
      fill,
    ) +
    birdWing(o, on) +
    (o.over?.(on, skull) ?? "") +
    eye(polar(skull, headAngle + 32, head * 0.42), 1.6, o.ring)
  );
}

const birdBelly = (on: OnBody): string =>
  smooth([on(-0.6, -0.4), on(-0.2, -0.42), on(0.2, -0.3), on(0.46, 0.1), on(0.7, -0.2), on(0.3, -1.5), on(-0.4, -1.4)]);

function birdLegs({ leg, foot }: Bird, on: OnBody): string {
  return [-0.07, 0.14]
    .map((where) => {
      const hip = on(where, -0.72);
      const end = spot([hip[0] + leg * 0.06, foot]);
      const knee = spot([hip[0] - leg * 0.1, mix(hip[1], foot, 0.48)]);
      return line(`M${spot(hip)}L${knee}L${end}M${end}l4 .6M${end}l-3 .8M${end}l2.4 1.8`, 1.25);
    })
    .join("");
}

function birdTail({ tail: [length, width, angle], tailInk, tilt, girth }: Bird, rump: Point): string {
  const turn = tilt + 180 + angle;
  const tip = polar(rump, turn, length);
  const aside = (from: Point, by: number): Point => polar(from, turn + 90, by);
  const feathers = smooth(
    [
      [...aside(rump, -girth * 0.24), 1],
      [...aside(tip, -width * 0.8), 1],
      [...polar(tip, turn, width * 0.4), 1],
      [...aside(tip, width * 0.8), 1],
      [...aside(rump, girth * 0.24), 1],
    ],
    true,
    0.12,
  );
  return both(feathers, tailInk) + fine(line(`M${spot(rump)}L${spot(polar(rump, turn, length * 0.86))}`, 0.6));
}

function birdBill({ bill: [length, depth, angle, bow], billInk, head, headAngle }: Bird, skull: Point): string {
  const turn = headAngle + angle;
  const root = polar(skull, turn, head * 0.82);
  const middle = polar(polar(root, turn, length * 0.5), turn + 90, bow * 0.5);
  const upper = limb([
    [...root, depth],
    [...middle, depth * 0.72],
    [...polar(polar(root, turn, length), turn + 90, -bow), 0.25],
  ]);
  const mouth = smooth([root, middle, polar(polar(root, turn, length * 0.9), turn + 90, -bow * 0.8)], false);
  return both(upper, billInk, 0.8) + line(mouth, 0.5);
}

function birdWing({ wing, length }: Bird, on: OnBody): string {
  const tip = on(-0.5 - 6 / length, 0);
  const folded = smooth([
    on(0.34, 0.3),
    on(0.16, 0.72),
    on(-0.16, 0.74),
    on(-0.42, 0.42),
    [...tip, 1],
    on(-0.3, -0.22),
    on(-0.06, -0.5),
    on(0.2, -0.34),
  ]);
  let quills = "";
  let coverts = "";
  for (let i = 0; i < 4; i++) {
    const v = 0.42 - i * 0.18;
    const far = on(-0.3, v);
    const end: Point = [mix(far[0], tip[0], 0.72), mix(far[1], tip[1], 0.72)];
    quills += smooth([on(0.06 - 0.1 * i, v), on(-0.18 - 0.05 * i, v * 0.8), end], false);
    const bow = spot(on(0.12 - 0.1 * i, 0.22 - 0.1 * i));
    coverts += `M${spot(on(0.25 - 0.09 * i, 0.42 - 0.08 * i))}Q${bow} ${spot(on(0.19 - 0.1 * i, -0.02 - 0.09 * i))}`;
  }
  return both(folded, wing) + fine(line(quills, 0.7) + line(coverts, 0.6));
}

/** A sitting tree frog. */
export function frog(fill: string, belly: string, mask: string): string {
  const trunk = limb([
    [27, 76, 6],
    [34, 70, 11],
    [48, 62, 14],
    [62, 56, 13],
    [74, 52, 9.6],
    [84, 54, 4.4],
  ]);
  const thigh = limb([
    [28, 76, 7],
    [42, 72, 8.4],
    [56, 76, 5],
  ]);
  const shin = limb([
    [56, 77, 4.4],
    [42, 83, 3.8],
    [28, 87, 3],
  ]);
  const sole = limb([
    [28, 87.6, 2.8],
    [40, 89, 2],
    [52, 89.6, 1.4],
  ]);
  const arm = limb([
    [66, 64, 5],
    [71, 75, 3.2],
    [66, 84, 2.4],
    [70, 88.4, 2],
  ]);
  const farArm = limb([
    [76, 62, 4],
    [83, 74, 2.8],
    [80, 83, 2.2],
    [84, 88, 1.8],
  ]);
  const under = smooth([
    [40, 84],
    [56, 74],
    [70, 66],
    [86, 57],
    [96, 66],
    [80, 90],
    [40, 96],
  ]);
  const stripe = smooth([
    [88, 52, 1],
    [76, 47.6],
    [66, 46],
    [56, 50],
    [53, 57, 1],
    [64, 54],
    [76, 52],
  ]);
  const spots =
    circle(38, 62, 2.4) + circle(46, 55, 2) + circle(52, 61, 2.6) + circle(44, 66, 1.8) + circle(58, 50, 1.8);
  const toes = (x: number, y: number): string =>
    (
      [
        [-3, 1],
        [1, 1.8],
        [5, 1],
      ] as const
    )
      .map(([a, b]) => line(`M${x} ${y}l${a} ${b}`) + both(circle(x + a * 1.2, y + b * 1.3, 1.5), fill, 0.7))
      .join("");
  return (
    body([farArm], fill) +
    toes(84, 88.4) +
    body([trunk, circle(71, 41.5, 5.6)], fill) +
    inside([trunk], flat(under, belly) + flat(stripe, mask)) +
    flat(spots, mask) +
    fine(line("M87 56Q79 60 70 58M60 47Q50 50 40 57", 0.8)) +
    body([shin, sole], fill) +
    both(thigh, fill) +
    inside([thigh], line("M36 64l2 18M44 64l3 16", 2, mask)) +
    toes(52, 89.4) +
    body([arm], fill) +
    toes(70, 88.6) +
    eye([71.6, 41.4], 2.6, "ochre")
  );
}

/** A forest elephant: heavy legs, round ears, straight tusks. */
export function elephant(): string {
  const [x, y, length, foot] = [32, 50, 26, 90];
  const shoulder: Point = [x + length, y];
  const neck = polar([shoulder[0] + 3.3, y - 4.6], 20, 10);
  const muzzle = polar(neck, -20, 10);
  const trunk = limb([
    [x - 9.3, y + 1, 10.5],
    [x + 1, y, 17],
    [x + 13, y, 18],
    [x + length, y, 16.4],
    [x + length + 5.7, y - 1.6, 10.2],
  ]);
  const nape = limb([
    [shoulder[0] - 2, y, 14.1],
    [...polar([shoulder[0] + 3.3, y - 4.6], 16, 4), 13],
    [...neck, 11],
  ]);
  const skull = limb([
    [...neck, 11],
    [...polar(neck, -20, 4.5), 9],
    [...polar(neck, -20, 8), 7.8],
    [...muzzle, 7],
  ]);
  const hind = (dx: number, dir: number): Knot[] => [
    [x + dx, y + 2, 9.2],
    [x + dx + 2, mix(y, foot, 0.5), 6.4],
    [x + dx - 1 + dir, mix(y, foot, 0.82), 5.5],
    [x + dx + 3 + dir, foot - 3.5, 5],
  ];
  const fore = (dx: number, dir: number): Knot[] => [
    [shoulder[0] + dx, y + 3, 7.6],
    [shoulder[0] + dx, mix(y, foot, 0.55), 5.8],
    [shoulder[0] + dx + dir, mix(y, foot, 0.84), 5.5],
    [shoulder[0] + dx + 3 + dir, foot - 3.5, 5],
  ];
  const nails = (leg: Knot[]): string => {
    const [px] = leg[3]!;
    return line(`M${round(px + 2)} ${foot - 4.5}v4M${round(px + 5)} ${foot - 3.5}v3`, 0.7);
  };
  const near = [hind(0, -3), fore(-1, 3)];
  const far = [hind(7, 2.4), fore(5, -1.8)];
  const tail = limb(
    [
      [x - 14.1, y - 4, 1.6],
      [x - 19.1, y + 6, 1.2],
      [x - 20.1, y + 14, 1.6],
    ],
    6,
  );
  const [mx, my] = muzzle;
  const nose = limb([
    [mx - 2, my, 7],
    [mx + 6, my + 12, 5],
    [mx + 6, my + 28, 3.6],
    [mx + 12, my + 36, 2.8],
    [mx + 17, my + 32, 2.2],
  ]);
  const tusk = limb([
    [mx + 2, my + 9, 2],
    [mx + 8, my + 17, 1.6],
    [mx + 16, my + 19, 0.5],
  ]);
  const [ex, ey] = neck;
  const lobe: Bend[] = [
    [-1, -8],
    [-14, -9],
    [-20, 4],
    [-14, 17],
    [-5, 13],
    [1, 2],
  ];
  const ear = smooth(lobe.map(([a, b]) => [ex + a, ey + b]));
  const folds = [14, 19, 24].map((d, i) => `M${round(mx + 4 - i * 0.5)} ${round(my + d)}l7 ${i - 2}`).join("");
  return (
    body(
      far.map((leg) => limb(leg, 6)),
      "slate",
    ) +
    far.map(nails).join("") +
    body([tail], "mist") +
    body([trunk, nape, skull, ...near.map((leg) => limb(leg, 6))], "mist") +
    near.map(nails).join("") +
    fine(
      line(
        `M${shoulder[0] - 11.5} ${y + 15}Q${shoulder[0] - 1.6} ${y + 8} ${shoulder[0]} ${y - 2}M${x + 15} ${y + 14}Q${x + 17} ${y} ${x + 7} ${y - 5}`,
        0.7,
      ),
    ) +
    body([nose], "mist") +
    flat(
      limb([
        [mx - 4, my - 2, 7],
        [mx + 3, my + 8, 5],
      ]),
      "mist",
    ) +
    both(tusk, "bone") +
    both(ear, "slate") +
    fine(line(folds, 0.6)) +
    eye([ex + 5, ey - 1], 1.4, "mist")
  );
}
