import type { Page } from "@playwright/test";
import { demoProgrammes } from "#app/features/giving/demo/demo-programmes.server.ts";
import { signInAtPortal } from "../../support/sign-in.ts";
import { expect } from "../../support/test.ts";
import {
  accept,
  apply,
  approve,
  expectPaidInBooks,
  expectPaidInLists,
  openWay,
  payAndRead,
  rowsOf,
  test,
  verifyPapers,
  type Way,
} from "./rupee.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** By the sandbox's gateway; ends on the gift's page. */
async function pay({ giver }: Way, amount: string): Promise<string> {
  await giver.getByRole("main").getByRole("button", { name: "Go to payment" }).click();
  return payAtGateway(giver, amount);
}

async function payAtGateway(giver: Page, amount: string): Promise<string> {
  const main = giver.getByRole("main");
  await main.getByRole("button", { name: `Pay ${amount}` }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  // The gateway's page leads back by itself, or by its button, whichever is first.
  const back = main.getByRole("button", { name: "Back to ScholarSetu" });
  await expect(async () => {
    if (await back.isVisible()) await back.click({ timeout: 1_000 });
    await expect(giver).toHaveURL(/\/(donations|funding)\/[\w-]{36}$/, { timeout: 2_000 });
  }).toPass();
  return new URL(giver.url()).pathname;
}

/** Selected by the desk, accepted, paid: the bank's reference. */
async function fromDeskToBank(way: Way, slug: string, amount: string) {
  const number = await apply(way, slug);
  await verifyPapers(way.desk, `/admin/applications/${number}`);
  await approve(way.desk, amount);
  const award = await accept(way, number, amount);
  return { number, reference: await payAndRead(way, award, amount) };
}

test("a donor's programme: from the gift to the student's bank, on the donor's page, in books and files", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const way = await openWay({ browser, site }, { student: "Mohammed Imran Shaik", giver: "donor" });
  const main = way.giver.getByRole("main");
  const title = demoProgrammes[1]?.title ?? "";
  const { number, reference } = await fromDeskToBank(way, "first-year-merit-awards", "₹20,000");
  await expectPaidInBooks(way, reference, 20_000);
  await expectPaidInLists(way, { number, reference, rupees: 20_000 });

  const students = await rowsOf(way.giver, "/donor/students/export");
  expect(students.find((row) => row["Bank reference"] === reference)).toMatchObject({
    Program: title,
    "From you (INR)": "20000",
    Money: "In the bank",
  });
  // No name reaches the giver, here or in the file (T14).
  expect(JSON.stringify(students)).not.toContain("Imran");
  await way.giver.goto("/donor?tab=donations");
  await main.getByRole("link", { name: title }).first().click();
  await expect(main.getByText(reference)).toBeVisible();
  await expect(main).not.toContainText("Imran");
  await way.close();
});

test("a company's programme: its own scholarship, paid in, read by the desk, counted in its CSR figures", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const way = await openWay({ browser, site }, { student: "Anita Kumari Oraon", giver: "csr" });
  const main = way.giver.getByRole("main");
  await way.giver.goto("/csr/funding/new");
  await main.getByLabel(/^Give for/).selectOption({ index: 1 });
  await main.getByLabel(/^Amount/).fill("50,00,000");
  await main.getByLabel(/^Address on the receipt/).fill("1 Example Road, Kurnool");
  const pan = main.getByLabel(/^PAN/);
  if (await pan.count()) await pan.fill("AAACK1234E");
  // So much takes two people of the company; then whoever gives it pays.
  await main.getByRole("button", { name: "Go to payment" }).click();
  await expect(way.giver).toHaveURL(/\/csr\/approvals/);
  const second = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(second, "csrFinance", "/csr/approvals");
  const theirs = second.getByRole("main");
  await expect(theirs).toContainText("₹50,00,000");
  await theirs.getByRole("button", { name: /^Approve/ }).click();
  await theirs.getByRole("button", { name: "Approve it" }).click();
  await expect(theirs).toContainText("Approved and done.");
  await second.context().close();
  await way.giver.goto("/csr/approvals");
  await main.getByRole("row").filter({ hasText: "₹50,00,000" }).getByRole("link").first().click();
  await main.getByRole("button", { name: "Go on to payment" }).click();
  const gift = await payAtGateway(way.giver, "₹50,00,000");
  // The first of a company is read before it is public.
  const desk = way.desk.getByRole("main");
  await way.desk.goto("/admin/partnerships/scholarships");
  await desk.getByRole("button", { name: /^Approve Kaveri/ }).click();
  const { number, reference } = await fromDeskToBank(way, "kaveri-girls-in-engineering-award", "₹25,000");
  await expectPaidInBooks(way, reference, 25_000);
  await expectPaidInLists(way, { number, reference, rupees: 25_000 });
  await way.giver.goto(gift);
  await expect(main.getByText(reference)).toBeVisible();
  const funding = await rowsOf(way.giver, "/csr/funding/export");
  expect(funding).toMatchObject([{ "Amount (INR)": "5000000", Students: "1" }]);
  await way.close();
});

