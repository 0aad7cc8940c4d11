/**
 * A pad: a table on paper, as it is kept on this device.
 *
 * Its parts are entered one by one, perhaps on several phones: `seat/0`, `seat/1`, ... are what lies before a player,
 * and `table` is all the rest. Each part has a stamp that grows with every change of it: of two versions of a part the
 * one with the larger stamp holds, on every phone.
 */

import type { AnyHand } from "../boards/typed";
import type { PadScore } from "../messages";

export interface Pad {
  id: string;
  game: string;
  title: string;
  /** The hash of the pack it is scored with; "": the one that the game comes with. */
  pack: string;
  hand: AnyHand;
  stamps: Record<string, number>;
  /** When it was begun and changed last. */
  made: number;
  touched: number;
  /** The code under which it was last entered on several devices through a server. */
  room?: string;
  /** How it came out, as far as it has been scored. */
  result?: Result;
}

export interface Result {
  names: string[];
  totals: number[];
  winners: number[];
  target: number | null;
  /** The seats that win together. */
  teams?: number[][];
  /** Whether nothing was missing any more. */
  whole?: boolean;
}

/** The pad with how it came out: lists of pads show it without asking. */
export function withResult(pad: Pad, { seats, winners, target, teams, problems }: Scored): Pad {
  const whole = !problems.some(({ missing }) => missing);
  return { ...pad, result: { names: seats.map(({ name }) => name), totals: seats.map(({ total }) => total), winners, target, teams, whole } };
}

type Scored = Pick<PadScore, "seats" | "winners" | "target" | "teams" | "problems">;

/** A pad that has changed: how it came out before is not how it comes out now. */
export function unscored({ result: _, ...pad }: Pad): Pad {
  return pad;
}

/** A name as it is written down: without what cannot be shown, such as the joints of some emoji, which scorers refuse. */
export const nameFrom = (typed: string): string => typed.replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim();

export const TABLE = "table";
export const seatPart = (seat: number): string => `seat/${seat}`;

/** The parts of a table on paper. */
export function partsOf(hand: AnyHand): Record<string, unknown> {
  const { seat, ...table } = hand;
  return { [TABLE]: table, ...Object.fromEntries(seat.map((one, i) => [seatPart(i), one])) };
}

/** A table on paper from its parts; seats follow on each other. */
export function joined(parts: Record<string, unknown>): AnyHand {
  const seat: AnyHand["seat"] = [];
  while (parts[seatPart(seat.length)] !== undefined) seat.push(parts[seatPart(seat.length)] as AnyHand["seat"][number]);
  return { ...(parts[TABLE] as object), seat };
}

/** The parts in which two tables on paper differ. */
export function changed(before: AnyHand, after: AnyHand): string[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...parts].filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

/** A change that was made on this device: the parts it is about, as they were before it and after it. */
export interface Step {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export function stepBetween(before: AnyHand, after: AnyHand): Step {
  const parts = changed(before, after);
  const only = (all: Record<string, unknown>) => Object.fromEntries(parts.map((part) => [part, all[part]]));
  return { before: only(partsOf(before)), after: only(partsOf(after)) };
}

/** Steps without the parts that somebody else has changed since: taking those back would undo what is not ours. */
export function without(steps: readonly Step[], parts: readonly string[]): Step[] {
  const rest = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([part]) => !parts.includes(part)));
  return steps.map(({ before, after }) => ({ before: rest(before), after: rest(after) })).filter(({ after }) => Object.keys(after).length > 0);
}

/** The pad with another table on paper: parts that have changed get a stamp that is larger than all before. */
export function withHand(pad: Pad, hand: AnyHand, now = Date.now()): Pad {
  const next = Math.max(0, ...Object.values(pad.stamps)) + 1;
  const stamps = { ...pad.stamps, ...Object.fromEntries(changed(pad.hand, hand).map((part) => [part, next])) };
  return { ...pad, hand, stamps, touched: now };
}

/** A part as it travels: its JSON text, and its stamp. */
export interface Stamped {
  text: string;
  stamp: number;
}

export const stampedParts = (pad: Pick<Pad, "hand" | "stamps">): Record<string, Stamped> =>
  Object.fromEntries(Object.entries(partsOf(pad.hand)).map(([part, value]) => [part, { text: JSON.stringify(value), stamp: pad.stamps[part] ?? 0 }]));

/** Of two versions of a part, the one that holds. Equal stamps: the one whose text comes later, so all devices agree. */
export function newer(one: Stamped, other: Stamped): Stamped {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp ? one : other;
  return one.text >= other.text ? one : other;
}

/** All parts of both, of each the version that holds. */
function mergedParts(one: Record<string, Stamped>, other: Record<string, Stamped>): Record<string, Stamped> {
  const all = { ...one };
  for (const [part, stamped] of Object.entries(other)) all[part] = all[part] ? newer(all[part], stamped) : stamped;
  return all;
}

/** The pad with what has come from elsewhere; the same pad, if nothing of that is news. */
export function withParts(pad: Pad, parts: Record<string, Stamped>, now = Date.now()): Pad {
  const own = stampedParts(pad);
  const all = mergedParts(own, parts);
  const news = Object.keys(all).filter((part) => all[part]!.text !== own[part]?.text || all[part]!.stamp !== own[part].stamp);
  if (news.length === 0) return pad;
  const hand = joined(Object.fromEntries(Object.entries(all).map(([part, { text }]) => [part, JSON.parse(text) as unknown])));
  // As everywhere, what has never been changed has no stamp.
  const stamps = Object.fromEntries(Object.entries(all).flatMap(([part, { stamp }]) => (stamp > 0 ? [[part, stamp]] : [])));
  return { ...pad, hand, stamps, touched: now };
}

/** Two versions of a pad, put together. */
export function merged(one: Pad, other: Pad): Pad {
  const both = withParts(one, stampedParts(other), Math.max(one.touched, other.touched));
  return { ...both, made: Math.min(one.made, other.made), touched: Math.max(one.touched, other.touched) };
}

export function newPad(game: string, title: string, hand: AnyHand, pack = "", now = Date.now()): Pad {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
  return { id, game, title, pack, hand, stamps: {}, made: now, touched: now };
}
