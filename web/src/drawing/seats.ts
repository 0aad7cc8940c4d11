/** The people at a table, as drawings of it name them. */

import type { State } from "../messages";
import type { Say } from "./words";

type Seats = Pick<State, "seats" | "sheets">;

/** The seats, from one of them on round the table. */
export const roundFrom = ({ seats }: Seats, first: number): number[] => seats.map((_, i) => (first + i) % seats.length);

/** What somebody is called: by the number of the seat, as long as nobody sits there. */
export const seatName = ({ seats }: Seats, seat: number, words: Say): string =>
  seats[seat]?.name || words("seat", { number: seat + 1 });

/** The points of a seat so far, if the viewer knows them. */
export const totalOf = ({ sheets }: Seats, seat: number): number | null =>
  sheets.find((sheet) => sheet.seat === seat)?.total ?? null;
