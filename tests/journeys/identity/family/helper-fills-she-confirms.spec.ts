import type { Page } from "@playwright/test";
import { fillDocuments, fillFirstThreeSteps } from "../../applications/fill-application.ts";
import { comeSignedIn, freshPhone, signInAsStaff } from "../../support/sign-in.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

const name = "Lakshmi Devi";

async function letHelp(page: Page, phone: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/student/dashboard?tab=settings");
  await main.getByRole("link", { name: "People who help me" }).click();
  await expect(main).toContainText("Nobody helps you at the moment.");
  await main.getByLabel("Their name").fill(name);
  await main.getByLabel("Who they are").selectOption("csc");
  await main.getByLabel("Their mobile number").fill(phone);
  await main.getByLabel("For how long").selectOption("7");
  await main.getByRole("button", { name: "Send me the code" }).click();
  await expect(main).toContainText("We sent a 6-digit code to your phone.");
  await main.getByLabel("Code from the SMS").fill("000000");
  await main.getByRole("button", { name: "Let them help" }).click();
  await expect(main).toContainText("This code is not right.");
  await main.getByLabel("Code from the SMS").fill("123456");
  await main.getByRole("button", { name: "Let them help" }).click();
  await expect(main).toContainText("They can help you now.");
  await expect(main.getByRole("heading", { name })).toBeVisible();
}

async function beginHelping(page: Page, phone: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/helping");
  await main.getByLabel("Your mobile number").fill(phone);
  await main.getByRole("button", { name: "Send the code" }).click();
  await main.getByRole("textbox", { name: /^Code/ }).fill("123456");
  await main.getByRole("button", { name: "Begin to help" }).click();
  await expect(main).toContainText("You are helping");
}

test("S31c: a helper fills, she confirms by her code, every trace says who; then she ends it", async ({
  page,
  browser,
  baseURL,
  demoInbox,
  healthy,
}) => {
  test.setTimeout(240_000);
  healthy.allow(/status of 4\d\d/);
  const helperPhone = freshPhone();
  await comeSignedIn(page, freshPhone());
  await page.goto("/settings/helpers");
  await expectAccessible(page);
  await letHelp(page, helperPhone);
  expect(await demoInbox.lastTo(helperPhone, /helping/)).toContain("lets you fill");

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-IN" });
  const helper = await context.newPage();
  const his = helper.getByRole("main");
  await beginHelping(helper, helperPhone);
  await expectAccessible(helper);
  // Nothing else of hers is open: her dashboard, her settings, her papers ask for a sign-in.
  for (const closed of ["/student/dashboard", "/settings/privacy", "/settings/helpers"]) {
    await helper.goto(closed);
    await expect(helper).toHaveURL(/\/login/);
  }
  await helper.goto("/apply");
  await expect(his).toContainText(`Filled by ${name}.`);
  await fillFirstThreeSteps(helper);
  await fillDocuments(helper);
  await his.getByRole("button", { name: "Next Step" }).click();
  await expect(his.getByRole("heading", { level: 1 })).toHaveText("Review & Submit");
  await expect(his).toContainText("XXXXXX4567");
  await expect(his).not.toContainText("30211234567");
  await expect(his.getByRole("button", { name: "Submit" })).toHaveCount(0);
  await his.getByLabel(/^I agree that my application/).check();
  await his.getByRole("button", { name: /^Send the code to/ }).click();
  await his.getByLabel(/^Code from the phone ending/).fill("111111");
  await his.getByRole("button", { name: "Send the application" }).click();
  await expect(his).toContainText("This code is not right.");
  await his.getByLabel(/^Code from the phone ending/).fill("123456");
  await his.getByRole("button", { name: "Send the application" }).click();
  await expect(helper).toHaveURL(/\/helping\/AP-[\d-]+\?sent=1/);
  await expect(his).toContainText(`Filled by ${name}`);
  await expectAccessible(helper);
  const number = /AP-\d{4}-\d{7}-\d/.exec(helper.url())?.[0] ?? "";

  // She sees whose hand it was, and so does the desk.
  const main = page.getByRole("main");
  await page.goto(`/applications/${number}`);
  await expect(main).toContainText(`Filled by ${name}`);
  await page.goto(`/applications/${number}/receipt`);
  await expect(main).toContainText(name);
  const desk = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-IN" });
  const staff = await desk.newPage();
  await signInAsStaff(staff, "verification", `/admin/applications/${number}`);
  await expect(staff.getByRole("main")).toContainText(`Filled by ${name} (CSC)`);

  // She ends it: from that moment nothing opens, and the helper is told.
  await page.goto("/settings/helpers");
  await main
    .getByRole("button", { name: /^End access now/ })
    .first()
    .click();
  await main.getByRole("dialog").getByRole("button", { name: "End access now" }).click();
  await expect(main).toContainText("Ended.");
  await helper.goto("/helping");
  await expect(his.getByLabel("Your mobile number")).toBeVisible();
  await helper.goto(`/helping/${number}`);
  await expect(helper).toHaveURL(/\/login/);
  expect(await demoInbox.lastTo(helperPhone, /has ended/)).toContain("ended");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("S31c: she lets somebody help, and the helper comes in", async ({
    page,
    browser,
    baseURL,
    healthy,
  }) => {
    healthy.allow(/status of 4\d\d/);
    const helperPhone = freshPhone();
    await comeSignedIn(page, freshPhone());
    await letHelp(page, helperPhone);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: "en-IN",
      javaScriptEnabled: false,
    });
    await beginHelping(await context.newPage(), helperPhone);
  });
});
