import { paper } from "../../applications/fill-application.ts";
import { expect } from "../../support/test.ts";
import {
  accept,
  apply,
  approve,
  expectPaidInBooks,
  expectPaidInLists,
  journal,
  openWay,
  payAndRead,
  readPaid,
  rowsOf,
  test,
  verifyPapers,
} from "./rupee.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an institute's own fund: paid in, awarded, paid, and the same rupee in every book", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const way = await openWay({ browser, site }, { student: "Kavya Thotakura", giver: "institute" });
  const main = way.giver.getByRole("main");
  const [title, utr] = ["Godavari Fund Award", "UTRFUND20261118"];
  await way.giver.goto("/institute/scholarships/new");
  await main.getByLabel(/^Name/).fill(title);
  await main.getByLabel(/^Category/).selectOption("merit");
  await main.getByLabel(/^What it is for/).fill("For students who read by lamplight and come first.");
  await main.getByLabel(/^How you select/).fill("By marks, then a talk.");
  await main.getByLabel(/^Amount for one student/).fill("7,310");
  await main.getByLabel(/^Number of scholarships/).fill("1");
  await main.getByLabel(/^Last day to apply/).fill(inDays(30));
  await main.getByLabel(/^Marks at least/).fill("50");
  await main.getByLabel(/^The institute pays the money in to ScholarSetu/).check();
  await main.getByRole("button", { name: "Save and preview" }).click();
  await expect(main.getByText("Saved. This is how students will read it.")).toBeVisible();
  const preview = way.giver.url();
  // Who pays is known before anybody applies: without the money it stays shut.
  await main.getByRole("button", { name: "Publish" }).click();
  await expect(main.getByText(/₹7,310 of ₹7,310 has not come in yet/)).toBeVisible();
  await way.giver.goto("/institute/awards");
  await main.getByRole("combobox", { name: /^For/ }).selectOption({ label: title });
  await main.getByLabel(/^We transfer/).fill("7,310");
  await main.getByRole("button", { name: "Announce the transfer" }).click();
  await expect(main.getByText(/^Announced/)).toBeVisible();
  const desk = way.desk.getByRole("main");
  await way.desk.goto("/admin/payouts/deposits?status=announced");
  await desk.getByText("Record it").first().click();
  await desk.getByRole("textbox", { name: /^Bank reference/ }).fill(utr);
  await desk.getByLabel(/^On the statement of/).fill(inDays(0));
  await desk.getByRole("button", { name: "It came" }).click();
  await expect(desk.getByText("Recorded. The scholarship has the money now.")).toBeVisible();
  expect(await journal(way.desk, utr)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ What: "Paid in by an institute", Account: "Bank", "Debit (INR)": "7310" }),
    ]),
  );
  await way.giver.goto(preview);
  await main.getByRole("button", { name: "Publish" }).click();
  await expect(main.getByText("It is public now.", { exact: false }).first()).toBeVisible();

  const number = await apply(way, "godavari-fund-award");
  await verifyPapers(way.giver, `/institute/applications/${number}`);
  await approve(way.giver, "₹7,310");
  const award = await accept(way, number, "₹7,310");
  const reference = await payAndRead(way, award, "₹7,310");
  await expectPaidInBooks(way, reference, 7_310);
  await expectPaidInLists(way, { number, reference, rupees: 7_310 });

  // The giver: nothing of the fund is left, and the file names the bank's reference.
  await way.giver.goto(`/institute/awards?place=paid&q=${number}`);
  await expect(
    main.getByText(`${title}: ₹7,310 came in of ₹7,310 for all seats; ₹0 is not awarded`),
  ).toBeVisible();
  await expect(main.getByText(number).locator("visible=true").first()).toBeVisible();
  const own = await rowsOf(way.giver, `/institute/awards/export?place=paid&q=${number}`);
  expect(own).toMatchObject([{ "Amount (INR)": "7310", "Bank reference": reference }]);
  const merit = await rowsOf(way.giver, "/reviews/applications.csv?q=kavya");
  expect(merit.find((row) => row.Number === number)).toMatchObject({
    Status: "Paid",
    "Award (INR)": "7310",
    "Bank reference": reference,
  });
  await way.close();
});

test("an institute that pays by itself: recorded with its proof, confirmed by the student, in its own figures", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const student = "Linda Devi Thokchom";
  const way = await openWay({ browser, site }, { student, giver: "institute" });
  const main = way.giver.getByRole("main");
  const utr = "UTRLINDA20261118";
  await way.giver.goto("/institute/dashboard?tab=applications&q=linda");
  await main.getByRole("link", { name: student }).click();
  const number = /AP-[\d-]+\d/.exec(await main.innerText())?.[0] ?? "";
  await approve(way.giver, "₹25,000");
  const award = await accept(way, number, "₹25,000");
  await way.giver.goto("/institute/awards");
  const choice = main.getByLabel(/^Award/).first();
  const mine = (await choice.locator("option").allTextContents()).find((line) => line.includes(student));
  await choice.selectOption({ label: mine ?? "" });
  await main.getByLabel(/^Paid on/).fill(inDays(-1));
  await main
    .getByLabel(/^Bank reference/)
    .first()
    .fill(utr);
  await main.locator("input[type=file]").setInputFiles(await paper("proof.pdf"));
  await main.getByRole("button", { name: "Record the payment" }).click();
  await expect(main.getByText(/^Recorded/)).toBeVisible();
  // Only her word makes it paid.
  await way.student.goto(award);
  await way.student.getByRole("button", { name: "Yes, the money came" }).click();
  expect(await readPaid(way, award, "₹25,000")).toBe(utr);
  await expectPaidInLists(way, { number, reference: utr, rupees: 25_000 });
  const own = await rowsOf(way.giver, `/institute/awards/export?place=paid&q=${number}`);
  expect(own).toMatchObject([{ "Amount (INR)": "25000", "Bank reference": utr }]);
  // It never passed our bank: the operator's books know nothing of it, and the institute's own page does.
  expect(await journal(way.desk, utr)).toEqual([]);
  await way.giver.goto(`/institute/awards?place=paid&q=${number}`);
  await expect(main.getByText(number).locator("visible=true").first()).toBeVisible();
  await way.close();
});
