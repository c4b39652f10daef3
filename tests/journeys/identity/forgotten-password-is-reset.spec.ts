import { demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a CSR user who forgot the password gets a link by e-mail that works once", async ({
  page,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of 4\d\d/);
  const main = page.getByRole("main");
  await page.goto("/csr");
  await main.getByRole("link", { name: "Forgot password?" }).click();
  await expectAccessible(page);
  const answer = /If there is an account with this address, a link is on its way\./;
  await main.getByLabel("E-mail").fill("nobody@example.org");
  await main.getByRole("button", { name: "Send me a link" }).click();
  await expect(main).toContainText(answer);
  await page.goto("/password/forgot");
  await main.getByLabel("E-mail").fill(demoSignIns.csr.email);
  await main.getByRole("button", { name: "Send me a link" }).click();
  await expect(main).toContainText(answer);

  const mail = await demoInbox.lastTo(demoSignIns.csr.email, /password\/reset/);
  const link = /\/password\/reset\?token=[\w-]+/.exec(mail)?.[0] ?? "";
  const password = "a river under the bridge";
  await page.goto(link);
  await expectAccessible(page);
  await main.getByLabel("New password").fill("password1234");
  await main.getByLabel("The same once more").fill("password1234");
  await main.getByRole("button", { name: "Save the new password" }).click();
  await expect(main).toContainText("easy to guess");
  await main.getByLabel("New password").fill(password);
  await main.getByLabel("The same once more").fill(password);
  await main.getByRole("button", { name: "Save the new password" }).click();
  await expect(main).toContainText("Your password is changed");

  await page.goto(link);
  await main.getByLabel("New password").fill(password);
  await main.getByLabel("The same once more").fill(password);
  await main.getByRole("button", { name: "Save the new password" }).click();
  await expect(main.getByRole("alert")).toContainText("This link was used or is too old.");

  // Back to what everybody else relies on.
  await page.goto("/csr?next=/settings/security");
  await main.getByLabel("E-mail").fill(demoSignIns.csr.email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
  await main.getByLabel("Current password").first().fill(password);
  await main.getByLabel("New password").fill(demoSignIns.csr.password);
  await main.getByLabel("The same once more").fill(demoSignIns.csr.password);
  await main.getByRole("button", { name: "Change password" }).click();
  await expect(main).toContainText("Your password is changed.");
});
