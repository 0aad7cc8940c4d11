/** Cards on the move: those that arrive fly themselves, those that vanish into a hand or a cave leave a ghost. */

import { ARC, paced, still, TRAVEL, turnOf } from "../../drawing/pace";
import { fly, type Places } from "../../drawing/travel";
import type { Way } from "./flights";

const SWEEP = 280;
const SWEEP_APART = 20;
const WASH = 900;

const at = (board: HTMLElement, place: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-event-anchor="${place}"]`);

/** Lets everything travel that these ways speak of. */
export function travel(board: HTMLElement, before: Places, ways: readonly Way[]): Animation[] {
  const seen = (place: string): boolean => (at(board, place)?.getClientRects().length ?? 0) > 0;
  const found = ways.flatMap(({ from, to, ghost }) => {
    const [start, end] = [from.find((place) => before.has(place)), to.find(seen)];
    return start !== undefined && end !== undefined ? [{ from: start, to: end, ghost }] : [];
  });
  const landed = fly(board, before, found.filter((one) => !one.ghost));
  const ghosts = still() ? [] : found.filter((one) => one.ghost).map((one, i) => ghost(board, before.get(one.from)!, one.to, i));
  return [...landed, ...ghosts];
}

/** The back of a card that flies somewhere and is gone. */
function ghost(board: HTMLElement, from: DOMRect, to: string, number: number): Animation {
  const home = board.getBoundingClientRect();
  const end = at(board, to)!.getBoundingClientRect();
  const card = document.createElement("span");
  card.className = "back ghost";
  board.append(card);
  const place = (box: DOMRect, scale: number): string =>
    `translate(${box.x + box.width / 2 - home.x - 20}px, ${box.y + box.height / 2 - home.y - 28}px) scale(${scale})`;
  const motion = card.animate([{ transform: place(from, 1), opacity: 1 }, { transform: place(end, 0.4), opacity: 0.6 }], {
    duration: paced(TRAVEL),
    delay: turnOf(number),
    easing: ARC,
    fill: "backwards",
  });
  motion.onfinish = motion.oncancel = () => card.remove();
  return motion;
}

/** What lies in a clearing that is about to be swept, to be seen sliding away. */
export function sweep(board: HTMLElement): void {
  if (still()) return;
  const home = board.getBoundingClientRect();
  board.querySelectorAll<HTMLElement>('[data-event-anchor^="table/clearing/"]').forEach((card, i) => {
    const box = card.getBoundingClientRect();
    const left = card.cloneNode(true) as HTMLElement;
    left.removeAttribute("data-event-anchor");
    left.inert = true;
    left.classList.add("swept", "small");
    left.style.cssText = `left:${box.x - home.x}px; top:${box.y - home.y}px; width:${box.width}px; height:${box.height}px; font-size:${getComputedStyle(card).fontSize}`;
    board.append(left);
    const motion = left.animate([{ opacity: 1 }, { opacity: 0, transform: "translateX(16px)" }], {
      duration: paced(SWEEP),
      delay: paced(i * SWEEP_APART),
      fill: "both",
    });
    motion.onfinish = motion.oncancel = () => left.remove();
  });
}

/** Winter goes over the table. */
export function wash(board: HTMLElement): void {
  if (still()) return;
  const mist = document.createElement("span");
  mist.className = "wash";
  board.append(mist);
  const motion = mist.animate([{ opacity: 0 }, { opacity: 0.3 }, { opacity: 0 }], paced(WASH));
  motion.onfinish = motion.oncancel = () => mist.remove();
}
