import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const cards = (page: Page) => page.getByRole("main").locator("article.schol");
const count = async (page: Page) =>
  Number.parseInt(((await page.locator("#found").textContent()) ?? "").replaceAll(",", ""), 10);

test("results follow what is typed, without a jump, and the focus stays in the search box", async ({
  page,
}) => {
  await page.goto("/scholarships");
  const all = await count(page);
  const box = page.getByRole("searchbox", { name: "Search" });
  await page.evaluate(() => window.scrollTo(0, 120));
  await box.pressSequentially("pragati", { delay: 30 });
  await expect(page).toHaveURL(/[?&]q=pragati$/);
  await expect(cards(page).first()).toContainText("Pragati");
  await expect(page.locator("#found [role=status]")).not.toHaveText(`${all} scholarships`);
  expect(await count(page)).toBeLessThan(all);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("pragati");
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test("filters are in the address: it can be shared, and Back takes the last one away", async ({
  page,
  context,
}) => {
  await page.goto("/scholarships");
  const all = await count(page);
  await page.getByRole("checkbox", { name: /^Women/ }).check();
  await expect(page).toHaveURL("/scholarships?category=women");
  await expect.poll(() => count(page)).toBeLessThan(all);
  const women = await count(page);
  await page.getByRole("checkbox", { name: /^Undergraduate/ }).check();
  await expect(page).toHaveURL("/scholarships?category=women&level=undergraduate");
  await expect.poll(() => count(page)).toBeLessThan(women);
  const both = await count(page);
  await expect(page.locator(".chip")).toHaveText([/^Women/, /^Undergraduate/]);

  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await count(shared)).toBe(both);
  await expect(shared.getByRole("checkbox", { name: /^Undergraduate/ })).toBeChecked();
  await shared.close();

  await page.goBack();
  await expect(page).toHaveURL("/scholarships?category=women");
  await expect.poll(() => count(page)).toBe(women);
  await expect(page.getByRole("checkbox", { name: /^Undergraduate/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Women/ })).not.toBeChecked();
  await expect(page).toHaveURL("/scholarships");
});

test("several choices of one filter: one of them is enough, each has its chip, and their order says nothing", async ({
  page,
}) => {
  await page.goto("/scholarships?state=kerala");
  const kerala = await count(page);
  const states = page.getByRole("group", { name: "State" });
  await expect(states.getByRole("checkbox", { name: /^Kerala/ })).toBeChecked();
  await states.getByRole("checkbox", { name: /^Telangana/ }).check();
  await expect(page).toHaveURL("/scholarships?state=kerala&state=telangana");
  await expect.poll(() => count(page)).toBeGreaterThan(kerala);
  const both = await count(page);
  await expect(page.locator(".chip")).toHaveText([/^Kerala/, /^Telangana/]);
  // The fold that is being worked in stays open when the last choice in it goes.
  await states.getByRole("checkbox", { name: /^Telangana/ }).uncheck();
  await expect.poll(() => count(page)).toBe(kerala);
  await states.getByRole("checkbox", { name: /^Kerala/ }).uncheck();
  await expect(page).toHaveURL("/scholarships");
  await expect(states.getByRole("checkbox", { name: /^Kerala/ })).toBeVisible();

  await page.goto("/scholarships?state=telangana&state=kerala");
  expect(await count(page)).toBe(both);
  await page.locator(".chip", { hasText: "Kerala" }).click();
  await expect(page).toHaveURL("/scholarships?state=telangana");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("several choices of one filter are sent as they stand", async ({ page }) => {
    await page.goto("/scholarships");
    await page.getByRole("checkbox", { name: /^Women/ }).check();
    await page.getByRole("checkbox", { name: /^Sports/ }).check();
    await page.getByRole("complementary").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/scholarships\?category=women&category=sports$/);
    await expect(page.locator(".chip")).toHaveText([/^Women/, /^Sports/]);
    await expect(page.getByRole("checkbox", { name: /^Sports/ })).toBeChecked();
  });
});

test("every option says how many there would be, and is right about it", async ({ page }) => {
  await page.goto("/scholarships?state=telangana");
  const option = page.locator("label.rail-opt", { hasText: "Need Based" });
  const promised = Number(/\d+$/.exec((await option.textContent()) ?? "")?.[0]);
  await option.getByRole("checkbox").check();
  await expect(page).toHaveURL(/category=need/);
  await expect.poll(() => count(page)).toBe(promised);
});

test("the order, and only what is open, are in the address too", async ({ page }) => {
  await page.goto("/scholarships");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("deadline");
  await expect(page).toHaveURL("/scholarships?sort=deadline");
  await page.getByRole("checkbox", { name: /^Open now only/ }).check();
  await expect(page).toHaveURL(/\/scholarships\?(status=open&sort=deadline|sort=deadline&status=open)$/);
  await expect(page.locator(".chip")).toHaveText([/^Open now/]);
  await expect
    .poll(async () => new Set(await cards(page).locator(".row .badge:first-child").allTextContents()))
    .toEqual(new Set(["Open"]));
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/scholarships");
  await expect(page.getByRole("checkbox", { name: /^Open now only/ })).not.toBeChecked();
});

test("pages of the list: the next one begins where this one ends, and reading goes on at its head", async ({
  page,
}) => {
  await page.goto("/scholarships?state=telangana");
  const titles = () => cards(page).locator("h3").allTextContents();
  const first = await titles();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.locator("#found")).toBeFocused();
  const second = await titles();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.poll(titles).toEqual(first);
});

test("a category card of the home page leads to that category", async ({ page }) => {
  await page.goto("/");
  await page.locator("#categories a.cat", { hasText: "Women" }).click();
  await expect(page).toHaveURL("/scholarships?category=women");
  await expect(page.getByRole("checkbox", { name: /^Women/ })).toBeChecked();
  await expect(page.locator(".chip")).toHaveText([/^Women/]);
});

test("nothing found says so in the documented words and leads back", async ({ page }) => {
  await page.goto("/scholarships?q=zzzzqqqq");
  await expect(page.getByRole("heading", { name: "No scholarships found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters")).toBeVisible();
  await page.getByRole("link", { name: "Show all scholarships" }).click();
  await expect(page).toHaveURL("/scholarships");
  await expect(cards(page)).toHaveCount(20);
});
