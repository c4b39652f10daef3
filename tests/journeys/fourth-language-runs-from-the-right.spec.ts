import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { languageCookie } from "#app/core/words/i18n.ts";
import { addFourthLanguage, fourthLanguage } from "#tests/support/words/fourth-language.ts";
import { misfitsOn } from "./support/misfits.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { comeSignedIn, demoSignIns } from "./support/sign-in.ts";
import { test as base, expect } from "./support/test.ts";

// Issue 24: a language is a row of the registry. Urdu, in a copy of the build, with words made of the English ones.
const root = resolve(import.meta.dirname, "../..");

const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), "scholarsetu-fourth-"));
      // Inside the project: the built server finds its packages there.
      const build = mkdtempSync(join(root, "build-fourth-"));
      let server: RunningServer | undefined;
      try {
        expect(addFourthLanguage(join(root, process.env.BUILD_DIR ?? "build"), build)).toBeGreaterThan(80);
        if (process.env.DEMO_WORLD) cpSync(process.env.DEMO_WORLD, join(data, "data"), { recursive: true });
        server = await startServer({ BUILD_DIR: build, DATA_DIR: join(data, "data") });
        await use(server.url);
      } finally {
        await server?.stop();
        for (const folder of [data, build]) rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** How far the logo and the page's title stand from the edge that the reader begins at. */
const beginnings = (page: Page) =>
  page.evaluate(() => {
    const fromRight = getComputedStyle(document.documentElement).direction === "rtl";
    const width = document.documentElement.clientWidth;
    return ["header a[href='/']", "main h1"].map((name) => {
      const part = document.querySelector(name);
      if (!part) return null;
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, right } = words.getBoundingClientRect();
      return Math.round(fromRight ? width - right : left);
    });
  });

async function expectMirrored(page: Page, site: string, address: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    const read = (language: string) =>
      page.context().addCookies([{ name: languageCookie, value: language, url: site }]);
    await read("en");
    await page.goto(address);
    const english = await beginnings(page);
    await read(fourthLanguage);
    await page.goto(address);
    await expect(page.locator("html"), address).toHaveAttribute("lang", fourthLanguage);
    await expect(page.locator("html"), address).toHaveAttribute("dir", "rtl");
    await expect(page.locator("main"), address).toContainText(/[\u0600-\u06ff]{3}/);
    // How many lines a button has is a matter of the translator; these words are nobody's.
    const misfits = (await misfitsOn(page)).filter((problem) => !problem.includes(" lines: "));
    expect(misfits, `${address} at ${size.width}`).toEqual([]);
    const logo = await page.locator("header a[href='/']").first().boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2, `${address}: the logo is on the right`).toBeGreaterThan(
      size.width / 2,
    );
    for (const [index, distance] of (await beginnings(page)).entries())
      expect(Math.abs((distance ?? 0) - (english[index] ?? 0)), `${address} at ${size.width}`).toBeLessThan(
        24,
      );
  }
}

test("home, list, one scholarship and registration are there, mirrored, and nothing sticks out", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  for (const address of ["/", "/scholarships", "/scholarships/aicte-pragati", "/otr-registration"])
    await expectMirrored(page, site, address);
});

test("so are a student's dashboard and the form she applies by", async ({ page, site }) => {
  test.setTimeout(300_000);
  await comeSignedIn(page, demoSignIns.student);
  for (const address of [
    "/student/dashboard",
    "/student/dashboard?tab=applications",
    "/apply?scholarship=first-year-merit-awards",
  ])
    await expectMirrored(page, site, address);
});
