import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { tabAndEnter, tabTo } from "./tab.ts";

test.use({ world: "desk: payout by tab" });
test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(180_000);

test("a payout batch with Tab, Space and Enter alone: made by one; another sends one back with a reason and approves the rest", async ({
  page,
  browser,
  site,
}) => {
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin", "/admin/payouts?status=prepared");
  // What the demo has prepared is put back first, so that there is something to prepare.
  await tabAndEnter(page, main.getByRole("link", { name: /^PB-/ }).first());
  await page.waitForURL(/payouts\/[\w-]{36}$/);
  await tabAndEnter(page, main.getByRole("button", { name: "Put back…" }));
  // The question begins at the button that does no harm.
  const question = main.getByRole("dialog", { name: "Put all of it back" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabAndEnter(page, question.getByRole("button", { name: "Put all of it back" }), true);
  await expect(main.getByText("Cancelled", { exact: true })).toBeVisible();

  await tabAndEnter(page, main.getByRole("link", { name: "Payouts", exact: true }), true);
  await tabAndEnter(page, main.getByRole("button", { name: "Prepare a batch" }));
  await page.waitForURL(/payouts\/[\w-]{36}$/);
  await expect(main.getByText(/You prepared this batch/)).toBeVisible();
  const address = page.url();
  const number = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").replace("Batch ", "");

  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
  const second = await context.newPage();
  const desk = second.getByRole("main");
  await signInAtPortal(second, "checker");
  await tabAndEnter(second, desk.getByRole("link", { name: "Payouts to approve" }));
  await tabAndEnter(second, desk.getByRole("link", { name: number }));
  await second.waitForURL(/payouts\/[\w-]{36}$/);
  const rows = desk.getByRole("table", { name: "Payouts" }).getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const before = (await rows.count()) - 1;
  expect(before).toBeGreaterThan(1);
  const boxes = desk.getByRole("checkbox", { name: /^Send back / });
  const name = ((await boxes.first().getAttribute("aria-label")) ?? "").replace("Send back ", "");
  await tabTo(second, boxes.first());
  await second.keyboard.press("Space");
  await expect(desk.getByText(`1 of ${before} ticked to go back.`)).toBeVisible();
  await tabAndEnter(second, desk.getByRole("button", { name: "Send ticked back…" }));
  await expect(desk.getByRole("textbox", { name: /^Why they go back to Super Admin/ })).toBeFocused();
  await second.keyboard.type("The passbook names another branch.");
  await tabAndEnter(second, desk.getByRole("button", { name: "Send back", exact: true }));
  await expect(desk.getByText(/^Sent back: The passbook/)).toBeVisible();
  await expect(boxes).toHaveCount(before - 1);

  await tabAndEnter(second, desk.getByRole("button", { name: "Approve", exact: true }));
  const sum = desk.getByRole("button", { name: /^Approve ₹[\d,]+$/ });
  await expect(desk.getByRole("dialog").getByText(/Prepared by Super Admin\./)).toBeVisible();
  await tabAndEnter(second, sum, true);
  await expect(desk.getByText("The batch is approved. It can be sent to the bank.")).toBeVisible();
  await context.close();

  // Whoever made it reads the reason under the bell, and in the batch.
  await page.goto("/admin/inbox");
  await expect(main.getByText(/sent 1 payout back/).first()).toBeVisible();
  await page.goto(address);
  const sent = main.getByRole("row").filter({ hasText: name });
  await expect(sent).toContainText("Sent back: The passbook names another branch.");
  await expect(main.getByText("Approved", { exact: true }).first()).toBeVisible();
  // The award waits to be prepared anew.
  await page.goto("/admin/payouts");
  await expect(main.locator(".stat").filter({ hasText: "Ready to be paid" })).toContainText("1");
});
