import { expect, test } from "../support/test.ts";

test("the document checklist keeps its ticks and can be printed", async ({ page }) => {
  await page.goto("/application-guide");
  const main = page.getByRole("main");
  await expect(main).toContainText("70 minutes");
  await expect(main).toContainText("85%");
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
