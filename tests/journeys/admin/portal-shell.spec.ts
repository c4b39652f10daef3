import { demoSignIns, logOut, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const sections = [
  "Super Dashboard",
  "User Management",
  "Agent & Franchise",
  "Hospital Partners",
  "Policy & Cards",
  "Claim Management",
  "Payment System",
  "Reports & Analytics",
  "Notifications",
  "Security & Roles",
  "Regional Support",
];

test("spec 2: the super dashboard comes out as the specification gives it, and the sidebar leads everywhere", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  const rail = page.getByRole("navigation", { name: "Sections" }).locator("visible=true");
  const names = await rail.getByRole("link").allTextContents();
  expect(names.slice(0, 11).map((name) => name.replace(/\s*\d.*$/, ""))).toEqual(sections);
  await expect(rail.getByRole("link", { name: /Claim Management/ })).toContainText("23");
  await expect(rail.getByRole("link", { name: /Notifications/ })).toContainText("8");
  await expect(page.getByRole("link", { name: "Notifications, 8 unread" })).toBeVisible();
  const main = page.getByRole("main");
  for (const text of [
    "Real-time Data",
    "AI Powered",
    "1,24,567",
    "98.5%",
    "4.8 / 5",
    "36%",
    "31%",
    "20%",
    "13%",
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator(".stat dt")).toHaveText([
    "Total Policies",
    "Active Claims",
    "Total Revenue",
    "Active Agents",
    "Hospital Partners",
    "Fraud Alerts",
    "Claim Settlement",
    "Customer Satisfaction",
  ]);
  await expect(main.locator(".stat").filter({ hasText: /\d%\s*on last month/ })).toHaveCount(8);
  await expect(page.getByRole("img", { name: /New policies a month, Jan to Jun/ })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Revenue growth" })).toBeVisible();
  for (const plan of ["Basic", "Premium", "Family", "Senior"]) {
    await expect(
      main.getByRole("row", { name: new RegExp(`^${plan} [\\d,]+ ₹[\\d,]+ lakh \\d+%$`) }),
    ).toBeVisible();
  }
  for (const severity of ["Low", "Medium", "High", "Critical"]) {
    await expect(main.getByRole("columnheader", { name: severity, exact: true })).toBeVisible();
  }
  for (const deed of ["Policy purchased", "Claim approved", "Agent onboarded", "Hospital partner added"]) {
    await expect(main.getByRole("link", { name: deed }).first()).toBeVisible();
  }
  for (const region of ["North", "South", "West", "East"]) await expect(main).toContainText(region);
  await expect(main.getByRole("heading", { name: "Live activity" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin?from=2026-07&to=2026-08");
  await expect(page.getByRole("img", { name: /New policies a month, Jul to Aug/ })).toBeVisible();

  for (const section of ["Reports & Analytics", "Security & Roles", "Regional Support"]) {
    await rail.getByRole("link", { name: section }).click();
    await expect(page.getByRole("heading", { name: `${section} Module` })).toBeVisible();
    await expect(main).toContainText("This module is fully functional and ready for use.");
  }
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Security & Roles", level: 1 })).toBeVisible();
  for (const [group, title] of [
    ["Students", "Scholarships"],
    ["Students", "Assisted applications"],
    ["Students", "Escalations"],
    ["Help and site", "Enquiries"],
  ] as const) {
    // L35: the desk's pages lie in groups; the one that is read stands open.
    const fold = rail.getByRole("group").filter({ hasText: group });
    if (!(await fold.evaluate((details) => (details as HTMLDetailsElement).open)))
      await fold.locator("summary").click();
    // With what waits there, where something does: "Scholarships 3 waiting".
    await rail.getByRole("link", { name: new RegExp(`^${title}( [\\d,]+ waiting)?$`) }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
  // D34, L16: the alerts stand in the menu, under their own name.
  const alerts = rail.getByRole("link", { name: /^Fraud alerts/ });
  await alerts.click();
  await expect(page.getByRole("heading", { name: "Fraud alerts", level: 1 })).toBeVisible();
  await expect(alerts).toHaveAttribute("aria-current", "page");
  await logOut(page);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(main.getByLabel("E-mail")).toHaveValue("");
});

test.describe("on a small screen, without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  test("the menu button opens the sidebar", async ({ page }) => {
    await page.goto("/admin");
    const { email, password } = demoSignIns.admin;
    await page.getByRole("main").getByLabel("E-mail").fill(email);
    await page
      .getByRole("main")
      .getByLabel(/^Password/)
      .fill(password);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { name: "Super Dashboard", level: 1 })).toBeVisible();
    await page.locator(".railmenu > summary").click();
    await page.locator(".railmenu").getByRole("link", { name: "Security & Roles" }).click();
    await expect(page.getByRole("heading", { name: "Security & Roles Module" })).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("main").getByRole("link", { name: "Refresh" })).toBeVisible();
  });
});
