/** Beasts of Dartmoor, on paws and on hooves. */

import type { Plates } from "../../sprite";
import { beast, eye, ground, hare, rodent, water } from "../../fauna";
import { leaf } from "../../flora";
import { body, both, circle, circles, each, fine, flat, limb, line, moved, polygon, smooth } from "../../geometry";
import type { Bend, Knot } from "../../geometry";

/** A lock of wool: a circle with curls for an edge. */
function lock(x: number, y: number, r: number): string {
  const curls = 9;
  const points = Array.from({ length: curls }, (_, i): Bend[] => {
    const angle = (i * 2 * Math.PI) / curls;
    return [
      [x + Math.cos(angle) * r * 0.92, y + Math.sin(angle) * r * 0.92, 1],
      [x + Math.cos(angle + 0.35) * r * 1.14, y + Math.sin(angle + 0.35) * r * 1.14],
    ];
  });
  return smooth(points.flat(), true, 0.22);
}

function sheep(): string {
  const wool: Knot[] = [
    [28, 54, 10], [40, 46, 10], [54, 46, 10], [64, 54, 9.6], [58, 66, 9], [44, 68, 10], [30, 66, 9], [46, 57, 12],
    [20, 60, 6],
  ];
  const leg = (x: number): string => limb([[x, 66, 3.4], [x, 80, 2], [x, 88, 2]], 5);
  const hooves = each([28, 36, 55, 62], (x) =>
    polygon([[x - 2.2, 87], [x + 2.2, 87], [x + 2.8, 90.4], [x - 2.6, 90.4]]),
  );
  const curls = each(
    [[26, 50], [38, 44], [52, 45], [32, 60], [46, 56], [58, 58], [40, 68], [54, 66], [24, 62]],
    ([x, y]) => `M${x} ${y}q3-3.4 5 0t-2.4 2`,
  );
  return (
    body([leg(36), leg(62)], "fawn") +
    body([leg(28), leg(55)], "bone") +
    flat(hooves, "soot") +
    body(wool.map(([x, y, r]) => lock(x, y, r)), "bone") +
    fine(line(curls, 0.8)) +
    body([limb([[70, 44, 6.4], [76, 50, 6.6], [84, 58, 3.8]])], "bone") +
    moved(leaf({ length: 10, width: 5, veins: 0, stalk: 0, fill: "bone", half: null }), [69, 44], -112) +
    both("M70 40C62 34 58 44 65 48C71 51 74 46 70 43C68 46 65 44 67 42Z", "straw") +
    fine(flat(circles([[83, 55, 1.4], [80, 59, 1.2], [77, 47, 0.9]]), "soot")) +
    eye([76, 48], 1.5, "bone") +
    line("M87 59q-2 2.6-5 2", 0.8) +
    ground(91, 12, 88, 2)
  );
}

