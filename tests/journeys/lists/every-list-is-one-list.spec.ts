import type { Page } from "@playwright/test";
import { columnKey, type DeskList, deskLists } from "#app/core/desk-lists.ts";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(900_000);

const rooms: Record<string, (page: Page) => Promise<void>> = {
  admin: (page) => signInAtPortal(page, "admin"),
  institute: (page) => comeSignedIn(page, demoSignIns.institute, "institute"),
  donor: (page) => signInAtPortal(page, "donor"),
  csr: (page) => signInAtPortal(page, "csr"),
};

/** What a reader of 1280×800 has before them: whole rows between the head of the table and the end of the window. */
async function measure(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("main .desktable tbody tr")];
    const well = document.querySelector("main .desktable .well")?.getBoundingClientRect();
    const end = Math.min(innerHeight, well?.bottom ?? 0);
    return {
      rows: rows.length,
      whole: rows.filter((row) => row.getBoundingClientRect().bottom <= end + 1).length,
      tallest: Math.max(0, ...rows.map((row) => row.getBoundingClientRect().height)),
      heads: [...document.querySelectorAll("main .desktable thead th")].map((head) => head.textContent ?? ""),
    };
  });
}

async function headOfFile(page: Page): Promise<string[] | null> {
  const href = await page
    .getByRole("main")
    .getByRole("link", { name: "Export", exact: true })
    .first()
    .getAttribute("href", { timeout: 1_000 })
    .catch(() => null);
  if (!href) return null;
  const [line = ""] = (await (await page.request.get(href)).text()).split("\r\n");
  return line.replace("\ufeff", "").split(",").map(columnKey);
}

const of = (room: string) => deskLists.filter(({ address }) => address.startsWith(`/${room}`));
const withQuery = ({ address }: DeskList, query: string) =>
  `${address}${address.includes("?") ? "&" : "?"}${query}`;

for (const [room, signIn] of Object.entries(rooms)) {
  test(`every list of the ${room} is the one list: its views, dense rows, no marketing around it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    for (const list of of(room)) {
      await page.goto(list.address);
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: "View: All" }), list.address).toHaveCount(1);
      await expect(page.locator("header.site-header, footer.site-footer"), list.address).toHaveCount(0);
      const seen = await measure(page);
      if (seen.rows === 0) continue;
      expect(seen.tallest, `${list.address}: rows of 40 px`).toBeLessThanOrEqual(42);
      if (seen.rows >= 12)
        expect(seen.whole, `${list.address}: whole rows at 1280×800`).toBeGreaterThanOrEqual(12);
    }
  });

  test(`every column of every list of the ${room} can be left out, in the table and in its file`, async ({
    page,
  }) => {
    await signIn(page);
    for (const list of of(room)) {
      await page.goto(list.address);
      const { rows, heads } = await measure(page);
      if (rows === 0) continue;
      const boxes = page.locator("#list-columns input[name=shown]");
      const keys = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      const whole = await headOfFile(page);
      for (const key of keys) {
        await page.goto(withQuery(list, `hide=${key}`));
        const left = (await measure(page)).heads;
        expect(left.length, `${list.address} without ${key}`).toBe(heads.length - 1);
        expect(left[0], `${list.address}: the first column stays`).toBe(heads[0]);
        if (whole) {
          const file = await headOfFile(page);
          expect(file, `${list.address}: the file without ${key}`).not.toContain(key);
        }
      }
    }
  });
}
