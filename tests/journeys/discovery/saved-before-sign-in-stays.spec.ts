import { freshPhone, logOut, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("what a visitor saves in the browser is in the account after sign-in", async ({ page }) => {
  await page.goto("/scholarships?q=pragati");
  const save = page.getByRole("button", { name: /AICTE Pragati/ }).first();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved. You find it under Saved scholarships.")).toBeVisible();
  await page.goto("/scholarships/nmmss");
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

  await page.goto("/saved");
  await expect(page.locator("article.schol")).toHaveCount(2);
  await expect(page.getByText("Kept in this browser only.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByPhone(page, freshPhone());
  await expect(page).toHaveURL("/saved");
  await expect(page.locator("article.schol")).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem("scholarsetu.saved"))).toBeNull();

  // Another browser of the same student would see them: they come from the account.
  await page.goto("/scholarships/nmmss");
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.getByRole("button", { name: "Saved" }).click();
  await expect(page.getByRole("button", { name: "Save for later" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.locator("article.schol")).toHaveCount(1);

  await logOut(page);
  await page.goto("/saved");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
});

test("a student is told when a closed scholarship opens: one press, kept in the account", async ({
  page,
}) => {
  await signInByPhone(page, freshPhone(), "student", "/saved");
  // Her own parts come in a post to the page itself: then the bell is hers.
  const hers = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/scholarships?status=closed");
  await hers;
  const card = page.locator("article.schol").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  // The button answers at once; the account has it when the post is answered.
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/scholarships/saved"));
  await card.getByRole("button", { name: "Tell me when it opens" }).click();
  await expect(card.getByRole("button", { name: "We will tell you" })).toBeVisible();
  await kept;
  await page.goto("/saved");
  await expect(page.locator("article.schol").getByRole("heading")).toHaveText(title);
});
