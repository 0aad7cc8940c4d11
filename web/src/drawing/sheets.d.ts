/** The sheet of a game, drawn while the page is built: see `web/sheets.ts`. */
declare module "virtual:sheet/*" {
  const url: string;
  export default url;
  /** The names of all symbols of the sheet. */
  export const ids: readonly string[];
}
