/** What can be chosen although it lies in no zone: amounts, conditions, and seats, which have their own headings. */

import type { Components, ItemOf, LegalMove, ZoneOf } from "../../messages";

const partOf = (move: LegalMove, part: string, components: Components) => components.moves[move.kind]?.[part];

export const choice = (name: string, part: string, value: number): ItemOf => ({
  name,
  notes: [],
  thing: "",
  number: -1,
  form: "choice",
  parts: { [part]: value },
  move: "",
  inner: [],
});

/** The parts of possible moves that no zone shows, an item each; seats are left out. */
export function others(moves: readonly LegalMove[], zones: readonly ZoneOf[], components: Components): ItemOf[] {
  const shown = new Set<string>();
  const see = (item: ItemOf) => {
    for (const [part, value] of Object.entries(item.parts)) shown.add(`${part} ${value}`);
    item.inner.forEach(see);
  };
  zones.forEach((zone) => zone.items.forEach(see));
  const items = new Map<string, ItemOf>();
  for (const move of moves) {
    for (const [part, value] of Object.entries(move.parts)) {
      const key = `${part} ${value}`;
      const thing = partOf(move, part, components)?.thing ?? "number";
      if (thing === "seat" || shown.has(key) || items.has(key)) continue;
      items.set(key, choice(components.things[thing]?.[value] ?? String(value + 1), part, value));
    }
  }
  return [...items.values()];
}

/** The part of a possible move that means a seat, if there is one. */
export function seatPart(moves: readonly LegalMove[], components: Components): string | undefined {
  return moves.flatMap((move) => Object.keys(move.parts).filter((part) => partOf(move, part, components)?.thing === "seat"))[0];
}
