import { generate } from "otplib";
import { demoSignIns, expectSignedIn, logOut, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("T6: a donor adds an authenticator app, needs it at the next sign-in, and can remove it", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 4(01|22)/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "donor");
  await page.goto("/settings/security");
  // X15: an open screen is not enough.
  await main.locator("#totp-start-password").fill("not the password");
  await main.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(main).toContainText("This is not your current password.");
  await main.locator("#totp-start-password").fill(demoSignIns.donor.password);
  await main.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(main.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await main.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await main.getByLabel("Code of the app").fill("000000");
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(main).toContainText("This code is not right.");
  await main.getByLabel("Code of the app").fill(await generate({ secret }));
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(main).toContainText("The authenticator app is set up.");
  const recovery = (await main.locator("li > code").allTextContents())[0] ?? "";
  expect(recovery).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await page.goto("/donor");
  await logOut(page);

  await main.getByLabel("E-mail").fill(demoSignIns.donor.email);
  await main.getByLabel(/^Password/).fill(demoSignIns.donor.password);
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await expectAccessible(page);
  // Nothing is open before the second step.
  expect((await page.request.get("/settings/security", { maxRedirects: 0 })).status()).toBe(302);
  await main.getByLabel("Code of your authenticator app").fill("000000");
  await main.getByRole("button", { name: "Go on" }).click();
  await expect(main.getByRole("alert")).toHaveText("This code is not right. Please try again.");
  await main.getByLabel("Code of your authenticator app").fill(recovery);
  await main.getByRole("button", { name: "Go on" }).click();
  await expectSignedIn(page);

  await page.goto("/settings/security");
  await main.getByText("Remove it").click();
  await main
    .getByRole("group")
    .filter({ hasText: "Remove it" })
    .getByLabel("Current password")
    .fill(demoSignIns.donor.password);
  await main.getByRole("button", { name: "Remove the authenticator app" }).click();
  await expect(main).toContainText("The authenticator app is removed.");
});
