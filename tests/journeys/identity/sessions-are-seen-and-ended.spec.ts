import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("T9: the owner sees both devices and ends the other one, which acts at once", async ({
  browser,
  page,
  site,
}) => {
  const phone = freshPhone();
  const elsewhere = await browser.newContext({ baseURL: site });
  const lost = await elsewhere.newPage();
  await signInByPhone(lost, phone);
  await expect(lost).toHaveURL(/\/student\/dashboard$/);

  await signInByPhone(page, phone);
  await page.goto("/settings/security");
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: /^End this one/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^End this one/ }).click();
  // Asked first, with the device: two presses at one spot end nothing.
  await page.getByRole("button", { name: "End it", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "That session has ended." })).toBeVisible();
  await expect(page.getByRole("button", { name: /^End this one/ })).toHaveCount(0);

  await lost.reload();
  await expect(lost).toHaveURL(/\/login\?next=/);
  await elsewhere.close();
});
