/** The five caves: each another kind of hole in the moor. */

import { leafMark } from "../../flora";
import { ground } from "../../fauna";
import { both, circles, each, fine, flat, inside, line, polygon, smooth, times } from "../../geometry";
import { pool, rocks, tufts } from "../../scenes";
import type { Plates } from "../../sprite";

/** A mouth into the dark, so wide and so high, on the ground. */
const mouth = (x: number, y: number, width: number, height: number): string =>
  smooth([
    [x - width / 2, y, 1],
    [x - width * 0.47, y - height * 0.55],
    [x - width * 0.2, y - height * 0.96],
    [x + width * 0.16, y - height],
    [x + width * 0.45, y - height * 0.6],
    [x + width / 2, y, 1],
  ]);

/** A bat asleep, head down. */
const sleeper = (x: number, y: number): string =>
  flat(leafMark("elliptic", 14, 7, [x, y], 180), "fawn") +
  flat(`M${x - 2.4} ${y + 12}l-.8 4 2.6 -1.8ZM${x + 2.4} ${y + 12}l.8 4-2.6-1.8Z`, "fawn") +
  line(`M${x} ${y}v9M${x - 1} ${y}v-1.6M${x + 1} ${y}v-1.6`, 0.9, "soot");

/** A stone that hangs from the roof, or, with a negative length, stands on the floor. */
const dripstone = (x: number, y: number, width: number, length: number): string =>
  both(
    smooth([
      [x - width / 2, y, 1], [x - width * 0.2, y + length * 0.5], [x, y + length, 1],
      [x + width * 0.2, y + length * 0.5],
      [x + width / 2, y, 1],
    ]),
    "stone",
    0.8,
  );

/** Under the blocks of a tor: the bats' roost. */
const underTheTor = (): string =>
  both(smooth([[4, 92, 1], [12, 62], [30, 50], [72, 50], [90, 64], [96, 92, 1]]), "lichen") +
  rocks([[24, 92, 34, 26], [77, 92, 36, 28]]) +
  flat(mouth(50, 92, 34, 40), "soot") +
  rocks([[50, 56, 78, 15], [46, 42, 56, 14], [56, 29, 34, 12]]) +
  sleeper(44, 57) +
  sleeper(55, 57) +
  fine(line("M20 49h14M60 50h18M34 36h10M54 35h14M52 23h10M12 80h8M86 78h6", 0.7)) +
  ground(93, 4, 96, 2);

/** In a green bank, under roots and turf. */
function underTheTurf(): string {
  const bank = smooth([[2, 92, 1], [8, 66], [26, 40], [52, 32], [78, 42], [93, 68], [98, 92, 1]]);
  return (
    both(bank, "fern") +
    inside([bank], flat("M0 40H100V58Q50 44 0 62Z", "moss")) +
    both(mouth(50, 92, 46, 36), "bark", 0.9) +
    flat(mouth(50, 92, 37, 30), "soot") +
    line("M36 62Q40 74 36 84M46 57Q48 66 45 74M56 57Q55 68 59 80M63 62Q62 70 66 76", 1.6, "fawn") +
    tufts([[16, 62, 1], [30, 46, 1.1], [50, 35, 1.2], [70, 46, 1.1], [84, 64, 1]], "pine") +
    each([[24, 56], [60, 40], [78, 58]], ([x, y]) =>
      line(`M${x} ${y}v-9`, 0.8) +
      flat(circles([[x, y - 10, 2], [x + 2.4, y - 8, 1.5], [x - 2.4, y - 8, 1.5]]), "heather"),
    ) +
    ground(93, 4, 96, 2)
  );
}

