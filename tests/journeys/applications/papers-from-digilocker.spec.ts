import type { Page } from "@playwright/test";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillFirstThreeSteps } from "./fill-application.ts";

test.use({ viewport: { width: 360, height: 740 } });

const shelf = "/student/dashboard?tab=profile";
const card = (page: Page, name: string) =>
  page.locator("#vault .pap").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** From the page of ours to its page, and what she presses there. */
async function goThere(page: Page, wish: "Allow" | "Do not allow", trick = "All in order") {
  await page.getByRole("button", { name: "Agree and go to DigiLocker" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox DigiLocker" })).toBeVisible();
  await page.getByLabel(/^Name in this DigiLocker/).fill("RAO ASHA");
  await page.getByLabel(/^What should happen/).selectOption({ label: trick });
  await page.getByRole("button", { name: wish, exact: true }).click();
  await expect(page).toHaveURL(/\/student\/digilocker(\?problem=\w+)?$/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("S31: a certificate comes from its issuer to her shelf; what is forged, changed, late or refused does not", async ({
      page,
      healthy,
    }) => {
      test.setTimeout(180_000);
      healthy.allow(/status of 422/);
      await comeSignedIn(page, freshPhone());
      await page.goto(shelf);
      await page.locator("#vault").getByRole("link", { name: "Bring them from DigiLocker" }).click();
      if (javaScriptEnabled) await expectAccessible(page);

      await goThere(page, "Do not allow");
      await expect(page.getByRole("alert")).toContainText("You did not allow it");
      await goThere(page, "Allow", "The permission runs out at once");
      await expect(page.getByRole("alert")).toContainText("The permission has run out");
      for (const [trick, said] of [
        ["The signature is forged", "not from an issuer that we know"],
        ["The file is changed on its way", "changed on its way"],
        ["It is no PDF", "no PDF"],
      ] as const) {
        await goThere(page, "Allow", trick);
        await page.getByLabel(/^Income Certificate/).check();
        await page.getByRole("button", { name: "Bring them", exact: true }).click();
        await expect(page.getByRole("alert")).toContainText(said);
      }
      // An answer that nobody here asked for.
      await page.goto("/student/digilocker/return?state=forged&code=forged");
      await expect(page.getByRole("alert")).toContainText("does not belong to the way you began");
      await page.goto(shelf);
      await expect(card(page, "Income certificate")).toContainText("Missing");

      await page.locator("#vault").getByRole("link", { name: "Bring them from DigiLocker" }).click();
      await goThere(page, "Allow");
      await expect(page.getByText("Its number would come with it")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: "Bring them", exact: true }).click();
      await expect(page.getByText("Choose at least one document.")).toBeVisible();
      await page.getByLabel(/^Income Certificate/).check();
      await page.getByRole("button", { name: "Bring them", exact: true }).click();
      await expect(page.getByText("Your documents have come from DigiLocker.")).toBeVisible();
      await page.goto(shelf);
      await expect(card(page, "Income certificate")).toContainText(
        "From the issuer: Revenue Department, Telangana, through DigiLocker",
      );
      await expect(card(page, "Income certificate")).toContainText(/Valid until/);
      if (javaScriptEnabled) await expectAccessible(page);

      // What she agreed to stands with her privacy.
      await page.goto("/settings/privacy");
      await expect(page.getByText("Documents from DigiLocker").first()).toBeVisible();
    });
  });
}

test("S31: the wizard's field sends her there, and what came is chosen when she is back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeSignedIn(page, freshPhone());
  await page.goto("/apply");
  await fillFirstThreeSteps(page);
  await page.getByRole("link", { name: /^Bring it from DigiLocker\s*: .*[Ii]ncome/ }).click();
  await goThere(page, "Allow");
  await page.getByLabel(/^Income Certificate/).check();
  await page.getByRole("button", { name: "Bring them", exact: true }).click();
  await expect(page).toHaveURL(/\/apply\?.*brought=/);
  await expect(page.getByText("Income Certificate.pdf").first()).toBeAttached();
});
