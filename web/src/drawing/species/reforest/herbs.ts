/** Herbs and ferns of the Pacific coast, from the root. */

import type { Plates } from "../../sprite";
import { ground, water } from "../../fauna";
import { bell, flower, frond, froth, leaf, leafMark, palm, pinnate, spike, stem } from "../../flora";
import { both, circle, cutout, each, fine, flat, limb, line, moved, polar, smooth, spot, times } from "../../geometry";
import type { Point } from "../../geometry";

const trefoil = (fill: string): string =>
  leaf({
    length: 21, width: 16, shape: "ovate", teeth: 7, veins: 3, stalk: 0, fill, half: fill === "fern" ? "moss" : "fern",
  });

/** Fan-shaped leaflets in pairs along a black stalk. */
const maidenhair = (ink: string): string => {
  const pairs = times(8, (j) =>
    each([66, -66], (turn) => leafMark("obovate", 7.4 - j * 0.4, 5, [0, -5 - j * 4.6], turn)),
  );
  return cutout(pairs + leafMark("obovate", 5, 4, [0, -41], 0), ink, 0.6);
};

/** A round leaf on a stalk so long, with a drop of glue on every hair. */
function stickyLeaf(stalk: number): string {
  const heart: Point = [0, -stalk - 6];
  const hair = (i: number, length: number): Point => polar(heart, (i * 360) / 14, length);
  return (
    line(`M0 0V${-stalk}`, 1.6, "rowan") +
    both(circle(...heart, 8, 7.4), "fern") +
    line(times(14, (i) => `M${spot(hair(i, 7))}L${spot(hair(i, 11.4))}`), 0.8, "rowan") +
    flat(times(14, (i) => circle(...hair(i, 11.6), 0.9)), "rowan")
  );
}

