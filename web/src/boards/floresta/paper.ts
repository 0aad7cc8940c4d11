/** A table on paper: which sides lie where, whose trees stand on which spaces, and how that is changed. */

import { CELLS, CORNERS, SEATS, SIDES, TOWER_BOARDS, BOARDS, ZONES, NONE, type Hand, type View } from "../../games/floresta";
import type { Cell, Corner, Print, Side } from "./print";

export const COLOURS = ["green", "brown", "gray", "yellow"] as const;

export type Player = Hand["seat"][number];
export type Mark = "x2" | "felled";
/** What a tap on a space does. */
export type Tool = "plant" | Mark;
export type Place = Cell | Corner;

/** An empty table: the first side of each board on its cell, and colours in their order. */
export function blankHand(players: number, { sides, towers }: Print): Hand {
  const cells = CELLS.map((cell, board) => [cell, sides[2 * board]!.id]);
  const corners = CORNERS.map((corner, board) => [corner, towers[2 * board]!.id]);
  return {
    sides: Object.fromEntries([...cells, ...corners]) as Hand["sides"],
    seat: Array.from({ length: players }, (_, i) => ({ colour: COLOURS[i]! })),
  };
}

// What lies there.

/** By which sign and tree each player is drawn: those of the colour, for pieces have a colour whoever owns them. */
export function signsOf({ seat }: Hand): number[] {
  const wished = seat.map(({ colour }, i) => (seat.findIndex((one) => one.colour === colour) === i ? COLOURS.findIndex((one) => one === colour) : -1));
  const free = COLOURS.map((_, i) => i).filter((i) => !wished.includes(i));
  return wished.map((sign) => (sign >= 0 ? sign : free.shift()!));
}

/** What the spaces of a side are called: by their print, with a letter where two are alike. */
export function labelsOf({ spaces }: Side): string[] {
  const prints = spaces.map(({ value, colour }) => `${value}${colour}`);
  const alike = (text: string, until: number): number => prints.slice(0, until).filter((one) => one === text).length;
  return prints.map((text, i) => (alike(text, prints.length) > 1 ? text + "abcdefghijkl"[alike(text, i)]! : text));
}

export const sideOn = (hand: Hand, print: Print, cell: Cell): Side | undefined => print.sides.find(({ id }) => id === hand.sides[cell]);

export const stands = (player: Player | undefined, side: string, label: string): boolean => player?.trees?.[side]?.includes(label) ?? false;
export const marked = (player: Player | undefined, mark: Mark, side: string, label: string): boolean => player?.[mark]?.[side]?.includes(label) ?? false;

/** Whose trees stand on a space: at a table that can be, nobody's or one player's. */
export const ownersAt = (hand: Hand, side: string, label: string): number[] =>
  hand.seat.flatMap((player, seat) => (stands(player, side, label) ? [seat] : []));

export const treesOf = (player: Player | undefined): number => Object.values(player?.trees ?? {}).reduce((sum, spaces) => sum + spaces.length, 0);
export const treesOn = (hand: Hand, side: string): number => hand.seat.reduce((sum, { trees }) => sum + (trees?.[side]?.length ?? 0), 0);

/** Whether the zones of a side are counted before its trees move: then their points are entered [54]. */
export const countedFirst = ({ end, zones }: Side): boolean => end.kind === "zones_held" && zones.some(({ to }) => to >= 0);

/** What trees can be marked with on a side: x2 tokens where a card puts them, and felled where trees are felled. */
export function marksOn(side: Side, { cards }: Print): Mark[] {
  const doubles = cards.some(({ special, icon }) => special === "x2" && icon === side.board);
  return [...(doubles ? (["x2"] as const) : []), ...(side.felling ? (["felled"] as const) : [])];
}

const zoneKey = (zone: number): "z1" | "z2" | "z3" | "z4" => `z${zone + 1}` as "z1";
export const zoneLynx = (hand: Hand, zone: number): number => hand.zone_lynx?.[zoneKey(zone)] ?? 0;

