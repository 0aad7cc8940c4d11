/** The ten landscapes, 300 x 182, each drawn around the spaces and paths of its side. */

import { body, both, circle, flat, line, moved, polygon, round, smooth, together, type Bend, type Point } from "../geometry";
import { HEIGHT, placed, WIDTH } from "./frame";
import { GROUNDS, type Ground } from "./ground";
import {
  band,
  boulder,
  broadleaf,
  bush,
  clouds,
  grass,
  ground,
  house,
  pine,
  pool,
  poplar,
  ripple,
  sheep,
  sown,
  speckles,
  stone,
  strew,
  stump,
  wall,
} from "./growth";

type Land = (side: Ground) => string;

/** A lynx of the same sheet, its feet at a point. */
const prowling = (x: number, y: number, k: number, left = false): string =>
  moved(`<use href="#plate-lynx" width="100" height="100"/>`, [left ? x + 50 * k : x - 50 * k, y - 91 * k], 0, left ? -k : k, k);

const mondego: Land = (side) => {
  const top: Bend[] = [[0, 84], [46, 78], [104, 92], [160, 86], [214, 94], [262, 84], [300, 86]];
  const low: Bend[] = top.map(([x, y], i) => [x, y + 26 + (i % 2) * 4]);
  const bank = smooth([...low].reverse(), false).replace(/^M/, "L");
  const water = `${smooth(top, false)}${bank}Z`;
  const bridge = (a: number, b: number): string => {
    const x = (placed(side.spots[a]!)[0] + placed(side.spots[b]!)[0]) / 2;
    const pier: Point[] = [[-7, 78], [-7, 92], [-12, 99], [-7, 106], [-7, 124], [7, 124], [7, 106], [12, 99], [7, 92], [7, 78]];
    return both(polygon(pier.map(([dx, y]) => [x + dx, y])), "l-rock", 1);
  };
  const boat =
    both("M-17 0Q0 7 17-1L14 5Q0 10-13 5Z", "l-soil", 0.9) + line("M0 4V-22", 1.2) + both("M0-21Q13-17 12-4Q5-6 0-4Z", "l-snow", 0.8);
  const field = (x: number, y: number, w: number, h: number, n: number): string =>
    both(polygon([[x, y], [x + w, y - 3], [x + w + 5, y + h - 3], [x + 3, y + h]]), "l-straw", 0.6) +
    line(Array.from({ length: n }, (_, i) => `M${round(x + 2 + (w * (i + 0.5)) / n)} ${y + 1}l2.4 ${h - 3}`).join(""), 0.6);
  const waves: [number, number, number][] = [[20, 98, 26], [78, 104, 22], [176, 100, 20], [232, 106, 24], [190, 112, 16], [52, 110, 16]];
  return (
    ground("l-meadow") +
    flat("M0 0H300V24C240 10 180 30 120 16C80 8 40 20 0 12Z", "l-hill") +
    together([field(52, 60, 52, 15, 7), field(200, 142, 48, 24, 7), field(10, 158, 40, 20, 5)]) +
    both(water, "l-water", 1) +
    line(waves.map((wave) => ripple(...wave)).join(""), 0.9, "slate") +
    moved(boat, [148, 108]) +
    together(side.ways.filter(([a, b]) => a < 6 && b >= 6).map(([a, b]) => bridge(a, b))) +
    strew(side, 5, 26, (x, y, r) => (r < 0.62 ? poplar(x, y + 5, 0.8 + r * 0.4) : bush(x, y + 3, 0.8)), {
      where: (_, y) => y < 74 || y > 128,
    })
  );
};

