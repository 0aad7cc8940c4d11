/** What may be chosen is in sight: where a part of the board scrolls and shows none of it, it is scrolled there. */

import { litIn, type Target } from "./keyboard";

const HALF = 0.5;

/** The nearest part around a thing that scrolls. */
function scroller(thing: Element, within: Element): Element | null {
  for (let at = thing.parentElement; at && within.contains(at); at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1 && at.scrollWidth <= at.clientWidth + 1) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    if ([overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) return at;
  }
  return null;
}

/** The share (0 to 1) of a box that lies within another. */
export function shareWithin(box: DOMRect, frame: DOMRect): number {
  const across = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
  const down = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}

export function bringIntoSight(field: Element): void {
  const groups = new Map<Element, Target[]>();
  for (const thing of litIn(field)) {
    const frame = scroller(thing, field);
    if (frame) groups.set(frame, [...(groups.get(frame) ?? []), thing]);
  }
  for (const [frame, things] of groups) {
    const box = frame.getBoundingClientRect();
    if (things.some((thing) => shareWithin(thing.getBoundingClientRect(), box) >= HALF)) continue;
    things[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
