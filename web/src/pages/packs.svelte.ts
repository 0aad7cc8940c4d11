/**
 * The packs of one's own on this device: for each game one that can be played, and what is being entered.
 *
 * A pack is known by the text of its file and by the hash of what it says. What is being entered (`draftOf`) may not be
 * playable yet; tables are made with the last one that was (`ownPack`), unless Spinney's own is to be used
 * (`packInUse`).
 */

export interface OwnPack {
  name: string;
  hash: string;
  text: string;
}

/** A pack as its file says it. */
export type PackData = Record<string, unknown>;

type Kept = OwnPack & { used: boolean };

const PLACE = "spinney-packs";
const DRAFT = "spinney-pack-draft-";
const MOST = 200_000;

function read(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    if (!isTable(found)) return {};
    return Object.fromEntries(Object.entries(found).flatMap(([game, one]) => (isKept(one) ? [[game, { ...one, used: one.used !== false }]] : [])));
  } catch {
    return {};
  }
}

const isTable = (value: unknown): value is PackData => typeof value === "object" && value !== null && !Array.isArray(value);

function isKept(value: unknown): value is Kept {
  if (!isTable(value)) return false;
  const { name, hash, text } = value;
  return typeof name === "string" && typeof hash === "string" && typeof text === "string" && /^[0-9a-f]{8,64}$/.test(hash) && text !== "" && text.length <= MOST;
}

let packs = $state.raw<Record<string, Kept>>(read());

/** False if the device keeps nothing; then it holds until the page is left. */
function write(place: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const bare = ({ name, hash, text }: Kept): OwnPack => ({ name, hash, text });

/** The pack of one's own of a game. */
export function ownPack(game: string): OwnPack | null {
  const kept = packs[game];
  return kept ? bare(kept) : null;
}

/** The pack with which tables are made now; null: Spinney's own. */
export function packInUse(game: string): OwnPack | null {
  return packs[game]?.used ? ownPack(game) : null;
}

export function usePack(game: string, own: boolean): void {
  const kept = packs[game];
  if (!kept) return;
  packs = { ...packs, [game]: { ...kept, used: own } };
  write(PLACE, packs);
}

export function keepPack(game: string, { name, hash, text }: OwnPack): boolean {
  packs = { ...packs, [game]: { name, hash, text, used: packs[game]?.used ?? true } };
  return write(PLACE, packs);
}

export function dropPack(game: string): void {
  packs = Object.fromEntries(Object.entries(packs).filter(([name]) => name !== game));
  write(PLACE, packs);
}

/** What is being entered, as it was left. */
export function draftOf(game: string): PackData | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DRAFT + game) ?? "null");
    return isTable(found) && found["game"] === game ? found : null;
  } catch {
    return null;
  }
}

export const keepDraft = (game: string, data: PackData | null): boolean => write(DRAFT + game, data);
