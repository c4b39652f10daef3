import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { book, bookedWords, fillCounseling, somebody } from "./fill-booking.ts";

test("the desk finds the bookings that wait, opens one, confirms it, and takes the list along", async ({
  page,
  browser,
  site,
}) => {
  const booker = { ...somebody(), name: "Gurpreet Kaur" };
  const visitor = await browser.newPage({ baseURL: site });
  await visitor.goto("/counseling");
  await fillCounseling(visitor, booker);
  await book(visitor);
  await expect(visitor.getByText(bookedWords)).toBeVisible();
  await visitor.close();

  await signInAtPortal(page, "admin");
  await page.goto("/admin/bookings");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  await expectAccessible(page);
  await expect(main.getByText(/^Call: .* late/).first()).toBeVisible();

  await page.goto(`/admin/bookings?status=requested&q=${booker.phone}`);
  await main.getByRole("table").getByRole("link", { name: booker.name }).click();
  await expect(main).toContainText(booker.phone);
  await expect(main).toContainText("Class 12");
  await main.getByRole("button", { name: "Confirm the time" }).click();
  await expect(main).toContainText("Confirmed");

  await page.goto(`/admin/bookings?q=${booker.email}`);
  await expect(main.getByRole("table").getByText("Confirmed")).toBeVisible();
  const csv = await (await page.request.get(`/admin/bookings/export?q=${booker.phone}`)).text();
  expect(csv).toContain(booker.name);
  expect(csv.trim().split("\n")).toHaveLength(2);
});

test("nobody else opens the desk", async ({ page, healthy }) => {
  healthy.allow(/status of 40[13]/);
  await page.goto("/admin/bookings");
  await expect(page.getByRole("main")).not.toContainText("Gurpreet");
});
