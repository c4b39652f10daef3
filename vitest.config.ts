import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Never the developer's own ./data: keys and files that tests make go here.
const env = { DATA_DIR: join(tmpdir(), "scholarsetu-test-data"), LOG_LEVEL: "silent" };

const databaseTests = ["app/**/*.db.test.ts", "server/**/*.db.test.ts", "tests/**/*.db.test.ts"];

export default defineConfig({
  test: {
    // Two cores are the common small machine; more workers only make PGlite's start slower for each.
    maxWorkers: 2,
    // One module graph per worker: loading the rooms anew for every file took half of the time.
    isolate: false,
    setupFiles: "tests/support/temp-folder-setup.ts",
    // A second try is for a machine that others use too, where a few tests look at a clock.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          exclude: ["**/*.db.test.ts"],
          env,
        },
      },
      {
        extends: true,
        test: {
          name: "pglite",
          include: databaseTests,
          env: { ...env, TEST_ENGINE: "pglite" },
          globalSetup: "tests/support/pglite-setup.ts",
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: databaseTests,
          env: { ...env, TEST_ENGINE: "postgres" },
          globalSetup: "tests/support/postgres-setup.ts",
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
