import { expect, expectAccessible, test } from "../support/test.ts";

test("what is typed while a category is still on its way stays, and is what counts", async ({ page }) => {
  await page.route(/category=/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_500));
    await route.continue();
  });
  await page.goto("/education-blog");
  const main = page.getByRole("main");
  const answered = page.waitForResponse(/category=/);
  await main
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Career/ })
    .click();
  await main.getByRole("searchbox").fill("CHEVENING");
  await answered;
  await expect(main.getByText(/^\d+ of 45 articles$/)).toHaveText("1 of 45 articles");
  await expect(main.getByRole("searchbox")).toHaveValue("CHEVENING");
});

test("the blog is searched and filtered; an article is read, counted and liked", async ({ page }) => {
  await page.goto("/education-blog");
  const main = page.getByRole("main");
  const count = main.getByText(/^\d+ of 45 articles$/);
  await expect(count).toHaveText("45 of 45 articles");
  const categories = main.getByRole("navigation", { name: "Categories" });
  for (const [name, articles] of [
    ["Scholarships", 15],
    ["Career", 12],
    ["Study Abroad", 8],
    ["Exam Preparation", 10],
  ] as const) {
    await categories.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(count).toHaveText(`${articles} of 45 articles`);
  }
  await categories.getByRole("link", { name: /^All Articles/ }).click();
  await main.getByRole("searchbox").fill("CHEVENING");
  await expect(count).toHaveText("1 of 45 articles");

  await main
    .locator("#articles")
    .getByRole("link", { name: /Chevening/ })
    .click();
  await expect(page).toHaveURL("/education-blog/chevening");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Chevening");
  await expectAccessible(page);
  const like = main.getByRole("button", { name: /^Like/ });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  const liked = main.getByRole("button", { name: /^Liked/ });
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  const likes = (await liked.innerText()).replace(/\D/g, "");
  await page.reload();
  await expect(main.getByRole("button", { name: `Liked ${likes}` })).toBeVisible();
  // The first look is counted by now; another one of the same reader is no second view.
  const views = await main.getByText(/^[\d,]+ views$/).innerText();
  await page.reload();
  await expect(main.getByText(/^[\d,]+ views$/)).toHaveText(views);

  await page.goto("/education-blog");
  await expect(main.locator("#articles li", { hasText: "Chevening" }).first()).toContainText(
    `${likes} likes`,
  );
});

test("the feed and every article answer", async ({ request }) => {
  const feed = await request.get("/education-blog/rss.xml");
  expect(feed.headers()["content-type"]).toContain("rss+xml");
  const html = await (await request.get("/education-blog")).text();
  const slugs = new Set(
    [...html.matchAll(/href="\/education-blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug ?? ""),
  );
  slugs.delete("rss");
  expect(slugs.size).toBe(45);
  for (const slug of slugs) expect((await request.get(`/education-blog/${slug}`)).status(), slug).toBe(200);
  expect((await request.get("/education-blog/no-such-article")).status()).toBe(404);
});
