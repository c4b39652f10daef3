import type { Page } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("D21: a company's home begins with its queue; the certificate leads to where it is signed, and a colleague's work says whose it is", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAtPortal(page, "csr");
  const main = page.getByRole("main");
  const queueOn = (page: Page) =>
    page
      .locator(".panel")
      .filter({ has: page.getByRole("heading", { name: /^What waits for me/ }) })
      .first();
  const queue = queueOn(page);
  await expect(main.getByRole("heading", { name: /^What waits for me/ })).toBeVisible();
  await expect(queue).toContainText("You do it");
  await expectAccessible(page);
  await queue.getByRole("listitem").filter({ hasText: "Certificate" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/tab=compliance/);

  // The second person: the same things, by address and without script.
  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const second = await plain.newPage();
  await signInAtPortal(second, "csrFinance");
  await second.goto("/csr");
  await expect(queueOn(second).getByRole("listitem").filter({ hasText: "Certificate" })).toBeVisible();
  await plain.close();
});

test("D21: a donor's home begins with its queue", async ({ page }) => {
  await signInAtPortal(page, "donor");
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText(/^What waits for me/);
  await expectAccessible(page);
});
