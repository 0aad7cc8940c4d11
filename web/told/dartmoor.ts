/** What the board of Dartmoor works out: who dwells where and brings what, what forests have, hands, caves, payments. */

import { bonusNow } from "../src/boards/dartmoor/payment";
import * as table from "../src/boards/dartmoor/view";
import type { GameComponents, GameState } from "../src/boards/typed";
import type { Game } from "../src/games/dartmoor";

let print: table.Print | undefined;

export function derived(state: GameState<Game>, components: GameComponents<Game>): unknown {
  const { view, worth, seats } = state;
  const printed = (print ??= table.printOf(components, (id) => id));
  const of = <T>(what: (seat: number) => T): T[] => seats.map((_, seat) => what(seat));
  const playing = table.playingOf(view, printed);
  return {
    forests: of((seat) => table.plotsOf(view, printed, worth, seat).map(plot)),
    tally: of((seat) => table.tallyOf(view, seat)),
    clearing: table.clearingOf(view),
    hands: of((seat) => table.handOf(view, seat)),
    known: of((seat) => [...table.knownToAll(worth, view, seat)].sort((a, b) => a - b)),
    caves: of((seat) => table.caveCards(view, seat).length),
    playing: playing && [playing.number, playing.species.number],
    bonus: payments(state),
    print: state.ply === 0 ? printed.cards.map(({ form, halves }) => [form, halves.length, halves.map((half) => half.colour)]) : null,
  };
}

function plot({ stand, colour, points, sides }: table.Plot): unknown {
  const strips = Object.values(sides).flat();
  return {
    stand,
    symbol: colour,
    points,
    dwellers: Object.fromEntries(
      strips
        .filter(({ groups }) => groups.length > 0)
        .map(({ slot, groups }) => [slot, groups.map(({ species, halves, points }) => [species.number, halves, points])]),
    ),
  };
}

/** What the lowest and the highest cards that could be paid now would do to the bonus. */
function payments({ phase, several, quotes, view, viewer }: GameState<Game>): string[] {
  if (phase !== "pay" || !several) return [];
  const hand = table.handOf(view, viewer);
  return [hand.slice(0, several.most), hand.slice(-several.most)].map((cards) => bonusNow(quotes, cards, 0));
}
