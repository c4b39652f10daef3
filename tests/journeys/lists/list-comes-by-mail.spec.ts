import type { Page } from "@playwright/test";
import { choose } from "../support/choose.ts";
import { pressAndWait } from "../support/press.ts";
import { signInAsStaff, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function keepView(page: Page, name: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^View:/ }).click();
  const menu = main.getByRole("dialog", { name: "Views of this list" });
  await menu.getByLabel("Keep what is shown as a view").fill(name);
  await menu.getByRole("button", { name: "Keep the view" }).click();
  await expect(main.getByRole("button", { name: `View: ${name}` })).toBeVisible();
}

test("D35: a view is sent to colleagues; each opens it with their own rights, and may end it", async ({
  page,
  browser,
  baseURL,
  healthy,
}) => {
  healthy.allow(/403|404/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin", "/admin/donations");
  await page.goto("/admin/donations?rows=50");
  await keepView(page, "Fifty gifts");
  await page.reload();
  await main.getByRole("button", { name: /^View:/ }).click();
  await main.getByRole("link", { name: "Have “Fifty gifts” sent by mail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lists by mail");
  await expectAccessible(page);
  await expect(main.getByRole("combobox", { name: "View" }).locator("option:checked")).toHaveText(
    "Donations: Fifty gifts",
  );
  await choose(main.getByLabel("Every day"));
  for (const name of ["Farida Khan", "Vinod Shetty"]) await choose(main.getByLabel(new RegExp(name)).first());
  await main.getByRole("button", { name: "Have it sent" }).click();
  await expect(main.getByText("It is sent from now on.")).toBeVisible();
  const line = main.getByRole("link", { name: "Donations: Fifty gifts" });
  const address = (await line.getAttribute("href")) ?? "";
  await page.reload();
  await expect(main.getByText(/^Every day · To .*Farida Khan/)).toBeVisible();

  // Who keeps the money opens the list as the view shows it.
  const finance = await (await browser.newContext({ baseURL })).newPage();
  await signInAsStaff(finance, "finance", address);
  await expectAccessible(finance);
  await finance.getByRole("link", { name: "Open the list" }).click();
  await expect(finance).toHaveURL(/\/admin\/donations\?rows=50/);
  await expect(finance.getByRole("table")).toBeVisible();
  await finance.goto(address);
  await finance.getByRole("button", { name: /^End the mails to me/ }).click();
  await finance.getByRole("button", { name: "End them" }).click();
  await expect(finance.getByText("It is not sent any more.")).toBeVisible();
  await finance.context().close();

  // The claims clerk has the mail too, and what it opens is not hers.
  const clerk = await (await browser.newContext({ baseURL })).newPage();
  await signInAsStaff(clerk, "claims", address);
  const refused = await clerk.request.get("/admin/donations?rows=50", { maxRedirects: 0 });
  expect(refused.status()).toBe(403);
  const file = await clerk.getByRole("link", { name: "Take it as a file" }).getAttribute("href");
  expect((await clerk.request.get(file ?? "", { maxRedirects: 0 })).status()).toBe(403);
  await clerk.context().close();

  // Whom nobody chose: it is not there.
  const support = await (await browser.newContext({ baseURL })).newPage();
  await signInAsStaff(support, "support");
  expect((await support.request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  await support.context().close();

  await page.reload();
  await expect(main.getByText(/has ended it/)).toBeVisible();
  await main.getByRole("button", { name: "End Fifty gifts" }).click();
  await main.getByRole("button", { name: "End them" }).click();
  await expect(main.getByText("You have nothing sent yet.", { exact: false })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("D35: a dashboard of one's own holds the figures, charts and views one chose", async ({ page }) => {
      const main = page.getByRole("main");
      await signInAtPortal(page, "donor", "/donor?tab=donations");
      const name = javaScriptEnabled ? "Mine" : "Plain";
      await page.goto("/donor?tab=donations&rows=50");
      await keepView(page, name);
      await page.goto("/donor/reports");
      await main.getByRole("link", { name: /^My dashboard/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My dashboard");
      const begun = main.getByRole("heading", { level: 2 });
      await main.getByRole("combobox", { name: "Report" }).selectOption("donations");
      await main.getByRole("combobox", { name: "Days" }).selectOption("this_year");
      await main.getByRole("button", { name: "Put it on my dashboard" }).click();
      await expect(main.getByRole("heading", { name: "Donations by month" })).toBeVisible();
      await main.getByRole("combobox", { name: "Report" }).selectOption("awards");
      // By the keyboard: without script, what was said stays over the page.
      await main.getByRole("radio", { name: "Chart" }).press(" ");
      await main.getByRole("combobox", { name: "Days" }).selectOption("this_year");
      await main.getByRole("button", { name: "Put it on my dashboard" }).click();
      await expect(main.getByRole("heading", { name: "Awards by month" })).toBeVisible();
      await main.getByRole("combobox", { name: "View" }).selectOption({ label: `Donations: ${name}` });
      await main.getByRole("button", { name: "Put the view on my dashboard" }).click();
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await pressAndWait(main.getByRole("button", { name: `Move ${name} up` }));
      await page.reload();
      await expect(begun).toHaveText([
        "Donations by month",
        name,
        "Awards by month",
        "Add figures or a chart",
        "Add a view of a list",
      ]);
      await main.getByRole("link", { name: "Open the list" }).click();
      await expect(page).toHaveURL(/\/donor\?tab=donations&rows=50/);
      await page.goto("/settings/dashboard");
      for (const tile of ["Awards by month", name, "Donations by month"]) {
        await main.getByRole("button", { name: `Take ${tile} away` }).click();
        await expect(main.getByRole("heading", { name: tile, exact: true })).toHaveCount(0);
      }
      await expect(main.getByText("It is off your dashboard.")).toBeVisible();
      await page.reload();
      await expect(begun).toHaveText(["Add figures or a chart", "Add a view of a list"]);
    });
  });
}

test("a reader of Telugu has them in Telugu", async ({ page }) => {
  await signInAtPortal(page, "csr", "/csr");
  await page.goto("/settings/dashboard?lang=te");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("నా డాష్‌బోర్డ్");
  await page.goto("/settings/list-mails?lang=hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ईमेल से सूचियाँ");
});
