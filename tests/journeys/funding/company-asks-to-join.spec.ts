import { generate } from "otplib";
import { plainPng } from "#tests/support/sample-files.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const email = "vidya@sahyadri-steel.example";
const password = "a river under the bridge";
const paper = {
  name: "incorporation.png",
  mimeType: "image/png",
  buffer: plainPng(),
};

test("I1: a company asks to join, the desk lets it in, and its first person signs in with a second factor", async ({
  page,
  browser,
  baseURL,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of 4\d\d/);
  const main = page.getByRole("main");
  await page.goto("/csr");
  await main.getByRole("link", { name: "Ask to join" }).click();
  await expectAccessible(page);
  await expect(main.getByRole("radio", { name: /A company, for its CSR/ })).toBeChecked();
  await main.getByLabel("Your e-mail address").fill(email);
  await main.getByRole("button", { name: "Send me the code" }).click();
  await main.getByLabel("Code", { exact: false }).fill("123456");
  await main.getByRole("button", { name: "Confirm the code" }).click();
  await expectAccessible(page);
  await main.getByLabel("Name as it is registered").fill("Sahyadri Steel Ltd");
  await main.getByLabel("Who signs in first").fill("Vidya Kulkarni");
  await main.getByLabel("Mobile number").fill("9876500011");
  await main.getByLabel("PAN").fill("AAACS1234K");
  await main.getByLabel("CIN").fill("L27100MH1998PLC123456");
  await main.getByLabel("Address", { exact: false }).fill("12 Station Road");
  await main.getByLabel("Town or city").fill("Pune");
  await main.getByLabel("PIN code").fill("411001");
  await main.getByLabel("State").selectOption("maharashtra");
  await main.getByLabel(/Certificate/).setInputFiles(paper);
  await main.getByLabel(/I may speak/).check({ force: true });
  await main.getByRole("button", { name: "Send the request" }).click();
  await expect(main).toContainText("Your request was sent.");
  const own = page.url().split("?")[0] ?? "";

  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signInAtPortal(desk, "admin");
  await desk.goto("/admin/joining");
  await desk.getByRole("link", { name: "Sahyadri Steel Ltd" }).click();
  await expect(desk.getByRole("main")).toContainText("No other organisation or request has this PAN");
  await desk.getByRole("button", { name: "Approve and invite" }).click();
  await expect(desk.getByRole("main")).toContainText("the invitation has left");

  await page.goto(own);
  await expect(main).toContainText("Welcome.");
  const mail = await demoInbox.lastTo(email, /password\/reset/);
  await page.goto(/\/password\/reset\?token=[\w-]+/.exec(mail)?.[0] ?? "");
  await main.getByLabel("New password").fill(password);
  await main.getByLabel("The same once more").fill(password);
  await main.getByRole("button", { name: "Save the new password" }).click();
  await expect(main).toContainText("Your password is changed");
  await page.goto("/csr");
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
  await page.goto("/csr");
  await expect(page.locator("body")).toContainText("Sahyadri Steel Ltd");
});
