/** Searching by name: capitals and accents do not matter, and the beginnings of words count. */

export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The same things, first those whose names have the very words that were typed: "2" means 2 rather than 20. */
export function bestFirst<T extends { name: string }>(typed: string, things: readonly T[]): T[] {
  const wanted = wordsOf(typed);
  const exact = ({ name }: T): number => Number(wanted.every((word) => wordsOf(name).includes(word)));
  return [...things].sort((a, b) => exact(b) - exact(a));
}

/** Whether every word that was typed begins a word of the name. */
export function finds(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}
