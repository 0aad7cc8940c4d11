/**
 * Things that travel: what a move brought somewhere is seen coming from where it was.
 *
 * Every place that things come from or go to carries `data-event-anchor="<seat>/<zone>/<n>"`. The places are measured
 * before the page changes; afterwards whatever has arrived starts from there and goes home.
 */

import { ARC, FADE, paced, still, SWELL, TRAVEL, turnOf } from "./pace";

export interface Flight {
  from: string;
  to: string;
}

export type Places = Map<string, DOMRect>;

/** Where the anchors of a board are now from which something is going to travel. */
export function measure(board: HTMLElement, anchors: Iterable<string>): Places {
  const places: Places = new Map();
  for (const name of new Set(anchors)) {
    // Of several with the same name the last one counts.
    const anchor = [...board.querySelectorAll(`[data-event-anchor="${name}"]`)].at(-1);
    if (anchor) places.set(name, anchor.getBoundingClientRect());
  }
  return places;
}

/** Where things start. */
export const startsOf = (flights: readonly Flight[]): string[] => flights.map(({ from }) => from);

/** How a thing has to be moved and scaled to lie where it came from. */
export function displaced(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
    scale: to.width > 0 ? Math.max(0.1, from.width / to.width) : 1,
  };
}

/** How many pixels a unit of length is where a thing is drawn: inside a picture lengths are the picture's. */
function unitOf(thing: Element): number {
  return thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
}

/**
 * A thing that travels, and the part of the board to which it does, lie above the others meanwhile. That is no part of
 * the flight itself: a flight that moves and does nothing else needs no new picture for each frame.
 */
function raise(thing: HTMLElement | SVGElement, flight: Animation): void {
  const above: [HTMLElement | SVGElement | null, string][] = [[thing, "9"], [thing.closest<HTMLElement>(".plan > *"), "2"]];
  for (const [one, height] of above) {
    if (!one) continue;
    one.style.zIndex = height;
    void flight.finished.catch(() => undefined).then(() => (one.style.zIndex = ""));
  }
}

/** Lets things fly to where they lie now. Who wants less motion sees them fade in. */
export function fly(board: HTMLElement, before: Places, flights: readonly Flight[]): Animation[] {
  const calm = still();
  return flights.flatMap(({ from, to }, i) => {
    const thing = board.querySelector<HTMLElement | SVGElement>(`[data-event-anchor="${to}"]`);
    const start = before.get(from);
    if (!thing || !start) return [];
    if (calm) return [thing.animate([{ opacity: 0 }, { opacity: 1 }], FADE)];
    const { x, y, scale } = displaced(start, thing.getBoundingClientRect());
    const unit = unitOf(thing);
    const at = (share: number, swell: number): string =>
      `translate(${(x * share) / unit}px, ${(y * share - swell) / unit}px) scale(${1 + (scale - 1) * share})`;
    const path = [{ transform: at(1, 0) }, { transform: at(0.5, SWELL) }, { transform: "none" }];
    const flight = thing.animate(path, { duration: paced(TRAVEL), delay: turnOf(i), easing: ARC, fill: "backwards" });
    raise(thing, flight);
    return [flight];
  });
}
