/** Trees of the Pacific coast, drawn whole. */

import type { Plates } from "../../sprite";
import { ground } from "../../fauna";
import { berry, conifer, flower, tree } from "../../flora";
import { both, circle, each, flat, line, moved, smooth } from "../../geometry";

export const TREES: Plates = {
  "douglas-fir": () =>
    conifer({
      width: 52, tiers: 9, droop: 0.3, comb: 7, trunk: 4.2, bare: 0.26, shape: 0.6, blunt: 0.2, ragged: 0.4, seed: 5,
      cones: { chance: 0.5, draw: (x, y) => both(circle(x, y + 3, 1.5, 2.8), "fawn", 0.7) },
    }) +
    ground(94, 30, 72),
  "western-redcedar": () =>
    conifer({
      width: 60, tiers: 9, droop: 0.9, comb: 8, trunk: 5, bare: 0.12, shape: 0.72, bark: "brick",
      tones: ["fern", "lichen"], fill: "moss", seed: 12, mark: ["strap", 2.6],
    }) +
    ground(94, 26, 76),
  "western-hemlock": () =>
    conifer({
      width: 54, tiers: 12, droop: 1.1, comb: 4.6, trunk: 3, bare: 0.06, nod: 9, shape: 1.1, seed: 8,
      tones: ["moss", "lichen"], ragged: 0.3, mark: ["elliptic", 2],
    }) +
    ground(94, 30, 72),
  "sitka-spruce": () =>
    conifer({
      width: 56, tiers: 10, droop: 0.1, lift: 5, comb: 6.4, trunk: 3.6, bare: 0.12, seed: 19,
      tones: ["slate", "mist"], fill: "pine", mark: ["lance", 2],
    }) +
    ground(94, 28, 74),
  "grand-fir": () =>
    conifer({
      width: 44, tiers: 11, droop: 0.1, comb: 5, trunk: 3, seed: 23, tones: ["fern", "lichen"], fill: "moss",
      mark: ["strap", 2.2],
    }) +
    ground(94, 30, 72),
  "subalpine-fir": () =>
    conifer({
      width: 22, tiers: 14, droop: 0.7, comb: 3.8, trunk: 2.4, seed: 29, tones: ["pine", "moss"], bare: 0.03,
      cones: { chance: 0.3, draw: (x, y) => both(circle(x, y - 2.6, 1.3, 2.6), "heather", 0.7) },
    }) +
    ground(94, 34, 68),
  "mountain-hemlock": () =>
    conifer({
      width: 44, tiers: 10, droop: 1, comb: 5.4, trunk: 3, nod: -8, seed: 37, tones: ["slate", "lichen"],
      bare: 0.05, ragged: 0.34, mark: ["elliptic", 2],
    }) +
    ground(94, 32, 70),
  "shore-pine": () =>
    conifer({
      width: 48, tiers: 6, droop: 0, lift: 8, comb: 8, trunk: 3.4, bare: 0.34, top: 20, seed: 41,
      tones: ["fern", "lichen"], fill: "moss", ragged: 0.5, mark: ["lance", 1.7],
    }) +
    ground(94, 28, 74),
  "red-alder": () =>
    tree({
      habit: "flame", width: 58, top: 6, base: 66, trunk: 3.4, bark: "mist", leaf: ["ovate", 8, 5.6],
      tones: ["fern", "moss"], fill: "pine", lit: 0.3, seed: 44, boughs: 4, fruits: 8,
      fruit: (x, y) => both(circle(x, y, 1.5, 2.2), "bark", 0.8), marks: line("M48 88h3M50 80h2.6M48.4 74h2.6", 1.2),
    }) +
    ground(94, 26, 76),
  "bigleaf-maple": () =>
    tree({
      habit: "round", width: 76, top: 8, base: 70, trunk: 5, leaf: ["maple", 13, 13], gap: 0.74,
      tones: ["fern", "lichen"], fill: "moss", lit: 0.3, seed: 46, boughs: 4, rise: 0.5, fruits: 7,
      fruit: (x, y, _, r) =>
        moved(both("M0 0C2-1 4-4 3-8C1-10-1-9-1-6C-1-3-1-1 0 0Z", "straw", 0.7), [x, y], (r() - 0.5) * 90),
    }) +
    ground(94, 24, 78),
  "vine-maple": () =>
    tree({
      habit: "dome", width: 76, top: 22, base: 70, trunk: 2.2, stems: [-30, 4, 28], leaf: ["maple", 11, 11],
      gap: 0.7, tones: ["brick", "ochre"], fill: "rowan", lit: 0.34, seed: 49, boughs: 2, rise: 0.4,
    }) +
    ground(94, 24, 78),
  arbutus: () =>
    tree({
      habit: "dome", width: 76, top: 12, base: 58, trunk: 3.8, stems: [-18, 22], bark: "brick",
      leaf: ["elliptic", 9, 5], tones: ["moss", "fern"], fill: "pine", lit: 0.36, seed: 52, boughs: 2, fruits: 12,
      fruit: (x, y) => berry(x, y, 1.9, "rowan", false),
    }) +
    ground(94, 26, 76),
  "garry-oak": () =>
    tree({
      habit: "spread", width: 76, top: 18, base: 62, trunk: 5.4, stems: [-12, 12], bark: "vein",
      leaf: ["oak", 10.4, 7.4], gap: 0.84, tones: ["fern", "straw"], fill: "moss", lit: 0.26, seed: 57, boughs: 3,
    }) +
    ground(94, 22, 80),
  "pacific-dogwood": () =>
    tree({
      habit: "dome", width: 78, top: 18, base: 68, trunk: 3.2, leaf: ["ovate", 8, 5.2], tones: ["fern", "moss"],
      fill: "pine", lit: 0.3, seed: 53, boughs: 4, rise: 0.4, fruits: 19,
      fruit: (x, y, i) =>
        moved(
          flower({
            petals: 6, length: 5.4, width: 4, shape: "elliptic", fill: "bone", eye: 1.5, eyeFill: "straw",
            turn: i * 17, weight: 0.7,
          }),
          [x, y],
        ),
    }) +
    ground(94, 26, 76),
  "black-cottonwood": () =>
    tree({
      habit: "flame", width: 44, top: 2, base: 70, trunk: 4, bark: "vein", leaf: ["ovate", 8, 6],
      tones: ["fern", "straw"], fill: "moss", lit: 0.24, seed: 71, boughs: 5, rise: 0.8, fruits: 12,
      fruit: (x, y) => flat(circle(x, y, 1.7), "bone"),
    }) +
    flat(each([[22, 40], [80, 34], [16, 66], [86, 60], [76, 80]], ([x, y]) => circle(x, y, 1.3)), "mist") +
    ground(94, 28, 74),
  "pacific-crab-apple": () =>
    tree({
      habit: "dome", width: 80, top: 36, base: 76, trunk: 2.4, stems: [-26, 2, 24], leaf: ["ovate", 8, 5],
      tones: ["fern", "lichen"], fill: "moss", lit: 0.3, seed: 74, boughs: 2, fruits: 13,
      fruit: (x, y, i) =>
        i % 3
          ? moved(flower({ petals: 5, length: 3.6, width: 3, fill: "ling", eye: 1, weight: 0.6 }), [x, y])
          : berry(x, y, 2.4, "ochre", false),
    }) +
    ground(94, 26, 76),
  cascara: () =>
    tree({
      habit: "round", width: 60, top: 30, base: 74, trunk: 2.4, stems: [-14, 12], bark: "stone",
      leaf: ["elliptic", 10.4, 5.6], tones: ["fern", "lichen"], fill: "moss", lit: 0.2, seed: 77, boughs: 2, fruits: 13,
      fruit: (x, y) => berry(x, y, 2, "soot", false),
    }) +
    ground(94, 28, 74),
  "pacific-yew": () =>
    conifer({
      width: 64, tiers: 7, droop: 0.5, comb: 7, top: 24, trunk: 3.4, bare: 0.16, bark: "rowan", fill: "soot",
      tones: ["pine", "moss"], seed: 81, ragged: 0.4, mark: ["strap", 2], blunt: 0.3,
      cones: { chance: 0.8, draw: (x, y) => berry(x, y + 2, 2, "rowan", false) },
    }) +
    ground(94, 28, 74),
  "amabilis-fir": () =>
    conifer({
      width: 40, tiers: 12, droop: 0.15, comb: 5, trunk: 3, bark: "mist", tones: ["moss", "mist"], fill: "pine",
      seed: 84, bare: 0.06, mark: ["strap", 2.2],
      cones: { chance: 0.34, draw: (x, y) => both(circle(x, y - 3, 1.6, 3), "heather", 0.7) },
    }) +
    ground(94, 30, 72),
  "yellow-cedar": () =>
    conifer({
      width: 46, tiers: 9, droop: 1, comb: 7, trunk: 3.4, bark: "fawn", tones: ["lichen", "fern"], fill: "moss",
      seed: 87, bare: 0.08, ragged: 0.3, nod: 4, mark: ["strap", 2.4],
    }) +
    ground(94, 28, 74),
  "whitebark-pine": () =>
    conifer({
      x: 42, width: 40, tiers: 5, droop: 0, lift: 9, comb: 8, trunk: 2.8, bark: "bone", bare: 0.34, top: 26, seed: 91,
      tones: ["lichen", "mist"], fill: "moss", ragged: 0.5, mark: ["lance", 1.8],
    }) +
    conifer({
      x: 62, width: 32, tiers: 4, droop: 0, lift: 8, comb: 7, trunk: 2.2, bark: "bone", bare: 0.4, top: 40, seed: 93,
      tones: ["lichen", "fern"], fill: "moss", ragged: 0.5, mark: ["lance", 1.8],
      cones: { chance: 0.6, draw: (x, y) => both(circle(x, y, 2, 2.6), "heather", 0.7) },
    }) +
    both(smooth([[20, 95, 1], [26, 90], [46, 92], [70, 89], [84, 95, 1]]), "stone", 0.9),
};
