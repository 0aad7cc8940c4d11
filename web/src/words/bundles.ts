/** Fluent texts that have been read, and messages of them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** To read a text takes longer than to say all that is in it: each is read once. */
const read = new Map<string, FluentBundle>();

export function bundleOf(language: string, text: string): FluentBundle {
  const key = `${language} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  read.set(key, bundle);
  return bundle;
}

/** A message, if there is one of this name. */
export function said(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : null;
}
