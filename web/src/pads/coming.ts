/** Pads that come from elsewhere: from a link, a file or a server. They may be damaged, or made by anybody. */

import { Refused } from "../net/api";
import { Damaged } from "../pages/sharing";
import { t } from "../words/words.svelte";
import { scoreOf } from "./asking";
import { keepPad, padWith } from "./kept";
import { hasPad } from "./modules";
import { joined, TABLE, seatPart, withParts, type Pad, type Stamped } from "./pad";

/** What is said of a pad beside its parts. */
export type Head = Pick<Pad, "id" | "game" | "title" | "pack" | "made">;
export interface Coming {
  head: Head;
  parts: Record<string, Stamped>;
}

/** A pad of which only some parts have come, and which is not here. */
class OnlyPart extends Error {}

const PARTS = [TABLE, ...[0, 1, 2, 3, 4].map(seatPart)];
const LONGEST_TEXT = 16_000;
const MOST_STAMP = 1_000_000_000;

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** Only what can be a part of a pad. */
export function sound(parts: Record<string, Stamped>): Record<string, Stamped> {
  return Object.fromEntries(Object.entries(parts).filter(([part, stamped]) => PARTS.includes(part) && isStamped(stamped)));
}

function isStamped({ text, stamp }: Stamped): boolean {
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return false;
  if (!Number.isInteger(stamp) || stamp < 0 || stamp > MOST_STAMP) return false;
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

function isHead({ id, game, title, pack, made }: Head): boolean {
  const texts = typeof id === "string" && typeof game === "string" && typeof title === "string" && typeof pack === "string";
  return texts && /^[0-9a-z]{8,40}$/.test(id) && hasPad(game) && title.length <= 80 && /^[0-9a-f]{0,64}$/.test(pack) && Number.isFinite(made);
}

/** The pad with what has come, put together with the one that is here; it is not kept yet. */
export async function received({ head, parts }: Coming): Promise<Pad> {
  const all = sound(parts);
  if (!isHead(head) || Object.keys(all).length !== Object.keys(parts).length) throw new Damaged();
  const here = padWith(head.id);
  if (here && (here.game !== head.game || here.pack !== head.pack)) throw new Damaged();
  const values = Object.fromEntries(Object.entries(all).map(([part, { text }]) => [part, JSON.parse(text) as unknown]));
  if (!here && !(TABLE in all && seatPart(0) in all)) throw new OnlyPart();
  const now = Date.now();
  const stamps = Object.fromEntries(Object.entries(all).flatMap(([part, { stamp }]) => (stamp > 0 ? [[part, stamp]] : [])));
  const pad = here ? withParts(here, all, now) : { ...head, hand: joined(values), stamps, touched: now };
  await scored(pad);
  return pad;
}

/** Whoever writes the rules knows best what a table may be: what cannot be read is not opened at all. */
async function scored(pad: Pad): Promise<void> {
  try {
    await scoreOf(pad);
  } catch (error) {
    if (error instanceof Refused && error.code === "bad-input") throw new Damaged();
    // Without a line it cannot be scored now, but it can be kept.
    if (!(error instanceof Refused) || error.code !== "unreachable") throw error;
  }
}

/** Keeps it, and gives the place at which it is; of a single part, that part. */
export async function arrive(coming: Coming): Promise<string> {
  const pad = await received(coming);
  if (!keepPad(pad)) throw new Error(t("pad-not-kept"));
  const parts = Object.keys(coming.parts);
  const seat = parts.length === 1 && parts[0] !== TABLE ? `?seat=${parts[0]!.split("/")[1]}` : "";
  return `/score/${pad.id}${seat}`;
}

/** Why a pad could not be opened, in words. */
export function whyNot(error: unknown): string {
  if (error instanceof Damaged) return t("pad-carry-damaged");
  if (error instanceof OnlyPart) return t("pad-carry-part-only");
  return (error as Error).message || t("problem-unreachable");
}
