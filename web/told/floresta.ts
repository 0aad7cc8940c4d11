/** What the board of Floresta works out: the table from the log, what follows from what lies out, and a fire phase. */

import { retold, type Story } from "../src/boards/floresta/fire";
import { printOf } from "../src/boards/floresta/print";
import {
  boardsHeld,
  burning,
  gapsOf,
  ownerOf,
  reachedBy,
  roundOf,
  seatsOf,
  threatened,
  trucksOn,
  valuesShown,
  waitingAt,
} from "../src/boards/floresta/view";
import type { GameComponents, GameState } from "../src/boards/typed";
import { PATHS, type Game } from "../src/games/floresta";

export function derived({ view, log, turn, ply }: GameState<Game>, components: GameComponents<Game>): unknown {
  const print = printOf(components);
  const { ledger, story } = retold(log, view);
  const seats = seatsOf(view);
  return {
    ledger,
    owners: view.side.map((side) => print.sides[side]!.spaces.map((_, i) => ownerOf(view, side, i) ?? "free")),
    reach: seats.map((seat) => reachedBy(view, seat)),
    threatened: threatened(view, print),
    burning: burning(view),
    gaps: gapsOf(view),
    trucks: view.side.map((side) => trucksOn(view, side)),
    waiting: view.tower.map((tower) => waitingAt(view, tower)),
    values: seats.map((seat) => valuesShown(view, seat)),
    boards: seats.map((seat) => boardsHeld(view, seat)),
    round: roundOf(turn, view.players),
    phase: story?.ply === ply && log.at(-1)!.events.some(({ name }) => name === "began") ? phaseOf(story, view.side) : null,
  };
}

function phaseOf({ losses, spreads, rolls, frames }: Story, sides: readonly number[]): unknown {
  const on = (side: number, paths: readonly number[]): number[] => paths.filter((path) => Math.floor(path / PATHS) === side);
  const kindled = frames.filter(({ step }) => step === 4).flatMap(({ fresh }) => fresh).sort((a, b) => a - b);
  return {
    losses: Object.fromEntries(losses.map(({ seat, trees }) => [seat, Object.fromEntries(trees.map(({ space, cost }) => [space, cost]))])),
    spread: sides.map((side) => on(side, spreads.flatMap(({ paths }) => paths))),
    kindled: sides.map((side) => on(side, kindled)),
    dice: rolls.map(({ die }) => die),
  };
}
