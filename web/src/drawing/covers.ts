/** The five covers, 300 x 400, and the treeline of the home page. Flat sky, layered ground, one big gesture each. */

import { compact } from "./compact";
import { beast } from "./fauna";
import { bellMark, conifer, leaf, leafMark, tree, type Conifer, type Tree } from "./flora";
import {
  both, body, circle, circles, each, fine, flat, inside, limb, line, moved, polygon, smooth, times,
} from "./geometry";
import { dots, hill, rocks, tufts, type Hill } from "./scenes";
import { DARTMOOR } from "./species/dartmoor";
import { ANIMALS } from "./species/once";
import { REFOREST } from "./species/reforest";
import type { Plates } from "./sprite";

const sky = (ink: string): string => flat("M0 0H300V400H0Z", ink);
const ridge = (y: number, swell: number, seed: number, ink: string, more: Hill = {}): string =>
  hill(y, swell, seed, ink, { width: 300, height: 400, waves: 6, ...more });
const range = (y: number, swell: number, seed: number, ink: string): string =>
  ridge(y, swell, seed, ink, { crest: false });
/** A plate with its corner at a place, so many times as large. */
const put = (plates: Plates, id: string, x: number, y: number, size: number): string =>
  moved(plates[id]!(), [x, y], 0, size);

/** A stone pine: a bare trunk and a parasol. */
const stonePine = (x: number, foot: number, size: number, seed: number): string =>
  moved(
    tree({
      x: 0, foot: 0, base: -62, top: -88, width: 70, habit: "dome", trunk: 2.8, leaf: ["lance", 8, 3.4],
      tones: ["moss", "fern"], fill: "pine", lit: 0.35, seed, boughs: 2, rise: 0.3, gap: 0.95,
    }),
    [x, foot],
    0,
    size,
  );

const flame = (x: number, y: number, size: number): string =>
  moved(
    flat("M0 0C-9-2-10-14-3-20C-3-14 1-14 1-20C2-26-2-30 1-36C10-28 14-12 8-3C6-1 3 0 0 0Z", "rowan") +
      flat("M1-1C-4-2-4-9 0-13C1-9 5-8 4-3C3-1 2-1 1-1Z", "ochre"),
    [x, y],
    0,
    size,
  );

const watchtower = (): string =>
  both(polygon([[214, 196], [216, 122], [244, 122], [246, 196]]), "bone") +
  both(
    polygon([
      [209, 122], [209, 108], [215, 108], [215, 114], [222, 114], [222, 108], [238, 108], [238, 114], [245, 114],
      [245, 108], [251, 108], [251, 122],
    ]),
    "bone",
  ) +
  flat("M226 140h8v16h-8ZM226 168h8v28h-8Z", "bark") +
  fine(line("M217 134h10M220 150h8M236 146h8M218 164h7M235 172h9M219 184h6", 0.9));

const lynx = (): string =>
  beast({
    x: 30, y: 52, length: 32, girth: [10, 9.6, 9.4], legGirth: [6, 3.2], hoof: false, neck: [13, 42, 7.4, 7],
    head: [9, -6, 7.6, 5], jaw: 0.05, ear: [9, 5.4, 100, "ovate"], tail: [[0, 0, 2.6], [-5, 2, 2.8], [-8, 4, 2.4]],
    tailInk: "soot", fill: "fawn", far: "bark", belly: "bone", foot: 84,
    marks: ({ muzzle: [x, y] }) =>
      flat(
        circles([
          [20, 48, 1.5], [28, 44, 1.5], [36, 47, 1.5], [44, 44, 1.5], [52, 48, 1.5], [60, 45, 1.5], [24, 56, 1.5],
          [33, 54, 1.5], [42, 56, 1.5], [51, 55, 1.5], [60, 55, 1.5], [28, 66, 1.5], [60, 66, 1.5], [46, 62, 1.5],
        ]),
        "soot",
      ) + flat(circle(x + 1, y + 2, 4.6, 3.6), "bone"),
    over: ({ poll, muzzle: [x, y] }) =>
      moved(line("M-1.6 -13l-.6-4M2.6 -12.4l.8-4", 1.4, "soot"), poll) + flat(circle(x + 4, y - 0.6, 1.6, 1.2), "soot"),
  });

