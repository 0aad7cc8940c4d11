import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lengths } from "./lengths.ts";
import { sheets } from "./sheets.ts";

/** The two homes of the page: a server, or (mode `site`) a folder of static files with Python in the browser. */
const HOMES = {
  served: { where: "src/net/served.ts", base: "/", outDir: "../src/spinney/server/page" },
  site: { where: "src/tab/index.ts", base: "./", outDir: "../site" },
};

const source = readFileSync(new URL("../src/spinney/__init__.py", import.meta.url), "utf8");
const version = /__version__ = "(.*)"/.exec(source)?.[1] ?? "";

export default defineConfig(({ mode }) => {
  const home = HOMES[mode === "site" ? "site" : "served"];
  return {
    base: home.base,
    plugins: [svelte(), sheets()],
    resolve: { alias: { "#where": fileURLToPath(new URL(home.where, import.meta.url)) } },
    define: { VERSION: JSON.stringify(version) },
    css: { postcss: { plugins: [lengths()] } },
    build: {
      outDir: home.outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      // Small modules that many pages share are one file. Otherwise each would be a file of its own: a table was 72 requests.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "shared", test: /\.(ts|js|svelte)$/, minShareCount: 4, maxModuleSize: 8_000 }] } },
      },
    },
    worker: { format: "es" },
    server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
    // A busy machine may take its time: no test is about that.
    test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
  };
});
