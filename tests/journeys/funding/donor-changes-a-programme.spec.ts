import { comeSignedIn, freshPhone, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a donor pauses, extends, changes and closes a programme; the public and a student with a draft see it (I5, D14)", async ({
  page,
  browser,
  healthy,
  site,
}) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "donor", "/donor/programs/new");
  await main.getByLabel(/^Name of the program/).fill("Lamp Light Award");
  await main.getByLabel(/^What it is for/).fill("Evening study places for students of the first year.");
  await main.getByLabel(/^Category/).selectOption("merit");
  await main.getByLabel(/^From level/).selectOption("class-6-8");
  await main.getByLabel(/^To level/).selectOption("phd");
  await main.getByLabel(/^Award for each student/).fill("1,000");
  await main.getByLabel(/^How many students/).fill("2");
  await main.getByLabel(/^Last day for applications/).fill("2030-01-31");
  await main.getByRole("button", { name: "Create the program" }).click();
  await main.getByLabel(/^Amount/).fill("2,000");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await main.getByRole("button", { name: "Pay ₹2,000" }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  await expect(main.getByText("Active", { exact: true })).toBeVisible();

  await page.goto("/donor?tab=programs");
  await main.getByRole("link", { name: "Manage Lamp Light Award" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Lamp Light Award" })).toBeVisible();
  await expectAccessible(page);
  const address = await main.getByRole("link", { name: "See it on the public site" }).getAttribute("href");

  // A student begins an application.
  const visit = await browser.newContext({ baseURL: site });
  const student = await visit.newPage();
  const sheet = student.getByRole("main");
  await comeSignedIn(student, freshPhone());
  await student.goto(address ?? "");
  await sheet.getByRole("link", { name: "Apply Now" }).first().click();
  await sheet.getByLabel(/^Full name/).fill("Asha Rao");
  await expect(sheet.getByText(/^Saved at/)).toBeVisible();
  const draft = student.url();

  await main.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(main.getByText("Students with a draft or a mark are told.").first()).toBeVisible();
  await page.reload();
  await expect(main.getByText("Paused", { exact: true }).first()).toBeVisible();
  await student.goto(address ?? "");
  await expect(sheet.getByText("Paused", { exact: true }).first()).toBeVisible();
  await student.goto(draft);
  await expect(sheet.getByText(/Lamp Light Award.*paused for now/)).toBeVisible();
  await expect(async () => {
    await student.goto("/student/dashboard?tab=notifications");
    await expect(sheet.getByText("Applications are paused").first()).toBeVisible({ timeout: 1000 });
  }).toPass();

  await main.getByRole("button", { name: "Go on" }).click();
  await main.getByLabel(/^New last day/).fill("2029-12-31");
  await main.getByRole("button", { name: "Extend" }).click();
  await expect(main.getByText(/Choose a later day/).first()).toBeVisible();
  await main.getByLabel(/^New last day/).fill("2030-03-15");
  await main.getByRole("button", { name: "Extend" }).click();
  await expect(main.getByText(/The last day is moved/)).toBeVisible();
  await expect(async () => {
    await student.goto("/student/dashboard?tab=notifications");
    await expect(sheet.getByText(/More time to apply: until 15 Mar 2030/).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  // Nobody has applied: amount and seats change at once, within the money that came.
  await main.getByRole("link", { name: "Change", exact: true }).click();
  await expectAccessible(page);
  await main.getByLabel(/^How many students/).fill("3");
  await main.getByRole("button", { name: "Save the changes" }).click();
  await expect(main.getByText(/has not come in yet/).first()).toBeVisible();
  await main.getByLabel(/^How many students/).fill("1");
  await main.getByLabel(/^Award for each student/).fill("2,000");
  await main.getByRole("button", { name: "Save the changes" }).click();
  await expect(page).toHaveURL(/done=saved/);
  await student.goto(address ?? "");
  await expect(sheet.getByText("₹2,000").first()).toBeVisible();

  await main.getByRole("button", { name: "Close", exact: true }).click();
  await main.getByRole("button", { name: "Close it" }).click();
  await expect(main.getByText("It takes no more applications.").first()).toBeVisible();
  await student.goto(draft);
  await expect(sheet.getByText(/Lamp Light Award.*closed/)).toBeVisible();
  await visit.close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form of a change and the last day work", async ({ page }) => {
    const main = page.getByRole("main");
    await signInAtPortal(page, "donor", "/donor?tab=programs");
    await main.getByRole("link", { name: "Manage First-Year Merit Awards" }).click();
    await main.getByRole("link", { name: "Change", exact: true }).click();
    await main
      .getByLabel(/^What it is for/)
      .fill("For first-year students with high marks and a low income.");
    await main.getByRole("button", { name: "Save the changes" }).click();
    await expect(page).toHaveURL(/done=(saved|asked)/);
    await expect(main.getByText("For first-year students with high marks").first()).toBeVisible();
  });
});
