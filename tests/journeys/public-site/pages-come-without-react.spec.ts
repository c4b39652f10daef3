import { expect, test } from "../support/test.ts";

test("a page of words brings one small script, and the way to and from pages that React runs is open", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/faq");
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/still-/)]);

  // To a page that React runs, and from there back by a link: a document again, without React.
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page).toHaveURL(/\/refund-policy$/);
  await expect(page.locator("html[data-live]")).toBeAttached();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("the router's own question for such a page is answered with a document", async ({ request }) => {
  const answer = await request.get("/faq.data", { maxRedirects: 0 });
  expect(answer.status()).toBeLessThan(300);
  expect(await answer.text()).toContain("/faq");
  expect(await answer.text()).not.toContain("Frequently Asked Questions");
});

test("the questions are searched in place, the address says so, and a reload keeps it", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("searchbox").pressSequentially("bank");
  await expect(page).toHaveURL(/\?q=bank$/);
  const told = page.locator("#questions [role=status]");
  await expect(told).toHaveText(/^\d+ of 12 questions$/);
  const words = (await told.textContent()) ?? "";
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.reload();
  await expect(told).toHaveText(words);
});

test("what the browser may fetch ahead it understands, and a link that is pointed at comes ahead under our policy", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const problems: unknown[] = [];
  const ahead: string[] = [];
  devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) problems.push(ruleSet.errorMessage);
  });
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ahead.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send("Preload.enable");
  await page.goto("/faq");
  await expect(page.locator("html[data-live]")).toBeAttached();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Refund Policy" });
  await link.hover();
  await expect.poll(() => ahead).toEqual(["/refund-policy"]);
  expect(problems).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/refund-policy$/);
});
