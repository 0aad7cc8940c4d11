/** Beasts in profile: on hooves, on paws, and the small ones. */

import { leaf, type Shape } from "../flora";
import {
  along, body, both, circle, fine, flat, inside, limb, line, mix, moved, polar, polygon, round, smooth, spot,
} from "../geometry";
import type { Knot, Point } from "../geometry";
import { eye } from "./setting";

/** The places of a beast by which patches, manes and antlers are drawn. */
export interface BeastPlaces {
  /** The top of the head, between the ears. */
  poll: Point;
  muzzle: Point;
  /** Where the neck begins. */
  neck: Point;
}

export interface Beast {
  /** The middle of the hip. */
  x?: number;
  y?: number;
  length?: number;
  /** Hip, belly, shoulder. */
  girth?: readonly [number, number, number];
  sag?: number;
  /** Radius of thigh and of shank. */
  legGirth?: readonly [number, number];
  hoof?: boolean;
  /** Length, angle, radius below and above. */
  neck?: readonly [number, number, number, number];
  /** Length, angle, radius of skull and of muzzle. */
  head?: readonly [number, number, number, number];
  jaw?: number;
  /** Length, width, angle, margin. */
  ear?: readonly [number, number, number, Shape];
  tail?: readonly Knot[];
  tailInk?: string;
  fill?: string;
  /** The ink of the legs on the far side. */
  far?: string;
  belly?: string;
  muzzle?: string;
  marks?: (places: BeastPlaces) => string;
  over?: (places: BeastPlaces) => string;
  eye?: number;
  foot?: number;
  stride?: number;
}

type Optional = "tailInk" | "far" | "belly" | "muzzle" | "marks" | "over";
type Whole = Required<Omit<Beast, Optional>> & Pick<Beast, Optional>;

const BEAST: Whole = {
  x: 28, y: 56, length: 36, girth: [11, 12, 11.5], sag: 0, legGirth: [6, 2.2], hoof: true, neck: [18, 52, 7.5, 5.2],
  head: [17, -28, 5.2, 2.8], jaw: 0.2, ear: [7, 4, 118, "elliptic"], tail: [[0, 0, 2], [-6, 8, 2.4], [-8, 18, 1]],
  fill: "bark", eye: 1.5, foot: 88, stride: 3,
};

/** A four-footed beast. */
export function beast(options: Beast = {}): string {
  const o: Whole = { ...BEAST, ...options };
  const { fill, stride, girth, x, y } = o;
  const places = placesOf(o);
  const near = [hindLeg(o, 0, -stride), foreLeg(o, -1, stride)];
  const far = [hindLeg(o, 7, stride * 0.8), foreLeg(o, 5, -stride * 0.6)];
  const parts = [...trunkOf(o, places), ...near.map((leg) => limb(leg, 3))];
  const tail = limb(o.tail.map(([a, b, r]): Knot => [x - girth[0] * 0.95 + a, y - girth[0] * 0.35 + b, r]), 3);
  // The belly is pale between the legs, not on them.
  const [trunk, , , ...legs] = parts;
  const belly = o.belly ? inside([trunk!], flat(bellyOf(o), o.belly)) + flat(legs.join(""), fill) : "";
  const patches =
    (o.muzzle ? flat(circle(...places.muzzle, o.head[3] * 1.5), o.muzzle) : "") +
    (o.marks?.(places) ?? "");
  return (
    body(far.map((leg) => limb(leg, 3)), o.far ?? fill) +
    far.map((leg) => footOf(o, leg)).join("") +
    earOf(o, places.poll, 14, 0.9, 1.5) +
    body([tail], o.tailInk ?? fill) +
    body(parts, fill) +
    belly +
    (patches ? inside(parts, patches) : "") +
    near.map((leg) => footOf(o, leg)).join("") +
    earOf(o, places.poll, 0, 1, 0) +
    fine(line(musclesOf(o), 0.7)) +
    faceOf(o, places) +
    (o.over?.(places) ?? "")
  );
}

const shoulderOf = ({ x, y, length, sag }: Whole): Point => [x + length, y - sag * 0.4];

function placesOf(o: Whole): BeastPlaces {
  const [x, y] = shoulderOf(o);
  const neck: Point = [x + o.girth[2] * 0.2, y - o.girth[2] * 0.28];
  const poll = polar(neck, o.neck[1], o.neck[0]);
  return { neck, poll, muzzle: polar(poll, o.head[1], o.head[0]) };
}

/** Trunk, neck and head. */
function trunkOf(o: Whole, { neck, poll, muzzle }: BeastPlaces): string[] {
  const { x, y, length, girth: [hip, middle, chest], sag, head: [reach, angle, skull, nose] } = o;
  const [sx, sy] = shoulderOf(o);
  return [
    limb([
      [x - hip * 0.55, y + 1, hip * 0.62],
      [x + 1, y, hip],
      [x + length * 0.5, y + sag, middle],
      [x + length, y, chest],
      [x + length + chest * 0.35, y - chest * 0.1, chest * 0.62],
    ]),
    limb([
      [sx - 2, sy, chest * 0.86],
      [...polar(neck, o.neck[1] - 4, o.neck[0] * 0.4), o.neck[2]],
      [...poll, o.neck[3]],
    ]),
    limb([
      [...poll, skull],
      [...polar(poll, angle, reach * 0.45), skull * (0.82 + o.jaw)],
      [...polar(poll, angle, reach * 0.8), nose * 1.12],
      [...muzzle, nose],
    ]),
  ];
}