/** The fields of the table that its boards show, players by their signs; `neutral`: whether trees of nobody stand on leaves. */
export function viewOf(hand: Hand, print: Print, neutral: boolean): View {
  const bits = (side: Side, has: (label: string) => boolean): number => labelsOf(side).reduce((set, label, i) => set | (has(label) ? 1 << i : 0), 0);
  const signs = signsOf(hand);
  const players = Array.from({ length: SEATS }, (_, sign) => hand.seat[signs.indexOf(sign)]);
  const trees = players.map((player) => print.sides.map((side) => bits(side, (label) => stands(player, side.id, label))));
  const anybody = (mark: Mark): number[] =>
    print.sides.map((side) => bits(side, (label) => hand.seat.some((player) => stands(player, side.id, label) && marked(player, mark, side.id, label))));
  const leaves = print.sides.map(({ spaces }, side) =>
    // A tree that was entered there all the same is what is seen.
    spaces.reduce((set, { leaf }, i) => set | (neutral && leaf && !trees.some((own) => (own[side]! >> i) & 1) ? 1 << i : 0), 0),
  );
  /** By board: which side of it lies up, and on which of some places. */
  const lying = (places: readonly Place[], ids: readonly { id: string }[], boards: number): [up: number[], at: number[]] => {
    const [up, at] = [Array<number>(boards).fill(NONE), Array<number>(boards).fill(NONE)];
    places.forEach((place, i) => {
      const number = ids.findIndex(({ id }) => id === hand.sides[place]);
      if (number >= 0) [up[number >> 1], at[number >> 1]] = [number, i];
    });
    return [up, at];
  };
  const [side, cell] = lying(CELLS, print.sides, BOARDS);
  const [tower, corner] = lying(CORNERS, print.towers, TOWER_BOARDS);
  const none = (length: number): number[] => Array<number>(length).fill(0);
  const lynx = Array.from({ length: ZONES }, (_, zone) => zoneLynx(hand, zone));
  return {
    players: SEATS,
    side,
    cell,
    tower,
    corner,
    neutral: leaves,
    doubled: anybody("x2"),
    felled: anybody("felled"),
    fire: none(SIDES),
    breaks: none(SIDES),
    zone_lynx: print.sides.map(() => lynx),
    trees,
    claimed: players.map((player) => print.towers.findIndex(({ id }) => id === player?.tower)),
    pieces: players.map((player) => player?.pieces ?? 0),
    reach: none(SEATS),
    reserve: none(SEATS),
    truck: Array<number>(SEATS).fill(NONE),
  } as Partial<View> as View;
}

// Trees.

type Key = "trees" | Mark;

function put(player: Player, key: Key, side: string, label: string): void {
  const spaces = (player[key] ??= {});
  spaces[side] = [...(spaces[side] ?? []), label];
}

/** What is empty is not written down. */
function drop(player: Player, key: Key, side: string, label: string): void {
  const spaces = player[key];
  if (!spaces?.[side]) return;
  spaces[side] = spaces[side].filter((one) => one !== label);
  if (spaces[side].length === 0) delete spaces[side];
  if (Object.keys(spaces).length === 0) delete player[key];
}

const KEYS = ["trees", "x2", "felled"] as const;

/** A tree with what is marked on it. */
function takeAway(player: Player, side: string, label: string): void {
  for (const key of KEYS) drop(player, key, side, label);
}

/** Plants a tree or takes it away; a mark comes with its tree, and goes alone. */
export function tap(player: Player, side: string, label: string, tool: Tool): void {
  const here = stands(player, side, label);
  if (here && tool === "plant") return takeAway(player, side, label);
  if (!here) put(player, "trees", side, label);
  if (tool === "plant") return;
  if (marked(player, tool, side, label)) drop(player, tool, side, label);
  else put(player, tool, side, label);
}

