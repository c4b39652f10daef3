import type { Page } from "@playwright/test";
import { paper } from "../applications/fill-application.ts";
import { freshPhone } from "../support/sign-in.ts";

export async function fillInstitute(page: Page, email: string, phone = freshPhone()): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Institute Name/).fill("Swarnamukhi College");
  await main.getByLabel(/^Institute Type/).selectOption("college");
  await main.getByLabel(/^Established Year/).fill("1994");
  await main.getByLabel(/^Accreditation/).selectOption("naac-b++");
  await main.getByLabel(/^State/).selectOption("andhra-pradesh");
  await main.getByLabel(/^Address/).fill("7 Temple Road");
  await main.getByLabel(/^City/).fill("Srikalahasti");
  await main.getByLabel(/^Pincode/).fill("517644");
  await main.getByLabel(/^Principal\/Head Name/).fill("Geetha Mallela");
  await main.getByLabel(/^Contact Email/).fill(email);
  await main.getByLabel(/^Contact Phone/).fill(phone);
}

export async function fillScholarship(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Scholarship Name/).fill("Swarnamukhi Award");
  await main.getByLabel(/^Scholarship Amount/).fill("20,000");
  await main.getByLabel(/^Number of Scholarships/).fill("5");
  await main.getByLabel(/^Eligibility Criteria/).fill("Marks of 60% and more");
  await main.getByLabel(/^Selection Process/).fill("By marks");
}

export async function fillPapers(page: Page, registration: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Registration Number/).fill(registration);
  await main.getByLabel(/^PAN Number/).fill("aabts1994k");
  for (const field of ["logo", "registration", "accreditation", "pan"]) {
    await main.locator(`input[type=file][name=file_${field}]`).setInputFiles(await paper(`${field}.pdf`));
  }
}
