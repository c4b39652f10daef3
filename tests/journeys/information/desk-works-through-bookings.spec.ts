import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk finds the bookings that wait, opens one, confirms it, and takes the list along", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/bookings");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Bookings");
  await expectAccessible(page);
  await expect(main.getByText("Call is late").first()).toBeVisible();

  await page.goto("/admin/bookings?status=requested");
  const waiting = main.getByRole("table").getByRole("link", { name: "Gurpreet Singh" });
  await waiting.click();
  await expect(main).toContainText("9876500004");
  await expect(main).toContainText("spelt differently");
  await main.getByRole("button", { name: "This time suits me" }).click();
  await expect(main).toContainText("Confirmed");

  await page.goto("/admin/bookings?q=9876500004");
  await expect(main.getByRole("table").getByRole("link", { name: "Gurpreet Singh" })).toBeVisible();
  await expect(main.getByRole("table").getByText("Confirmed")).toBeVisible();
  const csv = await (await page.request.get("/admin/bookings/export?q=9876500004")).text();
  expect(csv).toContain("Gurpreet Singh");
  expect(csv.trim().split("\n")).toHaveLength(2);
});

test("nobody else opens the desk", async ({ page, healthy }) => {
  healthy.allow(/status of 40[13]/);
  await page.goto("/admin/bookings");
  await expect(page.getByRole("main")).not.toContainText("Gurpreet");
});
