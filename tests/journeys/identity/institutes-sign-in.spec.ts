import {
  demoSignIns,
  expectNothingPrivateBehind,
  freshPhone,
  logOut,
  signInByPhone,
} from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a partner's registered phone opens its institute", async ({ page }) => {
      await signInByPhone(page, demoSignIns.institute, "institute");
      await expect(page).toHaveURL(/\/institute\/dashboard$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Godavari Institute of Technology");
      await expect(page.getByRole("main")).toContainText("INS-2020-0147");
      if (javaScriptEnabled) {
        const hint = await page.evaluate(() =>
          JSON.parse(localStorage.getItem("scholarsetu.user") ?? "null"),
        );
        expect(hint).toMatchObject({ type: "institute", instituteCode: "INS-2020-0147", isVerified: true });
        await expectAccessible(page);
      }
      await logOut(page);
      await expectNothingPrivateBehind(page, "Godavari");
    });

    test("any other phone is told that it is no partner's, and how to become one", async ({ page }) => {
      await signInByPhone(page, freshPhone(), "institute");
      await expect(page).toHaveURL(/\/institute\/dashboard$/);
      await expect(page.getByRole("heading", { name: "You are not a partner yet" })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText("Godavari");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("main").getByRole("link", { name: "Partner With Us" }).click();
      await expect(page).toHaveURL(/\/institute\/apply$/);
    });
  });
}
