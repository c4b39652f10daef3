import { expect, test } from "../support/test.ts";

test("text and topic filter the questions at once, and the address keeps them", async ({ page }) => {
  await page.goto("/student-help");
  const main = page.getByRole("main");
  const count = main.getByText(/^\d+ of 50 questions$/);
  await expect(count).toHaveText("50 of 50 questions");
  for (const [topic, questions] of [
    ["Application Process", 12],
    ["Scholarships", 15],
    ["Documents", 8],
    ["Eligibility", 10],
    ["Technical Support", 5],
  ] as const) {
    await main
      .getByRole("navigation", { name: "Topics" })
      .getByRole("link", { name: new RegExp(`^${topic}`) })
      .click();
    await expect(count, topic).toHaveText(`${questions} of 50 questions`);
    await expect(main.locator("#questions details")).toHaveCount(questions);
  }
  await main.getByRole("searchbox").fill("OTP");
  await expect(page).toHaveURL(/topic=technical/);
  await expect(page).toHaveURL(/q=OTP/);
  const found = await count.innerText();
  const questions = await main.locator("#questions summary").allInnerTexts();
  expect(questions.length).toBeGreaterThan(0);

  await page.reload();
  await expect(count).toHaveText(found);
  expect(await main.locator("#questions summary").allInnerTexts()).toEqual(questions);
  await main.getByRole("searchbox").fill("no such words anywhere");
  await expect(count).toHaveText("0 of 50 questions");
  await expect(main.getByRole("heading", { name: "No question matches" })).toBeVisible();
});

test("a reader says that an answer helped, once, and sees the new figure", async ({ page }) => {
  await page.goto("/student-help");
  const first = page.locator("#questions details").first();
  await first.locator("summary").click();
  const figure = first.getByText(/% found this helpful/);
  await expect(figure).toBeVisible();
  await first.getByRole("button", { name: "No", exact: true }).click();
  await expect(first.getByText("Thank you, your answer is counted.")).toBeVisible();
  await first.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(first.getByText("Thank you, your answer is counted.")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same filters answer by the address, and a vote counts", async ({ page }) => {
    await page.goto("/student-help");
    const main = page.getByRole("main");
    await main
      .getByRole("navigation", { name: "Topics" })
      .getByRole("link", { name: /^Documents/ })
      .click();
    await expect(main.getByText("8 of 50 questions")).toBeVisible();
    await main.getByRole("searchbox").fill("passbook");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/q=passbook/);
    await expect(page).toHaveURL(/topic=documents/);
    const details = main.locator("#questions details");
    expect(await details.count()).toBeGreaterThan(0);
    expect(await details.count()).toBeLessThan(8);
    await details.first().locator("summary").click();
    await details.first().getByRole("button", { name: "Yes", exact: true }).click();
    await expect(main.getByText("Thank you, your answer is counted.")).toBeVisible();
  });
});
