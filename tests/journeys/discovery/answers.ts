import type { Page } from "@playwright/test";
import { choose } from "../support/choose.ts";

/** A B.Tech student from Telangana: some scholarships fit her, some do not, some need one more answer. */
export async function answerShortQuestions(page: Page): Promise<void> {
  const main = page.getByRole("main");
  // With script one question stands there at a time, without it all of them.
  const next = main.getByRole("button", { name: "Next", exact: true });
  const goOn = async () => {
    if (await next.isVisible()) await next.click();
  };
  // Its script comes a moment after the page's.
  const hasScript = (await page.locator("html[data-live]").count()) > 0;
  if (hasScript) await main.getByText(/^Question 1 of \d/).waitFor();
  await main.getByLabel("Your class or course").selectOption("btech");
  await goOn();
  await main.getByLabel("Your home state").selectOption("telangana");
  await goOn();
  await choose(main.getByRole("radio", { name: "Female" }));
  await goOn();
  await main.getByLabel("Social group").selectOption("obc");
  await goOn();
  await main.getByLabel("Minority community").selectOption("none");
  await goOn();
  await main.getByLabel("Family income in a year").selectOption("1l-2l");
  await goOn();
  await main.getByLabel("Marks in your last examination").fill("81.5");
}
