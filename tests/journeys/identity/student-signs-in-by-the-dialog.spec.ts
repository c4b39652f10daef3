import { demoSignIns, expectNothingPrivateBehind, logOut } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a student signs in by the dialog, is known to the header, and leaves nothing behind", async ({
  page,
  healthy,
}) => {
  // A wrong OTP is answered with 401, and Chromium writes that into the console.
  healthy.allow(/status of 4(01|22)/);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  // Phone step: digits only, cut to ten; the button waits for all of them.
  const phone = dialog.getByLabel("Phone number");
  await expect(phone).toBeFocused();
  const send = dialog.getByRole("button", { name: "Send OTP" });
  await expect(send).toBeDisabled();
  await phone.pressSequentially("98a76-5");
  await expect(phone).toHaveValue("98765");
  await expect(send).toBeDisabled();
  await phone.fill("5876543210");
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("Please enter a valid 10-digit phone number");
  await phone.fill("+91 98765 43210");
  await expect(phone).toHaveValue(demoSignIns.student);
  await expect(dialog.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms-conditions",
  );
  await expect(dialog.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  await send.click();

  // OTP step: six digits; a wrong one says so in the red banner.
  const otp = dialog.getByLabel("OTP", { exact: true });
  await expect(otp).toBeFocused();
  await expect(otp).toHaveAttribute("autocomplete", "one-time-code");
  await expect(dialog).toContainText("+91 98765 43210");
  await expect(dialog).toContainText(/another OTP in \d+ s/);
  await expectAccessible(page);
  const verify = dialog.getByRole("button", { name: "Verify" });
  await otp.fill("12345");
  await expect(verify).toBeDisabled();
  await otp.fill("000000");
  await verify.click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid OTP. Please try again.");

  // Back clears the inputs.
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByLabel("Phone number")).toHaveValue("");
  await dialog.getByLabel("Phone number").fill(demoSignIns.student);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  await dialog.getByLabel("OTP", { exact: true }).fill("123456");
  await dialog.getByRole("button", { name: "Verify" }).click();

  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sravani");
  const hint = () => page.evaluate(() => JSON.parse(localStorage.getItem("scholarsetu.user") ?? "null"));
  // X21c: what stays in the browser names nobody.
  await expect.poll(hint).toEqual({ type: "student", isVerified: true });

  // A public page, the same for everyone, shows the header of somebody who is signed in.
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Login" })).toBeHidden();
  await expect(header.getByRole("link", { name: "Dashboard" }).locator("visible=true")).toHaveAttribute(
    "href",
    "/student/dashboard",
  );
  await header.getByRole("link", { name: "Dashboard" }).locator("visible=true").click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);

  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("scholarsetu.user"))).toBeNull();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "session" }));
  await expect(header.getByRole("link", { name: "Login" })).toBeVisible();
  await expectNothingPrivateBehind(page, "Sravani");
});

test("the dialog opens over a page that React runs, too, and Escape leaves the page as it was", async ({
  page,
}) => {
  await page.goto("/scholarships?q=girls");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await login.click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await expect(dialog.getByLabel("Phone number")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/scholarships\?q=girls$/);
  await login.click();
  await dialog.getByLabel("Phone number").fill(demoSignIns.student);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  await dialog.getByLabel("OTP", { exact: true }).fill("123456");
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});
