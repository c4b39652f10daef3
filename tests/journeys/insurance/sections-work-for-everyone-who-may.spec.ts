import { comeSignedIn, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const sections = [
  "user-management",
  "agent-franchise",
  "hospital-partners",
  "policy-cards",
  "claim-management",
  "payment-system",
  "notifications",
];

// The seven share one frame: two of them, a dialog and an item stand for all.
test("T47: axe finds nothing in a section, on a phone, with a dialog open, and on an item", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/agent-franchise");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin/notifications");
  await expectAccessible(page);
  await page.goto("/admin/agent-franchise?add=1");
  await expectAccessible(page);
  await page.goto("/admin/claim-management?status=processing");
  await page.getByRole("main").getByRole("link", { name: /^View/ }).first().click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the dialogs are pages: a user is added, filtered for and deleted", async ({ page }) => {
    await signInAtPortal(page, "admin");
    await page.goto("/admin/user-management");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Add User" }).click();
    const dialog = page.getByRole("dialog", { name: "Add User" });
    await dialog.getByLabel("Full Name").fill("Scriptless Person");
    await dialog.getByLabel("Email").fill("scriptless@demo.example");
    await dialog.getByLabel("Phone").fill("9811188999");
    await dialog.getByLabel("Plan").selectOption("basic");
    await dialog.getByLabel("Location").fill("Ongole");
    await dialog.getByLabel("Aadhaar Number").fill("987654321096");
    await dialog.getByRole("button", { name: "Add User" }).click();
    await expect(main).toContainText("User added successfully!");
    await page.goto("/admin/user-management?q=scriptless");
    await main.getByRole("link", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await filter.getByLabel("Plan").selectOption("basic");
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(main).toContainText("scriptless@demo.example");
    await main.getByRole("button", { name: "Delete Scriptless Person" }).click();
    await expect(main).toContainText("The user was deleted.");
  });
});

test("T12: visitors are sent to the sign-in, other roles are refused", async ({ page, site, healthy }) => {
  healthy.allow(/status of 40[13]/);
  await page.goto("/admin/policy-cards");
  await expect(page).toHaveURL(/\/admin\?next=/);
  await comeSignedIn(page, "9876543210");
  for (const section of sections) {
    for (const path of [`/admin/${section}`, `/admin/exports/${section}`]) {
      expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
    }
    const post = await page.request.post(`/admin/${section}`, {
      headers: { Origin: site },
      form: { intent: "delete", id: "018d0000-0000-7000-8000-000000000001" },
      maxRedirects: 0,
    });
    expect(post.status(), section).toBe(403);
  }
});
