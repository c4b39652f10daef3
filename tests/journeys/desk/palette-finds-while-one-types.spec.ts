import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: /^A page, something to do/ });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name }).first();

for (const width of [360, 1280]) {
  test(`D30: an admin types a part of a name and opens that person by Enter at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAtPortal(page, "admin");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await field(page).pressSequentially("vani gad");
    await expect(option(page, /^Sravani Gaddam/)).toBeVisible();
    // Applications and claims too, each in its group; said to whoever does not see them.
    const list = page.getByRole("listbox", { name: "What fits" });
    await expect(list.getByRole("group", { name: "Applications" }).getByRole("option").first()).toContainText(
      "Sravani Gaddam",
    );
    await expect(page.getByRole("status").filter({ hasText: /^\d+ fit\.$/ })).toBeVisible();
    await expect(option(page, "Find “vani gad” on the find page")).toBeVisible();
    await expectAccessible(page);
    // Pauses are waited for, and nothing typed stands in an address; no page was read anew.
    const reads = asked.filter((one) => one.includes(".data"));
    expect(reads.length).toBeLessThanOrEqual(3);
    expect(reads.filter((one) => !/^POST .*\/admin\/find\.data/.test(one))).toEqual([]);
    expect(asked.filter((one) => /vani/.test(one))).toEqual([]);
    await expect(option(page, /^Sravani Gaddam/)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const id = await option(page, /^Sravani Gaddam/).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/students\/[\w-]{36}$/);
    await expect(page.getByRole("heading", { name: "Sravani Gaddam" })).toBeVisible();
  });
}

test("D30: a claim by its customer, and the last line leads to the find page without the words in its address", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/claim-management?status=processing");
  const customer = await page
    .getByRole("main")
    .locator(".desktable tbody tr")
    .first()
    .locator("td")
    .nth(2)
    .textContent();
  await page.keyboard.press("Control+k");
  await field(page).fill(customer ?? "");
  await expect(
    page.getByRole("group", { name: "Insurance" }).getByRole("option", { name: /^CLM-/ }).first(),
  ).toContainText(customer ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/find$/);
  await expect(page.getByRole("main").getByRole("heading", { name: "Insurance" })).toBeVisible();
});

test("T14: an institute finds what is its own, a donor only pages and what can be done", async ({ page }) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard");
  await page.keyboard.press("Control+k");
  await field(page).fill("munda");
  await expect(page.getByRole("group", { name: "Applications" }).getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("option", { name: /find page/ })).toHaveCount(0);
  await page.context().clearCookies();

  await signInAtPortal(page, "donor");
  await page.keyboard.press("Control+k");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field(page).fill("munda");
  await expect(page.getByText("Nothing has this number or name.")).toBeVisible();
  await field(page).fill("give");
  await expect(option(page, "Give a donation")).toHaveAttribute("aria-selected", "true");
  expect(asked).toEqual([]);
});

test("a key pressed right after the palette was put away is the desk's again", async ({ page }) => {
  await signInAtPortal(page, "admin");
  const sheet = page.getByRole("dialog", { name: "All keys" });
  for (const key of ["Control+k", "Escape", "?"]) await page.keyboard.press(key);
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  // While it is open the keys are its own words.
  for (const key of ["Control+k", "?"]) await page.keyboard.press(key);
  await expect(field(page)).toHaveValue("?");
  await expect(sheet).toBeHidden();
});

test("D30: the sheet of keys fits a desk's screen and scrolls on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAtPortal(page, "admin");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "All keys" });
  await expect(sheet).toBeVisible();
  const well = sheet.getByRole("region", { name: "Keys" });
  const fits = () =>
    well.evaluate((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
  expect(await fits()).toBe(true);
  await expect(sheet.getByRole("heading", { level: 3 })).toHaveText([
    "Everywhere",
    "In a list",
    "Deciding",
    "In a review",
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await sheet.getByText("Other paper").scrollIntoViewIfNeeded();
  await expect(sheet.getByText("Other paper")).toBeInViewport();
  expect(await well.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await expect(sheet.getByText("Keys rest while you type.")).toBeInViewport();
  await expectAccessible(page);
});

test("D30: g h leads home, Shift X ticks up to here", async ({ page }) => {
  await signInAtPortal(page, "admin", "/admin/claim-management?status=processing");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Choose CLM/ });
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  for (const key of ["j", "j", "Shift+X"]) await page.keyboard.press(key);
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
  await expect(boxes.nth(3)).not.toBeChecked();
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/admin$/);
});
