import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { signInAtPortal } from "../support/sign-in.ts";

/** Two people of the admin desk, each in a browser of their own. */
export async function openDesk(browser: Browser, site: string): Promise<{ desk: Page; checker: Page }> {
  const open = async () => (await browser.newContext({ baseURL: site })).newPage();
  const [desk, checker] = [await open(), await open()];
  await signInAtPortal(desk, "admin");
  await signInAtPortal(checker, "checker");
  return { desk, checker };
}

/** Looks at every paper of an application and selects its student. */
export async function selectApplicant(desk: Page, number: string): Promise<void> {
  const main = desk.getByRole("main");
  await desk.goto(`/admin/applications/${number}`);
  await main.getByLabel(/^I have looked at each/).check();
  await main.getByRole("button", { name: /^Verify all \d/ }).click();
  await expect(main.getByText(/^(\d+) of \1 done$/)).toBeVisible();
  await main.getByRole("button", { name: "Approve…" }).click();
  await main
    .getByRole("dialog")
    .getByRole("button", { name: /^Approve / })
    .click();
  await expect(main.getByText("Approved. The student has been told.")).toBeVisible();
}

/** One prepares the batch, the other approves and sends it; then the bank's answer is there. */
export async function payWhatIsDue({ desk, checker }: { desk: Page; checker: Page }): Promise<void> {
  await desk.goto("/admin/payouts");
  await desk.getByRole("button", { name: "Prepare a batch" }).click();
  await desk.waitForURL(/payouts\/[\w-]{36}$/);
  const main = checker.getByRole("main");
  await checker.goto(new URL(desk.url()).pathname);
  await main.getByRole("button", { name: "Approve" }).click();
  await main.getByRole("button", { name: /^Approve ₹/ }).click();
  await main.getByRole("button", { name: "Send to the bank" }).click();
  await main.getByRole("button", { name: /^Send ₹/ }).click();
  await main.getByRole("button", { name: "Let the sandbox bank answer" }).click();
  await expect(main.getByText("Settled", { exact: true })).toBeVisible();
}
