/** What animals look out of and stand on: eyes, grass, branches, water. */

import { leaf, type Leaf } from "../flora";
import { both, circle, flat, limb, line, moved, round, times } from "../geometry";
import type { Point } from "../geometry";

export const eye = ([x, y]: Point, r = 1.7, ring = "bone"): string =>
  flat(circle(x, y, r * 1.55), ring) +
  flat(circle(x, y, r), "soot") +
  flat(circle(x + r * 0.3, y - r * 0.35, r * 0.34), "bone");

/** A line of ground with tufts of grass. */
export function ground(y = 88, left = 14, right = 86, tufts = 2): string {
  const grass = times(tufts, (i) => {
    const x = round(left + 6 + (i * (right - left - 14)) / Math.max(1, tufts - 1));
    return `M${x} ${y}q-1-5-4-7M${x + 1} ${y}q0-5 1-9M${x + 2} ${y}q1-4 4-6`;
  });
  const soil = line(`M${left} ${y}Q${(left + right) / 2} ${y - 1.6} ${right} ${y}`, 0.9);
  return soil + (grass ? line(grass, 0.8, "moss") : "");
}

/** A branch to sit on, with two leaves if one is given. */
export function branch(y = 84, from = 8, foliage?: Leaf): string {
  const wood = both(limb([[from, y + 3, 2.6], [40, y + 1, 2.2], [70, y, 1.8], [94, y - 5, 0.8]]), "bark", 0.9);
  if (!foliage) return wood;
  const leaves = { veins: 3, stalk: 3, ...foliage };
  return (
    wood +
    moved(leaf({ length: 15, width: 8, ...leaves }), [82, y - 3], 50) +
    moved(leaf({ length: 13, width: 7, ...leaves }), [20, y + 2], -60)
  );
}

/** So many lines of ripples. */
export const water = (y = 86, count = 3): string =>
  line(times(count, (i) => `M${12 + i * 8} ${y + i * 4}q8-3 16 0t16 0t16 0${i < 1 ? "t16 0" : ""}`), 0.9, "slate");

/** A trunk seen close, with cracks in its bark: what woodpeckers and treecreepers climb. */
export const trunk = (x: number, girth: number, ink: string, cracks: string): string =>
  both(limb([[x, -20, girth + 1], [x + 1, 50, girth], [x, 120, girth + 1]]), ink) +
  `<g class="fine">${line(cracks, 0.8)}</g>`;

export const moon = (x: number, y: number, r: number): string => flat(circle(x, y, r), "straw");
