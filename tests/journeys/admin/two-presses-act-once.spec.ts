import type { Locator, Page } from "@playwright/test";
import { deskLists } from "#app/core/desk-lists.ts";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const signIns: Readonly<Record<string, (page: Page, address: string) => Promise<unknown>>> = {
  admin: (page, address) => signInAtPortal(page, "admin", address),
  donor: (page, address) => signInAtPortal(page, "donor", address),
  csr: (page, address) => signInAtPortal(page, "csr", address),
  async institute(page, address) {
    await comeSignedIn(page, demoSignIns.institute, "institute");
    await page.goto(address);
  },
};

/** Where the usual list of the demo has no row whose step is offered. */
const narrowed: Readonly<Record<string, string>> = {
  "/admin/claim-management": "?status=processing",
  "/admin/scholarships/links": "?state=changed",
};

// Over the table of all lists: every kind of step that their rows offer, whatever it is called.
for (const { address, table } of deskLists.filter((list) => list.table !== null)) {
  test(`D1: two presses at one spot of a row of ${address} act on nothing before the question`, async ({
    page,
  }) => {
    const there = `${address}${narrowed[address] ?? ""}`;
    const [, who = ""] = address.split(/[/?]/);
    await signIns[who]?.(page, there);
    const rows = page.getByRole("table", { name: table ?? "", exact: true }).locator("tbody tr");
    const before = await namesOf(rows);
    for (const step of await stepsOf(rows)) {
      await page.goto(there);
      const sign = rows.locator("td.do :is(button, a):visible").nth(step);
      const place = await middleOf(sign);
      await page.mouse.click(place.x, place.y);
      await page.waitForTimeout(1_200);
      await page.mouse.click(place.x, place.y);
      await page.waitForLoadState("networkidle");
      await page.goto(there);
      expect(await namesOf(rows), `${there}, step ${step}`).toEqual(before);
    }
  });
}

/** One of each kind of sign, of the second row that has it where there is one: another row stands over and under it. */
function stepsOf(rows: Locator): Promise<number[]> {
  return rows.locator("td.do :is(button, a):visible").evaluateAll((all) => {
    const kinds = new Map<string, number[]>();
    for (const [at, sign] of all.entries()) {
      const words = sign.getAttribute("aria-label") ?? sign.textContent ?? "";
      const kind = words.trim().split(" ")[0] ?? "";
      kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
    }
    return [...kinds.values()].map(([first = 0, second = first]) => second);
  });
}

test("D4d: a claim somebody decided meanwhile says so where the eye is, with the focus there, and shows what is so", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/status of 4\d\d/);
  await signInAtPortal(page, "admin", "/admin/claim-management?status=processing");
  const main = page.getByRole("main");
  const row = main
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: /^Reject CLM/ }) })
    .last();
  const name = (await row.getByRole("link", { name: /^Reject CLM/ }).getAttribute("aria-label")) ?? "";
  await row.getByRole("link", { name: /^Reject CLM/ }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByLabel("Reason").fill("The bill is not readable.");

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("dialog", { name }).getByLabel("Reason").fill("Sent twice.");
  await other.getByRole("dialog", { name }).getByRole("button", { name: "Reject the claim" }).click();
  await expect(other.getByText("Claim rejected successfully!")).toBeVisible();

  await dialog.getByRole("button", { name: "Reject the claim" }).click();
  const word = page.getByRole("alert").first();
  await expect(word).toBeVisible();
  await expect(word).toBeInViewport();
  // The page was read again: the claim no longer stands among those to decide.
  await expect(main.getByRole("link", { name })).toHaveCount(0);
});

function namesOf(rows: Locator): Promise<(string | null)[]> {
  return rows.evaluateAll((all) => all.map((row) => row.querySelector("td.key, td")?.textContent ?? null));
}

async function middleOf(sign: Locator): Promise<{ x: number; y: number }> {
  await sign.scrollIntoViewIfNeeded();
  const box = await sign.boundingBox();
  if (!box) throw new Error("It is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
