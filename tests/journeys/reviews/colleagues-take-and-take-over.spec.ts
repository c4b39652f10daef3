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
  const take = main.getByRole("button", { name: /^Take AP-/ });
  const number = ((await take.first().getAttribute("aria-label")) ?? "").replace("Take ", "");
  // Asked first: what was taken leaves this list, and the next one stands where it stood.
  await take.first().click();
  await page.getByRole("dialog", { name: "Take it" }).getByRole("button", { name: "Take it" }).click();
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

test("D31: what waits is taken, given and put back by many at once; what a colleague has is left with them", async ({
  page,
  browser,
}) => {
  const main = page.getByRole("main");
  await signInAsStaff(page, "verification", "/admin/work?kind=application&whose=nobody");
  const boxes = main.getByRole("checkbox", { name: /^Choose AP-/ });
  const names = await Promise.all(
    [0, 1].map(async (at) => ((await boxes.nth(at).getAttribute("aria-label")) ?? "").replace("Choose ", "")),
  );
  // Somebody else takes the first of them while the page stands.
  const other = await (await browser.newContext()).newPage();
  await signInAsStaff(other, "admin", "/admin/work?kind=application&whose=nobody");
  const theirs = other.getByRole("main");
  await theirs.getByRole("checkbox", { name: `Choose ${names[0]}` }).check();
  await theirs.getByText("Take, give or put back").click();
  await theirs.getByRole("button", { name: "Take them" }).click();
  await expect(theirs.getByText("1 is yours now.")).toBeVisible();

  for (const name of names) await main.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await expect(main.getByText("2 ticked")).toBeVisible();
  await main.getByText("Take, give or put back").click();
  await main.getByRole("button", { name: "Take them" }).click();
  // Row by row: what was done, and which was not and why.
  const told = page.getByRole("alert");
  await expect(told).toContainText("1 is yours now.");
  await expect(told.getByRole("listitem")).toHaveText([new RegExp(`${names[0]}.*has taken this meanwhile`)]);
  await expect(told).toBeInViewport();
  await page.goto("/admin/work?kind=application&whose=mine");
  await expect(main.getByRole("link", { name: names[1] })).toBeVisible();
  await expect(main.getByRole("link", { name: names[0] })).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole("checkbox", { name: `Choose ${names[1]}` }).check();
  await main.getByText("Take, give or put back").click();
  await main.getByRole("button", { name: "Put mine back" }).click();
  await expect(page.getByText("1 is put back: nobody has them.")).toBeVisible();
  await page.reload();
  await expect(main.getByRole("link", { name: names[1] })).toHaveCount(0);
  await other.context().close();
});
