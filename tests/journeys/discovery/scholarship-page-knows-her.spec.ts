import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

type Own = { own: Record<string, { status: string; href: string }> };

test("the page comes without React from the cache, and a signed-in student finds her own state on it", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.student);
  // The browser knows it too: the page of a scholarship goes by that hint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("scholarsetu.user"))).toContain("student");
  const answer = await page.request.get("/scholarships/own");
  const { own } = (await answer.json()) as Own;
  const [slug = "", state] = Object.entries(own)[0] ?? [];
  expect(slug).not.toBe("");

  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`/scholarships/${slug}`);
  // L2: what is begun or sent is never offered again.
  const box = page.locator("#box");
  await expect(box.locator(".own-head ~ a")).toHaveAttribute("href", state?.href ?? "");
  await expect(box.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
  await expect(box.locator(".own-head .badge")).toBeVisible();
  await expect(page.locator("#check .scholpage__rules li.yes").first()).toContainText("Yours:");
  expect(
    scripts.every((path) => !/entry|react|chunk/.test(path)),
    scripts.join(),
  ).toBe(true);
  expect(page.url(), "nothing personal in the address").toMatch(new RegExp(`/scholarships/${slug}$`));
  await expectAccessible(page);

  // The page itself, as the cache has it, knows nobody.
  const html = await (await page.request.get(`/scholarships/${slug}`)).text();
  expect(html).not.toMatch(/own-(state|head)/);
  expect(html).not.toContain("Yours:");
});

test("her papers stand on the page of a scholarship that is run here, with the money and the road", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.student);
  // The browser knows it too: the page of a scholarship goes by that hint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("scholarsetu.user"))).toContain("student");
  await page.goto("/scholarships/girls-in-engineering-2026");
  const papers = page.locator("#documents");
  await expect(papers).toContainText(/\d of \d+ are ready/);
  await expect(papers.locator(".badge, .btn").first()).toBeVisible();
  const facts = page.locator(".scholpage__sum");
  await expect(facts).toContainText("Is the money there?");
  await expect(facts).toContainText(/₹|Promised|Not /);
  await expect(page.locator("#after li").first()).toContainText(/You send it/);
  await expect(page.locator("#after")).toContainText("No day is promised");
  await expect(page.locator("#who-pays")).toBeVisible();
});

test("a server that cannot answer for her is not silent: the form goes the plain way", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 503/);
  // The soft change of pages is given up where the request was held back by this test.
  healthy.allow(/ViewTransition opt-in disabled|Transition was skipped/);
  // Busy once for what the script asks; the browser's own request comes through.
  const busy = { contentType: "text/html", status: 503, body: "<title>Busy</title>" };
  await page.route("**/scholarships/**", (route) =>
    route.request().headers()["x-fragments"] ? route.fulfill(busy) : route.continue(),
  );
  await page.goto("/scholarships/girls-in-engineering-2026");
  const check = page.locator("#check form").first();
  await check.locator("xpath=ancestor::details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  await check.locator("select").first().selectOption({ index: 3 });
  await Promise.all([page.waitForEvent("load"), check.locator("button").last().click()]);
  await expect(page).not.toHaveTitle("Busy");
  await expect(page.locator("#box")).toContainText(/\d of \d/);
});

for (const [lang, title] of [
  ["en", "This scholarship is not here"],
  ["te", "ఈ స్కాలర్‌షిప్ ఇక్కడ లేదు"],
  ["hi", "यह छात्रवृत्ति यहाँ नहीं है"],
] as const) {
  test(`L14: a page that is not there searches and shows three that are open, in ${lang}`, async ({
    page,
    healthy,
  }) => {
    healthy.allow(/404/);
    await page.setViewportSize({ width: 360, height: 740 });
    const answer = await page.goto(`/no-such-page?lang=${lang}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("main li.not-found__near h3 a")).toHaveCount(3);
    await expectAccessible(page);
    expect((await page.goto("/scholarships/no-such-thing"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main li.not-found__near h3 a")).toHaveCount(3);
    await page.getByRole("searchbox").fill("pragati");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/scholarships\?q=pragati/);
  });
}
