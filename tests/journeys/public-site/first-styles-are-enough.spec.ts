import type { Page } from "@playwright/test";
import { indexedAddresses } from "../support/public-addresses.ts";
import { expect, test } from "../support/test.ts";

/** Where each element stands and what it looks like, in the order of the document. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const is = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(" ");
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      return [name, place, is.color, is.backgroundColor, is.font, is.display, is.visibility, is.padding].join(
        " | ",
      );
    }),
  );
}

async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((there, failed) => {
        const part = document.querySelector<HTMLElement>("style[data-whole]");
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = part?.dataset.whole ?? "";
        link.onload = () => there();
        link.onerror = () => failed(new Error("The whole sheet did not come."));
        part?.after(link);
      }),
  );
}

for (const width of [360, 1280]) {
  test(`a page from the cache looks the same with its own part of the stylesheet as with the whole, at ${width}`, async ({
    page,
  }) => {
    test.slow();
    // As it comes: without the script that would fetch the whole sheet; this one only says that it is there.
    await page.route(/\/assets\/still-/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'document.documentElement.dataset.live = ""' }),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    let withOwnPart = 0;
    for (const address of indexedAddresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      if ((await page.locator("style[data-whole]").count()) === 0) continue;
      withOwnPart += 1;
      await expect(page.locator('link[rel="stylesheet"]'), address).toHaveCount(0);
      const before = await look(page);
      await addWholeSheet(page);
      expect(await look(page), address).toEqual(before);
    }
    expect(withOwnPart).toBeGreaterThan(15);
  });
}

test("the whole sheet lies ready, and comes with the first part that is exchanged, not with a touch", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.css$/.test(request.url())) asked.push(request.resourceType());
  });
  await page.goto("/scholarships");
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  const sheet = page.locator('link[rel="stylesheet"]');
  await page.keyboard.press("Tab");
  await expect.poll(() => asked).toEqual(["fetch"]);
  await expect(sheet).toHaveCount(0);
  await page.getByRole("searchbox").first().fill("merit");
  await expect(page).toHaveURL(/q=merit/);
  await expect(sheet).toHaveCount(1);
  // Loaded, not only asked for.
  const isThere = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null));
  await expect.poll(isThere).toBe(true);
});
