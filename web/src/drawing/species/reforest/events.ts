/** The five events of the coast. */

import { ground } from "../../fauna";
import { frond, leaf } from "../../flora";
import {
  body, both, circle, circles, each, fine, flat, inside, limb, line, moved, polygon, smooth, times,
} from "../../geometry";
import type { Point } from "../../geometry";
import { hill, rocks, tufts } from "../../scenes";
import type { Plates } from "../../sprite";

/** A sockeye in spawning dress: green head, hooked jaw, red hump. Nose to the right, middle at the origin. */
function salmon(): string {
  const trunk = limb([[-22, 1, 2.2], [-12, -0.5, 5.4], [3, -2, 8.4], [15, -1, 6.4], [23, 1, 3.4], [27, 3, 1.4]]);
  const fins =
    smooth([[-20, 1, 1], [-32, -8, 1], [-28, 1], [-32, 9, 1]]) +
    smooth([[-3, -8, 1], [-1, -15], [7, -13], [8, -9, 1]]) +
    smooth([[-14, -5, 1], [-18, -9], [-13, -7]]) +
    smooth([[-14, 4, 1], [-17, 11], [-7, 7, 1]]) +
    smooth([[2, 5, 1], [-2, 12], [8, 6, 1]]);
  return (
    both(fins, "brick", 0.9) +
    body([trunk], "rowan") +
    inside(
      [trunk],
      flat(smooth([[14, -12], [18, 0], [13, 10], [34, 12], [34, -12]]), "moss") +
      flat(smooth([[-24, 4], [0, 5], [12, 8], [0, 12], [-24, 8]]), "brick"),
    ) +
    line("M28 1.6q2 2 .6 4.4M18 4.6q6 1 9-1.4", 1) +
    fine(
      line("M14 -7q3 6 0 12", 0.9) +
      flat(circles([[-4, -6, 0.8], [2, -7, 0.8], [-9, -4, 0.8], [7, -6, 0.8], [-15, -2, 0.7]]), "soot"),
    ) +
    flat(circle(21, -1.4, 1.9), "straw") +
    flat(circle(21.4, -1.4, 1.1), "soot")
  );
}

function salmonRun(): string {
  const fall = smooth(
    [[34, 14, 1], [66, 14, 1], [68, 40], [76, 64], [78, 90, 1], [20, 90, 1], [24, 62], [31, 40]],
    true,
    0.12,
  );
  return (
    rocks([[18, 92, 32, 58], [84, 92, 30, 66], [24, 36, 26, 22], [80, 30, 28, 18]]) +
    both(fall, "mist", 0.9) +
    line("M40 16Q38 44 32 84M48 16Q48 50 45 86M56 16Q58 50 58 86M63 16Q66 46 69 82", 0.9, "slate") +
    flat(circles([[20, 88, 5], [30, 91, 6], [42, 90, 5], [54, 92, 6], [66, 90, 5], [77, 89, 5.4]]), "bone") +
    moved(salmon(), [64, 28], -34, 0.8) +
    moved(salmon(), [38, 66], -58, 0.8) +
    line("M8 95q10-3 20 0t20 0t20 0t22 0", 0.9, "slate")
  );
}

/** An acorn hanging from a point. */
const acorn = (x: number, y: number, turn = 0): string =>
  moved(
    both("M-4.4 3.6C-4.6 9-2 12 0 13.6C2 12 4.6 9 4.4 3.6Z", "fawn", 0.9) +
      both("M-5.4 4C-5.6 .4-3-1 0-1S5.6.4 5.4 4C2 5-2 5-5.4 4Z", "bark", 0.9) +
      line("M0-1v-3") +
      fine(line("M-3.4 1.6l1.8 1.6M0 .6v2.6M3.4 1.6L1.6 3.2", 0.6, "vein")),
    [x, y],
    turn,
  );

