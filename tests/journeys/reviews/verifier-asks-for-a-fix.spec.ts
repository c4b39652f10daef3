import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// Others decide about this applicant.
test.use({ javaScriptEnabled: false, world: "reviews: a fix" });

test("a verifier checks one by one, asks for one fix, and decides nothing", async ({ page, healthy }) => {
  healthy.allow(/status of (422|404)/);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoTeam[0].phone, "institute");
  await page.goto("/institute/applications?q=prakash");
  await main.getByRole("link", { name: "Prakash Munda" }).click();
  await expect(main.getByText("2 of 7 done")).toBeVisible();
  await main.getByRole("button", { name: "Verify Photo" }).click();
  await expect(main.getByText("Verified. The other checks stand as they are.")).toBeVisible();
  await expect(main.getByText("3 of 7 done")).toBeVisible();
  const income = main.locator("#check-incomeCert");
  await income.locator("summary").click();
  await income.getByLabel(/^Reason/).selectOption("out_of_date");
  await income.getByLabel(/^What the student will read/).fill("  ");
  await income.getByRole("button", { name: "Ask for a fix" }).click();
  // The sentence is missing: what was chosen stays.
  await expect(income.getByText("Choose a saved sentence, or write one to the student.")).toBeVisible();
  await expect(income.getByLabel(/^Reason/)).toHaveValue("out_of_date");
  await income.getByLabel(/^Saved sentence/).selectOption("income_old");
  await income.getByLabel(/^What the student will read/).fill("Please upload one issued after 1 Apr 2026.");
  await income.getByRole("button", { name: "Ask for a fix" }).click();
  await expect(main.getByText("The student has been asked to mend it.")).toBeVisible();
  await expect(main.getByText("Action needed").first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "Decision" })).toHaveCount(0);
  // Nothing of another's: a number that is not theirs is not there.
  expect((await page.goto("/institute/applications/AP-2026-0000001-0"))?.status()).toBe(404);
});
