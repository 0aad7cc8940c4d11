/**
 * The fire phase, told again from the log.
 *
 * The log says how many paths caught fire and where, not which: what happens there follows from the rules, so it is
 * worked out here move by move from the beginning, and with it why each path burns and whose trees it costs.
 */

import { ON_TOWER, PATHS, SPACES, VALUES, type Game, type View } from "../../games/floresta";
import type { GameDeed } from "../typed";
import { bits, has, sideAt } from "./view";
import { joined, pathsAt, type Print, type Side } from "./print";

/** What has to be known of a table to follow its fires: sets of bits by side, as in the view. */
export interface Ledger {
  trees: number[][];
  neutral: readonly number[];
  doubled: number[];
  felled: number[];
  fire: number[];
  breaks: number[];
  truck: number[];
}

export interface Drive {
  seat: number;
  side: number;
  /** Where it came from: a side, `ON_TOWER`, or the same side. */
  from: number;
  paths: number[];
}
export interface Loss {
  seat: number;
  amount: number;
  trees: { space: number; cost: number }[];
}
export interface Spread {
  side: number;
  paths: number[];
}
/** A location for which the die was rolled: the values that were tried, and what caught fire at the last of them. */
export interface Target {
  side: number;
  tried: number[];
  spaces: number[];
  paths: number[];
  /** Why nothing new burns, if so. */
  quiet: "" | "burns-already" | "nothing-free";
}
export interface Roll {
  card: number;
  die: number;
  targets: Target[];
}

export type Told =
  | { step: 1; drives: Drive[] }
  | { step: 2; losses: Loss[] }
  | { step: 3; spreads: Spread[]; held: { side: number; seats: number[] }[] }
  | { step: 4; roll: Roll };

/** A picture of the story: the table as it then is, and what is new in it. Spaces and paths by number. */
export type Frame = Told & {
  ledger: Ledger;
  sides: number[];
  fresh: number[];
  gone: number[];
  hot: number[];
  hit: { space: number; cost: number }[];
};

export interface Story {
  ply: number;
  frames: Frame[];
  drives: Drive[];
  losses: Loss[];
  spreads: Spread[];
  held: { side: number; seats: number[] }[];
  rolls: Roll[];
  turned: number[];
}

const copy = (ledger: Ledger): Ledger => ({
  trees: ledger.trees.map((row) => [...row]),
  neutral: ledger.neutral,
  doubled: [...ledger.doubled],
  felled: [...ledger.felled],
  fire: [...ledger.fire],
  breaks: [...ledger.breaks],
  truck: [...ledger.truck],
});

const set = (row: number[], number: number, size: number, on: boolean): void => {
  const [at, bit] = [Math.floor(number / size), 1 << number % size];
  row[at] = on ? row[at]! | bit : row[at]! & ~bit;
};

/** A table at its beginning; who sits where and which sides lie out never changes. */
export function opening(view: View): Ledger {
  const none = (): number[] => view.fire.map(() => 0);
  return {
    trees: view.trees.map(none),
    neutral: view.neutral,
    doubled: none(),
    felled: none(),
    fire: none(),
    breaks: none(),
    truck: view.truck.map(() => -1),
  };
}

// The rules of fire, for one side: paths and spaces by index.

export const occupied = (ledger: Ledger, side: number): number =>
  ledger.trees.reduce((all, row) => all | row[side]!, ledger.neutral[side]!);

/** The paths onto which fire runs. */
export function spreads(ledger: Ledger, side: Side): number[] {
  const [fire, breaks] = [ledger.fire[side.number]!, ledger.breaks[side.number]!];
  if (ledger.truck.includes(side.number)) return [];
  const burns = side.paths.filter((_, i) => has(fire, i));
  return side.paths.flatMap((path, i) =>
    !has(fire, i) && !has(breaks, i) && burns.some((other) => joined(path, other)) ? [i] : [],
  );
}

