/** What pads ask of Python: with a pack of one's own, which whoever answers may have forgotten, or never seen. */

import type { Components, PadScore } from "../messages";
import * as api from "../net/api";
import { Refused } from "../net/api";
import { ownPack } from "../pages/packs.svelte";
import { language } from "../words/words.svelte";
import type { Pad } from "./pad";

async function withPack<T>(game: string, pack: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const own = ownPack(game);
    if (!(error instanceof Refused) || error.code !== "no-such-pack" || own?.hash !== pack) throw error;
    await api.checkPack({ game, text: own.text }, language());
    return ask();
  }
}

export const scoreOf = ({ game, pack, hand }: Pick<Pad, "game" | "pack" | "hand">): Promise<PadScore> =>
  withPack(game, pack, () => api.score({ game, hand: { ...hand }, pack_hash: pack }, language()));

export const componentsOf = (game: string, pack: string): Promise<Components> =>
  withPack(game, pack, () => api.components(game, pack, language()));
