/** Trees, shrubs and plants of Dartmoor. Trees are drawn whole, shrubs as a spray, herbs from the root. */

import type { Plates } from "../../sprite";
import { ground, water } from "../../fauna";
import {
  bellMark, berry, flower, frond, froth, leaf, leafMark, pinnate, spike, stations, stem, tree,
} from "../../flora";
import { both, circle, each, fine, flat, limb, line, moved, polygon, smooth, times } from "../../geometry";
import type { Point } from "../../geometry";

/** A shoot with small leaves below and bells above, leaning from the root to a place and a height. */
function heatherShoot(dx: number, top: number, lean: number, ink: string): string {
  const way: Point[] = [[50 + dx * 0.15, 97], [50 + dx * 0.7, 66], [50 + dx, top]];
  const needles = each(stations(way, 7, 0.16), ({ at, side }) => leafMark("lance", 5.4, 2.4, at, lean + side * 40));
  const bells = each(stations(way, 8, 0.46), ({ at: [x, y], t, side }) =>
    bellMark([x + side * 1.4, y], lean - side * (96 - 30 * t), 0.95 - 0.4 * t),
  );
  return (
    line(smooth(way, false), 1.4, "bark") +
    flat(needles, "moss") +
    both(bells + bellMark([50 + dx, top + 1], 180, 0.6), ink, 0.6)
  );
}

const hazelLeaf = (fill: string, half: string): string =>
  leaf({ length: 26, width: 23, shape: "obovate", teeth: 15, veins: 5, stalk: 3, fill, half });

const catkin = (x: number, y: number): string =>
  both(limb([[x, y, 1.6], [x + 0.6, y + 10, 2.4], [x + 1.6, y + 22, 1.4]]), "straw", 0.9) +
  fine(line(times(5, (i) => `M${x - 1.4} ${y + 3 + i * 4}l4 1.6`), 0.7));

/** A nut in its ragged husk. */
const hazelnut = (x: number, y: number, turn: number): string =>
  moved(
    both(circle(0, 5, 5.2, 5.8), "fawn") +
      both("M-6 6L-6.6-1C-5-5 5-5 6.6-1L6 6 4 2.4 2 7 0 3 -2 7 -4 2.4Z", "lichen", 0.9) +
      fine(line("M-2.6 9.4q2 1.4 4 .8", 0.7)),
    [x, y],
    turn,
  );

const hazelRod = (): string =>
  line("M40 97Q42 66 56 40Q62 26 60 8M45 72Q30 62 22 44M51 52Q68 48 80 36", 2.6, "bark") +
  each(
    [[58, 12, 16, 1], [22, 46, -34, 1], [80, 38, 40, 1], [57, 36, -72, 0.9], [31, 61, -100, 0.8], [43, 80, 88, 0.95]],
    ([x, y, turn, size], i) => moved(hazelLeaf(i % 2 ? "lichen" : "fern", i % 2 ? "fern" : "moss"), [x, y], turn, size),
  ) +
  each([[66, 49], [72, 47]], ([x, y]) => catkin(x, y)) +
  hazelnut(24, 74, -16) +
  hazelnut(34, 76, 14);

/** Elder fruit on red stalks that all spring from one place. */
const umbel = (x: number, y: number): string =>
  line(each([-6, 0, 6], (dx) => `M50 58Q${(50 + x) / 2} ${y + 20} ${x + dx} ${y}`), 0.9, "rowan") +
  each([[-6.6, 0], [0, -2.6], [6.6, 0], [-3.4, 4.4], [3.4, 4.4]], ([dx, dy]) =>
    berry(x + dx, y + dy, 3.1, "soot", false),
  );