/** Limestone, dripping for ages. */
function dripstoneCave(): string {
  const hall = smooth([[6, 92, 1], [5, 56], [18, 24], [50, 10], [82, 24], [95, 56], [94, 92, 1]]);
  return (
    both(hall, "vein") +
    inside([hall], flat(smooth([[16, 96, 1], [15, 58], [26, 33], [50, 21], [75, 33], [85, 58], [84, 96, 1]]), "soot")) +
    each(
      [[24, 32, 11, 22], [36, 24, 10, 14], [48, 18, 13, 34], [61, 21, 10, 16], [72, 28, 11, 28], [81, 40, 8, 13]],
      ([x, y, width, length]) => dripstone(x, y, width, length),
    ) +
    pool(50, 88, 26, 5) +
    each([[26, 92, 13, -20], [72, 92, 14, -24], [84, 92, 10, -13], [16, 92, 9, -11]], ([x, y, width, length]) =>
      dripstone(x, y, width, length),
    ) +
    flat(circles([[48, 58, 1], [48, 68, 1.2], [70, 62, 1]]), "mist") +
    line("M43 86q5-1.6 10 0", 0.8, "slate")
  );
}

/** Behind a fall of water: the hoard. */
function behindTheFall(): string {
  const cliff = polygon([[8, 92], [6, 50], [14, 24], [30, 12], [70, 12], [86, 26], [95, 52], [92, 92]]);
  const fall = smooth(
    [[38, 14, 1], [62, 14, 1], [62, 40], [66, 66], [68, 88, 1], [33, 88, 1], [35, 64], [39, 40]],
    true,
    0.12,
  );
  return (
    both(cliff, "slate") +
    fine(line("M12 44h14M72 34h14M10 62h12M80 58h12M16 76h10M78 76h12M20 28h12M68 22h10", 0.8)) +
    flat(mouth(50, 90, 62, 56), "soot") +
    flat("M24 84l4-9 4 9ZM72 84l3-7 4 7ZM30 86l3-5 3 5Z", "straw") +
    both(fall, "mist", 0.9) +
    line("M44 16Q42 50 41 84M50 16Q50 52 50 84M56 16Q58 50 60 84", 0.9, "slate") +
    flat(circles([[34, 88, 4], [41, 90, 4.6], [50, 90.5, 5], [59, 90, 4.6], [67, 88, 4]]), "bone") +
    line("M12 94q10-3 20 0t20 0t20 0t16 0", 0.9, "slate") +
    tufts([[12, 24, 0.8], [82, 26, 0.8]])
  );
}

/** The level of an old tin mine, held up by timber. */
function tinMine(): string {
  const slope = smooth([[3, 92, 1], [10, 60], [32, 28], [60, 22], [86, 48], [97, 92, 1]]);
  return (
    both(slope, "fawn") +
    inside([slope], flat("M-4 34Q30 62 62 22L50 -4ZM104 40Q84 70 66 60T60 96H110Z", "lichen")) +
    fine(line("M14 70l9 5M80 62l8 7M60 32l8 5M26 46l7 4M78 78l10 4M16 84l8 2", 0.8)) +
    both(polygon([[30, 92], [34, 48], [66, 48], [70, 92]]), "bark", 0.9) +
    flat(polygon([[37, 92], [40, 54], [60, 54], [63, 92]]), "soot") +
    both(polygon([[28, 50], [29, 43], [71, 43], [72, 50]]), "bark") +
    fine(line("M33 46h34M33 60l-1 24M67 60l1 24", 0.7)) +
    line("M42 96L48 66M58 96L52 66", 1.2, "vein") +
    times(4, (i) => line(`M${43 + i * 1.6} ${92 - i * 7}h${14 - i * 3.2}`, 1.4, "bark")) +
    flat(circles([[78, 88, 5], [85, 90, 4], [72, 91, 3.4]]), "stone") +
    line("M75 84q4-2 7 2M83 87q3-1 5 2", 0.7) +
    ground(93, 4, 96, 2)
  );
}

export const CAVES: Plates = {
  "cave-1": underTheTor,
  "cave-2": underTheTurf,
  "cave-3": dripstoneCave,
  "cave-4": behindTheFall,
  "cave-5": tinMine,
};
