import { expect, test } from "../support/test.ts";
import { book, bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("without script a booking is made, moved and cancelled on a phone", async ({ page, demoInbox }) => {
  const booker = somebody();
  await page.goto("/counseling?service=personal");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Personal Development/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await fillCounseling(page, booker);
  await book(page);
  await expect(main.getByText(bookedWords)).toBeVisible();
  const number = /BK-\d{4}-\d{7}-\d/.exec(await main.innerText())?.[0];

  // The same page sent again is the same booking.
  await page.reload();
  await expect(main.getByText(bookedWords)).toBeVisible();
  expect(/BK-\d{4}-\d{7}-\d/.exec(await main.innerText())?.[0]).toBe(number);

  await main.getByRole("link", { name: "See, change or cancel" }).click();
  await main.getByRole("link", { name: "Choose another time" }).click();
  const times = main.getByRole("radio");
  await times.last().check();
  await main.getByRole("button", { name: "Take this time" }).click();
  await expect(main).toContainText("Confirmed");
  expect(await demoInbox.lastTo(booker.phone, /new time/)).toContain("new time");

  await main.getByText("Cancel this booking").click();
  await main.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(main).toContainText("Cancelled");
  expect(await demoInbox.lastTo(booker.phone, /cancelled/)).toContain("cancelled");
  await expect(main.getByRole("button", { name: "This time suits me" })).toHaveCount(0);
});
