/** What tests need of messages. */

import type { AnyGame, GameDeed, GameEvent } from "../src/boards/typed";

/** A thing of which only these fields are looked at. */
export const some = <T>(fields: Partial<T>): T => fields as T;

/** Events by name and parts. */
export type Told<G extends AnyGame> = { [Name in keyof G["events"]]: [Name, G["events"][Name]] }[keyof G["events"]];

export const deedOf = <G extends AnyGame>(ply: number, seat: number, ...events: Told<G>[]): GameDeed<G> => ({
  ply,
  turn: 1,
  seat,
  events: events.map(([name, parts]) => ({ name, parts, words: "" }) as GameEvent<G>),
});
