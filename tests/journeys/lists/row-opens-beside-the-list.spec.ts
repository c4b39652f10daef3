import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const lists = [
  "/admin/applications",
  "/admin/claim-management",
  "/admin/partnerships",
  "/admin/enquiries",
  "/admin/payouts",
  "/admin/policy-cards",
  "/admin/user-management",
];

const links = (page: Page) => page.getByRole("main").locator(".desktable tbody td.key a");
/** Beside the link, which leads to the row's page. */
const pressRow = (page: Page) =>
  page
    .getByRole("main")
    .locator(".desktable tbody tr")
    .first()
    .locator("td:not(.key)")
    .last()
    .click({ position: { x: 3, y: 3 } });
const panel = (page: Page) =>
  page.getByRole("complementary").filter({ has: page.locator("#row-panel-title") });

async function expectBeside(page: Page): Promise<void> {
  const first = links(page).first();
  const count = await links(page).count();
  const box = await first.boundingBox();
  const href = (await first.getAttribute("href")) ?? "";
  await pressRow(page);
  await expect(page).toHaveURL(/[?&]beside=/);
  await expect(panel(page)).toBeVisible();
  await expect(page.locator("#row-panel-title")).toBeFocused();
  await expect(panel(page).getByRole("link", { name: "Open the page" })).toHaveAttribute("href", href);
  // The list stays where it is.
  expect(await first.boundingBox()).toEqual(box);
  const opened = page.url();

  await page.reload();
  await expect(panel(page)).toBeVisible();
  if (count > 1) {
    await page.keyboard.press("j");
    await expect(page).not.toHaveURL(opened);
    await expect(page.locator(".desktable tbody tr").nth(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("k");
    await expect(page).toHaveURL(opened);
    await expect(page.locator(".desktable tbody tr").first()).toHaveAttribute("aria-current", "true");
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(first).toBeFocused();
  // By the keyboard alone: "o" opens it again, and going back closes it.
  await page.keyboard.press("o");
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
}

for (const address of lists) {
  test(`a row of ${address} opens beside the list, on a phone as its page`, async ({ page }) => {
    await signInAtPortal(page, "admin", address);
    await expectBeside(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const href = (await links(page).first().getAttribute("href")) ?? "";
    await links(page).first().click();
    await expect(page).toHaveURL((url) => url.pathname === href.split("?")[0]);
  });
}

test("two quick presses of j go on by two rows", async ({ page }) => {
  await signInAtPortal(page, "admin", "/admin/claim-management");
  await pressRow(page);
  await expect(page.locator("#row-panel-title")).toBeFocused();
  await page.evaluate(() => {
    for (const key of ["j", "j"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect(page.locator(".desktable tbody tr").nth(2)).toHaveAttribute("aria-current", "true");
});

test("an institute's applications open beside their list too, with what their page tells", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard?tab=applications");
  await expectBeside(page);
  await pressRow(page);
  await expect(panel(page).getByRole("heading", { name: /^Checks/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the row's link leads to its page", async ({ page }) => {
    await signInAtPortal(page, "admin", "/admin/claim-management");
    const href = (await links(page).first().getAttribute("href")) ?? "";
    await links(page).first().click();
    await expect(page).toHaveURL((url) => url.pathname === href);
  });
});
