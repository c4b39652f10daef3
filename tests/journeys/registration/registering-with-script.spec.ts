import { expect, expectAccessible, test } from "../support/test.ts";
import {
  chooseFiles,
  fillAnswers,
  freshPhone,
  jpeg,
  photo,
  submit,
  verifyMobile,
} from "./fill-registration.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a student registers on a phone, the card is declined, the second try pays, and the card verifies", async ({
  page,
  healthy,
  demoInbox,
}) => {
  test.setTimeout(180_000);
  healthy.allow(/status of (401|422)/);
  await page.goto("/otr-registration");
  // S5: what it costs and what it is not needed for, before the first field.
  await expect(page.getByText("What it costs: ₹99, once")).toBeVisible();
  await expect(page.getByText("Searching and applying are free, also without it.")).toBeVisible();
  // S22: on a phone, too, she reads what to keep ready and how long it takes.
  await expect(page.getByText("It takes 15–30 minutes. You can stop and come back.")).toBeVisible();
  // L23: all five parts are named before the first is done.
  await expect(page.locator("nav.toc li")).toHaveCount(5);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Please verify your mobile number first.");
  const phone = await verifyMobile(page);
  await expect(
    page.getByText("Mobile number verified successfully! You can now proceed with the form."),
  ).toBeVisible();
  await expect(page.locator("#otr-mobileNumber")).toHaveAttribute("readonly", "");
  await expectAccessible(page);
  await submit(page);
  await expect(page.getByRole("heading", { name: /things to correct/ })).toBeVisible();
  await expect(page.locator(".summary")).toBeFocused();
  await expectAccessible(page);
  await fillAnswers(page);
  await chooseFiles(page);
  await expect(page.getByText(/, uploaded/)).toHaveCount(2);
  // P9: an optional file that was refused can be taken away again.
  await page.locator("#otr-relationshipDocs").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("not a paper"),
  });
  await expect(page.locator("#otr-relationshipDocs-error")).toBeVisible();
  await page.getByRole("button", { name: /^Remove\s+notes\.txt/ }).click();
  await expect(page.locator("#otr-relationshipDocs-error")).toHaveCount(0);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Pay the registration charge" })).toBeVisible();
  await expect(page.getByText("Ninety Nine Rupees Only")).toBeVisible();
  await expect(page.getByRole("link", { name: "Not now: find a scholarship" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay by UPI or card" }).click();
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: /by card/ }).click();
  await page.getByRole("link", { name: "Back to ScholarSetu" }).click();
  await expect(page.getByRole("alert")).toContainText("The payment did not go through");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: /by card/ }).click();
  await expect(page.getByText("We received your payment. Thank you.")).toBeVisible();
  for (const name of ["Download the receipt (PDF)", "Download the card (PDF)"]) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^(receipt|card)-[A-Z]{2}-2\d{3}-\d{7}-\d\.pdf$/);
  }
  await page.getByRole("link", { name: "Go to my registration" }).click();
  await expect(page.getByText("You are registered")).toBeVisible();
  await expectAccessible(page);
  const number = await page.getByText(/^SS-\d{4}-\d{7}-\d$/).innerText();
  expect(await demoInbox.lastTo(phone, /RC-/)).toContain("₹99");
  await page.goto(`/verify/${number}`);
  await expect(page.getByText(`${number} is a registered student ID.`)).toBeVisible();
  expect(await page.locator("main").innerText()).not.toContain("Nandini");
});

