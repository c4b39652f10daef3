import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { pagesWithLongForms, readAndClear, typeInto } from "./long-forms.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const desks = {
  institute: { most: /^\/institute\/scholarships\/new$/ },
  donor: { most: /^\/donor\/programs\/new$/ },
  csr: { most: /^\/csr\?tab=programs$/ },
  admin: { most: /^\/admin\/scholarships\/new$/ },
} as const;
type Desk = keyof typeof desks;

const signIn = (page: Page, who: Desk) =>
  who === "institute" ? comeSignedIn(page, demoSignIns.institute, who) : signInAtPortal(page, who);

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const away = (page: Page) => page.locator(".rail a:not([aria-current])").locator("visible=true").first();

for (const [who, { most }] of Object.entries(desks) as [Desk, (typeof desks)[Desk]][]) {
  test(`D29: no long form of the ${who}'s desk loses its words to a stray press`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, who);
    const addresses = await pagesWithLongForms(page, who);
    expect(
      addresses.some((address) => most.test(address)),
      addresses.join("\n"),
    ).toBe(true);
    const lost: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      for (let nth = 0; ; nth += 1) {
        const typed = await typeInto(page, nth);
        if (typed === null) break;
        // By its own click: a question that is open over the page would be in the pointer's way.
        await away(page).dispatchEvent("click");
        const asked = await question(page)
          .waitFor({ timeout: 3_000 })
          .then(() => true)
          .catch(() => false);
        if (!asked) {
          lost.push(`${address}, form ${nth + 1}: nothing was asked`);
          await page.goto(address);
          continue;
        }
        await question(page).getByRole("button", { name: "Stay here" }).click();
        await expect(question(page)).toBeHidden();
        if ((await readAndClear(page)) !== typed) lost.push(`${address}, form ${nth + 1}: other words`);
      }
    }
    expect(lost).toEqual([]);
  });
}

test("D29: who leaves all the same, leaves", async ({ page }) => {
  await signIn(page, "donor");
  await page.goto("/donor/programs/new");
  await page.locator("main textarea:visible").first().fill("Two evenings of writing.");
  await away(page).click();
  await question(page).getByRole("button", { name: "Leave, and lose it" }).click();
  await expect(page).not.toHaveURL(/programs\/new$/);
});

test("D29: words that were refused are not saved, and another form that is sent saves none of them", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signIn(page, "institute");
  await page.goto("/institute/scholarships/new");
  const words = page.locator("main textarea:visible").first();
  await words.fill("Two evenings of writing.");
  // It has no name yet.
  await page.getByRole("button", { name: "Save and preview" }).click();
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
  await away(page).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Stay here" }).click();
  await expect(words).toHaveValue("Two evenings of writing.");
});

test("D29: the words about many are not lost to a filter of their list", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/enquiries");
  const main = page.getByRole("main");
  await main
    .getByRole("checkbox", { name: /^Choose / })
    .first()
    .check();
  const words = page.locator(".bulkbar textarea").first();
  await page.locator(".bulkbar summary").click();
  await words.fill("The money is sent on the tenth.");
  await main.getByRole("searchbox").first().fill("bank");
  await main.getByRole("searchbox").first().press("Enter");
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Stay here" }).click();
  await expect(words).toHaveValue("The money is sent on the tenth.");
});

test("D29: the way out does not take unsaved words along unasked", async ({ page }) => {
  await signIn(page, "donor");
  await page.goto("/donor/programs/new");
  const words = page.locator("main textarea:visible").first();
  await words.fill("Two evenings of writing.");
  const asked = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Logout" }).click({ noWaitAfter: true });
  const native = await asked;
  expect(native.type()).toBe("beforeunload");
  await native.dismiss();
  await expect(words).toHaveValue("Two evenings of writing.");
});

test("D16c: a search of the audit log that finds nothing says so, and what it is searched by", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/security-roles/audit?q=AP-2026-0000064-4");
  await expect(page.getByRole("main").getByText("Nothing in the log matches")).toBeVisible();
});
