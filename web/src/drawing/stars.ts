/** A sky of small stars behind a planet. */

import { chance, round } from "./geometry";

export const SKY = [860, 620] as const;

export function stars(count: number, seed: number): string {
  const random = chance(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [random() * SKY[0], random() * SKY[1], 0.8 + random() * 1.4];
    const [far, near] = [r * 2.4, r * 0.5];
    const rays = [
      [0, -far],
      [near, -near],
      [far, 0],
      [near, near],
      [0, far],
      [-near, near],
      [-far, 0],
      [-near, -near],
    ] as const;
    path += `M${rays.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join("L")}Z`;
  }
  return path;
}
