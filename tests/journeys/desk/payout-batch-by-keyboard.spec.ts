import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { Presses } from "./presses.ts";

test.use({ world: "desk: payout" });
test.use({ viewport: { width: 1280, height: 800 } });

test("D36: a payout batch, prepared by one and recorded by another, by keyboard alone: 9", async ({
  page,
  browser,
  site,
}) => {
  await signInAtPortal(page, "admin", "/admin/payouts?status=prepared");
  const main = page.getByRole("main");
  // What the demo has prepared is put back first, so that there is something to prepare.
  await main.getByRole("link", { name: /^PB-/ }).first().click();
  await main.getByRole("button", { name: "Put back…" }).click();
  await main.getByRole("button", { name: "Put all of it back" }).click();
  await expect(main.getByText("Cancelled", { exact: true })).toBeVisible();

  await page.goto("/admin");
  const one = new Presses(page);
  await one.key("Control+k");
  await one.typeAndEnter(page.getByLabel(/^A page, something to do/), "Payouts");
  await one.enter(main.getByRole("button", { name: "Prepare a batch" }));
  await page.waitForURL(/payouts\/[\w-]{36}$/);
  await expect(main.getByText(/You prepared this batch/)).toBeVisible();
  const number = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").replace("Batch ", "");

  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 } });
  const second = await context.newPage();
  await signInAtPortal(second, "checker");
  const other = new Presses(second);
  const desk = second.getByRole("main");
  // The second person's home begins with what waits: a batch that the other one prepared.
  await other.enter(desk.getByRole("link", { name: "Payouts to approve" }));
  await other.enter(desk.getByRole("link", { name: number }));
  // Whom and how much, line by line, before anything is agreed to (picture 34).
  await expect(desk.getByRole("row").nth(2)).toContainText("₹");
  await other.enter(desk.getByRole("button", { name: "Approve", exact: true }));
  await expect(desk.getByRole("dialog").getByText(/Prepared by Super Admin\./)).toBeVisible();
  await other.enter(desk.getByRole("button", { name: /^Approve ₹[\d,]+$/ }));
  await other.enter(desk.getByRole("button", { name: "Send to the bank" }));
  await other.enter(desk.getByRole("button", { name: /^Send ₹[\d,]+$/ }));
  await other.enter(desk.getByRole("button", { name: "Let the sandbox bank answer" }));
  await expect(desk.getByText("Settled", { exact: true })).toBeVisible();
  expect(one.presses + other.presses).toBeLessThanOrEqual(9);
  await context.close();
  await page.reload();
  await expect(main.getByText("Settled", { exact: true })).toBeVisible();
});
