/**
 * The pads of this device.
 *
 * Each has a place of its own: two tabs that write on different pads do not disturb each other, and one that is damaged
 * takes no other with it. Two tabs that write on the same pad get both what the other has written.
 */

import { changed, merged, unscored, type Pad, type Result } from "./pad";

const PLACE = "spinney-pad/";

/** The newest first. */
export function pads(): Pad[] {
  return places()
    .map(read)
    .filter((pad) => pad !== null)
    .sort((a, b) => b.touched - a.touched);
}

export const padWith = (id: string): Pad | undefined => read(PLACE + id) ?? undefined;

/** Whether a change of this place, made by another tab, is one of a pad; null: everything was cleared. */
export const isPlace = (place: string | null): boolean => place === null || place.startsWith(PLACE);

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  } catch {
    return [];
  }
}

function read(place: string): Pad | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (!isPad(found) || PLACE + found.id !== place) return null;
    const { result, ...pad } = found;
    return isResult(result, pad.hand.seat.length) ? found : pad;
  } catch {
    return null;
  }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isThing = (value: unknown): boolean => typeof value === "object" && value !== null;

export function isPad(value: unknown): value is Pad {
  const pad = value as Pad | null;
  return (
    [pad?.id, pad?.game, pad?.title, pad?.pack].every(isText) &&
    isNumber(pad!.made) &&
    isNumber(pad!.touched) &&
    isThing(pad!.stamps) &&
    Object.values(pad!.stamps).every(isNumber) &&
    Array.isArray(pad!.hand?.seat) &&
    pad!.hand.seat.every((seat) => isThing(seat) && (seat.name === undefined || isText(seat.name)))
  );
}

function isResult(result: Result | undefined, seats: number): boolean {
  const lists = [result?.names, result?.totals, result?.winners];
  return lists.every(Array.isArray) && result!.names.length === seats && result!.totals.length === seats && result!.totals.every(isNumber);
}

/** A pad with what is newer of it in its place: another tab may have written on it. It is itself if nothing is. */
export function newest(pad: Pad): Pad {
  const there = padWith(pad.id);
  const both = there ? merged(pad, there) : pad;
  return changed(pad.hand, both.hand).length > 0 ? unscored(both) : pad;
}

/** Whether it could be kept: a browser may keep nothing, or have no room. */
export function keepPad(pad: Pad): boolean {
  try {
    localStorage.setItem(PLACE + pad.id, JSON.stringify(newest(pad)));
    return true;
  } catch (error) {
    full = FULL.includes((error as DOMException).name);
    return false;
  }
}

const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];
let full = false;

/** Which sentence says why a pad was not kept. */
export const whyNotKept = (): string => (full ? "pad-no-room" : "pad-not-kept");

export function dropPad(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // Where nothing is kept nothing is to be thrown away.
  }
}
