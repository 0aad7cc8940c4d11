/**
 * Messages of one game, with that game's own types.
 *
 * Messages are the same for all games (`messages.ts`); what a game puts into them is said by its module in `games/`,
 * which is made from the declarations of its rules. Boards ask for messages of their game, and are chosen by its name.
 */

import type { Components, Deed, EventOf, LegalMove, PadScore, State } from "../messages";

type Parts = Record<string, number>;

/** What the modules in `games/` have in common. */
export interface AnyGame {
  view: Record<string, unknown>;
  box: Record<string, unknown>;
  pack: Record<string, unknown>;
  events: Record<string, Parts>;
  moves: Record<string, Parts>;
  phase: string;
  quote: State["quotes"][string];
  hand: AnyHand;
}

/** A table on paper; games have more of their own in it. */
export interface AnyHand {
  seat: { name?: string }[];
}

/** An event of the log: its name says which parts it has. */
export type GameEvent<G extends AnyGame> = {
  [Name in keyof G["events"]]: Omit<EventOf, "name" | "parts"> & { name: Name; parts: G["events"][Name] };
}[keyof G["events"]];

export type GameDeed<G extends AnyGame> = Omit<Deed, "events"> & { events: GameEvent<G>[] };

/** A possible move: its kind says which parts it has. */
export type GameMove<G extends AnyGame> = {
  [Kind in keyof G["moves"]]: Omit<LegalMove, "kind" | "parts"> & { kind: Kind; parts: G["moves"][Kind] };
}[keyof G["moves"]];

export type GameState<G extends AnyGame> = Omit<State, "view" | "phase" | "quotes" | "moves" | "log"> & {
  view: G["view"];
  phase: G["phase"];
  quotes: Record<string, G["quote"]>;
  moves: GameMove<G>[];
  log: GameDeed<G>[];
};

export type GameComponents<G extends AnyGame> = Omit<Components, "box" | "pack"> & { box: G["box"]; pack: G["pack"] };

/** A table on paper, scored. */
export type GameScore<G extends AnyGame> = Omit<PadScore, "hand" | "view" | "box"> & {
  hand: G["hand"];
  view: G["view"];
  box: Partial<G["box"]>;
};