function hindLeg({ x, y, foot, legGirth: [thigh, shank], hoof }: Whole, dx: number, step: number): Knot[] {
  if (hoof)
    return [
      [x + dx, y + 1, thigh],
      [x + dx + 3 + step * 0.3, mix(y, foot, 0.38), thigh * 0.62],
      [x + dx - 3.4 + step, mix(y, foot, 0.64), shank],
      [x + dx - 1.6 + step * 1.3, mix(y, foot, 0.82), shank * 0.8],
      [x + dx - 0.6 + step * 1.6, foot - 1.6, shank * 1.02],
    ];
  return [
    [x + dx, y + 2, thigh * 1.15],
    [x + dx + 2, mix(y, foot, 0.5), thigh * 0.8],
    [x + dx - 1 + step, mix(y, foot, 0.82), shank * 1.1],
    [x + dx + 3 + step, foot - shank * 0.7, shank],
  ];
}

function foreLeg(o: Whole, dx: number, step: number): Knot[] {
  const { y, foot, legGirth: [thigh, shank], hoof } = o;
  const x = shoulderOf(o)[0] + dx;
  if (hoof)
    return [
      [x, y + 2, thigh * 0.9],
      [x + step * 0.5, mix(y, foot, 0.45), thigh * 0.5],
      [x + 0.4 + step, mix(y, foot, 0.66), shank],
      [x - 0.4 + step * 1.4, mix(y, foot, 0.84), shank * 0.78],
      [x + step * 1.7, foot - 1.6, shank * 1.02],
    ];
  return [
    [x, y + 3, thigh * 0.95],
    [x, mix(y, foot, 0.55), thigh * 0.72],
    [x + step, mix(y, foot, 0.84), shank * 1.1],
    [x + 3 + step, foot - shank * 0.7, shank],
  ];
}

/** A hoof, or the toes of a paw. */
function footOf({ hoof, foot, legGirth: [, shank] }: Whole, leg: readonly Knot[]): string {
  const [x] = leg[leg.length - 1]!;
  if (!hoof) {
    const toes = `M${round(x + shank * 0.4)} ${round(foot - shank * 0.9)}v${round(shank * 0.8)}`;
    return line(`${toes}M${round(x + shank)} ${round(foot - shank * 0.7)}v${round(shank * 0.6)}`, 0.7);
  }
  const corners: Point[] = [
    [x - shank * 1.1, foot - 3.4],
    [x + shank * 1.1, foot - 3.4],
    [x + shank * 1.5, foot + 0.4],
    [x - shank * 1.2, foot + 0.4],
  ];
  return flat(polygon(corners), "soot");
}

function earOf(
  { ear: [length, width, angle, shape], head, fill }: Whole,
  poll: Point,
  turn: number,
  size: number,
  dx: number,
): string {
  const lobe = leaf({
    length: length * size, width: width * size, shape, veins: 0, stalk: 0, fill, half: null, weight: 0.9,
  });
  return moved(lobe, [poll[0] + dx, poll[1] - head[2] * 0.7], 90 - angle + turn);
}

const bellyOf = ({ x, y, length, girth: [hip, middle, chest], sag }: Whole): string =>
  smooth([
    [x + 2, y + hip * 1.04],
    [x + length * 0.5, y + sag + middle * 0.52],
    [x + length - 2, y + chest],
    [x + length, y + chest * 1.6],
    [x, y + hip * 1.6],
  ]);

/** The lines of shoulder and thigh. */
function musclesOf(o: Whole): string {
  const { x, y, girth: [hip, , chest] } = o;
  const [sx] = shoulderOf(o);
  return (
    `M${spot([sx - chest * 0.7, y + chest * 0.9])}Q${spot([sx - chest * 0.1, y + chest * 0.5])}` +
    ` ${spot([sx, y - chest * 0.1])}` +
    `M${spot([x + hip * 0.9, y + hip * 0.8])}Q${spot([x + hip, y])} ${spot([x + hip * 0.4, y - hip * 0.3])}`
  );
}

function faceOf({ head: [reach, angle, skull, nose], eye: r }: Whole, { poll, muzzle }: BeastPlaces): string {
  const brow = polar(polar(poll, angle, reach * 0.3), angle + 90, skull * 0.34);
  const lip = spot(polar(muzzle, angle - 50, nose * 0.9));
  const corner = spot(polar(polar(muzzle, angle + 180, nose * 1.8), angle - 90, nose * 0.5));
  const nostril = circle(...polar(muzzle, angle + 40, nose * 0.6), nose * 0.26);
  return eye(brow, r, "fawn") + flat(nostril, "soot") + fine(line(`M${lip}L${corner}`, 0.7));
}

