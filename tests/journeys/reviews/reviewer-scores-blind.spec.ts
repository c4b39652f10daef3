import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a reviewer scores without learning who it is", async ({ page, healthy }) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoTeam[1].phone, "institute");
  await page.goto("/institute/applications?q=anita");
  await expect(main.getByText("No application matches")).toBeVisible();
  await page.goto("/institute/applications?q=girls&status=under_review&sort=newest");
  await main.locator("table a").first().click();
  await expect(main.getByText("Scoring is blind")).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^AP-/);
  const text = (await page.content()).toLowerCase();
  for (const secret of ["anita", "oraon", "suresh", "9876543306", "papers/photo"])
    expect(text).not.toContain(secret);
  const number = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect((await page.request.get(`/applications/${number}/papers/photo`)).status()).toBe(404);
  await main.getByLabel(/^Marks of the last exam/).fill("42");
  await main.getByLabel(/^Family income/).fill("31");
  await main.getByLabel(/^What the parents work as/).fill("12");
  await main.getByRole("button", { name: "Save the score" }).click();
  await expect(main.getByText("Give 0 to 30 points.")).toBeVisible();
  await main.getByLabel(/^Family income/).fill("25");
  await main.getByRole("button", { name: "Save the score" }).click();
  await expect(main.getByText("Your score is saved.")).toBeVisible();
  // Where another waits, it is open now: this one is looked up again.
  await page.goto(`/institute/applications/${number}`);
  await expect(main.getByText("79 / 100").first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expectAccessible(page);
});
