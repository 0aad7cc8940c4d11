/**
 * All plates on one page, to be looked at:
 * `node contact.mjs out.html [--size 120] [--theme light|night] [--black] [--only word,word] [--games once,reforest]`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "120" },
    theme: { type: "string", default: "light" },
    black: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    games: { type: "string", default: "dartmoor,reforest,once" },
  },
});
const size = Number(values.size);
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

let symbols = "";
for (const game of values.games.split(",")) {
  const { module } = await runnerImport(new URL(`src/drawing/sheets/${game}.ts`, import.meta.url).pathname);
  symbols += module.default();
}
const plates = [...symbols.matchAll(/<symbol id="(plate-([^"]+))" viewBox="0 0 (\d+) (\d+)"/g)].filter(([, , id]) =>
  values.only.split(",").some((word) => id.includes(word)),
);
/** The weights of docs/art.md: the first row whose size is not too large. */
const [, weights] = [
  [120, "--lw:.8"],
  [64, "--lw:1.05"],
  [36, "--lw:1.5;--fine:.7"],
  [0, "--lw:1.6;--fine:.5"],
].find(([from]) => size >= from);
const BLACK =
  "path { fill: #000 !important; stroke: #000 !important } [clip-path] { display: none }" +
  '.ln:not([style*="fill"]) { fill: none !important }';
const black = values.black ? BLACK : "";
const figure = ([, name, id, width, height]) => {
  const svg = `<svg viewBox="0 0 ${width} ${height}" width="${(size * width) / height}" height="${size}">`;
  return `<figure>${svg}<use href="#${name}"/></svg>${size >= 64 ? id : ""}</figure>`;
};
const page = `<!doctype html><html data-theme="${values.theme}"><meta charset="utf-8"><style>
${read("src/shell/tokens.css")}${read("src/drawing/drawing.css")}
body { margin: 8px; background: var(--card); color: var(--text); font: 11px sans-serif; ${weights} }
main { display: flex; flex-wrap: wrap; gap: 4px }
figure { margin: 0; text-align: center }
svg { display: block }
${black}</style>
<svg width="0" height="0" style="position:absolute">${symbols}</svg><main>${plates.map(figure).join("")}</main></html>`;
writeFileSync(positionals[0] ?? "contact.html", page);
