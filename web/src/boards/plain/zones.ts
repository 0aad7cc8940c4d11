/** Zones: what lies on a table, as lists of named things. Each game says in its own file what it has. */

import type { Words } from "../board";
import type { Components, LegalMove, State } from "../../messages";

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

export type Numbers = number[];
export type Grid = number[][];

/** A view that can be read by field, with the names of things at hand. */
export class Reading {
  constructor(
    readonly state: State,
    readonly components: Components,
    readonly words: Words,
  ) {}

  number(field: string): number {
    return (this.state.view[field] as number | undefined) ?? 0;
  }

  numbers(field: string): Numbers {
    return (this.state.view[field] as Numbers | undefined) ?? [];
  }

  grid(field: string): Grid {
    return (this.state.view[field] as Grid | undefined) ?? [];
  }

  deep(field: string): number[][][] {
    return (this.state.view[field] as number[][][] | undefined) ?? [];
  }

  printed(field: string): Numbers {
    return (this.components.box[field] as Numbers | undefined) ?? [];
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

export type Reader = (reading: Reading) => Zone[];

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
