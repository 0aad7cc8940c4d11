/**
 * The log, told again: the table as the events have changed it move by move, and the newest fire phase step by step.
 *
 * The log says what burned where and why. Here it is only put together: the page shows a fire phase after it is over,
 * and each step of it as the table was then.
 */

import { ON_TOWER, PATHS, SPACES, VP_TOKEN, type Game, type View } from "../../games/floresta";
import type { GameDeed, GameEvent } from "../typed";
import { bits, has, numbered } from "./view";

/** What the events of a log change of a table: sets of bits by side, as in the view. */
export interface Ledger {
  trees: number[][];
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
  points: number;
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
/** A location for which the die was rolled: a value passed over and the one that counted, and what caught fire. */
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

/** A picture of the story: the table as it then is, and what is new in it. Spaces and paths by number. */
export interface Frame {
  step: 1 | 2 | 3 | 4;
  ledger: Ledger;
  sides: number[];
  fresh: number[];
  gone: number[];
  hot: number[];
  hit: Loss["trees"];
  /** Trucks that have driven, in the first step; the roll of the die, in the last. */
  drives: readonly Drive[];
  roll: Roll | null;
}

export interface Story {
  ply: number;
  frames: Frame[];
  drives: Drive[];
  losses: Loss[];
  spreads: Spread[];
  held: { side: number; seat: number }[];
  rolls: Roll[];
}

const copy = (ledger: Ledger): Ledger => ({
  trees: ledger.trees.map((row) => [...row]),
  doubled: [...ledger.doubled],
  felled: [...ledger.felled],
  fire: [...ledger.fire],
  breaks: [...ledger.breaks],
  truck: [...ledger.truck],
});

const put = (row: number[], number: number, size: number): void => void (row[Math.floor(number / size)]! |= 1 << number % size);
const take = (row: number[], number: number, size: number): void => void (row[Math.floor(number / size)]! &= ~(1 << number % size));

/** A table at its beginning; how many sit there never changes. */
export function opening(view: View): Ledger {
  const none = (): number[] => view.fire.map(() => 0);
  return {
    trees: view.trees.map(none),
    doubled: none(),
    felled: none(),
    fire: none(),
    breaks: none(),
    truck: view.truck.map(() => -1),
  };
}

/** What an event changes on the table. */
function change(ledger: Ledger, { name, parts }: GameEvent<Game>): void {
  switch (name) {
    case "planted":
    case "rewarded":
    case "grew":
      return put(ledger.trees[parts.seat]!, parts.space, SPACES);
    case "transplanted":
    case "moved":
      take(ledger.trees[parts.seat]!, parts.from, SPACES);
      return put(ledger.trees[parts.seat]!, parts.space, SPACES);
    case "doubled":
      return put(ledger.doubled, parts.space, SPACES);
    case "felled":
      ledger.felled[parts.side]! |= parts.spaces;
      return;
    case "broke":
      put(ledger.breaks, parts.path, PATHS);
      return take(ledger.fire, parts.path, PATHS);
    case "quenched":
      return take(ledger.fire, parts.path, PATHS);
    case "spread":
    case "kindled":
      ledger.fire[parts.side]! |= parts.paths;
      return;
    case "built":
      if (ledger.truck[parts.seat]! < 0) ledger.truck[parts.seat] = ON_TOWER;
      return;
    case "drove":
      ledger.truck[parts.seat] = parts.side;
  }
}

/** What comes in the move that ends the round, when the trucks have driven. */
const AFTER_TRUCKS: ReadonlySet<GameEvent<Game>["name"]> = new Set(["scorched", "burned", "spread", "held", "turned", "rolled", "began"]);

class Teller {
  readonly ledger: Ledger;
  story: Story | null = null;
  /** Trucks on their way: what they did is part of the next story. */
  #drives: Drive[] = [];
  #tried: number[] = [];

  constructor(view: View) {
    this.ledger = opening(view);
  }

  tell({ ply, events }: GameDeed<Game>): void {
    for (const event of events) {
      if (AFTER_TRUCKS.has(event.name)) this.#begin(ply);
      if (event.name === "drove" || event.name === "stayed") this.#drive(event.parts);
      change(this.ledger, event);
      if (this.story?.ply === ply) this.#follow(this.story, event);
      else this.#ride(event);
    }
  }

  #drive({ seat, side }: { seat: number; side: number }): void {
    this.#drives.push({ seat, side, from: this.ledger.truck[seat]!, paths: [], points: 0 });
  }

