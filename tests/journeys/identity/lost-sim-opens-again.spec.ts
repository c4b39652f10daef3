import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainPng } from "#tests/support/sample-files.ts";
import { startServer } from "../support/server.ts";
import { comeSignedIn, demoSignIns, freshPhone, signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { test as base, expect, expectAccessible } from "../support/test.ts";

/** A site of its own: the demo's student loses her number here, and the other journeys still need it. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-recovery-"));
      const dataDir = join(folder, "data");
      cpSync(process.env.DEMO_WORLD ?? "", dataDir, { recursive: true });
      const server = await startServer({ DATA_DIR: dataDir });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

const card = {
  name: "card.png",
  mimeType: "image/png",
  buffer: plainPng(),
};

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("S3: a number that nobody has is answered like any other, in Telugu too", async ({
    page,
    healthy,
  }) => {
    healthy.allow(/status of 422/);
    const main = page.getByRole("main");
    await page.goto("/login");
    await main.getByRole("link", { name: "I no longer have this number" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get your account back");
    await main.getByLabel("Your new number").fill(freshPhone());
    await main.getByRole("button", { name: "Send OTP" }).click();
    await main.getByRole("textbox", { name: "OTP" }).fill("123456");
    await main.getByRole("button", { name: "Verify" }).click();
    await main.getByLabel("Student ID (OTR number)").fill("SS-2026-1");
    await main.getByRole("button", { name: "Send the request" }).click();
    await expect(main).toContainText("Enter the OTR number as it stands on your card or receipt.");
    const own = page.url();
    await page.goto(`${own}?lang=te`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("మీ ఖాతాను తిరిగి పొందండి");
  });
});

test("S3: phone gone, two people look at it, the time passes, and she is in with the new number", async ({
  page,
  browser,
  baseURL,
  demoInbox,
}) => {
  const main = page.getByRole("main");
  const context = { ...(baseURL && { baseURL }) };
  const phone = freshPhone();

  // What she has: her number and an application. Then the SIM is gone.
  const before = await (await browser.newContext(context)).newPage();
  await comeSignedIn(before, demoSignIns.student);
  await before.goto("/otr-registration");
  await expect(before.getByRole("main")).toContainText(/XXXX-XXXX-\d{4}/);
  const profile = (await before.getByRole("main").textContent()) ?? "";
  const otrNumber = /SS-\d{4}-\d{7}-\d/.exec(profile)?.[0] ?? "";
  expect(otrNumber).not.toBe("");
  const digits = /XXXX-XXXX-(\d{4})/.exec(profile)?.[1] ?? "";
  expect(digits).toMatch(/^\d{4}$/);

  await page.goto("/login");
  await main.getByRole("link", { name: "I no longer have this number" }).click();
  await expectAccessible(page);
  await main.getByLabel("Your new number").fill(phone);
  await main.getByRole("button", { name: "Send OTP" }).click();
  await main.getByRole("textbox", { name: "OTP" }).fill("123456");
  await main.getByRole("button", { name: "Verify" }).click();
  await expect(main.getByRole("heading", { name: "Show that it is you" })).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel("Student ID (OTR number)").fill(otrNumber.toLowerCase());
  await main.getByLabel("Date of birth").fill("2008-03-09");
  await main.getByRole("radio", { name: "my Aadhaar" }).check({ force: true });
  await main.getByLabel("The four digits").fill(digits);
  await main.getByLabel(/Photo of your student card/).setInputFiles(card);
  await main.getByRole("button", { name: "Send the request" }).click();
  await expect(main).toContainText("Your request has arrived.");
  const own = page.url();
  const number = /RQ-\d{4}-\d{7}-\d/.exec((await main.textContent()) ?? "")?.[0] ?? "";

  const first = await (await browser.newContext(context)).newPage();
  await signInAtPortal(first, "admin", "/admin/recovery");
  await first.getByRole("link", { name: number }).first().click();
  await expect(first.getByRole("main")).toContainText("As registered");
  await expectAccessible(first);
  await first.getByLabel("What you looked at, for the second person").fill("Face and card are the same.");
  await first.getByRole("button", { name: "Ask a second person" }).click();
  await expect(first.getByRole("main")).toContainText("A second person has been asked");

  const second = await (await browser.newContext(context)).newPage();
  await signInAtPortal(second, "checker", "/admin/security-roles/second-person");
  await second
    .getByRole("row", { name: new RegExp(number) })
    .getByRole("button", { name: "Agree" })
    .click();
  await second.getByRole("button", { name: "Agree to it" }).click();
  await expect(second.getByRole("main")).toContainText("Done");
  await second.goto("/admin/recovery");
  await second.getByRole("link", { name: number }).first().click();
  await expect(second.getByRole("main")).toContainText("agreed as the second person");

  // The old number hears of it, with a code that stops it; she sees from when.
  const warning = await demoInbox.lastTo(demoSignIns.student, /another number/);
  expect(warning).toContain(number);
  await page.goto(own);
  await expect(main).toContainText("Two people have checked it.");

  await second.getByRole("button", { name: "Let the waiting time pass" }).click();
  await expect(second.getByRole("main")).toContainText("moved the account to the new number");
  await page.goto(own);
  await expect(main).toContainText("Your account now opens with");

  // Every session of the old number has ended, and with the new one everything is there.
  await before.goto("/student/dashboard?tab=applications");
  await expect(before).toHaveURL(/\/login\?next=/);
  await main.getByRole("link", { name: "Login" }).click();
  await signInByPhone(page, phone);
  await page.goto("/student/dashboard?tab=applications");
  await expect(main).toContainText(/AP-\d{4}-\d{7}-\d/);
});
