import { demoSignIns, expectSignedIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("T6: a CSR user adds a passkey and signs in with it instead of a password", async ({
  page,
  site,
  healthy,
}) => {
  // Browsers make no passkey for a bare IP address: this one journey goes by the name.
  healthy.allow(/^other origin: http:\/\/localhost/);
  const named = site.replace("127.0.0.1", "localhost");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const main = page.getByRole("main");
  await page.goto(`${named}/csr`);
  await main.getByLabel("E-mail").fill(demoSignIns.csr.email);
  await main.getByLabel(/^Password/).fill(demoSignIns.csr.password);
  await main.getByRole("button", { name: "Login" }).click();
  await expectSignedIn(page);

  await page.goto(`${named}/settings/security`);
  await main.locator("#passkey-password").fill(demoSignIns.csr.password);
  await main.getByRole("button", { name: "Add a passkey on this device" }).click();
  await expect(main).toContainText("The passkey is saved.");
  await expect(main).toContainText("Write these down now.");
  await page.goto(`${named}/csr`);
  await page.getByRole("button", { name: "Logout" }).locator("visible=true").first().click();

  await main.getByRole("button", { name: "Use a passkey" }).click();
  await expectSignedIn(page);

  // The same passkey opens no other portal.
  await page.goto(`${named}/settings/security`);
  await main
    .locator("summary")
    .filter({ hasText: /^Remove\s+Passkey/ })
    .click();
  await main.locator("input[id^=remove-]").fill(demoSignIns.csr.password);
  await main.locator("button[value=passkey-remove]").click();
  await expect(main).toContainText("The passkey is removed.");
});
