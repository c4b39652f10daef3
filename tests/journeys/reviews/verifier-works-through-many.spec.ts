import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a verifier with many forms goes from check to check and on to the next by keyboard", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await signInByPhone(page, demoTeam[0].phone, "institute");
  await page.goto("/institute/applications?q=anita");
  await main.getByRole("link", { name: "Anita Kumari Oraon" }).click();
  // The same head as the dashboard: which institute, who is signed in, the tabs.
  await expect(page.getByRole("banner").getByText("Godavari Institute of Technology")).toBeVisible();
  const band = page.getByRole("region", { name: "Institute dashboard" });
  await expect(band.getByText("Signed in as verifier")).toBeVisible();
  await expect(band.getByRole("link", { name: /^Applications/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anita Kumari Oraon");
  await main.getByLabel(/^Message to the student/).fill("For Anita alone");
  const verify = main.getByRole("button", { name: /^Verify (?!all)/ });
  const open = await verify.count();
  await verify.first().press("Enter");
  await expect(verify).toHaveCount(open - 1);
  await expect(verify.first()).toBeFocused();
  // Many at once only with the word that each was looked at.
  await main.getByRole("button", { name: `Verify all ${open - 1}` }).press("Enter");
  await expect(main.getByText("Tick this when you have looked at each of them.")).toBeVisible();
  // What was refused takes the focus when it is said, so a key that comes in that moment may go there.
  const looked = main.getByLabel(/^I have looked at each/);
  await expect(async () => {
    await looked.press("Space");
    await expect(looked).toBeChecked({ timeout: 1000 });
  }).toPass();
  // One press verifies the rest and goes on to the next form.
  await main.getByRole("button", { name: "Verify all and open the next" }).press("Enter");
  await expect(main.getByText("The one before is verified whole.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Anita Kumari Oraon");
  // What was typed for one student is not in the next one's form.
  await expect(main.getByLabel(/^Message to the student/)).toHaveValue("");
  await main.getByLabel(/^I have looked at each/).press("Space");
  await main.getByRole("button", { name: /^Verify all \d/ }).press("Enter");
  await expect(main.getByText("7 of 7 done")).toBeVisible();
  // The way on has the focus, where other journeys of this run have left one.
  const next = main.getByRole("link", { name: "Next application" });
  if ((await next.count()) > 0) await expect(next).toBeFocused();
});
