import type { Page } from "@playwright/test";
import { pressAndWait } from "../support/press.ts";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillFirstThreeSteps, paper } from "./fill-application.ts";

test.use({ viewport: { width: 360, height: 740 } });

const shelf = "/student/dashboard?tab=profile";
const card = (page: Page, name: string) =>
  page.locator("#vault .pap").filter({ has: page.getByRole("heading", { name, exact: true }) });
const chip = (page: Page, name: string) =>
  page.locator("#vault").getByRole("link", { name: new RegExp(`^${name} \\d+$`) });
const inDays = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() + days * 86_400_000);

/** By the way that the empty place offers, where it is one. */
async function add(page: Page, name: string, dates: { issued?: string; until?: string } = {}) {
  const vault = page.locator("#vault");
  const way = vault.locator("#add-paper");
  // Picture 18: the way in stands above the shelf, and opens where a card asks for its paper.
  if (!(await way.locator("form").isVisible())) await way.locator("> summary").click();
  await vault.getByLabel(/^What is it/).selectOption({ label: name });
  await vault.locator("input[type=file]").setInputFiles(await paper(`${name}.pdf`));
  const form = way.locator("form");
  if (dates.issued) await form.getByLabel(/^Date on the paper/).fill(dates.issued);
  if (dates.until) await form.getByLabel(/^Valid until/).fill(dates.until);
  await form.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Your document is in the vault.")).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("L29, L49: what is missing, what is there and until when; the wizard takes it from the shelf", async ({
      page,
      healthy,
    }) => {
      test.setTimeout(120_000);
      healthy.allow(/status of 422/);
      await comeSignedIn(page, freshPhone());
      await page.goto(shelf);
      // Nobody knows her yet: what every application asks for has its empty place.
      await expect(card(page, "Income certificate")).toContainText("Missing");
      await expect(card(page, "Income certificate")).toContainText("Asked for in every application");
      const before = Number(/\d+/.exec((await chip(page, "Need you").textContent()) ?? "")?.[0]);
      if (javaScriptEnabled) await expectAccessible(page);
      const [way, chips] = await Promise.all(
        ["#add-paper", "#vault .chips2"].map((part) => page.locator(part).boundingBox()),
      );
      expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(chips?.y ?? 0);

      await card(page, "Income certificate")
        .getByRole("link", { name: /^Add it\s*: Income certificate$/ })
        .click();
      await expect(page.getByLabel(/^What is it/)).toHaveValue("income_certificate");
      await add(page, "Income certificate", { issued: inDays(-355) });
      await page.goto(shelf);
      await expect(card(page, "Income certificate")).toContainText(/\d+ days? left/);
      await expect(card(page, "Income certificate")).toContainText(/Valid until \d+ \w+ \d{4}/);
      await expect(card(page, "Income certificate")).toContainText("Not used yet");
      await expect(chip(page, "Need you")).toHaveText(`Need you ${before - 1}`);

      // A paper that has ended needs her; the day can be put right at the paper itself.
      await add(page, "Residence certificate", { until: inDays(-3) });
      await page.goto(`${shelf}&show=need`);
      await expect(card(page, "Residence certificate")).toContainText(/Ended on/);
      await card(page, "Residence certificate").getByText("Change the date").click();
      await card(page, "Residence certificate")
        .getByLabel(/^Valid until/)
        .fill(inDays(400));
      await pressAndWait(card(page, "Residence certificate").getByRole("button", { name: "Save the date" }));
      await page.goto(shelf);
      await expect(card(page, "Residence certificate")).toContainText("Ready");
      await chip(page, "Income").click();
      await expect(page).toHaveURL(/show=income/);
      await expect(card(page, "Income certificate")).toBeVisible();
      await expect(card(page, "Residence certificate")).toHaveCount(0);

      // The wizard has it already, and the shelf says where it is used once it is there.
      await page.goto("/apply");
      await fillFirstThreeSteps(page);
      await expect(page.getByText("Income certificate.pdf").first()).toBeVisible();

      await page.goto(shelf);
      await pressAndWait(page.getByRole("button", { name: "Remove Residence certificate.pdf" }));
      await page.goto(shelf);
      await expect(card(page, "Residence certificate")).toHaveCount(0);
    });
  });
}
