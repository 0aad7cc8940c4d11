/** Insects: dragonflies from above, damselflies at rest, beetles, gnats. */

import { leaf } from "../flora";
import { both, circle, fine, flat, inside, limb, line, mix, moved, polygon, round, smooth, times } from "../geometry";
import type { Bend } from "../geometry";

/** A clear wing: a veil of colour, its outline, its veins and the dark spot near the tip. */
function veil(outline: readonly Bend[], ink: string, opacity: number, veins: string, spot = ""): string {
  const path = smooth(outline);
  return `<g opacity="${opacity}">${flat(path, ink)}</g>${line(path, 0.8)}${fine(line(veins, 0.5))}${spot}`;
}

export interface Darter {
  turn?: number;
  abdomen?: number;
  thick?: number;
  /** How much thicker the abdomen is near its end. */
  club?: number;
  fill?: string;
  thorax?: string;
  wing?: string;
  wingLength?: number;
  wingWidth?: number;
  /** Angles of the fore and the hind pair. */
  spread?: readonly [number, number];
  bands?: number;
  bandInk?: string;
  stripe?: string;
  eyes?: string;
}

/** A dragonfly or damselfly from above, wings spread. */
export function darter(o: Darter = {}): string {
  const { turn = 38, abdomen = 46, thick = 2.2, club = 1, fill = "slate", thorax = "slate", wing = "mist" } = o;
  const { wingLength = 42, wingWidth = 10, spread = [4, -16], bands = 7, bandInk = "soot", stripe, eyes = "slate" } = o;
  const end = 44 + abdomen;
  const tail = limb([
    [50, 44, thick * 1.3],
    [50, 50, thick],
    [50, 44 + abdomen * 0.8, thick * 0.9],
    [50, 44 + abdomen * 0.94, thick * club],
    [50, end, thick * 0.5],
  ]);
  const pair = (angle: number, length: number, width: number, y: number): string =>
    [1, -1]
      .map(
        (side) =>
          moved(spreadWing(length, width, wing), [50 + side * 3.4, y], side > 0 ? -angle : 180 + angle, 1, side),
      )
      .join("");
  const rings = times(bands, (i) => `M44 ${round(47 + ((i + 1) * (abdomen - 5)) / (bands + 0.4))}h12`);
  const insect =
    pair(spread[1], wingLength * 0.96, wingWidth * 1.15, 40) +
    pair(spread[0], wingLength, wingWidth, 34) +
    line("M46 38l-5 6M54 38l5 6M46.5 33l-5 -2M53.5 33l5-2", 0.9) +
    both(tail, fill) +
    inside([tail], line(rings, 1.5, bandInk) + (stripe ? line(`M50 44V${end}`, 1.6, stripe) : "")) +
    both(limb([[50, 30, 4], [50, 36, 5.4], [50, 44, 3.6]]), thorax) +
    fine(line("M48 31q-1 6 0 12M52 31q1 6 0 12", 0.8, stripe ?? "line")) +
    both(circle(46.6, 26.6, 3.8) + circle(53.4, 26.6, 3.8), eyes) +
    flat(circle(45.6, 25.4, 0.9) + circle(52.4, 25.4, 0.9), "bone");
  return `<g transform="rotate(${turn} 50 52)">${insect}</g>`;
}

function spreadWing(l: number, w: number, ink: string): string {
  const outline: Bend[] = [
    [0, 0, 1],
    [l * 0.3, -w * 0.42],
    [l * 0.7, -w * 0.5],
    [l * 0.97, -w * 0.2],
    [l, w * 0.12],
    [l * 0.7, w * 0.52],
    [l * 0.28, w * 0.36],
  ];
  const along =
    `M0 0Q${l * 0.5} ${-w * 0.1} ${l * 0.96} ${w * 0.05}` +
    `M${l * 0.2} ${-w * 0.1}Q${l * 0.5} ${w * 0.2} ${l * 0.78} ${w * 0.4}`;
  const across = [[0.44, 0.48, 0.43], [0.62, 0.68, 0.46], [0.28, 0.32, 0.37]] as const;
  const veins = along + across.map(([a, b, v]) => `M${l * a} ${-w * v}L${l * b} ${w * v}`).join("");
  const spot = polygon([[l * 0.8, -w * 0.47], [l * 0.9, -w * 0.38], [l * 0.89, -w * 0.2], [l * 0.79, -w * 0.3]]);
  return veil(outline, ink, 0.72, veins, flat(spot, "soot"));
}

