/** The cards of Once Upon a Forest: one storey of a great tree, 140 x 110. Four on each other make one trunk. */

import { frond, leafMark } from "./flora";
import type { Shape } from "./flora";
import { body, both, chance, cutout, fine, flat, limb, line, mix, moved, round, smooth } from "./geometry";

const GROUNDS = ["fawn", "lichen", "lichen", "mist"] as const;
const TINTS = [0.3, 0.55, 0.34, 0.42] as const;
/** Half the trunk's width, from the ground up. */
const GIRTHS = [24, 11.4, 10.2, 9, 5] as const;

const CROWN =
  "M-2 34Q8 12 30 16Q44 2 70 6Q98 0 112 16Q134 12 142 34V44Q120 34 104 46Q84 30 68 44Q48 34 34 50Q16 38-2 48Z";

type Corner = readonly [x: number, y: number];

/** One storey; a chain saw bleaches the trunk and scores it. */
export function storey(level: number, seed: number, saw: boolean): string {
  const random = chance(seed * 97 + level * 13);
  const wood = saw ? "fawn" : "bark";
  const leaves = (
    count: number,
    [x0, y0]: Corner,
    [x1, y1]: Corner,
    [length, width]: Corner,
    lean: number,
    inks: readonly string[],
    shape: Shape = "elliptic",
  ): string => {
    const plates = new Map<string, string>();
    for (let i = 0; i < count; i++) {
      const size = [length * (0.8 + random() * 0.5), width * (0.8 + random() * 0.4)] as const;
      const foot = [mix(x0, x1, (i + random() * 0.7) / count), mix(y0, y1, random())] as const;
      const mark = leafMark(shape, ...size, foot, lean + (random() - 0.5) * 70);
      const ink = inks[Math.floor(random() * inks.length)]!;
      plates.set(ink, (plates.get(ink) ?? "") + mark);
    }
    return [...plates].map(([ink, path]) => cutout(path, ink, 0.6)).join("");
  };
  const bole = (): string => {
    const [below, above] = [GIRTHS[level]!, GIRTHS[level + 1]!];
    const sides = `M${70 - below} 110L${70 - above} 0`;
    const trunk = level === 0 ? ROOTS : `${sides}H${70 + above}L${70 + below} 110Z`;
    let bark = "";
    for (let i = 0; i < 5; i++) {
      const x = 70 - above + i * above * 0.42;
      bark += `M${round(x + 3)} ${round(8 + random() * 20)}`;
      bark += `q${round(random() * 2 - 1)} 18 0 ${round(28 + random() * 22)}`;
      bark += `M${round(x + 4)} ${round(62 + random() * 8)}v${round(16 + random() * 14)}`;
    }
    const contour = level === 0 ? ROOTS : `${sides}M${70 + above} 0L${70 + below} 110`;
    return flat(trunk, wood) + line(contour) + fine(line(bark, 0.7));
  };
  const tint = TINTS[level]! * (saw ? 0.55 : 1);
  const sky = `<path d="M0 0H140V110H0Z" fill="var(--${GROUNDS[level]})" opacity="${round(tint * 10) / 10}"/>`;
  const score = saw ? line(level ? "M56 66l28-6M58 74l26-5" : "M50 62l40-6M50 71l40-5", 1.6, "rowan") : "";
  const scenes = [
    () =>
      both("M-2 98Q34 92 70 97T142 96V112H-2Z", "bark", 0.9) +
      bole() +
      (
        [
          [8, 104],
          [126, 103],
          [34, 107],
        ] as const
      )
        .map((foot, i) =>
          moved(
            frond({
              length: 26 + random() * 10, width: 15, pinnae: 8, curve: (i - 1) * 7, fill: i % 2 ? "fern" : "moss",
            }),
            foot,
            (i - 1) * 16 - 8,
          ),
        )
        .join("") +
      tuft(18, 106) +
      tuft(104, 107),
    () =>
      bole() +
      leaves(4, [-4, 112], [46, 116], [28, 15], 4, ["pine", "moss"], "ovate") +
      leaves(4, [94, 112], [144, 116], [28, 15], -4, ["pine", "moss"], "ovate") +
      line(
        `M${round(18 + random() * 8)} 0Q${round(6 + random() * 14)} 40 ${round(16 + random() * 10)} 82`,
        1.4,
        "moss",
      ) +
      leaves(5, [8, 6], [26, 60], [10, 5], 120, ["fern", "lichen"]),
    () =>
      body(
        [
          limb([
            [66, 84, 3],
            [40, 62, 2],
            [12, 54, 1],
          ]),
          limb([
            [74, 70, 3],
            [100, 50, 2],
            [130, 44, 1],
          ]),
        ],
        "bark",
      ) +
      bole() +
      leaves(8, [0, 34], [34, 62], [17, 8], -20, ["moss", "fern"]) +
      leaves(8, [106, 26], [142, 52], [17, 8], 20, ["moss", "fern"]) +
      line("M118 50Q126 80 120 110", 1.3, "moss"),
    () =>
      body(
        [
          limb([
            [70, 112, 9],
            [69, 80, 6.4],
            [62, 54, 3.4],
            [46, 34, 1.4],
          ]),
          limb([
            [71, 90, 5],
            [84, 62, 3],
            [102, 42, 1.2],
          ]),
          limb([
            [68, 86, 4],
            [44, 66, 2.4],
            [22, 54, 1],
          ]),
        ],
        wood,
      ) +
      (saw ? "" : flat(CROWN, "pine")) +
      leaves(saw ? 8 : 13, [-4, 34], [138, 50], [19, 9], 0, ["moss", "fern"]) +
      leaves(saw ? 6 : 13, [0, 18], [136, 38], [19, 9], 0, ["fern", "lichen"]) +
      (saw ? "" : leaves(9, [18, 12], [120, 22], [17, 8], 0, ["fern", "moss"])),
  ];
  return sky + scenes[level]!() + score;
}

const ROOTS = smooth(
  [
    [58.6, 0, 1],
    [57.6, 46],
    [50, 78],
    [32, 100],
    [24, 106, 1],
    [48, 100],
    [56, 94, 1],
    [62, 108, 1],
    [70, 96, 1],
    [80, 108, 1],
    [85, 94, 1],
    [94, 101],
    [117, 106, 1],
    [107, 98],
    [90, 78],
    [82.4, 46],
    [81.4, 0, 1],
  ],
  true,
  0.14,
);

const tuft = (x: number, y: number): string =>
  line(
    `M${x} ${y}q-1.3-4-4-5.6M${x + 0.8} ${y}q-.3-4.8-.8-8M${x + 1.6} ${y}q0-4 1.9-6.4M${x + 2.4} ${y}q1.1-2.7 4-4`,
    0.9,
    "moss",
  );
