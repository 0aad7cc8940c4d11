/** Motion: what a move has moved travels from where it lay to where it lies now. Any click skips it. */

import { ARC, FADE, paced, still, TRAVEL } from "../drawing/pace";
import type { Places } from "../drawing/travel";
import type { Components, Deed } from "../messages";

const MOST = 12;

/** What the entries speak of, as "card 12". */
export function moved(deeds: readonly Deed[], components: Components): Set<string> {
  const keys = new Set<string>();
  for (const deed of deeds) {
    for (const event of deed.events) {
      for (const [part, thing] of Object.entries(components.events[event.name] ?? {})) {
        const number = event.parts[part];
        if (thing in components.things && number !== undefined && number >= 0) keys.add(`${thing} ${number}`);
      }
    }
  }
  return keys;
}

/** Where every named thing lies; what is there twice has no one place. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  const twice = new Set<string>();
  for (const [key, element] of things(root)) {
    if (found.has(key)) twice.add(key);
    found.set(key, element.getBoundingClientRect());
  }
  twice.forEach((key) => found.delete(key));
  return found;
}

/** Lets the things travel from their old places; those that were nowhere appear. */
export function travel(root: ParentNode, before: Places, keys: ReadonlySet<string>): void {
  const after = places(root);
  const calm = still();
  let count = 0;
  for (const [key, element] of things(root)) {
    const to = after.get(key);
    if (!to || !keys.has(key) || count >= MOST) continue;
    const from = before.get(key);
    if (from && near(from, to)) continue;
    count += 1;
    if (calm || !from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else {
      const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      element.animate([{ transform: shift, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: paced(TRAVEL), easing: ARC });
    }
  }
}

/** Everything that moves is at once where it goes. */
export function skip(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  }
}

function* things(root: ParentNode): Iterable<[string, HTMLElement | SVGElement]> {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-thing][data-number]")) {
    yield [`${element.dataset.thing} ${element.dataset.number}`, element];
  }
}

const near = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < 4;
