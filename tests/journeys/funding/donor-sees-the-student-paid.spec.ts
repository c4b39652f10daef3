import type { Page } from "@playwright/test";
import { logOut, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function signInAsChecker(page: Page): Promise<void> {
  await page.goto("/admin");
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill("checker@scholarsetu.example");
  await main.getByLabel(/^Password/).fill("Demo-Checker-2024");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
}

test("a donor gives, two people pay the students, and the donor sees each rupee arrive (T14, T16)", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 403/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "donor");
  await main.getByRole("link", { name: "New Donation" }).click();
  await main.getByLabel(/^Give for/).selectOption({ label: "Girls in Engineering 2026" });
  await main.getByLabel(/^Amount/).fill("1.5 lakh");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await expect(main.getByText("One Lakh Fifty Thousand Rupees Only")).toBeVisible();
  await main.getByRole("button", { name: "Pay ₹1,50,000" }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  await expect(page).toHaveURL(/\/donor\/donations\/[\w-]{36}$/);
  await expect(main.getByText("Active", { exact: true })).toBeVisible();
  await expect(main.getByText(/Form 114, after Form 113 is filed/)).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Receipt (PDF)" }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-DR-\d{4}-\d{7}-\d\.pdf$/);
  await expectAccessible(page);
  await page.goto("/donor?tab=students&progress=waiting");
  await expect(main.getByText("Being paid", { exact: true })).toHaveCount(4);
  await logOut(page);

  // Whoever prepared the batch cannot approve it.
  await signInAtPortal(page, "admin");
  await page.goto("/admin/payouts");
  await expectAccessible(page);
  await main.getByRole("link", { name: /^PB-/ }).first().click();
  await expect(main.getByText("You prepared this batch")).toBeVisible();
  await expect(main.getByRole("button", { name: "Approve" })).toHaveCount(0);
  const batch = new URL(page.url()).pathname;
  await logOut(page);

  await signInAsChecker(page);
  await page.goto(batch);
  await main.getByRole("button", { name: "Approve" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Export for the bank" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payouts-PB-/);
  await main.getByRole("button", { name: "Send to the bank" }).click();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Let the sandbox bank answer" }).click();
  await expect(main.getByText("Settled", { exact: true })).toBeVisible();
  await expect(main.getByText(/^SANDBOX/)).toHaveCount(2);
  await logOut(page);

  await signInAtPortal(page, "donor", "/donor");
  await page.goto("/donor?tab=students&progress=waiting");
  await expect(main.getByText("Being paid", { exact: true })).toHaveCount(2);
  await expect(main).not.toContainText("Sample Scholar");
  await page.goto("/donor");
  await main.getByRole("link", { name: "Girls in Engineering 2026" }).nth(1).click();
  await expect(main.getByText(/^SANDBOX/)).toHaveCount(10);
});
