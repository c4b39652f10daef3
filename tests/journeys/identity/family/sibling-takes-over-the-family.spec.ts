import { fillFirstThreeSteps } from "../../applications/fill-application.ts";
import { comeSignedIn, freshPhone } from "../../support/sign-in.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

const headers = { "sec-fetch-site": "same-origin" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("S28: the second child takes over what the family has given, and the head switches in one tap", async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const main = page.getByRole("main");
      await comeSignedIn(page, freshPhone());
      await page.goto("/apply");
      await fillFirstThreeSteps(page);
      // The first child's registration, with her parents.
      await page.goto("/otr-registration");
      for (const [name, value] of Object.entries({
        name: "Asha Rao",
        givenName: "Asha",
        motherName: "Lakshmi Rao",
        fatherName: "Ramesh Rao",
      }))
        await page.locator(`#otr-${name}`).fill(value);
      if (javaScriptEnabled) await expect(main.getByText(/^Saved/).first()).toBeVisible();
      else await page.locator("#otr-fatherName").press("Enter");
      const added = await page.request.post("/login/student", {
        form: { intent: "add", name: "Ravi Rao" },
        headers,
        maxRedirects: 0,
      });
      expect(added.status()).toBe(302);

      await page.goto("/otr-registration");
      await expect(page.locator("#otr-motherName")).toHaveValue("");
      await expect(main).toContainText("Mother: Lakshmi Rao");
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("button", { name: "Take this over" }).click();
      await expect(main).toContainText("Taken over.");
      await expect(page.locator("#otr-motherName")).toHaveValue("Lakshmi Rao");
      await expect(main.getByRole("button", { name: "Take this over" })).toHaveCount(0);

      await page.goto("/apply");
      await main.getByLabel(/^City/).fill("Tenali");
      await main.getByRole("button", { name: "Take them over" }).click();
      await expect(main.getByLabel(/^Address/)).toHaveValue("4-12, Temple Street");
      // What was typed here stays.
      await expect(main.getByLabel(/^City/)).toHaveValue("Tenali");

      await page.goto("/student/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ravi");
      await main.getByRole("button", { name: /^Switch to / }).click();
      await expect(page).toHaveURL(/\/student\/dashboard$/);
      // S11: whom the page is for, by name.
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Asha");
      await expect(main.getByRole("button", { name: "Switch to Ravi Rao" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}
