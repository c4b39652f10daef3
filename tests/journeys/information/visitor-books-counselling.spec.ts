import { readCalendar } from "#tests/support/read-calendar.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { book, bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test("a visitor books counselling, is told by SMS and e-mail, and confirms the held time", async ({
  page,
  demoInbox,
}) => {
  const booker = somebody();
  await page.goto("/counseling");
  const main = page.getByRole("main");
  const type = main.getByRole("combobox", { name: "Counseling Type" });
  await expect(main).toContainText("confirmation call within 2 hours");

  // I17: choosing a service card highlights it, and the form starts with it.
  await expect(type).toHaveValue("career");
  const abroad = main.getByRole("link", { name: /^Study Abroad Guidance/ });
  await abroad.click();
  await expect(abroad).toHaveAttribute("aria-current", "true");
  await expect(main.getByRole("link", { name: /^Career Counseling/ })).not.toHaveAttribute("aria-current");
  await expect(type).toHaveValue("study-abroad");

  await fillCounseling(page, booker);
  await book(page);
  const note = main.getByRole("status").filter({ hasText: bookedWords });
  await expect(note).toBeVisible();
  await expect(type).toHaveValue("study-abroad");
  await expect(main.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const number = /BK-\d{4}-\d{7}-\d/.exec(await note.innerText())?.[0] ?? "";
  expect(number).not.toBe("");
  await expect(note).toContainText(/[4-7]:\d\d pm/);

  expect(await demoInbox.lastTo(booker.phone, /request BK-/)).toContain(number);
  await demoInbox.sayYes(booker.email);
  expect(await demoInbox.lastTo(booker.email, /We hold this time/)).toContain(`/bookings/${number}?key=`);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    note.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(readCalendar(Buffer.concat(chunks).toString("utf8")).events).toHaveLength(1);

  await note.getByRole("link", { name: "See, change or cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scholarship Counseling");
  await expectAccessible(page);
  await main.getByRole("button", { name: "This time suits me" }).click();
  await expect(main).toContainText("Confirmed");
  expect(await demoInbox.lastTo(booker.email, /is booked for/)).toContain(number);
});
