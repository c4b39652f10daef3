import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { plainPng } from "#tests/support/sample-files.ts";
import { choose } from "../support/choose.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible } from "../support/test.ts";

export type JoiningCompany = { name: string; person: string; email: string; pan: string; cin: string };

/** From /csr to "Your request was sent": the address of the own request. */
export async function askToJoin(page: Page, company: JoiningCompany): Promise<string> {
  const main = page.getByRole("main");
  await page.goto("/csr");
  await main.getByRole("link", { name: "Ask to join" }).click();
  await expectAccessible(page);
  await expect(main.getByRole("radio", { name: /A company, for its CSR/ })).toBeChecked();
  await main.getByLabel("Your e-mail address").fill(company.email);
  await main.getByRole("button", { name: "Send me the code" }).click();
  await main.getByLabel("Code", { exact: false }).fill("123456");
  await main.getByRole("button", { name: "Confirm the code" }).click();
  await expectAccessible(page);
  await main.getByLabel("Name as it is registered").fill(company.name);
  await main.getByLabel("Who signs in first").fill(company.person);
  await main.getByLabel("Mobile number").fill("9876500011");
  await main.getByLabel("PAN").fill(company.pan);
  await main.getByLabel("CIN").fill(company.cin);
  await main.getByLabel("Address", { exact: false }).fill("12 Station Road");
  await main.getByLabel("Town or city").fill("Pune");
  await main.getByLabel("PIN code").fill("411001");
  await main.getByLabel("State").selectOption("maharashtra");
  await main.getByLabel(/Certificate/).setInputFiles({
    name: "incorporation.png",
    mimeType: "image/png",
    buffer: plainPng(),
  });
  await choose(main.getByLabel(/I may speak/));
  await main.getByRole("button", { name: "Send the request" }).click();
  await expect(main).toContainText("Your request was sent.");
  return page.url().split("?")[0] ?? "";
}

/** The desk reads it and lets the company in. */
export async function letIn(desk: Page, name: string): Promise<void> {
  await signInAtPortal(desk, "admin");
  await desk.goto("/admin/joining");
  await desk.getByRole("link", { name }).click();
  await expect(desk.getByRole("main")).toContainText("No other organisation or request has this PAN");
  await desk.getByRole("button", { name: "Approve and invite" }).click();
  await expect(desk.getByRole("main")).toContainText("the invitation has left");
}

/** An invited person chooses a password and sets up the second factor. */
export async function takeUpInvitation(
  page: Page,
  mail: string,
  email: string,
  portal: "/csr" | "/donor" = "/csr",
): Promise<void> {
  const password = "a river under the bridge";
  const main = page.getByRole("main");
  await page.goto(/\/password\/reset\?token=[\w-]+/.exec(mail)?.[0] ?? "");
  await main.getByLabel("New password").fill(password);
  await main.getByLabel("The same once more").fill(password);
  await main.getByRole("button", { name: "Save the new password" }).click();
  await expect(main).toContainText("Your password is changed");
  await page.goto(portal);
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login\/second-factor$/);
  await main.getByRole("button", { name: "Set up the authenticator app" }).click();
  await expect(main.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = ((await main.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await main.getByLabel("Code of the app").fill(await generate({ secret }));
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(main.locator("li > code").first()).toBeVisible();
}
