/** The animals that visit a region. */

import type { Plates } from "../../sprite";
import { beast, bird, branch, eye, ground, trunk, water } from "../../fauna";
import { flower, frond, leaf } from "../../flora";
import { body, both, circle, each, fine, flat, inside, limb, line, moved, smooth, spot, times } from "../../geometry";

export const VISITORS: Plates = {
  "rufous-hummingbird": () =>
    moved(
      leaf({ length: 44, width: 13, shape: "elliptic", veins: 0, stalk: 0, fill: "mist", half: "slate" }) +
      fine(line("M-3-12L-5-30M0-8L-1-38M3-12L4-30", 0.6)),
      [46, 48],
      -24,
    ) +
    bird({
      at: [46, 54], tilt: 52, length: 32, girth: 8.6, neck: [9, 46, 0], neckGirth: 0.7, head: 6, headAngle: 12,
      bill: [22, 0.9, 6, 0], tail: [17, 4.4, 6, "fork"], leg: 0, fill: "brick", wing: null, belly: "bone",
      marks: (_, { skull }) => flat(circle(skull[0] + 1, skull[1] + 6, 5.4, 4.4), "rowan"), eye: 1.4,
    }) +
    moved(
      leaf({ length: 42, width: 13, shape: "elliptic", veins: 0, stalk: 0, fill: "mist", half: "slate" }) +
      fine(line("M-3-12L-5-30M0-8L-1-38M3-12L4-30", 0.6)),
      [47, 50],
      -62,
    ) +
    moved(flower({ petals: 5, length: 8, width: 5, fill: "rowan", eye: 2, eyeFill: "straw" }), [92, 22]),
  "black-bear": () =>
    beast({
      x: 30, y: 54, length: 34, girth: [17, 17, 16], legGirth: [9, 4.4], hoof: false, neck: [10, 22, 12, 10],
      head: [17, -16, 9.4, 4.2], jaw: 0.05, ear: [6.4, 6.4, 112, "round"], tail: [[2, 4, 3], [-2, 8, 2], [-3, 10, 1]],
      fill: "soot", far: "bark", foot: 90,
      marks: ({ muzzle }) => flat(circle(muzzle[0] + 1, muzzle[1], 7, 5.4), "fawn"),
      over: ({ muzzle }) => flat(circle(muzzle[0] + 3.4, muzzle[1] - 2, 2.2, 1.7), "soot"),
    }) +
    ground(91, 8, 92, 2),
  "douglas-squirrel": () =>
    both(limb([[36, 84, 4], [20, 80, 9], [12, 60, 10], [20, 40, 10], [34, 34, 6], [36, 42, 2]]), "brick") +
    fine(line("M24 84q-10-8-10-24t10-20M32 82q-12-10-12-24t8-16M18 82q-8-8-8-20", 0.7)) +
    body(
      [
        limb([[40, 84, 8], [46, 72, 12.6], [54, 58, 10], [60, 46, 7.6]]), circle(62, 40, 8.4), circle(68, 42, 5),
        limb([[44, 82, 9], [52, 88, 4], [62, 90, 2.6]]), limb([[57, 62, 4], [66, 66, 2.6], [72, 60, 2.2]]),
      ],
      "bark",
    ) +
    flat(smooth([[56, 54], [60, 62], [54, 78], [48, 80], [52, 66]]), "ochre") +
    each([-24, 6], (a) =>
      moved(leaf({ length: 8, width: 5, veins: 0, stalk: 0, fill: "bark", half: null }), [59, 34], a),
    ) +
    eye([65, 38.6], 2.1, "straw") +
    flat(circle(73, 41, 1.4), "soot") +
    both(circle(75, 58, 3.4, 5), "fawn") +
    fine(line("M72 56l6 3M72 59l6 3M78 55l-6 4", 0.6)) +
    ground(91, 20, 84, 1),
  "banana-slug": () =>
    both(
      smooth([[6, 82, 1], [18, 74], [40, 62], [62, 58], [76, 56], [86, 62], [88, 72], [80, 80], [50, 84], [20, 85]]),
      "ochre",
    ) +
    inside(
      [smooth([[6, 82, 1], [18, 74], [40, 62], [62, 58], [76, 56], [86, 62], [88, 72], [80, 80], [50, 84], [20, 85]])],
      flat(
        each(
          [
            [24, 76, 2], [34, 70, 2.6], [30, 80, 2], [44, 68, 2.4], [42, 78, 2.8], [52, 74, 2], [18, 80, 1.6],
            [56, 80, 2],
          ],
          ([x, y, r]) => circle(x, y, r, r * 0.8),
        ),
        "bark",
      ),
    ) +
    line("M58 60Q52 66 58 72Q68 76 76 70", 0.9) +
    line("M80 58Q82 48 80 40M85 61Q90 54 92 46", 1.8) +
    flat(circle(80, 39, 1.9) + circle(92.4, 45, 1.9), "soot") +
    line("M86 72l4 4M84 75l2 4", 1.2) +
    ground(86, 4, 94, 0) +
    moved(frond({ length: 34, width: 14, pinnae: 9, curve: 8, fill: "fern" }), [26, 62], -18),
  "pileated-woodpecker": () =>
    trunk(78, 11, "fawn", "M72 6q3 10 0 22M84 20q-3 12 1 24M72 54q4 10 0 22M84 66q-2 10 0 20") +
    flat(circle(72, 29, 3, 4.4), "bark") +
    bird({
      at: [44, 56], tilt: 66, length: 44, girth: 10.4, neck: [16, 72, 0], neckGirth: 0.44, head: 6.4, headAngle: 12,
      bill: [13, 1.7, 0, 0], billInk: "slate", tail: [26, 4.4, 10, "point"], tailInk: "soot", leg: 0, fill: "soot",
      wing: "soot", wingReach: 4,
      crest: both(smooth([[44, 16], [50, 10], [62, 13], [66, 19, 1], [56, 22], [47, 25, 1]]), "rowan"),
      marks: (_, { skull }) =>
        moved(line("M6 2Q-2 6 -3 22", 3, "bone"), skull) + moved(line("M-6 1L8 -1", 1.4, "bone"), skull),
      ring: "ochre",
    }) +
    line("M55 58l11 2M53 68l12 3", 1.4, "slate"),
  "roosevelt-elk": () =>
    beast({
      x: 28, y: 54, length: 32, girth: [11, 11, 11], legGirth: [6, 2], neck: [22, 52, 9, 5.6],
      head: [17, -24, 5.2, 3], ear: [8.4, 4.4, 150, "elliptic"], tail: [[0, 2, 2.2], [-3, 6, 1.6], [-4, 8, 0.6]],
      tailInk: "straw", fill: "fawn", foot: 93,
      marks: ({ neck, poll, muzzle }) =>
        flat(
          smooth([
            [neck[0] - 7, neck[1] - 10], [neck[0] + 10, neck[1] + 12], [muzzle[0] + 8, muzzle[1] + 10],
            [muzzle[0] + 6, muzzle[1] - 10], [poll[0] - 6, poll[1] - 10],
          ]),
          "bark",
        ) +
        flat(circle(18, 54, 6, 8), "straw"),
      over: ({ poll }) =>
        moved(
          line(
            "M0 -4C-12 -12 -16 -18 -16 -24M-4 -7q5-3 6-9M-10 -12q4-4 4-10M-14 -18q4-2 5-6M4 -4C2 -14 4 -18 8 -22" +
              "M3 -10q5 0 8-4",
            1.7,
            "bark",
          ),
          poll,
        ),
    }) +
    ground(94, 12, 90, 2),
  "black-tailed-deer": () =>
    beast({
      x: 28, y: 52, length: 30, girth: [10, 9.6, 9.6], legGirth: [5.6, 1.8], neck: [21, 26, 6.6, 4.6],
      head: [15, -44, 4.8, 2.6], ear: [13, 6, 122, "elliptic"], tail: [[0, 2, 2.6], [-4, 8, 2.4], [-4, 14, 1]],
      tailInk: "soot", fill: "fawn", belly: "straw", foot: 93, muzzle: "soot",
    }) +
    ground(94, 12, 88, 3),
  "pacific-marten": () =>
    beast({
      x: 36, y: 62, length: 30, girth: [9, 8.6, 8.4], legGirth: [5, 2.6], hoof: false, neck: [14, 40, 6.6, 5.6],
      head: [12, -14, 5.8, 2.8], jaw: 0.1, ear: [6, 6, 108, "round"],
      tail: [[0, 2, 3.4], [-12, 0, 5], [-22, -8, 5], [-26, -18, 2]], tailInk: "soot", fill: "bark", foot: 86,
      marks: ({ poll, neck }) =>
        flat(
          smooth([
            [poll[0] + 6, poll[1] + 4], [poll[0] - 1, poll[1] + 6], [neck[0] + 2, neck[1] + 8],
            [neck[0] + 8, neck[1] + 10],
          ]),
          "ochre",
        ),
    }) +
    branch(87, 8, { fill: "moss", half: "pine", shape: "lance", width: 4 }),
  "vancouver-island-marmot": () =>
    both(smooth([[8, 94, 1], [18, 78], [50, 74], [80, 78], [92, 94, 1]]), "mist") +
    body(
      [
        limb([[38, 82, 8], [44, 66, 15], [52, 48, 12], [58, 36, 8]]), circle(60, 31, 8.6), circle(68, 34, 6),
        limb([[44, 78, 9], [54, 84, 3.6], [62, 85, 2.6]]), limb([[60, 52, 4.6], [66, 62, 3.2], [64, 70, 2.4]]),
        limb([[36, 82, 4], [24, 84, 4], [16, 86, 1.6]]),
      ],
      "bark",
    ) +
    flat(circle(70, 34, 3.6, 3), "bone") +
    both(circle(55, 25.6, 2.8), "bark", 0.9) +
    eye([64, 29], 1.8, "fawn") +
    flat(circle(73.4, 32.4, 1.5), "soot"),
  // In summer dress, brown all over, low in the water; only the murrelets of this coast nest in trees.
  "marbled-murrelet": () =>
    moved(
      bird({
        at: [44, 58], tilt: 12, length: 46, girth: 14, neck: [13, 40, 0], neckGirth: 0.6, head: 8, headAngle: 2,
        bill: [8, 1.6, 0, 0.6], tail: [10, 5, -30, "point"], leg: 0, fill: "bark", wing: "soot", wingReach: 2,
        marks: (on) =>
          line(
            times(15, (i) => `M${spot(on(0.46 - (i % 5) * 0.2, -0.1 - Math.floor(i / 5) * 0.3))}q1.8 2.2 4 .4`),
            1.3,
            "fawn",
          ),
        over: (on) => line(`M${spot(on(0.26, 0.34))}Q${spot(on(-0.1, 0.5))} ${spot(on(-0.5, 0.2))}`, 2, "bone"),
      }),
      [2, 0],
    ) +
    flat("M2 70q10-4 20 0t20 0t20 0t20 0t18 0V84H2Z", "mist") +
    water(71, 1) +
    water(78, 2),
};
