/** The result of a pad as it is shown, drawn and told: one sheet for the page, the picture and the text. */

import type { Words } from "../boards/board";
import type { AnyGame, GameScore } from "../boards/typed";
import { shownNumber } from "../drawing/numbers";
import { verdict } from "../shell/verdict";
import type { Pad } from "./pad";

export type Score = Pick<GameScore<AnyGame>, "seats" | "winners" | "teams" | "target" | "problems">;

export interface Printed {
  title: string;
  date: string;
  /** Who won, in a sentence. */
  verdict: string;
  players: { name: string; total: number; won: boolean }[];
  lines: { name: string; points: number[] }[];
  /** What the last line is called. */
  total: string;
  /** Where people play together: the points of everybody's team. */
  teams: { name: string; numbers: number[] } | null;
  /** What is to be known with it: how a tie was broken, what cannot be, what is missing. */
  notes: { about: string; sentences: string[] }[];
  foot: string;
}

export function printed(pad: Pick<Pad, "title" | "made">, score: Score, words: Words, say: Words, language: string): Printed {
  const { seats, winners, teams, target, problems } = score;
  const named = (missing: boolean): string[] => problems.filter((one) => one.missing === missing).map((one) => one.words);
  // What a solitaire has to beat is not known before all is there.
  const unknown = target !== null && named(true).length > 0;
  const notes = [
    { about: say("pad-tie"), sentences: tieBroken(score) ? [say("pad-tie-say")] : [] },
    { about: say("pad-house"), sentences: named(false) },
    { about: say("pad-missing"), sentences: named(true) },
  ];
  return {
    title: pad.title,
    date: new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(pad.made),
    verdict: unknown ? say("pad-open") : verdict({ seats, sheets: seats, winners, teams, target }, say, language),
    players: seats.map(({ name, total }, seat) => ({ name, total, won: !unknown && winners.includes(seat) })),
    lines: Object.keys(seats[0]?.lines ?? {}).map((line) => ({ name: words(`sheet-${line}`), points: seats.map(({ lines }) => lines[line] ?? 0) })),
    total: say("pad-total"),
    teams: teams.some((team) => team.length > 1) ? { name: say("pad-team"), numbers: seats.map((_, seat) => together(score, teamOf(score, seat))) } : null,
    notes: notes.filter(({ sentences }) => sentences.length > 0),
    foot: say("pad-foot"),
  };
}

const together = ({ seats }: Score, team: number[]): number => team.reduce((sum, seat) => sum + (seats[seat]?.total ?? 0), 0);

const teamOf = ({ teams }: Score, seat: number): number[] => teams.find((team) => team.includes(seat)) ?? [seat];

/** Whether somebody has as many points as the winners, and has not won. */
function tieBroken(score: Score): boolean {
  const won = score.teams.find((team) => team.some((seat) => score.winners.includes(seat)));
  const others = score.teams.filter((team) => !team.some((seat) => score.winners.includes(seat)));
  return won !== undefined && others.some((team) => together(score, team) === together(score, won));
}

/** A line for each player, those with the most points first: to be sent to somebody. */
export function asText({ title, date, verdict: won, players, lines, notes, foot }: Printed): string {
  const order = players.map((_, seat) => seat).sort((a, b) => players[b]!.total - players[a]!.total);
  const made = (seat: number): string => {
    const { name, total } = players[seat]!;
    const parts = lines.filter(({ points }) => points[seat] !== 0).map((line) => `${line.name} ${shownNumber(line.points[seat]!)}`);
    return `${name} ${shownNumber(total)}${parts.length > 0 ? `: ${parts.join(" · ")}` : ""}`;
  };
  const told = notes.map(({ about, sentences }) => `${about} ${sentences.join(" ")}`);
  return [`${title}, ${date}`, won, "", ...order.map(made), "", ...told, foot].join("\n");
}
