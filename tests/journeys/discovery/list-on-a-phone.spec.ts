import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const HIGHEST = 200;
const MOST_SCREENS = 8;

test("L19: on a phone a card has at most 200 px and the list at most eight screens, in each language", async ({
  page,
}) => {
  for (const language of ["en", "te", "hi"]) {
    await page.goto(`/scholarships?lang=${language}`);
    const cards = page.locator("article.schol");
    await expect(cards).toHaveCount(20);
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights), language).toBeLessThanOrEqual(HIGHEST);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 740, language).toBeLessThanOrEqual(MOST_SCREENS);
  }
  await expectAccessible(page);
});

test("L20: the filters are a sheet that says how many it shows, and the whole card opens", async ({
  page,
}) => {
  await page.goto("/scholarships");
  const all = Number.parseInt((await page.locator("#found").textContent()) ?? "", 10);
  const form = page.locator(".listing__rail");
  await form.locator("summary").first().click();
  const show = form.getByRole("button", { name: /^Show \d+$/ });
  await expect(show).toHaveText(`Show ${all}`);
  await form.locator("label.rail-opt", { hasText: "Women" }).click();
  await expect(page).toHaveURL(/category=women/);
  await expect(show).not.toHaveText(`Show ${all}`);
  const promised = (await show.textContent())?.replace(/\D/g, "");
  await expectAccessible(page);
  await show.click();
  await expect(show).toBeHidden();
  await expect(page.locator("#found")).toContainText(`${promised} scholarships`);
  const card = page.locator("article.schol").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  // The link of the title lies over the whole card: a press anywhere on it is a press on the link.
  await card.locator(".schol__short").click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("L3: a slow answer shows one sign of loading, a quick one none", async ({ page }) => {
  await page.goto("/scholarships");
  const road = () =>
    page.evaluate(() => {
      const { content, clipPath } = getComputedStyle(document.body, "::before");
      return content === "none" ? "none" : clipPath;
    });
  expect(await road()).toBe("none");
  await page.route(/\/scholarships\?sort=/, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await page.locator("#sort").selectOption("amount");
  await expect(page.locator("html[data-pending]")).toHaveCount(1);
  await expect.poll(road).not.toBe("inset(0px 100% 0px 0px)");
  await expect(page.locator("html[data-pending]")).toHaveCount(0);
  expect(await road()).toBe("none");
});
