import type { Locator } from "@playwright/test";

/** Presses what sends something, and waits for its answer: a page left at once takes its request along. */
export async function pressAndWait(button: Locator): Promise<void> {
  await Promise.all([
    button.page().waitForResponse((answer) => answer.request().method() === "POST"),
    button.click(),
  ]);
}
