import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import { startServer } from "./server.ts";

type WorkerFixtures = {
  /** Address of this worker's own server. */
  site: string;
};

type TestFixtures = {
  /** Collects what a healthy page never does; checked at the end of every journey. */
  healthy: { allow: (pattern: RegExp) => void };
};

/** A journey's `test`: its own server per worker, and a watch for errors and calls to other origins. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  baseURL: async ({ site }, use) => {
    await use(site);
  },

  healthy: [
    async ({ page, site }, use) => {
      const troubles: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") troubles.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => troubles.push(`script: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        // T29: pages call no other origin.
        if (protocol.startsWith("http") && origin !== site) troubles.push(`other origin: ${request.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** T47: axe finds nothing, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join("\n  ")}`,
  );
  expect(found, page.url()).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}