/** What a roll of the die does to a side. */
export function kindles(ledger: Ledger, side: Side, die: number): Target {
  const [fire, breaks] = [ledger.fire[side.number]!, ledger.breaks[side.number]!];
  const full = occupied(ledger, side.number);
  const tried: number[] = [];
  for (let i = 0; i < VALUES; i++) {
    const value = ((die - 1 + i) % VALUES) + 1;
    tried.push(value);
    const spaces = side.spaces.flatMap((space, j) => (space.value === value && !has(full, j) ? [j] : []));
    const around = new Set(spaces.flatMap((space) => pathsAt(side, space)));
    const paths = [...around].filter((path) => !has(fire, path) && !has(breaks, path)).sort((a, b) => a - b);
    if (paths.length > 0) return { side: side.number, tried, spaces, paths, quiet: "" };
    if (fire !== 0) return { side: side.number, tried, spaces, paths, quiet: "burns-already" };
  }
  return { side: side.number, tried, spaces: [], paths: [], quiet: "nothing-free" };
}

/** The trees of a seat beside a fire, and what each costs. */
export function touched(ledger: Ledger, sides: readonly Side[], seat: number, felledSafe: boolean): Loss["trees"] {
  return sides.flatMap((side) => {
    const [fire, felled] = [ledger.fire[side.number]!, felledSafe ? ledger.felled[side.number]! : 0];
    return bits(ledger.trees[seat]![side.number]! & ~felled, SPACES)
      .filter((i) => pathsAt(side, i).some((path) => has(fire, path)))
      .map((i) => ({ space: side.number * SPACES + i, cost: has(ledger.doubled[side.number]!, i) ? 2 : 1 }));
  });
}

// The log, told from the beginning.

class Teller {
  readonly ledger: Ledger;
  story: Story | null = null;
  #sides: Side[];
  #last = -1;
  #inTurn = -1;
  #drives: Drive[] = [];
  #gone: number[] = [];
  #afterTrucks: Ledger | null = null;

  constructor(
    readonly view: View,
    readonly print: Print,
    readonly felledSafe: boolean,
  ) {
    this.ledger = opening(view);
    this.#sides = view.side.map((side) => print.sides[side]!);
  }