export interface Rodent {
  fill?: string;
  belly?: string;
  ear?: number;
  /** How much of the longest tail it has, in per cent. */
  tail?: number;
  tailInk?: string;
  snout?: number;
  plump?: number;
  eye?: number;
}

const TAIL: readonly Knot[] = [
  [26, 78, 2.4], [14, 83, 1.7], [5, 78, 1.4], [6, 64, 1.2], [13, 52, 1], [10, 40, 0.8], [3, 34, 0.4],
];
const FUR = "M30 60l4-3M38 56l4-2.6M47 55l4-1.6M34 66l4-3M43 63l4-2.6M52 62l4-1.6M40 71l4-3M30 70l3-3M58 60l3-.6";

/** Vole, mouse, shrew: plump body, ears, tail, snout. */
export function rodent(o: Rodent = {}): string {
  const { fill = "fawn", belly = "bone", ear = 5, snout = 0, plump = 1 } = o;
  const trunk = limb([
    [24, 72, 7 * plump],
    [36, 66, 15 * plump],
    [52, 66, 14.5 * plump],
    [66, 68, 10.5],
    [76 + snout * 0.4, 72, 6 - snout * 0.14],
    [82 + snout, 75, 2.1],
  ]);
  const under = smooth([[20, 84], [40, 77], [60, 77], [76, 76], [90, 76], [80, 96], [20, 96]]);
  const nose = 79 + snout;
  const whiskers = `M${nose} 76q6 1 10 5M${nose} 75q7-1 12 0M${nose - 1} 77q4 3 6 7`;
  return (
    both(rodentTail(o.tail ?? 50), o.tailInk ?? fill, 0.9) +
    body([limb([[36, 78, 6], [40, 84, 3], [48, 86, 1.8]]), limb([[64, 76, 3.6], [66, 82, 2.2], [70, 86, 1.6]])], fill) +
    body([trunk], fill) +
    inside([trunk], flat(under, belly) + fine(line(FUR, 0.8))) +
    rodentEars(ear, fill) +
    eye([71 + snout * 0.12, 66.4], o.eye ?? 2, fill) +
    flat(circle(83 + snout, 74.6, 1.7), "rowan") +
    fine(line(whiskers, 0.55)) +
    line("M46 87.4h7M68 87h6", 1.1)
  );
}

function rodentTail(share: number): string {
  const path = along(TAIL, 4);
  const kept = path.slice(0, Math.max(4, Math.round((path.length * share) / 100)));
  const [x, y] = kept.pop()!;
  return limb([...kept, [x, y, 0.4]], 2);
}

/** Ears that stand up, or, on voles and shrews, hardly show. */
function rodentEars(ear: number, fill: string): string {
  if (ear <= 2.6) return line("M58 60a4 4 0 0 1 7 1");
  return (
    both(circle(58, 56, ear * 0.86, ear), fill) +
    both(circle(63, 57.4, ear * 0.8, ear), fill) +
    flat(circle(63.2, 58, ear * 0.46, ear * 0.6), "ling")
  );
}

export interface Hare {
  fill?: string;
  belly?: string;
  ear?: number;
  tuft?: string;
}

/** Rabbit or hare, sitting. */
export function hare({ fill = "soot", belly = "slate", ear = 26, tuft = "bone" }: Hare = {}): string {
  const trunk = limb([[26, 74, 8], [33, 66, 17], [50, 64, 16], [63, 60, 11], [70, 50, 8]]);
  const skull = limb([[69, 46, 8.4], [74, 46, 8.4], [82, 50, 5]]);
  const thigh = limb([[34, 74, 11], [42, 76, 10], [50, 84, 4]]);
  const foot = limb([[36, 86, 3], [46, 86.6, 2.8], [58, 87, 2.2]]);
  const arm = limb([[62, 70, 5.4], [66, 80, 3.2], [70, 86.6, 2.4]]);
  const chest = smooth([[40, 84], [60, 74], [72, 62], [84, 66], [74, 96], [40, 96]]);
  const lobe = (turn: number, k: number): string => {
    const inner = smooth([[0, -3], [2 * k, -ear * 0.5 * k], [0, -ear * 0.86 * k], [-2 * k, -ear * 0.5 * k]]);
    const outer = leaf({ length: ear * k, width: 8.4 * k, veins: 0, stalk: 0, fill, half: null });
    return moved(outer + flat(inner, "ling"), [69, 41], turn);
  };
  return (
    both(circle(17.5, 74, 5.4), tuft) +
    lobe(-34, 0.94) +
    body([trunk, skull, arm], fill) +
    lobe(-14, 1) +
    inside([trunk], flat(chest, belly)) +
    body([foot], fill) +
    body([thigh], fill) +
    fine(
      line("M28 66Q40 56 50 70Q52 78 48 83", 1, belly) +
        line("M82 53q-3 2-6 1", 0.8, belly) +
        line("M83 51q6 1 10 5M83 50q6-1 11 0", 0.55),
    ) +
    eye([75.5, 44.6], 2.1, belly) +
    flat(circle(86.4, 48.6, 1.5), "ling")
  );
}
