/**
 * A forest on paper: stands with lists of those who dwell on their sides, each `species` or `species:SYMBOL`.
 *
 * What is impossible is said by Python, with the score. Here is only what the pad has to know at once: what fits where,
 * so that it is offered first, and where a card goes of which only the number was entered.
 */

import {
  BOTTOM,
  LEFT,
  MOOR_BOTTOM,
  MOOR_TOP,
  JOIN_LEFT,
  JOIN_RIGHT,
  OVER_BIRD,
  RIGHT,
  SECOND_BOTTOM,
  SECOND_TOP,
  SLOTS,
  TOP,
  UNIVERSAL,
  type Box,
  type Game,
  type Hand,
  type Species,
} from "../../games/dartmoor";
import type { GameComponents, GameScore } from "../typed";

export type Stand = NonNullable<Hand["seat"][number]["stand"]>[number];
export type Side = "top" | "bottom" | "left" | "right";

export const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];
export const UNIVERSAL_MOOR = "universal-moor";
const PART_OF: Record<Side, Species["part"]> = { top: "top", bottom: "bottom", left: "side", right: "side" };
const SIDE_OF: Record<number, Side> = { [TOP]: "top", [BOTTOM]: "bottom", [LEFT]: "left", [RIGHT]: "right", [SECOND_TOP]: "top", [SECOND_BOTTOM]: "bottom" };

// What is written.

export const speciesIn = (text: string): string => text.split(":")[0]!;
export const symbolIn = (text: string): string => text.split(":")[1] ?? "";
export const withSymbol = (text: string, symbol: string): string => (symbol ? `${speciesIn(text)}:${symbol}` : speciesIn(text));

/** Where a card is written: the stand itself, or one of those at a side. */
export interface Spot {
  stand: number;
  side: Side | "stand";
  index: number;
}

/** All cards of a forest, stand by stand. */
export const spotsOf = (stands: readonly Stand[]): Spot[] =>
  stands.flatMap((stand, i): Spot[] => [
    { stand: i, side: "stand", index: 0 },
    ...SIDES.flatMap((side) => (stand[side] ?? []).map((_, index): Spot => ({ stand: i, side, index }))),
  ]);

export function textAt(stands: readonly Stand[], { stand, side, index }: Spot): string {
  return (side === "stand" ? stands[stand]?.species : stands[stand]?.[side]?.[index]) ?? "";
}

export function write({ stand, side, index }: Spot, stands: Stand[], text: string): void {
  if (side === "stand") stands[stand]!.species = text;
  else stands[stand]![side]![index] = text;
}

export function put(stand: Stand, side: Side, text: string): void {
  stand[side] = [...(stand[side] ?? []), text];
}

export function take(stand: Stand, side: Side, index: number): void {
  const left = (stand[side] ?? []).filter((_, i) => i !== index);
  if (left.length > 0) stand[side] = left;
  else delete stand[side];
}