export const PLANTS: Plates = {
  ash: () =>
    tree({
      habit: "flame", width: 58, top: 4, base: 66, trunk: 3.6, bark: "stone", leaf: ["lance", 10, 3.4],
      tones: ["fern", "lichen"], fill: "fern", lit: 0.4, seed: 4, boughs: 5, rise: 0.7, fan: 1.1, gap: 1.05,
    }) +
    ground(94, 24, 76),
  "black-alder": () =>
    tree({
      habit: "cone", width: 62, top: 5, base: 72, trunk: 3.4, leaf: ["round", 7, 6.4], tones: ["moss", "fern"],
      fill: "pine", lit: 0.42, seed: 9, boughs: 5, rise: 0.3, fruits: 8,
      fruit: (x, y) => both(circle(x, y, 1.7, 2.4), "bark", 0.8),
    }) +
    water(93, 2),
  "crab-apple": () =>
    tree({
      habit: "dome", width: 78, top: 26, base: 70, trunk: 4.6, leaf: ["ovate", 8, 5.4], tones: ["fern", "lichen"],
      fill: "moss", lit: 0.4, seed: 21, boughs: 3, fruits: 10,
      fruit: (x, y, i) => berry(x, y, 3.3, i % 3 ? "rowan" : "ochre", false),
    }) +
    ground(94, 26, 78),
  "goat-willow": () =>
    tree({
      habit: "dome", width: 78, top: 16, base: 68, trunk: 2.8, stems: [-30, 0, 30], bark: "fawn",
      leaf: ["elliptic", 8.6, 4.2], tones: ["lichen", "mist"], fill: "fern", lit: 0.36, seed: 12, boughs: 2,
      fruits: 15, fruit: (x, y, _, r) => moved(both(circle(0, 0, 2, 3.4), "ochre", 0.7), [x, y], (r() - 0.5) * 70),
    }) +
    ground(94, 26, 78),
  "moor-birch": () =>
    tree({
      habit: "flame", width: 56, top: 5, base: 74, trunk: 3.2, bark: "bone", leaf: ["rhomb", 6.4, 5],
      tones: ["fern", "straw"], fill: "moss", lit: 0.26, hang: 0.8, seed: 31, boughs: 5, rise: 0.3,
      marks: line("M47.6 90h3.4M50 85h3M47.8 80h3M50 76h2.4", 1.5),
    }) +
    ground(94, 28, 74),
  "sessile-oak": () =>
    tree({
      habit: "spread", width: 80, top: 10, base: 64, trunk: 7, leaf: ["oak", 10.4, 7.6], gap: 0.8,
      tones: ["moss", "fern"],
      fill: "pine", lit: 0.4, seed: 17, boughs: 3, rise: 0.5,
      marks: fine(line("M45.6 90q2-8 1.6-16M50.6 91q0-8 0-14M54.4 89q-1-6-1.2-10", 0.7)),
    }) +
    ground(94, 20, 82),
  // A rod with catkins of spring and nuts of autumn.
  "common-hazel": () => moved(hazelRod(), [6, 14], 0, 0.84),
  elderberry: () =>
    line("M50 98Q49 78 50 56M50 90Q40 84 33 82M50 86Q60 80 67 78", 2.6, "bark") +
    each([[34, 82, -74], [66, 78, 74]], ([x, y, turn]) =>
      moved(
        pinnate({
          length: 22, pairs: 2, stalk: 4, taper: () => 1,
          leaflet: { length: 16, width: 9, shape: "ovate", teeth: 9, fill: "fern", half: "moss" },
        }),
        [x, y],
        turn,
        0.86,
      ),
    ) +
    each([[18, 32], [50, 20], [82, 32], [34, 24], [66, 24]], ([x, y]) => umbel(x, y)),
  "adders-tongue": () =>
    moved(
      leaf({ length: 56, width: 30, shape: "ovate", fill: "fern", half: "moss", veins: 0, stalk: 0 }) +
      fine(line("M0-4Q-9-24-2-48M0-4Q9-24 2-48M0-4Q-5-24-1-50M0-4Q5-24 1-50", 0.5)),
      [44, 76],
      -16,
    ) +
    line("M46 97Q47 84 45 76M46 90Q56 60 60 44", 2, "fern") +
    both(limb([[60, 45, 1.6], [63, 30, 2.6], [66, 10, 1]]), "straw") +
    fine(line(times(7, (i) => `M${60.4 + i * 0.8} ${41 - i * 4.4}l4.4 1`), 0.8)) +
    ground(97, 26, 72, 2),
  "royal-fern": () =>
    moved(frond({ length: 60, width: 32, pinnae: 8, curve: -16, kind: "twice", fill: "moss" }), [47, 95], -26) +
    moved(frond({ length: 60, width: 32, pinnae: 8, curve: 16, kind: "twice", fill: "moss" }), [54, 95], 26) +
    moved(
      frond({ length: 84, width: 34, pinnae: 10, curve: 5, kind: "twice", tip: "brick", fill: "fern" }),
      [50, 96],
      -2,
    ),
  heather: () =>
    each([[-30, 34, -16], [-14, 20, -7], [3, 10, 2], [18, 22, 9], [32, 38, 17]], ([dx, top, lean], i) =>
      heatherShoot(dx, top, lean, i % 2 ? "ling" : "heather"),
    ) +
    ground(97, 24, 76, 0),
  blueberry: () =>
    stem({
      knots: [[30, 97], [38, 70], [56, 46], [60, 12]], weight: 2, ink: "bark", leaves: 9, from: 0.16, to: 1,
      leaf: { length: 21, width: 12, shape: "elliptic", teeth: 0, fill: "fern", half: "moss", veins: 4 }, angle: 52,
      grow: (t) => 1.05 - 0.35 * t,
    }) +
    stem({
      knots: [[40, 72], [58, 70], [76, 58]], weight: 1.6, ink: "bark", leaves: 4, from: 0.3, to: 1,
      leaf: { length: 19, width: 11, fill: "lichen", half: "fern", veins: 4 }, angle: 46,
    }) +
    each([[48, 66, 6], [60, 78, 6.4], [66, 50, 5.6], [36, 52, 5.4]], ([x, y, r]) =>
      line(`M${x} ${y - r}l-1-5`, 0.9) + berry(x, y, r, "slate"),
    ),
  "bog-asphodel": () =>
    each([-34, -22, 20, 32], (a, i) =>
      moved(
        leaf({ length: 44 + (i % 2) * 6, width: 5, shape: "lance", veins: 0, fill: "fern", half: "moss", bend: a / 3 }),
        [50 + a * 0.08, 97],
        a,
      ),
    ) +
    line("M50 97Q51 60 50 14", 2, "moss") +
    spike(
      [[50, 97], [51, 60], [50, 12]],
      9,
      (t, side) =>
        moved(
          flower({
            petals: 6, length: 7.4 - 3 * t, width: 3, shape: "lance", fill: "ochre", eye: 1.4, eyeFill: "rowan",
            turn: 12, weight: 0.6,
          }),
          [side * (7 - 4 * t), 0],
        ) +
        line(`M0 2L${side * 6} 0`, 0.6),
      0.42,
      false,
    ) +
    moved(flower({ petals: 5, length: 4, width: 2.4, shape: "lance", fill: "straw", eye: 0, weight: 0.6 }), [50, 12]),
  "greater-butterfly-orchid": () =>
    moved(
      leaf({ length: 46, width: 22, shape: "obovate", fill: "fern", half: "moss", veins: 0, bend: -6 }),
      [48, 95],
      -52,
    ) +
    moved(
      leaf({ length: 46, width: 22, shape: "obovate", fill: "moss", half: "fern", veins: 0, bend: 6 }),
      [52, 95],
      50,
    ) +
    line("M50 97Q51 60 50 10", 2.4, "fern") +
    spike(
      [[50, 97], [51, 60], [50, 12]],
      8,
      (t, side) =>
        moved(
          line("M0 3Q3 8 1 14", 0.9, "fern") +
          moved(
            leaf({ length: 8, width: 5, shape: "ovate", veins: 0, stalk: 0, fill: "bone", half: null, weight: 0.7 }),
            [0, 0],
            -78,
          ) +
          moved(
            leaf({ length: 8, width: 5, shape: "ovate", veins: 0, stalk: 0, fill: "bone", half: null, weight: 0.7 }),
            [0, 0],
            78,
          ) +
          moved(
            leaf({ length: 6, width: 6, shape: "round", veins: 0, stalk: 0, fill: "lichen", half: null, weight: 0.7 }),
            [0, 1],
          ) +
          moved(
            leaf({ length: 9, width: 3, shape: "strap", veins: 0, stalk: 0, fill: "bone", half: null, weight: 0.7 }),
            [0, 0],
            180,
          ),
          [side * (8 - 4 * t), 0],
          0,
          1 - 0.4 * t,
        ),
      0.36,
      false,
    ),
  meadowsweet: () =>
    line("M50 97Q49 66 52 40M51 60Q62 48 70 34M51 66Q40 54 32 40", 2, "rowan") +
    moved(
      pinnate({
        length: 30, pairs: 3, leaflet: { length: 15, width: 8, shape: "ovate", teeth: 9, fill: "fern", half: "moss" },
      }),
      [49, 88],
      -58,
    ) +
    moved(
      pinnate({
        length: 26, pairs: 3, leaflet: { length: 13, width: 7, shape: "ovate", teeth: 9, fill: "fern", half: "moss" },
      }),
      [50, 78],
      58,
    ) +
    each([[52, 22, 32, 26, 70], [75, 32, 22, 18, 34], [28, 35, 22, 18, 34]], ([x, y, w, h, n], i) =>
      moved(froth({ width: w, height: h, count: n, size: 1.7, seed: 5 + i, dot: "ochre" }), [x, y]),
    ),
  "water-soldiers": () =>
    water(84, 3) +
    each([-74, -50, -28, 28, 50, 74, -10, 12], (a, i) =>
      moved(
        leaf({
          length: 56 - Math.abs(a) * 0.12, width: 9, shape: "lance", teeth: 16, veins: 0, stalk: 0,
          fill: i % 2 ? "fern" : "moss", half: i % 2 ? "moss" : "pine",
        }),
        [50, 84],
        a,
      ),
    ) +
    line("M54 80Q60 50 58 34", 1.8, "fern") +
    moved(
      flower({ petals: 3, length: 16, width: 17, shape: "obovate", fill: "bone", eye: 4, eyeFill: "ochre", turn: 14 }),
      [58, 30],
    ),
};
