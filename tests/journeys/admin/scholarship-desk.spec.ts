import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk creates, publishes, closes, edits and imports scholarships", async ({ page, healthy }) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin", "/admin/scholarships");
  const main = page.getByRole("main");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Create New" }).click();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("Please look at this again");
  await main.getByLabel("Name", { exact: false }).first().fill("Setu Journey Scholarship");
  await main.getByLabel("Category").selectOption("merit");
  await main.getByLabel(/^Provider(?! type)/).fill("Setu Trust");
  await main.getByLabel("Provider type").selectOption("private");
  await main.getByLabel("What it is for").fill("For those who walk far to school every day.");
  await main.getByLabel("How to apply").fill("Apply on this site.");
  await main.getByLabel("Amount, in words").fill("Up to 10,000 rupees a year");
  await main.getByLabel("Marks at least").fill("60");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toContainText("Saved.");
  await expect(main.getByLabel("Eligibility, in words")).toHaveValue(/60/);

  const row = main.getByRole("row").filter({ hasText: "Setu Journey Scholarship" });
  for (const [button, word] of [
    ["Publish", "Active"],
    ["Facts are right today", "confidence medium"],
    ["Close", "Closed"],
  ] as const) {
    await page.goto("/admin/scholarships?q=Setu+Journey");
    await row.getByText("Change").click();
    const written = page.waitForResponse((answer) => answer.request().method() === "POST");
    await row.getByRole("button", { name: button, exact: true }).click();
    await written;
    await page.goto("/admin/scholarships?q=Setu+Journey");
    await expect(row).toContainText(word);
  }

  // Its words and rules change, its address stays.
  await row.getByRole("link", { name: "Edit Setu Journey Scholarship" }).click();
  await expectAccessible(page);
  await expect(main.getByLabel("Marks at least")).toHaveValue("60");
  await main.getByLabel("Marks at least").fill("55");
  await main.getByLabel("Eligibility, in words").fill("55 of 100 marks in the last examination");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toContainText("Saved.");
  await page.goto("/scholarships/setu-journey-scholarship");
  await expect(page.getByRole("main")).toContainText("55 of 100 marks in the last examination");
  await page.goto("/admin/scholarships?q=Setu+Journey");

  // Export is the list as it is narrowed; the other lists of the desk leave the same way.
  const href = await main.getByRole("link", { name: "Export" }).getAttribute("href");
  const file = await (await page.request.get(href ?? "")).text();
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain("/scholarships/setu-journey-scholarship");
  // Where they lay once leads on to them.
  for (const list of ["sessions", "regional-support", "assisted", "escalations"]) {
    const answer = await page.request.get(`/admin/export/${list}/file.csv`);
    expect(answer.headers()["content-type"], list).toContain("text/csv");
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
