/** The service worker of the site: one file, for all browsers a plain script. `scripts/site.py` puts the list of files before it. */

import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../site",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/tab/service.ts", formats: ["iife"], name: "service", fileName: () => "service.js" },
  },
});
