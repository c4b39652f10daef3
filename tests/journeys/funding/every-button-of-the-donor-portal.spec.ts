import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("every tab and button of the donor portal does something (spec 2, Donor portal)", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  const tabs = page.getByRole("navigation", { name: "Donor portal" });
  await signInAtPortal(page, "donor");
  // The demo donor's figures; how many are unread other journeys change, and the demo's own test proves.
  const head = page.getByRole("region", { name: "Donor Portal" });
  await expect(head).toContainText("Deccan Learning Foundation");
  await expect(head).toContainText("Corporate Foundation");
  await expect(head).toContainText("95%");
  await expect(page.getByRole("link", { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await expect(main.getByText("19 ÷ 20 = 95%")).toBeVisible();
  await expect(main.getByRole("table", { name: "Donations" }).getByRole("row")).toHaveCount(4);

  await tabs.getByRole("link", { name: "Donations" }).click();
  await expect(page).toHaveURL(/tab=donations/);
  await main.getByRole("combobox", { name: "Status" }).selectOption("completed");
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(main.getByText("School Kits, Mahabubabad")).toBeVisible();
  await expect(main.getByText("First-Year Merit Awards")).toHaveCount(0);
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Export" }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^donations-\d{4}-\d\d-\d\d\.csv$/);

  await tabs.getByRole("link", { name: "Programs" }).click();
  await main.getByRole("link", { name: "Renew School Kits, Mahabubabad" }).click();
  await expect(main.getByLabel(/^Award for each student/)).toHaveValue("1000");
  await main.getByRole("button", { name: "Create the program" }).click();
  await expect(main.getByRole("alert")).toContainText("Choose the last day for applications.");
  await main.getByLabel(/^Last day for applications/).fill("2030-01-31");
  await main.getByRole("button", { name: "Create the program" }).click();
  await expect(page).toHaveURL(/\/donor\/donations\/new\?programme=/);
  await main.getByLabel(/^Amount/).fill("fifty");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await expect(main.getByRole("alert")).toContainText("Enter an amount such as 5,000 or 2 lakh.");

  await page.goto("/donor?tab=students");
  await expect(main.getByRole("row").filter({ hasText: /Scholar [A-Z]{3}-\d\d/ })).toHaveCount(20);
  await main.getByRole("link", { name: "Wrote to you" }).click();
  const [students] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Export" }).click(),
  ]);
  expect(students.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  await expect(main.getByRole("figure").first()).toBeVisible();
  await tabs.getByRole("link", { name: "Analytics" }).click();
  await expect(main.getByRole("img", { name: /Students by state/ })).toBeVisible();
  await main.getByText("Show as table").first().click();

  await tabs.getByRole("link", { name: "Settings" }).click();
  await main.getByLabel(/^Organization Type/).selectOption("Trust/NGO");
  await main.getByLabel("STEM").check();
  await main.getByLabel("A monthly impact summary").check();
  await main.getByRole("button", { name: "Update Settings" }).click();
  await expect(main.getByText("Settings updated.")).toBeVisible();
  await page.reload();
  await expect(main.getByLabel("STEM")).toBeChecked();
  await expect(head).toContainText("Trust/NGO");

  await page.getByRole("link", { name: /^Notifications, \d+ unread/ }).click();
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("link", { name: "Notifications, 0 unread" })).toBeVisible();
});

test("T47: axe finds nothing in the donor portal, small and large, light and dark", async ({ page }) => {
  test.setTimeout(90_000);
  await signInAtPortal(page, "donor");
  const addresses = ["donations", "programs", "students", "analytics", "settings", "notifications"].map(
    (tab) => `/donor?tab=${tab}`,
  );
  for (const address of ["/donor", ...addresses, "/donor/donations/new", "/donor/programs/new"]) {
    await page.goto(address);
    for (const [width, colorScheme] of [
      [320, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, colorScheme === "light" ? "all" : "colours");
    }
  }
});
