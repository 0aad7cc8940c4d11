/** What all parts of the board are given: what is printed, what lies out, who looks, and what may be pointed at. */

import type { Say } from "../../drawing/words";
import type { Components } from "../../messages";
import type { Pointing, Words } from "../board";
import type { Frame } from "./fire";
import type { Cell, Print } from "./print";
import type { FlorestaView } from "./view";

export interface Play {
  print: Print;
  view: FlorestaView;
  components: Components;
  pointing: Pointing;
  words: Words;
  say: Say;
  /** Who looks; -1 for a spectator. */
  viewer: number;
  phase: string;
  /** Whether the viewer is asked now. */
  mine: boolean;
  /** The card of the hand that was chosen, or -1. */
  held: number;
  /** A frame of the fire phase that is being told, instead of what lies out now. */
  frame: Frame | null;
  /** Spaces and paths that the newest move has changed. */
  moved: ReadonlySet<string>;
  /** Cells that the card or tower under the pointer means. */
  lightened: readonly Cell[];
  nameOf: (seat: number) => string;
}

export const thingOf = ({ components }: Play, kind: string, number: number): string =>
  components.things[kind]?.[number] ?? "";
