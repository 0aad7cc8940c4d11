/** The words of a board: Fluent texts that lie beside it and come with it, one for each language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Reading a text costs more than saying it: each is read once. */
const read = new Map<string, FluentBundle>();

function bundleOf(language: string, text: string): FluentBundle {
  const known = read.get(text);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  read.set(text, bundle);
  return bundle;
}

/** Says the messages of a language, or of English where it has none. */
export function speaker(texts: Record<string, string>, language: string): Say {
  const bundles = [...new Set([language, "en"])].filter((name) => name in texts).map((name) => bundleOf(name, texts[name]!));
  return (id, args = {}) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    return id;
  };
}
