import type { Locator } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// What is decided here by many is gone from the lists of the others.
test.use({ world: "desk: many" });

const claims = "/admin/claim-management?status=processing";
const numberOf = async (box: Locator) =>
  ((await box.getAttribute("aria-label")) ?? "").replace("Choose ", "");

test("D31: ticked claims are approved after a question with names and sum; what holds one is said by its name", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", claims);
  const main = page.getByRole("main");
  const bar = main.getByText("Decide about the ticked ones");
  await expect(bar).toBeHidden();
  // At 1280 px no flag lies under the row's buttons: the table is as wide as its place.
  const well = main.locator(".desktable .well");
  expect(await well.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  const free = main
    .getByRole("row")
    .filter({ hasNotText: "alert" })
    .getByRole("checkbox", { name: /^Choose CLM/ });
  const held = main.getByRole("row").filter({ hasText: "Critical alert" }).getByRole("checkbox").first();
  const [good, bad] = [await numberOf(free.first()), await numberOf(held)];
  await free.first().check();
  await held.check();
  // Before anything is asked the bar itself says what is ticked (picture 30).
  const dock = main.locator(".bulkbar summary");
  await expect(dock).toContainText(new RegExp(`^2 ticked(${good}; ${bad}|${bad}; ${good})in all ₹[\\d,]+`));
  const sum = /in all (₹[\d,]+)/.exec((await dock.textContent()) ?? "")?.[1] ?? "";
  await bar.click();
  await main.getByRole("button", { name: "Approve in full…" }).click();
  const question = page.getByRole("dialog", { name: "Approve 2 claims, each in full?" });
  await expect(question.getByRole("listitem")).toHaveCount(2);
  await expect(question).toContainText(good);
  await expect(question).toContainText(new RegExp(`In all ?${sum}`));
  await expectAccessible(page);
  await question.getByRole("button", { name: "Approve them" }).click();
  const told = page.getByRole("alert").filter({ hasText: "1 claim approved." });
  await expect(told.getByRole("listitem")).toHaveText([new RegExp(`^${bad}.*: .*alert`, "i")]);
  await expect(told).toBeInViewport();
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await page.goto(`/admin/claim-management?q=${good}`);
  await expect(main.getByRole("row").nth(1)).toContainText("Approved");
  await page.goto(`/admin/claim-management?q=${bad}`);
  await expect(main.getByRole("row").nth(1)).toContainText("Processing");
});

test("D31, D1: policies deleted by many come back by Undo from the page one has gone on to", async ({
  page,
  healthy,
}) => {
  // Without a reason it is refused first.
  healthy.allow(/status of 422/);
  await signInAtPortal(page, "admin", "/admin/policy-cards?status=expired");
  const main = page.getByRole("main");
  const boxes = main.getByRole("checkbox", { name: /^Choose BSC/ });
  const names = [await numberOf(boxes.nth(0)), await numberOf(boxes.nth(1))];
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await main.getByText("Delete the ticked ones").click();
  const remove = main.getByRole("button", { name: "Delete these policies" });
  await remove.click();
  await expect(main.getByText("Say why: it stands in the history.")).toBeVisible();
  await main.getByLabel("Reason").fill("Entered twice.");
  await remove.click();
  await expect(page.getByText("2 policies deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Deleted", exact: true }).first().click();
  await expect(main.getByRole("link", { name: names[0] ?? "" })).toBeVisible();
  const later = page.getByRole("status").filter({ hasText: "2 policies deleted." });
  await later.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 policies brought back.")).toBeVisible();
  for (const name of names) {
    await page.goto(`/admin/policy-cards?q=${name}`);
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("D31: ticked bookings are cancelled after a question that names them", async ({ page }) => {
  await signInAtPortal(page, "admin", "/admin/bookings?status=requested");
  const main = page.getByRole("main");
  const box = main.getByRole("checkbox", { name: /^Choose .*BK-/ }).first();
  const name = await numberOf(box);
  await box.check();
  await main.getByText("Confirm, close or cancel the ticked ones").click();
  await main.getByRole("button", { name: "Cancel the sessions…" }).click();
  const question = page.getByRole("dialog", { name: /^Cancel 1 session\?/ });
  await expect(question).toContainText(name);
  // Esc leaves everything as it is.
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await main.getByRole("button", { name: "Cancel the sessions…" }).click();
  await question.getByRole("button", { name: "Cancel the sessions" }).click();
  await expect(page.getByText("1 session cancelled.")).toBeVisible();
  await page.reload();
  await expect(main.getByRole("checkbox", { name: `Choose ${name}` })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`D31: the bar stands in the page and under the thumb at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAtPortal(page, "admin", claims);
    const main = page.getByRole("main");
    await main
      .getByRole("checkbox", { name: /^Choose CLM/ })
      .first()
      .check();
    await expect(main.getByText("1 ticked")).toBeInViewport();
    await main.getByText("Decide about the ticked ones").click();
    const { sideways } = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth > window.innerWidth,
    }));
    expect(sideways).toBe(false);
    await expectAccessible(page);
    // On a phone it is a sheet: what lies half under it is out of reach until it is put down.
    const reach = main.getByRole("checkbox", { name: /^Choose CLM/ });
    if (width === 360) {
      await expect(main.locator("input[data-bulk]:not([inert] *)")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(main.getByRole("button", { name: "Approve in full…" })).toBeHidden();
    }
    await expect(main.locator("input[data-bulk]:not([inert] *)")).not.toHaveCount(0);
    await expect(reach.first()).toBeChecked();
  });
}
