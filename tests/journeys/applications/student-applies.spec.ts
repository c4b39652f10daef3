import { comeSignedIn, freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillDocuments, fillFirstThreeSteps } from "./fill-application.ts";

const documented = "Application submitted successfully! We will review and contact you within 48 hours.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("from the first step to the receipt, and once more without typing anything known", async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const main = page.getByRole("main");
      await comeSignedIn(page, freshPhone());
      await page.goto("/apply");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Personal Information");
      await fillFirstThreeSteps(page);
      await fillDocuments(page);
      if (javaScriptEnabled)
        await expect(main.getByRole("link", { name: "View bankPassbook.pdf" })).toBeVisible();
      await main.getByRole("button", { name: "Next Step" }).click();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Review & Submit");
      await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
      await expect(main.getByText("XXXX-XXXX-2346")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByLabel(/^I agree that my application/).check();
      await main.getByRole("button", { name: "Submit" }).click();
      await expect(main.getByText(documented)).toBeVisible();
      const number =
        (await main
          .getByText(/^AP-\d{4}-\d{7}-\d$/)
          .first()
          .textContent()) ?? "";
      const pdf = await page.request.get(`/applications/${number}/receipt.pdf`);
      expect(pdf.headers()["content-type"]).toBe("application/pdf");
      // P8: she reads what she sent, prints it, and takes the kit.
      await page.goto(`/applications/${number}`);
      await main.getByText("What you sent").click();
      await expect(main.locator("#sent").getByText("Asha Rao", { exact: true })).toBeVisible();
      for (const [name, kind] of [
        ["form.pdf", "application/pdf"],
        ["kit.zip", "application/zip"],
      ] as const) {
        const paper = await page.request.get(`/applications/${number}/${name}`);
        expect(paper.headers()["content-type"], name).toBe(kind);
      }

      await page.goto("/apply");
      // S31i: everything is known, so it opens at the review; nothing is begun by looking (T10).
      await expect(main.getByText("Step 5 of 5")).toBeVisible();
      await expect(main.getByText("Nothing is missing. You can submit now.")).toBeVisible();
      await expect(main.getByText("Asha Rao", { exact: true })).toBeVisible();
      await main.getByRole("link", { name: "Change Family Information" }).click();
      await expect(main.getByLabel(/^Father's name/)).toHaveValue("Ramesh Rao");
      await main.getByLabel(/^Father's occupation/).fill("Carpenter");
      await main.getByRole("button", { name: "Next Step" }).click();
      await expect(main.getByText("Step 5 of 5")).toBeVisible();
      await main.getByRole("button", { name: "Submit" }).click();
      await expect(main.getByText(documented)).toBeVisible();
      await page.goto("/student/dashboard?tab=applications");
      await expect(main.getByRole("row")).toHaveCount(3);
    });
  });
}

test("moving between steps never blocks; problems are shown per step and must be mended before Submit", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/apply");
  for (let step = 1; step < 5; step += 1) {
    await expect(main.getByText(`Step ${step} of 5`)).toBeVisible();
    await expect(main.getByRole("button", { name: "Submit" })).toHaveCount(0);
    await main.getByRole("button", { name: "Next Step" }).click();
  }
  await expect(main.getByText("Step 5 of 5")).toBeVisible();
  await expect(main.getByRole("button", { name: "Submit" })).toBeDisabled();
  await main.getByRole("link", { name: "City: please fill this in." }).click();
  await expect(main.getByText("Step 1 of 5")).toBeVisible();
  await expect(main.getByLabel(/^City/)).toHaveAttribute("aria-invalid", "true");
});

test("a visitor's words survive the sign-in", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/apply");
  await main.getByLabel(/^City/).fill("Tenali");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByPhone(page, freshPhone(), "student", "/apply");
  await page.goto("/apply");
  await expect(main.getByLabel(/^City/)).toHaveValue("Tenali");
});
