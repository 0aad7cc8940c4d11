import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lengths } from "./lengths.ts";
import { sheets } from "./sheets.ts";

export default defineConfig({
  plugins: [svelte(), sheets()],
  css: { postcss: { plugins: [lengths()] } },
  build: { outDir: "../src/spinney/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
