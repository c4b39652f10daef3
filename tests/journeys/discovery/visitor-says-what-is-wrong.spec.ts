import { signInAtPortal } from "../support/sign-in.ts";
import { slowAsPeople } from "../support/slow-as-people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor says what is wrong, in Telugu; what lacks is said at its field", async ({
    page,
    healthy,
  }) => {
    healthy.allow(/status of 422/);
    await page.goto("/scholarships/inspire-she?lang=te");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "మాకు చెప్పండి" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("ఏదైనా తప్పా? మాకు చెప్పండి");
    await main.getByLabel("ఏది తప్పు?").selectOption("amount");
    await main.getByLabel("ఏది సరైనది?").fill("ఏడాదికి ₹80,000");
    await main.getByRole("button", { name: "పంపండి" }).click();
    await expect(main).toContainText("పేజీ చిరునామా, లేదా ప్రకటన ఫోటో లేదా PDF ఇవ్వండి.");
    await expect(main.getByLabel("ఏది సరైనది?")).toHaveValue("ఏడాదికి ₹80,000");
    await main.getByLabel("పేజీ చిరునామా").fill("https://online-inspire.gov.in/notice");
    await main.getByRole("button", { name: "పంపండి" }).click();
    await expect(main.getByRole("status")).toContainText(/SG-\d{4}-/);
  });
});

test("what was said is taken over at the desk, and stands in the record's history", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/scholarships/top-class-education-sc/wrong");
  const main = page.getByRole("main");
  await expectAccessible(page);
  const longEnough = await slowAsPeople(page);
  await main.getByLabel("What is wrong?").selectOption("process");
  await main.getByLabel("What is right?").fill("Apply through the institute's nodal officer.");
  await main.getByLabel("Address of the page").fill("https://scholarships.gov.in/notice");
  await longEnough();
  await main.getByRole("button", { name: "Send" }).click();
  // The file field has a status of its own: the answer is the one that bears the number.
  await expect(main.getByRole("status")).toContainText(/SG-/);
  const number = /SG-\d{4}-\d+-\d/.exec((await main.getByRole("status").textContent()) ?? "")?.[0] ?? "none";

  await signInAtPortal(page, "admin", `/admin/scholarships/suggestions?q=${number}`);
  await expectAccessible(page);
  await main.getByRole("link", { name: number }).click();
  await expect(main).toContainText("Apply through the institute's nodal officer.");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Open the record with it" }).click();
  await expect(main).toContainText(`Suggestion ${number}`);
  await main.getByLabel("How to apply").fill("Apply through the institute's nodal officer.");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toContainText("Saved.");
  await page.reload();
  await expect(main).toContainText(`From suggestion ${number}`);
  await page.goto(`/admin/scholarships/suggestions?q=${number}`);
  await expect(main.getByRole("row").filter({ hasText: number })).toContainText("Taken over");
  await page.goto("/scholarships/top-class-education-sc");
  await expect(main).toContainText("Apply through the institute's nodal officer");
});