/** Floresta: stone pines, a watchtower on the ridge, fire behind it, the lynx below. */
const floresta = (): string =>
  sky("straw") +
  flat(circle(92, 112, 52), "brick") +
  range(196, 12, 5, "fawn") +
  each([[150, 190, 0.9], [168, 196, 1.2], [188, 200, 0.8], [272, 192, 1], [288, 198, 0.7]], ([x, y, k]) =>
    flame(x, y, k),
  ) +
  ridge(206, 10, 16, "ochre") +
  watchtower() +
  ridge(250, 12, 9, "fern") +
  stonePine(44, 268, 1.3, 3) +
  stonePine(262, 276, 1.45, 8) +
  ridge(330, 10, 30, "moss") +
  moved(lynx(), [46, 232], 0, 1.86) +
  tufts([[36, 392, 1.8], [150, 396, 1.5], [262, 390, 1.8]], "pine");

/** Legendary Forests: a small round world with a cherry, a maple and a ginkgo. */
function legendary(): string {
  const world = circle(150, 296, 104);
  const grown = (turn: number, shape: Tree): string => {
    const trunk: Tree = {
      x: 150, foot: 194, base: 162, top: 78, width: 100, trunk: 5, seed: 40 + turn, boughs: 3, rise: 0.5,
    };
    return `<g transform="rotate(${turn} 150 296)">${tree({ ...trunk, ...shape })}</g>`;
  };
  const stars = each([[34, 40], [70, 84], [250, 52], [276, 110], [150, 18], [22, 150], [212, 24]], ([x, y]) =>
    leafMark("lance", 9, 2.6, [x, y + 4.5], 0) + leafMark("lance", 9, 2.6, [x - 4.5, y], 90),
  );
  const sign = leaf({ length: 15, width: 9, shape: "ovate", fill: "bone", half: null, veins: 2, stalk: 2 });
  const runes = each(
    [
      [92, 262, "ling"], [150, 236, "brick"], [208, 262, "straw"], [112, 322, "straw"], [188, 322, "ling"],
      [150, 362, "brick"],
    ],
    ([x, y, ink]) => both(circle(x, y, 12), ink) + moved(sign, [x, y + 7]),
  );
  const fields =
    flat("M30 262Q88 222 150 298Q96 380 30 376Z", "lichen") +
    flat("M270 252Q214 224 150 298Q208 388 284 366Z", "moss") +
    line("M30 260Q90 224 150 298Q214 222 274 252M150 298Q152 356 150 430", 1.6);
  return (
    sky("slate") +
    flat(stars, "straw") +
    grown(-50, { habit: "round", leaf: ["obovate", 11, 8], tones: ["ling", "bone"], fill: "heather", lit: 0.4 }) +
    grown(50, {
      habit: "flame", leaf: ["rhomb", 11, 9], tones: ["straw", "ochre"], fill: "ochre", bark: "fawn", lit: 0.4,
      fan: 1.1,
    }) +
    grown(0, { habit: "round", leaf: ["rhomb", 11, 8], tones: ["rowan", "brick"], fill: "rowan", lit: 0.45 }) +
    both(world, "fern") +
    inside([world], fields) +
    runes +
    line(world, 1.4)
  );
}

/** A tall shoot of heather at the lower edge. */
function shoot(i: number): string {
  const [x, height, lean] = [6 + i * 29, 46 + ((i * 37) % 30), ((i % 3) - 1) * 6];
  const bells = times(16, (k) => {
    const [j, side] = [Math.floor(k / 2), k % 2 ? 1 : -1];
    const at = [x + (lean * j) / 8 + side * 3, 400 - height * (0.34 + j * 0.09)] as const;
    return bellMark(at, -side * (96 - j * 4), 1.5 - j * 0.1);
  });
  const stem = line(`M${x} 402Q${x + 2} ${398 - height * 0.5} ${x + lean} ${400 - height}`, 1.6, "bark");
  return stem + both(bells, i % 2 ? "ling" : "heather");
}

