import type { Page } from "@playwright/test";

/** Keeps what this address gives on its way until the answer is called: a script that is late on a slow line. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
