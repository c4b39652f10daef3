import { expect, expectAccessible, test } from "../support/test.ts";
import { book, bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test("a wrong age, a wrong phone and an empty form are refused in words, and nothing typed is lost", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await page.goto("/counseling");
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Book Session" });
  // The form before says the same words: it is waited for until the answer's own stands in its place.
  const answered = async () => {
    const before = await main.locator("form[data-send]").elementHandle();
    await send.click();
    await before?.waitForElementState("hidden");
  };
  await answered();
  const summary = main.getByRole("alert");
  await expect(summary).toContainText("things to correct");
  await expect(summary).toBeFocused();
  await expectAccessible(page);

  const booker = somebody();
  for (const age of ["12", "31"]) {
    await fillCounseling(page, booker, age);
    await answered();
    await expect(main.getByRole("alert")).toContainText("students aged 13 to 30");
    await expect(main.getByRole("textbox", { name: "Name" })).toHaveValue(booker.name);
  }
  await main.getByRole("spinbutton", { name: "Age" }).fill("30");
  await main.getByRole("textbox", { name: "Phone" }).fill("12345");
  await answered();
  await expect(main.getByRole("alert")).toContainText("10-digit mobile number");
  await main.getByRole("textbox", { name: "Phone" }).fill(booker.phone);
  await book(page);
  await expect(main.getByText(bookedWords)).toBeVisible();
});