/** A fir cone hanging from a point, with the forked bracts of a Douglas-fir. */
const cone = (x: number, y: number, turn = 0): string =>
  moved(
    both("M0 0C5 1 6.4 7 5.6 13C4.8 19 2.4 22 0 23C-2.4 22-4.8 19-5.6 13C-6.4 7-5 1 0 0Z", "brick", 0.9) +
      line(
        "M-5 6Q0 9 5 6M-5.6 11Q0 14 5.6 11M-5 16Q0 19 5 16M-2.6 8l-1.4 3M2.6 8l1.4 3M-2.6 13l-1.2 3M2.6 13l1.2 3",
        0.8,
      ),
    [x, y],
    turn,
  );

const mastYear = (): string =>
  both(limb([[-4, 22, 3.4], [30, 25, 2.6], [62, 20, 2], [104, 24, 1.4]]), "bark") +
  each([[22, 23, -24], [44, 24, 16], [60, 21, -8], [82, 22, 28]], ([x, y, turn]) =>
    moved(
      leaf({
        length: 20, width: 17, shape: "obovate", lobes: 4, depth: 0.42, veins: 4, fill: "fern", half: "moss", stalk: 3,
      }),
      [x, y],
      turn,
    ),
  ) +
  each([[14, 28, 8], [26, 30, -6], [50, 29, 4], [60, 27, -10], [86, 28, 6]], ([x, y, turn]) => acorn(x, y, turn)) +
  cone(38, 27, 4) +
  cone(74, 25, -5) +
  each([[18, 62, 60], [66, 60, -30], [40, 62, 24]], ([x, y, turn]) => acorn(x, y, turn)) +
  line("M22 50v6M38 52v5M70 48v6M84 54v6", 0.8, "vein") +
  acorn(84, 86, 82) +
  acorn(14, 88, -84) +
  cone(62, 88, 84) +
  ground(93, 6, 94, 3);

function summerDrought(): string {
  const rays = times(12, (i) => {
    const angle = (i * Math.PI) / 6;
    const at = (r: number): string => `${68 + Math.cos(angle) * r} ${28 + Math.sin(angle) * r}`;
    return `M${at(21)}L${at(27)}`;
  });
  return (
    both(circle(68, 28, 17), "straw") +
    flat(circle(68, 28, 11), "ochre") +
    line(rays, 1.8, "ochre") +
    flat("M2 70Q30 64 56 67T98 66V96H2Z", "fawn") +
    line("M2 70Q30 64 56 67T98 66", 0.9) +
    line(
      "M10 74l12 6 14-4 8 8 18-5 10 6 20-7M22 80l-4 14M36 76l6-9M44 84l-4 12M62 79l4-12M72 85l-2 11M84 80l8 8",
      1.1,
      "bark",
    ) +
    line("M36 72Q34 50 38 38Q42 28 52 32Q56 34 55 42", 1.8, "bark") +
    each(
      [
        [35, 62, -128, 20], [36, 56, 132, 19], [36, 47, -136, 17], [38, 40, 146, 16], [52, 33, 160, 16],
        [55, 40, 176, 15],
      ],
      ([x, y, turn, length]) => {
        const wilted = leaf({ length, width: 7, shape: "lance", fill: "straw", half: "fawn", veins: 3, stalk: 1 });
        return moved(wilted, [x, y], turn);
      },
    ) +
    line("M80 70q1-6-2-10M82 70q2-4 5-7M14 73q0-5-3-8M16 73q2-4 5-5", 0.9, "bark")
  );
}

const FLAME = "M0 0C-9-2-10-14-3-20C-3-14 1-14 1-20C2-26-2-30 1-36C10-28 14-12 8-3C6-1 3 0 0 0Z";
const HEART = "M1-1C-4-2-4-9 0-13C1-9 5-8 4-3C3-1 2-1 1-1Z";
const flame = (x: number, y: number, size: number): string =>
  moved(
    both(FLAME, "rowan", 0.8) +
    flat("M1-1C-6-2-6-10-2-15C-1-10 2-11 3-17C8-12 9-6 6-2C5-1 3-1 1-1Z", "brick") +
    flat(HEART, "straw"),
    [x, y],
    0,
    size,
  );

