import { freshPhone, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { fillDocuments, fillFirstThreeSteps } from "./fill-application.ts";

const busy = { "X-Busy": "1", "Retry-After": "1" };

test("a session that ends in the middle costs one OTP and no word", async ({ page, context, healthy }) => {
  healthy.allow(/status of 401/);
  const phone = freshPhone();
  const main = page.getByRole("main");
  const goesOnAnywhere = main.getByText(
    "You can close this page. Come back on any phone, and it opens here.",
  );
  // S15: before she signs in nothing is kept, and nothing says so.
  await page.goto("/apply");
  await expect(main.getByLabel(/^City/)).toBeVisible();
  await expect(goesOnAnywhere).toHaveCount(0);
  await signInByPhone(page, phone);
  await page.goto("/apply");
  await expect(goesOnAnywhere).toBeVisible();
  await main.getByLabel(/^City/).fill("Guntur");
  await expect(main.getByText(/^Saved at/)).toBeVisible();
  await context.clearCookies();
  await main.getByLabel(/^Address/).fill("4-12, Temple Street");
  // S14c: not called a missing network.
  await expect(main.getByText("You are signed out. What you typed is kept on this device.")).toBeVisible();
  await main.getByRole("button", { name: "Next Step" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInByPhone(page, phone);
  await page.goto("/apply?step=1");
  await expect(main.getByLabel(/^City/)).toHaveValue("Guntur");
  await expect(main.getByLabel(/^Address/)).toHaveValue("4-12, Temple Street");
});

test("withdrawn, it is applied for again with everything that was known, and a busy server costs no press", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 503/);
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  await signInByPhone(page, freshPhone());
  await page.goto("/apply");
  await fillFirstThreeSteps(page);
  await fillDocuments(page);
  await expect(main.getByRole("link", { name: "View bankPassbook.pdf" })).toBeVisible();
  await main.getByRole("button", { name: "Next Step" }).click();
  await main.getByLabel(/^I agree that my application/).check();
  // Two quick presses are one application.
  await main.getByRole("button", { name: "Submit" }).dblclick();
  await expect(main.getByText("Application submitted successfully!")).toBeVisible();
  await page.goto("/student/dashboard?tab=applications");
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("link", { name: /^Withdraw/ }).click();
  await expect(page).toHaveURL(/\/applications\/AP-/);
  const confirm = main.getByRole("button", { name: "Yes, withdraw it" });
  if (!(await confirm.isVisible())) await main.getByText("Withdraw application").click();
  await confirm.click();
  await expect(main.getByText("The application is withdrawn.")).toBeVisible();
  // What nobody looks at any more does not wait in a line.
  await expect(main).not.toContainText("Waits in line");

  await page.goto("/apply");
  // S31i: everything is known, so it opens at the review.
  await expect(main.getByText("Step 5 of 5")).toBeVisible();
  await expect(main.getByText("Asha Rao", { exact: true })).toBeVisible();
  // The answer of server/http/crowd/overload.ts: nothing was done yet, and the page sends it again by itself.
  await page.route("**/apply.data*", (route) => route.fulfill({ status: 503, headers: busy }), { times: 1 });
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(main.getByText(/^Many people are sending right now/)).toBeVisible();
  await expect(main.getByText("Application submitted successfully!")).toBeVisible();

  await page.goto("/student/dashboard?tab=notifications");
  await main
    .getByRole("button", { name: /^Unread: Application submitted/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/applications\/AP-/);
  await page.goto("/student/dashboard?tab=notifications");
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("link", { name: "Notifications, 0 unread" })).toBeVisible();
});
