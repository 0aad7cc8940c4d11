/** The log as it comes: entries from some ply on take the place of all from there. */

import type { Deed } from "../messages";

export function mergeLog<D extends Deed>(known: readonly D[], from: number, entries: readonly D[]): D[] {
  return [...known.filter((deed) => deed.ply < from), ...entries];
}

/** The entries that have something to read, the newest last. */
export function told(log: readonly Deed[], upto: number): Deed[] {
  return log.filter((deed) => deed.ply <= upto && deed.events.length > 0);
}

/** A sentence in pieces, so that the names of people can be set off from the words; longer names are looked for first. */
export function setOff(sentence: string, names: readonly string[]): { text: string; name: boolean }[] {
  const wanted = names.filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text: sentence, name: false }];
  const escaped = wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pieces = sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u"));
  return pieces.map((text, i) => ({ text, name: i % 2 === 1 })).filter(({ text }) => text !== "");
}
