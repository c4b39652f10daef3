import { freshPhone, verifyMobile } from "../registration/fill-registration.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openDesk, payWhatIsDue, selectApplicant } from "./desk-pays.ts";
import { paper } from "./fill-application.ts";
import { apply, girl, motherAgrees, press, register } from "./village-girl.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: "te-IN" });

test("picture 17: the bank sends the money back; she sees that it is safe, gives another account, and it comes", async ({
  page,
  browser,
  site,
  demoInbox,
  healthy,
}) => {
  test.setTimeout(180_000);
  healthy.allow(/status of (401|422)/);
  const main = page.getByRole("main");
  const phone = freshPhone();
  await verifyMobile(page, phone);
  // The sandbox bank knows no account that ends so.
  const closed = { accountNumber: "38204470000", confirmAccountNumber: "38204470000" };
  await register(page, { ...girl, ...closed }, "female");
  await motherAgrees(page);
  const number = await apply(page);
  const { desk, checker } = await openDesk(browser, site);
  await selectApplicant(desk, number);
  await page.goto("/student/dashboard");
  await main.locator("a[href^='/payouts/']").first().click();
  await press(page, "accept");
  await expect(main.locator("button[value=accept]")).toHaveCount(0);
  await payWhatIsDue({ desk, checker });

  await page.reload();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/డబ్బు/);
  await expect(main.locator(".scene--returned li.stop")).toHaveCount(1);
  await expect(main.locator(".fix")).toContainText("సరిచేయవలసినది ఒకటే: మీ బ్యాంకు ఖాతా");
  await expectAccessible(page);
  await press(page, "account_code");
  const form = main.locator("#account");
  await form.locator("input[name=account]").fill("38204471955");
  await form.locator("input[name=accountAgain]").fill("38204471955");
  await form.locator("input[name=ifsc]").fill("SBIN0020183");
  await form.locator("input[name=holder]").fill(girl.name);
  await form.locator("input[name=passbook]").setInputFiles(await paper("passbook.pdf"));
  await form.locator("input[name=otp]").fill("123456");
  await press(page, "account");
  await expect(main.locator(".scene--returned")).toHaveCount(0);
  await payWhatIsDue({ desk, checker });
  await page.reload();
  await expect(main).toContainText(/SANDBOX/);
  await demoInbox.lastTo(phone, /₹3,000 పంపాం/);
  const receipt = await page.request.get(
    (await main.locator("a[href$='/receipt']").getAttribute("href")) ?? "",
  );
  expect(receipt.headers()["content-type"]).toContain("application/pdf");
  await desk.context().close();
  await checker.context().close();
});
