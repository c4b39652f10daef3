import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("1,24,567 policies are paged, sorted and searched by address; a created one is found, paid and claimed for", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin");
  await page.goto("/admin/policy-cards");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dt")).toHaveText(["Total", "Active", "Expired", "Total Premium"]);
  await expect(main.locator(".stat dd").first()).toHaveText("1,24,567");
  await expect(main.locator(".pager")).toContainText("1–20 of 1,24,567");
  const first = await main.getByRole("row").nth(1).textContent();
  await main.getByRole("link", { name: "Next" }).click();
  await expect(main.locator(".pager")).toContainText("21–40 of 1,24,567");
  await main.getByRole("link", { name: "Previous" }).click();
  await expect(main.getByRole("row").nth(1)).toHaveText(first ?? "");
  await main.getByRole("link", { name: "Premium" }).click();
  await expect(main.getByRole("link", { name: "Premium" })).toHaveAttribute("href", /sort=premium_down/);
  await expect(main.getByRole("row").nth(1)).toContainText("₹299");

  await main.getByRole("link", { name: "Create Policy" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Policy" });
  await expect(dialog.getByLabel("Assigned Agent").locator("option")).toHaveText([
    "Choose an agent",
    "Ravi Teja",
    "Neha Sharma",
    "Imran Shaikh",
  ]);
  await expect(dialog.getByLabel("Card Number")).toHaveAttribute("placeholder", "BSC-2024-XXXXXX");
  await dialog.getByLabel("Card Number").fill("bsc 2031 424242");
  await dialog.getByLabel("Customer Name").fill("Journey Holder");
  await dialog.getByLabel("Plan").selectOption("family");
  await dialog.getByLabel("Premium Amount").fill("1,499");
  await dialog.getByLabel("Valid From").fill("2026-11-15");
  await dialog.getByLabel("Valid To").fill("2026-11-15");
  await dialog.getByLabel("Assigned Agent").selectOption("2");
  await dialog.getByRole("button", { name: "Create Policy" }).click();
  await expect(dialog).toContainText("The last day must come after the first one.");
  await dialog.getByLabel("Valid To").fill("2099-11-14");
  await dialog.getByRole("button", { name: "Create Policy" }).click();
  await expect(dialog).toContainText("A policy runs for five years at most: check the year.");
  await dialog.getByLabel("Valid To").fill("2027-11-14");
  await dialog.getByRole("button", { name: "Create Policy" }).click();
  await expect(main).toContainText("Policy created successfully!");
  await expect(main).toContainText("BSC-2031-424242");
  await expect(main.locator(".stat dd").first()).toHaveText("1,24,568");

  await page.goto("/admin/policy-cards?q=journey+hold");
  await main.getByRole("link", { name: "View BSC-2031-424242" }).click();
  await main.getByText("Record a claim").click();
  await main.getByLabel("Type").selectOption("surgery");
  await main.getByRole("textbox", { name: "Amount", exact: true }).fill("12000");
  await main.getByLabel("Hospital").selectOption({ index: 1 });
  await main.getByLabel("Day of the treatment").fill("2026-11-15");
  await main.getByRole("button", { name: "Record the claim" }).click();
  await expect(main).toContainText("The claim is recorded and waits for a decision.");
  await main.getByText("Record a payment of ₹1,499").click();
  await main.getByLabel("Method").selectOption("cash");
  await main.getByLabel("What came of it").selectOption("success");
  await main.getByRole("button", { name: "Record the payment" }).click();
  await expect(main).toContainText("The payment is recorded.");
  await expect(main.getByRole("link", { name: /^TXN-/ })).toBeVisible();
  // I4: a claim waits on it, so it is not deleted before that is decided.
  await main.getByRole("link", { name: "Delete" }).click();
  const refusal = page.getByRole("dialog", { name: "BSC-2031-424242 cannot be deleted" });
  await expect(refusal).toContainText("1 claim on this policy");
  await page.goto("/admin/claim-management?q=journey+holder");
  await main.getByRole("link", { name: /^View CLM-/ }).click();
  await main.getByRole("link", { name: "Reject" }).click();
  const rejection = page.getByRole("dialog", { name: /^Reject/ });
  await rejection.getByLabel(/reason/i).fill("The bill is not of this hospital.");
  await rejection.getByRole("button", { name: "Reject the claim" }).click();
  await expect(main).toContainText("Claim rejected successfully!");
  await page.goto("/admin/policy-cards?q=journey+hold");
  await main.getByRole("link", { name: "Delete BSC-2031-424242" }).click();
  const question = page.getByRole("dialog", { name: "Delete BSC-2031-424242?" });
  await question.getByLabel("Why?").fill("Made for a try");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(main.locator(".stat dd").first()).toHaveText("1,24,567");
});
