/** A pad, or one player's part of it, as a text: for a link, a QR code or a file. */

import { Damaged, packed, unpacked } from "../pages/sharing";
import type { Coming } from "./coming";
import { stampedParts, type Pad } from "./pad";

/** A link of a few letters may unfold to any length: no pad is longer than this. */
const LONGEST = 200_000;
const FORM = 1;
/** Short, as every letter makes the code finer: form, id, game, title, pack, when it was begun, stamps and parts. */
type Written = [form: number, id: string, game: string, title: string, pack: string, made: number, parts: Record<string, [stamp: number, value: unknown]>];

/** The text of a pad; with `only` it has these parts, and is for devices that have the others. */
export function written(pad: Pad, only?: readonly string[]): string {
  const parts = Object.entries(stampedParts(pad)).filter(([part]) => only?.includes(part) ?? true);
  const values = Object.fromEntries(parts.map(([part, { text, stamp }]) => [part, [stamp, JSON.parse(text)] as [number, unknown]]));
  return JSON.stringify([FORM, pad.id, pad.game, pad.title, pad.pack, pad.made, values] satisfies Written);
}

/** What a text says; whether it makes sense is for `received` to find. */
export function read(text: string): Coming {
  if (text.length > LONGEST) throw new Damaged();
  try {
    const [form, id, game, title, pack, made, values] = JSON.parse(text) as Written;
    if (form !== FORM) throw new Damaged();
    const parts = Object.entries(values).map(([part, [stamp, value]]) => [part, { text: JSON.stringify(value), stamp }]);
    return { head: { id, game, title, pack, made }, parts: Object.fromEntries(parts) as Coming["parts"] };
  } catch {
    throw new Damaged();
  }
}

/** Null: it is too long for a link. */
export const inLetters = (pad: Pad, only?: readonly string[]): Promise<string | null> => packed(written(pad, only));
export const outOfLetters = async (letters: string): Promise<Coming> => read(await unpacked(letters, LONGEST));
