import { indexedAddresses } from "./support/public-addresses.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("every public page can be read and left without script", async ({ page }) => {
  for (const address of indexedAddresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await expect(page.getByRole("contentinfo"), address).toBeVisible();
  }
});

test("the menu of a phone opens without script", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByRole("banner").locator("summary, [popovertarget]").first();
  await menu.click();
  const link = page.getByRole("link", { name: "Scholarships" }).locator("visible=true").first();
  await link.click();
  await expect(page).toHaveURL(/\/scholarships/);
});
