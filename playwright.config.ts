import { defineConfig } from "@playwright/test";

/**
 * Written and not yet seen green from end to end (the machine was too busy on their first day). Each is the next
 * thing to run and to take off this list; nothing else may join it.
 */
const unproven = [
  "**/information/blog-is-read.spec.ts",
  "**/information/desk-works-through-bookings.spec.ts",
  "**/information/every-control-does-something.spec.ts",
  "**/information/exam-plan-is-made.spec.ts",
  "**/information/mock-test-is-taken.spec.ts",
  "**/information/reader-subscribes-and-leaves.spec.ts",
  "**/information/study-abroad-and-exams-are-filtered.spec.ts",
  "**/information/workshop-is-joined.spec.ts",
];

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.spec.ts",
  testIgnore: process.env.UNPROVEN ? undefined : unproven,
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
