/** What the prompt asks when a choice is half made, and what a card would bring: for the prompt and for the glass. */

import { shownNumber } from "../../drawing/numbers";
import { LEVEL_CARDS, NONE, type Game } from "../../games/once";
import type { FactOf } from "../../messages";
import type { Choice, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { facesOf, isFace, levelOf, speciesOf, unseenOf } from "./forest";

type State = GameState<Game>;
type Components = GameComponents<Game>;

/** What a card shows, in words: "2 elephants, 1 pangolin"; "" if it is bare. */
export function captionOf(card: number, components: Components, say: Words): string {
  const face = facesOf(components)[card];
  if (!face) return "";
  const [first, second] = speciesOf(components)[face.level]!;
  const args = { first: first!, second: second!, a: face.animals[0], b: face.animals[1] };
  return [say("animals-first", args), say("animals-second", args)].filter((text) => text !== "").join(", ");
}

function named(card: number, components: Components, say: Words): string {
  const [name, shows] = [components.cards["card"]?.[card]?.name ?? "", captionOf(card, components, say)];
  return shows === "" ? name : `${name} (${shows})`;
}

export function asks({ parts }: Choice, { view, viewer, phase, seats }: State, components: Components, say: Words): string {
  const slot = parts["hand"];
  const card = slot === undefined ? NONE : (view.hand[viewer]?.[slot] ?? NONE);
  const to = seats[parts["to"] ?? NONE]?.name ?? "";
  if (phase === "give" && to !== "" && card === NONE) return say("once-ask-what", { name: to });
  if (card === NONE) return "";
  if (phase === "give") return say("once-ask-whom", { card: named(card, components, say) });
  return phase === "place" || phase === "last" ? say("once-ask-column", { card: named(card, components, say) }) : "";
}

const signed = (points: number): string => (points > 0 ? `+${points}` : shownNumber(points));

/** The points that a card would bring, column by column; one of them for all if they are the same. */
function gains(name: string, { quotes, view, viewer }: State, say: Words): string {
  const columns = Object.entries(quotes).filter(([key]) => key.startsWith(name));
  const points = columns.map(([, gain]) => gain);
  if (new Set(points).size === 1) return say("once-in-any", { points: signed(points[0]!) });
  return columns
    .map(([key, gain]) => ({ column: Number(key.slice(name.length)), points: signed(gain) }))
    .map((one) => say(one.column === view.columns[viewer] ? "once-in-new" : "once-in-column", { ...one, column: one.column + 1 }))
    .join(", ");
}

export function brings(kind: string, card: number, state: State, components: Components, say: Words): FactOf[] {
  if (kind !== "card") return [];
  const { view, viewer, quotes } = state;
  if (!isFace(card)) return backOf(card, state, components, say);
  const slot = view.hand[viewer]?.slice(0, view.hand_size[viewer]!).indexOf(card) ?? NONE;
  const name = card === view.given ? "receive/" : `place/${slot}/`;
  if (!Object.keys(quotes).some((key) => key.startsWith(name))) return [];
  return [{ label: say("once-would-bring"), value: gains(name, state, say) }];
}

/** What a back tells: the species of its level, and how many such cards may still come. */
function backOf(card: number, { view }: State, components: Components, say: Words): FactOf[] {
  const level = levelOf(card);
  if (level < 0) return [{ label: say("once-back"), value: say("once-back-unseen") }];
  const [first, second] = speciesOf(components)[level]!;
  const args = { first: first!, second: second!, a: 2, b: 2 };
  return [
    { label: say("once-back-shows"), value: say("once-back-animals", { first: say("animal-first", args), second: say("animal-second", args) }) },
    { label: say("once-back-hidden"), value: say("once-back-cards", { cards: unseenOf(view, level), all: LEVEL_CARDS }) },
  ];
}
