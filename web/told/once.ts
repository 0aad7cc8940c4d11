/** What the board of Once Upon a Forest works out: the complete columns of each forest. */

import { fullColumns } from "../src/boards/once/forest";
import type { GameState } from "../src/boards/typed";
import type { Game } from "../src/games/once";

export const derived = ({ view, seats }: GameState<Game>): unknown => ({
  full: seats.map((_, seat) => fullColumns(view, seat)),
});
