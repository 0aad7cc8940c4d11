/**
 * A table on paper from a file, as `spinney score` reads it. Which title it is of a comment in it says, as in files that
 * were saved here; or there is but one title whose scorer can read it; or else it is asked.
 */

import type { AnyHand } from "../boards/typed";
import type { GameOffer } from "../messages";
import * as api from "../net/api";
import { language, t } from "../words/words.svelte";
import { gameNamed } from "./files";
import { keepPad, whyNotKept } from "./kept";
import { newPad } from "./pad";
import { hasPad } from "./modules";

/** As much as the server takes. */
const LONGEST = 200_000;

/** A file of which is asked which of these titles it is of. */
export const opening = $state<{ asked: { text: string; offers: GameOffer[] } | null }>({ asked: null });

/** Opens a file; gives the place to go to: its pad, or where it is asked which title it is of. */
export async function openPad(file: File): Promise<string> {
  opening.asked = null;
  if (file.size > LONGEST) throw new Error(t("pad-file-long"));
  const text = await file.text();
  const offers = (await api.games(language())).filter(({ name }) => hasPad(name));
  const named = gameNamed(text, offers.map(({ name }) => name));
  if (named) return openAs(text, offers.find(({ name }) => name === named)!);
  const tries = await Promise.allSettled(offers.map(({ name }) => api.score({ game: name, toml: text }, language())));
  const fitting = offers.filter((_, i) => tries[i]!.status === "fulfilled");
  if (fitting.length === 1) return openAs(text, fitting[0]!);
  const refusals = new Set(tries.map((one) => (one.status === "rejected" ? (one.reason as Error).message : "")));
  // What no title can read for the same reason is no such file.
  if (fitting.length === 0 && refusals.size === 1) throw new Error([...refusals][0]);
  opening.asked = { text, offers: fitting.length > 0 ? fitting : offers };
  return "/score";
}

/** The same file as one of this title. */
export async function openAs(text: string, { name, title }: GameOffer): Promise<string> {
  const { hand } = await api.score({ game: name, toml: text }, language());
  const pad = newPad(name, title, hand as unknown as AnyHand);
  if (!keepPad(pad)) throw new Error(t(whyNotKept()));
  opening.asked = null;
  return `/score/${pad.id}`;
}
