/** History: which moment is shown. `null` is now, and goes along with the game. */

export type Moment = number | null;

/** The moment that an address asks for; where it asks for none, a record is shown from its start. */
export function moment(search: string, replay = false): Moment {
  const text = new URLSearchParams(search).get("at");
  if (text !== null && /^\d{1,7}$/.test(text)) return Number(text);
  return replay && text !== END ? 0 : null;
}

const END = "end";

/** Steps from a moment; from the last one on it is now. */
export function step(at: Moment, last: number, by: number): Moment {
  return jump((at ?? last) + by, last);
}

export function jump(to: number, last: number): Moment {
  return to >= last ? null : Math.max(to, 0);
}

export function address(path: string, at: Moment, replay = false): string {
  if (at === null) return replay ? `${path}?at=${END}` : path;
  return `${path}?at=${at}`;
}
