import { choose } from "../support/choose.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("every tab and button of the CSR portal does something", async ({ page, healthy }) => {
  healthy.allow(/status of 4(04|22)/);
  await signInAtPortal(page, "csr");
  const main = page.getByRole("main");
  const tabs = page.getByRole("navigation", { name: "Corporate CSR Portal" });

  // Header and dashboard (spec 2, Corporate CSR portal).
  await expect(main).toContainText("Kaveri Agro Industries Ltd");
  await expect(main).toContainText(/CSR ID CSR-\d{4}-\d{4}/);
  const bell = main.getByRole("link", { name: /^\d+ unread notifications/ });
  // Two in the demo (its own test proves it); the other journey of this company may have brought more.
  const unread = Number.parseInt((await bell.getAttribute("aria-label")) ?? (await bell.innerText()), 10);
  expect(unread).toBeGreaterThanOrEqual(2);
  for (const tile of ["Total CSR budget", "Education allocation", "Students impacted", "Active programs"])
    await expect(main.locator("dt", { hasText: tile })).toBeVisible();
  await expect(main).toContainText("₹5 crore");
  await expect(main).toContainText("On Track");
  await expect(main).toContainText("Compliant");
  await main
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .click();
  await expect(main.getByRole("link", { name: `${unread - 1} unread notifications` })).toBeVisible();
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(main.getByRole("link", { name: "0 unread notifications" })).toBeVisible();

  // Programs: search, filter, export, one program with all its buttons.
  await tabs.getByRole("link", { name: "Programs" }).click();
  await expect(page).toHaveURL(/tab=programs/);
  await main.getByRole("combobox", { name: "Status" }).selectOption("completed");
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(main.getByRole("row", { name: /Digital Classrooms/ })).toContainText("Completed");
  await expect(main.getByRole("row", { name: /Rural Skills/ })).toHaveCount(0);
  const programs = await page.request.get("/csr/programs.csv?status=active");
  expect(await programs.text()).toContain("Rural Skills Centres");
  await page.goto("/csr?tab=programs&q=skills");
  await main.getByRole("link", { name: "Rural Skills Centres" }).click();
  await main.getByRole("button", { name: /^Reached ?: Half/ }).click();
  await expect(main).toContainText("The milestones are changed.");
  await main.getByRole("button", { name: /^Not yet reached ?: Half/ }).click();
  await expect(main.getByRole("button", { name: /^Reached ?: Half/ })).toBeVisible();
  const voucher = `RS-${Date.now()}`;
  await choose(main.getByRole("radio", { name: "Administrative overhead" }));
  await main.getByRole("textbox", { name: /^Amount/ }).fill("1000");
  await main.getByLabel("Voucher number").fill(voucher);
  await main.getByLabel("What was paid").fill("Stamps");
  await main.getByRole("button", { name: "Record spending" }).click();
  const line = main.getByRole("row").filter({ hasText: voucher });
  // The next voucher is another one: nothing of this one is left to be booked twice.
  await expect(line).toBeVisible();
  for (const name of [/^Amount/, "Voucher number", "What was paid"])
    await expect(main.getByRole("textbox", { name }).first()).toHaveValue("");
  await expect(main.getByRole("button", { name: "Record spending" })).toBeFocused();
  await line.getByText("Take back").click();
  await line.getByLabel("What was wrong with it").fill("Booked on the wrong program");
  await line.getByRole("button", { name: "Take it back" }).click();
  await expect(main).toContainText("The voucher is taken back.");
  await expect(line.first()).toContainText("Booked on the wrong program");
  expect(await (await page.request.get("/csr/spending.csv")).text()).toContain(voucher);
  await main.getByRole("textbox", { name: "Budget" }).fill("1.35 crore");
  await main.getByRole("button", { name: "Change", exact: true }).click();
  await expect(main).toContainText("₹1.35 crore");

  // Compliance: the dates of the board, the files.
  await tabs.getByRole("link", { name: "Compliance" }).click();
  // L34: what the figures come to is heavier than they are.
  await expect(main.locator("tr.sum td").first()).toHaveText("2% due");
  await expect(main.locator("tr.sum td").first()).toHaveCSS("font-weight", "600");
  await expect(main.getByRole("heading", { name: "Spending overview" })).toBeVisible();
  const before = await main.getByLabel("Form CSR-2 filed").inputValue();
  expect(before).toBe("");
  await main.getByRole("button", { name: "Save the dates" }).click();
  await expect(main).toContainText("Saved. The checklist follows it.");
  for (const frequency of ["monthly", "quarterly", "annual", "half"]) {
    const report = await page.request.get(`/csr/report.pdf?frequency=${frequency}`);
    expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(await (await page.request.get("/csr/csr-2.csv")).text()).toContain("2% of the average net profit");
  expect(await (await page.request.get("/csr/csr-2.json")).json()).toMatchObject({ form: "CSR-2" });
  for (const bad of ["/csr/report.pdf?frequency=daily", "/csr/report.pdf?day=x", "/csr/csr-2.csv?year=zzz"])
    expect((await page.request.get(bad)).status()).toBe(400);

  // Impact: an outcome, a story that tells too much.
  await tabs.getByRole("link", { name: "Impact" }).click();
  // L34: reports first; the form under them opens when a partner has reported.
  await expect(main.getByRole("button", { name: "Record outcome" })).toBeHidden();
  await main.getByText("A partner has reported").click();
  await main.getByRole("combobox", { name: /^Program/ }).selectOption({ label: "Rural Skills Centres" });
  await main.getByLabel("How many").fill("12");
  await main.getByRole("textbox", { name: /A story/ }).fill("Call him on 98123 45678.");
  await main.getByRole("button", { name: "Record outcome" }).click();
  await expect(main.getByRole("alert")).toContainText("Leave out phone numbers");
  await main.getByRole("textbox", { name: /A story/ }).fill("He repairs the pumps of four villages now.");
  await main.getByRole("button", { name: "Record outcome" }).click();
  await expect(main).toContainText("He repairs the pumps of four villages now.");

  // Budget: what if, under the law and the bills (the golden case).
  await tabs.getByRole("link", { name: "Budget" }).click();
  const asked = main.getByRole("region", { name: "What if" });
  await expect(asked.getByRole("button", { name: "Reckon" })).toBeVisible();
  for (const [index, field] of (await asked.getByLabel(/^Net profit/).all()).entries())
    await field.fill(["71204.50 lakh", "80110.25 lakh", "85871.25 lakh"][index] ?? "");
  await asked.getByLabel("Would be spent").fill("1582.94 lakh");
  await asked.getByRole("button", { name: "Reckon" }).click();
  await expect(asked.getByRole("row", { name: /CSR Amendment Rules 2022/ })).toContainText("₹15.81 crore");
  await expect(asked.getByRole("row", { name: /CSR Amendment Rules 2022/ })).toContainText(
    "₹1.7 lakh excess",
  );

  // Settings: refused, then updated, then as before.
  await tabs.getByRole("link", { name: "Settings" }).click();
  await expectAccessible(page);
  await main.getByLabel("Education allocation %").fill("120");
  await main.getByRole("button", { name: "Update Settings" }).click();
  await expect(main.getByRole("alert")).toContainText("From 0 to 100.");
  await main.getByLabel("Education allocation %").fill("50");
  await choose(main.getByRole("radio", { name: "Quarterly" }));
  await main.getByRole("button", { name: "Update Settings" }).click();
  await expect(main).toContainText("Settings updated.");

  // Another's program does not exist here.
  expect((await page.goto(`/csr?tab=programs&program=${crypto.randomUUID()}`))?.status()).toBe(404);
});
