import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/test.ts";

test("the document checklist keeps its ticks and can be printed", async ({ page }) => {
  await page.goto("/application-guide");
  const main = page.getByRole("main");
  await expect(main).toContainText("70 minutes");
  await expect(main).toContainText("85%");
  // Of who ticked nothing, nothing is kept, and there is nothing to clear.
  await expect(main.getByRole("button", { name: "Clear all ticks" })).toBeDisabled();
  expect(await page.evaluate(() => localStorage.getItem("scholarsetu.checklist"))).toBeNull();
  await main.getByRole("checkbox", { name: /^Aadhaar card/ }).check();
  await main.getByRole("checkbox", { name: /^Income certificate/ }).check();
  await expect(main.getByText(/^2 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(main.getByRole("checkbox", { name: /^Aadhaar card/ })).toBeChecked();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await main.getByRole("button", { name: "Print the checklist" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await main.getByRole("button", { name: "Clear all ticks" }).click();
  await expect(main.getByRole("checkbox", { name: /^Aadhaar card/ })).not.toBeChecked();
});

test("what was ticked before the script came is kept, too", async ({ page }) => {
  const come = await holdBack(page, /\/assets\/begin-checklist-/);
  await page.goto("/application-guide");
  const box = page.getByRole("main").getByRole("checkbox", { name: /^Aadhaar card/ });
  await box.check();
  come();
  await expect(page.getByRole("main").getByText(/^1 of \d+$/)).toBeVisible();
  // A new page of the same browser, so that it is not the browser that remembers the form.
  const other = await page.context().newPage();
  await other.goto("/application-guide");
  await expect(other.getByRole("checkbox", { name: /^Aadhaar card/ })).toBeChecked();
});

test("the four downloads are PDF files", async ({ page }) => {
  await page.goto("/student-help");
  const links = page.getByRole("main").getByRole("link", { name: /^Download .* \(PDF\)$/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});
