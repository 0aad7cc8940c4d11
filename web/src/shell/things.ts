/** What there is to say about a thing: its name, what is printed on it, and where that is known from. */

import type { Words } from "../boards/board";
import type { Components } from "../messages";

export interface About {
  name: string;
  facts: { label: string; value: string }[];
  source: string;
}

type Entry = Record<string, unknown>;

/** The facts that are shown, in this order; each has a name in the words of the page. */
const FACTS = [
  "latin", "kind", "part", "level", "print", "cost", "value", "points", "height", "rows", "light", "symbols", "icons", "traits",
  "saw", "start", "edges", "place", "effect", "permanent", "bonus", "special", "icon", "fire", "power", "board",
];

export function about(components: Components, words: Words, kind: string, number: number): About {
  const entry = entryOf(components, kind, number);
  const facts = FACTS.flatMap((key) => {
    const value = entry ? told(entry[key]) : "";
    return value ? [{ label: words(`fact-${key}`), value }] : [];
  });
  return { name: components.things[kind]?.[number] ?? "", facts, source: String(entry?.source ?? "") };
}

function told(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (value === true) return "✓";
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join(", ");
  return "";
}

/** The entry of the pack for a thing, found as each game numbers its things. */
export function entryOf({ game, pack, box }: Components, kind: string, number: number): Entry | undefined {
  const list = (name: string) => (pack[name] as Entry[] | undefined) ?? [];
  if (game === "legendary" && kind === "tile") return list("tile")[number - 1];
  if (game === "reforest" && kind === "card") return copies(list("plant"))[number];
  if (game === "dartmoor" && (kind === "card" || kind === "half")) {
    const half = kind === "half" ? number : 2 * number;
    return list("species")[(box.half_species as number[])[half] ?? -1];
  }
  if (game === "floresta" && kind === "space") {
    const spaces = (list("side")[Math.floor(number / 12)]?.spaces as Entry[] | undefined) ?? [];
    return spaces[number % 12];
  }
  return Array.isArray(pack[kind]) ? list(kind)[number] : undefined;
}

function copies(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) => Array.from({ length: Number(entry.copies ?? 1) }, () => entry));
}
