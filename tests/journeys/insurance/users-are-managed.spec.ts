import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("Add User says what is wrong, adds, and the new row is found, edited, deleted and brought back", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin", "/admin/user-management");
  await page.goto("/admin/user-management");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dt")).toHaveText(["Total Users", "Active", "Expired", "New This Month"]);
  await main.getByRole("link", { name: "Add User" }).click();
  const dialog = page.getByRole("dialog", { name: "Add User" });
  await expect(dialog.getByLabel("Plan").locator("option")).toHaveText([
    "Choose a plan",
    "Basic",
    "Standard",
    "Premium",
    "Family",
  ]);
  await dialog.getByLabel("Full Name").fill("Journey Person");
  await dialog.getByLabel("Email").fill("person7@demo.example");
  await dialog.getByLabel("Phone").fill("98111 22333");
  await dialog.getByLabel("Plan").selectOption("standard");
  await dialog.getByLabel("Location").fill("Kurnool");
  await dialog.getByLabel("Aadhaar Number").fill("2345 6789 0123");
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(dialog).toContainText("Check the Aadhaar number: a digit is wrong.");
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Journey Person");
  await dialog.getByLabel("Aadhaar Number").fill("2345 6789 0124");
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(dialog).toContainText("A user with this e-mail address exists already.");
  await dialog.getByLabel("Email").fill("journey.person@demo.example");
  await dialog.getByLabel("Aadhaar Number").fill("2345 6789 0124");
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(page.getByRole("status").filter({ hasText: "User added successfully!" })).toBeVisible();
  await expect(dialog).toBeHidden();
  // Closed by what was sent, empty when it is opened again, and Cancel closes it too.
  await main.getByRole("link", { name: "Add User" }).click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("");
  await dialog
    .getByRole("link", { name: "Cancel" })
    .or(dialog.getByRole("button", { name: "Cancel" }))
    .click();
  await expect(dialog).toBeHidden();

  await main.getByRole("searchbox").fill("journey per");
  await main.getByRole("searchbox").press("Enter");
  await expect(main.getByRole("row")).toHaveCount(2);
  await expect(main).toContainText("journey.person@demo.example");
  await main.getByRole("link", { name: "Edit Journey Person" }).click();
  const edit = page.getByRole("dialog", { name: "Edit User" });
  await expect(edit.getByLabel("Full Name")).toHaveValue("Journey Person");
  await edit.getByLabel("Location").fill("Nandyal");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("Location: Kurnool → Nandyal");
  await expect(main).toContainText("XXXX-XXXX-0124");

  await page.goto("/admin/user-management?q=journey+per");
  await main.getByRole("link", { name: "Delete Journey Person" }).click();
  const question = page.getByRole("dialog", { name: "Delete Journey Person?" });
  await expect(question).toContainText("The cover runs until");
  await question.getByLabel("Why?").fill("Entered twice");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(main).toContainText("The user was deleted.");
  // A slip is often seen only on the next page: the way back went along.
  await page
    .getByRole("navigation", { name: "Sections" })
    .locator("visible=true")
    .getByRole("link", { name: "Hospital Partners" })
    .click();
  await expect(page).toHaveURL(/hospital-partners/);
  await expect(main.getByRole("status").filter({ hasText: "The user was deleted." })).toBeVisible();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main).toContainText("The user is back.");
  await page.goto("/admin/user-management?q=nandyal");
  await expect(main).toContainText("Journey Person");
});
