import type { Locator } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** Lists whose rows have a step of their own, and the sign that begins it. */
const lists = [
  { address: "/admin/user-management", press: /^Delete / },
  { address: "/admin/agent-franchise", press: /^Delete / },
  { address: "/admin/hospital-partners", press: /^Delete / },
  { address: "/admin/policy-cards", press: /^Delete / },
  { address: "/admin/claim-management?status=processing", press: /^Approve CLM/ },
  { address: "/admin/claim-management?status=processing", press: /^Reject CLM/ },
  { address: "/admin/security-roles/sessions", press: /^End / },
];

for (const { address, press } of lists) {
  test(`D1: two presses at one spot of ${address} (${press.source}) act on nothing before the question`, async ({
    page,
  }) => {
    await signInAtPortal(page, "admin", address);
    const main = page.getByRole("main");
    const before = await rowsOf(main);
    const sign = main
      .getByRole("row")
      .getByRole("button", { name: press })
      .or(main.getByRole("row").getByRole("link", { name: press }));
    await expect(sign.first()).toBeVisible();
    const place = await middleOf(sign.nth(Math.min(1, (await sign.count()) - 1)));
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(1_800);
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(500);
    await page.reload();
    await page.goto(address);
    expect(await rowsOf(main)).toEqual(before);
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

async function rowsOf(main: Locator): Promise<(string | null)[]> {
  return main.locator("tbody tr td:first-child").evaluateAll((all) => all.map((one) => one.textContent));
}

async function middleOf(sign: Locator): Promise<{ x: number; y: number }> {
  await sign.scrollIntoViewIfNeeded();
  const box = await sign.boundingBox();
  if (!box) throw new Error("It is not there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
