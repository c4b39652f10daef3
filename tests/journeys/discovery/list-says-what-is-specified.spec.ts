import { expect, test } from "../support/test.ts";

test("the list has every part of the specification, with its figures", async ({ page }) => {
  await page.goto("/scholarships");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scholarship database");
  await expect(main).toContainText("5000+ scholarships, total value over ₹50 crore");
  await expect(main.getByLabel("Search", { exact: true }).first()).toBeVisible();
  await main.locator("summary", { hasText: "State" }).click();
  for (const [name, options] of [
    ["Category", 7],
    ["Provider type", 3],
    ["Class level", 7],
    ["State", 36],
  ] as const) {
    const filter = main.getByRole("group", { name, exact: true });
    await expect(filter).toBeVisible();
    await expect(filter.getByRole("checkbox")).toHaveCount(options);
  }
  const picks = main.locator("aside .pick");
  await expect(picks).toHaveText([
    /Government\s*2000/,
    /Private\s*1800/,
    /State\s*1200/,
    /Classes 6-8\s*800\+/,
    /Classes 9-10\s*1200\+/,
    /Classes 11-12\s*1500\+/,
    /Higher Education\s*1500\+/,
  ]);
  const impact = page.locator("#impact");
  for (const figure of ["50K+", "₹50 crore+", "85%", "98%"]) await expect(impact).toContainText(figure);
});

test("a card shows every named part, and nothing offers to apply while the dates are to come (S29)", async ({
  page,
}) => {
  await page.goto("/scholarships?q=pragati&status=unknown");
  const card = page.locator("article.schol").first();
  for (const part of [
    "Dates to come",
    "Government",
    "AICTE Pragati Scholarship for Girl Students",
    "All India Council for Technical Education (AICTE)",
    "Selected from applicants",
    "Amount",
    "₹50,000 per year",
    "Deadline",
    "Usually closes",
    "Eligibility",
  ]) {
    await expect(card).toContainText(part);
  }
  await card.locator("summary").click();
  await expect(card.locator(".schol__main .dotlist li")).toHaveCount(3);
  await expect(card.locator(".schol__side .dotlist li").first()).toBeVisible();
  await expect(card.getByRole("link", { name: /^Apply Now/ })).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Tell me when it opens" })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Save AICTE Pragati/ })).toBeVisible();
  await card.getByRole("link", { name: /^AICTE Pragati/ }).click();
  await expect(page).toHaveURL("/scholarships/aicte-pragati");
});

test("Apply Now stands on what is open, and opens the provider's site in a new tab", async ({ page }) => {
  await page.goto("/scholarships?status=open");
  const apply = page
    .locator("article.schol")
    .getByRole("link", { name: /^Apply Now/ })
    .first();
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("href", /^https?:\/\//);
});

test("a closed one is never shown as open, and offers to tell when it opens", async ({ page }) => {
  await page.goto("/scholarships?status=closed");
  const card = page.locator("article.schol").first();
  await expect(card.locator(".badge").first()).toHaveText("Closed");
  await expect(card.getByRole("button", { name: "Tell me when it opens" })).toBeVisible();
  await card.getByRole("button", { name: "Tell me when it opens" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("class levels match by overlap: classes 6–12 shows under all three", async ({ page }) => {
  for (const level of ["class-6-8", "class-9-10", "class-11-12"]) {
    await page.goto(`/scholarships?level=${level}`);
    const promised = (await page.locator("#found").textContent()) ?? "";
    expect(Number.parseInt(promised, 10), level).toBeGreaterThan(5);
  }
  await page.goto("/scholarships?level=class-9-10&q=NMMSS");
  await expect(page.locator("article.schol").first()).toContainText("NMMSS");
  await page.goto("/scholarships?level=class-11-12&q=NMMSS");
  await expect(page.locator("article.schol").first()).toContainText("NMMSS");
});
