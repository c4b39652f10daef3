import { askForAccount } from "../identity/ask-for-account.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("fraud is decided with a note; a report is saved and downloaded; the audit is verified", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin", "/admin/fraud-alerts?status=open&severity=low");
  const main = page.getByRole("main");
  const alert = main.getByRole("listitem").filter({ hasText: "treated 12 days after" }).first();
  await expectAccessible(page);
  await alert.getByText("Decide").click();
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toContainText("Write why");
  await alert.getByLabel("Note").fill("Checked with the hospital by phone.");
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(main.getByRole("status")).toContainText("The decision is kept");
  await main.getByRole("button", { name: "Run the rules now" }).click();
  await expect(main.getByRole("status")).toContainText("found nothing new");

  await page.goto("/admin/reports-analytics");
  await main.getByLabel("Name").fill("Claims for the board");
  await main.getByLabel("About").selectOption("claims");
  await main.getByRole("button", { name: "Save the report" }).click();
  await expect(main.getByRole("status")).toContainText("The report is saved.");
  await main.getByRole("link", { name: "Claims for the board" }).click();
  await expect(main.getByRole("heading", { level: 2, name: "Claims for the board" })).toBeVisible();
  const csv = await page.request.get(await href(main.getByRole("link", { name: "CSV" })));
  expect(await csv.text()).toContain("Month,Received,Approved,Rejected,Processing");
  const pdf = await page.request.get(await href(main.getByRole("link", { name: "PDF" })));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto("/admin/reports-analytics");
  await main.getByRole("button", { name: "Delete Claims for the board" }).click();
  await main.getByRole("button", { name: "Delete the report" }).click();
  await expect(main.getByRole("link", { name: "Claims for the board" })).toHaveCount(0);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("link", { name: "Claims for the board" })).toBeVisible();

  await page.goto("/admin/security-roles/audit");
  // Who deleted it, what it was before, and what it is now.
  await main.getByRole("searchbox").fill("report.deleted");
  await main.getByLabel("From").fill("2024-01-01");
  await main.getByRole("button", { name: "Show" }).click();
  await expect(main.getByRole("row").nth(1)).toContainText("before.name: Claims for the board");
  await expect(main.getByRole("row").nth(1)).toContainText("kept → deleted");
  await main.getByRole("button", { name: "Verify the chains" }).click();
  await expect(main.getByText(/The audit log is (whole|being read)\./)).toBeVisible();
  await expect(async () => {
    await page.goto("/admin/security-roles/audit");
    await expect(main.getByRole("status")).toContainText("The audit log is whole.", { timeout: 2000 });
  }).toPass();

  await page.goto("/admin/security-roles");
  await askForAccount(page, {
    name: "New Colleague",
    email: "new.colleague@desk.example",
    why: "One more for the help desk.",
  });
  // X6: nobody lets a colleague in alone.
  await expect(main).toContainText("The other super admins are told.");
  await page.goto("/admin/security-roles/second-person");
  await expect(main.getByRole("table", { name: "Waits for a second person" })).toContainText("New Colleague");
  await expect(main.getByRole("button", { name: "Agree" })).toHaveCount(0);
  await main.getByRole("button", { name: /^Take back/ }).click();
  await main.getByRole("button", { name: "Take it back" }).click();
  await expect(main).toContainText("Taken back. Nothing was changed.");

  await page.goto("/admin/regional-support?kind=enquiry&held=nobody");
  const row = main.getByRole("row").filter({ hasText: "Padma Demo" });
  await row.getByRole("link", { name: "Padma Demo" }).click();
  const matter = main.locator("#matter");
  await expect(matter).toContainText(/\d+ (min|h) left, due /);
  await expect(matter.getByLabel("Region")).toHaveValue("South");
  await matter.getByLabel("Held by").selectOption({ label: "Super Admin" });
  await matter.getByRole("button", { name: "Save region and holder" }).click();
  await expect(matter).toContainText("Region and holder are saved.");
  await expect(row).toHaveCount(0);
  await page.goto("/admin/regional-support?held=me&state=waiting");
  await expect(row).toContainText("Super Admin");
  await row.getByRole("link", { name: "Padma Demo" }).click();
  await matter.getByRole("button", { name: "Send the answer" }).click();
  await expect(matter).toContainText("Write the answer, or choose a saved sentence.");
  await matter.getByLabel("Answer").fill("Both plans are open to you.");
  await matter.getByRole("button", { name: "Send the answer" }).click();
  await expect(matter).toContainText("The answer is on its way by e-mail.");
  await expect(matter).toContainText("Both plans are open to you.");
  await expect(row).toHaveCount(0);

  await page.goto("/admin/regional-support?kind=booking&state=waiting");
  await main.getByRole("link", { name: "Career Assessment" }).click();
  await matter.getByRole("button", { name: "Confirm the time" }).click();
  await expect(matter).toContainText("The time is fixed, and they are told.");
  await expect(matter.getByRole("button", { name: "Confirm the time" })).toHaveCount(0);
});

async function href(link: { getAttribute: (name: string) => Promise<string | null> }): Promise<string> {
  return (await link.getAttribute("href")) ?? "";
}
