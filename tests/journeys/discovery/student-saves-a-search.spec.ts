import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a search is saved over the login, opened again, and deleted", async ({ page }) => {
  await page.goto("/scholarships?category=women&level=undergraduate");
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByPhone(page, freshPhone());
  await expect(page).toHaveURL(/\/student\/alerts\?/);
  await expect(page.getByLabel("Name")).toHaveValue("Women, Undergraduate");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByText("This search is saved.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Women, Undergraduate" }).click();
  await expect(page).toHaveURL("/scholarships?category=women&level=undergraduate");
  await page.goBack();
  await page.getByRole("button", { name: "Delete the saved search Women, Undergraduate" }).click();
  await expect(page.getByText("The saved search is deleted.")).toBeVisible();
  await expect(page.getByText("No saved search yet")).toBeVisible();
});

test("the channels of alerts are kept", async ({ page }) => {
  await signInByPhone(page, freshPhone(), "student", "/student/alerts");
  const weekly = page.getByLabel("Once a week instead of every day");
  await expect(weekly).not.toBeChecked();
  await weekly.check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.reload();
  await expect(weekly).toBeChecked();
});
