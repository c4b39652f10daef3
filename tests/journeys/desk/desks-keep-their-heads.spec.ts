import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

async function heightOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole("region", { name }).boundingBox();
  return Math.round(box?.height ?? 0);
}

test("L31: an institute's home begins with what is to be done next; the bell is in the head, and the head is one height on every tab", async ({
  page,
}) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Next for me");
  await expect(main.getByRole("link", { name: /^Start with the / })).toBeInViewport();
  await expect(
    page.getByRole("banner").getByRole("link", { name: /^Notifications, \d+ unread$/ }),
  ).toBeVisible();
  const atHome = await heightOf(page, "Institute dashboard");
  expect(atHome).toBeGreaterThan(40);
  const tabs = page.getByRole("navigation", { name: "Parts of the dashboard" });
  for (const tab of [/^My Scholarships/, /^Applications/, /^Students/, /^Settings/]) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    expect(await heightOf(page, "Institute dashboard"), String(tab)).toBe(atHome);
  }
});

test("L36: what adds a row stands in the line of the list's other buttons", async ({ page }) => {
  await signInAtPortal(page, "admin", "/admin/policy-cards");
  const main = page.getByRole("main");
  const add = await main.getByRole("link", { name: "Create Policy" }).boundingBox();
  const search = await main.getByRole("button", { name: "Search" }).boundingBox();
  if (!add || !search) throw new Error("Both stand above the list.");
  expect(Math.abs(add.y + add.height / 2 - (search.y + search.height / 2))).toBeLessThan(4);
});

test("D4e: what somebody else changed meanwhile is told with everything that was typed still there; the next press saves it", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 409/);
  const address = "/admin/user-management";
  await signInAtPortal(page, "admin", address);
  const context = await browser.newContext({ baseURL: site });
  const colleague = await context.newPage();
  await signInAtPortal(colleague, "admin", address);
  const dialogOf = (one: Page) => one.getByRole("dialog", { name: "Edit User" });
  for (const one of [page, colleague]) {
    await one.goto(address);
    await one
      .getByRole("main")
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await expect(dialogOf(one).getByLabel("Location")).not.toHaveValue("");
  }
  await dialogOf(colleague).getByLabel("Location").fill("Adoni");
  await dialogOf(colleague).getByRole("button", { name: "Save" }).click();
  await expect(colleague.getByRole("main")).toContainText("→ Adoni");
  await context.close();

  await dialogOf(page).getByLabel("Location").fill("Nandyal by the hills");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "changed this in the meantime" })).toBeInViewport();
  await expect(dialogOf(page).getByLabel("Location")).toHaveValue("Nandyal by the hills");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText("Adoni → Nandyal by the hills");
});

test("L30: a rule that is not known stands in its list on the review screen, and not over the page", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/applications?q=INSPIRE");
  await page.getByRole("main").locator("tbody a[href^='/admin/applications/AP-']").first().click();
  const unknown = page.locator(".why li.unknown");
  await expect(unknown.first()).toBeAttached();
  const places = await unknown.evaluateAll((rules) => rules.map((rule) => getComputedStyle(rule).position));
  expect(places).not.toContain("fixed");
});