/** How many of each species a forest has. */
export function countsOf(stands: readonly Stand[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const spot of spotsOf(stands)) {
    const id = speciesIn(textAt(stands, spot));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Dwellers of one species at a side. */
export interface Group {
  id: string;
  spots: Spot[];
  symbols: string[];
}

export function groupsAt(stands: readonly Stand[], stand: number, side: Side): Group[] {
  const groups = new Map<string, Group>();
  (stands[stand]?.[side] ?? []).forEach((text, index) => {
    const id = speciesIn(text);
    const group = groups.get(id) ?? { id, spots: [], symbols: [] };
    group.spots.push({ stand, side, index });
    if (symbolIn(text)) group.symbols.push(symbolIn(text));
    groups.set(id, group);
  });
  return [...groups.values()];
}

/** Gives one more of these cards a symbol; where all have it, all lose it. */
export function bear(stands: Stand[], spots: readonly Spot[], symbol: string): void {
  const next = spots.find((spot) => symbolIn(textAt(stands, spot)) !== symbol);
  if (next) write(next, stands, withSymbol(textAt(stands, next), symbol));
  else for (const spot of spots) write(spot, stands, withSymbol(textAt(stands, spot), ""));
}

// Who may be where.

/** What matters of a species to where it may be, and to where it counts. */
export interface Nature {
  id: string;
  part: Species["part"];
  copies: number;
  moorOnly: boolean;
  /** A Cuckoo: over another bird at a tree or shrub. */
  overBird: boolean;
  covered: boolean;
  /** A dragonfly, and what makes several of them share a place. */
  sharing: boolean;
  opensTop: boolean;
  /** A rabbit, and what makes rabbits join others. */
  joining: boolean;
  opensSides: boolean;
  /** Its points depend on where it is. */
  inMoor: boolean;
  whenFull: boolean;
  doubles: boolean;
  plant: boolean;
  /** The tree symbol that it counts, or "own". */
  counts: string;
}

export type Natures = ReadonlyMap<string, Nature>;

export function naturesOf({ pack, box }: GameComponents<Game>): Natures {
  const natures = pack.species.map((species, number): Nature => {
    const rooms = box.half_species.flatMap((one, half) => (one === number ? [box.half_room[half]!] : []));
    const bits = rooms.reduce((all, one) => all | one, 0);
    const stands = !["top", "bottom", "side"].includes(species.part);
    return {
      id: species.id,
      part: species.part,
      copies: species.copies,
      moorOnly: !stands && (bits & ~(MOOR_TOP | MOOR_BOTTOM)) === 0,
      overBird: bits === OVER_BIRD,
      covered: box.covered[number] === 1,
      sharing: box.sharing[number] === 1,
      opensTop: box.opens_top[number] === 1,
      joining: (bits & (JOIN_LEFT | JOIN_RIGHT)) !== 0,
      opensSides: box.opens_sides[number] === 1,
      inMoor: species.points.includes("if in a moor"),
      whenFull: species.points.includes("if fully occupied"),
      doubles: box.doubles[number] !== 0,
      plant: species.symbols.includes("plant"),
      counts: species.points.includes("its own symbol") ? OWN : (/card with (\w\w)/.exec(species.points)?.[1] ?? ""),
    };
  });
  return new Map(natures.map((nature) => [nature.id, nature]));
}

export const OWN = "own";

export const isStand = (natures: Natures, id: string): boolean =>
  id === UNIVERSAL_MOOR || ["tree", "shrub", "moor"].includes(natures.get(id)?.part ?? "");
export const isMoor = (natures: Natures, stand: Stand): boolean => {
  const id = speciesIn(stand.species);
  return id === UNIVERSAL_MOOR || natures.get(id)?.part === "moor";
};

/** The places of a stand, side by side. */
export const slotsOf = (natures: Natures, stand: Stand, side: Side): number =>
  !isMoor(natures, stand) ? 1 : side === "top" || side === "bottom" ? 2 : 0;

/** How many places those at a side need: dragonflies share one above Water Soldiers, rabbits join others by a Badger. */
export function needed(natures: Natures, stand: Stand, side: Side): number {
  const there = (stand[side] ?? []).map((text) => natures.get(speciesIn(text))).filter((nature) => !nature?.overBird);
  const lives = (side: Side, trait: "opensTop" | "opensSides"): boolean =>
    (stand[side] ?? []).some((text) => natures.get(speciesIn(text))?.[trait]);
  if (side === "top" && lives("bottom", "opensTop")) {
    const others = there.filter((nature) => !nature?.sharing).length;
    return others + (there.length > others ? 1 : 0);
  }
  if (side !== "top" && side !== "bottom" && (lives("left", "opensSides") || lives("right", "opensSides"))) {
    return Math.max(there.filter((nature) => !nature?.joining).length, there.length > 0 ? 1 : 0);
  }
  return there.length;
}

export const DOUBTS = ["crowded", "lone-cuckoo", "cuckoos", "in-moor", "at-tree", "no-side", "part"] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Why a species does not fit at a side of a stand, beside those who are there. */
export function doubtOf(natures: Natures, stand: Stand, side: Side, id: string, cuckoos: string): Doubt | null {
  const [nature, moor, there] = [natures.get(id), isMoor(natures, stand), stand[side] ?? []];
  if (nature?.part !== PART_OF[side]) return "part";
  if (slotsOf(natures, stand, side) === 0) return "no-side";
  if (nature.overBird) {
    if (moor) return "at-tree";
    if (!there.some((text) => natures.get(speciesIn(text))?.covered)) return "lone-cuckoo";
    return cuckoos !== "any" && there.some((text) => natures.get(speciesIn(text))?.overBird) ? "cuckoos" : null;
  }
  if (nature.moorOnly && !moor) return "in-moor";
  const then = { ...stand, [side]: [...there, id] };
  return needed(natures, then, side) > slotsOf(natures, stand, side) ? "crowded" : null;
}

/** Whether a species fits beside those at a side without a place of its own. */
export function joins(natures: Natures, stand: Stand, side: Side, id: string, cuckoos: string): boolean {
  const there = stand[side] ?? [];
  if (there.length === 0 || doubtOf(natures, stand, side, id, cuckoos) !== null) return false;
  return needed(natures, { ...stand, [side]: [...there, id] }, side) === needed(natures, stand, side);
}

// Numbers alone.

/** The places of a dweller that was only counted, the best first: where it fits and counts, and trees before moors. */
function placesFor(natures: Natures, stands: readonly Stand[], id: string, cuckoos: string): { stand: number; side: Side; doubt: Doubt | null }[] {
  const nature = natures.get(id);
  const likes = (stand: Stand): number => {
    const moor = isMoor(natures, stand);
    if (nature?.plant && natures.get(speciesIn(stand.species))?.doubles) return 0;
    return nature?.inMoor && moor ? 0 : moor ? 2 : 1;
  };
  const rank = (doubt: Doubt | null): number => (doubt === null ? -1 : DOUBTS.indexOf(doubt));
  return stands
    .flatMap((one, stand) =>
      SIDES.filter((side) => PART_OF[side] === nature?.part).map((side) => {
        const doubt = doubtOf(natures, one, side, id, cuckoos);
        const crowd = doubt === null ? 0 : (one[side] ?? []).length;
        return { stand, side, doubt, order: [rank(doubt), crowd, likes(one), stand] };
      }),
    )
    .sort((a, b) => a.order.map((value, i) => value - b.order[i]!).find((difference) => difference !== 0) ?? 0);
}

/** Puts a dweller at a stand: where it may be, else where it is least wrong; there is one stand at least. */
export function settle(natures: Natures, stands: Stand[], text: string, cuckoos: string): void {
  const id = speciesIn(text);
  const [best] = placesFor(natures, stands, id, cuckoos);
  if (!best) return;
  if (best.doubt !== null && natures.get(id)?.moorOnly && makeRoom(natures, stands, id, cuckoos)) return settle(natures, stands, text, cuckoos);
  put(stands[best.stand]!, best.side, text);
}

/** Sends somebody from a moor to a tree or shrub, so that one who lives in moors only has room. */
function makeRoom(natures: Natures, stands: Stand[], id: string, cuckoos: string): boolean {
  const side: Side = natures.get(id)?.part === "top" ? "top" : "bottom";
  for (const moor of stands.filter((stand) => isMoor(natures, stand))) {
    for (const [index, text] of (moor[side] ?? []).entries()) {
      const without = { ...moor, [side]: (moor[side] ?? []).filter((_, i) => i !== index) };
      if (natures.get(speciesIn(text))?.moorOnly || doubtOf(natures, without, side, id, cuckoos) !== null) continue;
      const place = placesFor(natures, stands, speciesIn(text), cuckoos).find((one) => one.doubt === null && stands[one.stand] !== moor);
      if (!place) continue;
      take(moor, side, index);
      put(stands[place.stand]!, place.side, text);
      return true;
    }
  }
  return false;
}

/** Whoever has no room where they are goes where there is some, now that there is another card. */
function resettle(natures: Natures, stands: Stand[], cuckoos: string): void {
  for (const { stand, side, index } of spotsOf(stands).reverse()) {
    if (side === "stand") continue;
    const [one, text] = [stands[stand]!, stands[stand]![side]![index]!];
    const without = { ...one, [side]: one[side]!.filter((_, i) => i !== index) };
    if (doubtOf(natures, without, side, speciesIn(text), cuckoos) !== "crowded") continue;
    const place = placesFor(natures, stands, speciesIn(text), cuckoos).find(({ doubt }) => doubt === null);
    if (!place) continue;
    take(one, side, index);
    put(stands[place.stand]!, place.side, text);
  }
}

/** One more of a species. */
export function addOne(natures: Natures, stands: Stand[], id: string, cuckoos: string): void {
  if (isStand(natures, id)) stands.push({ species: id });
  else settle(natures, stands, id, cuckoos);
  resettle(natures, stands, cuckoos);
}

/** One less: of stands the one with the fewest dwellers, who go elsewhere. */
export function dropOne(natures: Natures, stands: Stand[], id: string, cuckoos: string): void {
  const spots = spotsOf(stands).filter((spot) => speciesIn(textAt(stands, spot)) === id);
  const dwellers = ({ stand }: Spot): string[] => SIDES.flatMap((side) => stands[stand]![side] ?? []);
  const spot = spots.reverse().sort((a, b) => (a.side === "stand" && b.side === "stand" ? dwellers(a).length - dwellers(b).length : 0))[0];
  if (!spot) return;
  if (spot.side !== "stand") return take(stands[spot.stand]!, spot.side, spot.index);
  const homeless = dwellers(spot);
  stands.splice(spot.stand, 1);
  for (const text of homeless) settle(natures, stands, text, cuckoos);
}

// Points.

/** What the cards of a forest bring: a stand by its number, dwellers by `stand/side/species`. */
export function pointsOf(score: GameScore<Game>, seat: number, box: Box, ids: readonly string[]): Map<string, number> {
  const [points, { view, worth }] = [new Map<string, number>(), score];
  const printed = score.box.half_species ?? box.half_species;
  const written = score.hand.seat[seat]?.stand ?? [];
  const numbers = new Map<number, number>();
  let next = 0;
  for (let stand = 0; stand < view.stands; stand++) {
    if (view.stand_owner[stand] !== seat) continue;
    const number = view.stand_species[stand]!;
    const id = number === UNIVERSAL ? UNIVERSAL_MOOR : ids[number];
    while (next < written.length && speciesIn(written[next]!.species) !== id) next++;
    points.set(String(next), worth[`stand/${stand}`] ?? 0);
    numbers.set(stand, next++);
  }
  view.dwelling.forEach((at, card) => {
    const stand = numbers.get(Math.floor(at / SLOTS));
    if (at < 0 || stand === undefined) return;
    const half = 2 * card + ((at % SLOTS) % 2);
    const key = `${stand}/${SIDE_OF[at % SLOTS]!}/${ids[printed[half]!]}`;
    points.set(key, (points.get(key) ?? 0) + (worth[`half/${half}`] ?? 0));
  });
  return points;
}

/** The tree symbols that somebody of a forest counts; a Roe Deer counts its own, and is asked for it. */
export function symbolsThatCount(natures: Natures, stands: readonly Stand[]): Set<string> {
  const found = spotsOf(stands).map((spot) => {
    const text = textAt(stands, spot);
    const counts = natures.get(speciesIn(text))?.counts ?? "";
    return counts === OWN ? symbolIn(text) : counts;
  });
  return new Set(found.filter(Boolean));
}
