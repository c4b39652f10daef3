import type { Browser, Page } from "@playwright/test";
import { parseCsv } from "#app/core/lists/parse-csv.ts";
import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { demoRollApplicants } from "#app/features/institutes/demo/demo-roll.ts";
import { csvFaults } from "#tests/support/sweep/csv-faults.ts";
import { openDesk, payWhatIsDue } from "../../applications/desk-pays.ts";
import { comeSignedIn, signInAtPortal } from "../../support/sign-in.ts";
import { test as base, expect } from "../../support/test.ts";

/** Worlds of their own: what is given, applied for and paid here changes figures that others count. */
export const test = base.extend<object, { ownWorld: boolean }>({
  ownWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      await use(true);
    },
    { scope: "worker", auto: true },
  ],
});

/** Everybody who touches the rupee, each in a browser of their own. */
export interface Way {
  readonly student: Page;
  readonly desk: Page;
  readonly checker: Page;
  /** Who gives: an institute, a donor, a company. */
  readonly giver: Page;
  close(): Promise<void>;
}

/** One of the demo's students whose papers are known, so that applying is one press; or the demo's own student. */
function phoneOf(name: string): string {
  if (name === demoStudent.name) return demoStudent.phone;
  const found = demoRollApplicants.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not on the roll`);
  return found.phone;
}

export async function openWay(
  { browser, site }: { browser: Browser; site: string },
  { student, giver }: { student: string; giver: "institute" | "donor" | "csr" },
): Promise<Way> {
  const open = async () => (await browser.newContext({ baseURL: site, locale: "en-IN" })).newPage();
  const [own, of] = [await open(), await open()];
  await comeSignedIn(own, phoneOf(student));
  if (giver === "institute") await comeSignedIn(of, "9876543211", "institute");
  else await signInAtPortal(of, giver);
  const { desk, checker } = await openDesk(browser, site);
  return {
    student: own,
    giver: of,
    desk,
    checker,
    async close() {
      for (const page of [own, of, desk, checker]) await page.context().close();
    },
  };
}

/** Sends what is known already. Says the application's number. */
export async function apply({ student }: Way, slug: string): Promise<string> {
  const main = student.getByRole("main");
  await student.goto(`/apply?scholarship=${slug}`);
  await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
  // Asked the first time only.
  const share = main.getByLabel(/^I agree that my application/);
  if ((await share.count()) > 0) await share.check();
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(student).toHaveURL(/\/applications\/AP-[\d-]+\/receipt/);
  return /AP-[\d-]+\d/.exec(student.url())?.[0] ?? "";
}

/** Looks at every paper, as the desk or as the institute. */
export async function verifyPapers(page: Page, address: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(address);
  await main.getByLabel(/^I have looked at each/).check();
  await main.getByRole("button", { name: /^Verify all \d/ }).click();
  await expect(main.getByText(/^(\d+) of \1 done$/)).toBeVisible();
}

export async function approve(page: Page, amount: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Approve…" }).click();
  const dialog = main.getByRole("dialog");
  await expect(dialog).toContainText(amount);
  await dialog.getByRole("button", { name: /^Approve / }).click();
  await expect(main.getByText("Approved. The student has been told.")).toBeVisible();
}

/** By the application's own page, as the message leads her. Says where her award is. */
export async function accept({ student }: Way, number: string, amount: string): Promise<string> {
  const main = student.getByRole("main");
  await student.goto(`/applications/${number}`);
  await main.locator("a[href^='/payouts/']").first().click();
  await expect(main).toContainText(amount);
  await main.getByRole("button", { name: "Accept the award" }).click();
  await expect(main.getByRole("button", { name: "Accept the award" })).toHaveCount(0);
  return new URL(student.url()).pathname;
}

/** Two people pay what is due; her page then says how much came and by which reference of the bank. */
export async function payAndRead(way: Way, award: string, amount: string): Promise<string> {
  await payWhatIsDue(way);
  return readPaid(way, award, amount);
}

export async function readPaid({ student }: Way, award: string, amount: string): Promise<string> {
  const main = student.getByRole("main");
  await student.goto(award);
  await expect(main.getByText(/was paid to you\./)).toBeVisible();
  await expect(main).toContainText(amount);
  const reference = /SANDBOX\w+|UTR\w+/.exec(await main.innerText())?.[0];
  expect(reference, "a reference of the bank").toBeTruthy();
  for (const paper of ["letter", "receipt"]) {
    const file = await student.request.get(`${award}/${paper}`);
    expect(file.headers()["content-type"], paper).toBe("application/pdf");
  }
  return reference ?? "";
}

/** A file as its page offers it: in the one form, its rows by the names of the columns. */
export async function rowsOf(page: Page, address: string): Promise<Record<string, string>[]> {
  const reply = await page.request.get(address);
  expect(reply.headers()["content-type"], address).toBe("text/csv; charset=utf-8");
  const text = (await reply.body()).toString("utf8");
  expect(csvFaults(text), address).toEqual([]);
  const [head, ...rows] = parseCsv(text.slice(1)).rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries((head ?? []).map((name, at) => [name, cells[at] ?? ""])));
}

/** The books: the journal's page and its file say the same, and the trial balance stays even. */
export async function journal(desk: Page, search: string): Promise<Record<string, string>[]> {
  const rows = await rowsOf(desk, `/admin/books/journal/export?q=${encodeURIComponent(search)}`);
  await desk.goto(`/admin/books/journal?q=${encodeURIComponent(search)}`);
  const main = desk.getByRole("main");
  for (const entry of new Set(rows.map((row) => row.Entry ?? ""))) {
    await expect(main.getByText(entry).first()).toBeVisible();
  }
  if (rows.length === 0) await expect(main.getByText(/^J-\d{6}$/)).toHaveCount(0);
  return rows;
}

/** What left our bank for this student: once, and by the same reference. */
export async function expectPaidInBooks(way: Way, reference: string, rupees: number): Promise<void> {
  const rows = await journal(way.desk, reference);
  const bank = rows.filter((row) => row.Account === "Bank");
  expect(bank).toMatchObject([{ What: "Payout paid", "Credit (INR)": String(rupees), Reference: reference }]);
  const debits = rows.reduce((sum, row) => sum + Number(row["Debit (INR)"]), 0);
  const credits = rows.reduce((sum, row) => sum + Number(row["Credit (INR)"]), 0);
  expect([debits, credits]).toEqual([rupees, rupees]);
}

/** The desk's own list of awards and the student's list say it too. */
export async function expectPaidInLists(
  way: Way,
  { number, reference, rupees }: { number: string; reference: string; rupees: number },
): Promise<void> {
  const awards = await rowsOf(way.desk, `/admin/payouts/awards/export?place=paid&q=${number}`);
  expect(awards).toMatchObject([{ "Amount (INR)": String(rupees), "Bank reference": reference }]);
  const own = await rowsOf(way.student, "/student/applications.csv");
  expect(own.find((row) => row.Number === number)).toMatchObject({
    "Amount (INR)": String(rupees),
    Status: "Paid",
    Reference: reference,
  });
}
