/** Colours as eyes see them: contrast, distance, and what is left of them for colour-blind viewers. */

export type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [a, b, c]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Linear light of `#rgb` or `#rrggbb`, each from 0 to 1. */
export function linear(hex: string): Rgb {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  const channel = (i: number): number => {
    const value = parseInt(digits.slice(2 * i, 2 * i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(1), channel(2)];
}

/** The contrast of WCAG 2: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// Machado, Oliveira and Fernandes 2009, full severity, on linear light.
export const SIGHTS: Record<string, Matrix> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(light: Rgb): Rgb {
  const [l, m, s] = times(LMS, light);
  return times(LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/** How far apart two colours are for an eye, in OKLab times 100: 2 is just visible. */
export function distance(a: string, b: string, sight = "full"): number {
  const seen = (hex: string): Rgb => {
    const [red, green, blue] = times(SIGHTS[sight]!, linear(hex));
    const clip = (value: number): number => Math.min(1, Math.max(0, value));
    return oklab([clip(red), clip(green), clip(blue)]);
  };
  const [p, q] = [seen(a), seen(b)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
