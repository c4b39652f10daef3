import { demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { pressAndWait } from "../../support/press.ts";
import { expect } from "../../support/test.ts";
import { journal, openWay, rowsOf, test, verifyPapers } from "./rupee.ts";

test("a provider outside: sent on with its number there, no award typed by us and no rupee in our books", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const way = await openWay({ browser, site }, { student: demoStudent.name, giver: "institute" });
  const desk = way.desk.getByRole("main");
  const outside = "NSP-2026-JL-0417";
  const before = await rowsOf(way.desk, "/admin/books/journal/export");
  const sent = await rowsOf(way.student, "/student/applications.csv");
  const number = sent.find((row) => /review/i.test(row.Status ?? ""))?.Number ?? "";
  await verifyPapers(way.desk, `/admin/applications/${number}`);
  // The desk cannot award what it does not pay.
  await expect(desk.getByRole("button", { name: "Approve…" })).toHaveCount(0);
  await desk.getByRole("button", { name: "Forward…" }).click();
  await desk.getByLabel(/^Number at the provider/).fill(outside);
  await pressAndWait(desk.getByRole("button", { name: "Forward to the provider" }));
  await way.desk.goto(`/admin/applications/${number}`);
  await expect(desk.getByText("Forwarded", { exact: true }).first()).toBeVisible();
  await expect(desk.getByText(outside).first()).toBeVisible();

  const own = way.student.getByRole("main");
  await way.student.goto(`/applications/${number}`);
  await expect(own.getByText(outside).first()).toBeVisible();
  await expect(own.locator("a[href^='/payouts/']")).toHaveCount(0);
  const mine = await rowsOf(way.student, "/student/applications.csv");
  expect(mine.find((row) => row.Number === number)).toMatchObject({
    Status: "Forwarded",
    Reference: outside,
  });

  const all = await rowsOf(way.desk, `/reviews/applications.csv?q=${number}`);
  expect(all.find((row) => row.Number === number)).toMatchObject({
    Status: "Forwarded",
    "Award (INR)": "",
    "Bank reference": "",
    "Number at the provider": outside,
  });
  expect(await rowsOf(way.desk, `/admin/payouts/awards/export?q=${number}`)).toEqual([]);
  expect(await journal(way.desk, outside)).toEqual([]);
  expect(await rowsOf(way.desk, "/admin/books/journal/export")).toEqual(before);
  await way.close();
});
