import { expect, test } from "../support/test.ts";
import { book, fillCounseling, somebody } from "./fill-booking.ts";

test("T13: a booking opens by its link alone, and a past or foreign time is refused", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 4(04|22|00)/);
  await page.goto("/counseling");
  const main = page.getByRole("main");
  await fillCounseling(page, somebody());
  await book(page);
  await main.getByRole("link", { name: "See, change or cancel" }).click();
  await expect(page).toHaveURL(/\/bookings\/BK-/);
  const address = new URL(page.url());
  const { pathname } = address;

  for (const wrong of [pathname, `${pathname}?key=${"0".repeat(40)}`, `${pathname}/calendar.ics`]) {
    expect((await page.request.get(wrong)).status(), wrong).toBe(404);
  }
  const post = (fields: Record<string, string>) =>
    page.request.post(address.href, { headers: { Origin: address.origin }, form: fields });
  expect((await post({ intent: "reschedule", startsAt: "2020-01-01T04:30:00.000Z" })).status()).toBe(422);
  expect((await post({ intent: "reschedule", startsAt: "soon" })).status()).toBe(422);
  expect((await post({ intent: "constructor" })).status()).toBe(400);
  // Only the desk says that a session took place.
  expect((await post({ intent: "finish" })).status()).toBeGreaterThanOrEqual(400);
  await page.reload();
  await expect(main).toContainText("Requested");
});
