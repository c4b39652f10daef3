import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// It uses up the one claim that nothing holds.
test.use({ world: "desk: many, without script", javaScriptEnabled: false });

test("D31: the question and what it came to are pages of their own", async ({ page }) => {
  await signInAtPortal(page, "admin", "/admin/claim-management?status=processing");
  const main = page.getByRole("main");
  const box = main
    .getByRole("row")
    .filter({ hasNotText: "alert" })
    .getByRole("checkbox", { name: /^Choose CLM/ })
    .last();
  const number = ((await box.getAttribute("aria-label")) ?? "").replace("Choose ", "");
  await box.check();
  await main.getByText("Decide about the ticked ones").click();
  await main.getByLabel(/^Reason, if they are rejected/).fill("The bill is not readable.");
  await main.getByRole("button", { name: "Reject…" }).click();
  const question = page.getByRole("dialog", { name: "Reject 1 claim?" });
  await expect(question).toContainText(number);
  await question.getByRole("button", { name: "Reject them" }).click();
  await expect(page.getByText("1 claim rejected.")).toBeVisible();
  await page.goto(`/admin/claim-management?q=${number}`);
  await expect(main.getByRole("row").nth(1)).toContainText("Rejected");
});
