/** What a step of a lesson is about, on the page: parts of the table by name, and things as `kind/number`. */

import { meaning, nextOf, whereOf, type Mark } from "./ghosts";

/** Where each part is found; where it has no room (a phone), what opens it. The first one that is in sight counts. */
const PARTS: Record<string, readonly string[]> = {
  prompt: [".prompt"],
  hand: [".plan > .dock > :not(.prompt)"],
  field: [".plan > .field", ".board"],
  others: [".plan > .others"],
  glass: ["[data-part=glass]", "[data-tab=score]", ".tool.drawer"],
  scores: ["[data-part=scores]", "[data-tab=score]", ".tool.drawer"],
  log: ["[data-part=log]", "[data-tab=log]", ".tool.drawer"],
};

export function selectorsOf(place: string): readonly string[] {
  const thing = /^([\w-]+)\/(\d+)$/.exec(place);
  return thing ? [`.board [data-thing="${thing[1]}"][data-number="${thing[2]}"]`] : (PARTS[place] ?? []);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const area = ({ width, height }: Box): number => width * height;

/** What of a thing can be seen: parts of a board that scroll hide the rest. */
function seen(thing: Element): Box {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let at = thing.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1 && at.scrollWidth <= at.clientWidth + 1) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const frame = at.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return { left, top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
}

/** Of the same thing at several places, those that are not far smaller than the largest. */
const SMALL = 0.5;

/** The elements that a place means. */
export function elementsOf(place: string): Element[] {
  for (const selector of selectorsOf(place)) {
    const found = [...document.querySelectorAll(selector)]
      .map((one) => ({ one, size: area(one.getBoundingClientRect()) }))
      .filter(({ one, size }) => size > 1 && one.checkVisibility({ visibilityProperty: true }));
    const least = place.includes("/") ? SMALL * Math.max(...found.map(({ size }) => size)) : 0;
    if (found.length > 0) return found.filter(({ size }) => size >= least).map(({ one }) => one);
  }
  return [];
}

/**
 * What is to be lit for places. Where somebody is led to something (`ends`) that is one of several equal things, only
 * that one is.
 */
export function boxesOf(places: readonly string[], ends: readonly Element[]): Box[] {
  const meant = places.flatMap((place) => {
    const all = elementsOf(place);
    const led = all.filter((one) => ends.some((end) => end.contains(one) || one.contains(end)));
    return led.length > 0 && place.includes("/") ? led : all;
  });
  return meant.map(seen).filter((box) => area(box) > 1);
}

/** Where marks begin and end on a board; where somebody is led, they end at what is to be clicked next. */
export function endsOf(
  field: Element,
  marks: readonly Mark[],
  pointed: readonly { part: string; value: number }[],
): { mark: Mark; from: Element | null; to: Element | null }[] {
  const things = [...field.querySelectorAll<HTMLElement | SVGElement>("[data-means]")].map((thing) => ({
    thing,
    means: meaning(thing.dataset["means"] ?? ""),
    lit: thing.matches("[data-lit], .may"),
  }));
  // A choice that is complete is made by a button; what is nowhere on the board is in the list of moves; where a board
  // tells something first, somebody has to read on.
  const button = field.querySelector("[data-do]") ?? field.querySelector(".unfold") ?? field.querySelector(".dock .go[data-lit]");
  return marks.map((mark) => {
    if (!mark.led) return { mark, ...whereOf<Element>(things, mark) };
    return { mark, from: null, to: nextOf<Element>(things, mark, pointed) ?? changing(field, mark, pointed) ?? button };
  });
}

/** What changes a part that was chosen otherwise: a tile is turned by a button. */
function changing(field: Element, { parts }: Mark, pointed: readonly { part: string; value: number }[]): Element | null {
  const other = pointed.filter(({ part, value }) => part in parts && parts[part] !== value);
  return other.map(({ part }) => field.querySelector(`[data-changes="${part}"]`)).find((one) => one !== null) ?? null;
}
