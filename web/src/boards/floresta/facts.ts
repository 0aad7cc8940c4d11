/** What the frame of the page is told: facts for the bar above the table, and the pictures of things for the glass. */

import { PATHS, SPACES, type Game } from "../../games/floresta";
import { use } from "../../drawing/naming";
import type { BarFact, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { HEIGHT, spotOf, wayOf, WIDTH } from "./field";
import { printOf, type Colour, type Print, type Space } from "./print";
import { burning, roundOf } from "./view";

export function facts(state: GameState<Game>, _: GameComponents<Game>, say: Words): BarFact[] {
  const { view } = state;
  const [round, fires] = [roundOf(state.turn, view.players), burning(view)];
  return [
    { symbol: "round", value: String(round), label: say("floresta-fact-round", { count: round }) },
    { symbol: "deck", value: String(view.deck_size), label: say("floresta-fact-deck") },
    { symbol: "fire", value: String(fires), label: say("floresta-fact-fire", { count: fires }) },
  ];
}

/** A square of a landscape, 100 x 100: all of its height, or what lies around a point; a pack's own land is anywhere. */
function cut(id: string, [x, y]: readonly [number, number], size = HEIGHT, over = ""): string {
  const [left, top] = [clamp(x - size / 2, WIDTH - size), clamp(y - size / 2, HEIGHT - size)];
  const lands = ["somewhere", id].map((one) => use(`plate-${one}`, 0, 0, WIDTH, HEIGHT)).join("");
  const land = `<g style="--line:var(--l-line)">${lands}</g>`;
  return `<svg width="100" height="100" viewBox="${left} ${top} ${size} ${size}">${land}${over}</svg>`;
}
const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

const INKS: Readonly<Record<Colour, [fill: string, ink: string]>> = {
  R: ["var(--dark-red)", "var(--on-red)"],
  B: ["var(--beige)", "var(--on-beige)"],
  X: ["var(--beige)", "var(--on-beige)"],
};
function disc(x: number, y: number, { value, colour }: Space): string {
  const [fill, ink] = INKS[colour];
  const half = colour === "X" ? `<path d="M${x - 9.2} ${y - 9.2}A13 13 0 0 0 ${x + 9.2} ${y + 9.2}Z" fill="var(--dark-red)"/>` : "";
  const number = `<text x="${x}" y="${y + 5}" text-anchor="middle" font-size="15" font-weight="700" fill="${ink}" stroke="${fill}" stroke-width="${half ? 3 : 0}" paint-order="stroke">${value}</text>`;
  return `<circle cx="${x}" cy="${y}" r="13" fill="${fill}" stroke="var(--line)"/>${half}${number}`;
}

const NEAR = 84;
const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const;
const PICTURES: Readonly<Record<string, (print: Print, number: number) => string | undefined>> = {
  card: ({ cards }, number) => cards[number] && `plate-special-${cards[number].special}`,
  side: ({ sides }, number) => sides[number] && cut(sides[number].id, MIDDLE),
  tower: ({ towers }, number) => towers[number] && cut(towers[number].id, [0, 0]),
  space: ({ sides }, number) => {
    const side = sides[Math.floor(number / SPACES)];
    const space = side?.spaces[number % SPACES];
    return side && space && cut(side.id, spotOf(space), NEAR, disc(...spotOf(space), space));
  },
  path: ({ sides }, number) => {
    const side = sides[Math.floor(number / PATHS)];
    const path = side?.paths[number % PATHS];
    if (!side || !path) return undefined;
    const { line, middle } = wayOf(side, path);
    const ends = [path.from, path.to].map((i) => side.spaces[i]!);
    const trail = `<path d="${line}" fill="none" stroke="var(--rut)" stroke-width="4" stroke-linecap="round"/>`;
    return cut(side.id, middle, NEAR, trail + ends.map((end) => disc(...spotOf(end), end)).join(""));
  },
};

export function plateOf(kind: string, number: number, components: GameComponents<Game>): string | null {
  return PICTURES[kind]?.(printOf(components), number) ?? null;
}
