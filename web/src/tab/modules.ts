/** Which module of a game's rules a browser can run: one with vectors, or a plain one (Safari before 16.4). */

/** The smallest module that has a vector in it: a function that gives sixteen bytes, all zero. */
const VECTOR = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // this is WebAssembly
  ...[1, 5, 1, 0x60, 0, 1, 0x7b], // a type: nothing is given, a vector comes back
  ...[3, 2, 1, 0], // a function of that type
  ...[10, 22, 1, 20, 0, 0xfd, 12, ...new Array<number>(16).fill(0), 11], // its code
];
const RULES = /^rules\/(plain\/)?\w+\.wasm$/;

export const hasVectors = (): boolean => WebAssembly.validate(new Uint8Array(VECTOR));

export const moduleOf = (game: string): string => `rules/${hasVectors() ? "" : "plain/"}${game}.wasm`;

/** The files that this browser may need: all but the modules of the other kind. */
export function needed(paths: string[]): string[] {
  const vectors = hasVectors();
  return paths.filter((path) => {
    const found = RULES.exec(path);
    return !found || !found[1] === vectors;
  });
}
