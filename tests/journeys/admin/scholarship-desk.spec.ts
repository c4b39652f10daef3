import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk creates, publishes, checks, closes and imports scholarships", async ({ page, healthy }) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin", "/admin/scholarships");
  const main = page.getByRole("main");
  await expectAccessible(page);
  const form = main.locator("form").filter({ hasText: "Create the draft" });
  await form.getByRole("button", { name: "Create the draft" }).click();
  await expect(form).toContainText("Please fill in this field.");
  await form.getByLabel("Title").fill("Setu Journey Scholarship");
  await form.getByLabel("Provider", { exact: false }).first().fill("Setu Trust");
  await form.getByLabel("Amount, in words").fill("Up to 10,000 rupees a year");
  await form.getByLabel("Description").fill("For those who walk far to school.");
  await form.getByLabel("How to apply").fill("Apply on this site.");
  await form.getByRole("button", { name: "Create the draft" }).click();
  await expect(main.getByRole("status")).toContainText("Done.");

  const row = main.getByRole("row").filter({ hasText: "Setu Journey Scholarship" });
  for (const [button, word] of [
    ["Publish", "Active"],
    ["Facts are right today", "confidence high"],
    ["Close", "Closed"],
  ] as const) {
    await page.goto("/admin/scholarships?q=Setu+Journey");
    await row.getByText("Change").click();
    await row.getByRole("button", { name: button, exact: true }).click();
    await page.goto("/admin/scholarships?q=Setu+Journey");
    await expect(row).toContainText(word);
  }

  await main.getByLabel("CSV or JSON file").setInputFiles({
    name: "records.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("slug,title\nno,Not enough\n"),
  });
  await main.getByRole("button", { name: "Check it only" }).click();
  await expect(main.getByRole("alert")).toContainText("1 bad");
});

test("T12: a donor reaches none of it", async ({ page, healthy }) => {
  healthy.allow(/status of 403/);
  await signInAtPortal(page, "donor");
  for (const path of [
    "/admin/scholarships",
    "/admin/security-roles",
    "/admin/fraud-alerts",
    "/admin/reports-analytics",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(403);
    await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);
  }
});
