import { demoSignIns, expectNothingPrivateBehind } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("a student signs in and out on a phone without script", async ({ page, healthy }) => {
  healthy.allow(/status of 4(01|22)/);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const main = page.getByRole("main");
  const say = main.getByRole("alert");

  for (const wrong of ["987654321", "98765432101", "abcdefghij", "5876543210", ""]) {
    await main.getByLabel("Phone number").fill(wrong);
    await main.getByRole("button", { name: "Send OTP" }).click();
    await expect(say, wrong).toHaveText("Please enter a valid 10-digit phone number");
  }
  await main
    .getByLabel("Phone number")
    .fill(`+91 ${demoSignIns.student.slice(0, 5)}-${demoSignIns.student.slice(5)}`);
  await main.getByRole("button", { name: "Send OTP" }).click();
  await expect(main).toContainText("+91 98765 43210");

  // A reload sends nothing and keeps the step.
  await page.reload();
  await expect(main.getByLabel("OTP", { exact: true })).toBeVisible();
  await main.getByLabel("OTP", { exact: true }).fill("000000");
  await main.getByRole("button", { name: "Verify" }).click();
  await expect(say).toHaveText("Invalid OTP. Please try again.");

  await main.getByRole("button", { name: "Back" }).click();
  await expect(main.getByLabel("Phone number")).toHaveValue("");
  await main.getByLabel("Phone number").fill(demoSignIns.student);
  await main.getByRole("button", { name: "Send OTP" }).click();
  await main.getByRole("button", { name: "Resend OTP" }).click();
  await main.getByLabel("OTP", { exact: true }).fill("123456");
  await main.getByRole("button", { name: "Verify" }).click();

  await expect(page).toHaveURL(/\/student\/dashboard$/);
  for (const own of ["/apply", "/student/dashboard"]) {
    await page.goto(own);
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sravani");
  await main.getByRole("link", { name: "Settings" }).click();
  await main.getByRole("link", { name: "Where you are signed in" }).click();
  await expect(main).toContainText("Where you are signed in");
  await page.goto("/student/dashboard");
  await main.getByRole("button", { name: "Logout" }).locator("visible=true").click();
  await expect(page).toHaveURL(/\/$/);
  await expectNothingPrivateBehind(page, "Sravani");
});
