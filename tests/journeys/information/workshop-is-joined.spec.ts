import { expect, test } from "../support/test.ts";
import { book, fillContact, somebody } from "./fill-booking.ts";

test("Register Free takes a place, the page counts it, and cancelling gives it back", async ({
  page,
  demoInbox,
}) => {
  const booker = somebody();
  await page.goto("/career-guidance");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /^Register Free: / })
    .last()
    .click();
  await expect(page).toHaveURL(/\/career-guidance\/workshops\//);
  await expect(main.getByRole("heading", { name: "Register Free" })).toBeVisible();
  const address = page.url();
  const places = async () => Number(/(\d+) of \d+/.exec(await main.innerText())?.[1]);
  const before = await places();
  await fillContact(page, booker);
  await book(page, "Register Free");
  await expect(main.getByText("Registered successfully!")).toBeVisible();
  await demoInbox.sayYes(booker.email);
  expect(await demoInbox.lastTo(booker.email, /is booked for/)).toContain("10:00 am");
  const bookingLink = await main.getByRole("link", { name: "See, change or cancel" }).getAttribute("href");
  await page.goto(address);
  expect(await places()).toBe(before + 1);

  await page.goto(bookingLink ?? "");
  await expect(main).toContainText("Confirmed");
  await expect(main.getByRole("link", { name: "Choose another time" })).toHaveCount(0);
  await main.getByText("Cancel this booking").click();
  await main.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(main).toContainText("Cancelled");
  await page.goto(address);
  expect(await places()).toBe(before);
});

test("a session card starts the form with its kind, and a group workshop is the next one", async ({
  page,
}) => {
  await page.goto("/career-guidance");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Book Session: Group Workshop" }).click();
  await expect(main.getByRole("combobox", { name: "Session Type" })).toHaveValue("workshop");
  await fillContact(page, somebody());
  await main.getByRole("combobox", { name: "Current Education" }).selectOption("class-10");
  await main.getByRole("combobox", { name: "Career Interest" }).selectOption("not-sure");
  await book(page);
  const note = main.getByRole("status").filter({ hasText: "Session booked successfully!" });
  await expect(note).toContainText(/choosing a stream|resume|Engineering|Health|Interview|Digital/);
});
