import { signInAsStaff } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("D32: a clerk takes an application, a colleague sees who has it and takes it over with a question", async ({
  page,
  browser,
}) => {
  const main = page.getByRole("main");
  await signInAsStaff(page, "verification");
  // The home begins with what waits.
  await expect(main.getByRole("heading", { name: /What waits for me/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/work?kind=application&whose=nobody");
  const first = main.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Take it/ }) });
  const number = (await first.first().getByRole("link").first().textContent()) ?? "";
  expect(number).toMatch(/^AP-/);
  await first
    .first()
    .getByRole("button", { name: `Take it ${number}` })
    .click();
  await expect(page.getByText("It is yours now.")).toBeVisible();
  await page.goto("/admin/work?kind=application&whose=mine");
  await expect(main.getByRole("link", { name: number })).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await signInAsStaff(other, "admin", `/admin/applications/${number}`);
  const there = other.getByRole("main");
  await there.getByRole("button", { name: `Take over… ${number}` }).click();
  const question = other.getByRole("dialog", { name: "Take it over" });
  await expect(question).toContainText(/has AP-.*Take it over\? They are told\./);
  await question.getByRole("button", { name: "Take it over" }).click();
  await expect(there.getByText("Yours", { exact: true })).toBeVisible();

  // Whoever had it no longer does, and has heard of it.
  await page.goto("/admin/work?kind=application&whose=mine");
  await expect(main.getByRole("link", { name: number })).toHaveCount(0);
  await page.goto("/admin/inbox");
  await expect(main).toContainText("has taken this over from you.");
});
