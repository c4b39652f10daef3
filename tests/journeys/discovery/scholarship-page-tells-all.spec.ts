import { expect, expectAccessible, test } from "../support/test.ts";

const windows = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

test("a scholarship has a page with its facts, papers, steps, source and others like it", async ({
  page,
  site,
}) => {
  await page.goto("/scholarships/aicte-pragati");
  const main = page.getByRole("main");
  for (const heading of [
    "AICTE Pragati Scholarship for Girl Students",
    "Are you eligible?",
    "Benefits",
    "Documents you will need",
    "How to apply",
    "Where this comes from",
    "Similar scholarships",
  ]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(main).toContainText("Last checked on");
  const share = main.getByRole("link", { name: /Share on WhatsApp/ });
  const address = new URL((await share.getAttribute("href")) ?? "");
  expect(address.host).toBe("wa.me");
  expect(address.searchParams.get("text")).toContain(`${site}/scholarships/aicte-pragati`);
  await main.getByRole("link", { name: "Scholarships", exact: true }).click();
  await expect(page).toHaveURL("/scholarships");
});

test("search engines are told what it is", async ({ page, site }) => {
  await page.goto("/scholarships/aicte-pragati");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const parts = data.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(parts.map((part) => part["@type"])).toEqual(
    expect.arrayContaining(["MonetaryGrant", "BreadcrumbList"]),
  );
  const grant = parts.find((part) => part["@type"] === "MonetaryGrant");
  expect(grant).toMatchObject({ url: `${site}/scholarships/aicte-pragati`, amount: { currency: "INR" } });
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${site}/scholarships/aicte-pragati`,
  );
});

test("the deadline goes into a calendar as a file with an alarm", async ({ page, request }) => {
  await page.goto("/scholarships?status=open&sort=deadline");
  await page.locator("article.schol h3 a").first().click();
  const link = page.getByRole("link", { name: "Add to calendar" });
  await expect(link).toBeVisible();
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(answer.headers()["content-disposition"]).toMatch(/attachment; filename="[a-z0-9-]+\.ics"/);
  const lines = (await answer.text()).replace(/\r\n[ \t]/g, "").split("\r\n");
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(name))
      ?.split(":")
      .slice(1)
      .join(":");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(value("VERSION")).toBe("2.0");
  expect(value("DTSTART;VALUE=DATE")).toMatch(/^\d{8}$/);
  expect(value("UID")).toBeTruthy();
  expect(value("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
  expect(value("TRIGGER")).toBe("-P2D");
  for (const part of ["VCALENDAR", "VEVENT", "VALARM"]) {
    expect(lines.filter((line) => line === `BEGIN:${part}`)).toHaveLength(1);
    expect(lines.filter((line) => line === `END:${part}`)).toHaveLength(1);
  }
});

test("T47: axe finds nothing on a scholarship's page, small and large, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/scholarships/aicte-pragati");
  await page.getByText(/^Answer \d+ short questions$/).click();
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, colorScheme === "light" ? "all" : "colours");
    }
  }
});

test("it comes from the page cache, the same for everyone", async ({ request }) => {
  const first = await request.get("/scholarships/aicte-pragati");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  const again = await request.get("/scholarships/aicte-pragati", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  const asked = await request.get("/scholarships/aicte-pragati?page=2&x=1", { maxRedirects: 0 });
  // T51: what the page does not read neither reaches it nor makes another copy.
  expect([asked.status(), asked.headers().etag]).toEqual([200, etag]);
});
