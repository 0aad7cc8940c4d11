/** `npm run told`: what the board of a game derives is compared with what Python says; see tests/page/test_told.py. */

import { defineConfig } from "vitest/config";
import usual from "../vite.config.ts";

const LONGEST = 300_000; // thousands of moments on a busy machine: test_told.py has the same limit

export default defineConfig((how) => ({ ...usual(how), test: { include: ["told/told.test.ts"], testTimeout: LONGEST } }));