const orvalho: Land = (side) => {
  const drops: Point[] = [[60, 30], [112, 62], [196, 60], [226, 112], [132, 128], [180, 130], [96, 84], [250, 150]];
  return (
    ground("l-meadow") +
    band([[0, 34], [70, 22], [150, 36], [230, 24], [300, 34]], "l-hill", false) +
    band([[0, 58], [80, 70], [150, 62], [230, 80], [300, 66]], "l-meadow", false) +
    both(smooth([[0, 100, 1], [18, 92], [44, 94], [66, 104], [78, 120], [80, 148, 1], [0, 148, 1]], true, 0.12), "l-rock", 1) +
    line("M8 100l6 12-4 14M60 106l4 14-4 10M70 124l-6 16M16 130l4 12", 0.8) +
    both(smooth([[32, 96, 1], [44, 96, 1], [46, 120], [52, 150, 1], [26, 150, 1], [31, 120]], true, 0.14), "l-snow", 0.9) +
    line("M36 100v20q-2 14-4 26M41 100q1 22 4 46", 0.8, "slate") +
    both(smooth([[0, 148], [30, 146], [72, 150], [94, 160], [150, 168], [220, 158], [300, 170, 1], [300, 182, 1], [0, 182, 1]]), "l-water", 1) +
    line(ripple(14, 158, 24) + ripple(54, 166, 26) + ripple(150, 175, 24) + ripple(242, 172, 24), 0.9, "slate") +
    strew(
      side,
      12,
      30,
      (x, y, r) => (r < 0.5 ? broadleaf(x, y + 6, 0.8 + r * 0.4) : r < 0.8 ? bush(x, y + 3, 0.9) : stone(x, y + 3, 8)),
      { where: (x, y) => y < 142 && !(x < 92 && y > 84) },
    ) +
    flat(drops.map(([x, y]) => `M${x} ${y}q3 4 0 6q-3-2 0-6Z`).join(""), "slate")
  );
};

const malcata: Land = (side) =>
  ground("l-hill") +
  flat("M0 0H300V16C240 6 200 20 140 10C90 4 40 18 0 8Z", "l-far") +
  band([[0, 56], [50, 66], [112, 52], [170, 64], [236, 52], [300, 64]], "l-meadow") +
  band([[0, 118], [60, 104], [130, 120], [190, 108], [250, 122], [300, 110]], "l-straw") +
  line("M40 70q12-6 24-3M196 62q14-8 30-4M104 126q14-8 30-4M230 130q14-6 28-2", 0.8) +
  speckles(40, [4, 8], [296, 50], 5, "l-wood", 1.1) +
  speckles(36, [4, 70], [296, 104], 9, "l-deep", 1) +
  speckles(30, [4, 126], [296, 178], 3, "l-soil", 1.1) +
  together([boulder(76, 96, 24, 8), boulder(226, 152, 26, 8)]) +
  prowling(74, 90, 0.36) +
  prowling(228, 146, 0.34, true) +
  strew(side, 21, 22, (x, y, r) => (r < 0.34 ? stone(x, y + 3, 6 + r * 12) : r < 0.7 ? bush(x, y + 3, 0.75) : broadleaf(x, y + 6, 0.72)), {
    where: (x, y) => Math.hypot(x - 74, y - 78) > 26 && Math.hypot(x - 228, y - 134) > 26,
  });

const saoMamede: Land = (side) => {
  const fields: [string, number, number, number, number][] = [
    ["l-meadow", 4, 4, 126, 84],
    ["l-straw", 146, 4, 296, 88],
    ["l-meadow", 146, 98, 296, 178],
    ["l-heath", 4, 98, 126, 178],
  ];
  const walled = fields.map(([ink, a, b, c, d]) => {
    const edge: Point[] = [[a, b], [c, b + 1], [c - 1, d], [a + 1, d - 1]];
    return both(polygon(edge), ink, 0.5) + wall([...edge, edge[0]!]);
  });
  return (
    ground("l-hill") +
    together(walled) +
    both(smooth([[104, 108, 1], [112, 92], [122, 82], [136, 76], [150, 84], [160, 98], [166, 108, 1]], true, 0.1), "l-rock", 1) +
    line("M118 96l4 8M130 88l-2 10M146 90l4 10", 0.8) +
    both("M122 82V70H126V73H130V70H134V73H138V70H142V73H146V70H150V82Z", "l-snow", 0.9) +
    both("M131 72V60H141V72Z", "l-snow", 0.9) +
    line("M136 60V52L142 54 136 56M134 82v-5h4v5", 0.8) +
    strew(
      side,
      4,
      24,
      (x, y, r) =>
        r < 0.6 ? broadleaf(x, y + 6, 0.75 + r * 0.3, r < 0.3 ? "l-wood" : "l-deep") : r < 0.8 ? bush(x, y + 3, 0.8) : grass(x, y),
      { where: (x, y) => Math.hypot(x - 136, y - 88) > 38 },
    )
  );
};

