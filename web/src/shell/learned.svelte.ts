/** What has been learned on this device: lessons gone through, and puzzles solved, by game. */

const PLACE = "spinney-learned";

export interface Learned {
  lessons: Record<string, string[]>;
  puzzles: Record<string, string[]>;
}

function read(): Learned {
  try {
    return asLearned(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return asLearned(null);
  }
}

/** What of this is such a list: names, by game. */
function asLearned(value: unknown): Learned {
  const found = value as Partial<Record<What, unknown>> | null;
  return { lessons: byGame(found?.lessons), puzzles: byGame(found?.puzzles) };
}

function byGame(value: unknown): Record<string, string[]> {
  const lists = Object.entries(value ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([game, names]) => [game, names.filter((name) => typeof name === "string")]));
}

const learned = $state<Learned>(read());

type What = keyof Learned;

export const has = (what: What, game: string, name: string): boolean => learned[what][game]?.includes(name) ?? false;

export const count = (what: What, game: string): number => learned[what][game]?.length ?? 0;

export function learn(what: What, game: string, name: string): void {
  if (has(what, game, name)) return;
  learned[what][game] = [...(learned[what][game] ?? []), name];
  write();
}

/** All of it, for a file. */
export const allLearned = (): Learned => $state.snapshot(learned);

/** Adds what was learned elsewhere. */
export function alsoLearned(value: unknown): void {
  for (const [what, games] of Object.entries(asLearned(value)) as [What, Record<string, string[]>][])
    for (const [game, names] of Object.entries(games)) learned[what][game] = [...new Set([...(learned[what][game] ?? []), ...names])];
  write();
}

function write(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(learned));
  } catch {
    // It holds until the page is left.
  }
}
