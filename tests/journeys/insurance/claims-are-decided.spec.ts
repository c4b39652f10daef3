import { choose } from "../support/choose.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("claims are approved and rejected with their words, the status changes, the customer is told, a second decision is refused", async ({
  page,
  site,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin");
  await page.goto("/admin/claim-management?status=processing");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dt")).toHaveText(["Total Claims", "Approved", "Processing", "Rejected"]);
  await expect(main.getByRole("link", { name: "Filter Claims" })).toBeVisible();
  // D2: what a fraud rule says stands on the row, and holds the approval.
  const held = main.getByRole("row").filter({ hasText: "Critical alert" }).first();
  await held.getByRole("link", { name: /^Approve CLM-/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Decide about the alert first");
  await page.goto("/admin/claim-management?status=processing");
  const free = main.getByRole("row").filter({ hasNotText: "alert" });
  const approve = free.getByRole("link", { name: /^Approve CLM-/ }).first();
  const number = ((await approve.getAttribute("aria-label")) ?? "").replace("Approve ", "");
  await approve.click();
  // D1: whom and how much, before it is done.
  const question = page.getByRole("dialog", { name: `Approve ${number}` });
  await expect(question).toContainText("claims ₹");
  // C3c: closed by the key it is still in the address; the same link asks again.
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await approve.click();
  await expect(question).toContainText("claims ₹");
  await question.getByRole("button", { name: "Approve the claim" }).click();
  await expect(main).toContainText("Claim approved successfully!");
  await page.goto(`/admin/claim-management?q=${number}`);
  await expect(main.getByRole("row").nth(1)).toContainText("Approved");
  await expect(main.getByRole("link", { name: /^Approve/ })).toHaveCount(0);

  await page.goto("/admin/claim-management?status=processing");
  const reject = main.getByRole("link", { name: /^Reject CLM-/ }).last();
  const other = ((await reject.getAttribute("aria-label")) ?? "").replace("Reject ", "");
  await reject.click();
  const dialog = page.getByRole("dialog", { name: `Reject ${other}` });
  await dialog.getByRole("button", { name: "Reject the claim" }).click();
  await expect(dialog).toContainText("Say why: the customer reads it.");
  await dialog.getByLabel("Reason").fill("The treatment is not part of this plan.");
  await dialog.getByRole("button", { name: "Reject the claim" }).click();
  await expect(main).toContainText("Claim rejected successfully!");

  await page.goto(`/admin/claim-management?q=${other}`);
  await main.getByRole("link", { name: `View ${other}` }).click();
  await expect(main).toContainText("The treatment is not part of this plan.");
  await expect(main).toContainText("Processing → Rejected");
  await expect(main).toContainText(
    "Of the account only its last four digits are known, so it cannot be paid.",
  );
  const late = await page.request.post(page.url(), {
    headers: { Origin: site },
    form: { intent: "approve", revision: "2", amount: "100" },
    maxRedirects: 0,
  });
  expect(late.status()).toBe(409);
  // Said on the page, with the claim as it stands now.
  expect(await late.text()).toContain("is no longer possible");
  await expect(async () => {
    await page.goto(`/demo/inbox?q=person`);
    await expect(page.getByRole("main")).toContainText(other, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });

  // The customer says how it was handled, by the signed link of the e-mail alone.
  await main
    .getByRole("link", { name: new RegExp(other) })
    .first()
    .click();
  const letter = (await main.locator("p[lang]").textContent()) ?? "";
  await page.context().clearCookies();
  await page.goto(/\/claim-rating\/[\w.-]+/.exec(letter)?.[0] ?? "");
  await choose(main.getByRole("radio", { name: "4, Very good" }));
  await main.getByRole("button", { name: "Send the rating" }).click();
  await expect(main).toContainText("Thank you. You gave 4 of 5.");
});