export interface Damsel {
  fill?: string;
  thorax?: string;
  wing?: string;
  wingLength?: number;
  wingWidth?: number;
  bands?: number;
  bandInk?: string;
  eyes?: string;
  stem?: string;
  /** Wings half open, as the emerald damselflies hold them. */
  half?: boolean;
  veil?: number;
  spot?: boolean;
}

/** A damselfly at rest on a stem, wings shut over its back. */
export function damsel(o: Damsel = {}): string {
  const { fill = "rowan", thorax = "soot", bands = 5, bandInk = "soot", eyes = "rowan" } = o;
  const { stem = "fern", half = false } = o;
  const abdomen = limb([[60, 38, 2.6], [52, 48, 2], [34, 69, 1.8], [24, 80, 2.2], [21, 83, 1]]);
  const rings = times(bands, (i) => {
    const t = 0.12 + (0.84 * i) / bands;
    return `M${round(mix(58, 20, t) - 3)} ${round(mix(40, 82, t) - 3)}l6 5`;
  });
  const wing = shutWing(o);
  const blade = leaf({ length: 30, width: 5, shape: "strap", veins: 0, stalk: 0, fill: stem, half: null });
  return (
    both(limb([[80, 98, 1.6], [79, 50, 1.3], [81, 8, 0.6]]), stem, 0.9) +
    moved(blade, [80, 84], -38) +
    line("M67 36l9 4 4-1M66 33l10 2 4-3M70 29l6-1 4-3", 0.9) +
    moved(wing, [63, 31], half ? -4 : -34) +
    moved(wing, [63, 31], half ? -24 : -41) +
    both(abdomen, fill) +
    inside([abdomen], line(rings, 1.8, bandInk)) +
    both(limb([[70, 27, 3.6], [65, 32, 5], [59, 39, 3.2]]), thorax) +
    fine(line("M68 28q-3 5-8 8", 0.9, fill === thorax ? "bone" : fill)) +
    both(limb([[70, 21, 3.4], [74, 25.4, 3.4]]), eyes) +
    flat(circle(74.6, 24.6, 1), "bone")
  );
}

function shutWing(
  { wing = "mist", wingLength: l = 44, wingWidth: w = 10, veil: opacity = 0.8, spot = true }: Damsel,
): string {
  const outline: Bend[] = [
    [0, 0, 1],
    [-l * 0.4, -w * 0.4],
    [-l * 0.9, -w * 0.45],
    [-l, 0],
    [-l * 0.8, w * 0.45],
    [-l * 0.3, w * 0.2],
  ];
  const veins =
    `M0 0L${-l * 0.94} 0M${-l * 0.3} ${-w * 0.3}L${-l * 0.9} ${w * 0.3}` +
    `M${-l * 0.5} ${-w * 0.42}v${w * 0.7}M${-l * 0.7} ${-w * 0.45}v${w * 0.85}`;
  const mark = polygon([[-l * 0.9, -w * 0.44], [-l * 0.8, -w * 0.44], [-l * 0.8, -w * 0.2], [-l * 0.9, -w * 0.2]]);
  return veil(outline, wing, opacity, veins, spot ? flat(mark, "soot") : "");
}

export interface Beetle {
  fill?: string;
  length?: number;
  width?: number;
  ridges?: number;
  turn?: number;
}

