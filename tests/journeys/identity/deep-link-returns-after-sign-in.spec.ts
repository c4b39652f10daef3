import { demoSignIns, freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("who is sent to sign in comes back to the page that was wanted", async ({ page }) => {
      await page.goto("/settings/privacy");
      await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Fprivacy$/);
      await expect(page.getByRole("main")).toContainText("You come back to the page you wanted.");
      await signInByPhone(page, freshPhone());
      await expect(page).toHaveURL(/\/settings\/privacy$/);
    });

    test("a portal's door too", async ({ page }) => {
      await page.goto("/admin?next=/settings/security");
      await page.getByRole("main").getByLabel("E-mail").fill(demoSignIns.admin.email);
      await page
        .getByRole("main")
        .getByLabel(/^Password/)
        .fill(demoSignIns.admin.password);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL(/\/settings\/security$/);
    });

    test("never to another site", async ({ page }) => {
      await signInByPhone(page, freshPhone(), "student", "//evil.example/steal");
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/student\/dashboard$/);
    });
  });
}