test("the general fund: a gift without a purpose, set aside for a scholarship of the desk, paid and traced", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const way = await openWay({ browser, site }, { student: "Prakash Munda", giver: "donor" });
  const main = way.giver.getByRole("main");
  await way.giver.goto("/donor/donations/new");
  await main.getByLabel(/^Give for/).selectOption({ label: "General fund" });
  await main.getByLabel(/^Amount/).fill("8,540");
  const gift = await pay(way, "₹8,540");

  const desk = way.desk.getByRole("main");
  const title = "Setu Second Chance Award";
  await way.desk.goto("/admin/scholarships/new");
  await desk.getByLabel("Name", { exact: false }).first().fill(title);
  await desk.getByLabel("Category").selectOption("need");
  await desk.getByLabel(/^Provider(?! type)/).fill("ScholarSetu");
  await desk.getByLabel("Provider type").selectOption("private");
  await desk.getByLabel("What it is for").fill("For students whose year would end over a small fee.");
  await desk.getByLabel("How to apply").fill("Apply on this site.");
  await desk.getByLabel("Amount, in words").fill("₹4,270 once");
  await desk.getByLabel(/^Amount for one student/).fill("4,270");
  await desk.getByLabel(/^Number of scholarships/).fill("2");
  await desk.getByLabel(/^Last day to apply/).fill(inDays(30));
  await desk.getByLabel(/^Marks at least/).fill("50");
  await desk.getByLabel("ScholarSetu's general fund").check();
  await desk.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("status")).toContainText("Saved.");
  const publish = async () => {
    await way.desk.goto("/admin/scholarships?q=Second+Chance");
    const row = desk.getByRole("row").filter({ hasText: title });
    await row.getByText("Change").click();
    await row.getByRole("button", { name: "Publish", exact: true }).click();
  };
  // Seats × amount has to be there: ₹8,540, and not a rupee of it is.
  await publish();
  await expect(desk.getByText(/₹8,540 of ₹8,540 has not come in yet/).first()).toBeVisible();
  await way.desk.goto("/admin/payouts");
  await desk.getByRole("button", { name: "Set the money aside" }).click();
  await desk.getByRole("button", { name: "Set ₹8,540 aside" }).click();
  await expect(desk.getByRole("button", { name: "Set the money aside" })).toHaveCount(0);
  await publish();
  await way.desk.goto("/admin/scholarships?q=Second+Chance");
  await expect(desk.getByRole("row").filter({ hasText: title })).toContainText("Active");

  const { number, reference } = await fromDeskToBank(way, "setu-second-chance-award", "₹4,270");
  await expectPaidInBooks(way, reference, 4_270);
  await expectPaidInLists(way, { number, reference, rupees: 4_270 });
  // Whoever gave without a purpose sees it arrive all the same, and what is still waiting.
  await way.giver.goto(gift);
  await expect(main.getByText(reference)).toBeVisible();
  const students = await rowsOf(way.giver, "/donor/students/export");
  expect(students.find((row) => row["Bank reference"] === reference)).toMatchObject({
    "From you (INR)": "4270",
    Money: "In the bank",
  });
  await way.close();
});
