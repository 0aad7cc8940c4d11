/** The pieces, each in a box of 100: trees of the seats, lynx, flame, break, truck. */

import { beast, ground as soil } from "../fauna";
import { crown } from "../flora";
import { body, both, circle, cutout, flat, limb, line, round, smooth, together, type Knot, type Point } from "../geometry";
import { CORE, HEART, TONGUES } from "./flame";

const wood = (limbs: readonly (readonly Knot[])[], ink: string): string =>
  body(
    limbs.map((knots, i) => limb(knots, 5, i === 0)),
    ink,
    1.5,
  );

/** Broad, with a trunk peeled of its cork. */
const corkOak = (): string =>
  wood([[[49, 94, 9.5], [48, 78, 6.6], [42, 62, 5], [30, 48, 2.4]], [[49, 84, 5], [56, 66, 5], [70, 50, 2.2]]], "bark") +
  cutout(limb([[49, 94, 9], [48.4, 84, 7], [47.8, 76, 6.2]], 5, true) + "M44 94q1-9 0-18M50 95q1-9 1-17M55 93q-1-8-1-12", "brick") +
  crown([[50, 30, 22, 17], [24, 43, 19, 13], [76, 43, 19, 13], [37, 34, 20, 16], [64, 34, 20, 16]], "moss", "fern", 5, ["elliptic", 9, 5], 16);

/** Tall, in flat tiers of needles. */
const maritimePine = (): string =>
  wood([[[51, 95, 5.4], [49, 74, 4], [51, 54, 3.4], [49, 30, 2.2]], [[50, 60, 2.6], [62, 50, 2.2], [70, 42, 1]], [[50, 54, 2.4], [38, 46, 2], [32, 38, 1]]], "brick") +
  line("M48 88l4-2M49 80l4 1M47 72l4-2M49 64l4 1", 1) +
  crown([[50, 13, 17, 9], [31, 27, 19, 9.6], [68, 25, 18, 9.6], [50, 28, 20, 9], [73, 43, 14, 7], [26, 43, 13, 6.4]], "pine", "moss", 11, ["elliptic", 11, 2.6], 24);

/** Grey and twisted, with fruit. */
export const olive = (): string => {
  const fruit: Point[] = [[34, 44], [48, 30], [60, 46], [70, 38], [46, 50], [28, 50]];
  return (
    wood([[[50, 94, 14], [47, 84, 8], [53, 74, 6.6], [45, 64, 5], [36, 54, 2.6]], [[52, 80, 5], [60, 68, 4.4], [68, 54, 2.4]]], "vein") +
    line("M40 93q4-8 8-10M52 94q-2-8 1-13q4-6 0-10M60 93q-3-6-5-8", 1) +
    crown([[50, 38, 20], [30, 46, 15, 14], [70, 46, 15, 14], [38, 30, 15], [62, 30, 15]], "lichen", "mist", 8, ["elliptic", 11, 3.4], 22) +
    flat(fruit.map(([x, y]) => circle(x, y, 2.7, 3.3)).join(""), "heather")
  );
};

/** An egg of gold. */
const pyreneanOak = (): string =>
  wood([[[50, 95, 6.4], [50, 76, 4.6], [50, 52, 3], [50, 30, 1]], [[50, 72, 2.8], [38, 58, 1.8], [32, 50, 1]], [[50, 68, 2.8], [62, 56, 1.8], [68, 48, 1]]], "bark") +
  crown([[50, 15, 13, 11], [36, 29, 15], [64, 29, 15], [50, 36, 19], [31, 50, 15, 13], [69, 50, 15, 13], [50, 58, 20, 11]], "ochre", "straw", 14, ["obovate", 12, 7], 13);

/** Nobody's: a narrow cypress, pale. */
export const cypress = (): string =>
  wood([[[50, 95, 5.6], [50, 86, 4.4], [50, 72, 3]]], "vein") +
  crown([[50, 68, 17, 14], [50, 53, 17.5, 15], [50, 38, 15, 15], [50, 24, 10, 14], [50, 12, 5, 9]], "stone", "mist", 23, ["elliptic", 10, 4], 9);

/** An Iberian lynx that walks to the right: tufts on the ears, a ruff, a short tail with a dark tip. */
export function lynx(): string {
  const spots: Point[] = [
    [20, 44], [28, 42], [36, 45], [44, 43], [52, 45], [58, 49], [24, 52], [33, 53], [42, 52],
    [50, 55], [20, 60], [28, 62], [38, 60], [26, 72], [58, 64], [60, 74], [18, 70],
  ];
  const walking = beast({
    x: 27,
    y: 52,
    length: 31,
    girth: [12, 10.5, 11.5],
    legGirth: [7.4, 3.5],
    hoof: false,
    neck: [11, 44, 9, 8],
    head: [9.6, -16, 8.6, 4.6],
    jaw: 0.16,
    ear: [11, 8, 116, "ovate"],
    tail: [[2, 3, 3.4], [-6, 3, 3.2], [-11, 7, 2.6]],
    fill: "fawn",
    far: "bark",
    foot: 90,
    eye: 1.9,
    stride: 4,
    marks: ({ poll: [x, y] }) =>
      flat(spots.map(([a, b]) => circle(a, b, 1.9, 1.5)).join(""), "soot") +
      flat(smooth([[x - 1, y + 5], [x + 8, y + 5], [x + 4, y + 15]]), "bone"),
    over: ({ poll: [x, y], muzzle: [mx, my] }) =>
      line(`M${round(x - 4)} ${round(y - 15)}l-2.4-7M${round(x + 2.6)} ${round(y - 14)}l1.6-6`, 1.9) +
      line(`M${round(x - 2)} ${round(y + 5)}l2 5 2.4-4 2 5 2-4.4`, 0.9) +
      line(`M${round(mx - 2)} ${round(my + 1)}q6 1 9 4M${round(mx - 2)} ${round(my)}q6-1 9 0`, 0.5) +
      flat(circle(11.5, 56, 2.4), "soot"),
  });
  return walking + soil(91, 8, 92, 2);
}

/** A fire marker: two tongues; the heart of it is a picture of its own, so that it can flicker. */
export const flame = (): string => body([TONGUES], "rowan", 3.4);
export const ember = (): string => flat(HEART, "ochre") + flat(CORE, "straw");

/** A fire break: sleepers across the path. */
export const fireBreak = (): string =>
  body(["M22 8H78V92H22Z"], "fawn", 3.4) + line("M36 10V90M50 10V90M64 10V90", 5, "bark") + line("M22 8H78V92H22Z", 3.4);

/** A truck in the colour of its seat, `--seat`. */
export const truck = (): string =>
  body(["M6 44H58V76H6Z", "M62 34H80L95 54V76H62Z"], "seat", 3) +
  both("M66 39H78L88 54H66Z", "bone", 2.4) +
  line("M8 56H56M62 62H94", 2.4, "bone") +
  both("M2 24L66 32 65 38 1 30Z", "bone", 2.2) +
  line("M12 26l-1 5M24 27.4l-1 5M36 29l-1 5M48 30.4l-1 5", 1.8) +
  together([24, 78].map((x) => body([circle(x, 78, 11)], "soot", 2) + flat(circle(x, 78, 4.4), "bone"))) +
  both("M66 27h10v7H66Z", "ochre", 2.2);

export const PIECES: Readonly<Record<string, () => string>> = {
  "cork-oak": corkOak,
  "maritime-pine": maritimePine,
  olive,
  "pyrenean-oak": pyreneanOak,
  cypress,
  lynx,
  flame,
  ember,
  break: fireBreak,
  truck,
};
