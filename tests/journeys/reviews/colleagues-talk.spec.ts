import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const [verifier] = demoTeam;

test("an owner mentions the verifier, who finds the comment by the bell", async ({ page, browser, site }) => {
  const main = page.getByRole("main");
  // Whoever has never signed in has no bell yet.
  const context = await browser.newContext({ baseURL: site });
  const theirs = await context.newPage();
  await comeSignedIn(theirs, verifier.phone, "institute");

  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/applications?status=under_review&sort=oldest");
  await main.locator("table a").first().click();
  await page.waitForURL(/AP-/);
  const comments = page.locator("#comments");
  await comments.getByLabel(/^Comment for your colleagues/).fill("Is this the old form of the certificate?");
  await comments.getByText(verifier.name, { exact: true }).click();
  await comments.getByRole("button", { name: "Add the comment" }).click();
  await expect(comments.getByText("Is this the old form of the certificate?").first()).toBeVisible();
  await expect(comments.getByText(`For ${verifier.name}`)).toBeVisible();
  await expectAccessible(page);

  await theirs.goto("/institute/dashboard");
  await theirs.getByRole("link", { name: /What waits for you: \d+ new/ }).click();
  await theirs
    .getByRole("main")
    .getByRole("link", { name: /mentioned you/ })
    .first()
    .click();
  await expect(
    theirs.getByRole("main").getByText("Is this the old form of the certificate?").first(),
  ).toBeVisible();
  await expectAccessible(theirs);
  await context.close();
});
