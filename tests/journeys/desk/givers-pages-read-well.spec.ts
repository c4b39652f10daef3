import type { Page } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** Words that are smaller than that are not read; initials and counts in a circle may be 13 px, as the kit says. */
const smallest = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const part = walk.currentNode.parentElement;
      const words = walk.currentNode.textContent?.trim() ?? "";
      if (!part || words === "" || !part.checkVisibility({ visibilityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      const least = part.closest("svg, .count, .avatar, kbd") ? 13 : 14;
      if (size < least) found.push(`${size} px: ${words.slice(0, 40)}`);
    }
    return found;
  });

for (const [who, addresses] of [
  ["donor", ["/donor", "/donor?tab=analytics", "/donor?tab=settings"]],
  ["csr", ["/csr", "/csr?tab=impact", "/csr?tab=notifications"]],
] as const) {
  test(`L12: no words of the ${who}'s pages are smaller than 14 px`, async ({ page }) => {
    await signInAtPortal(page, who);
    for (const address of addresses) {
      await page.goto(address);
      expect(await smallest(page), address).toEqual([]);
    }
  });
}

test("L33: the giver's home has its arches and hairlines, no hole and no card for a formula", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAtPortal(page, "donor", "/donor");
  const main = page.getByRole("main");
  const highlights = main.locator(".panel", { hasText: "Impact highlights" });
  const arch = highlights.locator(".fi").first();
  await expect(arch).toHaveCSS("border-start-start-radius", "16px");
  expect(await highlights.locator("li").count()).toBeGreaterThan(1);
  await expect(highlights.locator("li").first()).toHaveCSS("border-block-end-width", "1px");
  const [recent, beside] = await Promise.all([
    main.locator(".panel", { hasText: "Recent Donations" }).boundingBox(),
    highlights.boundingBox(),
  ]);
  expect(Math.abs((recent?.height ?? 0) - (beside?.height ?? 99))).toBeLessThan(2);
  await expect(main.locator(".panel", { hasText: /score is made/i })).toHaveCount(0);
  await expect(main.getByText(/Impact score = scholars who went on/)).toBeVisible();

  // A filter that is set stands as a chip with its way out.
  await page.goto("/donor?tab=donations");
  await expect(main.getByText(/^Year: /)).toHaveCount(0);
  await main.getByLabel("Year", { exact: true }).selectOption({ index: 1 });
  await expect(main.getByText(/^Year: \d{4}/)).toBeVisible();
  // Marigold is for what one goes on with, not for keeping settings.
  await page.goto("/donor?tab=settings");
  await expect(main.getByRole("button", { name: "Update Settings" })).not.toHaveClass(/btn--go/);
  // The portal's head and tabs stand on the pages behind the tabs too.
  await page.goto("/donor/donations/new");
  await expect(page.getByRole("link", { name: "Impact Dashboard" }).first()).toBeVisible();
});
