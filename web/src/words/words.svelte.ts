/** Words: all that the page says comes from the Fluent files beside this one, and from those of the games. */

import type { FluentBundle } from "@fluent/bundle";
import { ALONE } from "#where";
import type { Words } from "../boards/board";
import { gameWords } from "../net/api";
import { change, settings } from "../shell/settings.svelte";
import { bundleOf, said } from "./bundles";

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

export const LANGUAGES: Record<string, string> = { en: "English", es: "Español" };

let current = $state.raw<{ language: string; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export function language(): string {
  return current.language;
}

function wished(): string {
  const wishes = [settings.language, ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2)).find((wish) => wish in LANGUAGES) ?? "en";
}

/** Loads the words of the language that was chosen, or that the browser prefers. */
export async function speak(): Promise<void> {
  const wanted = wished();
  const bundle = bundleOf(wanted, await files[`./${wanted}.ftl`]!());
  // Meanwhile another language may have been chosen.
  if (wanted !== wished()) return;
  current = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

export async function choose(wanted: string): Promise<void> {
  change({ language: wanted });
  await speak();
}

/** A message of the page; where it is alone, without a server, some things are said otherwise. */
export const t: Words = (id, args = {}) => {
  const { bundle } = current;
  if (!bundle) return id;
  return (ALONE ? said(bundle, `${id}-alone`, args) : null) ?? said(bundle, id, args) ?? id;
};

/** Names in a row: "Maud and Ivo". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(current.language).format(names);

/** The words of a game, then those of the page. */
export async function wordsOf(game: string, language: string): Promise<Words> {
  const text = await gameWords(game, language).catch(() => gameWords(game, "en"));
  const bundle = bundleOf(language, text);
  return (id, args = {}) => said(bundle, id, args) ?? t(id, args);
}
