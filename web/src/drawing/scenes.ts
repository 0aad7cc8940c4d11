/** Landscapes: layers of ground, cut with tufts, stones and water. */

import { both, chance, circle, each, flat, limb, line, mix, round, smooth, times } from "./geometry";
import type { Bend } from "./geometry";

export interface Hill {
  width?: number;
  height?: number;
  waves?: number;
  /** Whether its crest is drawn in ink: far hills have none. */
  crest?: boolean;
}

/** Ground that begins at a height, rises and falls by so much, and fills the picture below. */
export function hill(y: number, swell: number, seed: number, ink: string, o: Hill = {}): string {
  const { width = 140, height = 100, waves = 5, crest = true } = o;
  const random = chance(seed);
  const points = Array.from(
    { length: waves + 1 },
    (_, i): Bend => [(width * i) / waves, y + (random() - 0.5) * 2 * swell],
  );
  const edge = smooth(points, false);
  return flat(`${edge}L${width} ${height}L0 ${height}Z`, ink) + (crest ? line(edge, 0.9) : "");
}

const blades = (x: number, y: number, k: number): string => {
  const at = (dx: number): string => `M${round(x + dx * k)} ${y}`;
  const to = (...by: number[]): string => `q${by.map((value) => round(value * k)).join(" ")}`;
  return (
    `${at(0)}${to(-1.6, -5, -5, -7)}${at(1)}${to(-0.4, -6, -1, -10)}` +
    `${at(2)}${to(0, -5, 2.4, -8)}${at(3)}${to(1.4, -3.4, 5, -5)}`
  );
};

/** Tufts of grass, each with its size. */
export const tufts = (list: readonly (readonly [x: number, y: number, size?: number])[], ink = "moss"): string =>
  line(each(list, ([x, y, size = 1]) => blades(x, y, size)), 0.9, ink);

/** Flowers in the distance: so many dots in a box. */
export function dots(
  count: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  seed: number,
  ink: string,
  r = 1.3,
): string {
  const random = chance(seed);
  const dot = (): string => {
    const y = mix(y0, y1, random());
    return circle(mix(x0, x1, random()), y, r * (0.7 + 0.6 * random()));
  };
  return flat(times(count, dot), ink);
}

export function pool(x: number, y: number, w: number, h = w * 0.28): string {
  const shore: Bend[] = [
    [x - w, y],
    [x - w * 0.4, y - h],
    [x + w * 0.5, y - h * 0.9],
    [x + w, y + h * 0.1],
    [x + w * 0.3, y + h],
    [x - w * 0.6, y + h * 0.8],
  ];
  const ripple = `h${round(w * 0.5)}`;
  const ripples = `M${round(x - w * 0.5)} ${y}${ripple}M${round(x - w * 0.1)} ${round(y + h * 0.4)}${ripple}`;
  return both(smooth(shore), "mist", 0.8) + line(ripples, 0.6, "slate");
}

export const rock = (x: number, y: number, w: number, h: number, ink = "stone"): string =>
  both(
    smooth(
      [
        [x - w / 2, y, 1],
        [x - w / 2 + 0.6, y - h * 0.6],
        [x - w * 0.36, y - h],
        [x + w * 0.36, y - h * 0.96],
        [x + w / 2 - 0.4, y - h * 0.5],
        [x + w / 2, y, 1],
      ],
      true,
      0.1,
    ),
    ink,
    0.9,
  );

export const rocks = (list: readonly (readonly [x: number, y: number, w: number, h: number])[]): string =>
  each(list, ([x, y, w, h]) => rock(x, y, w, h));

/** A reed with its brown club. */
export const reed = (x: number, y: number): string =>
  line(`M${x} ${y}v-22`) + both(limb([[x, y - 16, 1.5], [x, y - 24, 1.5]]), "bark", 0.7);
