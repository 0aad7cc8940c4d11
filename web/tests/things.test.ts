import { expect, test } from "vitest";
import type { Components } from "../src/messages";
import { about } from "../src/shell/things";
import { some } from "./typed";

const owl = { name: "Barn Owl", latin: "Tyto alba", facts: [{ label: "Cost", value: "2" }], source: "public", brief: { label: "", value: "3⟦per⟧⟦bat⟧" } };
const nameless = { name: "", latin: "", facts: [], source: "", brief: { label: "", value: "" } };
const components = some<Components>({ cards: { half: [owl, nameless] }, things: { half: ["Barn Owl AS", ""], slot: ["on top"] } });

test("a thing is as the server tells it, or has its name alone", () => {
  expect(about(components, { kind: "half", number: 0 })).toEqual(owl);
  expect(about(components, { kind: "slot", number: 0 })).toEqual({ ...nameless, name: "on top" });
});

test("of what nobody has named there is nothing to say", () => {
  expect(about(components, { kind: "half", number: 1 })).toBeNull();
  expect(about(components, { kind: "cloud", number: 3 })).toBeNull();
});
