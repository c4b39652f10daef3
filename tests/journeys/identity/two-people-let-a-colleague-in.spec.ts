import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { askForAccount } from "./ask-for-account.ts";

test("X6, T52: one admin asks for a colleague, cannot agree alone, and the second one sees it and has the word", async ({
  page,
  site,
  browser,
  healthy,
}) => {
  healthy.allow(/status of (403|409|422)/);
  const main = page.getByRole("main");
  const colleague = "Uma Second-Look";
  await signInAtPortal(page, "admin", "/admin/security-roles");
  await askForAccount(page, {
    name: colleague,
    email: "uma.second.look@desk.example",
    why: "She takes over the evening desk.",
  });
  await expect(main).toContainText("The other super admins are told.");

  // The second person sees who asks, for whom and why; nobody can agree before the waiting time is over.
  const checker = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(checker, "checker", "/admin/security-roles/second-person");
  const seen = checker.getByRole("main");
  const row = seen.getByRole("row").filter({ hasText: colleague });
  await expect(row).toContainText("Super Admin");
  await expect(row).toContainText("She takes over the evening desk.");
  await expect(row).toContainText("Can be agreed to from");
  await expectAccessible(checker);
  const id = await row.locator("input[name=id]").first().inputValue();
  const press = (who: typeof page, intent: string) =>
    who.request.post("/admin/security-roles/second-person", {
      headers: { Origin: site },
      form: { intent, id },
      maxRedirects: 0,
    });
  // Neither is a button; the verb refuses them too: not the same person twice, and not too early.
  expect((await press(page, "approve")).status()).toBe(403);
  expect((await press(checker, "approve")).status()).toBe(409);

  await row.getByText("Refuse", { exact: false }).first().click();
  await row.getByLabel("Why not").fill("The evening desk has enough people.");
  await row.getByRole("button", { name: "Refuse" }).click();
  await expect(seen).toContainText("Refused. Nothing was changed.");
  await page.goto("/admin/security-roles/second-person");
  await expect(
    main.getByRole("table", { name: "Over" }).getByRole("row").filter({ hasText: colleague }),
  ).toContainText("Refused");
  await page.goto("/admin/security-roles");
  await expect(main.getByRole("table")).not.toContainText(colleague);
});
