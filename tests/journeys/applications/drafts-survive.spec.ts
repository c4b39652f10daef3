import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("what is typed is saved by itself, offline and back, and opens on another device", async ({
  page,
  context,
  browser,
  healthy,
  site,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const phone = freshPhone();
  const main = page.getByRole("main");
  await comeSignedIn(page, phone);
  await page.goto("/apply");
  await main.getByLabel(/^City/).fill("Guntur");
  await expect(main.getByText(/^Saved at/)).toBeVisible();

  await context.setOffline(true);
  await main.getByLabel(/^Address/).fill("4-12, Temple Street");
  await expect(main.getByText(/No connection/)).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(main.getByText(/^Saved at/)).toBeVisible();

  const other = await browser.newContext({ baseURL: site });
  const second = await other.newPage();
  await comeSignedIn(second, phone);
  await second.goto("/apply");
  const there = second.getByRole("main");
  await expect(there.getByLabel(/^City/)).toHaveValue("Guntur");
  await expect(there.getByLabel(/^Address/)).toHaveValue("4-12, Temple Street");

  // Two devices: the later answer counts, and the first one is told.
  const saved = second.waitForResponse((answer) => answer.url().endsWith("/apply/save"));
  await there.getByLabel(/^City/).fill("Tenali");
  await saved;
  await main.getByLabel(/^Full name/).fill("Asha Rao");
  await expect(main.getByText(/Changed on another device: City/)).toBeVisible();
  await expect(main.getByLabel(/^City/)).toHaveValue("Tenali");
  await other.close();
});

test("what is typed and left within the same second, by a link or the browser's own Back, is saved", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/apply");
  await main.getByLabel(/^City/).fill("Guntur");
  await expect(main.getByText(/^Saved at/)).toBeVisible();
  await main.getByRole("button", { name: "Next Step" }).click();
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith("/apply/save"));
  const byLink = saved();
  await main.getByLabel(/^Course/).fill("B.Sc Physics");
  await main.getByRole("link", { name: "Personal Information" }).click();
  await expect(main.getByText("Step 1 of 5")).toBeVisible();
  await byLink;
  await page.goBack();
  await expect(main.getByLabel(/^Course/)).toHaveValue("B.Sc Physics");
  // From a step to the one before, not to the same one again.
  const byBack = saved();
  await main.getByLabel(/^Institution/).fill("Andhra Loyola College");
  await page.goBack();
  await expect(main.getByText("Step 1 of 5")).toBeVisible();
  await byBack;
  await page.goForward();
  await expect(main.getByLabel(/^Institution/)).toHaveValue("Andhra Loyola College");
  // The one who typed it is not told of "another device".
  await main.getByLabel(/^Course/).fill("B.Sc Chemistry");
  await expect(main.getByText(/^Saved at/)).toBeVisible();
  await expect(main.getByText(/another device/)).toHaveCount(0);
});

test("Previous Step and Back lose nothing without script either", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  const main = page.getByRole("main");
  await comeSignedIn(page, freshPhone());
  await page.goto("/apply?step=2");
  await main.getByLabel(/^Course/).fill("B.Sc Physics");
  await main.getByRole("button", { name: "Previous Step" }).click();
  await expect(main.getByText("Step 1 of 5")).toBeVisible();
  await main.getByLabel(/^City/).fill("Nandyal");
  await main.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await main.getByRole("link", { name: "Continue" }).first().click();
  await expect(main.getByLabel(/^City/)).toHaveValue("Nandyal");
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(main.getByLabel(/^Course/)).toHaveValue("B.Sc Physics");
  await context.close();
});
