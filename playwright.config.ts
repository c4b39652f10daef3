import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/journeys/support/prepare-demo-world.ts",
  // Two cores; each worker has a server of its own (tests/journeys/support/test.ts).
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A second try is for a machine that others use too; what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.CI ? 120_000 : 60_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  use: {
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What a phone keeps is one journey's matter (public-site/opens-without-a-network); the others see the server.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
