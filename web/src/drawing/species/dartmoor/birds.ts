/** Birds of Dartmoor, each with the one mark a birdwatcher would name. */

import type { Plates } from "../../sprite";
import { bird, branch, ground, soarer, trunk, water } from "../../fauna";
import {
  around, body, both, chance, circle, fine, flat, inside, limb, line, mix, moved, round, smooth, spot, times,
} from "../../geometry";

function barnOwl(): string {
  const torso = limb([[50, 92, 5], [50, 76, 15], [50, 54, 19], [50, 36, 17], [50, 24, 15]]);
  const wing = (s: number): string =>
    smooth([
      [50 + s * 15, 40], [50 + s * 23, 54], [50 + s * 20, 76], [50 + s * 9, 95, 1], [50 + s * 10, 70],
      [50 + s * 12, 50],
    ]);
  const heart = smooth([
    [50, 14.6, 1], [58, 10], [66, 16], [67, 28], [60, 40], [50, 47, 1], [40, 40], [33, 28], [34, 16], [42, 10],
  ]);
  const hood = smooth([[30, 4], [70, 4], [72, 34], [66, 40], [34, 40], [28, 34]]);
  const random = chance(8);
  const backSpots = times(26, (i) => circle(50 + (i % 2 ? 1 : -1) * (13 + random() * 7), 48 + random() * 36, 0.9));
  const breastSpots = times(16, (i) => circle(41 + ((i * 7.3) % 18), 54 + Math.floor(i / 4) * 7 + (i % 3), 0.8));
  const quills = "M68 56Q66 74 60 88M64 58Q62 72 59 82M32 56Q34 74 40 88M36 58Q38 72 41 82";
  return (
    body([smooth([[42, 84, 1], [41, 98, 1], [50, 95], [59, 98, 1], [58, 84, 1]])], "fawn") +
    body([torso], "bone") +
    inside([torso], flat(hood, "fawn") + fine(flat(breastSpots, "bark"))) +
    body([wing(1), wing(-1)], "fawn") +
    fine(flat(backSpots, "bark") + line(quills, 0.8)) +
    both(heart, "bone") +
    flat(smooth([[44, 22], [47, 33], [50, 40, 1], [53, 33], [56, 22], [50, 30, 1]]), "straw") +
    flat(circle(43, 26, 3.4, 3.8) + circle(57, 26, 3.4, 3.8), "soot") +
    flat(circle(44, 24.8, 0.9) + circle(58, 24.8, 0.9), "bone") +
    both(smooth([[48, 31, 1], [52, 31, 1], [51.4, 37], [50, 39.6, 1], [48.6, 37]]), "fawn", 0.8) +
    branch(95) +
    line("M44 92v4M47 92v4M53 92v4M56 92v4", 1.6, "ochre")
  );
}

