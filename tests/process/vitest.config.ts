import { defineConfig } from "vitest/config";

// The built server as a process, from the outside. One after another: they share ports, locks and two cores.
export default defineConfig({
  test: {
    name: "process",
    include: ["tests/process/**/*.test.ts"],
    fileParallelism: false,
    retry: process.env.CI ? 1 : 0,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
