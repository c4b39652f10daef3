import type { Page } from "@playwright/test";
import { exams } from "#app/features/content/server/exams/exams.server.ts";
import { getMockTest } from "#app/features/content/server/mock-tests/get-mock-test.server.ts";
import { comeSignedIn, freshPhone, signInAtPortal } from "../support/sign-in.ts";
import { slowAsPeople } from "../support/slow-as-people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const mock = getMockTest("neet-ug");

/** The first right, the second wrong, the rest left out: +4 −1. */
async function answerTwo(page: Page, hasScript = true): Promise<void> {
  if (hasScript) await page.locator("html[data-live]").waitFor({ state: "attached" });
  const [first, second] = mock.questions;
  await page.locator(`input[name="q-${first?.id}"][value="${first?.answer}"]`).check();
  // With script one question is shown at a time.
  const next = page.getByRole("button", { name: "Next" });
  if (await next.first().isVisible()) await next.first().click();
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
  await main.getByRole("link", { name: "See the rules and start: NEET UG", exact: true }).click();
  await main.getByRole("button", { name: "Start the test" }).click();
  await expect(page).toHaveURL(/\/take\?ticket=/);
  const clock = main.getByRole("timer");
  await expect(clock).toHaveText(/^3[12]:\d\d$/);
  // The answers are not in the page before it is handed in.
  expect(await page.content()).not.toContain(mock.questions[0]?.explanation);
  await answerTwo(page);
  await expect(main).toContainText(`2 of ${mock.questions.length} answered`);
  await expectAccessible(page);

  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await page.reload();
  await expect(main).toContainText(`2 of ${mock.questions.length} answered`);
  expect((await clock.innerText()) < before).toBe(true);

  await main.getByRole("button", { name: "Hand in" }).click();
  await expectTwoMarked(page);
  await expectAccessible(page);
  await expect(main).toContainText("Your tries on this device");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("mock")))).toEqual([
    "scholarsetu.mock-tries.neet-ug",
  ]);
});

test("I14: each exam's Free Mock Test opens a test of that exam", async ({ page }) => {
  test.slow();
  await page.goto("/exam-preparation");
  await page.getByText(/^Show \d+ more exams/).click();
  for (const { name } of exams) {
    const link = page.getByRole("link", { name: `Free Mock Test: ${name}`, exact: true });
    await expect(link).toHaveCount(1);
    const opened = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await opened.text()).toContain(`${name.replace("&", "&amp;")} mock test</h1>`);
  }
});

test("L39: question map, marks for review and focus mode", async ({ page }) => {
  await page.goto("/exam-preparation/mock-tests/neet-ug");
  await page.getByRole("button", { name: "Start the test" }).click();
  const map = page.getByRole("navigation", { name: "Question map" });
  await expect(map.getByRole("button")).toHaveCount(mock.questions.length);
  await answerTwo(page);
  await expect(map.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  await map.getByRole("button", { name: /^Question 7,/ }).click();
  await expect(page.getByRole("group", { name: /Question 7, Physics/ })).toBeVisible();
  await page.getByRole("button", { name: "Mark for review" }).click();
  const marked = map.getByRole("button", { name: "Question 7, not answered, marked for review" });
  await expect(marked).toBeVisible();
  await page.reload();
  await expect(marked).toBeVisible();
  await page.getByRole("button", { name: "Focus mode" }).click();
  await expect(page.getByRole("button", { name: "Leave focus mode" })).toBeVisible();
  await expect(page.locator("[data-focus]")).toHaveCSS("position", "fixed");
  await page.getByRole("button", { name: "Leave focus mode" }).click();
  await expect(page.locator("[data-focus]")).toHaveCount(0);
});

test("a wrong question is reported, and the desk gets it with its name", async ({ page, browser, site }) => {
  await page.goto("/exam-preparation/mock-tests/neet-ug");
  await page.getByRole("button", { name: "Start the test" }).click();
  // Once it runs, the questions stand one at a time: a press on the way there would miss the button.
  await expect(page).toHaveURL(/\/take\?/);
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("link", { name: "Report this question" }).first().click();
  await expect(page.getByLabel("What is wrong?")).toBeVisible();
  const longEnough = await slowAsPeople(page);
  await page.getByLabel("What is wrong?").fill("The second option is right too.");
  await page.getByLabel("Name").fill("Question Reporter");
  await page.getByLabel("Email").fill("question.reporter@example.com");
  await page.getByLabel("Phone").fill("9876543210");
  await longEnough();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/contact\/received\//);

  const desk = await browser.newPage({ baseURL: site });
  await signInAtPortal(desk, "admin");
  await desk.goto("/admin/enquiries?q=question+reporter");
  await desk.getByRole("link", { name: "Question Reporter" }).click();
  const enquiry = desk.getByRole("main");
  await expect(enquiry).toContainText(`Mock test NEET UG, question ${mock.questions[0]?.id}`);
  await expect(enquiry).toContainText("The second option is right too.");
  await desk.close();
});

test("when the time is over the paper is handed in by itself", async ({ page }) => {
  await page.clock.install();
  await page.goto("/exam-preparation/mock-tests/neet-ug");
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
  await page.goto("/exam-preparation/mock-tests/neet-ug");
  await page.getByRole("button", { name: "Start the test" }).click();
  await expect(page).toHaveURL(/\/take$/);
  await answerTwo(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site });
  const phonePage = await elsewhere.newPage();
  await comeSignedIn(phonePage, phone);
  await phonePage.goto("/exam-preparation/mock-tests/neet-ug/take");
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
    await page.goto("/exam-preparation/mock-tests/neet-ug");
    await page.getByRole("button", { name: "Start the test" }).click();
    await expect(page.getByRole("main")).toContainText(/Hand it in by \d{1,2}:\d\d (am|pm)/);
    await answerTwo(page, false);
    await page.getByRole("button", { name: "Hand in" }).click();
    await expectTwoMarked(page);
  });
});
