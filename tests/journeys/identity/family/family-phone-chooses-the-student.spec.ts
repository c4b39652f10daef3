import { freshPhone, logOut, signInByPhone } from "../../support/sign-in.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("one phone serves two students: after the OTP it asks which", async ({ page, healthy }) => {
      healthy.allow(/status of 422/);
      const phone = freshPhone();
      const main = page.getByRole("main");
      await signInByPhone(page, phone);
      await main.getByRole("link", { name: "Settings" }).click();
      await main.getByRole("link", { name: "Another student on this phone" }).click();
      await main.getByLabel("Full name").fill("<b>Ravi</b>");
      await main.getByRole("button", { name: "Add and go on" }).click();
      await expect(main).toContainText("Use only letters in the name.");
      await main.getByLabel("Full name").fill("రవి గడ్డం");
      await main.getByRole("button", { name: "Add and go on" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("రవి");
      await logOut(page);

      await signInByPhone(page, phone, "student", "/settings/privacy");
      await expect(page).toHaveURL(/\/login\/student\?next=/);
      if (javaScriptEnabled) await expectAccessible(page);
      // A page of a student cannot be opened before one is chosen.
      await page.goto("/student/dashboard");
      await expect(page).toHaveURL(/\/login\/student\?next=%2Fstudent%2Fdashboard$/);
      await main.getByRole("button", { name: /^Go on\s+రవి గడ్డం$/ }).click();
      await expect(page).toHaveURL(/\/student\/dashboard$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("రవి");
    });
  });
}
