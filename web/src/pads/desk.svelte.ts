/** A pad that is being written on: every change is kept, scored by Python, and can be taken back. */

import type { AnyGame, AnyHand, GameScore } from "../boards/typed";
import { t } from "../words/words.svelte";
import { scoreOf } from "./asking";
import { keepPad, newest } from "./kept";
import { changed, joined, partsOf, stepBetween, unscored, withHand, without, withResult, type Pad, type Step } from "./pad";

type Score = GameScore<AnyGame>;

const MOST_STEPS = 200;

export class Desk {
  pad = $state.raw<Pad>() as Pad;
  /** The newest score: of the pad as it is, or as it was a moment ago. */
  score = $state.raw<Score | null>(null);
  failed = $state("");
  /** Whether the device keeps it. */
  kept = $state(true);
  /** What could be taken back, and what could be made again. */
  past = $state.raw<Step[]>([]);
  future = $state.raw<Step[]>([]);
  #asking = false;
  #stale = false;

  constructor(pad: Pad) {
    this.pad = pad;
    void this.ask();
  }

  /** Changes the table on paper: `change` may do what it likes with the draft it gets. */
  edit = (change: (hand: AnyHand) => void): void => {
    const draft = structuredClone(this.pad.hand);
    change(draft);
    if (JSON.stringify(draft) === JSON.stringify(this.pad.hand)) return;
    this.past = [...this.past, stepBetween(this.pad.hand, draft)].slice(-MOST_STEPS);
    this.future = [];
    this.#put(withHand(this.pad, draft));
  };

  undo = (): void => {
    const step = this.past.at(-1);
    if (!step) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
    this.#restore(step.before);
  };

  redo = (): void => {
    const step = this.future.at(-1);
    if (!step) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
    this.#restore(step.after);
  };

  /** Takes what has come from elsewhere: it is not taken back here, and neither is what it has replaced. */
  take(pad: Pad): void {
    if (pad === this.pad) return;
    const parts = changed(this.pad.hand, pad.hand);
    this.past = without(this.past, parts);
    this.future = without(this.future, parts);
    this.#put(pad);
  }

  /** Keeps something about the pad that is not scored. */
  keep(change: Pick<Pad, "room">): void {
    this.pad = { ...this.pad, ...change };
    this.kept = keepPad(this.pad);
  }

  /** Parts as they were: the others stay as they are. */
  #restore(parts: Record<string, unknown>): void {
    this.#put(withHand(this.pad, joined({ ...partsOf(this.pad.hand), ...parts })));
  }

  /** Another tab may have written on the same pad. */
  reread = (): void => {
    const pad = newest(this.pad);
    if (pad !== this.pad) this.take(pad);
  };

  #put(pad: Pad): void {
    this.pad = unscored(pad);
    this.kept = keepPad(this.pad);
    void this.ask();
  }

  /** Asks for the score; while an answer is awaited, only the newest pad is asked for afterwards. */
  async ask(): Promise<void> {
    this.#stale = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#stale) {
      this.#stale = false;
      try {
        const score = (await scoreOf(this.pad)) as unknown as Score;
        [this.score, this.failed] = [score, ""];
        this.#note(score);
      } catch (error) {
        this.failed = (error as Error).message || t("problem-unreachable");
      }
    }
    this.#asking = false;
  }

  /** How it came out is kept with it. */
  #note(score: Score): void {
    if (this.#stale) return;
    this.pad = withResult(this.pad, score);
    this.kept = keepPad(this.pad);
  }
}
