/** What there is to say about a thing: as the server tells it, or its name alone. */

import type { CardOf, Components } from "../messages";

/** A thing that somebody points at. */
export interface Thing {
  kind: string;
  number: number;
}

export function about(components: Components, { kind, number }: Thing): CardOf | null {
  const told = components.cards[kind]?.[number];
  if (told?.name) return told;
  const name = components.things[kind]?.[number];
  return name ? { name, latin: "", facts: [], source: "", brief: { label: "", value: "" } } : null;
}

/** The thing that an element, or something around it, stands for. */
export function thingAt(element: Element | null): Thing | null {
  const found = element?.closest?.<HTMLElement | SVGElement>("[data-thing][data-number]");
  const { thing, number } = found?.dataset ?? {};
  return thing && number !== undefined && Number(number) >= 0 ? { kind: thing, number: Number(number) } : null;
}
