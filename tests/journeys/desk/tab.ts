import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/test.ts";

/** By Tab alone, as somebody without a mouse comes there; whatever has the focus on the way is seen. */
export async function tabTo(page: Page, what: Locator, back = false): Promise<void> {
  await expect(what).toBeAttached();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    await expectFocusSeen(page);
    if (await what.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${what}`);
}

/** Tab there, and Enter. */
export async function tabAndEnter(page: Page, what: Locator, back = false): Promise<void> {
  await tabTo(page, what, back);
  await page.keyboard.press("Enter");
}

/** Round the whole page, until the focus leaves it: what Tab reached. */
export async function tabThrough(page: Page, back = false): Promise<number> {
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    const isOut = await page.evaluate(() => document.activeElement === document.body);
    if (isOut && step > 0) return step;
    await expectFocusSeen(page);
  }
  throw new Error(`${page.url()}: Tab comes to no end`);
}

/** WCAG 2.4.11: what has the focus lies in the window, and not wholly behind something that stays in its place. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), { intervals: [0, 50, 100, 250] }).toBeNull();
}

/** Runs in the page: null, or what has the focus and is not seen. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A box drawn by its label has no size of its own.
  const owner = element.closest("label") ?? element;
  const { left, top, right, bottom } = owner.getBoundingClientRect();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y];
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.1, 0.5, 0.9].map((along) => [x + width * along, y + height * down] as const),
  );
  const isSeen =
    width > 2 && height > 2 && points.some(([px, py]) => owner.contains(document.elementFromPoint(px, py)));
  if (isSeen) return null;
  const words = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60);
  return `${location.pathname}: ${element.tagName} "${words}" at ${Math.round(left)}, ${Math.round(top)}`;
}
