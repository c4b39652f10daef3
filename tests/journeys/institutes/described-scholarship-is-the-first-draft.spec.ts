import { freshPhone, signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillInstitute, fillPapers, fillScholarship } from "./fill-partnership.ts";

test("P17, P18: an institute sees its request after signing in; approved, what it described is its draft", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const phone = freshPhone();
  await page.goto("/institute/apply");
  await fillInstitute(page, `draft.${Date.now()}@example.org`, phone);
  await main.getByRole("button", { name: "Next Step" }).click();
  await fillScholarship(page);
  await main.getByRole("button", { name: "Next Step" }).click();
  await fillPapers(page, `AP/HE/D${Date.now()}`);
  await main.getByRole("button", { name: "Next Step" }).click();
  await main.getByLabel(/^I agree to the Terms/).check();
  await main.getByLabel(/^I agree to the partnership/).check();
  await main.getByRole("button", { name: "Submit Application" }).click();
  const number = await main
    .getByText(/^PRT-\d{4}-\d{7}-\d$/)
    .first()
    .innerText();

  // P17: signed in with the contact phone it reads where its own request stands.
  await signInByPhone(page, phone, "institute");
  await expect(main.getByText(number)).toBeVisible();
  await expect(main.getByText("Submitted", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signInAtPortal(page, "admin", `/admin/partnerships?q=${number}`);
  await main.getByRole("link", { name: "Swarnamukhi College" }).click();
  await page.waitForURL(/partnerships\/[0-9a-f-]{36}$/);
  await main.getByRole("button", { name: "Take up" }).click();
  for (const file of [
    "Institute Logo",
    "Registration Certificate",
    "Accreditation Certificate",
    "PAN Card",
  ]) {
    await main.getByRole("button", { name: `Verified ${file}` }).click();
    const paper = main.getByRole("listitem").filter({ hasText: file });
    await expect(paper.getByText("Verified", { exact: true })).toBeVisible();
  }
  await main.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(main.getByText(/^INS-\d{4}-\d{4}$/)).toBeVisible();

  // P18: the draft is a row of its list, once, and nothing of it is public.
  await page.context().clearCookies();
  await signInByPhone(page, phone, "institute");
  await page.goto("/institute/dashboard?tab=scholarships");
  const rows = main.getByRole("row").filter({ hasText: "Swarnamukhi Award" });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("₹20,000 per year");
  await expect(rows).toContainText("Draft");
  await rows.getByRole("link", { name: "Edit Swarnamukhi Award" }).click();
  await expect(main.getByText("Filled in from your partnership application", { exact: false })).toBeVisible();
  await expect(main.getByLabel(/^Number of scholarships/)).toHaveValue("5");
  await expect(main.getByLabel(/^How you select/)).toHaveValue("By marks");
  await expect(main.getByLabel(/^What it is for/)).toHaveValue("");
  await page.goto(`/scholarships?q=${encodeURIComponent("Swarnamukhi Award")}`);
  await expect(page.getByRole("heading", { name: "Swarnamukhi Award" })).toHaveCount(0);
});
