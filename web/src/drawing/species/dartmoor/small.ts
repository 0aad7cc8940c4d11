/** Bats, insects, amphibians and reptiles of Dartmoor. */

import type { Plates } from "../../sprite";
import { bat, beetle, crawler, damsel, darter, fly, frog, moon, roost, water } from "../../fauna";
import { leafMark } from "../../flora";
import { each, flat, line, moved } from "../../geometry";
import type { Knot } from "../../geometry";

/** A snake in loops, head and body of these thicknesses. */
const coil = (head: number, girth: number): Knot[] => [
  [76, 20, head * 0.9], [68, 15, head], [54, 17, head * 0.86], [34, 26, girth], [26, 42, girth], [44, 52, girth],
  [68, 50, girth], [80, 62, girth], [70, 78, girth * 0.9], [46, 80, girth * 0.74], [28, 82, girth * 0.5], [18, 90, 0.6],
];
const TONGUE = line("M79 22l6 4M85 26l3-.6M85 26l.6 3", 0.9, "rowan");

const star = (x: number, y: number): string =>
  leafMark("lance", 6, 2, [x, y], 0) + leafMark("lance", 6, 2, [x - 3, y - 3], 90);

export const SMALL: Plates = {
  "alcathoe-bat": () => moon(72, 60, 20) + roost({ fill: "fawn", skin: "bark", belly: "straw" }),
  "brandts-bat": () =>
    bat({
      span: 90, chord: 30, lift: 10, fill: "ochre", skin: "fawn", ear: [10, 4, 14], earInk: "bark", plump: 7.4,
      turn: 10,
      back: moon(24, 26, 12),
    }),
  "common-noctule": () =>
    bat({
      span: 90, chord: 18, lift: 14, fill: "brick", skin: "soot", ear: [4.4, 5, 38], plump: 7.6, tail: 9, turn: -14,
      back: flat(each([[14, 24], [70, 14], [64, 88], [22, 80]], ([x, y]) => star(x, y)), "straw"),
    }),
  "daubentons-bat": () =>
    bat({
      span: 84, chord: 30, lift: 2, fill: "fawn", belly: "bone", skin: "slate", ear: [5.6, 3.8, 24], earInk: "slate",
      plump: 7, tail: 13,
    }) +
    water(90, 2),
  "serotine-bat": () =>
    bat({
      span: 96, chord: 42, lift: -2, fill: "soot", skin: "bark", ear: [6.4, 4, 24], earInk: "soot", plump: 9,
      snout: 3.2,
      tail: 10, turn: 4, back: moon(50, 44, 32),
    }),
  "beautiful-demoiselle": () =>
    damsel({
      fill: "pine", thorax: "pine", wing: "heather", wingLength: 46, wingWidth: 17, bands: 6, bandInk: "slate",
      eyes: "bark", spot: false, veil: 0.92,
    }),
  "emerald-damselfly": () =>
    damsel({
      fill: "moss", thorax: "fern", wing: "mist", half: true, wingLength: 44, bands: 7, bandInk: "pine",
      eyes: "slate",
    }),
  "keeled-skimmer": () =>
    darter({
      fill: "slate", thorax: "bark", thick: 4.2, club: 0.7, abdomen: 42, wing: "mist", wingLength: 38, wingWidth: 11,
      spread: [10, -12], bands: 6, bandInk: "mist", eyes: "slate", stripe: "soot",
    }),
  "small-red-damselfly": () =>
    darter({
      fill: "rowan", thorax: "soot", thick: 1.9, abdomen: 50, wing: "mist", wingLength: 36, wingWidth: 8,
      spread: [20, -24], bands: 4, bandInk: "soot", eyes: "rowan", turn: -30,
    }),
  "southern-damselfly": () =>
    damsel({
      fill: "mist", thorax: "slate", wing: "bone", wingLength: 42, wingWidth: 9, bands: 9, bandInk: "soot",
      eyes: "slate", stem: "moss",
    }),
  "blue-ground-beetle": () => moved(beetle({ fill: "slate" }), [3, 4], 0, 0.94),
  gnat: () => fly({ fill: "soot", legs: 36, wingLength: 34, plump: 0.8, plume: false }) + line("M68 24L82 40", 1.2),
  // Lake flies dance in swarms over the water.
  "lake-fly": () =>
    moved(fly({ fill: "moss", legs: 20, wingLength: 40, turn: -24, plump: 1.2 }), [26, 22], 0, 0.74) +
    moved(fly({ fill: "moss", legs: 18, wingLength: 40, turn: 4, plump: 1.2 }), [-2, -2], 0, 0.46) +
    moved(fly({ fill: "moss", legs: 18, wingLength: 40, turn: -40, plump: 1.2 }), [56, -4], 0, 0.4) +
    moved(fly({ fill: "moss", legs: 18, wingLength: 40, turn: -10, plump: 1.2 }), [0, 48], 0, 0.38) +
    water(92, 2),
  adder: () =>
    crawler({ spine: coil(4.2, 5.4), legs: [], fill: "fawn", pattern: "zigzag", markInk: "soot" }) +
    TONGUE,
  // It swims, head up.
  "grass-snake": () =>
    crawler({
      spine: [
        [89, 30, 2.4], [83, 31, 4.2], [75, 37, 3.8], [70, 50, 4.8], [58, 60, 5.2], [44, 54, 5.2], [33, 46, 4.8],
        [21, 52, 4], [14, 64, 2.8], [4, 68, 0.6],
      ],
      legs: [], fill: "fern", pattern: "bars", markInk: "pine",
      marks: (spine) => moved(line("M-9 3L7 -7", 3.4, "ochre"), [spine[19]![0], spine[19]![1]]),
    }) +
    line("M91 29l5-2M96 27l3 .6M96 27l1-2.6", 0.9, "rowan") +
    water(72, 3),
  "common-lizard": () =>
    crawler({
      spine: [
        [80, 22, 2], [75, 25, 4.6], [67, 31, 3.8], [56, 42, 6.6], [44, 52, 6], [33, 60, 3.6], [22, 72, 2.6],
        [26, 86, 1.8], [44, 90, 1.2], [62, 86, 0.4],
      ],
      legs: [0.27, 0.47], legLength: 13, fill: "fawn", pattern: "stripe", markInk: "bark", toes: 4,
    }),
  "warty-newt": () =>
    crawler({
      spine: [
        [84, 30, 2.4], [78, 31, 5.4], [68, 36, 5], [54, 44, 8], [40, 52, 7.4], [30, 60, 5], [22, 74, 4.4],
        [28, 88, 3], [44, 92, 0.6],
      ],
      legs: [0.24, 0.5], legLength: 13, fill: "soot", belly: "ochre", pattern: "spots", markInk: "slate",
      crest: [7, 4, "bark"], toes: 4,
    }),
  "moor-frog": () => frog({ fill: "mist", belly: "bone", mask: "slate" }) + water(92, 1),
};