const groundFire = (): string =>
  both(limb([[78, 86, 9], [77, 50, 7], [79, -10, 6]]), "bark") +
  flat(smooth([[69, 92, 1], [71, 66], [75, 52, 1], [77, 64], [80, 48, 1], [84, 66], [87, 92, 1]]), "soot") +
  fine(line("M74 8q2 12 0 24M80 14q-2 12 0 22", 0.8)) +
  each([-44, -14, 18], (turn) =>
    moved(
      frond({
        length: 46, width: 16, pinnae: 12, curve: turn / 4, kind: "once", pinna: 0.36, fill: turn > 0 ? "bark" : "moss",
      }),
      [26, 90],
      turn,
    ),
  ) +
  flame(8, 93, 0.7) +
  flame(24, 95, 1.15) +
  flame(46, 94, 1.3) +
  flame(64, 95, 0.9) +
  flame(88, 94, 0.8) +
  line("M44 36q-5-6 0-12t0-12M58 44q4-6 0-11t1-10", 1.1, "vein") +
  flat(circles([[36, 44, 1.2], [52, 34, 1], [62, 52, 1.2], [14, 58, 1]]), "ochre") +
  ground(95, 2, 98, 0);

/** A flying brant: dark neck, pale belly; nose to the right. */
const goose = (x: number, y: number, size: number): string => {
  const trunk = limb([[-15, 3, 1.2], [-6, 2, 3.6], [4, 0.6, 3.4], [12, -2.4, 1.9], [18, -5, 1.5], [21, -5.6, 2]]);
  const wing = smooth([[5, 0, 1], [2, -10], [-6, -20], [-13, -25, 1], [-10, -14], [-7, -4], [-4, 2, 1]]);
  const far = smooth([[8, -1, 1], [9, -10], [6, -19], [2, -25, 1], [1, -14], [0, -2, 1]]);
  return moved(
    both(far, "bark", 0.9) +
      body([trunk], "fawn") +
      inside(
        [trunk],
        flat(polygon([[8, -12], [30, -12], [30, 6], [10, 6]]), "soot") + flat("M-20 4Q-4 4 8 4V12H-20Z", "bone"),
      ) +
      both(wing, "bark", 0.9) +
      fine(line("M-10 -20l4 10M-5 -16l3 9M-1 -9l1 6", 0.7)) +
      line("M13 -3.6l3.6-1.6", 1.6, "bone") +
      flat("M22.4-6.6l4 1.4-4 .8Z", "soot"),
    [x, y],
    -6,
    size,
  );
};

/** A fir too far away for its needles: four boughs on each side, down to the ground. */
const farFir = (x: number, top: number, width: number): string => {
  const step = (92 - top) / 4;
  const side = (s: number): Point[] =>
    [1, 2, 3, 4].flatMap((i): Point[] => [
      [x + (s * width * i) / 8, top + step * i],
      [x + (s * width * i) / 15, top + step * (i - 0.12)],
    ]);
  return polygon([[x, top], ...side(1), ...side(-1).reverse()]);
};

const springMigration = (): string =>
  flat(circle(50, 62, 24), "straw") +
  hill(76, 4, 6, "mist", { width: 100, height: 95, waves: 4, crest: false }) +
  hill(84, 3, 12, "lichen", { width: 100, height: 95, waves: 4 }) +
  flat(
    each([[10, 58, 15], [22, 66, 12], [88, 56, 16], [77, 68, 11]], ([x, top, width]) => farFir(x, top, width)),
    "pine",
  ) +
  goose(66, 30, 1) +
  goose(32, 34, 0.72) +
  goose(70, 58, 0.66) +
  goose(12, 42, 0.5) +
  goose(44, 62, 0.46) +
  tufts([[40, 92, 0.8], [60, 93, 0.8]]);

/** Each picture is one thing happening, so that it cannot be taken for a plant or a visitor. */
export const EVENTS: Plates = {
  "salmon-run": salmonRun,
  "mast-year": mastYear,
  "summer-drought": summerDrought,
  "ground-fire": groundFire,
  "spring-migration": springMigration,
};
