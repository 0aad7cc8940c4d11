/** What all parts of the board are given: what is printed, what lies out, who looks, and what may be pointed at. */

import type { Say } from "../../drawing/words";
import type { Game, Phase, View } from "../../games/floresta";
import type { Pointing, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import type { Frame } from "./fire";
import type { Lightened } from "./lightened.svelte";
import type { Print } from "./print";

export interface Play {
  print: Print;
  view: View;
  components: GameComponents<Game>;
  pointing: Pointing;
  words: Words;
  say: Say;
  /** Who looks; -1 for a spectator. */
  viewer: number;
  phase: Phase;
  /** Whether the viewer is asked now. */
  mine: boolean;
  /** The place in the hand of the card that was chosen, or -1. */
  held: number;
  /** What the viewer's choices would cost or do, and what players have come to, as the server says. */
  quotes: GameState<Game>["quotes"];
  worth: GameState<Game>["worth"];
  /** A frame of the fire phase that is being told, instead of what lies out now. */
  frame: Frame | null;
  /** Spaces and paths that the newest move has changed. */
  moved: ReadonlySet<string>;
  /** Cells that the fire card or the tower under the pointer means. */
  lightened: Lightened;
  nameOf: (seat: number) => string;
  /** The name of a picture; another where a pack of one's own has sides or towers that nobody has drawn. */
  pictured: (id: string, otherwise: string) => string;
}

export const thingOf = ({ components }: Play, kind: string, number: number): string =>
  components.things[kind]?.[number] ?? "";

/** Words that are there for the house's sides and towers only; else nothing. */
export function wordsFor({ say }: Play, id: string): string {
  const said = say(id);
  return said === id ? "" : said;
}

/** The axes that the chosen card costs on a space or a tower; none while no card is chosen. */
export const axesFor = ({ quotes, held }: Play, where: "axes" | "tower-axes", number: number): number =>
  Number(quotes[`${where}/${held}/${number}`] ?? 0);

/** How a space lights up: chosen, possible, or possible for some card while none is chosen. */
export type Light = "chosen" | "may" | "vague" | "";

export function lightOf({ pointing, frame, phase, held, mine }: Play, space: number): Light {
  if (frame || !mine) return "";
  if (pointing.chosen("space", space)) return "chosen";
  if (!pointing.lit("space", space)) return "";
  return phase === "turn" && held < 0 ? "vague" : "may";
}