export const HERBS: Plates = {
  "sword-fern": () =>
    each([-50, -27, 27, 50], (a) =>
      moved(
        frond({ length: 60, width: 20, pinnae: 15, curve: a / 4, fill: "moss", kind: "once", pinna: 0.34 }),
        [50, 94],
        a,
      ),
    ) +
    each([-10, 12], (a) =>
      moved(
        frond({ length: 82, width: 22, pinnae: 17, curve: a / 3, fill: "fern", kind: "once", pinna: 0.34 }),
        [50, 95],
        a,
      ),
    ),
  "lady-fern": () =>
    each([-36, 36], (a) =>
      moved(frond({ length: 64, width: 34, pinnae: 13, curve: a / 4, fill: "moss" }), [50, 95], a),
    ) +
    moved(frond({ length: 88, width: 46, pinnae: 15, curve: 8, fill: "fern", peak: 0.42 }), [50, 96], -2),
  "deer-fern": () =>
    each([-64, -40, 40, 64], (a) =>
      moved(
        frond({ length: 48, width: 16, pinnae: 15, curve: a / 5, fill: "fern", kind: "once", pinna: 0.4 }),
        [50, 94],
        a,
      ),
    ) +
    each([-12, 10], (a) =>
      moved(
        frond({ length: 84, width: 14, pinnae: 18, curve: a / 4, fill: "bark", kind: "once", pinna: 0.18 }),
        [50, 95],
        a,
      ),
    ),
  "maidenhair-fern": () =>
    line("M50 98Q49 74 50 58", 1.8) +
    each([-104, -70, -36, 0, 36, 70, 104], (turn, i) =>
      moved(line("M0 0Q2-16 0-40") + maidenhair(i % 2 ? "fern" : "lichen"), [50, 58], turn * 0.86),
    ),
  bunchberry: () =>
    line("M50 98Q50 80 50 62", 1.8, "fern") +
    moved(
      each([0, 60, 120, 180, 240, 300], (a, i) =>
        moved(
          leaf({
            length: 34, width: 20, shape: "ovate", fill: i % 2 ? "fern" : "moss", half: i % 2 ? "moss" : "pine",
            veins: 3, stalk: 0,
          }),
          [50, 60],
          a,
        ),
      ),
      [0, 24],
      0,
      1,
      0.6,
    ) +
    line("M50 60V36", 1.6, "fern") +
    moved(
      flower({ petals: 4, length: 17, width: 14, shape: "ovate", fill: "bone", eye: 4.6, eyeFill: "lichen", turn: 20 }),
      [50, 32],
    ),
  "western-trillium": () =>
    line("M50 98Q51 80 50 56", 2.2, "fern") +
    each([-80, 80, 180], (a, i) =>
      moved(
        leaf({
          length: 43, width: 36, shape: "rhomb", fill: i === 2 ? "moss" : "fern", half: i === 2 ? "pine" : "moss",
          veins: 4, stalk: 0,
        }),
        [50, 60],
        a,
        1,
        i === 2 ? 0.74 : 1,
      ),
    ) +
    line("M50 60V40", 1.8, "fern") +
    moved(
      flower({ petals: 3, length: 25, width: 17, shape: "elliptic", fill: "bone", eye: 4.4, eyeFill: "ochre" }),
      [50, 34],
    ),
  fireweed: () =>
    stem({
      knots: [[50, 98], [49, 60], [52, 6]], weight: 2, ink: "rowan", leaves: 15, from: 0.05, to: 0.56,
      leaf: { length: 26, width: 6, shape: "lance", fill: "fern", half: "moss", veins: 0 }, angle: 56,
      grow: (t) => 1.05 - 0.4 * t,
    }) +
    spike(
      [[50, 98], [49, 60], [52, 8]],
      11,
      (t, side) =>
        t < 0.62
          ? moved(
            flower({
              petals: 4, length: 7 - 2 * t, width: 6.4 - 2 * t, fill: "heather", eye: 1.2, eyeFill: "bone", turn: 45,
              weight: 0.6,
            }),
            [side * (8 - 6 * t), 0],
          )
          : moved(both(limb([[0, 0, 1], [side * 5, 2, 0.7]]), "heather", 0.6), [0, 0]),
      0.48,
      false,
    ),
  // Tiarella trifoliata: three leaflets to a leaf.
  foamflower: () =>
    line("M48 98Q50 50 54 8", 1.6, "bark") +
    each([[26, 80, -40], [72, 78, 42], [40, 66, -14]], ([x, y, turn], i) =>
      line(`M49 96Q${(49 + x) / 2} ${y + 4} ${x} ${y}`, 1.4, "brick") +
      moved(
        each([-74, 74, 0], (angle) => moved(trefoil(i === 2 ? "lichen" : "fern"), [0, 0], angle)),
        [x, y],
        turn,
      ),
    ) +
    spike(
      [[48, 98], [50, 50], [54, 8]],
      13,
      (t, side) =>
        moved(
          flower({
            petals: 5, length: 3.8, width: 2.2, shape: "lance", fill: "bone", eye: 0.9, eyeFill: "ochre", weight: 0.5,
          }),
          [side * (6 - 3.4 * t), -1],
        ),
      0.46,
      false,
    ),
  "arctic-lupine": () =>
    line("M50 98Q51 60 50 8", 2, "fern") +
    each([[-46, 74], [44, 80], [30, 62], [-30, 58]], ([a, y]) =>
      line(`M50 ${y + 8}L${50 + a * 0.6} ${y}`, 1.2, "fern") +
      moved(
        each([-96, -56, -18, 18, 56, 96], (b) =>
          moved(
            leaf({
              length: 15, width: 5.4, shape: "obovate", veins: 0, stalk: 0, fill: "fern", half: "moss", weight: 0.7,
            }),
            [0, 0],
            b,
          ),
        ),
        [50 + a * 0.6, y],
        a * 0.5,
      ),
    ) +
    spike(
      [[50, 98], [51, 60], [50, 8]],
      9,
      (t, side) =>
        moved(
          both("M0 0C4-4 9-3 9 2C6 5 2 4 0 0Z", t > 0.5 ? "ling" : "heather", 0.7),
          [0, 0],
          0,
          side * (1 - 0.45 * t),
          1 - 0.45 * t,
        ),
      0.46,
    ),
  yarrow: () =>
    line("M50 98Q50 60 50 38M50 54Q64 42 72 34M50 58Q38 44 29 36", 2, "fern") +
    each([[-42, 90], [40, 84], [-36, 72]], ([a, y]) =>
      moved(
        frond({ length: 32, width: 10, pinnae: 11, curve: a / 8, fill: "moss", kind: "once", pinna: 0.3, weight: 0.6 }),
        [50, y],
        a,
      ),
    ) +
    each([[50, 26, 44, 18, 60]], ([x, y, w, h, n]) =>
      moved(froth({ width: 62, height: 20, count: 64, size: 2.3, seed: 13, dot: "ochre" }), [x, y]),
    ),
  "skunk-cabbage": () =>
    moved(leaf({ length: 82, width: 32, shape: "elliptic", fill: "fern", half: "moss", veins: 6 }), [44, 95], -24) +
    moved(leaf({ length: 78, width: 31, shape: "elliptic", fill: "moss", half: "pine", veins: 6 }), [57, 95], 26) +
    both(smooth([[50, 96], [40, 76], [38, 54], [50, 22, 1], [62, 50], [61, 76]]), "ochre") +
    both(limb([[50, 88, 2], [50, 70, 4.6], [50, 52, 3.6]]), "lichen") +
    fine(line("M47 60l6 3M47 66l6 3M47 72l6 3M53 60l-6 3M53 66l-6 3M53 72l-6 3", 0.6)) +
    water(95, 1),
  "coastal-strawberry": () =>
    line("M50 96Q44 70 36 58M50 96Q58 72 68 62M50 96Q50 60 52 36M50 96Q30 92 8 94", 1.6, "rowan") +
    each([[36, 58, -24], [68, 62, 26]], ([x, y, a]) =>
      moved(
        each([-76, 0, 76], (b) =>
          moved(
            leaf({ length: 22, width: 17, shape: "obovate", teeth: 9, fill: "fern", half: "moss", veins: 3, stalk: 0 }),
            [0, 0],
            b,
          ),
        ),
        [x, y],
        a,
      ),
    ) +
    moved(
      flower({ petals: 5, length: 10, width: 10, shape: "round", fill: "bone", eye: 3.8, eyeFill: "straw" }),
      [52, 30],
    ) +
    both(smooth([[40, 80], [48, 78], [56, 80], [54, 90], [48, 97], [42, 90]]), "rowan") +
    fine(line("M44 84v1.4M48 83v1.4M52 84v1.4M46 89v1.4M50 89v1.4M48 93v1.2", 1, "straw")) +
    line("M43 79l5 2 5-2", 1.8, "moss"),
  "great-camas": () =>
    each([-26, -14, 16, 28], (a) =>
      moved(
        leaf({ length: 58, width: 6, shape: "lance", veins: 0, fill: "fern", half: "moss", bend: a / 2 }),
        [50, 97],
        a,
      ),
    ) +
    line("M50 97Q51 50 50 8", 2, "moss") +
    spike(
      [[50, 97], [51, 50], [50, 12]],
      8,
      (t, side) =>
        moved(
          flower({
            petals: 6, length: 10 - 5 * t, width: 4, shape: "lance", fill: t > 0.5 ? "ling" : "heather", eye: 1.6 - t,
            eyeFill: "ochre", turn: 15, weight: 0.6,
          }),
          [side * (8 - 6 * t), 0],
        ),
      0.38,
      false,
    ),
  twinflower: () =>
    line("M6 86Q34 80 62 88T96 84", 1.5, "bark") +
    each([12, 31, 50, 69, 88], (x, i) =>
      each([-1, 1], (s) =>
        moved(
          leaf({
            length: 12, width: 11, shape: "round", fill: i % 2 ? "fern" : "lichen", half: i % 2 ? "moss" : "fern",
            veins: 2, stalk: 1,
          }),
          [x, 85],
          s * 62,
        ),
      ),
    ) +
    each([[28, 34], [70, 24]], ([x, y]) =>
      line(`M${x} 84V${y + 10}Q${x - 1} ${y} ${x - 10} ${y}M${x} ${y + 10}Q${x + 1} ${y} ${x + 10} ${y}`, 1.2, "moss") +
      each([-10, 10], (d) => moved(bell("ling", 1.8), [x + d, y], d < 0 ? 16 : -16)),
    ),
  "sitka-valerian": () =>
    line("M50 98Q49 60 50 34", 2, "fern") +
    each([[84, 26], [62, 22]], ([y, l]) =>
      each([-1, 1], (s) =>
        moved(
          pinnate({
            length: l, pairs: 1,
            leaflet: { length: 16, width: 9, shape: "ovate", teeth: 6, fill: "fern", half: "moss" }, angle: 64,
            stalk: 3,
          }),
          [50, y],
          s * 60,
        ),
      ),
    ) +
    line("M50 40Q40 32 34 24M50 40Q60 32 66 24", 1.2, "fern") +
    moved(froth({ width: 46, height: 24, count: 44, size: 2.2, seed: 22, fill: "ling", dot: "heather" }), [50, 22]) +
    fine(line("M36 12v-6M44 10v-6M52 9v-6M60 11v-6M68 15v-6", 0.6, "heather")),
  "partridge-foot": () =>
    each([22, 36, 50, 64, 78], (x, i) =>
      each([-34, -12, 12, 34], (a) =>
        moved(line("M0 0V-13M0-8L-4-14M0-8L4-14M0-5L-5-9M0-5L5-9", 1.6, i % 2 ? "moss" : "fern"), [x, 94], a),
      ),
    ) +
    each([[34, 34], [50, 22], [66, 36]], ([x, y]) =>
      line(`M${x} 92V${y}`, 1.4, "rowan") +
      spike(
        [[x, 92], [x, y]],
        7,
        (t, s) =>
          moved(
            flower({ petals: 5, length: 3.8 - t, width: 2.8, fill: "bone", eye: 0.9, weight: 0.6 }),
            [s * (4 - 2 * t), 0],
          ),
        0.42,
        false,
      ),
    ) +
    ground(95, 12, 90, 0),
  "round-leaved-sundew": () =>
    moved(
      each([-78, -52, -28, 28, 52, 78, 0], (turn) => moved(stickyLeaf(turn ? 34 : 26), [50, 92], turn)) +
        line("M50 92Q54 50 52 12", 1.3, "rowan") +
        each([[52, 12], [56, 20], [53, 28]], ([x, y]) =>
          moved(flower({ petals: 5, length: 4.6, width: 3.6, fill: "bone", eye: 1.2, weight: 0.6 }), [x, y]),
        ),
      [5, 7],
      0,
      0.9,
    ),
  bracken: () =>
    moved(
      line("M44 98Q46 60 54 10", 2.4, "fawn") +
      each([[70, 62, 42], [48, 50, 34], [30, 36, 24], [18, 24, 16]], ([y, a, l], i) =>
        each([-1, 1], (s) =>
          moved(
            frond({
              length: l, width: l * 0.55, pinnae: 9 - i, curve: s * 4, fill: i % 2 ? "fern" : "moss", stalk: 2,
              pinna: 0.42, kind: "once", weight: 0.8,
            }),
            [46 + (98 - y) * 0.08, y],
            s * (a + 14),
          ),
        ),
      ) +
      moved(frond({ length: 14, width: 9, pinnae: 6, curve: 0, fill: "fern", stalk: 1, kind: "once" }), [54, 14]),
      [6, 8],
      0,
      0.9,
    ),
  "licorice-fern": () =>
    both(limb([[-8, 82, 7], [36, 86, 6.4], [70, 80, 5.4], [112, 66, 4]]), "bark") +
    flat(
      times(22, (i) => circle(4 + i * 4.4, 77 - Math.sin(i / 3.4) * 2 - (i > 12 ? (i - 12) * 0.8 : 0), 2.8)),
      "fern",
    ) +
    each([[24, -22, 50], [38, -4, 66], [54, 12, 60], [70, 26, 48]], ([x, a, l], i) =>
      moved(
        frond({
          length: l, width: 22, pinnae: 11, curve: a / 5, kind: "once", pinna: 0.42, fill: i % 2 ? "fern" : "moss",
          from: 0.28,
        }),
        [x, 80],
        a,
      ),
    ),
};
