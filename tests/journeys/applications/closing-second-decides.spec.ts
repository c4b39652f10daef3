import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../support/server.ts";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { paper } from "./fill-application.ts";

const slug = "first-year-merit-award";
const shiftedClock = resolve(import.meta.dirname, "../../support/shifted-clock-setup.ts");

test("T20: a moment before the closing there is a receipt, a moment after it a clear refusal, and the draft stays", async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-closing-"));
  const clock = join(folder, "ahead");
  const offered = await (await request.get(`/api/v1/scholarships/${slug}`)).json();
  // The last day ends at midnight in India. The server lives two minutes before that from its first moment on.
  const closing = Date.parse(`${offered.deadline}T24:00:00+05:30`);
  const wind = (moment: number) => writeFileSync(clock, String(moment - Date.now()));
  wind(closing - 100_000);
  const variables = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${shiftedClock}` };
  const server = await startServer({ ...variables, DATA_DIR: join(folder, "data") });
  const open = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  try {
    const [early, late] = [await open(), await open()];
    const drafts = [await fillDraft(early), await fillDraft(late)];
    wind(closing - 10_000);
    await early.goto(`/apply?application=${drafts[0]}&step=5`);
    await early.getByLabel(/^I agree that my application/).check();
    await early.getByRole("button", { name: "Submit" }).click();
    await expect(early.getByText("Application submitted successfully!")).toBeVisible();

    // Everything is ready on the page, opened in time; it is pressed a second too late.
    await late.goto(`/apply?application=${drafts[1]}&step=5`);
    await late.getByLabel(/^I agree that my application/).check();
    wind(closing + 1000);
    await late.getByRole("button", { name: "Submit" }).click();
    await expect(late.getByText("This scholarship is closed", { exact: true })).toBeVisible();
    await expect(late.getByText(/Its closing time is over. Your draft stays/)).toBeVisible();
    await late.goto("/student/dashboard?tab=applications");
    await expect(late.getByRole("row", { name: /First-Year Merit Award/ })).toContainText("Draft");
    await late.goto(`/apply?application=${drafts[1]}&step=1`);
    await expect(late.getByLabel(/^City/)).toHaveValue("Guntur");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const answers: Record<string, string> = {
  fullName: "Asha Rao",
  email: "asha.closing@example.org",
  phone: "9812345678",
  dateOfBirth: "2004-05-04",
  gender: "female",
  address: "4-12, Temple Street",
  city: "Guntur",
  state: "andhra-pradesh",
  pincode: "522001",
  currentEducation: "undergraduate",
  institution: "Godavari Institute of Technology",
  course: "B.Tech, Computer Science",
  year: "1st",
  percentage: "91.4",
  fatherName: "Ramesh Rao",
  motherName: "Lakshmi Rao",
  fatherOccupation: "Farmer",
  familyIncome: "1l-2l",
};

/** A whole draft by the posts of the wizard, without its pages: those are tried in student-applies. */
async function fillDraft(page: Page): Promise<string> {
  await comeSignedIn(page, freshPhone());
  const headers = { "sec-fetch-site": "same-origin" };
  const fields = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, { value, agoMs: 0 }]),
  );
  const saved = await page.request.post("/apply/save", {
    data: { application: "", scholarship: slug, step: 4, heardAt: 0, fields },
    headers,
  });
  const { number } = await saved.json();
  const sent = await page.request.post("/apply", {
    headers,
    maxRedirects: 0,
    multipart: {
      application: number,
      step: "4",
      intent: "next",
      aadhaarNumber: "234123412346",
      bankAccount: "30211234567",
      confirmBankAccount: "30211234567",
      ifscCode: "SBIN0001234",
      photo: await paper("photo.pdf"),
      aadhaar: await paper("aadhaar.pdf"),
      marksheet: await paper("marksheet.pdf"),
      incomeCert: await paper("incomeCert.pdf"),
      bankPassbook: await paper("bankPassbook.pdf"),
    },
  });
  expect(sent.status()).toBe(302);
  return number;
}
