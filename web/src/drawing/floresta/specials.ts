/** The pictures on the cards: what each special action is. */

import { body, both, circle, flat, limb, line, polar, round, smooth } from "../geometry";
import { leafMark } from "../flora";
import { lynx } from "./pieces";

const axe = (): string =>
  body([limb([[22, 90, 3.6], [44, 60, 3], [66, 30, 3.2], [72, 20, 3.6]], 5)], "fawn", 1.2) +
  line("M26 82q10-12 18-24", 0.7) +
  both(smooth([[56, 22, 1], [72, 12, 1], [92, 14], [90, 36], [78, 52, 1], [72, 38], [62, 32, 1]]), "mist", 1.2) +
  line("M86 18q2 14-9 28", 0.8, "slate") +
  both("M59 24L72 15 76 22 64 32Z", "slate", 1) +
  line("M18 94H84M30 94l-1.6-4M32 94v-5M70 94l1.6-4", 0.9);

/** The ring of values round a leaf. */
const wild = (): string =>
  [1, 2, 3, 4, 5, 6]
    .map((value, i) => {
      const [x, y] = polar([50, 52], 90 - i * 60, 31);
      const number = `<text x="${round(x)}" y="${round(y + 5)}" text-anchor="middle" style="font:700 14.5px var(--sans)" fill="var(--soot)">${value}</text>`;
      return both(circle(x, y, 11), "lichen", 1.2) + number;
    })
    .join("") +
  both(leafMark("elliptic", 26, 15, [50, 65], 0), "fern", 1.1) +
  line("M50 68V42M50 60l-4-4M50 60l4-4M50 53l-4-4M50 53l4-4", 0.8);

/** A tree of the same sheet, so much smaller. */
const tree = (id: string, x: number, y: number, k: number): string =>
  `<use href="#plate-${id}" x="${round(x)}" y="${round(y)}" width="${round(100 * k)}" height="${round(100 * k)}"/>`;

const double = (): string =>
  tree("cork-oak", -8, 20, 0.72) +
  tree("cork-oak", 36, 20, 0.72) +
  line("M8 93H92M16 93l-1-4M84 93l1-4M52 93v-4", 0.9);

const fireBreak = (): string => {
  const row = (spots: readonly number[], dx: number, y: (i: number) => number, k: number): string =>
    spots.map((x, i) => tree(i % 2 ? "maritime-pine" : "cork-oak", x - dx, y(i), k)).join("");
  return (
    flat("M4 40Q50 28 96 40V92H4Z", "lichen") +
    row([14, 26, 74, 88], 17, (i) => 14 + (i % 3) * 3, 0.36) +
    both("M43 36L57 36 70 92H30Z", "fawn", 1.1) +
    line("M46 38L38 90M50 38V90M54 38L62 90", 1, "bark") +
    row([8, 22, 78, 92], 22, () => 44, 0.46)
  );
};

const fighter = (): string =>
  both(smooth([[18, 62], [20, 40], [36, 22], [56, 20], [76, 34], [82, 56], [84, 62, 1], [18, 62, 1]]), "rowan", 1.2) +
  both("M8 62H90C94 68 90 76 82 76H22C12 76 6 70 8 62Z", "rowan", 1.2) +
  both(smooth([[46, 12], [56, 12], [60, 24], [42, 24]]), "brick", 1.1) +
  both("M50 32L66 38V48C66 56 58 60 50 64C42 60 34 56 34 48V38Z", "straw", 1.1) +
  flat("M50.6 38C51.4 44 58 46 58 52C58 57 54.4 59.6 50 59.6C45.6 59.6 42 57 42 52.6C42 48.6 44.6 47 45.4 44C48 45.6 48.2 47 48.2 49C50 46.6 51 42.6 50.6 38Z", "rowan") +
  line("M12 69H86", 0.8) +
  line("M26 64q-2 16 8 24M74 64q2 16-8 24M34 88q16 8 32 0", 1.4, "bark");

/** By the name of the special action in the pack. */
export const SPECIALS: Readonly<Record<string, () => string>> = { axe, lynx, wild, x2: double, break: fireBreak, fighter };
