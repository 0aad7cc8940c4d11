/**
 * Sheets of pictures, drawn while the page is built.
 *
 * `import url, { ids } from "virtual:sheet/once"` runs `src/drawing/sheets/once.ts` in Node and gives the address of an
 * `.svg` file with what it drew, and the names of the symbols in it. No drawing code reaches the browser.
 */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin, type ResolvedConfig } from "vite";

const PREFIX = "virtual:sheet/";
const SERVED = "/@sheet/";
const FOLDER = fileURLToPath(new URL("./src/drawing/sheets/", import.meta.url));

const symbolIds = (svg: string): string[] => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);

/** A sheet as a file of its own. `files`: the sources it was drawn from. */
async function draw(name: string): Promise<{ svg: string; files: string[] }> {
  const file = resolve(FOLDER, `${name}.ts`);
  const { module, dependencies } = await runnerImport<{ default: () => string }>(file, { logLevel: "silent" });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${module.default()}</svg>`,
    files: [file, ...dependencies.map((path) => resolve(path))],
  };
}

export function sheets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "spinney-sheets",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const { svg, files } = await draw(name);
      for (const file of files) this.addWatchFile(file);
      let url = `${config.base}${SERVED.slice(1)}${name}.svg`;
      if (config.command === "build") {
        const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
        const fileName = `${config.build.assetsDir}/sheet-${name}-${hash}.svg`;
        this.emitFile({ type: "asset", fileName, source: svg });
        url = config.base + fileName;
      }
      return `export default ${JSON.stringify(url)};\nexport const ids = ${JSON.stringify(symbolIds(svg))};`;
    },
    configureServer(server) {
      server.middlewares.use(SERVED, (request, response, next) => {
        const name = /^\/([a-z]+)\.svg/.exec(request.url ?? "")?.[1];
        if (!name) return next();
        draw(name).then(({ svg }) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(svg);
        }, next);
      });
    },
  };
}
