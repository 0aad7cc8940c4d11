/** How quickly things move: as the reader likes it, and not at all for whom the device says so. */

/** Whether nothing is to move: what has come appears. */
export const still = (): boolean =>
  document.documentElement.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So many milliseconds at the usual speed, at the reader's. */
export const paced = (milliseconds: number): number =>
  milliseconds * Number(document.documentElement.style.getPropertyValue("--pace") || 1);
