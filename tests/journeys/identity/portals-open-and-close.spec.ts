import { demoSignIns, expectSignedIn, logOut, type Portal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const portals: Portal[] = ["admin", "donor", "csr"];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const portal of portals) {
      test(`/${portal} is a login screen, then the portal, then a login screen again`, async ({
        page,
        healthy,
      }) => {
        healthy.allow(/status of 4(01|22)/);
        const { email, password } = demoSignIns[portal];
        const main = page.getByRole("main");
        await page.goto(`/${portal}`);
        await expect(main).toContainText(`${email} / ${password}`);
        if (javaScriptEnabled) await expectAccessible(page);

        await main.getByLabel("E-mail").fill(email);
        await main.getByLabel(/^Password/).fill("not the password");
        await main.getByRole("button", { name: "Login" }).click();
        await expect(main.getByRole("alert")).toHaveText(`Invalid credentials. Use: ${email} / ${password}`);
        await expect(page).toHaveURL(new RegExp(`/${portal}$`));
        // What was typed stays, but for the password.
        await expect(main.getByLabel("E-mail")).toHaveValue(email);

        await main.getByLabel(/^Password/).fill(password);
        await main.getByRole("button", { name: "Login" }).click();
        await expectSignedIn(page);
        await expect(page).toHaveURL(new RegExp(`/${portal}$`));
        if (javaScriptEnabled) await expectAccessible(page);

        await logOut(page);
        await expect(page).toHaveURL(new RegExp(`/${portal}$`));
        await expect(main.getByLabel("E-mail")).toHaveValue("");
        await expect(main.getByLabel(/^Password/)).toHaveValue("");
        // T11: going back shows the login screen, not the portal.
        await page.goBack();
        await expect(main.getByLabel("E-mail")).toBeVisible();
      });
    }
  });
}

test("another portal's account does not open this one", async ({ page, healthy }) => {
  healthy.allow(/status of 401/);
  await page.goto("/admin");
  await page.getByRole("main").getByLabel("E-mail").fill(demoSignIns.donor.email);
  await page
    .getByRole("main")
    .getByLabel(/^Password/)
    .fill(demoSignIns.donor.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid credentials.");
});
