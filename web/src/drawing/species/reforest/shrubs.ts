/** Shrubs of the Pacific coast: a spray with flower or fruit. */

import type { Plates } from "../../sprite";
import { ground, water } from "../../fauna";
import { bell, berry, flower, froth, leaf, leafMark, palm, pinnate, stem, twig } from "../../flora";
import { both, circle, each, fine, flat, limb, line, mix, moved, times } from "../../geometry";

/** A tube that opens into five lobes, smaller to the end of the raceme. */
const currantFlower = (i: number): string =>
  flower({
    petals: 5, length: 5.6 - i * 0.3, width: 4.2, fill: i % 3 ? "brick" : "rowan", eye: 1, eyeFill: "bone", weight: 0.6,
  });

export const SHRUBS: Plates = {
  salal: () =>
    twig(
      [[26, 97], [40, 66], [60, 46], [84, 40]],
      { length: 25, width: 17, shape: "ovate", fill: "moss", half: "pine", veins: 5 },
      6,
    ) +
    line("M52 50Q44 30 20 22", 1.4, "rowan") +
    times(5, (i) => {
      const [x, y] = [22 + i * 6.4, 23 + i * 2.6 + (i > 2 ? (i - 2) * 2 : 0)];
      return line(`M${x} ${y}v4`, 0.8, "rowan") + moved(bell(i % 2 ? "bone" : "ling", 1.5), [x, y + 3]);
    }) +
    line("M42 64Q56 66 66 74M60 69Q56 74 54 80", 1.2, "rowan") +
    berry(54, 84, 5.2, "heather") +
    berry(68, 79, 5.2, "heather"),
  salmonberry: () =>
    twig(
      [[40, 97], [44, 66], [40, 30]],
      () =>
        pinnate({
          length: 14, pairs: 1,
          leaflet: { length: 19, width: 13, shape: "ovate", teeth: 9, fill: "fern", half: "moss" }, angle: 74,
          stalk: 3,
        }),
      3,
      { from: 0.3, arrange: "alternate", angle: 58 },
    ) +
    moved(
      flower({ petals: 5, length: 13, width: 9, shape: "ovate", fill: "heather", eye: 3.4, eyeFill: "straw" }),
      [70, 24],
    ) +
    line("M42 46Q58 34 66 28", 1.4, "bark") +
    each(
      [[70, 74], [67, 70], [73, 70], [64, 75], [76, 75], [67, 79], [73, 79], [70, 83]],
      ([x, y], i) => berry(x, y, 3.4, i % 2 ? "ochre" : "brick", false),
    ) +
    line("M44 66Q60 60 70 67", 1.4, "bark"),
  thimbleberry: () =>
    line("M50 97Q50 76 46 66M50 84Q70 72 77 50M52 84Q64 84 72 78", 2, "bark") +
    moved(
      palm({ lobes: [[-104, 22], [-50, 32], [0, 36], [50, 32], [104, 22]], sinus: 0.62, fill: "fern", stalk: 6 }),
      [40, 66],
      -16,
    ) +
    moved(
      flower({ petals: 5, length: 14, width: 12, shape: "round", fill: "bone", eye: 3.6, eyeFill: "straw" }),
      [76, 44],
    ) +
    moved(both("M-6 2C-7-6 7-6 6 2C4 4-4 4-6 2Z", "rowan") + fine(line("M-3-2v3M0-3v4M3-2v3", 0.6)), [72, 80]),
  "red-huckleberry": () =>
    twig([[30, 97], [42, 68], [64, 46], [86, 34]], { length: 15, width: 9, fill: "fern", half: "moss", veins: 3 }, 8) +
    twig([[44, 66], [38, 42], [44, 12]], { length: 14, width: 8.4, fill: "lichen", half: "fern", veins: 3 }, 6) +
    each([[60, 62], [72, 52], [52, 76], [34, 52], [52, 34]], ([x, y]) =>
      line(`M${x} ${y - 4}l-1-5`, 0.8) + berry(x, y, 4.2, "rowan"),
    ),
  "dull-oregon-grape": () =>
    line("M50 97Q50 80 50 56", 2, "bark") +
    each([-52, 52, 0], (a, i) =>
      moved(
        pinnate({
          length: i === 2 ? 44 : 40, pairs: 3,
          leaflet: {
            length: 17, width: 9, shape: "ovate", teeth: 6, fill: i === 2 ? "fern" : "moss",
            half: i === 2 ? "moss" : "pine",
          },
          angle: 62, stalk: 4,
        }),
        [50, 76],
        a,
      ),
    ) +
    each([[44, 84], [50, 88], [56, 84], [47, 92], [53, 93], [50, 82]], ([x, y]) => berry(x, y, 3.6, "slate", false)),
  "nootka-rose": () =>
    twig(
      [[30, 97], [46, 70], [58, 46]],
      () =>
        pinnate({
          length: 20, pairs: 2,
          leaflet: { length: 11, width: 7, shape: "ovate", teeth: 8, fill: "fern", half: "moss" }, stalk: 3,
        }),
      3,
      { from: 0.3, to: 0.8 },
    ) +
    moved(
      flower({ petals: 5, length: 21, width: 20, shape: "obovate", fill: "ling", eye: 5.4, eyeFill: "ochre" }),
      [60, 36],
    ) +
    line("M44 74Q60 74 72 82", 1.4, "bark") +
    both(circle(76, 84, 5.6, 6.4), "rowan") +
    line("M74 78l-2-5M76 78v-6M78 78l2-5", 0.9),
  "devils-club": () =>
    both(limb([[50, 99, 3.4], [48, 74, 2.8], [50, 58, 2]]), "fawn") +
    fine(line("M47 92l-4-2M54 88l4-3M46 82l-4-1M52 76l4-2M47 70l-4-2", 0.9)) +
    moved(
      palm({
        lobes: [[-118, 18], [-78, 27], [-38, 33], [0, 36], [38, 33], [78, 27], [118, 18]], sinus: 0.66, fill: "fern",
        stalk: 12,
      }),
      [50, 56],
    ) +
    both(limb([[50, 40, 3], [50, 22, 6], [50, 8, 2]]), "rowan") +
    each([[47, 30], [53, 28], [48, 22], [53, 20], [50, 14], [46, 36], [54, 36]], ([x, y]) =>
      berry(x, y, 2.8, "rowan", false),
    ),
  "red-flowering-currant": () =>
    line("M22 97Q36 60 34 20M34 60Q56 46 72 28", 2, "bark") +
    each([[34, 24, -20], [72, 30, 34], [28, 66, -70]], ([x, y, a]) =>
      moved(
        palm({
          lobes: [[-90, 11], [-42, 16], [0, 19], [42, 16], [90, 11]], sinus: 0.68, fill: "fern", stalk: 4, weight: 0.8,
        }),
        [x, y],
        a,
      ),
    ) +
    each([[52, 48], [82, 40]], ([x, y]) =>
      line(`M${x - 6} ${y - 4}Q${x} ${y} ${x} ${y + 36}`, 1.2, "rowan") +
      times(9, (i) =>
        moved(currantFlower(i), [x + (i % 2 ? 4.6 : -4.6) * (1 - i * 0.06), y + 4 + i * 4], i % 2 ? -24 : 24),
      ),
    ),
  kinnikinnick: () =>
    stem({
      knots: [[4, 70], [28, 78], [56, 70], [80, 74]], weight: 2, ink: "rowan", leaves: 9, from: 0.06, to: 0.98,
      leaf: { length: 19, width: 10, shape: "obovate", fill: "moss", half: "fern", veins: 0 }, angle: 46,
      arrange: "opposite", grow: () => 1,
    }) +
    each([[34, 86], [44, 88], [70, 84]], ([x, y]) => berry(x, y, 5, "rowan")) +
    each([[22, 52], [29, 50], [60, 46]], ([x, y]) => moved(bell("ling", 1.5), [x, y])),
  "labrador-tea": () =>
    twig(
      [[34, 97], [46, 66], [52, 34]],
      { length: 22, width: 6.4, shape: "strap", fill: "moss", half: "pine", veins: 0 },
      10,
      { from: 0.1, to: 0.94, angle: 62 },
    ) +
    twig(
      [[42, 78], [60, 66], [72, 46]],
      { length: 18, width: 5.6, shape: "strap", fill: "moss", half: "pine", veins: 0 },
      6,
      { from: 0.2 },
    ) +
    moved(froth({ width: 34, height: 26, count: 34, size: 2.6, seed: 4, dot: "ochre" }), [52, 24]) +
    moved(froth({ width: 22, height: 18, count: 20, size: 2.4, seed: 9, dot: "ochre" }), [75, 38]),
  "evergreen-huckleberry": () =>
    twig(
      [[24, 97], [36, 68], [58, 44], [84, 30]],
      { length: 15, width: 7, shape: "ovate", teeth: 9, fill: "moss", half: "pine", veins: 0 },
      13,
      { from: 0.08 },
    ) +
    each([[44, 76], [54, 68], [64, 62], [74, 54]], ([x, y]) =>
      line(`M${x} ${y - 4}l-3-6`, 0.8, "rowan") + berry(x, y, 4, "soot"),
    ) +
    each([[40, 40], [50, 34], [60, 26]], ([x, y]) => moved(bell("ling", 1.1), [x, y])),
  "oval-leaved-blueberry": () =>
    twig(
      [[66, 97], [58, 66], [38, 42], [20, 16]],
      { length: 20, width: 14, shape: "elliptic", fill: "lichen", half: "fern", veins: 4 },
      7,
    ) +
    twig(
      [[58, 68], [70, 50], [76, 24]],
      { length: 18, width: 12.6, shape: "elliptic", fill: "lichen", half: "fern", veins: 4 },
      5,
      { from: 0.3 },
    ) +
    each([[44, 66, 5.4], [66, 46, 5], [34, 28, 4.8], [74, 70, 5.4]], ([x, y, r]) => berry(x, y, r, "slate")),
  "black-huckleberry": () =>
    twig(
      [[44, 97], [46, 68], [40, 40], [46, 10]],
      { length: 21, width: 11, shape: "ovate", teeth: 11, fill: "brick", half: "rowan", veins: 3 },
      7,
      { from: 0.2 },
    ) +
    twig(
      [[46, 72], [62, 58], [80, 50]],
      { length: 19, width: 10, shape: "ovate", teeth: 11, fill: "straw", half: "brick", veins: 3 },
      4,
      { from: 0.4 },
    ) +
    each([[58, 74, 6], [30, 62, 5.6], [60, 36, 5.4]], ([x, y, r]) =>
      line(`M${x} ${y - r}l-2-5`, 0.8) + berry(x, y, r, "soot"),
    ),
  "red-elderberry": () =>
    moved(
      line("M50 97Q48 76 50 58M50 84Q36 74 28 64M50 80Q64 72 72 64", 2.6, "bark") +
      each([[29, 68, -66], [71, 68, 66]], ([x, y, a]) =>
        moved(
          pinnate({
            length: 28, pairs: 2, stalk: 4,
            leaflet: { length: 19, width: 7.4, shape: "lance", teeth: 11, fill: "lichen", half: "fern" },
            taper: () => 1,
          }),
          [x, y],
          a,
        ),
      ) +
      each([[50, 30, 1.25], [26, 34, 0.8], [75, 34, 0.8]], ([x, y, k]) =>
        line(`M50 62Q${(50 + x) / 2} 54 ${x} ${y + 10}`, 1, "fern") +
        moved(
          each(
            [
              [0, -17], [-4, -11], [4, -11], [-8, -4], [0, -5], [8, -4], [-11, 3], [-4, 2], [4, 2], [11, 3], [-8, 9],
              [0, 9], [8, 9],
            ],
            ([a, b]) => berry(a, b, 3.2, "rowan", false),
          ),
          [x, y],
          0,
          k,
        ),
      ),
      [14, 18],
      0,
      0.72,
    ),
  oceanspray: () =>
    line("M20 97Q26 50 58 26Q74 16 90 20", 2.2, "bark") +
    each([[28, 72, -64], [34, 58, 70], [44, 42, -50], [58, 30, 64]], ([x, y, a]) =>
      moved(
        leaf({ length: 20, width: 14, shape: "ovate", teeth: 8, fill: "fern", half: "moss", veins: 4, stalk: 3 }),
        [x, y],
        a,
      ),
    ) +
    each([[52, 44, 12, 34], [70, 40, 14, 40], [86, 38, 12, 36]], ([x, y, w, h], i) =>
      line(`M${x - 2} ${y - h * 0.6}Q${x} ${y - 4} ${x} ${y + h * 0.4}`, 1, "fawn") +
      moved(froth({ width: w, height: h, count: 36, size: 1.8, seed: 15 + i, fill: "straw", dot: "bark" }), [x, y]),
    ),
  "false-azalea": () =>
    line("M46 97Q48 70 46 44M48 72Q66 62 74 44", 2, "bark") +
    each([[46, 42], [75, 42]], ([x, y], j) =>
      each([-90, -52, -18, 18, 52, 90], (a, i) =>
        moved(
          leaf({
            length: 24 - j * 4, width: 10, shape: "obovate", fill: i % 2 ? "fern" : "lichen",
            half: i % 2 ? "moss" : "fern", veins: 3, stalk: 1,
          }),
          [x, y],
          a,
        ),
      ),
    ) +
    each([[34, 58], [42, 64], [54, 62], [66, 60], [82, 58]], ([x, y], i) =>
      line(`M${i < 3 ? 46 : 75} 44Q${x} ${y - 14} ${x} ${y}`, 0.8, "brick") + moved(bell("brick", 1.5), [x, y]),
    ),
  "sweet-gale": () =>
    each([[30, 24, -12], [50, 10, 0], [70, 26, 12]], ([x, y, a]) =>
      line(`M50 97Q${(50 + x) / 2} 60 ${x} ${y}`, 1.9, "bark") +
      times(
        4,
        (i) => {
          const t = 0.35 + i * 0.18; const px = mix(50, x, t); const py = mix(97, y, t);
          return each([-1, 1], (s) =>
            moved(
              leaf({ length: 14, width: 6, shape: "obovate", fill: "lichen", half: "fern", veins: 0, stalk: 1 }),
              [px, py],
              a + s * 54,
            ),
          ) +
          moved(both(circle(0, -3.4, 2, 3.8), "ochre", 0.8), [px, py - 6], a + (i % 2 ? 26 : -26));
        },
      ),
    ) +
    water(95, 1),
  "pink-mountain-heather": () =>
    each(
      [16, 30, 44, 58, 72, 86],
      (x, i) => {
        const h = 30 + (i % 3) * 7;
        return line(`M${44 + (x - 44) * 0.6} 96Q${x} 84 ${x} ${92 - h}`, 1.6, "bark") +
        times(8, (j) =>
          each([-1, 1], (s) =>
            flat(
              leafMark("strap", 7, 2.2, [mix(44 + (x - 44) * 0.75, x, j / 7), 90 - h * j / 8], s * 50),
              j % 2 ? "fern" : "moss",
            ),
          ),
        ) +
        line(`M${x} ${92 - h}q${i % 2 ? 2 : -2}-10 ${i % 2 ? 5 : -5}-16`, 0.9, "rowan") +
        moved(bell(i % 2 ? "ling" : "brick", 1.5), [x + (i % 2 ? 5 : -5), 75 - h]);
      },
    ) +
    ground(96, 12, 90, 0),
  "sitka-alder": () =>
    twig(
      [[30, 97], [40, 68], [58, 42], [64, 18]],
      { length: 26, width: 19, shape: "ovate", teeth: 17, fill: "fern", half: "moss", veins: 6 },
      5,
      { from: 0.22 },
    ) +
    line("M40 70Q60 66 72 58", 1.6, "bark") +
    each([[72, 58], [79, 60]], ([x, y]) =>
      both(limb([[x, y, 1.6], [x + 1, y + 12, 2.4], [x + 3, y + 26, 1.2]]), "straw", 0.9) +
      fine(line(`M${x - 1} ${y + 5}l4 2M${x - 1} ${y + 10}l5 2M${x} ${y + 15}l4 2M${x} ${y + 20}l4 2`, 0.7)),
    ) +
    each([[52, 78], [60, 82]], ([x, y]) =>
      both(circle(x, y, 3.6, 5), "bark") + fine(line(`M${x - 3} ${y - 2}h6M${x - 3} ${y + 1}h6`, 0.7, "vein")),
    ),
  "sitka-mountain-ash": () =>
    line("M46 97Q48 72 50 52", 2.4, "bark") +
    each([-68, 66, -22], (a, i) =>
      moved(
        pinnate({
          length: i === 2 ? 42 : 36, pairs: 4,
          leaflet: { length: 15, width: 6.4, shape: "elliptic", teeth: 9, fill: "fern", half: "moss" }, angle: 58,
        }),
        [48, 74],
        a,
      ),
    ) +
    line("M50 56Q62 40 68 26M58 42Q72 36 78 26M58 42Q58 28 60 20", 1.2, "fern") +
    each(
      [[60, 20], [68, 24], [76, 26], [64, 14], [72, 16], [80, 20], [68, 30], [60, 28], [76, 34]],
      ([x, y]) => berry(x, y, 3.8, "rowan"),
    ),
};
