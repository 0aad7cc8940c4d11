/** The words of a board: Fluent texts that lie beside it and come with it, one for each language. */

import { bundleOf, said } from "../words/bundles";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Says the messages of a language, or of English where it has none. */
export function speaker(texts: Record<string, string>, language: string): Say {
  const bundles = [...new Set([language, "en"])].filter((name) => name in texts).map((name) => bundleOf(name, texts[name]!));
  return (id, args = {}) => {
    for (const bundle of bundles) {
      const message = said(bundle, id, args);
      if (message !== null) return message;
    }
    return id;
  };
}
