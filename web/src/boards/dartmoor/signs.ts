/** Signs that only the points of Dartmoor need, drawn as the symbols of the kit are. */

const solid = (...paths: string[]): string => `<path d="${paths.join("")}" fill="currentColor"/>`;
const wire = (path: string, width = 1.7): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;

export const OWN_SIGNS: Record<string, string> = {
  /** A black rabbit. */
  rabbit:
    solid(round(8.6, 6.6, 2.1, 5), round(15.4, 6.6, 2.1, 5), round(12, 15.6, 6.6, 5.8)) +
    `<path d="M9.6 14.6v.1M14.4 14.6v.1M11.4 18.2h1.2" fill="none" stroke="var(--ground, var(--card))" stroke-width="1.6" stroke-linecap="round"/>`,
  /** A card below a stand. */
  below: wire("M5 3.4H19V13.4H5Z", 1.5) + solid("M5 16H19V21.4H5Z"),
  /** A stand with all four sides occupied. */
  full: wire("M8.4 8.4H15.6V15.6H8.4Z", 1.5) + solid("M8.2 2.2H15.8V5.8H8.2Z", "M8.2 18.2H15.8V21.8H8.2Z", "M2.2 8.2H5.8V15.8H2.2Z", "M18.2 8.2H21.8V15.8H18.2Z"),
};
