import { expect, test } from "./support/test.ts";

const switches = [
  { name: "తెలుగు", lang: "te", script: /[\u0C00-\u0C7F]{3}/ },
  { name: "हिन्दी", lang: "hi", script: /[\u0900-\u097F]{3}/ },
];

for (const { name, lang, script } of switches) {
  test(`a visitor chooses ${name} and the next page keeps it`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).locator("visible=true").first().click();
    await expect(page).toHaveURL(new RegExp(`[?&]lang=${lang}`));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("banner")).toHaveText(script);

    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);

    await page.getByRole("link", { name: "English", exact: true }).locator("visible=true").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test.describe("on a phone set to Telugu", () => {
  test.use({ locale: "te-IN", viewport: { width: 360, height: 740 } });

  test("the first page speaks Telugu, and the way to English is in sight", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
    await page.getByRole("link", { name: "English", exact: true }).locator("visible=true").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/scholarships");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
