import type { Page } from "@playwright/test";
import { deskLists } from "#app/core/desk-lists.ts";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(300_000);
test.use({ viewport: { width: 1280, height: 800 } });

const signIns: Record<string, (page: Page) => Promise<void>> = {
  admin: (page) => signInAtPortal(page, "admin"),
  institute: (page) => comeSignedIn(page, demoSignIns.institute, "institute"),
  donor: (page) => signInAtPortal(page, "donor"),
  csr: (page) => signInAtPortal(page, "csr"),
};

/**
 * T14: a donor knows scholars by a pseudonym, and there is nothing to open behind it; nobody ends her own session here;
 * an erasure that waits for its day is only looked at.
 */
const onlyRead = ["/donor?tab=students", "/admin/security-roles/sessions", "/admin/security-roles/privacy"];

for (const [who, signIn] of Object.entries(signIns)) {
  test(`D30: every list of the ${who} shows twelve rows at once, says which of how many, and each row has its sign`, async ({
    page,
  }) => {
    await signIn(page);
    for (const { address, table } of deskLists.filter((one) => one.address.startsWith(`/${who}`))) {
      await page.goto(address);
      const list = await measure(page, table);
      if (!list) continue;
      expect(list.seen, `${address}: ${list.rows} rows`).toBeGreaterThanOrEqual(Math.min(12, list.rows));
      // Where the demo has fewer: twelve such rows would have room.
      expect(list.room, `${address}: rows of ${list.height} px`).toBeGreaterThanOrEqual(12);
      expect(list.foot, address).toMatch(new RegExp(`^1–${list.rows} of [\\d,]+`));
      // One press opens what a row is about or begins its step: the second one is the step's own.
      if (!onlyRead.includes(address)) expect(list.signs, `${address}: signs in its rows`).toBeGreaterThan(0);
    }
  });
}

/** The list's table, brought to where its reader has it; null where there is no row. */
async function measure(page: Page, caption: string | null) {
  return page.evaluate((name) => {
    const table = [...document.querySelectorAll<HTMLTableElement>("main table")].find(
      (one) => one.caption?.textContent === name,
    );
    const rows = [...(table?.tBodies[0]?.rows ?? [])];
    if (!table || rows.length === 0) return null;
    table.scrollIntoView({ block: "nearest" });
    const bottom = table.closest(".well")?.getBoundingClientRect().bottom ?? window.innerHeight;
    const isSeen = (row: Element) => {
      const box = row.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= Math.min(bottom, window.innerHeight) + 1;
    };
    const heights = rows
      .map((row) => row.getBoundingClientRect().height)
      .toSorted((one, other) => one - other);
    // The usual one: a row that says more may be taller.
    const height = heights[Math.floor(heights.length / 2)] ?? 0;
    const frame = document.querySelector(".deskhead")?.getBoundingClientRect().height ?? 0;
    const head = table.tHead?.getBoundingClientRect().height ?? 0;
    return {
      height,
      room: Math.floor((window.innerHeight - frame - head) / height),
      rows: rows.length,
      seen: rows.filter(isSeen).length,
      foot: table.closest(".panel")?.querySelector(".pager .num")?.textContent ?? "",
      signs: rows.flatMap((row) => [...row.querySelectorAll("a[href], button, summary")]).length,
    };
  }, caption);
}

test("search and filters of a list stand in one line, one beside the other", async ({ page }) => {
  await signInAtPortal(page, "admin");
  for (const address of ["/admin/bookings", "/admin/security-roles", "/admin/enquiries"]) {
    await page.goto(address);
    const tops = await page.locator(".find :is(.find__q, .find__drop .field)").evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return Math.round((top + height / 2) / 8);
      }),
    );
    expect(tops.length, address).toBeGreaterThan(2);
    expect(new Set(tops).size, `${address}: middles of search and chips`).toBe(1);
  }
});

test("D30: a jump, the page after and the page before say where they are; a chip takes its filter away", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/scholarships");
  const main = page.getByRole("main");
  const range = main.locator(".pager .num");
  await main.getByRole("spinbutton", { name: "Go to row" }).fill("61");
  await main.getByRole("button", { name: "Go", exact: true }).click();
  await expect(range).toContainText("61–80 of");
  await main.getByRole("link", { name: "Next" }).click();
  await expect(range).toContainText("81–100 of");
  await main.getByRole("link", { name: "Previous" }).click();
  await expect(range).toContainText("61–80 of");
  await page.reload();
  await expect(range).toContainText("61–80 of");

  await page.goto("/admin/enquiries");
  const status = main.getByRole("combobox", { name: "Status" });
  const value = await status.locator("option").nth(1).getAttribute("value");
  await status.selectOption(value ?? "");
  await expect(page).toHaveURL(new RegExp(`status=${value}`));
  await page.reload();
  await main.getByRole("link", { name: /^Status: .*Remove/i }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(status).toHaveValue("");
});
