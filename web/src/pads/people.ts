/** Who has played at the tables of this device: how often, and how well. */

import type { Pad } from "./pad";
import { plain } from "./searching";

export interface Person {
  name: string;
  games: number;
  wins: number;
  /** The most points, title by title. */
  best: { game: string; title: string; points: number }[];
}

/** Capitals and accents do not make another person. */
const sameAs = (name: string): string => plain(name.trim()).replace(/\s+/g, " ");

/** The names that were written down, the newest first; `pads` come the newest first. */
export function namesUsed(pads: readonly Pad[]): string[] {
  const found = new Map<string, string>();
  for (const { hand } of pads) {
    for (const { name } of hand.seat) if (name?.trim() && !found.has(sameAs(name))) found.set(sameAs(name), name.trim());
  }
  return [...found.values()];
}

/**
 * Everybody with a name, whoever has played most first. A table counts when nothing is missing from it; to win takes
 * somebody else at the table, or a number of points that was to be beaten.
 */
export function people(pads: readonly Pad[]): Person[] {
  const found = new Map(namesUsed(pads).map((name) => [sameAs(name), { name, games: 0, wins: 0, best: [] } as Person]));
  for (const { game, title, hand, result } of pads) {
    if (!result?.whole) continue;
    const contest = hand.seat.length > 1 || result.target !== null;
    hand.seat.forEach(({ name }, seat) => {
      const person = found.get(sameAs(name ?? ""));
      if (!person) return;
      person.games += 1;
      if (contest && result.winners.includes(seat)) person.wins += 1;
      note(person, game, title, result.totals[seat]!);
    });
  }
  return [...found.values()].filter(({ games }) => games > 0).sort((a, b) => b.games - a.games);
}

function note(person: Person, game: string, title: string, points: number): void {
  const before = person.best.find((one) => one.game === game);
  if (!before) person.best.push({ game, title, points });
  else before.points = Math.max(before.points, points);
}

/** The titles that were played, once each. */
export function titles(pads: readonly Pad[]): { game: string; title: string }[] {
  return [...new Map(pads.map(({ game, title }) => [game, title])).entries()].map(([game, title]) => ({ game, title }));
}
