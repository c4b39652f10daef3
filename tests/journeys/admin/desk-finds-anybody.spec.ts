import { demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("D19: from the desk's home a student on the phone, and an application by its number, in one search", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin");
  await page.getByRole("link", { name: "Find anybody" }).last().click();
  await main.getByLabel("Number, phone, e-mail or name").fill(demoSignIns.student);
  await main.getByRole("button", { name: "Find", exact: true }).click();
  await expect(main.getByRole("link", { name: "Sravani Gaddam" }).first()).toBeVisible();
  await expectAccessible(page);
  // Nothing personal in the address.
  expect(page.url()).toMatch(/\/admin\/find$/);
  await main.getByRole("link", { name: "Sravani Gaddam" }).first().click();
  await expect(page.getByRole("heading", { name: "Sravani Gaddam" })).toBeVisible();
  await expectAccessible(page);
  await expect(main).not.toContainText(demoSignIns.student);
  const number = /AP-\d{4}-\d{7}-\d/.exec((await main.textContent()) ?? "")?.[0] ?? "";
  expect(number).not.toBe("");

  await page.goto("/admin/find");
  await main.getByLabel("Number, phone, e-mail or name").fill(number);
  await main.getByRole("button", { name: "Find", exact: true }).click();
  await main.getByRole("link", { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/applications/${number}`));
  await expect(main).toContainText(number);
});
