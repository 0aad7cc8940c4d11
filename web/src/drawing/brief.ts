/** Brief texts, as Python says them: a few words, with `⟦symbol⟧` wherever a drawing stands for a word. */

export type Bit = { text: string } | { symbol: string };

/** A brief text taken apart. */
export function bits(text: string): Bit[] {
  return text.split(/⟦|⟧/).flatMap((part, i): Bit[] => {
    if (i % 2 === 1) return [{ symbol: part }];
    return part ? [{ text: part }] : [];
  });
}
