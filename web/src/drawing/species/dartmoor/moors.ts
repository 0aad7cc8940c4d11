/** The moors of Dartmoor, 140 x 100: the only wide cards. */

import { conifer, tree } from "../../flora";
import { both, circle, each, fine, flat, line, smooth } from "../../geometry";
import { dots, hill, pool, reed, rocks, tufts } from "../../scenes";
import type { Plates } from "../../sprite";

export const MOOR_BOX = "0 0 140 100";

const far = (y: number, swell: number, seed: number, ink: string): string =>
  hill(y, swell, seed, ink, { crest: false });

/** A mound with the mouth of a burrow. */
const burrow = (x: number, y: number, r: number): string =>
  both(`M${x - r * 1.5} ${y + 4}Q${x} ${y - r * 1.7} ${x + r * 1.5} ${y + 4}Z`, "straw", 0.9) +
  flat(
    `M${x - r * 0.5} ${y + 3}Q${x - r * 0.44} ${y - r * 0.5} ${x} ${y - r * 0.5}` +
      `Q${x + r * 0.44} ${y - r * 0.5} ${x + r * 0.5} ${y + 3}Z`,
    "soot",
  );

const cottongrass = (x: number, y: number): string =>
  line(`M${x} ${y}v-9`, 0.8) + both(circle(x, y - 11, 2.4), "bone", 0.7);

export const MOORS: Plates = {
  tor: () =>
    far(52, 6, 3, "mist") +
    hill(64, 5, 8, "lichen") +
    rocks([
      [48, 62, 26, 10], [50, 52, 22, 9], [46, 44, 18, 9], [52, 35, 13, 8], [88, 64, 30, 12], [86, 53, 24, 11],
      [92, 43, 17, 10],
    ]) +
    fine(line("M40 58h8M52 48h7M42 41h5M80 59h10M84 49h8M92 39h4", 0.6)) +
    hill(76, 3, 21, "fern") +
    dots(26, 4, 80, 136, 97, 5, "heather") +
    tufts([[18, 92], [66, 88, 0.8], [118, 92]]),
  "blanket-bog": () =>
    far(44, 4, 12, "mist") +
    hill(56, 3, 31, "straw") +
    hill(66, 2, 40, "fawn") +
    pool(34, 78, 22) +
    pool(96, 72, 16) +
    pool(84, 90, 26) +
    tufts([[12, 70], [58, 72, 0.9], [120, 82, 1.2], [50, 96, 1.2]], "bark") +
    each([[60, 70], [116, 76], [16, 94], [126, 92]], ([x, y]) => cottongrass(x, y)),
  fountainhead: () =>
    far(46, 5, 6, "lichen") +
    hill(58, 6, 17, "fern") +
    rocks([[60, 54, 20, 12], [78, 56, 18, 10], [69, 46, 14, 8]]) +
    both(
      smooth([
        [66, 56, 1], [72, 56, 1], [74, 66], [62, 76], [76, 88], [96, 100, 1], [40, 100, 1], [50, 86], [46, 76],
        [64, 66],
      ]),
      "mist",
      0.9,
    ) +
    line("M68 60v6M62 74q4-4 8-5M56 86q8-4 14 0M60 94q10-3 18 1", 0.8, "slate") +
    tufts([[22, 80], [106, 78], [118, 94, 1.2], [20, 96, 1.1]]),
  "lowland-heath": () =>
    far(48, 3, 9, "mist") +
    hill(58, 3, 15, "ling") +
    hill(70, 3, 26, "heather") +
    dots(46, 2, 62, 138, 96, 7, "ling", 1.5) +
    dots(20, 2, 66, 138, 98, 19, "ochre", 1.2) +
    tufts([[24, 88, 1.1], [70, 82], [112, 92, 1.2]], "pine") +
    conifer({ x: 112, top: 30, foot: 62, width: 20, tiers: 5, comb: 3.4, trunk: 1.4, seed: 3 }),
  "rhos-pasture": () =>
    far(46, 4, 2, "lichen") +
    hill(58, 3, 14, "straw") +
    hill(72, 2, 33, "fern") +
    line("M-2 62Q70 57 142 63M-2 67Q70 62 142 68", 0.9, "bark") +
    line(each([8, 29, 50, 71, 92, 113, 134], (x) => `M${x} ${72 - Math.sin(x / 45) * 3}v-13`), 1.6, "bark") +
    tufts([[14, 92, 1.5], [40, 88, 1.2], [72, 94, 1.6], [98, 86, 1.2], [124, 94, 1.5]]) +
    dots(14, 4, 78, 136, 97, 9, "heather", 1.6),
  rivulet: () =>
    far(46, 5, 4, "mist") +
    hill(58, 5, 27, "lichen") +
    hill(68, 4, 11, "fern") +
    both(
      smooth([
        [96, 62, 1], [102, 62, 1], [98, 70], [62, 74], [70, 84], [104, 100, 1], [40, 100, 1], [46, 84], [40, 76],
        [84, 68],
      ]),
      "mist",
      0.9,
    ) +
    line("M88 69q-14 2-30 4M54 78q-3 4 0 8M60 92q10-3 20 2M84 66q6-1 10-2", 0.8, "slate") +
    rocks([[112, 84, 14, 7], [30, 92, 16, 8], [28, 76, 9, 5]]) +
    tufts([[120, 92, 1.2], [12, 84]]),
  "valley-mire": () =>
    far(40, 6, 22, "lichen") +
    both("M0 44C30 70 50 74 70 74C90 74 112 68 140 42V100H0Z", "fern", 0.9) +
    pool(70, 84, 34, 7) +
    each([[44, 82], [50, 84], [92, 82], [98, 84], [70, 96], [64, 97]], ([x, y]) => reed(x, y)) +
    tufts([[18, 80, 1.2], [118, 80, 1.2], [26, 96], [112, 97]]),
  warrens: () =>
    far(46, 4, 13, "mist") +
    hill(58, 7, 18, "lichen") +
    hill(70, 4, 20, "fern") +
    each([[34, 84, 15], [76, 78, 12], [110, 88, 14]], ([x, y, r]) => burrow(x, y, r)) +
    tufts([[56, 94], [92, 96], [132, 82], [8, 90]]),
  "wet-woodland": () =>
    far(50, 3, 16, "mist") +
    each([[24, 24, 22], [52, 16, 26], [92, 20, 24], [120, 26, 20]], ([x, top, width], i) =>
      tree({
        x, top, width, foot: 82, base: 62, habit: "flame", trunk: 1.8, leaf: ["round", 5, 4.4],
        tones: i % 2 ? ["fern", "lichen"] : ["moss", "fern"], fill: "pine", seed: 60 + i, boughs: 2, gap: 1.1,
      }),
    ) +
    both("M0 80Q36 76 70 80T140 79V100H0Z", "mist", 0.9) +
    line("M8 86h20M40 90h26M84 86h24M104 94h22M20 96h16", 0.8, "slate") +
    tufts([[38, 84], [76, 84, 0.9], [108, 83]]),
  universal: () =>
    far(56, 5, 10, "lichen") +
    hill(68, 4, 24, "straw") +
    hill(80, 3, 41, "fern") +
    tufts([[26, 94, 1.2], [70, 90, 1.4], [112, 95, 1.2]]),
};
