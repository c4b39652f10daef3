import type { Page } from "@playwright/test";

/**
 * Nobody fills a form in less than three seconds: what comes sooner is taken for a machine's. It is asked for where the
 * form stands open, before it is filled in; what comes back waits for what is left of that time.
 */
export async function slowAsPeople(page: Page): Promise<() => Promise<unknown>> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  const opened = await page.evaluate(() => performance.now());
  return () => page.waitForFunction((since) => performance.now() > since + 3_100, opened);
}
