import type { Page } from "@playwright/test";
import { signInAsStaff, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const list = "/admin/enquiries";

async function keepView(page: Page, name: string, ticks: readonly string[]): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^View:/ }).click();
  const menu = main.getByRole("dialog", { name: "Views of this list" });
  await menu.getByLabel("Keep what is shown as a view").fill(name);
  for (const tick of ticks) await menu.getByLabel(tick).check();
  await menu.getByRole("button", { name: "Keep the view" }).click();
}

test("a view keeps filters, order, columns and page size; its owner's list opens with it, and the desk shares it", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAtPortal(page, "admin", `${list}?status=open&rows=50&q=zz`);
  const main = page.getByRole("main");
  await page.goto(`${list}?status=open&rows=50`);

  // Columns: what is not seen is not in the file.
  await main.getByRole("button", { name: "Columns" }).click();
  await main.getByRole("dialog", { name: "Columns of this list" }).getByLabel("Subject").uncheck();
  await main.getByRole("button", { name: "Show these" }).click();
  await expect(page).toHaveURL(/hide=subject/);
  await expect(main.getByRole("columnheader", { name: "Subject" })).toHaveCount(0);
  await expect(main.getByRole("columnheader", { name: "Enquiry" })).toBeVisible();
  const file = await main.getByRole("link", { name: "Export" }).getAttribute("href");
  const [head = ""] = (await (await page.request.get(file ?? "")).text()).split("\r\n");
  expect(head).toContain("Reply by");
  expect(head).not.toContain("Subject");

  await keepView(page, "Open ones", ["Everybody at this desk sees it", "The list opens with it for me"]);
  await expect(main.getByText("The view is kept.")).toBeVisible();

  // The bare address, as the menu at the side has it, opens the view; the way to all leads out of it.
  await page.goto(list);
  await expect(page).toHaveURL(/status=open/);
  await expect(page).toHaveURL(/hide=subject/);
  await expect(page).toHaveURL(/rows=50/);
  await expect(main.getByRole("button", { name: "View: Open ones" })).toBeVisible();
  await main.getByRole("button", { name: /^View:/ }).click();
  await main.getByRole("dialog", { name: "Views of this list" }).getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL(/view=all/);
  await expect(main.getByRole("columnheader", { name: "Subject" })).toBeVisible();

  // Somebody else of the desk sees it, and may not change it.
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signInAsStaff(other, "support", list);
  await other
    .getByRole("main")
    .getByRole("button", { name: /^View:/ })
    .click();
  await other.getByRole("main").getByRole("link", { name: "Open ones" }).click();
  await expect(other).toHaveURL(/status=open/);
  await other.goto("/settings/list-views");
  await expect(other.getByRole("link", { name: "Open Open ones" })).toBeVisible();
  await expect(other.getByRole("button", { name: /Delete Open ones/ })).toHaveCount(0);
  await other.context().close();

  // Renamed, then deleted: the list opens with everything again.
  await page.goto("/settings/list-views");
  await page.getByLabel("Name", { exact: true }).fill("Still open");
  await page.getByRole("button", { name: "Save Open ones" }).click();
  await expect(page.getByRole("link", { name: "Open Still open" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Still open" }).click();
  await page.getByRole("button", { name: "Delete the view" }).click();
  await expect(page.getByText("You keep no view yet.")).toBeVisible();
  await page.goto(list);
  await expect(main.getByRole("button", { name: "View: All" })).toBeVisible();
  await expect(page).not.toHaveURL(/status=open/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("views and columns are plain forms and links", async ({ page }) => {
    await signInAtPortal(page, "donor", "/donor?tab=donations");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Columns" }).click();
    const columns = main.getByRole("dialog", { name: "Columns of this list" });
    const name = (await columns.locator("label.check span").first().textContent()) ?? "";
    await columns.getByLabel(name, { exact: true }).uncheck();
    await columns.getByRole("button", { name: "Show these" }).click();
    await expect(page).toHaveURL(/hide=/);
    await expect(main.getByRole("columnheader", { name, exact: true })).toHaveCount(0);
    await keepView(page, "Less of it", []);
    await expect(main.getByRole("button", { name: "View: Less of it" })).toBeVisible();
    await page.goto("/donor?tab=donations&view=all");
    await expect(main.getByRole("columnheader", { name, exact: true })).toBeVisible();
    await main.getByRole("button", { name: /^View:/ }).click();
    await main.getByRole("link", { name: "Less of it" }).click();
    await expect(main.getByRole("columnheader", { name, exact: true })).toHaveCount(0);
  });
});
