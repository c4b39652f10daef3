import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const addresses = [
  "/about",
  "/how-it-works",
  "/faq",
  "/success",
  "/contact",
  "/student-help",
  "/application-guide",
  "/scholarship-tips",
  "/education-blog",
  "/career-guidance",
  "/study-abroad",
  "/exam-preparation",
  "/counseling",
];

/** Every title of a part of the page, with its size; what stands in a card, a form or a fold is that thing's own. */
async function titleSizes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const own =
      ".card, .panel, .form-fold, details, form, aside, article, dialog, .vh, .banner, .card__title";
    const titles = [...document.querySelectorAll<HTMLElement>("main h2")].filter(
      (title) => !title.closest(own) && !title.matches(own) && title.getClientRects().length > 0,
    );
    return Object.fromEntries(titles.map((title) => [title.innerText, getComputedStyle(title).fontSize]));
  });
}

for (const width of [360, 1280])
  test(`L38: on every information page the titles of its parts are of one size, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const seen = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      const sizes = await titleSizes(page);
      expect(new Set(Object.values(sizes)).size, `${address}: ${JSON.stringify(sizes)}`).toBe(1);
      for (const size of Object.values(sizes)) seen.add(size);
    }
    expect([...seen]).toHaveLength(1);
  });
