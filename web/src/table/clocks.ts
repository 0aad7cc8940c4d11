/** Clocks as they stand some seconds after a state was made. */

import type { ClockOf } from "../messages";

export interface Face {
  /** For how many seconds the seat has been asked. */
  asked: number;
  /** What is left of a strict clock: of this decision and of the bank. */
  left: number;
  /** Whether somebody takes longer than is usual, or has little time left. */
  late: boolean;
}

/** Seconds that are little. */
const LITTLE = 20;

/** The clock of a seat, so many seconds after it was told; null where the seat is not asked. */
export function faceOf(clock: ClockOf, seat: number, since: number): Face | null {
  const mine = clock.seats[seat];
  if (!mine || mine.asked === null) return null;
  const asked = mine.asked + since;
  const left = Math.max(mine.free + mine.left - asked, 0);
  return { asked, left, late: clock.kind === "strict" ? left < LITTLE : asked > clock.usual };
}

const UNITS: [string, number][] = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
];

/** A length of time in its largest unit, for words such as `time-hours`; below a minute in seconds. */
export function lengthOf(seconds: number): { unit: string; count: number } {
  const found = UNITS.find(([, size]) => seconds >= size);
  return found ? { unit: found[0], count: Math.floor(seconds / found[1]) } : { unit: "seconds", count: Math.floor(seconds) };
}
