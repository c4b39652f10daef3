import { defineConfig } from "vitest/config";

// The built server as a process, from the outside. One after another: they share ports, locks and two cores.
export default defineConfig({
  test: {
    name: "process",
    include: ["tests/process/**/*.test.ts"],
    fileParallelism: false,
    setupFiles: "tests/support/temp-folder-setup.ts",
    retry: process.env.CI ? 1 : 0,
    // A hang is ended; a machine that is given a tenth of its processors for some minutes is only slow.
    testTimeout: 480_000,
    hookTimeout: 480_000,
  },
});
