import { expect, test } from "../support/test.ts";

const queries = [
  "?q=%27%20or%201%3D1%20--",
  "?q=%25%25%25",
  "?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "?q=%00%01%02",
  "?q=%E2%80%AE%E2%80%8B",
  "?q=%FF%FE",
  `?q=${"x".repeat(6000)}`,
  "?q=(((((((((((",
  "?q=%5C%5C%5C",
  "?category=nonsense&providerType=%27&level=class-99&state=atlantis&status=maybe",
  "?cursor=not-a-cursor",
  "?cursor=eyJhIjoxfQ",
  "?sort=price;drop%20table",
  "?q[]=a&q[b]=c&category[$ne]=x",
  "?lang=xx&q=scholarship",
  "?category=women&category=merit",
];

test("T17: whatever stands in the address, there is a list or a plain word, never a 5xx", async ({
  page,
}) => {
  for (const query of queries) {
    const answer = await page.goto(`/scholarships${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), query).toHaveText("Scholarship database");
    const isList = await page.locator("article.schol").count();
    if (isList === 0) await expect(page.getByText("No scholarships found"), query).toBeVisible();
  }
});

test("what was not understood in an address is said, without repeating it", async ({ page }) => {
  await page.goto("/scholarships?category=%3Cb%3Enonsense");
  await expect(page.getByText("Part of this address was not understood")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("nonsense");
});

test("T17: scholarships that do not exist are 404, whatever the address says", async ({ request }) => {
  for (const slug of ["no-such-thing", "%27%20or%201", "..%2F..%2Fetc", "x".repeat(500), "%00", "NMMSS"]) {
    expect((await request.get(`/scholarships/${slug}`)).status(), slug).toBe(404);
    expect((await request.get(`/scholarships/${slug}/deadline.ics`)).status(), slug).toBe(404);
  }
});

test("T17: posts that no form of ours sends get a clear answer", async ({ request, site }) => {
  const headers = { Origin: site };
  const junk = { slugs: "%00,' or 1", level: "' or 1=1", marksPercent: "NaN", list: "?q=%FF", cursor: "x" };
  for (const address of ["/scholarships/verdicts", "/scholarships/fitting"]) {
    const answer = await request.post(address, { form: junk, headers });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["cache-control"], address).toBe("no-store");
    const wrongKind = await request.post(address, { data: "[]", headers });
    expect(wrongKind.status(), address).toBe(415);
    const large = await request.post(address, { form: { slugs: "x".repeat(100_000) }, headers });
    expect(large.status(), address).toBe(413);
  }
  const eligibility = await request.post("/eligibility", {
    form: { ...junk, "show-eligible": "-1e99", more: "constructor" },
    headers,
  });
  expect(eligibility.status()).toBe(422);
  const save = await request.post("/scholarships/saved", {
    form: { slug: "nmmss", intent: "save" },
    headers: { ...headers, Accept: "application/json" },
  });
  expect(save.status()).toBe(401);
});
