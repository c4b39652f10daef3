import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { now } from "#app/core/clock.ts";
import { afterQuietHours } from "#app/core/periods/quiet-hours.ts";
import { readVapid, startFakePushService } from "#tests/support/doubles/fake-push-service.ts";
import { chooseFiles, fillAnswers, submit, verifyMobile } from "../registration/fill-registration.ts";
import { startServer } from "../support/server.ts";
import { test as base, expect, expectAccessible } from "../support/test.ts";

type PushService = Awaited<ReturnType<typeof startFakePushService>>;

/** A server of its own, which knows the push service of this machine, and charges nothing. */
const test = base.extend<object, { site: string; service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const service = await startFakePushService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-push-"));
      const dataDir = join(folder, "data");
      cpSync(process.env.DEMO_WORLD ?? "", dataDir, { recursive: true });
      const settings = { PUSH_SERVICES: service.host, REGISTRATION_FEE_PAISE: "0" };
      const server = await startServer({ DATA_DIR: dataDir, ...settings });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.use({ serviceWorkers: "allow" });

/** A browser without a window has no push service behind it: only the asking for an address is played. */
async function playSubscription(page: Page, subscription: ReturnType<PushService["subscription"]>) {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const key = "test.subscribed";
    const made = (applicationServerKey: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
      options: { applicationServerKey },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async (options: { applicationServerKey: string }) => {
        localStorage.setItem(key, options.applicationServerKey);
        return made(options.applicationServerKey);
      },
      getSubscription: async () => {
        const kept = localStorage.getItem(key);
        return kept && made(kept);
      },
    });
    Object.assign(Notification, { requestPermission: async () => "granted" });
  }, subscription);
}

test("T27: beside the bell she lets this device ring; it says that there is news, never what; and no more when she ends it", async ({
  page,
  context,
  site,
  service,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(["notifications"], { origin: site });
  await playSubscription(page, service.subscription());
  await verifyMobile(page);
  await page.goto("/student/dashboard?tab=notifications");
  const main = page.getByRole("main");
  await expect(main.getByText("This device does not ring yet.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Ring on this device" }).click();
  await expect(main.getByText("This device rings when there is news.")).toBeVisible();
  await page.reload();
  await expect(main.getByText("This device rings when there is news.")).toBeVisible();

  // News under her bell: her registration is complete.
  await page.goto("/otr-registration");
  await fillAnswers(page);
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2, { timeout: 60_000 });
  await submit(page);
  await expect(page.getByText("You are registered")).toBeVisible({ timeout: 60_000 });

  if (afterQuietHours(now()) > now()) {
    // Between nine at night and nine in the morning nothing rings.
    await page.waitForTimeout(75_000);
    expect(service.requests).toHaveLength(0);
    return;
  }
  await expect.poll(() => service.requests.length, { timeout: 150_000 }).toBe(1);
  const words = service.lastWords();
  expect(JSON.parse(words)).toMatchObject({ title: "ScholarSetu", body: "There is news for you." });
  expect(words).not.toMatch(/Nandini|Azmeera|₹|OTR|@|\d{4,}/);
  const claims = readVapid(service.requests[0]?.headers.authorization);
  expect(claims.aud).toBe(`http://${service.host}`);
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());

  // The very bytes, given to her worker: it shows them, and nothing else. (A browser without a window shows nothing.)
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, { body }: NotificationOptions) => shown.push([title, body]),
    });
  });
  const devtools = await context.newCDPSession(page);
  let registrationId = "";
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send("ServiceWorker.enable");
  await expect.poll(() => registrationId).not.toBe("");
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: site, registrationId, data: words });
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(self, "shown")))
    .toEqual([["ScholarSetu", "There is news for you."]]);

  await page.goto("/student/dashboard?tab=notifications");
  await main.getByRole("button", { name: "Ring here no more" }).click();
  await expect(main.getByText("This device does not ring yet.")).toBeVisible();
  await page.reload();
  await expect(main.getByText("This device does not ring yet.")).toBeVisible();
});
