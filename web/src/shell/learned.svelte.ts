/** What has been learned on this device: lessons gone through, and puzzles solved, by game. */

const PLACE = "spinney-learned";

interface Learned {
  lessons: Record<string, string[]>;
  puzzles: Record<string, string[]>;
}

function read(): Learned {
  const nothing: Learned = { lessons: {}, puzzles: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Learned>) };
  } catch {
    return nothing;
  }
}

const learned = $state<Learned>(read());

type What = keyof Learned;

export const has = (what: What, game: string, name: string): boolean => learned[what][game]?.includes(name) ?? false;

export const count = (what: What, game: string): number => learned[what][game]?.length ?? 0;

export function learn(what: What, game: string, name: string): void {
  if (has(what, game, name)) return;
  learned[what][game] = [...(learned[what][game] ?? []), name];
  try {
    localStorage.setItem(PLACE, JSON.stringify(learned));
  } catch {
    // It holds until the page is left.
  }
}
