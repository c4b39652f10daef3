import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a student at the donors' door gets a 403 that says who may in, and the way to that sign-in", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 403/);
  await signInByPhone(page, freshPhone());
  const reply = await page.goto("/donor");
  expect(reply?.status()).toBe(403);
  expect(reply?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs another sign-in");
  await expect(page.getByRole("main")).toContainText("It is for a donor. You are signed in as a student.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Sign out and use another sign-in" }).click();
  await expect(page).toHaveURL(/\/donor$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donor Portal Login");
});

test("the same by a click inside the site", async ({ page, healthy }) => {
  healthy.allow(/status of 403/);
  await signInByPhone(page, freshPhone());
  await page.getByRole("contentinfo").getByRole("link", { name: "Donor Portal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs another sign-in");
  await page.getByRole("link", { name: "My dashboard" }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});
