import { examCategories } from "#app/features/content/data/exams/exam-categories.ts";
import { examLevelOptions } from "#app/features/content/data/exams/exam-options.ts";
import { studyLevelOptions } from "#app/features/content/data/study-abroad.ts";
import { filterAwards, filterExams } from "#app/features/content/filters.ts";
import { exams } from "#app/features/content/server/exams/exams.server.ts";
import { internationalScholarships } from "#app/features/content/server/international-scholarships.server.ts";
import { studyAbroadContent } from "#app/features/content/server/study-abroad-content.server.ts";
import { expect, test } from "../support/test.ts";

test("awards abroad: country and level, the given counts, and what is closed says so", async ({ page }) => {
  await page.goto("/study-abroad");
  const main = page.getByRole("main");
  const cards = main.locator("#awards article");
  const countries = main.getByRole("navigation", { name: "Countries" });
  for (const { id, name, scholarships } of studyAbroadContent.countries) {
    const tile = countries.getByRole("link", { name });
    await expect(tile).toContainText(`${scholarships} scholarships`);
    await tile.click();
    await expect(cards).toHaveCount(
      filterAwards(internationalScholarships, { country: id, level: "all" }).length,
    );
  }
  for (const { value } of studyLevelOptions) {
    await main.getByLabel("Level", { exact: true }).selectOption(value);
    await expect(cards.or(main.getByRole("heading", { name: "None described here yet" }))).not.toHaveCount(0);
    await expect(cards).toHaveCount(
      filterAwards(internationalScholarships, { country: "sweden", level: value }).length,
    );
  }
  await page.goto("/study-abroad?country=uk&level=postgraduate");
  await expect(cards).toHaveCount(
    filterAwards(internationalScholarships, { country: "uk", level: "postgraduate" }).length,
  );
  const chevening = cards.filter({ hasText: "Chevening" });
  await expect(chevening).toContainText("Closed now");
  await expect(chevening).toContainText(/As of 15 Nov 2026\. Source: /);
});

test("exams: category and level, counts, and the difficulty in its colour", async ({ page }) => {
  await page.goto("/exam-preparation");
  const main = page.getByRole("main");
  const cards = main.locator("#exams article");
  for (const { id, name, count } of examCategories) {
    const tile = main.getByRole("navigation", { name: "Exam categories" }).getByRole("link", { name });
    await expect(tile).toContainText(`${count} exams`);
    await tile.click();
    await expect(cards).toHaveCount(filterExams(exams, { category: id, level: "all" }).length);
  }
  await page.goto("/exam-preparation");
  for (const { value } of examLevelOptions) {
    await main.getByLabel("Level", { exact: true }).selectOption(value);
    await expect(cards).toHaveCount(filterExams(exams, { category: "all", level: value }).length);
  }
  await main.getByLabel("Level", { exact: true }).selectOption("all");
  // L38: a long list shows its first ones, and the rest on asking.
  await expect(cards.filter({ visible: true })).toHaveCount(8);
  await main.getByText(`Show ${exams.length - 8} more exams`).click();
  await expect(cards.filter({ visible: true })).toHaveCount(exams.length);
  for (const [exam, word, look] of [
    ["NEET UG", "Very High", "badge--bad"],
    ["GATE", "High", "badge--warn"],
    ["IBPS PO", "Moderate", "badge--ok"],
  ] as const) {
    const card = cards.filter({ has: page.getByRole("heading", { name: exam, exact: true }) });
    await expect(card.getByText(word, { exact: false }).first()).toHaveClass(new RegExp(look));
  }
});
