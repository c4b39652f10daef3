import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { freshAadhaar } from "../../support/registration-answers.ts";
import { chooseFiles, fillAnswers, submit } from "../registration/fill-registration.ts";
import { paper } from "./fill-application.ts";

export const girl = { name: "గుగులోతు శిరీష", dateOfBirth: "2011-03-12", classOption: "10th" };
export const brother = { name: "గుగులోతు అఖిల్", dateOfBirth: "2014-08-02", classOption: "6th" };
const family = {
  motherName: "Gugulothu Lakshmi",
  fatherName: "Gugulothu Ramulu",
  schoolName: "ZPHS Kesamudram",
  schoolAddress: "Kesamudram, Mahabubabad",
};

/** By the names of the fields and buttons, so that it speaks every language. */
export const press = (page: Page, intent: string) =>
  page.getByRole("main").locator(`button[name=intent][value=${intent}]:not([hidden])`).first().click();

export async function register(
  page: Page,
  child: Record<string, string>,
  sex: "female" | "male",
): Promise<void> {
  await fillAnswers(page, { ...family, ...child, aadhaarNumber: freshAadhaar() });
  await page.locator(`input[name=gender][value=${sex}]`).check();
  await chooseFiles(page);
  // Without script the page learns of her age when it is sent; with script, when it is saved.
  const mother = page.locator("input[name=guardianRelation][value=mother]");
  await mother.waitFor({ timeout: 5_000 }).catch(() => submit(page));
  await mother.check();
  await page.locator("input[name=guardianPhoneIsOwn]").check();
  await page.locator("select[name=guardianLanguage]").selectOption("te");
  await page.locator("button[value=guardian-send]").click();
}

export async function motherAgrees(page: Page): Promise<void> {
  await page.locator("#otr-guardianOtp").fill("123456");
  await page.locator("button[value=guardian-confirm]").click();
  await expect(page.locator("#otr-guardianOtp")).toHaveCount(0);
  await submit(page);
  // What it costs is said, and that it can wait.
  await expect(page).toHaveURL(/\/payment\?last_id=/);
}

/** What the registration did not know; only that is asked. Returns the application's number. */
export async function apply(page: Page): Promise<string> {
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