export const BEASTS: Plates = {
  "field-vole": () =>
    rodent({ fill: "fawn", belly: "straw", ear: 2.4, tail: 22, plump: 1.06 }) + ground(88, 10, 92, 3),
  "wood-mouse": () =>
    moved(
      rodent({ fill: "brick", belly: "bone", ear: 9, tail: 100, plump: 0.8, eye: 2.6, tailInk: "ling" }),
      [-6, 12],
      -12,
    ) +
    ground(93, 20, 92, 1),
  shrew: () =>
    rodent({ fill: "bark", belly: "mist", ear: 2, tail: 52, snout: 9, plump: 0.9, eye: 1.2 }) + ground(88, 10, 92, 2),
  "black-rabbit": () => hare({}) + ground(89, 12, 88, 2),
  "dartmoor-badger": () =>
    beast({
      x: 28, y: 60, length: 34, girth: [14, 15.4, 13], legGirth: [7, 3.4], hoof: false, neck: [8, 10, 10, 8],
      head: [22, -22, 8.4, 3], jaw: 0.05, ear: [5, 5, 110, "round"], tail: [[0, 4, 4], [-7, 8, 3.4], [-11, 13, 1]],
      tailInk: "bone", fill: "mist", far: "soot", belly: "soot", foot: 86, eye: 1.2,
      marks: ({ poll, muzzle }) =>
        flat(
          smooth([
            [poll[0] - 2, poll[1] - 14], [muzzle[0] + 4, muzzle[1] - 8], [muzzle[0] + 6, muzzle[1] + 8],
            [poll[0] + 2, poll[1] + 14],
          ]),
          "bone",
        ) +
        line(`M${poll[0] - 12} ${poll[1] - 3}L${muzzle[0] - 1} ${muzzle[1] - 1.4}`, 4.6, "soot") +
        flat(polygon([[10, 70], [90, 70], [90, 90], [10, 90]]), "soot") +
        fine(line("M22 52l4 5M30 48l4 5M38 47l4 5M46 47l4 5M54 49l4 5M26 60l4 5M36 57l4 5M46 57l4 5", 0.8)),
    }) +
    ground(87, 10, 92, 2),
  otter: () =>
    beast({
      x: 34, y: 64, length: 30, girth: [11, 10.5, 10], legGirth: [6, 3], hoof: false, neck: [15, 34, 8, 7],
      head: [13, -8, 7, 4.4], jaw: 0.1, ear: [4, 4, 130, "round"],
      tail: [[4, 4, 6], [-8, 10, 4.4], [-18, 18, 2.8], [-22, 22, 1]], fill: "bark", foot: 84,
      marks: ({ poll, muzzle }) =>
        flat(
          smooth([
            [muzzle[0] + 6, muzzle[1] + 1], [poll[0] + 4, poll[1] + 5], [poll[0] - 8, poll[1] + 22],
            [poll[0] + 4, poll[1] + 26], [muzzle[0] + 4, muzzle[1] + 10],
          ]),
          "straw",
        ),
      over: ({ muzzle }) =>
        flat(circle(muzzle[0] + 3, muzzle[1] - 2, 2, 1.5), "soot") +
        fine(moved(line("M0 1q6 1 10 4M0 0q7-1 11 0", 0.5), muzzle)),
    }) +
    water(84, 3),
  beaver: () =>
    beast({
      x: 44, y: 62, length: 18, girth: [17, 17, 13], legGirth: [6.4, 3.2], hoof: false, neck: [11, 22, 10, 9],
      head: [12, -18, 9, 5.4], jaw: 0.1, ear: [4.4, 5, 120, "round"],
      tail: [[4, 18, 5], [-8, 21, 7], [-18, 23, 7], [-23, 24, 4]], tailInk: "soot", fill: "bark", foot: 88,
      over: ({ muzzle }) =>
        flat(circle(muzzle[0] + 3.4, muzzle[1] - 2.6, 2.4, 1.8), "soot") +
        both(
          polygon([
            [muzzle[0] - 1, muzzle[1] + 4], [muzzle[0] + 3, muzzle[1] + 4], [muzzle[0] + 2.4, muzzle[1] + 9],
            [muzzle[0], muzzle[1] + 9],
          ]),
          "ochre",
          0.8,
        ) +
        fine(line("M8 85l6-6M13 88l7-8M19 88l6-6M8 80l8 8M14 79l8 8", 0.7, "vein")),
    }) +
    ground(89, 8, 92, 1),
  "dartmoor-pony": () =>
    beast({
      x: 30, y: 52, length: 34, girth: [12, 12.4, 11.6], sag: 1.6, legGirth: [6.4, 2.5], neck: [21, 48, 8.6, 6],
      head: [19, -38, 5.8, 3.6], jaw: 0.12, ear: [6.4, 4, 84, "lance"],
      tail: [[0, -2, 2.4], [-7, 8, 4], [-8, 24, 3.6], [-4, 34, 1]], tailInk: "soot", fill: "bark", muzzle: "fawn",
      foot: 90,
      over: ({ poll, neck }) =>
        both(
          smooth([
            [poll[0] + 5, poll[1] - 6], [poll[0] - 3, poll[1] - 8], [poll[0] - 12, poll[1] + 2],
            [neck[0] - 12, neck[1] - 4], [neck[0] - 7, neck[1] + 5, 1], [neck[0] - 4, neck[1] - 2],
            [poll[0] - 7, poll[1] + 10, 1], [poll[0] - 3, poll[1] + 3], [poll[0] + 2, poll[1] + 4, 1],
          ]),
          "soot",
          0.8,
        ) +
        moved(line("M2 -6q4 3 3.6 8", 2.4, "soot"), poll),
    }) +
    ground(91, 10, 92, 2),
  "dartmoor-sheep": sheep,
  "roe-deer": () =>
    beast({
      x: 28, y: 50, length: 30, girth: [9.6, 9, 9.4], legGirth: [5.4, 1.7], neck: [24, 62, 6, 4.2],
      head: [15, -26, 4.6, 2.5], ear: [11, 5, 132, "elliptic"], tail: [[0, 2, 2.6], [-3, 6, 2.2], [-4, 9, 0.8]],
      tailInk: "bone", fill: "brick", belly: "straw", foot: 92, stride: 2.4, muzzle: "soot",
      over: ({ poll }) =>
        moved(line("M1 -4q-3-8 0-16M-0.4 -11l4-4M0 -16l-4-3M4 -4q0-8 4-14M5 -11l4-2", 1.5, "bark"), poll) +
        flat(circle(20.4, 48, 3, 4.6), "bone"),
    }) +
    ground(93, 12, 88, 3),
};
