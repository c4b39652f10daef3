import { expect, expectAccessible, test } from "../support/test.ts";
import { answerShortQuestions } from "./answers.ts";

// axe looks at every card of the catalogue.
test.slow();

test("seven questions show what fits, by verdict, with the reason for each", async ({ page }) => {
  await page.goto("/eligibility");
  await answerShortQuestions(page);
  await page.getByRole("button", { name: "Show my scholarships" }).click();
  await expect(page.getByRole("heading", { name: "What fits you" })).toBeFocused();
  expect(page.url(), "nothing personal in the address").toMatch(/\/eligibility$/);

  const eligible = page.locator("[data-verdict=eligible]");
  await expect(eligible.getByRole("heading", { name: "You can apply now" })).toBeVisible();
  const card = eligible.locator("article.schol").first();
  await expect(card).toContainText("You can apply");
  await expect(card.getByRole("img", { name: "Match 100%" })).toBeVisible();
  await expect(card.locator(".why li.yes").first()).toBeVisible();

  const missing = page.locator("[data-verdict=oneMissing]");
  await expect(missing.locator("article.schol").first().locator(".why li.unknown")).toHaveCount(1);
  const shown = await missing.locator("article.schol").count();
  await missing.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => missing.locator("article.schol").count()).toBeGreaterThan(shown);
  const closed = await missing
    .locator("article.schol")
    .evaluateAll((cards) => cards.map((card) => card.querySelector(".badge")?.textContent === "Closed"));
  expect(closed, "what is closed comes after what is not").toEqual([...closed].sort());
  await expectAccessible(page);
});

test("the answers of this tab show on the cards of the list, and can be forgotten", async ({ page }) => {
  await page.goto("/eligibility");
  await answerShortQuestions(page);
  await page.getByRole("button", { name: "Show my scholarships" }).click();
  await page.getByRole("heading", { name: "What fits you" }).waitFor();
  await page.goto("/scholarships");
  const first = page.locator("article.schol").first();
  await expect(first.locator(".schol__t .verdict")).toBeVisible();
  // What can be had comes first; what is not for her is folded away at the end (L1).
  await expect(first).not.toContainText("Not for you now");
  await expect(first.locator(".why li.no")).toHaveCount(0);
  await expectAccessible(page);

  const everything = Number.parseInt((await page.locator("#found").textContent()) ?? "", 10);
  await page.getByRole("checkbox", { name: /^Only those I can get/ }).check();
  await expect(page).toHaveURL("/scholarships?mine=yes");
  await expect(page.locator("#found")).toContainText("you can get");
  const found = async () => Number.parseInt((await page.locator("#found").textContent()) ?? "", 10);
  await expect.poll(found).toBeLessThan(everything);
  await expect(page.locator(".why li.no")).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Undergraduate/ }).check();
  await expect(page).toHaveURL("/scholarships?mine=yes&level=undergraduate");
  await expect(page.locator("#found")).toContainText("you can get");

  await page.getByRole("button", { name: "Forget my answers" }).click();
  await expect(page.getByText("Answer seven short questions first")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("scholarsetu.answers"))).toBeNull();
});

test("a scholarship's own page asks only what it needs, and says rule by rule", async ({ page }) => {
  await page.goto("/scholarships/aicte-pragati");
  await page.getByText(/^Answer \d+ short questions$/).click();
  const form = page.locator("#questions");
  await expect(form.getByLabel("Minority community")).toHaveCount(0);
  await form.getByLabel("Your class or course").selectOption("btech");
  await form.getByRole("radiogroup", { name: "Gender" }).getByText("Male", { exact: true }).click();
  await form.getByRole("button", { name: "Check" }).click();
  const rule = (name: RegExp) => page.locator(".scholpage__rules > li").filter({ hasText: name });
  await expect(rule(/girls and women/)).toContainText("Not met");
  await expect(page.locator("aside .gauge")).toBeVisible();
  await expect(page.locator("aside.stick")).toContainText("Not for you now");
  expect(page.url()).toMatch(/\/scholarships\/aicte-pragati$/);

  // L45: what is not known is asked in the row of its rule, and the answer moves it; the others are kept.
  const row = rule(/income/i);
  await expect(row).toContainText("Not known");
  await row.getByRole("combobox").selectOption({ index: 1 });
  await row.getByRole("button", { name: "Use this answer" }).click();
  await expect(row.getByRole("button", { name: "Use this answer" })).toHaveCount(0);
  await expect(row).not.toContainText("Not known");
  await expect(rule(/girls and women/)).toContainText("Not met");
  await expect(row, "the keyboard stays in the row").toBeFocused();
  expect(page.url()).toMatch(/\/scholarships\/aicte-pragati$/);
  // Another scholarship of this tab knows the answers, and so does this one when it is opened again.
  await page.reload();
  await expect(rule(/girls and women/)).toContainText("Not met");
  await expectAccessible(page);
});

test("wrong marks are said at the field, in plain words, and nothing else is lost", async ({
  page,
  healthy,
}) => {
  healthy.allow(/422/);
  await page.goto("/eligibility");
  await answerShortQuestions(page);
  await page.getByLabel("Marks in your last examination").fill("812");
  await page.getByRole("button", { name: "Show my scholarships" }).click();
  await expect(page.getByText("Give your marks as a number from 0 to 100.")).toBeVisible();
  await expect(page.getByLabel("Your home state")).toHaveValue("telangana");
  await expect(page.getByLabel("Marks in your last examination")).toHaveValue("812");
});
