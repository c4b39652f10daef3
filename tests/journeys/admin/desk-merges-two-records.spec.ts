import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk merges two records: the old address leads to the one that stays, until it is undone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAtPortal(page, "admin", "/admin/scholarships/duplicates");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Likely duplicates");
  await expectAccessible(page);
  await page.goto("/admin/scholarships?q=Nijut+Moina");
  await main
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await main.getByRole("link", { name: "Merge with another" }).click();
  await main.getByLabel("Address of the other record").fill("/scholarships/assam-nijut-babu");
  await main.getByRole("button", { name: "Compare" }).click();
  await expect(main.getByRole("table", { name: "The two records" })).toContainText("Title");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Merge", exact: true }).click();
  await main.getByRole("button", { name: "Merge them" }).click();
  await expect(main.getByRole("status")).toContainText("Merged.");

  const moved = await page.request.get("/scholarships/assam-nijut-babu", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toContain("/scholarships/assam-nijut-moina");
  await page.reload();
  await main.getByRole("button", { name: "Undo the merge" }).first().click();
  await main.getByRole("button", { name: "Undo the merge" }).last().click();
  await expect(main.getByRole("status")).toContainText("Undone.");
  expect((await page.request.get("/scholarships/assam-nijut-babu", { maxRedirects: 0 })).status()).toBe(200);
});
