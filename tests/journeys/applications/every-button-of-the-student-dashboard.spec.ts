import { pressAndWait } from "../support/press.ts";
import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { paper } from "./fill-application.ts";

const dashboard = "/student/dashboard";

test("every button of the student dashboard does something (spec 1, Student dashboard)", async ({ page }) => {
  test.setTimeout(90_000);
  const main = page.getByRole("main");
  await signInByPhone(page, freshPhone());
  await page.goto(`${dashboard}?tab=applications`);
  await main.getByRole("link", { name: "New application" }).first().click();
  await main.getByLabel(/^City/).fill("Guntur");
  await expect(main.getByText(/^Saved at/)).toBeVisible();

  await page.goto(dashboard);
  await main.getByRole("link", { name: "Continue" }).first().click();
  await expect(main.getByLabel(/^City/)).toHaveValue("Guntur");
  await page.goto(dashboard);
  await main.getByRole("link", { name: /^See all/ }).click();
  await expect(page).toHaveURL(/tab=applications/);
  await main.getByLabel("Search your applications").fill("nothing like this");
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(main.getByText("Nothing matches")).toBeVisible();
  await page.goto(`${dashboard}?tab=applications`);
  await main.getByRole("link", { name: /^Continue / }).click();
  await expect(page).toHaveURL(/\/apply\?/);
  await page.goBack();
  await main.getByRole("link", { name: /^View / }).click();
  await expect(page).toHaveURL(/\/applications\/AP-/);
  await page.goBack();
  await main.getByRole("link", { name: /^Withdraw / }).click();
  const confirm = main.getByRole("button", { name: "Yes, withdraw it" });
  if (!(await confirm.isVisible())) await main.getByText("Withdraw application").click();
  await confirm.click();
  await expect(main.getByText("The application is withdrawn.")).toBeVisible();

  await page.goto(`${dashboard}?tab=find`);
  await main.getByRole("link", { name: "All scholarships" }).click();
  await expect(page).toHaveURL(/\/scholarships/);
  await page.goto(`${dashboard}?tab=find`);
  await main.getByRole("link", { name: "Your alerts and saved searches" }).click();
  await expect(page).toHaveURL(/\/student\/alerts/);

  await page.goto(`${dashboard}?tab=profile`);
  const vault = page.locator("#vault");
  await vault.locator("#add-paper > summary").click();
  await vault.getByLabel(/^What is it/).selectOption("marksheet");
  await vault.locator("input[type=file]").setInputFiles(await paper("marks-2026.pdf"));
  await vault.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(main.getByText("Your document is in the vault.")).toBeVisible();
  await main.getByRole("button", { name: "Remove marks-2026.pdf" }).click();
  await expect(main.getByText("The document is removed.")).toBeVisible();

  await page.getByRole("link", { name: /^Notifications, \d+ unread/ }).click();
  // What a notification leads to stands in application-outlives-trouble.spec.ts: this student has none yet.
  await main.getByRole("link", { name: "Unread", exact: true }).click();
  await expect(page).toHaveURL(/show=unread/);
  await main.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).not.toHaveURL(/show=unread/);

  for (const [name, address] of [
    ["Where you are signed in", /\/settings\/security/],
    ["Consents, a copy of your data, erasure", /\/settings\/privacy/],
    ["Another student on this phone", /\/login\/student/],
  ] as const) {
    await page.goto(`${dashboard}?tab=settings`);
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
  }
  await page.goto(`${dashboard}?tab=settings`);
  await main.getByLabel(/^Language/).selectOption("te");
  await main.getByRole("button", { name: "Change language" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await page.goto(`${dashboard}?lang=en`);
  await pressAndWait(
    page.getByRole("region", { name: "Student dashboard" }).getByRole("button", { name: "Logout" }),
  );
  await page.goto(dashboard);
  await expect(page).toHaveURL(/\/login/);
});
