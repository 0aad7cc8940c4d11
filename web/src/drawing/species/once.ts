/** The eight animals of Once Upon a Forest, each with an outline and a mark of its own. */

import type { Plates } from "../sprite";
import { beast, bird, branch, eye, frog, ground } from "../fauna";
import {
  along, around, body, both, circle, circles, fine, flat, inside, limb, line, moved, smooth, times,
} from "../geometry";

/** From the muzzle down. The tusks of forest elephants are straight and thin. */
const trunkAndTusk = (): string =>
  body([limb([[-2, 0, 7], [6, 12, 5], [6, 28, 3.6], [12, 36, 2.8], [17, 32, 2.2]])], "mist") +
  flat(limb([[-4, -2, 7], [3, 8, 5]]), "mist") +
  both(limb([[2, 9, 2], [8, 17, 1.6], [16, 19, 0.5]]), "bone") +
  fine(line("M4 14l7-2M4 19l7-1M3 24l7 0", 0.6));

function pangolin(): string {
  const back = limb([
    [6, 84, 2], [18, 80, 5.6], [34, 68, 11], [50, 62, 13.6], [64, 66, 10], [74, 74, 6], [84, 80, 3.2], [90, 83, 1.4],
  ]);
  const scales = times(75, (k) => {
    const [row, i] = [Math.floor(k / 15), k % 15];
    const x = 72 - i * 4.8 + (row % 2) * 2.4;
    const y = 52 + row * 6.4 + Math.abs(i - 5) * 0.8;
    return smooth(around([x, y], [[0, 0, 1], [-4, 4], [-5, 8, 1], [0, 8]]));
  });
  const face = smooth([[72, 70], [80, 74], [94, 82], [90, 92], [70, 84]]);
  return (
    body([limb([[44, 74, 5], [42, 84, 3], [46, 87, 2.4]]), limb([[62, 74, 4], [62, 84, 2.6], [66, 87, 2.2]])], "bark") +
    body([back], "fawn") +
    inside([back], line(scales, 0.8) + flat(face, "bark")) +
    line(back) +
    eye([80, 76.6], 1.2, "fawn") +
    ground(88, 6, 94, 2)
  );
}

function chameleon(): string {
  const back = limb([[22, 62, 3], [32, 54, 9], [48, 48, 13], [62, 48, 10], [72, 46, 8], [82, 50, 5.4], [88, 53, 2.6]]);
  const casque = smooth([[62, 46, 1], [66, 28], [76, 36], [84, 46, 1]]);
  const tail = along(
    [[26, 58, 5], [14, 64, 3.4], [10, 76, 2.8], [18, 86, 2.4], [28, 82, 2], [27, 74, 1.6], [20, 74, 0.8]],
    5,
  );
  const legs = [limb([[38, 58, 4.4], [34, 70, 2.8], [40, 77, 2.4]]), limb([[60, 56, 4], [64, 68, 2.6], [60, 76, 2.4]])];
  const spots = circles([[42, 50, 1.4], [52, 48, 1.6], [50, 56, 1.3], [34, 54, 1.2], [60, 52, 1.2]]);
  const bands = line("M36 40l4 26M46 36l3 28M56 38l1 22", 2.4, "moss") + line("M70 56Q80 60 90 54");
  return (
    branch(78, 2, { fill: "moss", half: "pine" }) +
    both(limb(tail, 2), "fern") +
    body(legs, "fern") +
    body([back, casque], "fern") +
    inside([back], bands + flat(spots, "straw")) +
    both(circle(75, 44, 5), "lichen") +
    eye([76, 43.6], 1.7, "ochre") +
    line("M36 77h7M57 77h7", 1.8)
  );
}