  #plant(seat: number, space: number): void {
    set(this.ledger.trees[seat]!, space, SPACES, true);
    this.#last = space;
  }

  #driveOf(seat: number, side: number): Drive {
    const known = this.#drives.find((drive) => drive.seat === seat);
    if (known) return known;
    const drive = { seat, side, from: this.ledger.truck[seat]!, paths: [] };
    this.#drives.push(drive);
    return drive;
  }

  #phase(ply: number): Story {
    this.story ??= null;
    if (this.story?.ply === ply) return this.story;
    const story: Story = { ply, frames: [], drives: this.#drives, losses: [], spreads: [], held: [], rolls: [], turned: [] };
    if (this.#drives.length > 0) {
      const sides = [...new Set(this.#drives.map(({ side }) => side))];
      story.frames.push({ step: 1, drives: this.#drives, ...this.#frame(sides), gone: this.#gone });
    }
    this.#afterTrucks = copy(this.ledger);
    [this.#drives, this.#gone, this.#inTurn] = [[], [], -1];
    this.story = story;
    return story;
  }

  #frame(sides: number[]): Omit<Frame, "step"> & { ledger: Ledger } {
    return { ledger: copy(this.ledger), sides, fresh: [], gone: [], hot: [], hit: [] };
  }

  #burned(story: Story, seat: number, amount: number): void {
    const trees = touched(this.#afterTrucks!, this.#sides, seat, this.felledSafe);
    story.losses.push({ seat, amount, trees });
    const all = story.losses.flatMap((loss) => loss.trees);
    const sides = [...new Set(all.map(({ space }) => Math.floor(space / SPACES)))];
    const frame: Frame = { step: 2, losses: story.losses, ...this.#frame(sides), hit: all };
    story.frames = [...story.frames.filter(({ step }) => step !== 2), frame];
  }

  #spread(story: Story, side: number): void {
    const paths = spreads(this.ledger, this.print.sides[side]!).map((i) => side * PATHS + i);
    const before = story.frames.find((frame) => frame.step === 3);
    const fresh = [...(before?.fresh ?? []), ...paths];
    paths.forEach((path) => set(this.ledger.fire, path, PATHS, true));
    story.spreads.push({ side, paths });
    story.held = this.view.side.flatMap((one) => {
      const seats = bits(this.#afterTrucks!.fire[one]!).length > 0 ? this.ledger.truck.flatMap((at, seat) => (at === one ? [seat] : [])) : [];
      return seats.length > 0 ? [{ side: one, seats }] : [];
    });
    const frame: Frame = {
      step: 3,
      spreads: story.spreads,
      held: story.held,
      ...this.#frame(story.spreads.map((one) => one.side)),
      fresh,
    };
    story.frames = [...story.frames.filter(({ step }) => step !== 3), frame];
  }

  #rolled(story: Story, card: number, die: number): void {
    const cells = this.print.cards[card]!.fire;
    const sides = this.view.side.filter((side) => cells.some((cell) => sideAt(this.view, cell) === side));
    const targets = sides.map((side) => {
      const target = kindles(this.ledger, this.print.sides[side]!, die);
      target.paths.forEach((path) => set(this.ledger.fire, side * PATHS + path, PATHS, true));
      return {
        ...target,
        paths: target.paths.map((path) => side * PATHS + path),
        spaces: target.spaces.map((space) => side * SPACES + space),
      };
    });
    const roll = { card, die, targets };
    story.rolls.push(roll);
    story.frames.push({
      step: 4,
      roll,
      ...this.#frame(sides),
      fresh: targets.flatMap(({ paths }) => paths),
      hot: targets.flatMap(({ spaces, quiet }) => (quiet ? [] : spaces)),
    });
  }

  tell({ ply, events }: GameDeed<Game>): void {
    for (const { name, parts } of events) {
      switch (name) {
        case "planted":
        case "rewarded":
        case "grew":
          if (name === "planted") this.#inTurn = parts.seat;
          this.#plant(parts.seat, parts.space);
          break;
        case "built":
          this.#inTurn = parts.seat;
          if (this.ledger.truck[parts.seat]! < 0) this.ledger.truck[parts.seat] = ON_TOWER;
          break;
        case "threw":
          this.#inTurn = parts.seat;
          break;
        case "transplanted":
        case "moved":
          set(this.ledger.trees[parts.seat]!, parts.from, SPACES, false);
          this.#plant(parts.seat, parts.space);
          break;
        case "doubled":
          set(this.ledger.doubled, parts.space, SPACES, true);
          break;
        case "felled":
          this.#fell(this.print.sides[parts.side]!);
          break;
        case "broke":
          set(this.ledger.breaks, parts.path, PATHS, true);
          set(this.ledger.fire, parts.path, PATHS, false);
          break;
        case "took":
          this.#inTurn = -1;
          break;
        case "drove":
          this.#inTurn = -1;
          this.#driveOf(parts.seat, parts.side);
          this.ledger.truck[parts.seat] = parts.side;
          break;
        case "quenched":
          set(this.ledger.fire, parts.path, PATHS, false);
          if (this.#inTurn !== parts.seat) {
            this.#driveOf(parts.seat, Math.floor(parts.path / PATHS)).paths.push(parts.path);
            this.#gone.push(parts.path);
          }
          break;
        case "burned":
          this.#burned(this.#phase(ply), parts.seat, parts.amount);
          break;
        case "spread":
          this.#spread(this.#phase(ply), parts.side);
          break;
        case "turned":
          this.#phase(ply).turned.push(parts.card);
          break;
        case "rolled":
          this.#rolled(this.#phase(ply), parts.card, parts.amount);
          break;
        case "began":
          this.#phase(ply);
      }
    }
  }

  #fell(side: Side): void {
    const zone = side.spaces[this.#last % SPACES]!.zone;
    const trees = this.ledger.trees.reduce((all, row) => all | row[side.number]!, 0);
    for (const i of side.zones[zone - 1]?.spaces ?? []) {
      if (has(trees, i)) set(this.ledger.felled, side.number * SPACES + i, SPACES, true);
    }
  }
}

/** The ledger at the end of a log that goes back to the beginning, and the newest fire phase in it, if there was one. */
export function retold(
  log: readonly GameDeed<Game>[],
  view: View,
  print: Print,
  felledSafe: boolean,
): { ledger: Ledger; story: Story | null } {
  const teller = new Teller(view, print, felledSafe);
  log.forEach((deed) => teller.tell(deed));
  return { ledger: teller.ledger, story: teller.story };
}

/** A view as it was in a frame of the story. */
export const viewed = (view: View, { ledger }: Frame): View => ({ ...view, ...ledger, neutral: view.neutral });
