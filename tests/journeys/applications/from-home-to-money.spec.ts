import type { Page } from "@playwright/test";
import { demoSchoolAward } from "#app/features/giving/demo/demo-giving.ts";
import { freshAadhaar } from "../../support/registration-answers.ts";
import {
  chooseFiles,
  fillAnswers,
  freshPhone,
  submit,
  verifyMobile,
} from "../registration/fill-registration.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openDesk, payWhatIsDue, selectApplicant } from "./desk-pays.ts";
import { paper } from "./fill-application.ts";

// The mother's phone: small, touched, in Telugu.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: "te-IN" });

const girl = { name: "గుగులోతు శిరీష", dateOfBirth: "2011-03-12", classOption: "10th" };
const brother = { name: "గుగులోతు అఖిల్", dateOfBirth: "2014-08-02", classOption: "6th" };
const family = {
  motherName: "Gugulothu Lakshmi",
  fatherName: "Gugulothu Ramulu",
  schoolName: "ZPHS Kesamudram",
  schoolAddress: "Kesamudram, Mahabubabad",
};

/** By the names of the fields and buttons, so that it speaks every language. */
const press = (page: Page, intent: string) =>
  page.getByRole("main").locator(`button[name=intent][value=${intent}]:not([hidden])`).first().click();

async function register(page: Page, child: typeof girl, sex: "female" | "male"): Promise<void> {
  await fillAnswers(page, { ...family, ...child, aadhaarNumber: freshAadhaar() });
  await page.locator(`input[name=gender][value=${sex}]`).check();
  await chooseFiles(page);
  // Without script the page learns of her age when it is sent.
  const mother = page.locator("input[name=guardianRelation][value=mother]");
  if (!(await mother.isVisible())) await submit(page);
  await mother.check();
  await page.locator("input[name=guardianPhoneIsOwn]").check();
  await page.locator("select[name=guardianLanguage]").selectOption("te");
  await page.locator("button[value=guardian-send]").click();
}

async function motherAgrees(page: Page): Promise<void> {
  await page.locator("#otr-guardianOtp").fill("123456");
  await page.locator("button[value=guardian-confirm]").click();
  await expect(page.locator("#otr-guardianOtp")).toHaveCount(0);
  await submit(page);
  // What it costs is said, and that it can wait.
  await expect(page).toHaveURL(/\/payment\?last_id=/);
}

/** What the registration did not know; only that is asked. Returns the application's number. */
async function apply(page: Page): Promise<string> {
  const main = page.getByRole("main");
  await page.goto("/scholarships?q=village+school+award");
  // On a phone the card opens its page, and the button is there.
  await main.locator("article.schol").first().getByRole("link").first().click();
  await main.locator("a[href^='/apply?scholarship=']").locator("visible=true").first().click();
  await expect(main.locator("#known")).toBeVisible();
  await expect(main.locator("input[name=fullName]")).toHaveCount(0);
  await main.locator("input[name=noEmail]").check();
  await main.locator("[name=address]").fill("2-41, Main Road");
  await main.locator("input[name=city]").fill("Kesamudram");
  await main.locator("input[name=pincode]").fill("506112");
  await press(page, "next");
  await main.locator("input[name=percentage]").fill("82");
  await press(page, "next");
  await main.locator("input[name=fatherOccupation]").fill("Farmer");
  await main.locator("input[name=familyIncome][value='1l-2l']").check();
  await press(page, "next");
  for (const field of ["photo", "marksheet", "incomeCert"]) {
    await main.locator(`input[type=file][name=${field}]`).setInputFiles(await paper(`${field}.pdf`));
  }
  await press(page, "next");
  await expect(main.locator("input[name=mayShare]")).toBeVisible();
  await main.locator("input[name=mayShare]").check();
  await press(page, "submit");
  await expect(page).toHaveURL(/\/applications\/AP-[\d-]+\/receipt\?sent=1$/);
  return /AP-[\d-]+\d/.exec(page.url())?.[0] ?? "";
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a girl of class 10 on her mother's phone: from the home page to money in the bank, then her brother", async ({
      page,
      browser,
      site,
      demoInbox,
      healthy,
    }) => {
      test.setTimeout(180_000);
      healthy.allow(/status of (401|422)/);
      const main = page.getByRole("main");
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "te");
      await main.locator("a[href='/scholarships']").locator("visible=true").first().click();
      await page.goto("/scholarships?q=village+school+award");
      await expect(main.locator("article.schol").first()).toContainText(demoSchoolAward.title);

      const phone = freshPhone();
      await verifyMobile(page, phone);
      await register(page, girl, "female");
      await demoInbox.lastTo(phone, new RegExp(girl.name));
      await motherAgrees(page);
      const number = await apply(page);
      if (javaScriptEnabled) await expectAccessible(page);

      const { desk, checker } = await openDesk(browser, site);
      await selectApplicant(desk, number);
      // S25: the SMS of her year's best news says how much.
      await demoInbox.lastTo(phone, /ఎంపికయ్యారు, ₹3,000/);

      // She accepts what she is told of, on the page that her dashboard leads to.
      await page.goto("/student/dashboard");
      await main.locator("a[href^='/payouts/']").first().click();
      await expect(main).toContainText("3,000");
      await press(page, "accept");
      await expect(main.locator("button[value=accept]")).toHaveCount(0);
      await payWhatIsDue({ desk, checker });
      await page.reload();
      await expect(main).toContainText(/SANDBOX/);
      await page.goto("/student/dashboard?tab=applications");
      await expect(main).toContainText("3,000");
      await demoInbox.lastTo(phone, /₹3,000 పంపాం/);

      // The same phone, the next child: nothing of his sister's is his.
      await page.goto("/login/student");
      await main.locator("input[name=name]").fill(brother.name);
      await press(page, "add");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("అఖిల్");
      await expect(main).not.toContainText("3,000");
      await page.goto("/otr-registration");
      await register(page, brother, "male");
      await motherAgrees(page);
      const his = await apply(page);
      expect(his).not.toBe(number);
      await desk.goto(`/admin/applications/${his}`);
      await expect(desk.getByRole("heading", { level: 1 })).toContainText(brother.name);
      await desk.context().close();
      await checker.context().close();
    });
  });
}
