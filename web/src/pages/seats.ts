/** Who sits where at a new table, and the usual choice. */

import type { GameOffer, NewSeat } from "../messages";

export type Who = "me" | "person" | "bot" | "open";

export interface Chair {
  who: Who;
  name: string;
  bot: string;
}

const USUAL_BOT = "seedling";
const NAMES = ["Wren", "Maud", "Ivo", "Tess", "Odo"];

/** I sit first, bots on the other chairs; called as they were the last time. */
export function usual(players: number, me: string, names: readonly string[], bots: readonly string[]): Chair[] {
  const bot = bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? "");
  return Array.from({ length: players }, (_, seat) => ({
    who: seat === 0 ? ("me" as const) : ("bot" as const),
    name: (seat === 0 && me) || names[seat] || NAMES[seat]!,
    bot,
  }));
}

/** As many players as usual: three, or what comes next to it. */
export function usualPlayers(offer: GameOffer): number {
  return offer.players.includes(3) ? 3 : (offer.players.at(-1) ?? 1);
}

/** The names to remember: what was chosen now, and for chairs that were not there or had no name what was before. */
export function remembered(chairs: readonly Chair[], names: readonly string[]): string[] {
  const many = Math.max(chairs.length, names.length);
  return Array.from({ length: many }, (_, seat) => {
    const chair = chairs[seat];
    return (chair && chair.who !== "open" && chair.who !== "me" && chair.name.trim()) || names[seat] || "";
  });
}

export function asked(chair: Chair): NewSeat {
  if (chair.who === "bot") return { kind: "bot", name: chair.name, bot: chair.bot };
  return { kind: chair.who === "open" ? "open" : "person", name: chair.who === "open" ? "" : chair.name };
}

/** A rated table has one person who makes it, and seats for others who come with the link. */
export function canBeRated(chairs: readonly Chair[]): boolean {
  const persons = chairs.filter((chair) => chair.who === "me" || chair.who === "person").length;
  const open = chairs.filter((chair) => chair.who === "open").length;
  return persons === 1 && open > 0 && persons + open === chairs.length;
}

/** The choices of an option that fit the number of players. */
export function fitting(option: GameOffer["options"][number], players: number) {
  return option.choices.filter((choice) => choice.players.length === 0 || choice.players.includes(players));
}
