import { comeSignedIn, freshPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { chooseFiles, fillAnswers, submit, verifyMobile } from "./fill-registration.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("S14a: what was pressed without a network is sent by itself when it is back, and says so at the button", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await verifyMobile(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: /things to correct/ })).toBeVisible();
  await fillAnswers(page);
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  await context.setOffline(true);
  await submit(page);
  const waits = page.getByText(
    "No network. We send it by ourselves as soon as it is back: keep this page open, or open it again later.",
  );
  await expect(waits).toBeInViewport();
  // The old list of what was wrong is gone: it is not what stops it now.
  await expect(page.getByRole("heading", { name: /things to correct/ })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Pay the registration charge" })).toBeVisible();
  await page.goto("/otr-registration");
  await expect(page.getByText("Your registration is in")).toBeVisible();
});

test("S14a: pressed without a network, then the tab was killed: it goes out at the next opening, once", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await verifyMobile(page);
  await fillAnswers(page);
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  // The phone never keeps the two numbers: they are on the server before the network goes.
  await expect(page.getByText(/is kept\. Leave it empty to keep it/)).toHaveCount(2);
  await context.setOffline(true);
  // Written without a network, and sealed with the press.
  await page.locator("#otr-motherName").fill("Saroja Devi Azmeera");
  await submit(page);
  await expect(page.getByText(/^No network\. We send it by ourselves/)).toBeInViewport();
  const kept = await page.evaluate(() => localStorage.getItem("scholarsetu.registration.pressed"));
  expect(kept).toMatch(/^[0-9a-f]+\.[0-9a-f]+$/);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/otr-registration");
  // A tab that is killed may live a moment longer than the network was away, and send it itself.
  const isPaying = again.getByRole("heading", { name: "Pay the registration charge" });
  await expect(isPaying.or(again.getByText("Your registration is in"))).toBeVisible();
  await again.goto("/otr-registration");
  await expect(again.getByText("Your registration is in")).toBeVisible();
  await expect(again.getByRole("main")).toContainText("Saroja Devi Azmeera");
  expect(await again.evaluate(() => localStorage.getItem("scholarsetu.registration.pressed"))).toBeNull();
});

test("S14a: what a phone never keeps is asked again, and the ticks stand", async ({
  page,
  context,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 422/);
  await verifyMobile(page);
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  await context.setOffline(true);
  await fillAnswers(page);
  await submit(page);
  await expect(page.getByText(/^No network\. We send it by ourselves/)).toBeInViewport();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain("38204471902");
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/otr-registration");
  await expect(again.getByRole("heading", { name: /things? to correct/ })).toBeVisible();
  await expect(again.locator("#otr-aadhaarNumber-error")).toBeVisible();
  await expect(again.locator("#otr-agreeTerms")).toBeChecked();
  await expect(again.locator("#otr-motherName")).toHaveValue("Saroja Azmeera");
});

test("S14d: a sibling chosen in another tab is said where one looks, and nothing claims to be saved", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 409/);
  await comeSignedIn(page, freshPhone());
  const headers = { "sec-fetch-site": "same-origin" };
  const choose = (form: Record<string, string>) =>
    page.request.post("/login/student", { form, headers, maxRedirects: 0 });
  await choose({ intent: "add", name: "Ravi Rao" });
  await page.goto("/otr-registration");
  await page.locator("#otr-name").fill("Ravi Kumar Rao");
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toBeVisible();
  const list = await (await page.request.get("/login/student")).text();
  const [, first = ""] = list.match(/name="studentId" value="([^"]+)"/) ?? [];
  await choose({ intent: "choose", studentId: first });
  await submit(page);
  const banner = page.getByText(/^Another student was chosen on this phone/);
  await expect(banner).toBeInViewport();
  await expect(page.locator("#otr-banner")).toBeFocused();
  await page.locator("#otr-motherName").fill("Saroja");
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toHaveCount(0);
});

test("S18: by keyboard alone a guardian agrees, and the focus goes where the next thing is", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  await verifyMobile(page);
  await fillAnswers(page, { dateOfBirth: "2011-03-12", classOption: "10th" });
  // S17i: the day is said back in words.
  await expect(page.locator("#otr-dateOfBirth-known")).toHaveText("12 Mar 2011");
  await page.locator("#otr-guardian").waitFor();
  await page.locator("input[name=guardianRelation][value=mother]").check();
  await page.locator("#otr-guardianPhoneIsOwn").check();
  await page.locator("button[value=guardian-send]").press("Enter");
  await expect(page.locator("#otr-guardianOtp")).toBeFocused();
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await expect(page.locator("#otr-guardian")).toContainText("Saroja Azmeera");
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  await page.locator("input[name=accountType][value=current]").check();
  await page.locator("button[value=submit]").press("Enter");
  await expect(page.locator("#otr-risks")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("S18: after the OTP was sent the page opens at the guardian's part", async ({ page }) => {
    await verifyMobile(page);
    await fillAnswers(page, { dateOfBirth: "2011-03-12", classOption: "10th" });
    await page.locator("#otr-agreeTerms").uncheck();
    await page.locator("button[value=save]").last().click();
    await page.locator("input[name=guardianRelation][value=mother]").check();
    await page.locator("#otr-guardianPhoneIsOwn").check();
    await page.locator("button[value=guardian-send]").click();
    await expect(page).toHaveURL(/#guardian-sent$/);
    await expect(page.locator("#otr-guardianOtp")).toBeInViewport();
  });
});
