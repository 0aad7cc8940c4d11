/** The words of a board: Fluent texts that lie beside it and come with it, one for each language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Says the messages of a language, or of English where it has none. */
export function speaker(texts: Record<string, string>, language: string): Say {
  const bundles = [...new Set([language, "en"])]
    .filter((name) => name in texts)
    .map((name) => {
      const bundle = new FluentBundle(name, { useIsolating: false });
      bundle.addResource(new FluentResource(texts[name]!));
      return bundle;
    });
  return (id, args = {}) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    return id;
  };
}
