import { instituteTabPath } from "#app/core/institute-tabs.ts";
import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const english = "First-Year Merit Awards";
const telugu = "మొదటి సంవత్సరం మెరిట్ స్కాలర్‌షిప్";
const words = "మొదటి సంవత్సరం చదువుతూ మంచి మార్కులు తెచ్చుకున్న విద్యార్థుల కోసం.";

test("an institute says its scholarship in Telugu; students read it so, with the original named", async ({
  page,
  browser,
  site,
}) => {
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto(instituteTabPath("scholarships"));
  await page.getByRole("link", { name: english }).first().click();
  await page.getByRole("link", { name: "In another language" }).click();
  // Ours is proposed from the amount and the rules.
  await expect(page.getByText("Our proposal", { exact: true })).toBeVisible();
  await expect(page.getByLabel("What it is for, in Telugu")).toHaveValue(/[\u0c00-\u0c7f]/);
  await page.getByLabel("What it is for, in Telugu").fill("This is English, and long enough to be a text.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This is not in Telugu.").first()).toBeVisible();
  await page.getByLabel("Name in Telugu").fill(telugu);
  await page.getByLabel("What it is for, in Telugu").fill(words);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Saved\. Students who read that language/)).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: site })).newPage();
  await reader.goto("/scholarships/first-year-merit-awards?lang=te");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(telugu);
  await expect(reader.getByRole("main")).toContainText(words);
  await expect(reader.getByRole("main")).toContainText(english);
  await reader.goto("/scholarships/first-year-merit-awards?lang=en");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(english);

  await page.getByRole("link", { name: "In another language" }).click();
  await page.getByRole("button", { name: "Take the Telugu words away" }).click();
  await page.getByRole("button", { name: "Take them away" }).click();
  await expect(page.getByText("Taken away. Students read your own words.")).toBeVisible();
  await reader.goto("/scholarships/first-year-merit-awards?lang=te");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(english);
  await reader.context().close();
});
