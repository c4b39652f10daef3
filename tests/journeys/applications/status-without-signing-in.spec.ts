import type { Page } from "@playwright/test";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// What waits for the demo student is mended in another journey.
test.use({ world: "status" });

const birthDay = "2008-03-09";

/** As the demo student: the number of an application that waits for her. */
async function numberOfHers(page: Page): Promise<string> {
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/student/dashboard?tab=applications");
  const row = page.getByRole("main").getByRole("row", { name: /Action needed/ });
  const href = await row.getByRole("link").first().getAttribute("href");
  return /AP-\d{4}-\d+-\d/.exec(href ?? "")?.[0] ?? "";
}

test("S31b: the receipt's number and the birthday show the status to who is not signed in", async ({
  page,
  browser,
  baseURL,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const number = await numberOfHers(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("main").getByRole("link", { name: "Check the status" }).click();
  const main = page.getByRole("main");
  await main.getByLabel("Application number or OTR number").fill(number);
  await main.getByLabel("Date of birth").fill("2008-03-10");
  await main.getByRole("button", { name: "Show the status" }).click();
  await expect(main).toContainText("do not belong together");
  await main.getByLabel("Date of birth").fill(birthDay);
  await main.getByRole("button", { name: "Show the status" }).click();
  const result = main.getByRole("region", { name: "Where it stands" });
  await expect(result).toContainText(`Application ${number}`);
  await expect(result).toContainText("Action needed");
  await expect(result).toBeFocused();
  await expectAccessible(page);

  // Without script, in Telugu, by the address of the receipt's QR code.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await plain.newPage();
  await still.goto(`/status?number=${number}&lang=te`);
  await expect(still.getByRole("heading", { level: 1 })).toHaveText("స్థితి చూడండి");
  const part = still.getByRole("main");
  await expect(part.getByLabel("దరఖాస్తు నంబర్ లేదా OTR నంబర్")).toHaveValue(number);
  await part.getByLabel("పుట్టిన తేదీ").fill(birthDay);
  await part.getByRole("button", { name: "స్థితి చూపించండి" }).click();
  await expect(part).toContainText("మీరు ఒకటి సరిచేయాలి");
  await plain.close();
});
