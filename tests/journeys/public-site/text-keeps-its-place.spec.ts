import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

type Seen = { shift: number; now: () => number };

/** The page of a phone on a slow line: its letters come long after its words. */
async function openSlowly(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, now: () => 0 };
    Object.assign(window, { seen });
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    seen.now = () => {
      add(observer.takeRecords());
      return seen.shift;
    };
  });
  await page.route("**/anek-latin*.woff2", async (route) => {
    await new Promise((late) => setTimeout(late, 1000));
    await route.continue();
  });
  const face = page.waitForResponse(/anek-latin.*\.woff2/);
  await page.goto(path);
  await face;
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The words are set anew in the next frame, and what moved is known in the one after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (Reflect.get(window, "seen") as Seen).now();
  });
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
