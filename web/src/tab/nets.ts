/** What the bots of a game have learned: a file beside the module of its rules, where there is one. */

import type { Files } from "./files";

/** Whoever has the list of the site's files, and fetches them. */
export interface Shelves {
  list: Pick<Files, "files">;
  file(path: string): Promise<Response>;
}

/** Null if there is none, or it cannot be had now: bots play without it, and nobody needs to be told. */
export async function netOf(shelves: Shelves, game: string): Promise<Uint8Array | null> {
  const path = `rules/${game}.net`;
  if (!(path in shelves.list.files)) return null;
  try {
    return new Uint8Array(await (await shelves.file(path)).arrayBuffer());
  } catch {
    return null;
  }
}
