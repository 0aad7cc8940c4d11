/** What cards say in brief: few words, and symbols for what is printed on plants. The glass has it in full. */

import type { SymbolName } from "../../drawing/symbols";
import type { Say } from "../../drawing/words";
import { UNLIMITED, VERB_FIELDS, type Effect, type Selector, type Step } from "../../games/reforest";

export type Bit = { text: string } | { symbol: SymbolName };

const ROWS = { L: "low", M: "middle", H: "high" } as const;
const mark = (symbol: string): string => `⟦${symbol}⟧`;

/** A text in which symbols are marked, taken apart. */
export function bits(text: string): Bit[] {
  return text.split(/⟦|⟧/).flatMap((part, i): Bit[] => {
    if (i % 2 === 1) return [{ symbol: part as SymbolName }];
    return part ? [{ text: part }] : [];
  });
}

/** What a selector means: the symbols of all that it names, then where. Where it is clear that plants are counted, it is not said. */
export function things(say: Say, selector: Selector, clear = false): string {
  const where = selector.zone === "region" ? "" : say(`reforest-in-${selector.zone}`);
  if (selector.of === "energy") return [mark("energy"), where].filter(Boolean).join(" ");
  if (selector.of === "empty_space") return say("reforest-empty-space");
  const named = [selector.light, selector.trait, ...selector.kinds, selector.icon].filter((one) => one !== null);
  const symbols = named.map(mark).join(" ");
  const tall = selector.height_min > 0 ? `${mark("height")} ${say("reforest-tall", { metres: selector.height_min })}` : "";
  const below = clear && selector.layer === "understory";
  const layer = selector.layer === "both" || below ? "" : say(`reforest-in-${selector.layer}`);
  const rows = selector.rows.length < 3 ? [...selector.rows].map((row) => mark(ROWS[row as keyof typeof ROWS])).join(" ") : "";
  const what = [symbols || (named.length === 0 && !tall && !clear ? say("reforest-plant") : ""), tall, rows];
  return [...what, below ? mark("understory") : "", layer, where].filter(Boolean).join(" ");
}

const verbOf = (step: Step): string => {
  if (step.visitor) return `visitor-${step.visitor}`;
  if (step.cost !== undefined) return step.per ? "cost-per" : step.when ? "cost-when" : "cost-for";
  return (VERB_FIELDS.find((verb) => step[verb] !== undefined) ?? "").replace("_", "-");
};

export function stepText(say: Say, step: Step): string {
  const verb = verbOf(step);
  const selector = step.for ?? step.per ?? step.when;
  const amount = VERB_FIELDS.map((name) => step[name]).find((value) => typeof value === "number") ?? 1;
  return say(`reforest-do-${verb}`, {
    n: Math.abs(amount),
    way: amount < 0 ? "less" : "more",
    source: step.from,
    where: step.to !== "any" ? "here" : selector && selector.rows.length < 3 ? "rows" : "any",
    metres: step.height_max,
    things: selector ? things(say, selector, verb === "store") : "",
    most: step.max < UNLIMITED ? step.max : 0,
  });
}

export function stepsText(say: Say, steps: readonly Step[]): string {
  return steps.map((step) => stepText(say, step)).reduce((first, second) => say("reforest-then", { first, second }));
}

/** When, and what. */
export function brief(say: Say, effect: Effect): { timing: string; bits: Bit[] } {
  const steps = stepsText(say, effect.do);
  const trigger = effect.play ? "play" : effect.cover ? "cover" : effect.award ? "award" : "";
  const met = effect.play ?? effect.cover;
  const text = trigger ? say(`reforest-if-${trigger}`, { things: met ? things(say, met) : "", steps }) : steps;
  return { timing: say(`reforest-timing-${effect.timing.replaceAll("_", "-")}`), bits: bits(text) };
}
