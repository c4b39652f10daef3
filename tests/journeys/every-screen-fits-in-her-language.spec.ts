import type { Page } from "@playwright/test";
import { defaultLanguage, languageCookie, languages } from "#app/core/words/i18n.ts";
import { misfitsOn } from "./support/misfits.ts";
import { publicAddresses } from "./support/public-addresses.ts";
import { comeSignedIn, demoSignIns } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const tabs = ["dashboard", "find", "applications", "notifications", "profile", "settings"];
const behindASignIn =
  /^\/(apply|applications|bookings|dashboard|otr-registration|saved|settings|student)(\/|$)/;
const isFile = /\/(card|download|exports?|file|letter|papers|receipt|statement|certificate)(\/|$)|\.\w+$/;

/** Which page an address is: whatever row it shows. */
function pageAt({ pathname, searchParams }: URL): string {
  const parts = ["tab", "step"].map((name) => searchParams.get(name) ?? "");
  return [pathname.replace(/\/[^/]*\d[^/]*/g, "/:row"), ...parts].join(" ");
}

/** Of the pages that one route gives for each record, the first. */
function oneOfEach(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? "").pathname);
  const firsts = new Map(paths.toReversed().map((path) => [path.replace(/[^/]+$/, ""), path]));
  return [...firsts].filter(([folder]) => folder !== "/").map(([, path]) => path);
}

const read = (page: Page, language: string, site: string) =>
  page.context().addCookies([{ name: languageCookie, value: language, url: site }]);

test("what does not fit is found", async ({ page }) => {
  await page.goto("/about");
  expect(await misfitsOn(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    const button = main.ownerDocument.createElement("button");
    const line = main.ownerDocument.createElement("p");
    button.textContent = "One button of a good many words";
    line.textContent = "A sentence that is longer than its frame";
    Object.assign(button.style, { width: "6rem" });
    Object.assign(line.style, { width: "6rem", overflow: "hidden", whiteSpace: "nowrap" });
    main.prepend(button, line);
  });
  expect(await misfitsOn(page)).toEqual([
    expect.stringMatching(/^cut: p/),
    expect.stringMatching(/^\d lines: button/),
  ]);
});

for (const language of languages.filter((code) => code !== defaultLanguage)) {
  test(`every public page fits a phone of 360 px in ${language}`, async ({ page, request, site }) => {
    test.setTimeout(400_000);
    const misfits: string[] = [];
    await read(page, language, site);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const address of [...publicAddresses, ...oneOfEach(sitemap)]) {
      await page.goto(address);
      misfits.push(...(await misfitsOn(page)).map((problem) => `${address}: ${problem}`));
    }
    expect(misfits).toEqual([]);
  });

  test(`so does what a student signs in for, in ${language}`, async ({ page, site }) => {
    test.setTimeout(400_000);
    await comeSignedIn(page, demoSignIns.student);
    await read(page, language, site);
    const misfits: string[] = [];
    const waiting = tabs.map((tab) => new URL(`/student/dashboard?tab=${tab}`, site));
    const seen = new Set(waiting.map(pageAt));
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      await page.goto(at.href);
      await expect(page.locator("html"), at.href).toHaveAttribute("lang", language);
      misfits.push(...(await misfitsOn(page)).map((problem) => `${at?.pathname}${at?.search}: ${problem}`));
      const links = await page
        .locator("a[href]:not([download])")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links.map((href) => new URL(href))) {
        const isOurs =
          link.origin === site && behindASignIn.test(link.pathname) && !isFile.test(link.pathname);
        if (!isOurs || link.searchParams.has("lang") || seen.has(pageAt(link))) continue;
        waiting.push(link);
        seen.add(pageAt(link));
      }
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(misfits).toEqual([]);
  });
}
