import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const [verifier] = demoTeam;

test("D4a, D4b: on an application decided meanwhile, a check and a second decision say so in sight, with the focus; the page is as it is now", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 4\d\d/);
  await comeSignedIn(page, verifier.phone, "institute");
  const main = page.getByRole("main");
  await main.getByRole("listitem").filter({ hasText: "5 checks open" }).getByRole("link").first().click();
  await page.waitForURL(/AP-/);
  await expect(main.getByRole("button", { name: /^Verify (?!all)/ })).toHaveCount(5);

  const context = await browser.newContext({ baseURL: site });
  const [head, second] = [await context.newPage(), await context.newPage()];
  await comeSignedIn(head, demoSignIns.institute, "institute");
  for (const one of [head, second]) {
    await one.goto(page.url());
    await one.getByRole("main").getByRole("button", { name: "Reject…" }).click();
    await one.getByText("All seats given to those ahead").click();
  }
  await head.getByRole("button", { name: "Reject this application" }).click();
  await expect(head.getByText("Rejected. The student has been told the reasons.")).toBeVisible();

  await main
    .getByRole("button", { name: /^Verify (?!all)/ })
    .first()
    .click();
  const told = page.getByRole("alert").first();
  await expect(told).toBeInViewport();
  await expect(told).toBeFocused();
  await expect(main.getByText("Rejected").first()).toBeVisible();
  await expect(main.getByRole("button", { name: /^Verify (?!all)/ })).toHaveCount(0);

  await second.getByRole("button", { name: "Reject this application" }).click();
  const again = second.getByRole("alert").first();
  await expect(again).toBeInViewport();
  await expect(second.getByRole("main").getByRole("button", { name: "Reject…" })).toHaveCount(0);
  await context.close();
});
