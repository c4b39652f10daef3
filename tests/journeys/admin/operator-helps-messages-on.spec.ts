import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { startServer } from "../support/server.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { test as base, expect, expectAccessible } from "../support/test.ts";

/** A site of its own, on a morning after a bad night (tests/support/killing/make-system-trouble.ts). */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-trouble-"));
      const dataDir = join(folder, "data");
      cpSync(process.env.DEMO_WORLD ?? "", dataDir, { recursive: true });
      const { PATH = "", HOME = "" } = process.env;
      await promisify(execFile)(process.execPath, ["tests/support/killing/make-system-trouble.ts"], {
        env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: "error" },
      });
      const server = await startServer({ DATA_DIR: dataDir });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const here = "/admin/system";

test("O3c, C5, C20: queues, gateways, failed messages and jobs are seen; the desks are told; a letter and a job are tried again, another letter is dropped with a reason", async ({
  page,
  site,
  browser,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await page.setViewportSize(wide);
  await signInAtPortal(page, "admin", "/admin");
  await page.goto(here);
  const main = page.getByRole("main");
  const rowOf = (table: string, words: string) =>
    main.getByRole("table", { name: table }).getByRole("row").filter({ hasText: words });
  await expect(main).toContainText(/Mail (does not answer|fails often)\. ?Last error: smtp_450/);
  await expect(rowOf("Gateways", "Mail")).toContainText("last error: smtp_450");
  await expect(rowOf("Queues", "Messages to one person by e-mail")).toContainText("2");
  await expect(rowOf("Queues", "Codes by SMS")).toContainText("Working");
  const letters = rowOf("Failed messages", "smtp_450");
  await expect(letters).toHaveCount(2);
  await expect(letters.first()).toContainText("enquiry-acknowledged");
  await expect(letters.first().getByRole("cell", { name: "5", exact: true })).toBeVisible();
  const job = rowOf("Failed jobs", "message.wake");
  await expect(job).toContainText("RangeError");
  // Neither to whom nor what: not even to who runs the site.
  await expect(main).not.toContainText(/asha|what somebody typed/i);
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await shoot(page, `system-${size.width}`);
  }

  await main.getByRole("button", { name: "Tell the desks" }).click();
  await expect(main.getByRole("status")).toContainText(/\d (person was|people were) told/);
  const colleague = await browser.newPage({ baseURL: site });
  await signInAtPortal(colleague, "checker", "/admin/inbox");
  await expect(colleague.getByRole("main")).toContainText("Mail is in trouble");
  await colleague.close();

  await letters.first().getByRole("checkbox").check();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("status")).toContainText("1 message is being tried again.");
  expect(await demoInbox.lastTo("asha.tried@example.org")).toContain("EQ-1");
  await page.goto(here);
  await expect(letters).toHaveCount(1);

  await job.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Run again" }).click();
  await expect(main.getByRole("status")).toContainText("1 job runs again.");
  await page.goto(here);
  await expect(main.getByText("No job has failed at its last try.")).toBeVisible();

  await page.setViewportSize(narrow);
  await letters.getByRole("checkbox").check();
  await main.getByText("Drop with reason…").click();
  await main.getByRole("button", { name: "Drop the ticked messages" }).click();
  await expect(main.getByRole("alert")).toContainText("Say why.");
  await page.reload();
  await letters.getByRole("checkbox").check();
  await main.getByText("Drop with reason…").click();
  await main.getByLabel("Why they will not be sent").fill("She called and knows.");
  await main.getByRole("button", { name: "Drop the ticked messages" }).click();
  await expect(main.getByRole("status")).toContainText("1 message was dropped.");
  await page.goto(here);
  await expect(main.getByText("Every message went through, or is on its way.")).toBeVisible();
  await page.setViewportSize(wide);
  await page.goto("/admin/security-roles/audit");
  await main.getByRole("searchbox").fill("message.given_up");
  await main.getByLabel("From").fill("2024-01-01");
  await main.getByRole("button", { name: "Show" }).click();
  await expect(main.getByRole("row").nth(1)).toContainText("She called and knows.");
});

test("an outage is announced over every page in the reader's language, and ended", async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize(narrow);
  await signInAtPortal(page, "admin", here);
  const main = page.getByRole("main");
  await main.getByLabel("What does not work").selectOption({ label: "Payments do not work" });
  await main.getByLabel("Hoped to be over").selectOption({ label: "In 2 hours" });
  await main.getByRole("button", { name: "Announce it on every page" }).click();
  await expect(main.getByRole("status")).toContainText("Every page says so now, in three languages.");

  const visitor = await browser.newPage({ viewport: narrow, baseURL: site });
  const open = (path: string) => visitor.goto(path);
  const line = (label: string) => visitor.getByRole("complementary", { name: label });
  await open("/");
  await expect(line("Known trouble")).toContainText("Payments do not work just now.");
  await shoot(visitor, "outage-home-360");
  await open("/admin");
  await expect(line("Known trouble")).toBeVisible();
  await open("/?lang=te");
  await expect(line("తెలిసిన సమస్య")).toContainText("చెల్లింపులు ప్రస్తుతం పనిచేయడం లేదు.");
  await open("/scholarships?lang=hi");
  await expect(line("ज्ञात समस्या")).toContainText("भुगतान अभी काम नहीं कर रहे।");

  await page.goto(here);
  await expect(main).toContainText("Announced: Payments do not work");
  await expectAccessible(page);
  await main.getByRole("button", { name: "End it" }).click();
  await expect(main.getByRole("status")).toContainText("The announcement is off every page.");
  await open("/?lang=en");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(line("Known trouble")).toHaveCount(0);
  await visitor.close();
});

/** For looking at: SHOTS=folder npx playwright test … */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true });
}