/** A beetle from above. */
export function beetle({ fill = "slate", length = 44, width = 26, ridges = 4, turn = 24 }: Beetle = {}): string {
  const across = (share: number, y: number): [Bend, Bend] => [[50 + width * share, y], [50 - width * share, y]];
  const mirrored = (rows: readonly [Bend, Bend][]): Bend[] =>
    [...rows.map(([right]) => right), ...rows.map(([, left]) => left).reverse()];
  const end = 40 + length;
  const sides = mirrored([across(0.34, 40), across(0.52, 40 + length * 0.3), across(0.4, 40 + length * 0.8)]);
  const wingCases = smooth([[50, 40, 1], ...sides.slice(0, 3), [50, end], ...sides.slice(3)]);
  const collar = smooth(mirrored([across(0.22, 27), across(0.34, 33), across(0.3, 40)]));
  const head = smooth([[44, 27], [44.5, 21], [50, 18.6], [55.5, 21], [56, 27]]);
  const ridge = times(ridges * 2, (k) => {
    const [i, side] = [Math.floor(k / 2) + 1, k % 2 ? -1 : 1];
    const x = (share: number): number => round(50 + side * width * share * i);
    const low = round(end - length * 0.05 - i * 2);
    return `M${x(0.1)} ${42 + i}Q${x(0.13)} ${round(40 + length * 0.5)} ${x(0.085)} ${low}`;
  });
  const legs = (s: number): string =>
    `M${50 + s * 8} 34l${s * 12} -6 ${s * 8} 3 ${s * 3} 6M${50 + s * width * 0.48} 50l${s * 13} -1 ${s * 7} 8 ${s} 5` +
    `M${50 + s * width * 0.46} 62l${s * 10} 6 ${s * 4} 12 ${s * 4} 4`;
  const glint = smooth([[50 - width * 0.36, 52], [50 - width * 0.4, 60], [50 - width * 0.32, 70]], false);
  return (
    `<g transform="rotate(${turn} 50 52)">` +
    line(legs(1) + legs(-1), 1.6) +
    line("M46.5 20Q40 8 32 6M53.5 20Q60 8 68 6M47 19l-3-4M53 19l3-4", 1.1) +
    both(wingCases, fill) +
    fine(line(ridge, 0.8)) +
    line(`M50 40V${end}`, 0.9) +
    both(collar, fill) +
    both(head, fill) +
    line(glint, 1.2, "mist") +
    "</g>"
  );
}

export interface Fly {
  fill?: string;
  wingLength?: number;
  legs?: number;
  turn?: number;
  plump?: number;
  /** The feathered feelers of a male. */
  plume?: boolean;
}

/** Gnats and midges: two clear wings, long legs. */
export function fly(
  { fill = "soot", wingLength: w = 34, legs: l = 24, turn = -8, plump = 1, plume = true }: Fly = {},
): string {
  const abdomen = limb([[47, 46, 3.4 * plump], [38, 56, 3.4 * plump], [27, 68, 2.4 * plump], [22, 74, 0.8]]);
  const thorax = limb([[58, 34, 3], [53, 39, 6.4 * plump], [47, 46, 4 * plump]]);
  const outline: Bend[] = [[0, 0, 1], [-w * 0.3, -4], [-w * 0.8, -5.6], [-w, 0], [-w * 0.7, 5], [-w * 0.3, 2.6]];
  const wing = veil(
    outline,
    "mist",
    0.85,
    `M0 0Q${-w * 0.5} -2 ${-w * 0.95} 0M${-w * 0.3} 0Q${-w * 0.6} 3 ${-w * 0.8} 3.6`,
  );
  const legs =
    `M55 42l${l * 0.4} ${-l * 0.1} ${l * 0.24} ${l * 0.9}M52 45l${l * 0.1} ${l * 0.34} ${l * 0.3} ${l * 0.9}` +
    `M48 47l${-l * 0.02} ${l * 0.5} ${-l * 0.3} ${l * 0.8}M57 40l${l * 0.6} ${-l * 0.3} ${l * 0.5} ${l * 0.5}`;
  const feelers = "M64 28Q72 20 78 21M65 29Q74 26 80 29";
  const plumes = "M69 23l-1-4M72 22l0-5M75 21l1-4M70 26l2 3M74 27l1 4M77 28l1 3";
  return (
    `<g transform="rotate(${turn} 50 50)">` +
    line(legs) +
    moved(wing, [52, 36], 4) +
    moved(wing, [52, 36], 40, 0.96) +
    both(abdomen, fill) +
    inside([abdomen], line("M42 46l6 8M38 50l6 8M33 55l6 8M28 61l6 7", 1, "bone")) +
    both(thorax, fill) +
    both(circle(62, 31, 4.2 * plump), "rowan") +
    line("M64 34l6 8", 1.2) +
    (plume ? line(feelers, 0.9) + fine(line(plumes, 0.6)) : line(feelers, 0.7)) +
    "</g>"
  );
}
