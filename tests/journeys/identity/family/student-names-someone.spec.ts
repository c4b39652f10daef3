import type { Page } from "@playwright/test";
import { comeSignedIn, freshPhone, signInAsStaff } from "../../support/sign-in.ts";
import { expect, expectAccessible, test } from "../../support/test.ts";

const said = "I act for Sirisha. Please erase what you hold about her.";

async function fillNominee(page: Page, phone: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Full name").fill("Lakshmi Gaddam");
  await main.getByLabel("Who they are to you").selectOption("mother");
  await main.getByLabel("Mobile number").fill(phone);
  await main.getByRole("button", { name: "Save" }).click();
}

async function nameFrom(page: Page, phone: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/settings/privacy");
  await expect(main).toContainText("You have named nobody yet.");
  await main.getByRole("link", { name: "Name someone" }).click();
  await main.getByLabel("Full name").fill("Lakshmi Gaddam");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("alert")).toContainText("Choose who they are to you.");
  await expect(main.getByRole("alert")).toContainText("Enter a mobile number or an e-mail address.");
  await expect(main.getByLabel("Full name")).toHaveValue("Lakshmi Gaddam");
  await fillNominee(page, phone);
  await expect(main).toContainText("Saved. You can change or remove it here at any time.");
  await page.goto("/settings/privacy");
  await expect(main).toContainText("Lakshmi Gaddam (mother)");
}

test("I7c: she names someone; when that person writes, the desk sees who named them; then she changes her mind", async ({
  page,
  browser,
  healthy,
  site,
}) => {
  healthy.allow(/status of 422/);
  const nominee = freshPhone();
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/settings/privacy/nominee");
  await expectAccessible(page);
  await nameFrom(page, nominee);

  const visitor = await browser.newContext();
  await visitor.request.post(`${site}/contact`, {
    headers: { Origin: site },
    form: {
      ...{ took: "9000", subject: "complaint", name: "Lakshmi Gaddam", phone: nominee },
      ...{ email: "lakshmi.gaddam@example.org", message: said },
    },
  });
  await visitor.close();

  const desk = await browser.newContext({ locale: "en-IN" });
  const support = await desk.newPage();
  await signInAsStaff(support, "support", "/admin/enquiries?q=Lakshmi");
  await support.getByRole("main").getByRole("link", { name: "Lakshmi Gaddam" }).click();
  await expect(support.getByRole("main")).toContainText(said);
  await expect(support.getByRole("main")).toContainText(
    /Lakshmi Gaddam \(mother; \+91 .+\), named by .*SS-\d{4}-/,
  );
  await expect(support.getByRole("main")).toContainText("The form does not prove who wrote.");

  await page.goto("/settings/privacy/nominee");
  await main.getByLabel("Mobile number").fill("");
  await main.getByLabel("E-mail address").fill("lakshmi@example.org");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("lakshmi@example.org");
  await page.goto("/settings/privacy/nominee");
  await main.getByRole("button", { name: "Remove" }).click();
  await expect(main).toContainText("Removed.");
  await page.goto("/settings/privacy");
  await expect(main).toContainText("You have named nobody yet.");
  await support.reload();
  await expect(support.getByRole("main")).toContainText(said);
  await expect(support.getByRole("main")).not.toContainText("Nominee for data rights");
  await desk.close();
});

test.describe("without script, on a small phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("I7c: she names someone, and the security desk sees it beside her request to be forgotten", async ({
    page,
    browser,
    healthy,
  }) => {
    healthy.allow(/status of 422/);
    const nominee = freshPhone();
    await comeSignedIn(page, freshPhone());
    await nameFrom(page, nominee);
    const main = page.getByRole("main");
    await main.getByLabel("I am sure that I want my account erased.").check();
    await main.getByRole("button", { name: "Ask for erasure" }).click();
    const desk = await browser.newContext({ locale: "en-IN" });
    const security = await desk.newPage();
    await signInAsStaff(security, "security", "/admin/security-roles/privacy?status=requested");
    await expect(security.getByRole("main")).toContainText(`+91 ${nominee.slice(0, 5)} ${nominee.slice(5)}`);
    await desk.close();
  });
});
