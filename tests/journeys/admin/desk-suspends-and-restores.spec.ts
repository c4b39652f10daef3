import { comeSignedIn, freshPhone, signInAsStaff } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("D19: a suspended student is out at once and back after restore; D35: support reads what she sees, and the audit shows it", async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = freshPhone();
  const hers = await browser.newContext();
  const her = await hers.newPage();
  await comeSignedIn(her, phone);
  await her.goto("/student/dashboard");
  await expect(her.getByRole("navigation").first()).toBeVisible();

  const main = page.getByRole("main");
  await signInAsStaff(page, "support", "/admin/find");
  await main.getByLabel("Number, phone, e-mail or name").fill(phone);
  await main.getByRole("button", { name: "Find", exact: true }).click();
  await main.locator('a[href^="/admin/students/"]').first().click();
  await expect(page).toHaveURL(/\/admin\/students\//);
  const file = page.url();

  // What she sees: read only, plainly marked; nothing can be sent there.
  await main.getByRole("link", { name: "What she sees" }).click();
  await expect(main).toContainText("Read only.");
  await expectAccessible(page);
  await expect(main).not.toContainText(phone);
  const posted = await page.request.post(page.url(), {
    form: { intent: "settings" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(posted.status()).toBe(403);

  await page.goto(file);
  await main.getByRole("button", { name: "Suspend…" }).click();
  const sheet = page.getByRole("dialog", { name: "Suspend…" });
  await sheet.getByLabel("What they are told").selectOption({ label: "Papers of another person were sent." });
  await sheet.getByLabel("Why, for the desk").fill("The marksheet is her cousin's.");
  await sheet.getByRole("button", { name: /^Suspend / }).click();
  await expect(main.getByText("Suspended", { exact: true }).first()).toBeVisible();
  await expect(main).toContainText("The marksheet is her cousin's.");

  // Out at once, and no code opens it.
  await her.goto("/student/dashboard");
  await expect(her).toHaveURL(/login/);
  await her.goto("/login");
  await her.getByRole("main").getByLabel("Phone number").fill(phone);
  await her.getByRole("main").getByRole("button", { name: "Send OTP" }).click();
  await her.getByRole("main").getByLabel("OTP", { exact: true }).fill("123456");
  await her.getByRole("main").getByRole("button", { name: "Verify" }).click();
  await expect(her.getByRole("main")).toContainText("This account is on hold. We wrote to you why.");

  await page.goto(file);
  await main.getByRole("button", { name: "Restore…" }).click();
  const back = page.getByRole("dialog", { name: "Restore…" });
  await back.getByLabel("Why, for the desk").fill("It was her own after all.");
  await back.getByRole("button", { name: /^Restore / }).click();
  await expect(main.getByText("Active", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Another code is given a minute after the last one.
  await expect(() => comeSignedIn(her, phone)).toPass({ timeout: 90_000, intervals: [5_000] });
  await hers.close();

  await page.context().clearCookies();
  await signInAsStaff(page, "auditor", "/admin/security-roles/audit");
  await expect(main).toContainText(/seen.as.student/i);
});
