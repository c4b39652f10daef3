import type { Page } from "@playwright/test";
import sharp from "sharp";
import { freshAadhaar } from "../../support/registration-answers.ts";

export function freshPhone(): string {
  return `8${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
}

/** A photograph of noise: it does not compress, like a phone's picture of a document. */
export function photo(side: number, quality = 80): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: "#888", noise } })
    .jpeg({ quality })
    .toBuffer();
}

export function jpeg(name: string, buffer: Buffer) {
  return { name, mimeType: "image/jpeg", buffer };
}

export async function verifyMobile(page: Page, phone = freshPhone()): Promise<string> {
  await page.goto("/otr-registration");
  await page.locator("#otr-mobileNumber").fill(phone);
  await page.locator("button[name=intent][value=verify]").click();
  await page.locator("#otr-otp").fill("123456");
  await page.locator("button[name=intent][value=confirm]").click();
  await page.locator("#personal").waitFor();
  return phone;
}

/** By the ids of the fields, so that it works in every language. */
export async function fillAnswers(
  page: Page,
  { classOption = "btech", ...change }: Record<string, string> = {},
): Promise<void> {
  const answers: Record<string, string> = {
    name: "Nandini Azmeera",
    dateOfBirth: "2004-06-14",
    motherName: "Saroja Azmeera",
    fatherName: "Ravi Azmeera",
    schoolName: "Kakatiya Institute of Technology",
    schoolAddress: "Yerragattu Gutta, Warangal",
    schoolPincode: "506015",
    accountNumber: "38204471902",
    confirmAccountNumber: "38204471902",
    ifscCode: "SBIN0020183",
    aadhaarNumber: freshAadhaar(),
    ...change,
  };
  for (const [name, value] of Object.entries(answers)) await page.locator(`#otr-${name}`).fill(value);
  await page.locator("input[name=gender][value=female]").check();
  await page.locator("#otr-class").selectOption(classOption);
  await page.locator("#otr-state").selectOption("telangana");
  await page.locator("#otr-bankName").selectOption("sbi");
  await page.locator("input[name=accountType][value=savings]").check();
  await page.locator("#otr-agreeTerms").check();
}

export async function chooseFiles(page: Page): Promise<void> {
  const buffer = await photo(300);
  await page.locator("#otr-aadhaarImage").setInputFiles(jpeg("aadhaar.jpg", buffer));
  await page.locator("#otr-bankPassbook").setInputFiles(jpeg("passbook.jpg", buffer));
}

export function submit(page: Page): Promise<void> {
  return page.locator("button[name=intent][value=submit]").click();
}
