/** The cards as pictures: one storey of the tree, its animals, the saw, the human of a start card. */

import { getContext, setContext } from "svelte";
import { PERCHES, storeyName } from "../../drawing/column";
import { use } from "../../drawing/naming";
import { SYMBOLS, type SymbolName } from "../../drawing/symbols";
import type { Face } from "./forest";

const SAW =
  `<g style="color:var(--card);--ground:var(--loss)"><circle cx="19" cy="19" r="15" fill="var(--loss)" stroke="var(--card)" stroke-width="2"/>` +
  `<svg x="8" y="8" width="22" height="22" viewBox="0 0 24 24">${SYMBOLS.saw}</svg></g>`;
const HUMAN =
  `<g style="color:var(--text)"><rect x="5" y="82" width="32" height="23" rx="11.5" fill="var(--card)"/>` +
  `<svg x="12" y="84.5" width="18" height="18" viewBox="0 0 24 24">${SYMBOLS.human}</svg></g>`;

/** A card of 140 x 110, put together from the pictures of the sheet; its animals near or far. */
export function cardPicture({ number, level, animals, saw, start }: Face, species: readonly string[], far = false): string {
  const seen = animals.flatMap((count, i) => Array.from({ length: count }, () => species[i]!)).slice(0, PERCHES.length);
  return (
    use(storeyName(level, number, saw), 0, 0, 140, 110) +
    seen.map((id, i) => use(`${far ? "far" : "plate"}-${id}`, PERCHES[i]![0], PERCHES[i]![1], PERCHES[i]![2])).join("") +
    (saw ? SAW : "") +
    (start ? HUMAN : "")
  );
}

/** The back of a card on a plate of 100 x 100: all that it tells is its level, if that. */
export function backPicture(level: number): string {
  const ground = `var(--back-of-${level < 0 ? "any" : level})`;
  const sign = SYMBOLS[level < 0 ? "unseen" : (`level${level}` as SymbolName)];
  return (
    `<rect y="11" width="100" height="78" rx="5" fill="${ground}"/>` +
    `<svg x="27" y="27" width="46" height="46" viewBox="0 0 24 24" style="color:var(--back-sign);--ground:${ground}">${sign}</svg>`
  );
}

type Pictures = (card: number, far?: boolean) => string;
const PICTURES = {};

/** Lets all parts of a board draw cards. A card is drawn where it lies: as a symbol of its own it would be drawn twice. */
export const giveCards = (pictures: Pictures): Pictures => setContext(PICTURES, pictures);
export const cardsToDraw = (): Pictures => getContext<Pictures>(PICTURES);
