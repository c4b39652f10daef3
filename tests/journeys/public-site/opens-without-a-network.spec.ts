import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../support/server.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { test as base, expect } from "../support/test.ts";

/** A server of its own, which is taken away: a browser under test can be put offline, its worker not reliably. */
const test = base.extend<object, { site: string; server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-offline-"));
      const dataDir = join(folder, "data");
      cpSync(process.env.DEMO_WORLD ?? "", dataDir, { recursive: true });
      const server = await startServer({ DATA_DIR: dataDir });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
  site: [async ({ server }, use) => use(server.url), { scope: "worker" }],
});

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

/** The worker has taken over and has kept this page. */
async function isKept(page: Page, path: string, place: "seen" | "own"): Promise<void> {
  await expect(async () => {
    const keys = await page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
      place,
    );
    expect(keys.map((url) => new URL(url).pathname + new URL(url).search)).toContain(path);
  }).toPass({ timeout: 20_000 });
}

test("S31f: the browser itself says that it can be installed", async ({ page, context }) => {
  await page.goto("/");
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toContain("/manifest.webmanifest?lang=en");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A window that leaves no trace can install nothing; that is the test's own.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("S31f, T11: home, dashboard and draft open without a network after having been seen; logout empties", async ({
  page,
  context,
  server,
  healthy,
}) => {
  test.setTimeout(180_000);
  healthy.allow(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch|net::ERR/);
  await page.goto("/");
  await isKept(page, "/", "seen");
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/student/dashboard");
  await isKept(page, "/student/dashboard", "own");
  await page.goto("/scholarships?q=merit");
  await page.goto("/student/dashboard?tab=applications");
  const draft = page.getByRole("main").getByRole("row", { name: /Draft/ }).first();
  await draft.getByRole("link").first().click();
  await expect(page).not.toHaveURL(/dashboard/);
  const draftPath = new URL(page.url()).pathname + new URL(page.url()).search;
  await page.goto(draftPath);
  await isKept(page, draftPath, "own");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const files = await context.request.get("/admin");
  expect(files.headers()["keep-offline"]).toBeUndefined();

  await server.stop();
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
  await expect(page.locator("p.offline")).toBeVisible();
  await page.goto("/student/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back, /);
  await page.goto(draftPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  // Never seen: the site's own page, in the reader's language, and not the browser's.
  await page.goto("/refund-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page.locator("main img")).toHaveJSProperty("complete", true);
  // A desk is never kept.
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");

  // Out without a network: nothing of her is on the phone any more.
  await page.goto("/student/dashboard");
  await page.evaluate(() => fetch("/logout", { method: "POST" }).catch(() => undefined));
  await expect(async () => {
    expect(await page.evaluate(() => caches.has("own"))).toBe(false);
  }).toPass();
  await page.goto("/student/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
});
