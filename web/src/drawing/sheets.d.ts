/** Pictures that are drawn while the page is built: see `web/sheets.ts`. */

declare module "virtual:sheet/*" {
  const url: string;
  export default url;
  /** The names of all symbols of the sheet. */
  export const ids: readonly string[];
}

declare module "virtual:covers" {
  /** Addresses by the name of the game, and of the treeline. */
  const covers: Readonly<Record<string, string>>;
  export default covers;
}
