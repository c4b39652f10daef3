import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Long forms of each desk: where they are, and a field of theirs. */
const forms = [
  { who: "institute", address: "/institute/scholarships/new", field: /^What it is for/ },
  { who: "donor", address: "/donor/programs/new", field: /^What it is for|^About|^Description/ },
  { who: "admin", address: "/admin/scholarships/new", field: /^What it is for/ },
] as const;

for (const { who, address, field } of forms) {
  test(`D29: words typed at ${address} are not lost to a stray press`, async ({ page }) => {
    if (who === "institute") await comeSignedIn(page, demoSignIns.institute, "institute");
    else await signInAtPortal(page, who);
    await page.goto(address);
    const main = page.getByRole("main");
    const words = main.locator("textarea:visible").first();
    await expect(main.getByLabel(field).first()).toBeVisible();
    await words.fill("Two evenings of writing.");
    await page.locator(".rail a").locator("visible=true").first().click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(words).toHaveValue("Two evenings of writing.");
    await page.locator(".rail a").locator("visible=true").first().click();
    await question.getByRole("button", { name: "Leave, and lose it" }).click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
  });
}

test("D16c: a search of the audit log that finds nothing says so, and what it is searched by", async ({
  page,
}) => {
  await signInAtPortal(page, "admin", "/admin/security-roles/audit?q=AP-2026-0000064-4");
  await expect(page.getByRole("main").getByText("Nothing in the log matches")).toBeVisible();
});