export const BIRDS: Plates = {
  "barn-owl": barnOwl,
  buzzard: () => soarer({ fill: "bark", pale: "fawn" }),
  "grey-heron": () =>
    bird({
      at: [36, 52], tilt: 26, length: 36, girth: 9.6, neck: [36, 72, 7], neckGirth: 0.4, head: 4.8, headAngle: 0,
      bill: [17, 1.7, 0, 0], billInk: "ochre", tail: [12, 5, -4, "square"], leg: 30, foot: 96, legInk: "bark",
      fill: "mist", wing: "slate", wingReach: 10, belly: "bone", stance: 0.12,
      marks: (_, { skull }) =>
        flat(smooth(around(skull, [[-8, -6], [6, -5], [3, -1.6], [-6, 0.4]])), "soot") +
        moved(line("M1 12v3M0 18v3M-1 24v3", 1.2, "soot"), skull),
      over: (_, { skull }) => moved(line("M-3 -2.4q-8 1-13 7", 1.6, "line"), skull),
    }) +
    water(94, 1),
  curlew: () =>
    bird({
      at: [36, 56], tilt: 16, length: 36, girth: 11.4, neck: [17, 58, 1.6], neckGirth: 0.42, head: 5.4, headAngle: -4,
      bill: [27, 1.3, -6, 5], tail: [12, 6, -2, "square"], leg: 22, foot: 92, legInk: "slate", fill: "straw",
      wing: "fawn", belly: "bone",
      marks: (on) =>
        line(
          times(10, (i) => `M${spot(on(0.5 - i * 0.08, -0.1 - (i % 3) * 0.2))}l.6 3`),
          1.1,
          "bark",
        ),
      over: (_, { skull, chest }) => {
        const streaks = times(6, (i) => {
          const [x, y] = [mix(chest[0], skull[0], i / 6), mix(chest[1], skull[1], i / 6)];
          return `M${x - 2} ${y}l1 2.4M${x + 1.6} ${y + 1}l1 2.4`;
        });
        return fine(line(streaks, 0.9, "bark"));
      },
    }) +
    ground(92, 12, 74),
  "black-tailed-godwit": () =>
    bird({
      at: [38, 52], tilt: 20, length: 34, girth: 11, neck: [18, 64, 1], neckGirth: 0.42, head: 5.4, headAngle: -2,
      bill: [24, 1.3, -3, -0.6], billInk: "brick", tail: [13, 5.4, 0, "square"], tailInk: "soot", leg: 26, foot: 92,
      legInk: "line", fill: "brick", wing: "fawn", belly: "bone",
      marks: (on) =>
        line(times(5, (i) => `M${spot(on(0.36 - i * 0.12, -0.2))}L${spot(on(0.32 - i * 0.12, -1.1))}`), 1.2, "bark"),
      over: (_, { skull }) => moved(line("M1 -2l5-.6", 1.4, "bone"), skull),
    }) +
    water(91, 2),
  "common-moorhen": () =>
    bird({
      at: [44, 62], tilt: 8, length: 46, girth: 13.4, neck: [17, 58, 0], neckGirth: 0.46, head: 6.6, headAngle: -4,
      bill: [8, 2.2, -6, 0.6], billInk: "rowan", tail: [13, 5, -34, "point"], tailInk: "soot", leg: 12, foot: 88,
      legInk: "ochre", fill: "slate", wing: "bark",
      marks: (on) => flat(smooth([on(-0.6, 0.4), on(-0.44, 0.3), on(-0.42, -0.2), on(-0.6, -0.2)]), "bone"),
      over: (on, { face }) =>
        line(`M${spot(on(0.24, -0.42))}Q${spot(on(0, -0.66))} ${spot(on(-0.3, -0.36))}`, 2, "bone") +
        flat(circle(face[0] + 1.4, face[1] - 3, 2.2, 3), "rowan"),
      ring: "rowan",
    }) +
    water(86, 2),
  cuckoo: () =>
    bird({
      at: [56, 48], tilt: 14, length: 38, girth: 10.4, neck: [12, 34, 0], neckGirth: 0.6, head: 6.6, headAngle: 4,
      bill: [8, 1.5, -4, 1.4], billInk: "soot", tail: [29, 6, 8, "round"], tailInk: "slate", leg: 6, foot: 66,
      legInk: "ochre", fill: "mist", wing: "slate", wingReach: 10,
      marks: (on) =>
        flat(smooth([on(0.34, -0.1), on(-0.6, -0.3), on(-0.5, -1.5), on(0.4, -1.4)]), "bone") +
        line(times(7, (i) => `M${spot(on(0.3 - i * 0.11, -0.2))}L${spot(on(0.27 - i * 0.11, -1.2))}`), 1.2, "slate"),
      ring: "ochre",
      over: (on) => flat(times(4, (i) => circle(...on(-0.62 - i * 0.15, -0.05 - i * 0.07), 1)), "bone"),
    }) +
    branch(67, 8, { fill: "fern", half: "moss" }),
  "meadow-pipit": () =>
    bird({
      at: [44, 54], tilt: 24, length: 38, girth: 11.6, neck: [11, 50, 0], neckGirth: 0.62, head: 7, headAngle: 6,
      bill: [7.6, 1.2, 0, 0], tail: [22, 4.6, 4, "fork"], leg: 12, foot: 80, legInk: "brick", fill: "fawn",
      wing: "bark", belly: "bone",
      marks: (on) =>
        line(
          times(12, (i) => `M${spot(on(0.44 - (i % 4) * 0.12, -0.05 - Math.floor(i / 4) * 0.24))}l-1.4 2.4`),
          1.3,
          "bark",
        ),
    }) +
    ground(80, 18, 82, 3),
  wheatear: () =>
    bird({
      at: [44, 54], tilt: 34, length: 38, girth: 11.6, neck: [11, 54, 0], neckGirth: 0.62, head: 7.4, headAngle: 4,
      bill: [7.6, 1.2, 0, 0], tail: [17, 5, 2, "square"], tailInk: "soot", leg: 16, foot: 82, fill: "mist",
      wing: "soot", belly: "straw",
      marks: (_, { skull }) =>
        flat(smooth(around(skull, [[-7, -0.6], [1, -1.8], [9, -1], [6, 2.6], [-3, 3.8]])), "soot") +
        moved(line("M-6 -2.6q6-2.4 13-.6", 1.2, "bone"), skull),
      over: (on) => flat(circle(...on(-0.47, 0.1), 2.6), "bone"), ring: "soot",
    }) +
    both(smooth([[20, 92, 1], [24, 84], [44, 82], [66, 83], [76, 92, 1]]), "mist"),
  capercaillie: () =>
    bird({
      at: [48, 58], tilt: 22, length: 40, girth: 14, neck: [22, 66, 0], neckGirth: 0.46, head: 6.6, headAngle: 14,
      bill: [7, 2.4, 0, 1.8], billInk: "straw", tail: [24, 10, -58, "fan"], tailInk: "soot", leg: 10, foot: 88,
      fill: "soot", wing: "bark", ring: "rowan",
      marks: (on) => flat(smooth([on(0.5, 0.4), on(0.3, -0.1), on(0.36, -0.6), on(0.6, 0)]), "pine"),
      over: (on, { skull }) =>
        flat(circle(skull[0] + 2.4, skull[1] - 5, 3, 1.6), "rowan") +
        flat(times(3, (i) => circle(...on(-0.55 - i * 0.05, 0.5 + i * 0.4), 1.2)), "bone") +
        flat(circle(...on(0.27, 0.4), 2), "bone"),
    }) +
    ground(88, 18, 82),
  "common-pheasant": () =>
    bird({
      at: [57, 56], tilt: 16, length: 34, girth: 12, neck: [18, 64, 0], neckGirth: 0.44, head: 5.8, headAngle: 4,
      bill: [6, 1.8, -8, 1.2], billInk: "straw", tail: [44, 4.6, 8, "point"], tailInk: "fawn", leg: 14, foot: 86,
      fill: "brick", wing: "fawn", ring: "rowan",
      marks: (on, { skull }) =>
        flat(smooth(around(skull, [[-10, -10], [12, -10], [10, 6], [-8, 8]])), "pine") +
        moved(line("M-9 9q7 4 14-1", 3, "bone"), skull) +
        flat(times(9, (i) => circle(...on(0.4 - (i % 3) * 0.15, -0.15 - Math.floor(i / 3) * 0.3), 0.9)), "bark"),
      over: (on, { skull }) =>
        flat(circle(skull[0] + 1.6, skull[1] - 0.4, 3, 2.6), "rowan") +
        fine(
          line(
            times(7, (i) =>
              `M${on(-0.56 - i * 0.14, -0.16 - i * 0.05)[0]} ${on(-0.56 - i * 0.14, 0.1 - i * 0.09)[1]}l.6 5`,
            ),
            0.9,
          ),
        ),
    }) +
    ground(86, 30, 90),
  nuthatch: () =>
    trunk(22, 12, "bark", "M14 6q3 10 0 20M26 12q-3 12 1 24M15 44q4 10 0 22M28 56q-2 10 0 20M18 76q3 8 0 16") +
    moved(
      bird({
        at: [40, 54], tilt: 6, length: 40, girth: 11.6, neck: [9, 14, 0], neckGirth: 0.74, head: 7.4, headAngle: 10,
        bill: [11, 1.4, 0, 0], tail: [12, 5, 0, "square"], leg: 0, fill: "straw", wing: "slate", wingReach: 2,
        marks: (on, { skull }) =>
          flat(
            smooth([
              on(-0.7, 0.3), on(-0.2, 0.4), on(0.3, 0.3), [skull[0] - 4, skull[1] - 1], [skull[0] + 10, skull[1] - 3],
              [skull[0] + 6, skull[1] - 12], on(0, 1.4), on(-0.8, 1),
            ]),
            "slate",
          ) +
          moved(line("M-12 2L9 -1.6", 2, "soot"), skull) +
          flat(smooth([on(-0.6, -0.4), on(-0.1, -0.6), on(-0.2, -1.3), on(-0.6, -1)]), "brick"),
        ring: "bone",
      }),
      [102, 6],
      80,
    ) +
    line("M44 46l-10 2M43 55l-10 4", 1.5, "ochre"),
  treecreeper: () =>
    trunk(
      73,
      13,
      "fawn",
      "M62 4q4 12 0 24M74 8q-3 14 1 26M62 50q4 12 0 24M78 54q-3 12 0 22M68 34q3 8 0 16M69 80q3 8 0 18",
    ) +
    bird({
      at: [43, 56], tilt: 76, length: 38, girth: 9.6, neck: [10, 70, 0], neckGirth: 0.68, head: 6.4, headAngle: 34,
      bill: [13, 1.1, -10, 3], tail: [22, 4, 14, "point"], leg: 0, fill: "bone", wing: "bark", tailInk: "bark",
      wingReach: 4,
      marks: (on, { skull }) =>
        flat(
          smooth([
            on(-0.6, 0.1), on(0, 0.3), on(0.4, 0.3), [skull[0] - 2, skull[1] - 1], [skull[0] + 6, skull[1] - 8],
            [skull[0] - 10, skull[1] - 6], on(0, 1.6),
          ]),
          "bark",
        ) +
        moved(line("M-2 1l8-5", 1.2, "bone"), skull),
      over: (on) => flat(times(8, (i) => circle(...on(0.2 - i * 0.08, 0.3 - (i % 2) * 0.35), 0.8)), "straw"),
    }) +
    line("M53 60l7 3M51 68l7 4", 1.2, "brick"),
};
