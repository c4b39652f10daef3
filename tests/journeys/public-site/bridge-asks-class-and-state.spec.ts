import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/test.ts";

for (const width of [360, 1280]) {
  test(`L55: class and state on the bridge light their arches and tell what fits, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const form = page.getByRole("form", { name: "What can I get?" });
    const status = form.getByRole("status");
    await expect(status).toContainText("open today");
    await form.getByLabel("Your class").selectOption("10th");
    await expect(status).toContainText("Now your state");
    // Before class and state are given the button leads to the first dark arch.
    await form.getByRole("button", { name: "See what I can get" }).click();
    await expect(form.getByLabel("Your state")).toBeFocused();
    await form.getByLabel("Your state").selectOption("telangana");
    await expect(status).not.toContainText("Now your state");
    await expect(status).toContainText(/fit you/);
    await expectAccessible(page);
    const figure = Number.parseInt((await status.locator("b").textContent()) ?? "", 10);
    const isFit = !(await status.textContent())?.includes("may fit you");
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/eligibility$/);
    // The same number there, and in the order of the list: this tab remembers what was answered.
    if (isFit) await expect(page.getByRole("main")).toContainText(new RegExp(`\\b${figure}\\b`));
    await page.goto("/");
    await expect(form.getByLabel("Your class")).toHaveValue("10th");
    await expect(status.locator("b")).toHaveText(String(figure));
  });
}

/** Remembers, on the figure itself, that it was seen counting. */
const watchCounting = (figure: Locator) =>
  figure.evaluate((element) => {
    new MutationObserver(() => {
      if (element.classList.contains("counts")) element.dataset.counted = "yes";
    }).observe(element, { attributeFilter: ["class"] });
  });

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("L52: the figure counts up for the eye; its text is the true one at once", async ({ page }) => {
      await page.goto("/");
      const figure = page.getByRole("form", { name: "What can I get?" }).getByRole("status").locator("b");
      const open = await figure.textContent();
      await watchCounting(figure);
      await page.getByLabel("Your class").selectOption("10th");
      await expect(page.getByText("Now your state")).toBeVisible();
      await page.getByLabel("Your state").selectOption("telangana");
      await expect(figure).not.toHaveText(open ?? "");
      expect(await figure.getAttribute("data-counted")).toBe(reducedMotion === "reduce" ? null : "yes");
      await expect(figure).not.toHaveClass(/counts/);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent as it stands, and answered", async ({ page }) => {
    await page.goto("/");
    const form = page.getByRole("form", { name: "What can I get?" });
    await form.getByLabel("Your class").selectOption("10th");
    await form.getByLabel("Your state").selectOption("telangana");
    await form.getByRole("button", { name: "See what I can get" }).click();
    await expect(page).toHaveURL(/\/eligibility$/);
    await expect(page.locator("article.schol").first()).toBeVisible();
  });
});
