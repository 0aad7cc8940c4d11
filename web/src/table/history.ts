/** History: which moment is shown. `null` is now, and goes along with the game. */

export type Moment = number | null;

export function moment(search: string): Moment {
  const text = new URLSearchParams(search).get("at");
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Steps from a moment; from the last one on it is now. */
export function step(at: Moment, last: number, by: number): Moment {
  return jump((at ?? last) + by, last);
}

export function jump(to: number, last: number): Moment {
  return to >= last ? null : Math.max(to, 0);
}

export function address(path: string, at: Moment): string {
  return at === null ? path : `${path}?at=${at}`;
}
