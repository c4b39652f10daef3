import { expect, expectAccessible, test } from "../support/test.ts";
import { fillInstitute, fillPapers, fillScholarship } from "./fill-partnership.ts";

const thanks =
  "Partnership application submitted successfully! We will review and contact you within 48 hours.";

test("with script: saved as typed, resumed by the mailed link, gated by both agreements", async ({
  page,
  demoInbox,
}) => {
  const main = page.getByRole("main");
  const email = `partner.${Date.now()}@example.org`;
  await page.goto("/institute/apply");
  await expect(main.getByText("Step 1 of 4")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Why partner with us?" })).toBeVisible();
  await fillInstitute(page, email);
  await expect(main.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(main.getByLabel(/^City/)).toHaveValue("Srikalahasti");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Step 2 of 4")).toBeVisible();
  await page.goBack();
  await expect(main.getByText("Step 1 of 4")).toBeVisible();

  await demoInbox.sayYes(email);
  const link = /https?:\S+\/institute\/apply\?draft=\S+/.exec(await demoInbox.lastTo(email, /draft=/))?.[0];
  await page.goto(new URL(link ?? "").pathname + new URL(link ?? "").search);
  await expect(main.getByLabel(/^Institute Name/)).toHaveValue("Swarnamukhi College");
  await main.getByRole("button", { name: "Next Step" }).click();
  await fillScholarship(page);
  await main.getByRole("button", { name: "Next Step" }).click();
  await fillPapers(page, `AP/HE/${Date.now()}`);
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Step 4 of 4")).toBeVisible();
  await expectAccessible(page);
  const submit = main.getByRole("button", { name: "Submit Application" });
  await expect(submit).toBeDisabled();
  await main.getByLabel(/^I agree to the Terms/).check();
  await expect(submit).toBeDisabled();
  await main.getByLabel(/^I agree to the partnership/).check();
  await submit.click();
  await expect(main.getByText(thanks)).toBeVisible();
  await expect(main.getByText(/^PRT-\d{4}-\d{7}-\d$/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await demoInbox.lastTo(email, /PRT-/)).toContain("48 hours");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form says what is missing, refuses a number twice, and is sent", async ({
    page,
    healthy,
  }) => {
    // The number that another has is refused.
    healthy.allow(/status of 422/);
    const main = page.getByRole("main");
    await page.goto("/institute/apply");
    await fillInstitute(page, `plain.${Date.now()}@example.org`);
    await main.getByRole("button", { name: "Next Step" }).click();
    await fillScholarship(page);
    await main.getByRole("button", { name: "Next Step" }).click();
    // The demo institute's own number, written in another way.
    await fillPapers(page, "ap tech 1998 0147");
    await main.getByRole("button", { name: "Next Step" }).click();
    await main
      .getByRole("link", { name: /^An institute with this registration number is a partner/ })
      .click();
    await expect(main.getByText("Step 3 of 4")).toBeVisible();
    await main.getByLabel(/^Registration Number/).fill(`AP/HE/N${Date.now()}`);
    await main.getByRole("button", { name: "Next Step" }).click();
    await main.getByRole("button", { name: "Submit Application" }).click();
    await expect(main.getByRole("alert")).toContainText("Agree to the partnership agreement.");
    await main.getByLabel(/^I agree to the Terms/).check();
    await main.getByLabel(/^I agree to the partnership/).check();
    await main.getByRole("button", { name: "Submit Application" }).click();
    await expect(main.getByText(thanks)).toBeVisible();
  });
});

test("P12: going past an empty step does not tick it as done", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/institute/apply");
  for (const step of [2, 3, 4]) {
    await main.getByRole("button", { name: "Next Step" }).click();
    await expect(main.getByText(`Step ${step} of 4`)).toBeVisible();
  }
  const steps = main.getByRole("list", { name: "Progress of the application" }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(steps.filter({ hasText: /^Done/ })).toHaveCount(0);
});

test("a quick press of Next keeps to the one draft it began", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/institute/apply");
  await main.getByLabel(/^City/).fill("Srikalahasti");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Step 2 of 4")).toBeVisible();
  const own = page.url();
  // Longer than what was typed waits to be saved.
  await page.waitForTimeout(1500);
  expect(page.url()).toBe(own);
  await page.reload();
  await main.getByRole("button", { name: "Previous Step" }).click();
  await expect(main.getByLabel(/^City/)).toHaveValue("Srikalahasti");
});
