import { expect as see } from "@playwright/test";
import { generate } from "otplib";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "#app/core/portals/permissions.ts";
import { parseEnv, setEnv } from "#app/core/settings/env.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import type { PortalRole } from "#app/features/identity/staff/portal-role.ts";
import { startFakeHttpServer } from "#tests/support/doubles/fake-http-server.ts";
import { startTlsProxy } from "#tests/support/doubles/tls-proxy.ts";
import { ignore } from "#tests/support/ignore.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { insertOrganisation } from "#tests/support/rows/organisation-rows.ts";
// biome-ignore lint/correctness/useImportExtensions: its types stand beside it in a .d.mts
import { findChromium } from "../../scripts/find-chromium.mjs";
import { fillDocuments, fillFirstThreeSteps } from "../journeys/applications/fill-application.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { expectSignedIn, freshPhone, logOut } from "../journeys/support/sign-in.ts";
import { tempFolder } from "../support/temp-folder.ts";

const name = "setu.example";
const password = "mango tree by the well";
const portals = ["admin", "donor", "csr"] as const satisfies readonly PortalRole[];
const folder = tempFolder("behind-tls");
const emailOf = (role: PortalRole, hasScript: boolean) =>
  `${role}.${hasScript ? "script" : "plain"}@example.org`;

let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let sms: Awaited<ReturnType<typeof startFakeHttpServer>>;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [proxy, sms] = await Promise.all([
    startTlsProxy(name),
    startFakeHttpServer(() => ({ body: '{"type":"success","message":"taken"}' })),
  ]);
  const settings = {
    ...productionSettings(),
    PUBLIC_URL: `https://${name}:${proxy.port}`,
    SMS_GATEWAY_URL: sms.url,
    TRUSTED_PROXIES: "1",
    DATA_DIR: folder,
  };
  await openAccounts(settings);
  server = await startServer(settings);
  proxy.forwardTo(server.url);
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await Promise.all([proxy?.close(), sms?.close()]);
});

/** Before the site starts: whom the desk has let in. */
async function openAccounts(settings: Record<string, string>): Promise<void> {
  const env = parseEnv(settings, () => {
    throw new Error("production brings its own keys");
  });
  setEnv(env);
  try {
    await connectDatabase(env, { onSlowQuery: ignore });
    await migrateDatabase();
    for (const role of portals) {
      for (const hasScript of [true, false]) {
        const organisationId = role === "admin" ? null : await insertOrganisation(role);
        const email = emailOf(role, hasScript);
        await createPortalUser(systemActor, { email, name: "Asha Rao", password, role, organisationId });
      }
    }
  } finally {
    await closeDatabase();
    setEnv(null);
  }
}

for (const javaScriptEnabled of [true, false]) {
  describe(`O1, X1: production behind TLS, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test("a student signs in by the code of the SMS, uploads papers and sends an application", () =>
      visit(javaScriptEnabled, async (page) => {
        const main = page.getByRole("main");
        const phone = freshPhone();
        await page.goto("/login?next=%2Fapply");
        await main.getByRole("radio", { name: "Student" }).check({ force: true });
        await main.getByLabel("Phone number").fill(phone);
        await main.getByRole("button", { name: "Send OTP" }).click();
        await expect.poll(() => codeFor(phone), { timeout: 60_000 }).toMatch(/^\d{6}$/);
        await main.getByLabel("OTP", { exact: true }).fill(codeFor(phone));
        await main.getByRole("button", { name: "Verify" }).click();
        await page.waitForURL(/\/apply$/);
        await fillFirstThreeSteps(page);
        await fillDocuments(page);
        await main.getByRole("button", { name: "Next Step" }).click();
        await see(main.getByText("Nothing is missing. You can submit now.")).toBeVisible({ timeout: 60_000 });
        await main.getByLabel(/^I agree that my application/).check();
        await main.getByRole("button", { name: "Submit" }).click();
        await see(main.getByText(/^Application submitted successfully!/)).toBeVisible({ timeout: 60_000 });
      }));

    for (const role of portals) {
      test(`/${role} opens by password and second factor, and closes`, () =>
        visit(javaScriptEnabled, async (page, context) => {
          const main = page.getByRole("main");
          const email = emailOf(role, javaScriptEnabled);
          await page.goto(`/${role}`);
          await enter(page, email);
          // The desk cannot do without; the others may.
          if (role === "admin") await page.waitForURL(/\/login\/second-factor$/);
          else await expectSignedIn(page).then(() => page.goto("/settings/security"));
          // X15: who is in already gives the own password again; an admin without a factor is at its door.
          if (role !== "admin") await main.locator("#totp-start-password").fill(password);
          await main.getByRole("button", { name: /^Set up/ }).click();
          const secret = ((await main.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
          await main.getByLabel("Code of the app").fill(await generate({ secret }));
          await main.getByRole("button", { name: "Confirm" }).click();
          await see(main.locator("li > code")).toHaveCount(10, { timeout: 60_000 });
          const [recovery = ""] = await main.locator("li > code").allTextContents();
          await page.goto(`/${role}`);
          await expectSignedIn(page);
          await logOut(page);
          await page.goto(`/${role}`);
          await enter(page, email);
          await page.waitForURL(/\/login\/second-factor$/);
          await main.getByLabel("Code of your authenticator app").fill(recovery);
          await main.getByRole("button", { name: "Go on" }).click();
          await expectSignedIn(page);
          const cookies = await context.cookies();
          expect(cookies.find((cookie) => cookie.name === "__Host-session")).toMatchObject({ secure: true });
          await logOut(page);
        }));
    }
  });
}

/** A browser that nobody has used before. */
async function visit(
  javaScriptEnabled: boolean,
  steps: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const baseURL = `https://${name}:${proxy.port}`;
  const context = await browser.newContext({
    javaScriptEnabled,
    ignoreHTTPSErrors: true,
    baseURL,
    locale: "en-IN",
  });
  context.setDefaultTimeout(60_000);
  await steps(await context.newPage(), context).finally(() => context.close());
}

async function enter(page: Page, email: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
}

/** What the gateway was given for this phone last. */
function codeFor(phone: string): string {
  const sent = sms.requests.map(({ body }) => JSON.parse(body.toString()) as { recipients: Recipient[] });
  const own = sent
    .flatMap(({ recipients }) => recipients)
    .findLast(({ mobiles }) => mobiles === `91${phone}`);
  return Object.values(own ?? {}).find((value) => /^\d{6}$/.test(value)) ?? "";
}

type Recipient = Record<string, string> & { mobiles: string };
