/** Numbers that change are counted to their new value, not set: so one sees that they did. */

export const COUNT = 240;

/** What is shown on the way, after a part (0 to 1) of the time. */
export function between(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * Math.min(Math.max(part, 0), 1));
}
