/**
 * Things that fly over the table. Boards cut off what leaves them, so a picture of the thing flies above everything,
 * and the thing itself is seen when it has arrived.
 */

import { ARC, FADE, paced, still, SWELL, turnOf } from "../../drawing/pace";
import { displaced, type Flight, type Places } from "../../drawing/travel";

const OVER_THE_TABLE = 420; // milliseconds: further than on other boards
const SVG = "http://www.w3.org/2000/svg";

/** A picture of a thing that lies exactly over it. */
function pictureOf(thing: HTMLElement | SVGElement, box: DOMRect): HTMLElement | SVGElement {
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>("[data-event-anchor], [data-thing]")]) {
    delete part.dataset["eventAnchor"];
    delete part.dataset["thing"];
  }
  let picture = copy;
  if (thing instanceof SVGGraphicsElement) {
    const { x, y, width, height } = thing.getBBox();
    picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    picture.append(copy);
  } else {
    copy.style.fontSize = getComputedStyle(thing).fontSize;
  }
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    overflow: "visible",
    pointerEvents: "none",
    zIndex: "30",
  });
  return picture;
}

/** Lets things fly to where they lie now. Who wants less motion sees them fade in. */
export function soar(board: HTMLElement, before: Places, flights: readonly Flight[]): Animation[] {
  const calm = still();
  return flights.flatMap(({ from, to }, i) => {
    const thing = board.querySelector<HTMLElement | SVGElement>(`[data-event-anchor="${to}"]`);
    const start = before.get(from);
    if (!thing || !start) return [];
    if (calm) return [thing.animate([{ opacity: 0 }, { opacity: 1 }], FADE)];
    const box = thing.getBoundingClientRect();
    const { x, y, scale } = displaced(start, box);
    if (Math.hypot(x, y) < 4) return [];
    const at = (share: number, swell: number): string =>
      `translate(${x * share}px, ${y * share - swell}px) scale(${1 + (Math.min(scale, 2) - 1) * share})`;
    const picture = pictureOf(thing, box);
    board.append(picture);
    const delay = turnOf(i);
    // Until it flies it is not seen: it would lie over what has taken its place.
    const frames = [
      { transform: at(1, 0), opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { transform: at(0.5, SWELL), offset: 0.5 },
      { transform: "none", opacity: 1 },
    ];
    const flight = picture.animate(frames, {
      duration: paced(OVER_THE_TABLE),
      delay,
      easing: ARC,
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => picture.remove();
    const waiting = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: paced(OVER_THE_TABLE) + delay });
    return [flight, waiting];
  });
}
