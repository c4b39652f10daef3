import { indexedAddresses, publicAddresses } from "./support/public-addresses.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { expectRoomWhenZoomed } from "./support/zoomed.ts";

const windows = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

for (const address of publicAddresses) {
  test(`${address} answers with its own words, calls no other origin, runs no stray script; axe finds nothing`, async ({
    page,
    site,
  }) => {
    // Movement would have axe measure colours half-way through a fade.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    const meta = (name: string) => page.locator(`meta[${name}]`);
    await expect(page).toHaveTitle(/\S{3}/);
    await expect(meta("name=description")).toHaveAttribute("content", /.{20}/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site}${address}`);
    await expect(meta('property="og:title"')).toHaveAttribute("content", await page.title());
    await expect(meta('property="og:description"')).toHaveAttribute("content", /.{20}/);
    await expect(meta('property="og:url"')).toHaveAttribute("content", `${site}${address}`);
    await expect(meta('property="og:image"')).toHaveAttribute("content", new RegExp(`^${site}/`));

    // T30
    const headers = answer?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    const scripts = policy.split(";").find((rule) => rule.trim().startsWith("script-src "));
    expect(scripts).toMatch(/'self'/);
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");

    // T47: small and large, light and dark, and at 400 %.
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectAccessible(page, colorScheme === "light" ? "all" : "colours");
      }
    }
    await expectRoomWhenZoomed(page);
  });
}

test("no two pages share a title or a description", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const address of indexedAddresses) {
    const html = await (await request.get(address)).text();
    for (const pattern of [/<title[^>]*>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const words = html.match(pattern)?.[1] ?? "";
      expect(words, `${address} has no ${pattern}`).not.toBe("");
      expect(seen.get(words), `${address} and ${seen.get(words)} say the same: ${words}`).toBeUndefined();
      seen.set(words, address);
    }
  }
});

test("the sitemap lists every indexed page, and its addresses answer", async ({ request, site }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(listed).toEqual(expect.arrayContaining(indexedAddresses.map((path) => `${site}${path}`)));
  // Of the pages that one route gives for each record, every tenth: they differ only in their row.
  const isOfARecord = (address: string) => address.includes("/scholarships/");
  const records = listed.filter(isOfARecord).filter((_, index) => index % 10 === 0);
  expect(records.length).toBeGreaterThan(20);
  for (const address of [...listed.filter((address) => !isOfARecord(address)), ...records])
    expect((await request.get(address)).status(), address).toBe(200);
});

test("what robots and phones ask for is there", async ({ request, site }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).status(), src).toBe(200);
  const preview = await (await request.get("/")).text();
  const picture = preview.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
  expect((await request.get(picture)).status(), picture).toBe(200);
});
