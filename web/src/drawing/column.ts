/** What a page must know of the drawn storeys of a column: their names, and where animals stand on them. */

/** Where up to three animals stand, clear of the trunk: left, top and size. */
export const PERCHES = [
  [1, 51, 54],
  [85, 51, 54],
  [88, 1, 50],
] as const;

/** So many drawings of each storey: no two trees need be twins. */
export const VARIANTS = 4;
export const SAWN_VARIANTS = 2;

/** The symbol of a storey; `number` picks the drawing. */
export const storeyName = (level: number, number: number, saw: boolean): string =>
  `storey-${level}-${number % (saw ? SAWN_VARIANTS : VARIANTS)}${saw ? "-saw" : ""}`;
