import { freshPhone } from "../../support/sign-in.ts";
import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

test("two tabs that sign in with two phones do not mix them up", async ({ context, page }) => {
  const other = await context.newPage();
  const phones = [freshPhone(), freshPhone()];
  await page.goto("/login");
  await other.goto("/login");
  for (const [index, tab] of [page, other].entries()) {
    await tab
      .getByRole("main")
      .getByLabel("Phone number")
      .fill(phones[index] ?? "");
    await tab.getByRole("main").getByRole("button", { name: "Send OTP" }).click();
    await expect(tab.getByRole("main").getByLabel("OTP", { exact: true })).toBeVisible();
  }
  // The first tab goes on with its own number, though the second one was the last to ask.
  await page.getByRole("main").getByLabel("OTP", { exact: true }).fill("123456");
  await page.getByRole("main").getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  // The second one is shown that somebody is signed in here by now.
  await other.goto("/login");
  await expect(other).toHaveURL(/\/student\/dashboard$/);
});
