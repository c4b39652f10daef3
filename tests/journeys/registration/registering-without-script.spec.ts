import { expect, test } from "../support/test.ts";
import { chooseFiles, fillAnswers, submit, verifyMobile } from "./fill-registration.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("the whole registration works without script, a parent's consent and the payment included", async ({
  page,
  healthy,
  demoInbox,
}) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 4/);
  await page.goto("/otr-registration");
  await submit(page);
  await expect(page.getByText("Please verify your mobile number first.")).toBeVisible();
  const phone = await verifyMobile(page);
  await fillAnswers(page, { dateOfBirth: "2011-06-14", classOption: "10th" });
  await chooseFiles(page);
  await submit(page);
  // Everything but the consent was right, and everything is kept: files, numbers, answers.
  await expect(page.getByText("There is 1 thing to correct")).toBeVisible();
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  await expect(page.locator("#otr-accountNumber-known")).toContainText("XXXXXX1902");
  await expect(page.locator("#otr-aadhaarNumber")).toHaveValue("");
  // The father's name and the verified number stand in the form already: neither is typed again.
  await page.locator("input[name=guardianRelation][value=father]").check();
  await page.locator("input[name=guardianPhoneIsOwn]").check();
  await page.locator("select[name=guardianLanguage]").selectOption("te");
  await page.locator("button[value=guardian-send]").click();
  // S7: the SMS names the child and says what for, in the language of who reads it.
  await demoInbox.lastTo(phone, /Nandini Azmeera వివరాలను స్కాలర్‌షిప్ దరఖాస్తుల కోసం/);
  await page.locator("#otr-guardianOtp").fill("123456");
  await page.locator("button[value=guardian-confirm]").click();
  await expect(page.getByText("Ravi Azmeera agreed by OTP.")).toBeVisible();
  await submit(page);
  await page.getByRole("button", { name: "Pay by UPI or card" }).click();
  await page.getByRole("button", { name: /by UPI/ }).click();
  await page.getByRole("button", { name: "Back to ScholarSetu" }).click();
  await expect(page.getByText("We received your payment. Thank you.")).toBeVisible();
  await page.goto("/otr-registration?correct=1");
  await page.locator("#otr-schoolName").fill("ZPHS Kesamudram");
  await page.locator("button[value=correct]").click();
  await expect(page.getByText("Your corrections are saved.")).toBeVisible();
  await expect(page.getByText(/was Kakatiya Institute of Technology/)).toBeVisible();
});

test("Clear Form asks first without script too", async ({ page }) => {
  await verifyMobile(page);
  await page.getByRole("link", { name: "Clear Form" }).click();
  await page.getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByText("The form is empty again.")).toBeVisible();
  await expect(page.locator("#personal")).toHaveCount(0);
});
