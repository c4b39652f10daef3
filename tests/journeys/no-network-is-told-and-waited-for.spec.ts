import { expect, test } from "./support/test.ts";

test("without a network the page says so, keeps its place, and goes on by itself", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto("/scholarships");
  await expect(page.locator("html[data-live]")).toBeAttached();
  await context.setOffline(true);
  await page.getByRole("main").getByRole("searchbox").fill("merit");
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Scholarship database" })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/[?&]q=merit/);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Scholarship database" })).toBeVisible();
});
