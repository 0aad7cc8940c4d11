/** The symbols of a game by their names, for pages that tell of all games. */

import { SIGNS } from "./floresta/symbols";
import { SYMBOLS } from "./symbols";

const COMMON: Record<string, string> = SYMBOLS;
const OWN: Record<string, Record<string, string>> = { floresta: SIGNS };

/** What is drawn on a grid of 24; empty, if the game has no such symbol. */
export const signOf = (game: string, name: string): string => OWN[game]?.[name] ?? COMMON[name] ?? "";
