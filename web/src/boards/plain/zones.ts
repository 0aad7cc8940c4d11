/** Zones: what lies on a table, as lists of named things. Each game says in its own file what it has. */

import type { Components, LegalMove, State } from "../../messages";
import type { Words } from "../board";
import type { AnyGame, GameComponents, GameState } from "../typed";

export interface Item {
  name: string;
  note?: string;
  /** What it is, for its card. */
  thing?: string;
  number?: number;
  /** What pointing at it means. */
  parts?: Record<string, number>;
  kind?: string;
  /** A place where something may go, or a card face down. */
  form?: "place" | "back";
  /** Things that belong to it: the cards of a column, the halves of a card. */
  inner?: Item[];
}

export interface Zone {
  title: string;
  /** Whose it is; common zones have none. */
  seat?: number;
  items: Item[];
  facts?: string[];
}

/** A table of one game, with the names of things at hand. */
export class Reading<G extends AnyGame> {
  readonly state: GameState<G>;
  readonly components: GameComponents<G>;

  /** Readers are found by the name of the game, so they get messages of that game: the types are taken on trust here. */
  constructor(
    state: State,
    components: Components,
    readonly words: Words,
  ) {
    this.state = state as GameState<G>;
    this.components = components as GameComponents<G>;
  }

  get view(): G["view"] {
    return this.state.view;
  }

  name(thing: string, number: number): string {
    return this.components.things[thing]?.[number] ?? this.words("plain-hidden");
  }

  item(thing: string, number: number, more: Partial<Item> = {}): Item {
    const known = number >= 0 && number < (this.components.things[thing]?.length ?? 0);
    return known
      ? { name: this.name(thing, number), thing, number, ...more }
      : { name: this.words("plain-hidden"), form: "back", ...more };
  }

  get seats(): number[] {
    return this.state.seats.map((seat) => seat.number);
  }
}

export type Reader = (state: State, components: Components, words: Words) => Zone[];

/** A game's reader, to be found by the name of the game. */
export const read =
  <G extends AnyGame>(zonesOf: (reading: Reading<G>) => Zone[]): Reader =>
  (state, components, words) =>
    zonesOf(new Reading<G>(state, components, words));

export const bits = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => (set >> i) & 1);

/** The parts of possible moves that no zone shows are offered beside the zones; seats have their own heading. */
export function others(moves: readonly LegalMove[], zones: readonly Zone[], components: Components): Item[] {
  const shown = new Set<string>();
  const see = (item: Item) => {
    for (const [part, value] of Object.entries(item.parts ?? {})) shown.add(`${part} ${value}`);
    item.inner?.forEach(see);
  };
  zones.forEach((zone) => zone.items.forEach(see));
  const items = new Map<string, Item>();
  for (const move of moves) {
    for (const [part, value] of Object.entries(move.parts)) {
      const key = `${part} ${value}`;
      const thing = components.moves[move.kind]?.[part]?.thing ?? "number";
      if (thing === "seat" || shown.has(key) || items.has(key)) continue;
      const name = components.things[thing]?.[value];
      items.set(key, { name: name ?? String(value + 1), parts: { [part]: value }, ...(name ? { thing, number: value } : {}) });
    }
  }
  return [...items.values()];
}
