/** What a tile would bring where it is held: which zones it would join, how many runes they would have, and what for. */

import { colourOn, OFF, printed, sidesOf, type TileFace } from "../../drawing/tiles";
import { NONE, ROUND, SIDES, type View } from "../../games/legendary";
import { pointsOf, treesOf } from "./planet";

export interface Join {
  colour: number;
  /** Full runes of the zones as they are, and how many there would be more. */
  runes: number;
  gained: number;
  /** Half-runes that would be left. */
  halves: number;
  closes: boolean;
  /** Points that it would bring, or cost; null where no tree stands. */
  points: number | null;
}

/** The place beside a place; a planet is round. */
export function besidePlace(place: number, side: number): number {
  const [dx, dy] = OFF[side]!;
  const column = (Math.floor(place / ROUND) + dx + ROUND) % ROUND;
  return column * ROUND + (((place % ROUND) + dy + ROUND) % ROUND);
}

/** The zone that lies on the other side of each side of a place, if there is one. */
function zonesAround(view: View, seat: number, place: number): number[] {
  return OFF.map((_, side) => {
    const mate = view.place[seat]!.indexOf(besidePlace(place, side));
    if (mate < 0) return NONE;
    return view.zone[seat]![mate * SIDES + printed((side + 2) % SIDES, view.turned[seat]![mate]!)]!;
  });
}

interface Group {
  sides: number[];
  zones: Set<number>;
}

/** Areas of the tile; two that meet the same zone become one with it. */
function groupsOf(tile: TileFace, turn: number, around: readonly number[]): Group[] {
  let groups: Group[] = [];
  for (const area of tile.areas) {
    const sides = sidesOf(area, turn);
    const zones = new Set(sides.map((side) => around[side]!).filter((zone) => zone !== NONE));
    const same = groups.filter((group) => [...zones].some((zone) => group.zones.has(zone)));
    groups = groups.filter((group) => !same.includes(group));
    groups.push({
      sides: [...same.flatMap((group) => group.sides), ...sides],
      zones: new Set([...same.flatMap((group) => [...group.zones]), ...zones]),
    });
  }
  return groups;
}

export function joinsOf(view: View, seat: number, tile: TileFace, place: number, turn: number): Join[] {
  const around = zonesAround(view, seat, place);
  const planted = new Set(treesOf(view, seat).map((edge) => view.zone[seat]![edge]!));
  return groupsOf(tile, turn, around)
    .map(({ sides, zones }) => {
      const sum = (field: number[][]): number => [...zones].reduce((all, zone) => all + field[seat]![zone]!, 0);
      const gained = sides.filter((side) => around[side] !== NONE).length;
      const runes = sum(view.runes);
      // Where two halves meet, both are gone.
      const halves = sum(view.halves) - gained + (sides.length - gained);
      const treed = [...zones].filter((zone) => planted.has(zone));
      const before = treed.reduce((all, zone) => all + pointsOf(view.runes[seat]![zone]!, false), 0);
      const points = treed.length > 0 ? pointsOf(runes + gained, halves === 0) - before : null;
      return { colour: colourOn(tile, turn, sides[0]!), runes, gained, halves, closes: halves === 0, points };
    })
    .sort((a, b) => b.gained - a.gained || b.runes - a.runes);
}
