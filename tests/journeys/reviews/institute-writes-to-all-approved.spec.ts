import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an institute writes to all who are approved; it stands in its list, sent once", async ({ page }) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/applications");
  await main.getByRole("link", { name: "Write to many" }).click();
  await page.waitForURL(/\/institute\/messages/);
  await expectAccessible(page);
  await main.getByLabel(/^Scholarship/).selectOption({ index: 1 });
  await main.getByLabel(/^To whom/).selectOption("approved");
  await main.getByLabel(/^Title in English/).fill("Come on Friday");
  await main.getByLabel(/^Message in English/).fill("Bring your bank book to counter 4.");
  await main.getByLabel(/^Title in Telugu/).fill("శుక్రవారం రండి");
  await main.getByLabel(/^Message in Telugu/).fill("మీ బ్యాంకు పుస్తకం తీసుకురండి.");
  await main.getByRole("button", { name: "Preview" }).click();
  await expect(main.getByText(/As one of them reads it, in/)).toBeVisible();
  await expectAccessible(page);
  await main
    .getByRole("button", { name: /^Send to \d+ students?$/ })
    .first()
    .click();
  await main
    .getByRole("dialog")
    .getByRole("button", { name: /^Send to/ })
    .click();
  await expect(page.getByText("It is on its way: each of them gets it once.")).toBeVisible();
  await expect(async () => {
    await page.goto("/institute/messages");
    await expect(main.getByRole("row").nth(1)).toContainText("Come on Friday");
    await expect(main.getByRole("row").nth(1)).toContainText("Sent", { timeout: 1000 });
  }).toPass();
});
