/** The nine cells of the table, and what there is to point at on each. */

import { CELLS, SPACES, type Game, type Phase } from "../../games/floresta";
import type { GameMove } from "../typed";
import type { Play } from "./play";
import type { Cell, Corner, Side, Tower } from "./print";
import { sideAt, towerAt, treeAsked } from "./view";

export const GRID = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"] as const;
export type Place = (typeof GRID)[number];

const isCell = (place: Place): place is Cell => (CELLS as readonly string[]).includes(place);

export interface Lot {
  place: Place;
  side?: Side | undefined;
  tower?: Tower | undefined;
}

export function lotsOf({ view, print }: Play): Lot[] {
  return GRID.map((place) =>
    isCell(place)
      ? { place, side: print.sides[sideAt(view, place)] }
      : { place, tower: print.towers[towerAt(view, place as Corner)] },
  );
}

/** How many things of a board light up. */
export function litOn({ pointing, frame }: Play, { side, tower }: Lot): number {
  if (frame) return 0;
  if (tower) return pointing.lit("tower", tower.number) ? 1 : 0;
  if (!side) return 0;
  return (
    side.spaces.filter((space) => pointing.lit("space", space.number)).length +
    side.paths.filter((path) => pointing.lit("path", path.number)).length
  );
}


/** Phases in which all there is to point at may lie on boards other than the one that is looked at. */
const FREE: readonly Phase[] = ["turn", "bonus", "draw", "reserved", "over"];

/** Phases about a tree in which there is nothing to point at. */
const ABOUT_TREE: readonly Phase[] = ["lay", "fell", "help"];

/** Whether what is asked concerns a tree of this side: the one that was put last. */
function concerns({ view, phase, moved }: Play, side: Side): boolean {
  if (ABOUT_TREE.includes(phase)) return Math.floor(treeAsked(view) / SPACES) === side.number;
  return side.spaces.some(({ number }) => moved.has(`space ${number}`));
}

/** The board to show on a small screen: the one that was opened, unless what is asked lies elsewhere. */
export function bestPlace(play: Play, opened: Place | null): Place {
  const lots = lotsOf(play);
  const lit = lots.map((lot) => litOn(play, lot));
  const wanted = lots.findIndex(({ place }) => place === opened);
  if (wanted >= 0 && (lit[wanted]! > 0 || !play.mine || FREE.includes(play.phase))) return GRID[wanted]!;
  const most = Math.max(...lit);
  if (most > 0) return GRID[lit.indexOf(most)]!;
  const last = lots.find(({ side }) => play.mine && side && concerns(play, side));
  return last?.place ?? opened ?? "C";
}

/** The board of the first of these things, `kind/number`, that lies on one. */
export function placeOf(play: Play, things: readonly string[]): Place | null {
  const lots = lotsOf(play);
  for (const thing of things) {
    const [kind, text] = thing.split("/");
    const is = ({ number }: { number: number }): boolean => number === Number(text);
    const on: Record<string, (lot: Lot) => boolean | undefined> = {
      space: ({ side }) => side?.spaces.some(is),
      path: ({ side }) => side?.paths.some(is),
      side: ({ side }) => side && is(side),
      tower: ({ tower }) => tower && is(tower),
    };
    const found = lots.find((lot) => on[kind!]?.(lot));
    if (found) return found.place;
  }
  return null;
}

/** What cannot be pointed at on a board: how many lynx to lay, and which of several bonus trees is meant. */
export function choicesOf(moves: readonly GameMove<Game>[]): { amounts: number[]; conditions: number[] } {
  const values = (some: number[]): number[] => [...new Set(some)].sort((a, b) => a - b);
  const amounts = values(moves.flatMap(({ parts }) => ("lynx" in parts ? [parts.lynx] : [])));
  const conditions = values(moves.flatMap(({ parts }) => ("condition" in parts ? [parts.condition] : [])));
  return { amounts, conditions: conditions.length > 1 ? conditions : [] };
}
