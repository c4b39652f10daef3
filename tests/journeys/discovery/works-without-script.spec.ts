import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { answerShortQuestions } from "./answers.ts";

test.use({ javaScriptEnabled: false });

test("search and filters are a form, and its address is short", async ({ page }) => {
  await page.goto("/scholarships");
  await page.getByRole("checkbox", { name: /^Women/ }).check();
  await page.getByRole("searchbox", { name: "Search" }).fill("girl");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/scholarships?category=women&q=girl");
  await expect(page.locator("article.schol").first()).toBeVisible();
  await page.getByRole("link", { name: /Women remove filter/ }).click();
  await expect(page).toHaveURL("/scholarships?q=girl");
});

test("on a phone the search box, the folded filters and the sort order work", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/scholarships");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("amount");
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.locator("summary", { hasText: "State" }).click();
  await page.getByRole("checkbox", { name: /^Telangana/ }).check();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/scholarships?sort=amount&state=telangana");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/cursor=/);
});

test("seven questions are answered by a plain post, and more is shown by another", async ({ page }) => {
  await page.goto("/eligibility");
  await answerShortQuestions(page);
  await page.getByRole("button", { name: "Show my scholarships" }).click();
  await expect(page.getByRole("heading", { name: "What fits you" })).toBeVisible();
  const missing = page.locator("[data-verdict=oneMissing]");
  const shown = await missing.locator("article.schol").count();
  await missing.getByRole("button", { name: "Show more" }).click();
  await expect(missing.locator("article.schol").nth(shown)).toBeVisible();
  await page.getByText("Change my answers").click();
  await expect(page.getByLabel("Your home state")).toHaveValue("telangana");
});

test("“Am I eligible?” on a scholarship's page is a plain post too", async ({ page }) => {
  await page.goto("/scholarships/aicte-pragati");
  await page.getByText(/^Answer \d+ short questions$/).click();
  await page.locator("#questions").getByLabel("Your class or course").selectOption("btech");
  await page.locator("#questions").getByRole("button", { name: "Check" }).click();
  await expect(page.locator(".scholpage__rules")).toContainText("Undergraduate");
  await expect(page.locator("aside .gauge")).toBeVisible();
});

test("saving leads to the login and comes back to the wish, which one press fulfils", async ({ page }) => {
  await page.goto("/scholarships?q=pragati");
  await page
    .getByRole("button", { name: /^Save AICTE Pragati/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByPhone(page, freshPhone());
  await expect(page).toHaveURL("/saved?add=aicte-pragati");
  await page.getByRole("button", { name: "Save this scholarship to your account" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(page.locator("article.schol")).toHaveCount(1);
  await expect(page.locator("article.schol")).toContainText("AICTE Pragati");
});
