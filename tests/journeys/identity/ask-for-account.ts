import type { Page } from "@playwright/test";

type Colleague = { name: string; email: string; why: string };

/** One super admin asks for an account of the desk, for somebody who is to work in support. */
export async function askForAccount(page: Page, { name, email, why }: Colleague): Promise<void> {
  // Rows of the list have fields of the same names.
  const button = page.getByRole("button", { name: "Ask for the account" });
  const form = page.getByRole("main").locator("form").filter({ has: button });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Why").fill(why);
  await form.getByRole("checkbox", { name: "Support" }).check();
  await button.click();
}
