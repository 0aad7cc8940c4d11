/** A number that has changed swells once: `<b use:swell={points}>{points}</b>`. */

import { paced, still } from "./pace";

const DURATION = 240;

export function swell(node: HTMLElement, value: unknown): { update(next: unknown): void } {
  let shown = value;
  return {
    update(next) {
      if (next === shown) return;
      shown = next;
      if (still()) return;
      node.animate([{ scale: 1 }, { scale: 1.12, offset: 0.4 }, { scale: 1 }], { duration: paced(DURATION), easing: "ease-out" });
    },
  };
}
