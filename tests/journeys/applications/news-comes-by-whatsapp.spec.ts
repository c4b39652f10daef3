import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillDocuments, fillFirstThreeSteps } from "./fill-application.ts";

test("she switches WhatsApp on; what changes comes there in her language and opens the right page; STOP ends it", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const phone = freshPhone().replace(/1{5}$/, "22222");
  const main = page.getByRole("main");
  await signInByPhone(page, phone);
  await page.goto("/apply");
  await fillFirstThreeSteps(page);
  await fillDocuments(page);
  await expect(main.getByRole("link", { name: "View bankPassbook.pdf" })).toBeVisible();
  await main.getByRole("button", { name: "Next Step" }).click();
  await main.getByLabel(/^I agree that my application/).check();
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(main.getByText("Application submitted successfully!")).toBeVisible();

  // Nobody is written to there who did not ask for it.
  await page.goto(`/demo/inbox?channel=whatsapp&q=${phone}`);
  await expect(main.getByText("No message matches")).toBeVisible();

  await page.goto("/student/alerts");
  const box = main.locator("input[name=whatsappApplicationUpdates]");
  await expect(box).not.toBeChecked();
  await expect(main.getByText(/^With a tick at WhatsApp you agree/)).toBeVisible();
  await expectAccessible(page);
  await box.check();
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(main.getByText("Your choice is saved.")).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();

  await page.goto("/student/dashboard?tab=settings");
  await main.locator("select[name=language]").selectOption("te");
  await main.locator("button[name=intent][value=language]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");

  await page.goto("/student/dashboard?tab=applications");
  await main.locator("a[href*='#withdraw']").first().click();
  await expect(page).toHaveURL(/\/applications\/AP-/);
  const number = /AP-[\d-]+\d/.exec(page.url())?.[0] ?? "";
  const confirm = main.locator("button[name=intent][value=withdraw]");
  if (!(await confirm.isVisible()))
    await main.locator("details:has(button[value=withdraw]) > summary").click();
  await confirm.click();
  await expect(page).toHaveURL(/done=withdrawn/);

  await page.goto(`/demo/inbox?channel=whatsapp&q=${phone}`);
  await main.locator("a[href^='/demo/inbox/']").first().click();
  const words = main.locator("p.whitespace-pre-wrap[lang=te]");
  await expect(words).toContainText("నమస్తే Asha Rao");
  await expect(words).toContainText("ఆపు");
  const inbox = new URL(page.url()).pathname;
  await main.getByRole("link", { name: "దరఖాస్తు తెరవండి" }).click();
  await expect(page).toHaveURL(new RegExp(`/applications/${number}`));
  await expect(main).toContainText(number);

  await page.goto(inbox);
  await main.getByLabel("Words").fill("ఆపు");
  await main.getByRole("button", { name: "Send the reply" }).click();
  await expect(main.getByText("The reply was sent, as from this phone.")).toBeVisible();
  await page.goto("/student/alerts");
  await expect(box).not.toBeChecked();

  await page.goto(inbox);
  await main.getByLabel("Words").fill("START");
  await main.getByRole("button", { name: "Send the reply" }).click();
  await expect(main.getByText("The reply was sent, as from this phone.")).toBeVisible();
  await page.goto("/student/alerts");
  await expect(box).toBeChecked();
});