export const ANIMALS: Plates = {
  "forest-elephant": () =>
    beast({
      x: 32, y: 50, length: 26, girth: [17, 18, 16.4], legGirth: [8, 5], hoof: false, neck: [10, 20, 13, 11],
      head: [10, -20, 11, 7], jaw: 0, ear: [3, 3, 100, "round"], tail: [[2, 2, 1.6], [-3, 12, 1.2], [-4, 20, 1.6]],
      fill: "mist", far: "slate", foot: 90, eye: 1.4,
      over: ({ poll, muzzle }) =>
        moved(trunkAndTusk(), muzzle) +
        both(smooth(around(poll, [[-1, -8], [-14, -9], [-20, 4], [-14, 17], [-5, 13], [1, 2]])), "slate") +
        eye([poll[0] + 5, poll[1] - 1], 1.4, "mist"),
    }) +
    ground(91, 8, 86, 1),
  "giant-pangolin": pangolin,
  chameleon,
  "tree-frog": () => branch(92) + frog({ fill: "brick", belly: "straw", mask: "rowan", pads: true }),
  colobus: () =>
    both(limb([[34, 72, 3], [26, 84, 2.4], [24, 96, 5], [24, 104, 5]]), "bone") +
    body(
      [
        limb([[40, 78, 9], [46, 62, 14], [54, 46, 10]]), circle(58, 34, 9.4),
        limb([[44, 76, 8], [56, 80, 5], [60, 88, 3]]), limb([[56, 50, 5], [68, 62, 3.6], [72, 74, 2.8]]),
      ],
      "soot",
    ) +
    both(
      smooth([[34, 48], [44, 50], [48, 66], [42, 84, 1], [38, 76], [34, 86, 1], [30, 74], [26, 80, 1], [27, 62]]),
      "bone",
    ) +
    both(smooth([[50, 30], [54, 25], [62, 26], [68, 32], [66, 42], [58, 45], [51, 40]]), "bone") +
    flat(smooth([[56, 31], [63, 30], [66, 36], [62, 42], [57, 40]]), "soot") +
    eye([60, 34.6], 1.1, "fawn") +
    eye([64.4, 34.6], 1.1, "fawn") +
    branch(91),
  "tree-hyrax": () =>
    branch(86) +
    body(
      [
        limb([[28, 76, 9], [38, 66, 15], [54, 66, 14], [66, 62, 10.4], [76, 62, 7.6], [85, 66, 4.4]]),
        limb([[34, 78, 7], [38, 84, 4], [44, 85.6, 3]]), limb([[60, 74, 5], [62, 83, 3.2], [67, 85, 2.6]]),
      ],
      "bark",
    ) +
    both(smooth([[38, 55, 1], [44, 48], [52, 55, 1], [45, 60]]), "straw", 0.8) +
    both(circle(66, 51, 4, 4.4), "bark") +
    both(circle(72, 52, 3.6, 4), "bark") +
    flat(circle(72.4, 52.6, 1.8, 2), "ling") +
    eye([77, 59.6], 1.9, "bone") +
    flat(circle(88.6, 65, 1.8, 1.5), "soot") +
    fine(line("M32 62l3 4M40 66l3 4M50 66l3 4M58 64l3 4M34 72l3 3M46 74l3 3M84 68q5 2 8 5M84 67q6 0 9 1", 0.7)),
  turaco: () =>
    branch(80) +
    bird({
      at: [48, 50], tilt: 32, length: 38, girth: 10.4, neck: [16, 60, 0], neckGirth: 0.5, head: 6.6, headAngle: 6,
      bill: [6, 2.4, 0, 1.6], billInk: "rowan", tail: [32, 5, 8, "round"], tailInk: "slate", leg: 8, foot: 78,
      fill: "fern", wing: "slate", wingReach: 6,
      crest: both(smooth([[58, 24], [58, 10], [68, 8], [76, 18, 1], [72, 26]]), "moss"),
      marks: (_, { skull }) => moved(line("M-2 -3L6 -2M-2 3L5 3", 1.3, "bone"), skull),
      over: (on) => flat(smooth([on(-0.1, -0.2), on(-0.4, 0.1), on(-0.6, 0), on(-0.3, -0.3)]), "rowan"),
      ring: "rowan",
    }),
  hornbill: () =>
    branch(82) +
    bird({
      at: [40, 52], tilt: 38, length: 40, girth: 11.4, neck: [20, 58, 0], neckGirth: 0.46, head: 7, headAngle: 4,
      bill: [24, 3.6, -6, 4], billInk: "ochre", tail: [26, 5.6, 6, "round"], tailInk: "soot", leg: 8, foot: 80,
      fill: "soot", wing: "soot", belly: "bone",
      over: (_, { skull }) =>
        both(smooth(around(skull, [[1, -5, 1], [8, -10], [19, -6], [14, -2.4, 1]])), "straw", 0.9),
      ring: "slate",
    }),
};
