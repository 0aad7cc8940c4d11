/** Entering what is printed: what a form does to the data of a pack. Nothing here is shown, and nothing is changed in place. */

import type { EntryOf, FieldOf, ListOf, ValueOf } from "../messages";
import type { PackData } from "./packs.svelte";

export type Value = unknown;
export type Table = Record<string, Value>;

const HOUSE = "house";
/** Where what was entered is known from: read from the printed box, it is published. */
const ENTERED = "public";

export const isTable = (value: Value): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The entries of a list, in the order of the file; damaged data have none. */
export function entriesOf(data: PackData, list: Pick<ListOf, "name" | "single">): Table[] {
  const found = data[list.name];
  if (list.single) return isTable(found) ? [found] : [];
  return Array.isArray(found) ? found.filter(isTable) : [];
}

export function withEntries(data: PackData, list: Pick<ListOf, "name" | "single">, entries: Table[]): PackData {
  return { ...data, [list.name]: list.single ? entries[0] : entries };
}

export function withEntry(data: PackData, list: ListOf, at: number, entry: Table): PackData {
  return withEntries(data, list, entriesOf(data, list).map((one, i) => (i === at ? entry : one)));
}

const idOf = (entry: Table | undefined): string => (typeof entry?.["id"] === "string" ? entry["id"] : "");

/** The entry of Spinney's own pack that another one stands for: of its id, or else at its place. */
export function originalOf(own: PackData, data: PackData, list: ListOf, at: number): Table | null {
  const [originals, entries] = [entriesOf(own, list), entriesOf(data, list)];
  const named = originals.find((one) => idOf(one) === idOf(entries[at]));
  if (named) return named;
  const there = originals.length === entries.length ? originals[at] : undefined;
  return there && !entries.some((one) => idOf(one) === idOf(there)) ? there : null;
}

/** What an entry is called: in the reader's words as far as these are of these entries, or by the name that was entered. */
export function nameOf(own: PackData, data: PackData, list: ListOf, at: number, names: Record<string, EntryOf[]>): string {
  const [entries, told] = [entriesOf(data, list), names[list.name] ?? []];
  const entry = entries[at] ?? {};
  const entered = !entriesOf(own, list).some((one) => idOf(one) === idOf(entry)) && typeof entry["name"] === "string";
  return (!entered && told.length === entries.length && told[at]?.name) || String(entry["name"] || idOf(entry));
}

export const isChanged = (own: PackData, data: PackData, list: ListOf, at: number): boolean =>
  !same(originalOf(own, data, list, at), entriesOf(data, list)[at]);

/** A name as an id: letters without accents, numbers, and lines between them. */
export function slug(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 36).replace(/-+$/, "");
}

