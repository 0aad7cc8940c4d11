/** A sheet of pictures: each is drawn once as a symbol and used many times. */

export const symbol = (id: string, box: string, svg: string): string =>
  `<symbol id="${id}" viewBox="${box}">${svg}</symbol>`;

/** All plates of a game: `plate-<id>`, 100 x 100. */
export const plates = (species: Readonly<Record<string, () => string>>): string =>
  Object.entries(species)
    .map(([id, draw]) => symbol(`plate-${id}`, "0 0 100 100", draw()))
    .join("");
