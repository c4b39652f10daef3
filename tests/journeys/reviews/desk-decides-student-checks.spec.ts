import { readFile } from "node:fs/promises";
import { comeSignedIn, demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the admin desk decides an assisted application; its student checks the signed decision", async ({
  page,
  browser,
  site,
}) => {
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin");
  await page.goto("/admin/applications?status=under_review&sort=oldest");
  await main.locator("table a").first().click();
  await page.waitForURL(/AP-/);
  const number = /AP-\d{4}-\d{7}-\d/.exec(page.url())?.[0] ?? "";
  await expectAccessible(page);
  await main.getByRole("button", { name: "Reject…" }).click();
  await main.getByText("All seats given to those ahead").click();
  await main.getByLabel(/^What the student will read besides/).fill("It is for another state this year.");
  await main.getByRole("button", { name: "Reject this application" }).click();
  await expect(main.getByText("Rejected. The student has been told the reasons.")).toBeVisible();

  const context = await browser.newContext({ baseURL: site });
  const own = await context.newPage();
  await comeSignedIn(own, demoSignIns.student);
  await own.goto(`/applications/${number}`);
  const [download] = await Promise.all([
    own.waitForEvent("download"),
    own.getByRole("link", { name: "The same as a signed file, for checking" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  await own.goto("/verify-decision");
  const form = own.getByRole("main");
  await form.getByLabel("Or paste its text").fill(text);
  await form.getByRole("button", { name: "Check it" }).click();
  await expect(form.getByText("The signature is right.")).toBeVisible();
  await expect(form.getByText("It was signed with the key of this site")).toBeVisible();
  await expectAccessible(own);
  await form.getByLabel("Or paste its text").fill(text.replace("another state", "another place"));
  await form.getByRole("button", { name: "Check it" }).click();
  await expect(form.getByText("something in this file was changed")).toBeVisible();
  await context.close();

  // Without script the server says the same.
  const plain = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto("/verify-decision");
  await quiet.getByLabel("The file").setInputFiles({
    name: "decision.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await quiet.getByRole("button", { name: "Check it" }).click();
  await expect(quiet.getByText("The signature is right.")).toBeVisible();
  await plain.close();
});
