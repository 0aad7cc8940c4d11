/** Bats from above, wings spread. */

import {
  body, both, circle, each, fine, flat, inside, limb, line, mix, polar, round, smooth, spot, times,
} from "../geometry";
import type { Point } from "../geometry";

export interface Bat {
  span?: number;
  chord?: number;
  lift?: number;
  fill?: string;
  /** The ink of the wings. */
  skin?: string;
  /** Length, width, lean. */
  ear?: readonly [number, number, number];
  earInk?: string;
  plump?: number;
  tail?: number;
  turn?: number;
  snout?: number;
  belly?: string;
  /** What it flies before. */
  back?: string;
}

const [X, Y] = [50, 48];

export function bat(o: Bat = {}): string {
  const { span = 94, chord = 30, lift = 8, fill = "bark", skin = "soot", ear = [9, 5, 18], plump = 8 } = o;
  const { tail = 12, turn = 0, snout = 2.4, belly, back = "", earInk = "soot" } = o;
  const wings = [1, -1].map((side) => wingOf(side, span, chord, lift));
  const trunk = limb([
    [X, Y - 8, plump * 0.62], [X, Y + 2, plump], [X, Y + 12, plump * 0.78], [X, Y + 20, plump * 0.25],
  ]);
  const skull = limb([[X, Y - 10, plump * 0.66], [X, Y - 14, plump * 0.62], [X, Y - 17.5, snout]]);
  const ears = [earOf(1, ear), earOf(-1, ear)];
  const membrane = smooth([
    [X - 7, Y + 15, 1],
    [X - 4.5, Y + 20 + tail * 0.5],
    [X, Y + 20 + tail, 1],
    [X + 4.5, Y + 20 + tail * 0.5],
    [X + 7, Y + 15, 1],
  ]);
  const fur = times(9, (i) => `M${X - 5 + (i % 3) * 5} ${Y - 2 + Math.floor(i / 3) * 6}l1 2.6`);
  const eyes = (dx: number, dy: number, r: number): string =>
    circle(X - 2.5 + dx, Y - 14.5 + dy, r) + circle(X + 2.5 + dx, Y - 14.5 + dy, r);
  return (
    `${back}<g transform="rotate(${turn} 50 50)">` +
    both(membrane, skin) +
    body(wings.map(([outline]) => outline), skin) +
    line(each(wings, ([, fingers]) => fingers), 0.8, "vein") +
    body([trunk, skull, ...ears], fill) +
    (belly ? inside([trunk], flat(circle(X, Y + 8, plump * 0.6, 12), belly)) : "") +
    flat(ears.join(""), earInk) +
    fine(line(fur, 0.8)) +
    flat(eyes(0, 0, 1.1), "soot") +
    flat(eyes(0.3, -0.4, 0.4), "bone") +
    flat(circle(X, Y - 18.6, 1.3, 0.9), "soot") +
    "</g>"
  );
}

/** Outline and fingers of a wing. */
function wingOf(side: number, span: number, chord: number, lift: number): [outline: string, fingers: string] {
  const at = (u: number): number => X + (side * span * u) / 2;
  const tips: Point[] = [
    [at(1), Y - lift - 6],
    [at(0.78), Y + chord * 0.5],
    [at(0.46), Y + chord * 0.62],
    [at(0.13), Y + chord * 0.62],
  ];
  const wrist: Point = [at(0.56), Y - 14 - lift];
  const scallops = tips.slice(1).map((tip, i) => {
    const last = tips[i]!;
    const bow: Point = [mix(last[0], tip[0], 0.5) - side * span * 0.06, mix(last[1], tip[1], 0.5) - chord * 0.16];
    return `Q${spot(bow)} ${spot(tip)}`;
  });
  const arm = `M${round(at(0.06))} ${Y - 6}Q${spot([at(0.2), Y - 3 - lift])} ${round(at(0.3))} ${Y - 1}`;
  const hand = `L${spot(wrist)}Q${spot([at(0.82), Y - 14 - lift])} ${spot(tips[0]!)}`;
  const fingers = tips.slice(1).map((tip) => {
    const bow: Point = [mix(wrist[0], tip[0], 0.5), mix(wrist[1], tip[1], 0.5) - 3];
    return `M${spot(wrist)}Q${spot(bow)} ${spot(tip)}`;
  });
  return [
    `${arm}${hand}${scallops.join("")}L${round(at(0.06))} ${Y + 8}Z`,
    `${fingers.join("")}M${round(at(0.3))} ${Y - 1}L${spot(tips[3]!)}`,
  ];
}

function earOf(side: number, [length, width, lean]: readonly [number, number, number]): string {
  const up = (dx: number, dy: number, angle: number, far: number): Point =>
    polar([X + side * dx, Y - dy], 90 - side * angle, far);
  return smooth([
    [X + side * 1.4, Y - 17, 1],
    up(2, 17, lean - 16, length * 0.7),
    [...up(3, 17, lean, length), width < 5],
    up(4.4, 15.5, lean + 26, width + 1.4),
    [X + side * 5, Y - 12, 1],
  ]);
}

export interface Roost {
  fill?: string;
  skin?: string;
  belly?: string;
}

/** A bat asleep, hanging from a twig with its wings folded. */
export function roost({ fill = "fawn", skin = "bark", belly = "straw" }: Roost = {}): string {
  const trunk = limb([[50, 26, 5], [50, 42, 11], [50, 58, 10], [50, 70, 7]]);
  const skull = circle(50, 76, 8.6, 8) + circle(50, 82, 5, 4.4);
  const wing = (s: number): string =>
    smooth([
      [50 + s * 3, 22, 1], [50 + s * 15, 32], [50 + s * 17, 52], [50 + s * 9, 76, 1], [50 + s * 7, 56],
      [50 + s * 8, 36],
    ]);
  const ear = (s: number): string =>
    smooth([[50 + s * 4, 80, 1], [50 + s * 13, 84], [50 + s * 12, 91, 1], [50 + s * 5, 86, 1]]);
  const fingers = (s: number): string =>
    `M${50 + s * 5} 24Q${50 + s * 13} 40 ${50 + s * 9.4} 74M${50 + s * 8} 26Q${50 + s * 16} 42 ${50 + s * 10} 70`;
  return (
    both(limb([[6, 20, 2.4], [46, 18, 2], [94, 13, 1.2]]), "bark", 0.9) +
    line("M47 25v-7M53 25v-7M45.6 18h3M51.6 18h3", 1.4) +
    body([ear(1), ear(-1)], skin) +
    body([trunk, skull], fill) +
    inside([trunk], flat(circle(50, 52, 6.4, 18), belly)) +
    fine(line(times(9, (i) => `M${46 + (i % 3) * 4} ${40 + Math.floor(i / 3) * 8}l.6 2.6`), 0.8)) +
    body([wing(1), wing(-1)], skin) +
    line(fingers(1) + fingers(-1), 0.8, "vein") +
    flat(circle(46.4, 78.6, 1.3) + circle(53.6, 78.6, 1.3) + circle(50, 84.4, 1.7, 1.2), "soot")
  );
}
