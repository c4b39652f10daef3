import { signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a student shares a story with consent; the desk publishes it; the student takes it back", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await signInByPhone(page, "9876543210", "student", "/student/stories/new");
  // A student who reads Telugu is told in Telugu what is missing.
  await page.goto("/student/stories/new?lang=te");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "నా కథ పంచుకోండి" }).click();
  await expect(main.getByText("మీ కథ రాయండి.").first()).toBeVisible();
  await expect(main).not.toContainText(/[a-z]{3,} [a-z]{3,}/);
  await page.goto("/student/stories/new?lang=en");
  await expectAccessible(page);
  const words = `My bank account was the last hurdle, and they stayed with me. ${Date.now()}`;
  await main.getByLabel("Your story").fill(words);
  await main.getByLabel("Class or course").fill("BSc Chemistry");
  await main.getByLabel("What you study").selectOption("undergraduate");
  await main.getByLabel(/^Scholarship/).fill("INSPIRE SHE");
  await main.getByLabel(/^Amount/).fill("₹80,000 a year");
  await main.getByLabel(/Town or district/).fill("Warangal");
  await main.getByLabel(/^State/).selectOption("Telangana");
  // L41: chosen by looking at it.
  const picture = main.getByRole("radiogroup", { name: /Picture beside it/ });
  await expect(picture.getByRole("radio")).toHaveCount(6);
  await picture.getByRole("radio", { name: "Young woman with long hair" }).check();
  await main.getByRole("radio", { name: "My first name only" }).check();
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Share your story" }).click();
  await expect(main).toContainText("Pending");

  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  await desk.goto("/success?course=undergraduate");
  await expect(desk.getByRole("main")).not.toContainText(words);
  await signInAtPortal(desk, "admin");
  await desk.goto("/admin/stories");
  const card = desk.locator("li", { hasText: words });
  await card.getByRole("button", { name: /^Publish Sravani/ }).click();
  await card.getByRole("button", { name: "Publish it" }).click();
  await expect(desk.getByRole("main")).not.toContainText(words);
  await desk.goto("/success?state=Telangana");
  await expect(desk.getByRole("main")).toContainText(words);
  await expect(desk.getByRole("main")).toContainText("Sravani");
  await expect(desk.getByRole("main")).not.toContainText("Gaddam");

  await page.reload();
  await expect(main).toContainText("Approved");
  await main.getByRole("button", { name: "Take it back" }).click();
  await expect(main).toContainText("Withdrawn");
  await desk.goto("/success?state=Telangana");
  await expect(desk.getByRole("main")).not.toContainText(words);
  await desk.close();
});
