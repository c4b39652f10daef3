import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { choose } from "../../support/choose.ts";
import { pressAndWait } from "../../support/press.ts";
import { startServer } from "../../support/server.ts";
import { comeSignedIn, freshPhone, signInAtPortal } from "../../support/sign-in.ts";
import { test as base, expect, expectAccessible } from "../../support/test.ts";

const shiftedClock = resolve(import.meta.dirname, "../../../support/shifted-clock-setup.ts");
let wind: (hours: number) => void = () => undefined;

/** A site of its own: its clock goes on by days. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "scholarsetu-nominee-"));
      const dataDir = join(folder, "data");
      const clock = join(folder, "ahead");
      wind = (hours) => writeFileSync(clock, String(hours * 3_600_000));
      wind(0);
      cpSync(process.env.DEMO_WORLD ?? "", dataDir, { recursive: true });
      const variables = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${shiftedClock}` };
      const server = await startServer({ ...variables, DATA_DIR: dataDir });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test("I7c: she names her mother; two people of the desk and three days later her mother opens the copy by its code", async ({
  page,
  browser,
  site,
  demoInbox,
  healthy,
}) => {
  test.setTimeout(180_000);
  healthy.allow(/status of (409|422)/);
  const main = page.getByRole("main");
  const [hers, mothers] = [freshPhone(), freshPhone()];
  await comeSignedIn(page, hers);
  await page.goto("/settings/privacy/nominee");
  await main.getByLabel("Full name").fill("Lakshmi Gaddam");
  await main.getByLabel("Who they are to you").selectOption("mother");
  await main.getByLabel("Mobile number").fill(mothers);
  await pressAndWait(main.getByRole("button", { name: "Save" }));
  await page.goto("/settings/privacy");
  await expect(main).toContainText("Lakshmi Gaddam (mother)");

  // The mother writes to us; the desk sees by whom she was named, and goes on from there.
  const family = await (await browser.newContext({ baseURL: site })).newPage();
  await family.request.post("/contact", {
    headers: { Origin: site },
    form: {
      ...{ took: "9000", subject: "complaint", name: "Lakshmi Gaddam", phone: mothers },
      ...{ email: "lakshmi.gaddam@example.org", message: "I act for my daughter. Please send me her data." },
    },
  });
  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(desk, "admin", "/admin/enquiries?q=Lakshmi");
  const seen = desk.getByRole("main");
  await seen.getByRole("link", { name: "Lakshmi Gaddam" }).click();
  await seen.getByRole("link", { name: "Act for them" }).click();
  await expect(desk).toHaveURL(/\/admin\/security-roles\/nominees\//);
  await expectAccessible(desk);
  await pressAndWait(seen.getByRole("button", { name: "Ask a second person" }));
  await expect(seen).toContainText("Ring the number or write to the address named here first.");
  await choose(seen.getByRole("radio", { name: "A copy of the data" }));
  await seen
    .getByLabel("Proof you have seen")
    .selectOption({ label: "Doctor's certificate that they cannot act" });
  await seen.getByLabel(/^I rang the number/).check();
  await seen.getByLabel("What you looked at, for the second person").fill("Certificate and call.");
  await pressAndWait(seen.getByRole("button", { name: "Ask a second person" }));
  await desk.reload();
  await expect(seen).toContainText("A second person has been asked");
  // Whoever named her can still stop it.
  await demoInbox.lastTo(hers, /asks to use them/);

  const checker = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(checker, "checker", "/admin/security-roles/second-person");
  const row = checker.getByRole("main").getByRole("row").filter({ hasText: "Certificate and call." });
  await expect(row).toContainText("Can be agreed to from");
  wind(73);
  await signInAtPortal(checker, "checker", "/admin/security-roles/second-person");
  await row.getByRole("button", { name: "Agree" }).click();
  await checker.getByRole("button", { name: "Agree to it" }).click();
  await expect(checker.getByRole("main")).toContainText("Done");

  // She types the code as it stands in the SMS; a wrong one opens nothing.
  const sms = await demoInbox.lastTo(mothers, /\/data-copy/);
  const code = /code ([A-Z0-9-]+)/.exec(sms)?.[1] ?? "";
  await family.goto("/data-copy");
  await expectAccessible(family);
  const own = family.getByRole("main");
  await own.getByLabel("Code").fill("AAAA-BBBB-CCCC-DDDD");
  await own.getByRole("button", { name: "Download the copy" }).click();
  await expect(own.getByRole("alert")).toContainText("This code does not open anything.");
  await own.getByLabel("Code").fill(code.toLowerCase());
  const fetched = family.waitForEvent("download");
  await own.getByRole("button", { name: "Download the copy" }).click();
  expect((await fetched).suggestedFilename()).toMatch(/\.zip$/);
  for (const one of [family, desk, checker]) await one.context().close();
});
