import { readCalendar } from "#tests/support/read-calendar.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("Start Preparation opens a plan counted back from the exam, which goes into a calendar", async ({
  page,
}) => {
  await page.goto("/exam-preparation");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Start Preparation: GATE" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your plan for GATE");
  await expectAccessible(page);
  await expect(main).toContainText("The date is our estimate");

  const year = new Date().getFullYear() + 1;
  await main.getByRole("textbox", { name: "Exam date" }).fill(`${year}-12-20`);
  await main.getByRole("button", { name: "Make my plan" }).click();
  await expect(page).toHaveURL(new RegExp(`date=${year}-12-20`));
  await expect(main).toContainText(`20 Dec ${year}`);
  for (const phase of ["Foundation", "Practice", "Mock tests", "Revision"])
    await expect(main).toContainText(phase);
  await expect(main).toContainText(`19 Dec ${year}`);

  const file = await page.request.get(`/exam-preparation/gate/plan.ics?date=${year}-12-20`);
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(readCalendar(await file.text()).events.at(-1)?.DTSTART).toBe(`${year}1220`);
});

test("a date that is over is refused in words", async ({ page }) => {
  await page.goto("/exam-preparation/gate/plan?date=2020-01-01");
  await expect(page.getByRole("main")).toContainText("Enter a day that is still to come");
  await page.goto("/exam-preparation/gate/plan?date=soon");
  await expect(page.getByRole("main")).toContainText("Enter a day that is still to come");
});
