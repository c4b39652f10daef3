import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// The whole way works without script: plan, spend, be short, see the duty, move the money.
test.use({ javaScriptEnabled: false });

test("company plans, spends, is short at the year's end, sees its duty and meets it", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "csr");
  const main = page.getByRole("main");

  await page.goto("/csr?tab=programs&new=1");
  await main.getByLabel("Program name").fill("Evening schools");
  await main.getByLabel("What it is for").fill("Lamps, teachers and tea for those who work by day.");
  await main.getByLabel("Budget").fill("10 lakh");
  await main.getByLabel("First day").fill("2026-04-01");
  await main.getByLabel("Last day").fill("2026-03-01");
  await main.getByRole("button", { name: "Create program" }).click();
  await expect(main.getByRole("alert")).toContainText("The last day is before the first.");
  await expect(main.getByLabel("Program name")).toHaveValue("Evening schools");
  await main.getByLabel("Last day").fill("2027-03-31");
  await main.getByRole("button", { name: "Create program" }).click();
  await expect(main).toContainText("The program is created.");

  const voucher = `EV-${Date.now()}`;
  await main.getByRole("textbox", { name: /^Amount/ }).fill("40 lakh");
  await main.getByLabel("Voucher number").fill(voucher);
  await main.getByLabel("What was paid").fill("Lamps");
  await main.getByRole("button", { name: "Record spending" }).click();
  await expect(main.getByRole("alert")).toContainText("The budget has ₹10,00,000 left.");
  await main.getByRole("textbox", { name: /^Amount/ }).fill("4 lakh");
  await main.getByRole("button", { name: "Record spending" }).click();
  await expect(main).toContainText("The voucher is recorded.");
  await expect(main).toContainText("₹4 lakh of ₹10 lakh");

  // Its scholarship, and the money for the awards, by the gateway and back into its own portal.
  await main.getByText("Give this program's money as a scholarship on ScholarSetu").click();
  await main.getByLabel("Name of the scholarship").fill("Evening schools award");
  await main.getByLabel("What it is for").last().fill("For those who learn in the evening and work by day.");
  await main.getByLabel("Category").selectOption({ index: 1 });
  await main.getByLabel("Level").selectOption({ index: 1 });
  await main.getByLabel("Award for each student").fill("10,000");
  await main.getByLabel("How many students").fill("20");
  await main.getByLabel("Last day to apply").fill("2030-01-31");
  await main.getByRole("button", { name: "Open the scholarship" }).click();
  await main.getByRole("link", { name: "Fund its awards" }).click();
  await expect(main.getByLabel(/^Give for/)).toContainText("Evening schools");
  await main.getByLabel(/^Amount/).fill("2 lakh");
  await main.getByLabel(/^Address on the receipt/).fill("1 Example Road, Kurnool");
  await main.getByLabel(/^PAN/).fill("AAACK1234E");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await main.getByRole("button", { name: "Pay ₹2,00,000" }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  await main.getByRole("button", { name: "Back to ScholarSetu" }).click();
  await expect(page).toHaveURL(/\/csr\/funding\/[\w-]{36}$/);
  const receipt = await page.request.get(`${page.url()}/receipt`);
  expect((await receipt.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await main.getByRole("link", { name: "Programs" }).click();
  await main.getByRole("link", { name: "Evening schools" }).click();
  await expect(main).toContainText("Paid in for its awards: ₹2,00,000");

  // The year before: what was spent elsewhere is taken out, so that it comes out short.
  await page.goto("/csr?tab=budget");
  const lastYear = await main.getByLabel("Financial year").locator("option").first().getAttribute("value");
  const figures = async (elsewhere: string) => {
    await page.goto(`/csr?tab=budget&year=${lastYear}`);
    await main.getByLabel("CSR spent without a voucher here").fill(elsewhere);
    await main.getByRole("button", { name: "Save the figures" }).click();
    await expect(main).toContainText("The figures of the year are saved");
  };
  await figures("0");
  await expect(main.getByRole("row", { name: /unspent/ }).first()).toBeVisible();

  await page.goto("/csr?tab=compliance");
  const duty = main.getByRole("row", { name: /Other projects/ });
  await expect(duty).toContainText("₹3.41 crore");
  await expect(duty).toContainText("30 Sep");
  await expect(duty).toContainText("₹1 crore company, ₹2 lakh officer");
  await expect(main.getByRole("row", { name: /^Unspent amount/ })).toContainText(/Due|Overdue/);

  await main.getByText("An unspent amount was moved").click();
  await main.getByLabel("Where it went").selectOption("schedule_vii_fund");
  await main.getByRole("textbox", { name: /^Amount/ }).fill("34133333.33");
  await main.getByLabel("Bank or fund").fill("PM National Relief Fund");
  await main.getByLabel("Bank reference").fill(`UTR${Date.now()}`);
  await main.getByRole("button", { name: "Record transfer" }).click();
  // So much is nobody's alone: it counts when the second person has approved it.
  await expect(main).toContainText("It waits for a colleague now, who has been told.");
  const second = await (await browser.newContext({ baseURL: site, javaScriptEnabled: true })).newPage();
  await signInAtPortal(second, "csrFinance", "/csr/approvals");
  const hers = second.getByRole("main");
  await hers.getByRole("button", { name: /^Approve Transfer of .* to PM National Relief Fund/ }).click();
  await hers.getByRole("button", { name: "Approve it" }).click();
  await expect(hers).toContainText("Approved and done.");
  await second.close();
  await page.goto("/csr?tab=compliance");
  await expect(main.getByRole("row", { name: /Other projects/ })).toContainText("Compliant");
  await figures("34133333.33");
});