/** Dartmoor: a tor under a large moon, the pony, heather at your feet. */
const dartmoor = (): string =>
  sky("mist") +
  flat(circle(212, 98, 54), "bone") +
  line("M44 118q8-9 15 0q8-9 15 0M96 92q6-7 11 0q6-7 11 0M262 166q6-7 11 0q6-7 11 0", 1.6) +
  range(196, 14, 7, "slate") +
  rocks([
    [96, 214, 52, 20], [98, 195, 44, 18], [92, 178, 36, 17], [102, 162, 26, 15], [168, 216, 58, 22], [164, 195, 46, 20],
    [176, 176, 32, 17],
  ]) +
  ridge(226, 9, 12, "lichen") +
  ridge(266, 8, 25, "fern") +
  put(DARTMOOR, "dartmoor-pony", 92, 190, 1.5) +
  ridge(338, 8, 31, "heather") +
  dots(90, 4, 346, 296, 398, 5, "ling", 2.2) +
  times(11, shoot);

/** Reforest: conifers up the mountain, fireweed and fern in the light in front. */
function reforest(): string {
  const fir = (x: number, foot: number, height: number, shape: Conifer): string => {
    const tiers = Math.round(7 + height / 34);
    const size: Conifer = { width: height * 0.42, tiers, comb: 4 + height / 30, trunk: 1.6 + height / 90 };
    return moved(
      conifer({ x: 0, top: -height, foot: 0, mark: ["lance", 2.2 + height / 90], ...size, ...shape }),
      [x, foot],
    );
  };
  const peak = polygon([
    [-4, 262], [50, 196], [78, 206], [150, 62], [176, 96], [192, 82], [262, 214], [306, 252], [306, 404], [-4, 404],
  ]);
  const snow = polygon([
    [150, 62], [176, 96], [192, 82], [214, 124], [196, 116], [184, 134], [170, 112], [156, 132], [142, 104], [126, 114],
  ]);
  return (
    sky("lichen") +
    flat(circle(232, 74, 30), "straw") +
    both(peak, "mist", 1.1) +
    flat(snow, "bone") +
    fine(line("M200 112l-14 40M214 138l-18 46M230 164l-20 48M176 130l-14 34M150 90l-12 38", 0.9, "slate")) +
    range(256, 10, 4, "slate") +
    each(
      [[20, 300, 78], [58, 292, 66], [106, 296, 74], [196, 294, 70], [240, 298, 84], [284, 300, 70]],
      ([x, foot, height], i) => fir(x, foot, height, { seed: i + 2, tones: ["slate", "moss"] }),
    ) +
    ridge(302, 6, 18, "fern") +
    fir(74, 356, 176, { seed: 11 }) +
    fir(226, 362, 204, { seed: 23, tones: ["moss", "lichen"], droop: 0.8 }) +
    fir(150, 352, 128, { seed: 31, tones: ["fern", "lichen"], fill: "moss" }) +
    ridge(358, 5, 44, "moss") +
    put(REFOREST, "fireweed", 8, 292, 1.1) +
    put(REFOREST, "fireweed", 66, 312, 0.92) +
    put(REFOREST, "sword-fern", 186, 298, 1.14)
  );
}

