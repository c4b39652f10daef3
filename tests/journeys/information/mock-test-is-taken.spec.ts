import type { Page } from "@playwright/test";
import { mockTests } from "#app/features/content/data/mock-tests/mock-tests.ts";
import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const mock = mockTests.find(({ id }) => id === "medical") as (typeof mockTests)[number];

/** The first right, the second wrong, the rest left out: +4 −1. */
async function answerTwo(page: Page): Promise<void> {
  const [first, second] = mock.questions;
  await page.locator(`input[name="q-${first?.id}"][value="${first?.answer}"]`).check();
  await page.locator(`input[name="q-${second?.id}"][value="${((second?.answer ?? 0) + 1) % 4}"]`).check();
}

async function expectTwoMarked(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main).toContainText(`of ${mock.questions.length * 4} marks`);
  await expect(main.locator("dl.figures")).toContainText("3");
  await expect(main).toContainText("Wrong answers took off 1 marks");
  await expect(main.getByText("Left out", { exact: true })).toHaveCount(mock.questions.length - 2);
  await expect(main).toContainText(mock.questions[1]?.explanation ?? "");
}

test("a visitor takes a timed test, goes on after a reload, and reads the marks and explanations", async ({
  page,
}) => {
  await page.goto("/exam-preparation");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Free Mock Test", exact: true }).first().click();
  await main.getByRole("link", { name: /start: Medical/ }).click();
  await main.getByRole("button", { name: "Start the test" }).click();
  await expect(page).toHaveURL(/\/take\?ticket=/);
  const clock = main.getByRole("timer");
  await expect(clock).toHaveText(/^1[45]:\d\d$/);
  // The answers are not in the page before it is handed in.
  expect(await page.content()).not.toContain(mock.questions[0]?.explanation);
  await answerTwo(page);
  await expect(main).toContainText(`2 of ${mock.questions.length} answered`);
  await expectAccessible(page);

  const before = await clock.innerText();
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(main).toContainText(`2 of ${mock.questions.length} answered`);
  expect((await clock.innerText()) < before).toBe(true);

  await main.getByRole("button", { name: "Hand in" }).click();
  await expectTwoMarked(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("mock")))).toEqual(
    [],
  );
});

test("when the time is over the paper is handed in by itself", async ({ page }) => {
  await page.clock.install();
  await page.goto("/exam-preparation/mock-tests/medical");
  await page.getByRole("button", { name: "Start the test" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await answerTwo(page);
  await page.clock.fastForward((mock.minutes * 60 + 2) * 1000);
  await expectTwoMarked(page);
});

test("a signed-in student's result is stored, and answers follow to another browser", async ({
  page,
  browser,
  site,
}) => {
  const phone = freshPhone();
  await comeSignedIn(page, phone);
  await page.goto("/exam-preparation/mock-tests/medical");
  await page.getByRole("button", { name: "Start the test" }).click();
  await expect(page).toHaveURL(/\/take$/);
  await answerTwo(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site });
  const phonePage = await elsewhere.newPage();
  await comeSignedIn(phonePage, phone);
  await phonePage.goto("/exam-preparation/mock-tests/medical/take");
  await expect(phonePage.getByRole("main")).toContainText(`2 of ${mock.questions.length} answered`);
  await elsewhere.close();

  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  await expectTwoMarked(page);
  await page.reload();
  await expectTwoMarked(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the paper is one form with its end time on it", async ({ page }) => {
    await page.goto("/exam-preparation/mock-tests/medical");
    await page.getByRole("button", { name: "Start the test" }).click();
    await expect(page.getByRole("main")).toContainText(/Hand it in by \d{1,2}:\d\d (am|pm)/);
    await answerTwo(page);
    await page.getByRole("button", { name: "Hand in" }).click();
    await expectTwoMarked(page);
  });
});
