import type { Page } from "@playwright/test";
import { realPdf } from "#tests/support/sample-files.ts";

/** A student nobody knows yet answers everything, step by step, as a person does. */
export async function fillFirstThreeSteps(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Full name/).fill("Asha Rao");
  await main.getByLabel(/^Email/).fill("asha.journey@example.org");
  await main.getByLabel(/^Date of birth/).fill("2007-05-04");
  await main.getByLabel("Female").check();
  await main.getByLabel(/^Address/).fill("4-12, Temple Street");
  await main.getByLabel(/^City/).fill("Guntur");
  await main.getByLabel(/^State/).selectOption("andhra-pradesh");
  await main.getByLabel(/^Pincode/).fill("522001");
  await main.getByRole("button", { name: "Next Step" }).click();
  await main.getByLabel(/^Current education/).selectOption("undergraduate");
  await main.getByLabel(/^Institution/).fill("Godavari Institute of Technology");
  await main.getByLabel(/^Course/).fill("B.Tech, Computer Science");
  await main.getByLabel("1st").check();
  await main.getByRole("textbox", { name: /^Percentage/ }).fill("91.4");
  await main.getByRole("button", { name: "Next Step" }).click();
  await main.getByLabel(/^Father's name/).fill("Ramesh Rao");
  await main.getByLabel(/^Mother's name/).fill("Lakshmi Rao");
  await main.getByLabel(/^Father's occupation/).fill("Farmer");
  await main.getByLabel("₹1 lakh to ₹2 lakh").check();
  await main.getByRole("button", { name: "Next Step" }).click();
}

export async function fillDocuments(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(/^Aadhaar number/).fill("2341 2341 2346");
  await main.getByLabel(/^Bank account\s\*/).fill("30211234567");
  await main.getByLabel(/^Bank account, once more/).fill("30211234567");
  await main.getByLabel(/^IFSC code/).fill("SBIN0001234");
  for (const field of ["photo", "aadhaar", "marksheet", "incomeCert", "bankPassbook"]) {
    await main.locator(`input[type=file][name=${field}]`).setInputFiles(await paper(`${field}.pdf`));
  }
}

export async function paper(name: string) {
  return { name, mimeType: "application/pdf", buffer: await realPdf(`A paper for a journey: ${name}`) };
}
