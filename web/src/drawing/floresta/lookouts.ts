/** The eight look-outs: a ridge, its landmark, and the place where the tower stands. */

import { both, line, moved, polygon, smooth, type Bend } from "../geometry";
import { band, boulder, broadleaf, bush, clouds, grass, ground, grown, house, pine, strew, wall } from "./growth";

const marks: Record<string, () => string> = {
  sao_matias: () => moved(house(0, 0, 1.2) + line("M0-14.4V-22M-3-19H3", 1), [214, 118]),
  chiqueiro: () => house(206, 124, 0.9, "l-rock") + wall([[220, 124], [250, 122], [252, 132], [216, 134]]),
  talhadas: () =>
    both(polygon([[150, 122], [158, 84], [166, 108], [174, 72], [184, 106], [196, 66], [206, 104], [216, 88], [232, 122]]), "l-rock", 1) +
    line("M174 78l2 28M196 74l-2 30M158 92l2 20M214 96l2 16", 0.8),
  pedra_do_vento: () =>
    both(smooth([[186, 122, 1], [180, 104], [188, 84], [214, 76], [236, 86], [238, 106], [230, 122, 1]]), "l-rock", 1) +
    line("M196 94q12-6 24 0M150 72q30-14 60-4q14 6 6 12q-8 2-6-5M246 70q24-10 40 0", 1),
  machoca: () => grown([170, 188, 206, 228, 246].map((x, i) => pine(x, 124 + (i % 2) * 5, 1.5))),
  belmonte: () =>
    both("M176 122V92H181V96H187V92H193V96H199V92H205V122ZM205 122V80H210V84H216V80H222V84H228V80H232V122Z", "l-snow", 1) +
    line("M214 96h8v8h-8ZM218 96v8M214 100h8M186 122v-8q4-4 8 0v8", 0.9),
  balocas: () =>
    line("M150 78q14-8 24 0q10-8 24 0M206 62q10-6 17 0q7-6 17 0", 1.1) + boulder(190, 126, 26, 12) + boulder(214, 128, 16, 8),
  viseu: () =>
    both("M172 122V80L178 72 184 80V122ZM212 122V80L218 72 224 80V122Z", "l-snow", 1) +
    both("M184 122V94L198 84 212 94V122Z", "l-snow", 1) +
    line("M193 122v-10q5-6 10 0v10M198 94a4 4 0 1 0 .1 0M176 90h4M216 90h4M176 100h4M216 100h4", 0.9),
};

export const TOWERS = Object.keys(marks);

const SLOPES = [
  ["l-hill", "l-meadow"],
  ["l-straw", "l-hill"],
  ["l-heath", "l-meadow"],
  ["l-hill", "l-wood"],
] as const;

export function lookout(id: string): string {
  const i = Math.max(0, TOWERS.indexOf(id));
  const [far, near] = SLOPES[i % SLOPES.length]!;
  const ridge: Bend[] = [[0, 128], [70, 112 - (i % 3) * 4], [150, 124], [220, 116 - (i % 2) * 6], [300, 130]];
  return (
    ground("l-sky") +
    clouds([142, 54, 0.8], [246, 66, 0.9]) +
    band([[0, 96], [60, 78], [130, 92], [210, 74], [300, 94]], "l-far", false) +
    band(ridge, far) +
    band([[0, 162], [62, 148], [140, 160], [220, 150], [300, 164]], near) +
    (marks[id]?.() ?? "") +
    strew(
      { spots: [], ways: [] },
      50 + i,
      14,
      (x, y, r) => (r < 0.5 ? bush(x, y, 0.8) : r < 0.8 ? broadleaf(x, y + 3, 0.8) : grass(x, y)),
      { box: [96, 158, 296, 180], gap: 14 },
    )
  );
}
