/** Where a long name may be broken: browsers do not know the syllables of every language. */

const SHY = "\u00ad";
const VOWELS = "aeiouyáéíóúü";
/** Consonants that begin a syllable together, in English or Spanish. */
const ONSETS = new Set(["bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "ll", "ph", "pl", "pr", "rr", "sh", "th", "tr"]);
const LONG = 7;
const EDGE = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** A name with soft hyphens in its long words. */
export const hyphenated = (name: string): string =>
  name.replace(/[^\s-]+/g, (word) => (word.length < LONG ? word : syllables(word).join(SHY)));

/** How many lines a name takes that has room for so many letters in each. */
export function linesOf(name: string, letters: number): number {
  let [lines, x] = [1, 0];
  for (const word of name.split(/(?<=-)|\s/)) {
    if (x > 0 && x + 1 + word.length > letters) [lines, x] = [lines + 1, 0];
    x += (x > 0 ? 1 : 0) + word.length;
    while (x > letters) [lines, x] = [lines + 1, x - letters];
  }
  return lines;
}

/** Breaks a word before the consonants that begin each syllable; its first and last part have three letters at least. */
export function syllables(word: string): string[] {
  const breaks: number[] = [];
  for (let i = 1; i < word.length; i++) {
    if (!isVowel(word[i]) || isVowel(word[i - 1])) continue;
    const onset = ONSETS.has(word.slice(i - 2, i).toLowerCase()) ? i - 2 : i - 1;
    const before = [...word.slice(0, onset)].some(isVowel);
    if (before && onset >= EDGE && word.length - onset >= EDGE) breaks.push(onset);
  }
  return [0, ...breaks].map((from, i) => word.slice(from, breaks[i] ?? word.length));
}
