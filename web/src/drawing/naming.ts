/**
 * Names of pictures within markup.
 *
 * Drawings are text that the browser reads as markup, and some of their names have the id of a thing in them, which comes
 * from a pack that anybody may have written. The server takes no pack with other ids; here nothing else gets through.
 */

const NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,79}$/;
const NOTHING = "no-picture";

/** The name of a symbol, as an attribute may hold it; what cannot be one is the name of no picture. */
export const symbolName = (id: string): string => (NAME.test(id) ? id : NOTHING);

/** What draws a symbol of the sheet at a place. */
export const use = (id: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#${symbolName(id)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** The letter or digit by which something without a picture is shown. */
export const initialOf = (id: string): string => (/[\p{L}\d]/u.exec(id)?.[0] ?? "").toUpperCase();