/** An id that no other entry has. */
export function freeId(wanted: string, taken: readonly string[]): string {
  const begun = wanted || "entry";
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? begun : `${begun}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

/** The next id after those of a list such as a1, a2, a3. */
export function nextId(taken: readonly string[]): string {
  const stem = /^(.*?)\d*$/.exec(taken.at(-1) ?? "")![1]! || "n";
  for (let number = taken.length + 1; ; number += 1) if (!taken.includes(stem + number)) return stem + number;
}

/** An entry with another value of a field; undefined leaves the field out. */
export function changed(entry: Table, fields: readonly FieldOf[], field: FieldOf, value: Value, taken: readonly string[]): Table {
  const after = put(entry, field, value);
  if (field.names) after["id"] = freeId(slug(String(value ?? "")), taken);
  if (after["source"] === HOUSE) after["source"] = ENTERED;
  for (const other of fields) {
    const stale = other.follows?.includes(field.name) && !same(shape(field, entry[field.name]), shape(field, value));
    if (stale || (other.house && after["source"] !== HOUSE)) delete after[other.name];
  }
  return after;
}

/** What of a value others are made from: of entries within an entry that have ids, these alone. */
const shape = (field: FieldOf, value: Value): Value =>
  field.kind === "list" && Array.isArray(value) ? value.map((one) => (isTable(one) && "id" in one ? one["id"] : one)) : value;

/** Another source; what says which part is house data goes with it. */
export function sourced(entry: Table, fields: readonly FieldOf[], source: string): Table {
  const after: Table = { ...entry, source };
  if (source !== HOUSE) for (const field of fields) if (field.house) delete after[field.name];
  return after;
}

/** A table with another value of a field. What is as it would be without being said is left out. */
export function put(table: Table, field: FieldOf, value: Value): Table {
  const after = { ...table };
  if (value === undefined || (field.required === false && field.default != null && same(value, field.default))) delete after[field.name];
  else after[field.name] = value;
  return after;
}

/** What a field says: what is entered, or what holds where nothing is. */
export const valueOf = (table: Table, field: FieldOf): Value => (field.name in table ? table[field.name] : field.default);

/** Whether a field is there, or has to be; the others are asked for only if somebody wants them. */
export const isThere = (table: Table, field: FieldOf): boolean => field.required !== false || field.name in table;

/** The choices of a field: its own, or the ids of entries, in the words of those who show them. */
export function choicesOf(field: FieldOf, data: PackData, entry: Table, lists: readonly ListOf[], names: Record<string, EntryOf[]>): ValueOf[] {
  const ids = field.ids ?? "";
  if (!ids) return field.choices ?? [];
  if (ids.startsWith(".")) {
    const beside = entry[ids.slice(1)];
    return (Array.isArray(beside) ? beside.filter(isTable) : []).map((one) => ({ value: idOf(one), words: idOf(one) }));
  }
  const list = lists.find((one) => one.name === ids);
  return list ? entriesOf(data, list).map((one, i) => ({ value: idOf(one), words: names[ids]?.[i]?.name ?? idOf(one) })) : [];
}

/** The parts of a text; what is not there is empty. */
export function partsOf(field: FieldOf, value: Value): string[] {
  const text = typeof value === "string" ? value : "";
  const found = field.separator ? text.split(field.separator) : [...text];
  return (field.fields ?? []).map((_, i) => found[i] ?? "");
}

export const joinedOf = (field: FieldOf, parts: readonly string[]): string => parts.join(field.separator ?? "");

/** The values of a set, however it is written. */
export function setOf(field: FieldOf, value: Value): string[] {
  if (field.joined) return typeof value === "string" ? [...value] : [];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** A set with a value more or less. Letters keep the order of the choices; a list keeps its own. */
export function toggled(field: FieldOf, value: Value, one: string): Value {
  const before = setOf(field, value);
  const after = before.includes(one) ? before.filter((each) => each !== one) : [...before, one];
  if (!field.joined) return after;
  const order = (field.choices ?? []).map((choice) => choice.value);
  return after.sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("");
}

/** What a field begins with; `choices` are those that it has. */
export function initialOf(field: FieldOf, choices: (field: FieldOf) => ValueOf[], taken: readonly string[] = []): Value {
  switch (field.kind) {
    case "number":
      return typeof field.default === "number" && field.default !== 0 ? field.default : Math.max(field.least ?? 1, 1);
    case "truth":
      return field.default !== true;
    case "text":
      return "";
    case "choice":
      return (choices(field).find((one) => one.value !== "" && one.value !== field.default) ?? choices(field)[0])?.value ?? "";
    case "set":
      return field.joined ? (field.choices?.[0]?.value ?? "") : [];
    case "parts":
      return joinedOf(field, (field.fields ?? []).map((part) => choices(part)[0]?.value ?? ""));
    case "list":
      return Array.from({ length: field.least ?? 0 }, () => initialOf(field.fields![0]!, choices));
    case "table": {
      const asked = (field.fields ?? []).filter((one) => one.required !== false).map((one) => [one.name, initialOf(one, choices)] as const);
      return { ...(taken.length ? { id: nextId(taken) } : {}), ...Object.fromEntries(asked) };
    }
  }
}

/** Phrases that entries of a list use for a field: worth offering to whoever enters another one. */
export function phrasesOf(data: PackData, list: ListOf, name: string): string[] {
  const found = entriesOf(data, list).flatMap((entry) => entry[name] ?? []);
  return [...new Set(found.filter((one): one is string => typeof one === "string" && one !== ""))].sort();
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a name has all that is looked for. */
export const matches = (name: string, query: string): boolean => plain(query).split(/\s+/).every((word) => plain(name).includes(word));
