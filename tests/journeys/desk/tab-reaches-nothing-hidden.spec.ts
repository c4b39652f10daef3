import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { tabThrough, tabTo } from "./tab.ts";

test.use({ world: "desk: tab" });
test.setTimeout(240_000);

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** A desk's home, a long list, people, what waits for a second person, and a review. */
const desks: Record<string, { come: (page: Page) => Promise<void>; addresses: readonly string[] }> = {
  admin: {
    come: (page) => signInAtPortal(page, "checker"),
    addresses: ["/admin", "/admin/claim-management", "/admin/applications", "/admin/payouts"],
  },
  institute: {
    come: (page) => comeSignedIn(page, demoSignIns.institute, "institute"),
    addresses: [
      "/institute/dashboard",
      "/institute/dashboard?tab=applications",
      "/institute/applications/AP-2026-0000064-4",
    ],
  },
  csr: { come: (page) => signInAtPortal(page, "csr"), addresses: ["/csr"] },
};

for (const size of sizes) {
  for (const [who, { come, addresses }] of Object.entries(desks)) {
    test(`nothing that Tab reaches is hidden: ${who} at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      await come(page);
      for (const address of addresses) {
        await page.goto(address);
        // The first is the way past the head, over it.
        await page.keyboard.press("Tab");
        const skip = page.getByRole("link", { name: "Skip to main content" });
        await expect(skip).toBeFocused();
        const covered = await skip.evaluate((link) => {
          const { left, top, right, bottom } = link.getBoundingClientRect();
          const [across, down] = [(left + right) / 2, (top + bottom) / 2];
          // Its corners are round.
          const edges = [
            [left + 2, down],
            [right - 2, down],
            [across, top + 2],
            [across, bottom - 2],
          ] as const;
          return edges.filter(([x, y]) => document.elementFromPoint(x, y) !== link).length;
        });
        expect(covered, `${address}: edges of the skip link behind something`).toBe(0);
        expect(await tabThrough(page), address).toBeGreaterThan(10);
        expect(await tabThrough(page, true), address).toBeGreaterThan(10);
      }
    });
  }
}

test("rows under the bar of what is ticked come out from behind it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAtPortal(page, "admin", "/admin/applications?status=under_review");
  const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Choose / });
  await tabTo(page, boxes.first());
  await page.keyboard.press("Space");
  await expect(page.locator(".bulkbar")).toBeVisible();
  await tabThrough(page);
  await tabThrough(page, true);
});
