import { expect, expectAccessible, test } from "../support/test.ts";

const scripts = { te: /[\u0C00-\u0C7F]{3}/, hi: /[\u0900-\u097F]{3}/ };
const addresses = ["/scholarships", "/scholarships/aicte-pragati", "/eligibility", "/saved"];

for (const lang of ["te", "hi"] as const) {
  test(`finding, a scholarship, eligibility and what was saved speak ${lang}, at 360 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of addresses) {
      await page.goto(`${address}?lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(scripts[lang]);
      // A message that is missing would stand there by its name.
      await expect(page.getByRole("main")).not.toContainText(/discovery\.|\{\w+\}/);
      await expectAccessible(page);
    }
  });

  test(`the options of the filters and the reasons of a verdict are in ${lang}`, async ({ page }) => {
    await page.goto(`/scholarships?lang=${lang}`);
    for (const name of ["category", "providerType", "level", "state"]) {
      const options = await page.locator(`select[name=${name}] option`).allTextContents();
      for (const option of options)
        expect(option, name).toMatch(lang === "te" ? /[\u0C00-\u0C7F]|ITI/ : /[\u0900-\u097F]|ITI/);
    }
    await page.goto("/eligibility");
    await page.locator("select[name=level]").selectOption("btech");
    await page.locator("button.btn--go").click();
    await expect(page.locator(".why li").first()).toHaveText(scripts[lang]);
  });
}

test("a Telugu or Hindi word finds what an English one does", async ({ page }) => {
  await page.goto(`/scholarships?q=${encodeURIComponent("మైనారిటీ")}`);
  await expect(page.locator("article.schol").first()).toBeVisible();
  await page.goto(`/scholarships?q=${encodeURIComponent("छात्रवृत्ति")}`);
  await expect(page.locator("article.schol").first()).toBeVisible();
});
