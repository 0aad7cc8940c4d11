/**
 * What somebody means who points at an element, for its `data-means`: "place hand=2", or "column=3 row=0" for any kind.
 *
 * By it the page finds where on the board a move would happen: to show a hint, or a better move after the game.
 */
export const means = (kind: string, parts: Readonly<Record<string, number>> = {}): string =>
  [kind, ...Object.entries(parts).map(([part, value]) => `${part}=${value}`)].filter((word) => word !== "").join(" ");

/** Arrow keys go from one thing that may be pointed at to the next, whatever lies between. */

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/** The neighbour of a place in a row of so many; before the first comes the last. -1: none of them. */
export function stepped(at: number, by: number, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}

export function stepLit(board: HTMLElement, event: KeyboardEvent): void {
  const by = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
  if (by === 0 || !(event.target instanceof Element) || event.target.matches("input, select, textarea")) return;
  const lit = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-lit]")].filter((thing) => thing.tabIndex >= 0);
  const next = lit[stepped(lit.indexOf(event.target as HTMLElement), by, lit.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