  /** What a truck puts out, and what that brings. */
  #ride({ name, parts }: GameEvent<Game>): void {
    if (name !== "quenched" && name !== "gained") return;
    const drive = this.#drives.find(({ seat }) => seat === parts.seat);
    if (name === "quenched") drive?.paths.push(parts.path);
    else if (drive && parts.token === VP_TOKEN) drive.points += parts.amount;
  }

  /** The story of the fire phase that belongs to a move: it begins with what the trucks have done. */
  #begin(ply: number): void {
    if (this.story?.ply === ply) return;
    const drives = this.#drives;
    this.#drives = [];
    this.story = { ply, frames: [], drives, losses: [], spreads: [], held: [], rolls: [] };
    if (drives.length === 0) return;
    const frame = this.#frame(this.story, 1);
    [frame.sides, frame.drives] = [[...new Set(drives.map(({ side }) => side))], drives];
    frame.gone = drives.flatMap(({ paths }) => paths);
  }

  /** The frame of a step, with the table as it is now; each roll of the die has one of its own. */
  #frame(story: Story, step: Frame["step"], roll: Roll | null = null): Frame {
    const last = story.frames.at(-1);
    if (last?.step === step && last.roll === roll) {
      last.ledger = copy(this.ledger);
      return last;
    }
    const frame: Frame = { step, ledger: copy(this.ledger), sides: [], fresh: [], gone: [], hot: [], hit: [], drives: [], roll };
    story.frames.push(frame);
    return frame;
  }

  #follow(story: Story, { name, parts }: GameEvent<Game>): void {
    switch (name) {
      case "scorched":
        return this.#scorched(story, parts.side, [
          ...numbered(parts.single, parts.side, SPACES).map((space) => ({ space, cost: 1 })),
          ...numbered(parts.double, parts.side, SPACES).map((space) => ({ space, cost: 2 })),
        ]);
      case "burned":
        story.losses.find(({ seat }) => seat === parts.seat)!.amount = parts.amount;
        return;
      case "spread":
        return this.#spread(story, parts.side, numbered(parts.paths, parts.side, PATHS));
      case "held":
        story.held.push({ side: parts.side, seat: parts.seat });
        return;
      case "rolled":
        story.rolls.push({ card: parts.card, die: parts.amount, targets: [] });
        return;
      case "passed":
        this.#tried = [parts.value, parts.next];
        return;
      case "kindled": {
        const [spaces, paths] = [numbered(parts.spaces, parts.side, SPACES), numbered(parts.paths, parts.side, PATHS)];
        return this.#target(story, { side: parts.side, tried: this.#tried, spaces, paths, quiet: "" });
      }
      case "burns-already":
      case "nothing-free":
        return this.#target(story, { side: parts.side, tried: [], spaces: [], paths: [], quiet: name });
    }
  }

  /** Trees that fire touches, each with its owner: one who has no points loses none, and nothing more is told of that. */
  #scorched(story: Story, side: number, trees: Loss["trees"]): void {
    const frame = this.#frame(story, 2);
    frame.hit.push(...trees);
    frame.sides.push(side);
    this.ledger.trees.forEach((row, seat) => {
      const own = trees.filter(({ space }) => has(row[side]!, space % SPACES));
      const loss = story.losses.find((one) => one.seat === seat);
      if (loss) loss.trees.push(...own);
      else if (own.length > 0) story.losses.push({ seat, amount: 0, trees: own });
    });
  }

  #spread(story: Story, side: number, paths: number[]): void {
    story.spreads.push({ side, paths });
    const frame = this.#frame(story, 3);
    frame.fresh.push(...paths);
    frame.sides.push(side);
  }

  #target(story: Story, target: Target): void {
    const roll = story.rolls.at(-1)!;
    roll.targets.push(target);
    const frame = this.#frame(story, 4, roll);
    frame.sides.push(target.side);
    frame.fresh.push(...target.paths);
    frame.hot.push(...target.spaces);
    this.#tried = [];
  }
}

/** The ledger at the end of a log that goes back to the beginning, and the newest fire phase in it, if there was one. */
export function retold(log: readonly GameDeed<Game>[], view: View): { ledger: Ledger; story: Story | null } {
  const teller = new Teller(view);
  log.forEach((deed) => teller.tell(deed));
  return { ledger: teller.ledger, story: teller.story };
}

/** A view as it was in a frame of the story. */
export const viewed = (view: View, { ledger }: Frame): View => ({ ...view, ...ledger });
