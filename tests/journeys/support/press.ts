import type { Locator } from "@playwright/test";
import { ignore } from "#tests/support/ignore.ts";

/** Presses what sends something, and waits for its answer: a page left at once takes its request along. */
export async function pressAndWait(button: Locator): Promise<void> {
  const page = button.page();
  // Without script the answer is a page, and it must stand before it can be left.
  const loaded = page.waitForEvent("load").catch(ignore);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    button.click(),
  ]);
  if (answer.request().isNavigationRequest()) await loaded;
}