/** Once Upon a Forest: one giant and everything that lives on it. */
function once(): string {
  const trunk = smooth(
    [
      [139, 56, 1], [128, 190], [112, 300], [74, 360], [30, 392, 1], [112, 376], [128, 398, 1], [150, 378, 1],
      [174, 398, 1], [188, 376], [270, 392, 1], [226, 360], [188, 300], [172, 190], [161, 56, 1],
    ],
    true,
    0.14,
  );
  const crown = tree({
    x: 150, foot: 160, base: 128, top: 10, width: 286, habit: "dome", trunk: 15, leaf: ["elliptic", 21, 11], lit: 0.34,
    seed: 6, boughs: 3, rise: 0.4, bole: false,
  });
  const foliage = (side: number): string =>
    times(3, (i) => {
      const [fill, half] = i % 2 ? ["fern", "moss"] : ["moss", "pine"];
      const big = leaf({ length: 74, width: 30, shape: "ovate", fill, half, veins: 5, stalk: 0 });
      return moved(big, [150 + side * (150 - i * 8), 330 + i * 26], -side * (52 + i * 14));
    });
  return (
    sky("pine") +
    flat(circle(150, 190, 118), "moss") +
    flat(circle(150, 190, 84), "fern") +
    both("M0 372Q80 356 150 364T300 370V402H0Z", "bark") +
    body(
      [limb([[140, 210, 7], [84, 196, 4], [26, 204, 2]]), limb([[160, 256, 7], [224, 238, 4], [282, 244, 2]])],
      "bark",
    ) +
    both(trunk, "bark") +
    fine(
      line(
        "M140 140Q138 220 128 300M150 150Q150 240 148 330M160 140Q163 230 172 310M134 330Q122 356 100 374" +
          "M168 330Q182 356 204 376",
      ),
    ) +
    crown +
    foliage(1) +
    foliage(-1) +
    put(ANIMALS, "hornbill", 20, 136, 0.72) +
    moved(ANIMALS["turaco"]!(), [296, 172], 0, -0.74) +
    put(ANIMALS, "chameleon", 24, 262, 0.6) +
    put(ANIMALS, "forest-elephant", 176, 292, 1.02)
  );
}

/** A spinney seen from the field, 1440 x 300. */
function treeline(): string {
  const far = [470, 452, 430, 400, 372, 330, 300, 262, 228, 196, 150, 112, 84, 50, 20];
  const heights = [30, 22, 34, 24, 30, 22, 28, 20, 30, 22, 26, 32, 22, 28, 34];
  const crowns = each(far, (x, i) => circle(x, 246 - heights[i]! * 0.5, heights[i]! * 0.46, heights[i]! * 0.56));
  const trunks = each(far, (x, i) => `M${x} ${248 - heights[i]! * 0.2}v8`);
  const standing = (id: string, x: number, y: number, size: number): string =>
    put(DARTMOOR, id, x - size / 2, y - size * 0.94, size / 100);
  return (
    `<path d="M0 232Q240 206 520 220T1040 204T1440 214V300H0Z" fill="var(--mist)" opacity=".55"/>` +
    flat(crowns, "fern") +
    line(trunks, 1, "bark") +
    flat("M0 250Q300 232 700 242T1440 238V300H0Z", "lichen") +
    standing("black-alder", 560, 254, 176) +
    standing("moor-birch", 640, 256, 150) +
    standing("crab-apple", 958, 260, 128) +
    standing("sessile-oak", 742, 258, 250) +
    standing("ash", 880, 262, 236) +
    standing("goat-willow", 1010, 262, 112) +
    standing("moor-birch", 1398, 262, 190) +
    flat("M0 256Q360 246 720 255T1440 251V300H0Z", "fern") +
    line("M0 256Q360 246 720 255T1440 251", 1.4) +
    put(DARTMOOR, "roe-deer", 774, 182, 0.84) +
    put(DARTMOOR, "black-rabbit", 664, 232, 0.38) +
    put(DARTMOOR, "dartmoor-badger", 925, 222, 0.52) +
    put(DARTMOOR, "common-pheasant", 482, 228, 0.44) +
    tufts([
      [60, 286, 1.4], [280, 280, 1.2], [470, 290, 1.5], [720, 284, 1.3], [900, 292, 1.5], [1160, 286, 1.4],
      [1390, 290, 1.5],
    ])
  );
}

const framed = (box: string, draw: () => string) => (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="dusk" viewBox="${box}" preserveAspectRatio="xMidYMax slice"` +
  ` aria-hidden="true">${compact(draw())}</svg>`;
const cover = (draw: () => string): (() => string) => framed("0 0 300 400", draw);

/** Whole files, by the name of the game; and the treeline. */
export const COVERS: Plates = {
  floresta: cover(floresta),
  legendary: cover(legendary),
  dartmoor: cover(dartmoor),
  reforest: cover(reforest),
  once: cover(once),
  treeline: framed("0 0 1440 300", treeline),
};
