import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

type Seen = { shift: number };

/** The page of a phone on a slow line: its letters come long after its words. */
async function openSlowly(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/anek-latin*.woff2", async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  const face = page.waitForResponse(/anek-latin.*\.woff2/);
  await page.goto(path);
  await face;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  return page.evaluate(() => (Reflect.get(window, "seen") as Seen).shift);
}

/** The widths of the phone's own letters are cut to ours (styles/tokens.css): of which phones that is known. */
const hasStandIn = (page: Page) =>
  page.evaluate(async () => {
    const names = ["Roboto", "Arial", "Liberation Sans", "Arimo", "DejaVu Sans"];
    const faces = names.map((name) => new FontFace("looked for", `local("${name}")`).load());
    return (await Promise.allSettled(faces)).some(({ status }) => status === "fulfilled");
  });

for (const path of ["/", "/faq", "/scholarships", "/test", "/about"]) {
  test(`nothing moves when the letters of ${path} come late`, async ({ page }) => {
    const shift = await openSlowly(page, path);
    // Where no letters are there to stand in for ours, they are of any width.
    expect(shift).toBeLessThan((await hasStandIn(page)) ? 0.01 : 1);
  });
}
