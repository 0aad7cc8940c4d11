/** What the board of Reforest works out: stacks and their points, visitors, what is known, effects, and round ends. */

import { effectsOf } from "../src/boards/reforest/choices";
import { isSeen, knownTop, plantsOf, stacksOf, unpaid } from "../src/boards/reforest/region";
import { storyOf } from "../src/boards/reforest/story";
import { guestsOf, visitorsOf } from "../src/boards/reforest/visitors";
import type { GameComponents, GameState } from "../src/boards/typed";
import { NONE, type Game } from "../src/games/reforest";

export function derived(state: GameState<Game>, components: GameComponents<Game>): unknown {
  const { view, worth, seats, quotes, moves } = state;
  const of = <T>(what: (seat: number) => T): T[] => seats.map((_, seat) => what(seat));
  const stacks = of((seat) => stacksOf(view, seat, worth));
  const plants = stacks.map((region) => region.map(({ top, under }) => [top, ...under].filter((card) => card !== NONE)));
  const energy = stacks.map((region) => region.flatMap((stack) => stack.energy));
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  const effects = effectsOf(quotes);
  return {
    stacks: stacks.map((region, seat) =>
      region.map((stack, space) => [plants[seat]![space], stack.energy.map(({ slot, card }) => [slot, card])]),
    ),
    points: of((seat) => sum(plants[seat]!.flat().map((card) => worth[`card/${card}`]!)) + sum(energy[seat]!.map(({ points }) => points))),
    guests: guestsOf(view, worth).map(({ visitor, state, heldOver, owner }) => [visitor, state, heldOver, owner]),
    visitors: of((seat) => visitorsOf(view, seat)),
    unpaid: state.phase === "pay" ? unpaid(view) : null,
    seen: of((seat) => Array.from({ length: view.hand_size[seat]! }, (_, slot) => isSeen(view, seat, slot))),
    top: knownTop(view),
    effects: moves.flatMap(({ kind, parts }) =>
      kind === "use" ? [[parts.effect, effects[parts.effect]!.card, effects[parts.effect]!.space]] : [],
    ),
    judged: judged(state),
    plants: state.ply === 0 ? plantsOf(components).map(({ id }) => id) : null,
  };
}

/** The visitors that the last move had judged, and who has won each by the counts that are shown. */
function judged({ log, ply, worth, seats }: GameState<Game>): unknown[] {
  const deed = log.find((one) => one.ply === ply);
  const story = deed ? storyOf(deed, worth, seats.length) : null;
  return (story?.verdicts ?? []).map(({ visitor, outcome, counts }) => {
    const most = Math.max(...counts);
    const wins = seats.length === 1 ? most >= worth[`wanted/${visitor}`]! : counts.filter((count) => count === most).length === 1;
    return [visitor, outcome, wins ? counts.indexOf(most) : NONE];
  });
}