const margaraca: Land = (side) =>
  ground("l-wood") +
  speckles(120, [0, 0], [WIDTH, HEIGHT], 11, "l-meadow", 2.4) +
  both(circle(150, 91, 30, 19), "l-hill", 0.5) +
  strew(
    side,
    33,
    78,
    (x, y, r) =>
      r < 0.5
        ? broadleaf(x, y + 6, 0.9 + r * 0.4, r < 0.25 ? "l-deep" : "l-meadow")
        : r < 0.8
          ? broadleaf(x, y + 6, 0.7)
          : bush(x, y + 3, 0.9, "l-deep"),
    { gap: 9, space: 23, path: 11, where: (x, y) => Math.hypot((x - 150) / 34, (y - 91) / 24) > 1 },
  ) +
  moved(
    both("M-7 0V-9L0-14 7-9V0Z", "l-snow", 0.9) +
      both("M-9-8.4L0-15 9-8.4 7.6-7.4 0-13 -7.6-7.4Z", "l-soil", 0.8) +
      line("M0-15V-20M-2-18H2M-2 0V-5H2V0", 0.9),
    [150, 98],
  );

const gardunha: Land = (side) =>
  ground("l-meadow") +
  [16, 50, 92, 134]
    .map((y, i) => band([[0, y + 26], [60, y + 16 + i], [150, y + 24], [230, y + 14], [300, y + 22]], i % 2 ? "l-meadow" : "l-hill"))
    .join("") +
  strew(
    side,
    9,
    34,
    (x, y, r) =>
      r < 0.62 ? broadleaf(x, y + 6, 0.9, r < 0.3 ? "l-bloom" : "l-snow") : r < 0.84 ? bush(x, y + 3, 0.7, "l-bloom") : grass(x, y),
    { space: 26 },
  ) +
  moved(both("M-9 0L0-13 9 0Z", "l-soil", 0.9) + line("M0-13V0M0-9L-3 0M0-9L3 0", 0.8), [90, 100]) +
  moved(both("M-10 0C-10-9-4-12 0-12C4-12 10-9 10 0Z", "l-snow", 0.9) + line("M0-12V0M-3 0q0-6 3-7q3 1 3 7", 0.8), [214, 100]);

const estrela: Land = (side) =>
  ground("l-sky") +
  clouds([34, 26, 1], [252, 20, 0.9], [266, 60, 0.7]) +
  both(smooth([[0, 72], [26, 58], [48, 74], [70, 70], [70, 182, 1], [0, 182, 1]], true, 0.12), "l-far", 0.6) +
  both(smooth([[300, 84], [272, 70], [250, 82], [220, 78], [220, 182, 1], [300, 182, 1]], true, 0.12), "l-far", 0.6) +
  both(
    smooth(
      [[20, 132, 1], [54, 84], [76, 60], [88, 34], [112, 10], [132, 3], [152, 12], [172, 2], [196, 14], [214, 38], [224, 62], [250, 88], [282, 132, 1]],
      true,
      0.1,
    ),
    "l-rock",
    1,
  ) +
  both(
    smooth(
      [
        [91, 30, 1], [112, 10], [132, 3], [152, 12], [172, 2], [196, 14], [210, 32, 1], [198, 40, 1],
        [188, 33, 1], [176, 43, 1], [160, 36, 1], [146, 45, 1], [132, 36, 1], [118, 44, 1], [106, 35, 1],
      ],
      true,
      0.1,
    ),
    "l-snow",
    0.8,
  ) +
  line("M96 60l-8 12M206 56l8 14M150 48l-4 10M128 50l-6 12M178 48l6 12M80 78l-8 10M222 80l8 12", 0.8) +
  band([[0, 106], [46, 92], [96, 104], [150, 96], [204, 106], [254, 92], [300, 108]], "l-wood") +
  band([[0, 140], [60, 130], [130, 142], [200, 131], [260, 142], [300, 134]], "l-meadow") +
  pool(150, 125, 15, 3.6) +
  strew(side, 16, 12, (x, y) => pine(x, y + 6, 0.78), { box: [4, 100, 296, 128], gap: 13 }) +
  strew(side, 7, 7, (x, y, r) => stone(x, y + 3, 6 + r * 6), { box: [70, 52, 230, 94], gap: 18 }) +
  strew(side, 29, 9, (x, y, r) => (r < 0.5 ? sheep(x, y + 4, 0.9) : grass(x, y + 4)), { box: [4, 146, 296, 168], gap: 20 });

