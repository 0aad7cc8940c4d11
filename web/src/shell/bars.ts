/** Counts by points as bars of a histogram: neighbouring points share a bar where there would be too many. */

import type { PointsCount } from "../messages";

export interface Bar {
  /** The fewest and the most points that it stands for. */
  from: number;
  to: number;
  count: number;
  mine: boolean;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export function bars(counts: readonly PointsCount[], mine: number | null, most: number): Bar[] {
  const points = counts.map((one) => one.points);
  if (mine !== null) points.push(mine);
  if (points.length === 0) return [];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const first = (step: number) => Math.floor(low / step) * step;
  const step = STEPS.find((one) => (high - first(one) + 1) / one <= most) ?? STEPS.at(-1)!;
  const found: Bar[] = [];
  for (let from = first(step); from <= high; from += step) {
    const to = from + step - 1;
    const inside = (value: number) => value >= from && value <= to;
    const count = counts.reduce((sum, one) => sum + (inside(one.points) ? one.count : 0), 0);
    found.push({ from, to, count, mine: mine !== null && inside(mine) });
  }
  return found;
}
