/** What is shown beside the board: numbered rules, and the player's aid. */

import type { Components } from "../messages";
import type { Thing } from "./things";

export interface Beside {
  /** The numbers of the rules, what matters most first; none: nothing is shown. */
  rules: readonly number[];
  /** What they are about, in words. */
  about: string;
}

export const beside = $state<Beside>({ rules: [], about: "" });
export const aid = $state({ open: false });

let opener: Element | null = null;

/** Shows rules; the same once more puts them away. */
export function showRules(rules: readonly number[], about: string): void {
  if (isShown(rules, about)) return putRulesAway();
  if (beside.rules.length === 0) opener = document.activeElement;
  Object.assign(beside, { rules, about });
}

/** Puts them away; the focus goes back to where it came from. */
export function putRulesAway(): void {
  Object.assign(beside, { rules: [], about: "" });
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  opener = null;
}

export const isShown = (rules: readonly number[], about: string): boolean =>
  rules.length > 0 && about === beside.about && rules.join() === beside.rules.join();

/** The rules behind something that a game names; a game may have none. */
export const rulesBehind = (components: Components | null, table: string, name: string): number[] =>
  components?.rules[table]?.[name] ?? [];

export const rulesOfThing = (components: Components | null, { kind, number }: Thing): number[] => {
  const own = rulesBehind(components, "things", `${kind}/${number}`);
  return own.length ? own : rulesBehind(components, "things", kind);
};

/** Those of a refusal; what the page refuses by itself breaks a rule of the step that is asked for. */
export const rulesOfRefusal = (components: Components | null, code: string, phase: string): number[] => {
  const own = rulesBehind(components, "reasons", code);
  return own.length ? own : rulesBehind(components, "phases", phase);
};
