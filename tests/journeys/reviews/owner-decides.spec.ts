import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an owner looks at the papers, approves; a decision about many waits for a second person", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard?tab=applications&q=linda");
  await main.getByRole("link", { name: "Linda Devi Thokchom" }).click();
  await expect(main.getByText("7 of 7 done")).toBeVisible();
  await main.getByRole("navigation", { name: "Papers" }).getByRole("link", { name: "Photo" }).click();
  const photo = main.getByRole("img", { name: "Photo" });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Approve" }).click();
  await expect(main.getByText("Approved. The student has been told.")).toBeVisible();

  await page.goto("/institute/dashboard?tab=applications&status=under_review&sort=ranking");
  await expect(main.getByText("Equal scores: the lower family income.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("checkbox", { name: "Choose Mohammed Imran Shaik" }).check();
  await main.getByLabel(/^What to do/).selectOption("reject");
  await main.getByRole("button", { name: "Prepare" }).click();
  await expect(main.getByText("Choose at least one reason.")).toBeVisible();
  await main.getByLabel(/^What to do/).selectOption("reject");
  await main.getByRole("checkbox", { name: "Choose Mohammed Imran Shaik" }).check();
  await main.getByText("All seats given to those ahead").click();
  await main.getByRole("button", { name: "Prepare" }).click();
  await expect(main.getByText("Nothing happens before a second person has confirmed it.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Confirm" })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await comeSignedIn(other, demoTeam[0].phone, "institute");
  await other.goto("/institute/dashboard?tab=applications");
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(other.getByText("Confirmed. It is being carried out now")).toBeVisible();
  await expect(async () => {
    await other.reload();
    await expect(other.getByText("1 done, 0 refused")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await context.close();
  await page.goto("/institute/dashboard?tab=analytics");
  await expect(main.getByRole("heading", { name: "Outcome by gender" })).toBeVisible();
  await expectAccessible(page);
});