const lousa: Land = (side) => {
  const logs = [0, 7, 14].map((x) => both(circle(x, 0, 3.4), "l-soil", 0.8) + line(`M${x - 1.4} 0a1.4 1.4 0 1 0 2.8 0`, 0.5));
  const upper = [3.5, 10.5].map((x) => both(circle(x, -6, 3.4), "l-soil", 0.8));
  return (
    ground("l-meadow") +
    ["l-hill", "l-meadow", "l-wood", "l-deep"]
      .map((ink, i) => flat(`M${i * 74 + (i ? 1 : 0)} 0H300V182H${i * 74}Q${i * 74 + 8} 120 ${i * 74 - 4} 90T${i * 74} 0Z`, ink))
      .join("") +
    speckles(60, [0, 0], [WIDTH, HEIGHT], 6, "l-meadow", 1.8) +
    line([74, 148, 222].map((x) => `M${x} 0Q${x - 8} 50 ${x - 4} 90T${x} 182`).join(""), 0.8) +
    strew(
      side,
      41,
      40,
      (x, y, r) =>
        x < 74 ? (r < 0.5 ? grass(x, y + 3) : stump(x, y)) : pine(x, y + 6, 0.7 + (x > 148 ? 0.22 : 0), x > 222 ? "l-deep" : "l-wood"),
      { gap: 11 },
    ) +
    moved(together(logs) + together(upper), [52, 116]) +
    house(66, 22, 0.9, "l-rock") +
    house(84, 19, 0.8, "l-rock")
  );
};

const sabugal: Land = (side) => {
  const beds = side.spots.map((spot, i) => {
    const [x, y] = placed(spot);
    const [w, h] = [62, 39];
    const bed: Point[] = [[x - w / 2, y - h / 2 - 1], [x + w / 2, y - h / 2], [x + w / 2, y + h / 2], [x - w / 2 + 1, y + h / 2 - 1]];
    const furrows = [-12, -4, 4, 12].map((d) => `M${round(x - w / 2 + 4)} ${round(y + d)}H${round(x + w / 2 - 4)}`).join("");
    const seedlings = [-25, -19, 19, 25].flatMap((dx) => [-12, -4, 4, 12].map((dy): Point => [x + dx, y + dy + 2]));
    return both(polygon(bed), "l-soil", 0.7) + line(furrows, 0.6) + sown(seedlings, 0.62, i % 3 === 1 ? "l-deep" : "moss");
  });
  const posts = Array.from({ length: 16 }, (_, i) => `M${round(6 + i * 19.4)} 168V180`).join("");
  return (
    ground("l-hill") + flat("M0 0H300V32H0Z", "l-straw") + line("M0 32H300", 0.7) + together(beds) + line(`M0 172H300M0 177H300${posts}`, 1.1, "bark")
  );
};

const espinhal: Land = (side) => {
  const strips: [string, number, number][] = [["l-heath", 0, 46], ["l-meadow", 46, 88], ["l-wood", 88, 129], ["l-straw", 129, 182]];
  return (
    ground("l-heath") +
    strips
      .map(
        ([ink, a, b], i) =>
          flat(`M0 ${a}Q80 ${a - 4} 150 ${a}T300 ${a - 2}V${b + 6}H0Z`, ink) +
          (i ? wall([[0, a], [60, a - 2], [150, a], [220, a + 2], [300, a - 2]]) : ""),
      )
      .join("") +
    strew(
      side,
      18,
      34,
      (x, y, r) =>
        r < 0.5
          ? {
              ...bush(x, y + 3, 0.8, r < 0.25 ? "l-wood" : "l-deep"),
              own: speckles(5, [x - 5, y - 5], [x + 5, y + 1], Math.round(x), "ochre", 0.8),
            }
          : r < 0.75
            ? grass(x, y + 3)
            : broadleaf(x, y + 6, 0.66),
      { box: [84, 10, 296, 178], space: 23 },
    )
  );
};

/** A side of which nothing is known: hills and a few trees. */
export const somewhere: Land = (side) =>
  ground("l-hill") +
  band([[0, 60], [80, 48], [170, 62], [240, 50], [300, 60]], "l-meadow") +
  band([[0, 128], [70, 118], [160, 130], [230, 120], [300, 128]], "l-straw") +
  body([circle(40, 30, 7, 3.6)], "l-snow", 0.6) +
  strew(side, 3, 30, (x, y, r) => (r < 0.5 ? broadleaf(x, y + 6, 0.8) : bush(x, y + 3, 0.8)));

export const LANDS: Readonly<Record<string, Land>> = {
  mondego,
  orvalho,
  malcata,
  sao_mamede: saoMamede,
  margaraca,
  gardunha,
  estrela,
  lousa,
  sabugal,
  espinhal,
};

export const land = (id: string): string => (LANDS[id] ?? somewhere)(GROUNDS[id] ?? { spots: [], ways: [] });
