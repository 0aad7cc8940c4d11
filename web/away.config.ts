/** The service worker of a served page: one file, for all browsers a plain script. */

import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/spinney/server/page",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/away/worker.ts", formats: ["iife"], name: "away", fileName: () => "away.js" },
  },
});
