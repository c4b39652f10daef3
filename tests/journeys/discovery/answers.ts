import type { Page } from "@playwright/test";

/** A B.Tech student from Telangana: some scholarships fit her, some do not, some need one more answer. */
export async function answerShortQuestions(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Your class or course").selectOption("btech");
  await main.getByLabel("Your home state").selectOption("telangana");
  await main.getByRole("radio", { name: "Female" }).check({ force: true });
  await main.getByLabel("Social group").selectOption("obc");
  await main.getByLabel("Minority community").selectOption("none");
  await main.getByLabel("Family income in a year").selectOption("1l-2l");
  await main.getByLabel("Marks in your last examination").fill("81.5");
}
