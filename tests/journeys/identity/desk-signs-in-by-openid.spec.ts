import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIdClient, startOpenIdProvider } from "#tests/support/doubles/openid-provider.ts";
import { startServer } from "../support/server.ts";
import { test as base, expect, expectAccessible } from "../support/test.ts";

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A site of its own, whose operator has an identity provider. */
const test = base.extend<object, { site: string; provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const provider = await startOpenIdProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ provider }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-openid-"));
      const dataDir = join(folder, "data");
      if (process.env.DEMO_WORLD) cpSync(process.env.DEMO_WORLD, dataDir, { recursive: true });
      const server = await startServer({
        DATA_DIR: dataDir,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: openIdClient.id,
        OIDC_CLIENT_SECRET: openIdClient.secret,
        OIDC_NAME: "Setu Foundation",
      });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test("the desk's people come in by the operator's provider; a stranger and a forged answer do not", async ({
  page,
  provider,
  healthy,
}) => {
  healthy.allow(/127\.0\.0\.1/);
  const main = page.getByRole("main");
  const way = main.getByRole("link", { name: "Sign in with Setu Foundation" });
  await page.goto("/donor");
  await expect(way).toHaveCount(0);
  await page.goto("/admin");
  await expectAccessible(page);

  provider.is({ email: "stranger@example.org", email_verified: true });
  await way.click();
  await expect(main).toContainText("No account of the desk has this e-mail address.");
  provider.is({ email: "finance@scholarsetu.example", email_verified: true }, { isForged: true });
  await way.click();
  await expect(main).toContainText("The answer of your identity provider was not right");
  await page.goto("/login/openid/return?code=forged&state=forged");
  await expect(main).toContainText("The answer of your identity provider was not right");

  // Where somebody wanted to go, they come; and only what their role opens is open.
  provider.is({ email: "finance@scholarsetu.example", email_verified: true });
  await page.goto("/admin/payouts");
  await way.click();
  await expect(page).toHaveURL(/\/admin\/payouts$/);
  await expect(page.getByRole("button", { name: "Logout" }).locator("visible=true").first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/payouts$/);
});
