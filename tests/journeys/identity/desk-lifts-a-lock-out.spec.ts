import { choose } from "../support/choose.ts";
import { freshPhone, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("X30: who has tried too often is kept out, the desk lets them try again, and they get in", async ({
  page,
  site,
  browser,
  healthy,
}) => {
  healthy.allow(/status of (401|422|429)/);
  const phone = freshPhone();
  const main = page.getByRole("main");
  await page.goto("/login");
  await choose(main.getByRole("radio", { name: "Student" }));
  await main.getByLabel("Phone number").fill(phone);
  await main.getByRole("button", { name: "Send OTP" }).click();
  const enter = async (code: string) => {
    await main.getByLabel("OTP", { exact: true }).fill(code);
    const reply = page.waitForResponse((response) => response.request().method() === "POST");
    await main.getByRole("button", { name: "Verify" }).click();
    return (await reply).status();
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await enter("000000")).toBe(401);
  // Even the right one does not help now.
  expect(await enter("123456")).toBe(429);

  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(desk, "admin", "/admin/security-roles/lock-outs");
  const seen = desk.getByRole("main");
  const look = async () => {
    await seen.getByLabel("Phone or e-mail address").fill(phone);
    await seen.getByRole("button", { name: "See what is counted" }).click();
  };
  await look();
  await expect(seen.getByRole("table", { name: "Counts" })).toContainText("Keeps out");
  await expectAccessible(desk);
  await seen.getByRole("button", { name: "Lift the lock-out" }).click();
  await expect(seen.locator("[aria-invalid=true]")).toHaveCount(1);
  await seen.getByLabel("Why").fill("Called back on the number of the file.");
  await seen.getByRole("button", { name: "Lift the lock-out" }).click();
  await expect(seen).toContainText("They can try again now.");
  await desk.goto("/admin/security-roles/lock-outs");
  await look();
  await expect(seen).not.toContainText("Keeps out");
  // Who lifted it, and why, is on record.
  await desk.goto("/admin/security-roles/audit");
  await expect(seen.getByRole("table")).toContainText("Called back on the number of the file.");

  await enter("123456");
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
});
