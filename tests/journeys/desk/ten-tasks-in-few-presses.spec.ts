import type { Page } from "@playwright/test";
import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { comeSignedIn, demoSignIns, signInAsStaff, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { Presses } from "./presses.ts";

// D36: the daily tasks, each from the page one lands on after signing in, in no more presses than the best of the field.
// One after the other, in one world: what one decides is gone from the next one's list.
test.use({ world: "desk: ten" });
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 800 } });

const [verifier, reviewer] = demoTeam;

test("find an application by its number: 1", async ({ page }) => {
  for (const [open, home, found] of [
    [() => comeSignedIn(page, demoSignIns.institute, "institute"), "/institute/dashboard", "/institute"],
    [() => signInAtPortal(page, "admin"), "/admin", "/admin"],
  ] as const) {
    await open();
    await page.goto(home);
    const hand = new Presses(page);
    await hand.key("Control+k");
    await hand.typeAndEnter(page.getByLabel(/^A page, something to do/), "AP-2026-0000064-4");
    await expect(page).toHaveURL(new RegExp(`${found}/applications/AP-2026-0000064-4`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prakash Munda");
    expect(hand.presses).toBeLessThanOrEqual(1);
    await page.context().clearCookies();
  }
});

test("verify an application of five papers, by keys: 6; the next one comes by itself", async ({ page }) => {
  await comeSignedIn(page, verifier.phone, "institute");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  const row = main.getByRole("listitem").filter({ hasText: "5 checks open" }).first();
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await hand.click(row.getByRole("link").first());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const verify = main.getByRole("button", { name: /^Verify (?!all)/ });
  for (let open = 5; open > 0; open -= 1) {
    await expect(verify).toHaveCount(open);
    await hand.key("v");
    if (open > 1) await expect(verify).toHaveCount(open - 1);
  }
  await expect(main.getByText("The one before is verified whole.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  expect(hand.presses).toBeLessThanOrEqual(6);
  // What was done is about the one before, which is one press away.
  await main.getByRole("link", { name: /^AP-/ }).first().click();
  await expect(main.getByText("7 of 7 done")).toBeVisible();
});

test("ask for a fix with a saved sentence: 3", async ({ page }) => {
  await comeSignedIn(page, verifier.phone, "institute");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  await hand.click(main.getByRole("link", { name: "Start with the oldest" }));
  await expect(main.getByRole("button", { name: /^Verify (?!all)/ }).first()).toBeVisible();
  await hand.key("d");
  await hand.choose(main.getByLabel(/^Saved sentence/).locator("visible=true"), "blurred");
  await hand.click(main.getByRole("button", { name: "Ask for a fix" }).locator("visible=true"));
  await expect(main.getByText("The student has been asked to mend it.")).toBeVisible();
  // The sentence says by itself what is wrong.
  await page.reload();
  await expect(main.getByText("Cannot be read. The photo is blurred.")).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(3);
});

test("score by three lines and go on: 2", async ({ page }) => {
  await comeSignedIn(page, reviewer.phone, "institute");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  await hand.click(main.getByRole("link", { name: "Start with the oldest" }));
  await page.waitForURL(/AP-/);
  const first = new URL(page.url()).pathname;
  await hand.type(main.getByLabel(/^Marks of the last exam/), "42");
  await hand.type(main.getByLabel(/^Family income/), "25");
  await hand.type(main.getByLabel(/^What the parents work as/), "12");
  await hand.click(main.getByRole("button", { name: "Save the score" }));
  await expect(main.getByText("Your score is saved.")).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(2);
  await page.goto(first);
  await expect(main.getByText("79 / 100").first()).toBeVisible();
});

test("approve one: 2, with name and amount before the eyes", async ({ page }) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  const decide = main.getByRole("link", { name: /^Decide about / }).first();
  const name = ((await decide.textContent()) ?? "").replace("Decide about ", "");
  await hand.click(decide);
  const question = main.getByRole("dialog", { name: "Approve…" });
  await expect(question).toContainText(name);
  await expect(question).toContainText("₹");
  await hand.click(question.getByRole("button", { name: `Approve ${name}` }));
  await expect(main.getByText("Approved. The student has been told.")).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(2);
  await page.goto("/institute/dashboard?tab=applications&status=approved");
  await expect(main.getByRole("link", { name }).first()).toBeVisible();
});

test("decide about many, and the second person with their list: 4 and 3", async ({ page, browser, site }) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  await hand.click(main.getByRole("link", { name: /^All \d+ waiting/ }));
  await hand.click(main.getByRole("checkbox", { name: /all/i }).first());
  await hand.click(main.getByText("Decide about the ticked ones"));
  await hand.choose(main.getByLabel(/^What to do/), "waitlist");
  await hand.click(main.getByRole("button", { name: "Prepare" }));
  await expect(main.getByText("Nothing happens before a second person has confirmed it.")).toBeVisible();
  expect(hand.presses).toBeLessThanOrEqual(4);

  const context = await browser.newContext({ baseURL: site });
  const second = await context.newPage();
  await comeSignedIn(second, verifier.phone, "institute");
  const other = new Presses(second);
  await other.click(second.getByRole("link", { name: /^Applications/ }).first());
  const whom = second.getByRole("table", { name: "Whom it is about" }).first();
  await expect(whom.getByRole("link").first()).toBeVisible();
  await other.click(second.getByRole("button", { name: "Confirm" }).first());
  await other.click(second.getByRole("button", { name: /^Waiting list \d+/ }));
  await expect(second.getByText("Confirmed. It is being carried out now")).toBeVisible();
  expect(other.presses).toBeLessThanOrEqual(3);
  await context.close();
});

test("answer an enquiry and have the next: 2", async ({ page, site }) => {
  for (const person of ["A", "B"]) {
    const sent = await page.request.post("/contact", {
      headers: { Origin: site },
      form: {
        took: "9000",
        name: `Asker ${person}`,
        email: `asker${person}@example.org`,
        phone: "9876500033",
        subject: "complaint",
        message: "Where is it?",
      },
      maxRedirects: 0,
    });
    expect(sent.status()).toBeLessThan(400);
  }
  await signInAsStaff(page, "support");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  await hand.click(main.getByRole("link", { name: "Answer the first enquiry" }));
  await page.waitForURL(/enquiries\/[\w-]{36}/);
  const first = new URL(page.url()).pathname;
  await hand.type(main.getByLabel(/^Answer/), "It is with the institute since Monday.");
  await hand.click(main.getByRole("button", { name: "Send, and open the next" }));
  await expect(main.getByText("Here is the next.")).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(first);
  expect(hand.presses).toBeLessThanOrEqual(2);
  await page.goto(first);
  await expect(main.getByText("It is with the institute since Monday.")).toBeVisible();
  await expect(main).toContainText("Answered");
});

test("reject a claim: 3", async ({ page }) => {
  await signInAtPortal(page, "admin");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  await hand.click(page.getByRole("link", { name: /^Claim Management/ }).first());
  const reject = main.getByRole("link", { name: /^Reject CLM-/ }).first();
  await expect(reject).toBeVisible();
  const number = ((await reject.getAttribute("aria-label")) ?? "").replace("Reject ", "");
  await hand.click(reject);
  const dialog = page.getByRole("dialog", { name: `Reject ${number}` });
  await hand.type(dialog.getByLabel("Reason"), "The treatment is not part of this plan.");
  await hand.click(dialog.getByRole("button", { name: "Reject the claim" }));
  await expect(main).toContainText("Claim rejected successfully!");
  expect(hand.presses).toBeLessThanOrEqual(3);
  await page.goto(`/admin/claim-management?q=${number}`);
  await expect(main.getByRole("row").nth(1)).toContainText("Rejected");
});

test("record a voucher with its bill: 3", async ({ page }) => {
  await signInAtPortal(page, "csr");
  const main = page.getByRole("main");
  const hand = new Presses(page);
  const voucher = `TEN-${Date.now()}`;
  await hand.click(main.getByRole("link", { name: "Rural Skills Centres" }).first());
  await hand.type(main.getByRole("textbox", { name: /^Amount/ }), "1000");
  await hand.type(main.getByLabel("Voucher number"), voucher);
  await hand.type(main.getByLabel("What was paid"), "Stamps");
  await hand.click(main.getByRole("button", { name: "Record it, and add the bill" }));
  const buffer = await tallPicture(page);
  await hand.attach(main.getByLabel(/^File/), { name: "bill.png", mimeType: "image/png", buffer });
  // However tall it is, its small picture lies over nothing.
  const [small, row] = [main.locator(".up__i").first(), main.locator(".up").first()];
  await expect(small.locator("img")).toBeVisible();
  const picture = await small.locator("img").boundingBox();
  const place = await row.boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(
    (place?.y ?? 0) + (place?.height ?? 0),
  );
  await hand.click(main.getByRole("button", { name: "Keep it" }));
  await expect(main.getByRole("row").filter({ hasText: "bill.png" }).first()).toContainText(voucher);
  expect(hand.presses).toBeLessThanOrEqual(3);
});

async function tallPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const paper = Object.assign(document.createElement("canvas"), { width: 300, height: 1500 });
    paper.getContext("2d")?.fillRect(20, 20, 200, 1400);
    return paper.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
