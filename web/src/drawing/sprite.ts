/** A sheet of pictures: each is drawn once as a symbol and used many times. */

export const symbol = (id: string, box: string, svg: string): string =>
  `<symbol id="${id}" viewBox="${box}">${svg}</symbol>`;
