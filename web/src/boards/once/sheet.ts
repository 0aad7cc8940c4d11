/** All pictures of the game, each drawn once and used wherever it is needed. */

import { SPECIES } from "../../drawing/species";
import { storey } from "../../drawing/storeys";
import { symbol } from "../../drawing/sprite";
import { LEVELS, type Face } from "./forest";

/** So many drawings of each storey: no two trees need be twins. */
const VARIANTS = 4;
const SAWN_VARIANTS = 2;

export function storeyName({ number, level, saw }: Face): string {
  return `storey-${level}-${number % (saw ? SAWN_VARIANTS : VARIANTS)}${saw ? "-saw" : ""}`;
}

function storeys(): string {
  let drawn = "";
  for (let level = 0; level < LEVELS; level++) {
    for (let i = 0; i < VARIANTS; i++)
      drawn += symbol(`storey-${level}-${i}`, "0 0 140 110", storey(level, level * 5 + i * 3 + 4, false));
    for (let i = 0; i < SAWN_VARIANTS; i++)
      drawn += symbol(`storey-${level}-${i}-saw`, "0 0 140 110", storey(level, level * 5 + i * 4 + 2, true));
  }
  return drawn;
}

/** The sheet; species that nobody has drawn yet (a pack of one's own may have them) are their first letters. */
export function onceSheet(species: readonly string[]): string {
  const animals = species.map((id) => symbol(`animal-${id}`, "0 0 100 100", SPECIES[id]?.() ?? initial(id)));
  return storeys() + animals.join("");
}

const initial = (id: string): string =>
  `<circle cx="50" cy="60" r="30" fill="var(--straw)" stroke="var(--line)"/>` +
  `<text x="50" y="76" text-anchor="middle" font-size="46" fill="var(--soot)">${id.slice(0, 1).toUpperCase().replace(/[<&]/, "")}</text>`;
