import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("Create New, preview, publish: students find it", async ({ page, healthy }) => {
      healthy.allow(/422|409/);
      const main = page.getByRole("main");
      const title = `Lamp Award ${javaScriptEnabled ? "one" : "two"}`;
      await comeSignedIn(page, demoSignIns.institute, "institute");
      await page.goto("/institute/dashboard?tab=scholarships");
      await main.getByRole("link", { name: "Create New" }).click();
      await main.getByLabel(/^Name/).fill(title);
      await main.getByRole("button", { name: "Save and preview" }).click();
      await expect(main.getByRole("alert")).toContainText("Choose the last day to apply.");
      await expect(main.getByLabel(/^Name/)).toHaveValue(title);
      await main.getByLabel(/^Category/).selectOption("merit");
      await main.getByLabel(/^What it is for/).fill("For students who read by lamplight.");
      await main.getByLabel(/^How you select/).fill("By marks, then a talk.");
      await main.getByLabel(/^Amount for one student/).fill("30,000");
      await main.getByLabel(/^Number of scholarships/).fill("4");
      const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      await main.getByLabel(/^Last day to apply/).fill(later);
      await main.getByLabel(/^From class/).selectOption("class-11");
      await main.getByLabel(/^To class/).selectOption("ug");
      await main.getByLabel("Question 1", { exact: false }).first().fill("What do you read?");
      await main.getByLabel("The institute pays the students by itself and records it here").check();
      await main.getByRole("button", { name: "Save and preview" }).click();
      await expect(main.getByText("Saved. This is how students will read it.")).toBeVisible();
      // Without the promise nobody stands behind it, and it does not open.
      await main.getByRole("button", { name: "Publish" }).click();
      await expect(main.getByText("Promise first that you pay all 4 students by yourselves")).toBeVisible();
      await main.getByRole("link", { name: "Edit", exact: true }).first().click();
      await main.getByLabel(/^If we pay by ourselves/).check();
      await main.getByRole("button", { name: "Save and preview" }).click();
      await expect(main.getByText("Saved. This is how students will read it.")).toBeVisible();
      await expect(main.getByText("What do you read? (optional)")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("button", { name: "Publish" }).click();
      await expect(main.getByText("It is public now.", { exact: false }).first()).toBeVisible();
      await page.goto(`/scholarships?q=${encodeURIComponent(title)}`);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    });
  });
}

test("the roll is imported with a report, confirmed, and a letter issued", async ({ page }) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/students/import");
  const lines = [
    "Admission number,Name,Date of birth,Gender,Class or course,Year,Phone",
    "J-1,Jaya Kolli,09/03/2007,F,B.Tech Civil,1st year,",
    "J-2,Nobody,31/02/2007,F,B.Tech Civil,1st year,",
  ];
  await main.locator("input[type=file]").setInputFiles({
    name: "class.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  await main.getByRole("button", { name: "Import" }).click();
  await expect(main.getByText("1 of 2 lines were not taken.", { exact: false })).toBeVisible();
  await expect(main.getByText("Date of birth: Enter a real date of birth.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/institute/dashboard?tab=students&q=J-1");
  await main.getByRole("checkbox", { name: "Choose Jaya Kolli" }).check();
  // L32: a column of boxes; the bar docks with the first tick.
  await expect(main.getByText("1 ticked")).toBeVisible();
  await main.getByText("Confirm enrolment of those ticked").click();
  await main.getByRole("button", { name: "Confirm their enrolment" }).click();
  await expect(main.getByText("The enrolments are confirmed.")).toBeVisible();
  await page.goto("/institute/dashboard?tab=students&q=J-1");
  await main.getByRole("link", { name: "Jaya Kolli" }).click();
  await main.getByLabel(/^What the letter is for/).fill("A bus pass");
  await main.getByRole("button", { name: "Issue a letter" }).click();
  const letter = main.getByRole("link", { name: /^BON-.*\(PDF\)$/ });
  await expectAccessible(page);
  const file = await page.request.get((await letter.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
});