test("answers are saved as typed, resume on another device, and survive the time offline", async ({
  page,
  context,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const phone = await verifyMobile(page);
  await page.locator("#otr-name").fill("Nandini Azmeera");
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toBeVisible();
  await page.locator("#otr-schoolPincode").fill("506112");
  await expect(page.locator("#otr-schoolPincode-known")).toContainText("Telangana");
  await expect(page.locator("#otr-state")).toHaveValue("telangana");
  await context.setOffline(true);
  await page.locator("#otr-motherName").fill("Saroja Azmeera");
  await page.locator("#otr-aadhaarNumber").fill("2345");
  await expect(page.getByText("No connection.").locator("visible=true")).toBeVisible();
  // X21c: kept, and sealed: on a shared phone it tells nobody anything.
  const kept = () => page.evaluate(() => localStorage.getItem("scholarsetu.registration") ?? "");
  await expect.poll(kept).toMatch(/^[0-9a-f]{24}\.[0-9a-f]{40,}$/);
  await context.setOffline(false);
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toBeVisible();
  await expect.poll(kept).toBe("");

  const other = await browser.newContext({ baseURL: site });
  const second = await other.newPage();
  await verifyMobile(second, phone);
  await expect(second.locator("#otr-name")).toHaveValue("Nandini Azmeera");
  await expect(second.locator("#otr-motherName")).toHaveValue("Saroja Azmeera");
  await other.close();
});

test("a session that ends in the middle costs one OTP and no word", async ({ page, context, healthy }) => {
  healthy.allow(/status of 401/);
  const phone = await verifyMobile(page);
  await page.locator("#otr-name").fill("Nandini Azmeera");
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toBeVisible();
  await context.clearCookies({ name: "session" });
  await page.locator("#otr-fatherName").fill("Ravi Azmeera");
  await expect(page.getByRole("alert")).toHaveText("Please verify your mobile number first.");
  // S14b: and that nothing is lost.
  await expect(page.getByText("Everything you typed is kept.")).toBeVisible();
  await page.locator("#otr-mobileNumber").fill(phone);
  await page.locator("button[name=intent][value=verify]").click();
  await page.locator("#otr-otp").fill("123456");
  await page.locator("button[name=intent][value=confirm]").click();
  await expect(page.locator("#otr-fatherName")).toHaveValue("Ravi Azmeera");
  await expect(page.locator("#otr-name")).toHaveValue("Nandini Azmeera");
});

test("a 12 MB phone photo is shrunk and accepted; a wrong file is refused in plain words", async ({
  page,
  healthy,
}) => {
  test.setTimeout(120_000);
  healthy.allow(/status of 422/);
  await verifyMobile(page);
  const large = await photo(3600, 95);
  expect(large.byteLength).toBeGreaterThan(11 * 1024 * 1024);
  await page.locator("#otr-aadhaarImage").setInputFiles(jpeg("aadhaar.jpg", large));
  await expect(page.locator("#otr-aadhaarImage-status")).toContainText(/[12]\.\d MB, uploaded/, {
    timeout: 60_000,
  });
  await page.locator("#otr-bankPassbook").setInputFiles({
    name: "passbook.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<html></html>"),
  });
  await expect(page.locator("#otr-bankPassbook-error")).toContainText("JPG");
});

test("every message of the verification is said in its place", async ({ page, healthy }) => {
  healthy.allow(/status of (401|422)|ERR_FAILED|ERR_INTERNET/);
  await page.goto("/otr-registration");
  await page.locator("#otr-mobileNumber").fill("12345");
  await page.locator("button[value=verify]").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid 10-digit mobile number.");
  await page.route("**/verify-mobile", (route) => route.abort());
  await page.locator("#otr-mobileNumber").fill(freshPhone());
  await page.locator("button[value=verify]").click();
  await expect(page.getByRole("alert")).toHaveText(
    "An error occurred during mobile verification. Please try again.",
  );
  await page.unroute("**/verify-mobile");
  await page.locator("button[value=verify]").click();
  // S17a: the number is right, only the code is not.
  await page.locator("#otr-otp").fill("654321");
  await page.locator("button[value=confirm]").click();
  await expect(page.getByRole("alert")).toHaveText("Invalid OTP. Please try again.");
  await page.route("**/verify-mobile", (route) => route.fulfill({ json: { status: "failed" } }));
  await page.locator("button[value=confirm]").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Mobile number verification failed. Please check the number or try again.",
  );
  await page.unroute("**/verify-mobile");
  await page.locator("#otr-otp").fill("123456");
  await page.locator("button[value=confirm]").click();
  await page.locator("#personal").waitFor();
  await page.route("**/api/v1/registration", (route) => route.abort());
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Form submission failed.");
  await page.unroute("**/api/v1/registration");
  await page.route("**/api/v1/registration", (route) =>
    route.fulfill({ json: { status: "failed", code: "submit_refused", errors: {} } }),
  );
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Something went wrong !");
});

test("Clear Form asks first, then everything is empty and unverified", async ({ page }) => {
  await verifyMobile(page);
  await page.locator("#otr-name").fill("Nandini Azmeera");
  await expect(page.getByText(/^Saved at \d/).locator("visible=true")).toBeVisible();
  await page.getByRole("link", { name: "Clear Form" }).click();
  await expect(page.getByRole("dialog")).toContainText("Clear the whole form?");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByText("The form is empty again.")).toBeVisible();
  await expect(page.locator("#otr-mobileNumber")).toHaveValue("");
  await expect(page.locator("#personal")).toHaveCount(0);
});
