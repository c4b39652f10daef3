import { demoProgrammes } from "#app/features/giving/demo/demo-giving.ts";
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
