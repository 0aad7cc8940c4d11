/** The board by keyboard: arrows go from one thing that may be chosen to the next, and letters name them all. */

export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** What lies aside counts more than what lies ahead. */
const ASIDE = 2;

/** The nearest of the spots in the direction of an arrow; if there is none, the farthest the other way. -1: no arrow. */
export function towards(key: string, from: Spot, spots: readonly Spot[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  const ahead = (to: Spot): number => (to.x - from.x) * way.x + (to.y - from.y) * way.y;
  const aside = (to: Spot): number => Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
  const cost = (to: Spot): number => (ahead(to) > 1 ? ahead(to) : 1e4 + ahead(to)) + ASIDE * aside(to);
  let best = -1;
  spots.forEach((spot, i) => {
    if (spot.x === from.x && spot.y === from.y) return;
    if (best < 0 || cost(spot) < cost(spots[best]!)) best = i;
  });
  return best;
}

/** Letters for so many things, by how easily they are reached; L itself turns them on and off. */
const LETTERS = [..."asdfjkghqwertyuiopzxcvbnm"];

export function lettersFor(count: number): string[] {
  if (count <= LETTERS.length) return LETTERS.slice(0, count);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).slice(0, count);
}

export type Target = HTMLElement | SVGElement;

export const centre = (thing: Element): Spot => {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** What may be chosen now, and can be seen and pressed. */
export function litIn(field: ParentNode): Target[] {
  return [...field.querySelectorAll<Target>("[data-lit]")].filter(
    (thing) => !thing.matches(":disabled") && thing.getClientRects().length > 0,
  );
}

export function press(thing: Target): void {
  thing.focus();
  if (thing instanceof HTMLElement) thing.click();
  else thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** The board is one stop of the Tab key: the thing that had the focus last, or the first. */
export function rove(field: ParentNode, at: Target | null): void {
  const lit = litIn(field).filter((thing) => !thing.closest(".prompt"));
  const stop = at && lit.includes(at) ? at : lit[0];
  for (const thing of lit) {
    const index = thing === stop ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
  }
}
