import type { Page } from "@playwright/test";
import type { Actor } from "#app/core/portals/permissions.ts";
import { routeTable } from "#app/route-table.ts";
import { choose } from "../support/choose.ts";
import { signInAsStaff, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.setTimeout(300_000);

const menu = (page: Page) =>
  page.getByRole("navigation", { name: "Sections" }).locator("visible=true").first();
const sameOrigin = { "sec-fetch-site": "same-origin" };
const nobodysRow = "0190a000-0000-7000-8000-00000000ffff";
const desk = routeTable.filter(({ path }) => path.startsWith("/admin/"));

test("D20: a claims clerk works claims, does not see the payouts and meets 403 there", async ({ page }) => {
  await signInAsStaff(page, "claims");
  await expect(menu(page).getByRole("link", { name: "Claim Management" })).toBeVisible();
  for (const name of ["Payouts", "Donations", "Books", "Security & Roles", "Applications", "System"]) {
    await expect(menu(page).getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  for (const path of ["/admin/payouts", "/admin/payouts/awards", "/admin/books", "/admin/security-roles"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(403);
    expect(await answer.text()).toContain("You work as Claims");
  }
  const sent = await page.request.post("/admin/payouts", {
    form: { intent: "prepare" },
    headers: sameOrigin,
  });
  expect(sent.status()).toBe(403);
  await menu(page).getByRole("link", { name: "Claim Management" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Claim Management" })).toBeVisible();
  await menu(page).getByRole("link", { name: "What each role does" }).click();
  const claims = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({ hasText: "Claims You" })
    .first();
  await claims.getByText(/^Does \(/).click();
  await expect(claims.getByText("Decide claims")).toBeVisible();
  await expectAccessible(page);
});

test("D20: who does not run the whole has a home, too: the pages of the role, what waits first", async ({
  page,
}) => {
  await signInAsStaff(page, "verification");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Your desk" })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Applications", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Applications");
});

test("D20: the auditor reads every page of the desk and can change nothing", async ({ page, site }) => {
  await signInAsStaff(page, "auditor");
  const waiting = await menu(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const seen = new Set<string>();
  const pageOf = (href: string) => new URL(href).pathname.replace(/\/[^/]*\d[^/]*/g, "/:row");
  for (let href = waiting.shift(); href; href = waiting.shift()) {
    const { origin, pathname } = new URL(href);
    if (origin !== site || !pathname.startsWith("/admin") || seen.has(pageOf(href))) continue;
    seen.add(pageOf(href));
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    if (!answer.headers()["content-type"]?.includes("html")) continue;
    const text = await answer.text();
    for (const [, found] of text.matchAll(/<a [^>]*href="([^"#]+)"/g)) {
      waiting.push(new URL((found ?? "").replaceAll("&amp;", "&"), href).href);
    }
  }
  expect(seen.size).toBeGreaterThan(40);

  const auditor: Actor = { role: "admin", userId: "u", staffRoles: ["auditor"], language: "en" };
  const own = desk.filter(({ acts }) => acts?.some((right) => right.heldBy(auditor))).map(({ path }) => path);
  // A search, the check of the chain, their own bell and the mails to themselves: nothing of anybody else's.
  expect(own.toSorted()).toEqual([
    "/admin/find",
    "/admin/inbox",
    "/admin/reports-analytics/:reportId",
    "/admin/security-roles/audit",
    "/admin/security-roles/lock-outs",
  ]);
  for (const { path } of desk.filter((route) => !own.includes(route.path))) {
    const address = path.replace(/:\w+/g, nobodysRow);
    const sent = await page.request.post(address, { form: { intent: "approve" }, headers: sameOrigin });
    expect(sent.status(), address).toBe(403);
  }
  await page.goto("/admin/payouts");
  await expect(page.getByRole("main").locator("form[method=post]").locator("visible=true")).toHaveCount(0);
});

test("D20, T52: a role is asked for by one super admin and given by the other", async ({ page, browser }) => {
  await signInAtPortal(page, "admin", "/admin/security-roles");
  await page.getByText("Change Imran Sheikh").click();
  const row = page.getByRole("row").filter({ hasText: "Imran Sheikh" });
  await expect(row.getByRole("checkbox", { name: "Content & catalogue" })).toBeChecked();
  await choose(row.getByRole("checkbox", { name: "Support" }));
  await row.getByLabel("Why suspend, or why these roles").fill("Helps out during the week of the deadline.");
  await row.getByRole("button", { name: "Ask for these roles" }).click();
  await expect(page.getByText("The other super admins are told.")).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signInAtPortal(other, "checker", "/admin/security-roles/second-person");
  const asked = other.getByRole("row").filter({ hasText: "Roles for Imran Sheikh" });
  await expect(asked).toContainText("Support, Content & catalogue (now: Content & catalogue)");
  await expect(asked).toContainText("Helps out during the week of the deadline.");
  await asked.getByText("Refuse Roles for Imran").click();
  await asked.getByLabel("Why not").fill("Ask him first, please.");
  await asked.getByRole("button", { name: "Refuse" }).click();
  await expect(other.getByText("Refused. Nothing was changed.")).toBeVisible();
  await other.close();
  await page.goto("/admin/inbox");
  const told = page.getByRole("listitem").filter({ hasText: "Ask him first, please." });
  // Read, so that the bell counts for the other journeys what the demo has.
  await told.getByRole("button", { name: /^Mark as read/ }).click();
  await expect(told).toContainText("Read");
});
