/**
 * Pictures that are drawn while the page is built. No drawing code reaches the browser.
 *
 * `import url, { ids } from "virtual:sheet/once"` runs `src/drawing/sheets/once.ts` in Node and gives the address of an
 * `.svg` file with what it drew, and the names of the symbols in it. `import covers from "virtual:covers"` gives the
 * addresses of the covers of `src/drawing/covers.ts` by their names.
 */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin, type ResolvedConfig } from "vite";

const SHEET = "virtual:sheet/";
const COVERS = "virtual:covers";
const SERVED = "/@drawn/";
const DRAWING = fileURLToPath(new URL("./src/drawing/", import.meta.url));

type Files = Record<string, string>;

async function run<T>(file: string): Promise<{ module: T; sources: string[] }> {
  const path = resolve(DRAWING, file);
  const { module, dependencies } = await runnerImport<T>(path, { logLevel: "silent" });
  return { module, sources: [path, ...dependencies.map((source) => resolve(source))] };
}

/** One file with the symbols of a game. */
async function drawSheet(name: string): Promise<{ files: Files; sources: string[] }> {
  const { module, sources } = await run<{ default: () => string }>(`sheets/${name}.ts`);
  return { files: { [`sheet-${name}`]: hidden(module.default()) }, sources };
}

/**
 * Symbols in a picture that is not displayed: a browser lays out whatever is, even if it is only used elsewhere, and that
 * was half of all objects of a page. What clips must be displayed, or it does not clip: it stands apart.
 */
export function hidden(symbols: string): string {
  const clips = symbols.match(CLIP) ?? [];
  const picture = (inner: string, style = ""): string => `<svg xmlns="http://www.w3.org/2000/svg"${style}>${inner}</svg>`;
  return picture(`${picture(symbols.replace(CLIP, ""), ' style="display:none"')}<defs>${clips.join("")}</defs>`);
}

const CLIP = /<clipPath [^>]*>.*?<\/clipPath>/gs;

/** A file for each cover. */
async function drawCovers(): Promise<{ files: Files; sources: string[] }> {
  const { module, sources } = await run<{ COVERS: Record<string, () => string> }>("covers.ts");
  const files = Object.entries(module.COVERS).map(([id, draw]) => [`cover-${id}`, draw()]);
  return { files: Object.fromEntries(files), sources };
}

const drawn = (name: string): Promise<{ files: Files; sources: string[] }> =>
  name.startsWith("sheet-") ? drawSheet(name.slice("sheet-".length)) : drawCovers();

const symbolIds = (svg: string): string[] => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

export function sheets(): Plugin {
  let config: ResolvedConfig;

  /** The path of a built file, whose name changes with what is in it. */
  const fileName = (name: string, svg: string): string => {
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
    return `${config.build.assetsDir}/${name}-${hash}.svg`;
  };

  return {
    name: "spinney-sheets",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id.startsWith(SHEET) || id === COVERS ? `\0${id}` : null),
    async load(id) {
      const wanted = id.slice(1);
      if (!id.startsWith("\0") || !(wanted.startsWith(SHEET) || wanted === COVERS)) return null;
      const { files, sources } = await (wanted === COVERS ? drawCovers() : drawSheet(wanted.slice(SHEET.length)));
      for (const source of sources) this.addWatchFile(source);
      const urls = Object.entries(files).map(([name, svg]) => {
        if (config.command !== "build") return [name, `${config.base}${SERVED.slice(1)}${name}.svg`] as const;
        this.emitFile({ type: "asset", fileName: fileName(name, svg), source: svg });
        return [name, config.base + fileName(name, svg)] as const;
      });
      if (wanted === COVERS) {
        const covers = Object.fromEntries(urls.map(([name, url]) => [name.slice("cover-".length), url]));
        return `export default ${JSON.stringify(covers)};`;
      }
      const ids = Object.values(files).flatMap(symbolIds);
      return `export default ${JSON.stringify(urls[0]![1])};\nexport const ids = ${JSON.stringify(ids)};`;
    },
    configureServer(server) {
      server.middlewares.use(SERVED, (request, response, next) => {
        const name = /^\/([a-z-]+)\.svg/.exec(request.url ?? "")?.[1];
        if (!name) return next();
        drawn(name).then(({ files }) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(files[name]);
        }, next);
      });
    },
  };
}
