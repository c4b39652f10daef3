import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("an agent is added with the usual 15%, the account stays hidden until a reason is given", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin");
  await page.goto("/admin/agent-franchise");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dt")).toHaveText([
    "Total Agents",
    "Active Agents",
    "Top Performer",
    "Average Commission",
  ]);
  await expect(main.locator(".stat dd").last()).toHaveText("14%");
  await main.getByRole("link", { name: "Add Agent" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Agent" });
  await expect(dialog.getByLabel("Commission %")).toHaveValue("15");
  await dialog.getByLabel("Agent Name").fill("Journey Agent");
  await dialog.getByLabel("Email").fill("journey.agent@demo.example");
  await dialog.getByLabel("Phone").fill("9811144555");
  await dialog.getByLabel("Region").selectOption("East");
  await dialog.getByLabel("Monthly Target").fill("0");
  await dialog.getByLabel("Bank Account Details").fill("Demo Bank, 123456784242, SBIN0000001");
  await dialog.getByRole("button", { name: "Add Agent" }).click();
  await expect(dialog).toContainText("The target must be from 1 to 10,00,000.");
  await dialog.getByLabel("Monthly Target").fill("50");
  await dialog.getByLabel("Bank Account Details").fill("Demo Bank, 123456784242, SBIN0000001");
  await dialog.getByRole("button", { name: "Add Agent" }).click();
  await expect(main).toContainText("Agent added successfully!");
  await expect(main).toContainText("0/50");
  await main.getByRole("link", { name: "View Journey Agent" }).click();
  await expect(main).toContainText("XXXXXX4242");
  await expect(main).not.toContainText("123456784242");
  await main.getByLabel("Why do you need the whole account?").fill("The commission came back");
  await main.getByRole("button", { name: "Show the account" }).click();
  await expect(main).toContainText("123456784242");
  await main.getByRole("button", { name: "Deactivate" }).click();
  await expect(main.locator("h2 + .badge")).toHaveText("Inactive");
});

test("a hospital is added as Pending and approved; Filter and Export follow the address", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin");
  await page.goto("/admin/hospital-partners");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Add Hospital" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Hospital" });
  await dialog.getByRole("button", { name: "Add Hospital" }).click();
  await expect(dialog).toContainText("Enter the hospital’s name.");
  await dialog.getByLabel("Hospital Name").fill("Journey Hospital");
  await dialog.getByLabel("Phone").fill("9811166777");
  await dialog.getByLabel("Email").fill("journey.hospital@demo.example");
  await dialog.getByLabel("City").fill("Salem");
  await dialog.getByLabel("State").selectOption("Tamil Nadu");
  await dialog.getByLabel("Specialties").fill("Burns, Trauma");
  await dialog.getByLabel("Address").fill("7 Journey Road");
  await dialog.getByRole("button", { name: "Add Hospital" }).click();
  await expect(main).toContainText("Hospital partner added successfully!");
  await main.getByRole("link", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  await filter.getByLabel("Status").selectOption("pending");
  await filter.getByLabel("State").selectOption("Tamil Nadu");
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(main.getByRole("row")).toHaveCount(2);
  const href = await main.getByRole("link", { name: "Export" }).getAttribute("href");
  const csv = await (await page.request.get(href ?? "")).text();
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain("Journey Hospital");
  await main.getByRole("link", { name: "View Journey Hospital" }).click();
  await main.getByRole("button", { name: "Approve" }).click();
  await expect(main.locator("h2 + .badge")).toHaveText("Active");
  await main.getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete Journey Hospital?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText("Say why: it stands in the history.");
  await question.getByLabel("Why?").fill("It left the network");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(main).toContainText("The hospital was deleted.");
});
