/** What a step of a lesson is about, on the page: parts of the table by name, and things as `kind/number`. */

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

/** The elements that a place means: all of a part; of a thing that is there more than once, the largest. */
export function elementsOf(place: string): Element[] {
  for (const selector of selectorsOf(place)) {
    const found = [...document.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && area(one.getBoundingClientRect()) > 1,
    );
    if (found.length === 0) continue;
    if (!place.includes("/")) return found;
    return [found.reduce((best, one) => (area(one.getBoundingClientRect()) > area(best.getBoundingClientRect()) ? one : best))];
  }
  return [];
}

export const boxesOf = (places: readonly string[]): Box[] =>
  places.flatMap(elementsOf).map(seen).filter((box) => area(box) > 1);
