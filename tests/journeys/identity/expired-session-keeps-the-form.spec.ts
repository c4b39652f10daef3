import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, connectDatabase, database } from "#app/db/opening/client.server.ts";
import { startServer } from "../support/server.ts";
import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a form sent after the session ran out goes on after signing in again, with and without script", async ({
  browser,
}) => {
  // Two starts of a server of its own.
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "expired-"));
  cpSync(process.env.DEMO_WORLD ?? "", folder, { recursive: true });
  const first = await startServer({ DATA_DIR: folder });
  const port = new URL(first.url).port;
  const visits = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const context = await browser.newContext({ baseURL: first.url, javaScriptEnabled });
      return { javaScriptEnabled, context, page: await context.newPage(), phone: freshPhone() };
    }),
  );
  for (const { page, phone } of visits) {
    await signInByPhone(page, phone, "student", "/settings/privacy");
    await expect(
      page.getByRole("main").getByRole("button", { name: /^Agree\s+Recommendations/ }),
    ).toBeVisible();
  }

  // A month passes.
  await first.stop();
  await connectDatabase({ DATA_DIR: folder }, { onSlowQuery: () => undefined });
  await database().execute(sql`update session set expires_at = now() - interval '1 hour'`);
  await closeDatabase();
  const second = await startServer({ DATA_DIR: folder, PORT: port });

  for (const { javaScriptEnabled, context, page, phone } of visits) {
    const main = page.getByRole("main");
    await main.getByRole("button", { name: /^Agree\s+Recommendations/ }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Fprivacy$/);
    await expect(main).toContainText("what you had typed is kept");
    await signInByPhone(page, phone);
    if (!javaScriptEnabled) await main.getByRole("button", { name: "Send it now" }).click();
    await expect(page).toHaveURL(/\/settings\/privacy$/);
    await expect(main).toContainText("Recorded. You can withdraw it here at any time.");
    await expect(main.getByRole("button", { name: /^Withdraw\s+Recommendations/ })).toBeVisible();
    await context.close();
  }
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
