import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("D21: a company's home begins with its queue; the certificate leads to where it is signed, and a colleague's work says whose it is", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAtPortal(page, "csr");
  const main = page.getByRole("main");
  const queue = (on: typeof main) =>
    on
      .locator("section, div")
      .filter({ has: on.page().getByRole("heading", { name: /^What waits for me/ }) })
      .last();
  await expect(main.getByRole("heading", { name: /^What waits for me/ })).toBeVisible();
  await expect(queue(main)).toContainText("You do it");
  await expectAccessible(page);
  const certificate = queue(main).getByRole("listitem").filter({ hasText: "Certificate" }).getByRole("link");
  if ((await certificate.count()) > 0) {
    await certificate.first().click();
    await expect(page).toHaveURL(/tab=compliance/);
  }

  // The second person: the same things, by address and without script.
  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const second = await plain.newPage();
  await signInAtPortal(second, "csrFinance");
  await second.goto("/csr");
  await expect(second.getByRole("main").getByRole("heading", { name: /^What waits for me/ })).toBeVisible();
  await plain.close();
});

test("D21: a donor's home begins with its queue: a pledge that is not paid yet, until it is taken back", async ({
  page,
}) => {
  await signInAtPortal(page, "donor");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^What waits for me/ })).toBeVisible();
  await expectAccessible(page);
});
