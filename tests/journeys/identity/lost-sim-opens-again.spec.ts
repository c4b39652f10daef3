import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoRollApplicants } from "#app/features/institutes/demo/demo-roll.ts";
import { plainPng } from "#tests/support/sample-files.ts";
import { choose } from "../support/choose.ts";
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

test("S3: phone gone, two people look at it, the time passes: she is in with the new number, and the money reaches her", async ({
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
  await choose(main.getByRole("radio", { name: "my Aadhaar" }));
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

  // What the bank held while her phone was gone comes to her.
  await first.goto("/admin/payouts?status=sent");
  await first.getByRole("main").getByRole("link", { name: /^PB-/ }).first().click();
  await first.getByRole("button", { name: "Let the sandbox bank answer" }).click();
  await expect(first.getByRole("main").getByText("Settled", { exact: true })).toBeVisible();
  await page.goto("/student/dashboard?tab=applications");
  await main.getByRole("link", { name: "Indravati College Year Award", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/is in your bank/);
  await expect(main).toContainText(/Bank reference SANDBOX/);
  await expect(main).toContainText("₹20,000");
});

test("S3: her institute asks for her, one of the desk agrees, and she is in with the new number", async ({
  page,
  browser,
  baseURL,
  demoInbox,
}) => {
  const [, her] = demoRollApplicants;
  if (!her) throw new Error("Nobody on the roll");
  const phone = freshPhone();
  const context = { ...(baseURL && { baseURL }) };
  const office = await (await browser.newContext(context)).newPage();
  const main = office.getByRole("main");
  await comeSignedIn(office, demoSignIns.institute, "institute");
  await office.goto(`/institute/dashboard?tab=applications&q=${encodeURIComponent(her.name)}`);
  const applied = /AP-\d{4}-\d{7}-\d/.exec(await main.innerText())?.[0] ?? "";
  await office.goto("/institute/dashboard?tab=students");
  await main.getByRole("link", { name: "Lost phones" }).click();
  await expectAccessible(office);
  await main.getByLabel("Number of her application, or her OTR number").fill(applied);
  await main.getByLabel("Her date of birth").fill(her.birthDay);
  await main.getByLabel("Her new number").fill(phone);
  await main.getByRole("button", { name: "Send the OTP" }).click();
  await expect(main.getByRole("heading", { name: "It is her" })).toBeVisible();
  await expectAccessible(office);
  const number = (await office.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await main.getByLabel("OTP that came to her new number").fill("123456");
  await main.getByLabel("How you know her").fill("She sits in my class.");
  await main.getByLabel("She stood before me, and I know her").check();
  await main.getByRole("button", { name: "Send it to the desk" }).click();
  await expect(main).toContainText("Your word is at the ScholarSetu desk.");

  const desk = await (await browser.newContext(context)).newPage();
  const deskMain = desk.getByRole("main");
  await signInAtPortal(desk, "checker", "/admin/recovery");
  await desk.getByRole("link", { name: number }).first().click();
  await expect(deskMain).toContainText("Godavari Institute of Technology");
  await expectAccessible(desk);
  await desk.getByLabel("What you looked at").fill("Name and date of birth.");
  await desk.getByRole("button", { name: "Agree with her institute" }).click();
  await expect(deskMain).toContainText("agreed with her institute as the second person");
  // The old number hears of it, with a code that stops it.
  expect(await demoInbox.lastTo(her.phone, /another number/)).toContain(number);
  await desk.getByRole("button", { name: "Let the waiting time pass" }).click();
  await expect(deskMain).toContainText("moved the account to the new number");

  await signInByPhone(page, phone);
  await page.goto("/student/dashboard?tab=applications");
  await expect(page.getByRole("main")).toContainText(applied);
  await office.reload();
  await expect(main).toContainText("Moved");
});
