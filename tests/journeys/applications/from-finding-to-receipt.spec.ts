import { chooseFiles, fillAnswers, submit, verifyMobile } from "../registration/fill-registration.ts";
import { expect, test } from "../support/test.ts";
import { paper } from "./fill-application.ts";

test("from finding a scholarship to its receipt, without typing anything that the registration knew", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  await verifyMobile(page);
  await fillAnswers(page);
  // S6: no box is ticked for it: to have her later forms filled is what she registers for.
  await expect(page.locator("input[name=matchingConsent]")).not.toBeChecked();
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Pay the registration charge" })).toBeVisible();

  await page.goto("/scholarships?q=first-year+merit+award");
  await main
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Apply Now/ })
    .click();
  await expect(main.getByText("Step 1 of 5")).toBeVisible();
  // L24: what is known is a summary with one Change; only what is unknown is asked.
  const known = main.getByRole("region", { name: "We know this already. Check it." });
  await expect(known).toContainText("Nandini Azmeera");
  await expect(known).toContainText("14 Jun 2004");
  await expect(known).toContainText("Female");
  await expect(main.getByLabel(/^Full name/)).toHaveCount(0);
  await main.getByLabel(/^Email/).fill("nandini.journey@example.org");
  await main.getByLabel(/^Address/).fill("5-7, Lake Road");
  await main.getByLabel(/^City/).fill("Warangal");
  await main.getByLabel(/^Pincode/).fill("506015");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(known).toContainText("Kakatiya Institute of Technology");
  await known.getByRole("link", { name: "Change" }).click();
  // The link she pressed is gone with the summary: she is in the first of the opened fields.
  await expect(main.getByLabel(/^Current education/)).toBeFocused();
  await expect(main.getByLabel(/^Institution/)).toHaveValue("Kakatiya Institute of Technology");
  await main.getByLabel(/^Course/).fill("B.Tech, Civil Engineering");
  await main.getByLabel("1st").check();
  await main.getByRole("textbox", { name: /^Percentage/ }).fill("88");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(known).toContainText("Ravi Azmeera");
  await expect(known).toContainText("Saroja Azmeera");
  await main.getByLabel(/^Father's occupation/).fill("Tailor");
  await main.getByLabel("₹1 lakh to ₹2 lakh").check();
  await main.getByRole("button", { name: "Next Step" }).click();
  // Aadhaar, account, IFSC and both papers lie in the vault since the registration.
  await expect(known).toContainText("SBIN0020183");
  await expect(known).toContainText(/X+1902/);
  await expect(main.getByLabel(/^Aadhaar number/)).toHaveCount(0);
  for (const field of ["photo", "marksheet", "incomeCert"]) {
    await main.locator(`input[type=file][name=${field}]`).setInputFiles(await paper(`${field}.pdf`));
  }
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
  await main.getByLabel(/^I agree that my application/).check();
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(main.getByText("Application submitted successfully!")).toBeVisible();
});
