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
  const csv = await page.request.get(await href(main.getByRole("link", { name: "CSV" })));
  expect(await csv.text()).toContain("Month,Received,Approved,Rejected,Processing");
  const pdf = await page.request.get(await href(main.getByRole("link", { name: "PDF" })));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto("/admin/security-roles/audit");
  await main.getByRole("button", { name: "Verify the chains" }).click();
  await expect(main.getByRole("status")).toContainText("The audit log is whole.");

  await page.goto("/admin/security-roles");
  await main.getByLabel("Name").fill("New Colleague");
  await main.getByLabel("E-mail").fill("new.colleague@desk.example");
  await main.getByRole("button", { name: "Create the account" }).click();
  await expect(main).toContainText("New Colleague");

  await page.goto("/admin/regional-support?kind=enquiry&held=nobody");
  const row = main.getByRole("row").filter({ hasText: "Padma Demo" });
  await row.getByText("Assign").click();
  await expect(row.getByLabel("Region")).toHaveValue("South");
  await row.getByLabel("Held by").selectOption({ label: "Super Admin" });
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toHaveCount(0);
  await page.goto("/admin/regional-support?held=me&state=waiting");
  await expect(row).toContainText("Super Admin");
});

async function href(link: { getAttribute: (name: string) => Promise<string | null> }): Promise<string> {
  return (await link.getAttribute("href")) ?? "";
}
