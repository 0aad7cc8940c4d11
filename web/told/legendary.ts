/** What the board of Legendary Forests works out: the tile of this turn. */

import { drawn } from "../src/boards/legendary/planet";
import type { GameState } from "../src/boards/typed";
import type { Game } from "../src/games/legendary";

export const derived = ({ view }: GameState<Game>): unknown => ({ tile: drawn(view) });