/** A tree that was somebody else's; what is marked on it stays with it. */
export function takeOver(hand: Hand, seat: number, side: string, label: string): void {
  const player = hand.seat[seat]!;
  const marks = (["x2", "felled"] as const).filter((mark) => hand.seat.some((one) => marked(one, mark, side, label)));
  for (const one of hand.seat) takeAway(one, side, label);
  put(player, "trees", side, label);
  for (const mark of marks) put(player, mark, side, label);
}

// Boards.

const placesOf = (place: Place): readonly Place[] => ((CELLS as readonly string[]).includes(place) ? CELLS : CORNERS);

/** Lays a side or a tower on a place. What lay there goes where the board of it came from, if it lay elsewhere. */
export function layAt(hand: Hand, print: Print, place: Place, id: string): void {
  const places = placesOf(place);
  const ids: readonly { id: string }[] = places === CELLS ? print.sides : print.towers;
  const board = (one: string | null | undefined): number => ids.findIndex((entry) => entry.id === one) >> 1;
  const before = places.map((one) => hand.sides[one]);
  const from = places.find((one) => one !== place && board(hand.sides[one]) === board(id));
  const there = hand.sides[place];
  if (from) {
    if (there || places === CELLS) hand.sides[from] = there!;
    else delete hand.sides[from as Corner];
  }
  hand.sides[place] = id;
  for (const one of before) {
    if (!one || places.some((other) => hand.sides[other] === one)) continue;
    clear(hand, print, one);
    // Pieces of a tower stay on its board.
    if (board(one) === board(id)) for (const player of hand.seat) if (player.tower === one) player.tower = id;
  }
}

/** What was entered of a side that lies face down now. */
function clear(hand: Hand, print: Print, gone: string): void {
  const side = print.sides.find(({ id }) => id === gone);
  for (const player of hand.seat) {
    if (side && countedFirst(side)) delete player.espinhal;
    for (const label of [...(player.trees?.[gone] ?? [])]) takeAway(player, gone, label);
  }
  if (side?.zones.some(({ slots }) => slots > 0)) delete hand.zone_lynx;
}

/** The other side of the board that lies on a place. */
export function otherSide(hand: Hand, print: Print, place: Place): string | undefined {
  const ids: readonly { id: string; name: string }[] = placesOf(place) === CELLS ? print.sides : print.towers;
  const number = ids.findIndex(({ id }) => id === hand.sides[place]);
  return number < 0 ? undefined : ids[number ^ 1]!.id;
}

export function setLynx(hand: Hand, zone: number, lynx: number): void {
  const zones = (hand.zone_lynx ??= {});
  if (lynx > 0) zones[zoneKey(zone)] = lynx;
  else delete zones[zoneKey(zone)];
  if (Object.keys(zones).length === 0) delete hand.zone_lynx;
}

// What lies in front of a player.

export const TOKEN_KEYS = ["vp", "lynx", "axes"] as const;
export type TokenKey = (typeof TOKEN_KEYS)[number];
export type Camping = keyof NonNullable<Player["camping"]>;

export function setToken(player: Player, key: TokenKey, value: number): void {
  if (value > 0) player[key] = value;
  else delete player[key];
}

export function setCamping(player: Player, token: Camping, value: number): void {
  const tokens = (player.camping ??= {});
  if (value > 0) tokens[token] = value;
  else delete tokens[token];
  if (Object.keys(tokens).length === 0) delete player.camping;
}

/** A tower with so many pieces; none of either: no tower. */
export function claim(player: Player, tower: string, pieces: number): void {
  if (tower && pieces > 0) [player.tower, player.pieces] = [tower, pieces];
  else {
    delete player.tower;
    delete player.pieces;
  }
}

/** Colours are exchanged: nobody has the colour of another. */
export function setColour(hand: Hand, seat: number, colour: string): void {
  const other = hand.seat.find((player, i) => i !== seat && player.colour === colour);
  if (other) other.colour = hand.seat[seat]!.colour;
  hand.seat[seat]!.colour = colour;
}
