import { comeSignedIn, demoSignIns } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const tabs = ["Dashboard", "My Applications", "Find Scholarships", "Profile", "Notifications", "Settings"];

test.describe.configure({ mode: "serial" });

test("the six tabs, with the figures of the demo student", async ({ page }) => {
  test.setTimeout(120_000);
  await comeSignedIn(page, demoSignIns.student);
  const bar = page.getByRole("navigation", { name: "Dashboard" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back, /);
  await expect(page.getByText("67%")).toBeVisible();
  await expect(bar.getByRole("link", { name: /^My Applications/ })).toContainText("4");
  await expect(bar.getByRole("link", { name: /^Notifications/ })).toContainText("3");
  for (const name of tabs) {
    await bar.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(bar.locator("[aria-current=page]")).toContainText(name);
    await expectAccessible(page);
  }
});

test("Filter filters, Export exports, settings are saved and reset, notifications are read", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/student/dashboard?tab=applications");
  await expect(main.getByRole("row")).toHaveCount(10);
  // L27: on a phone nothing of a card stands on something else, and its name has the whole line.
  await page.setViewportSize({ width: 360, height: 740 });
  const waiting = main.getByRole("row", { name: /Action needed/ });
  const [card, name, date, press] = await Promise.all(
    [waiting, waiting.locator("td.key"), waiting.locator("td.nowrap"), waiting.locator("td.do")].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(name?.width).toBeGreaterThan((card?.width ?? 0) * 0.8);
  expect(press?.y).toBeGreaterThanOrEqual((date?.y ?? 0) + (date?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 720 });
  // L13: the list begins on the first sheet, however long it is.
  await page.emulateMedia({ media: "print" });
  await expect(main.locator(".panel").first()).toHaveCSS("break-inside", "auto");
  await page.emulateMedia({ media: null });
  await main.getByLabel("Status").selectOption("rejected");
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(main.getByRole("row")).toHaveCount(2);
  const file = await page.request.get("/student/applications.csv?tab=applications&status=rejected");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(2);

  await page.goto("/student/dashboard?tab=settings");
  await main.getByLabel("Weekly digest").check();
  await main.getByRole("button", { name: "Save Settings" }).click();
  await expect(main.getByText("Your settings are saved.")).toBeVisible();
  await expect(main.getByLabel("Weekly digest")).toBeChecked();
  await main.getByRole("button", { name: "Reset to Default" }).click();
  await expect(main.getByText("Your settings are back to default.")).toBeVisible();
  await expect(main.getByLabel("Weekly digest")).not.toBeChecked();

  await page.goto("/student/dashboard?tab=notifications");
  await main
    .getByRole("button", { name: /^Unread: Application submitted/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/applications\/AP-/);
  await page.goto("/student/dashboard?tab=notifications");
  await expect(main.getByRole("button", { name: /^Unread:/ })).toHaveCount(2);

  await page.goto("/student/dashboard?tab=profile");
  await main.getByLabel(/^CGPA/).fill("9.4");
  await main.getByRole("button", { name: "Update Profile" }).click();
  await expect(main.getByText("Your profile is updated.")).toBeVisible();
  await expect(main.getByLabel(/^CGPA/)).toHaveValue("9.4");
  const inTelugu = await page.request.get("/student/applications.csv?lang=te");
  expect(await inTelugu.text()).toContain("స్థితి");
});

test("what she won is on its way to her bank, and the page says who has it", async ({ page }) => {
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  await page.goto("/student/dashboard?tab=applications&status=approved");
  await main.getByRole("link", { name: "Indravati College Year Award", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("₹20,000");
  await expect(main.getByRole("link", { name: /letter/i }).first()).toBeVisible();
  await expectAccessible(page);
  // P31: a paper to read, and the signed file beside it.
  const paper = await page.request.get(`${new URL(page.url()).pathname}/decision.pdf`);
  expect(paper.headers()["content-type"]).toContain("application/pdf");
});

test("the one thing to mend is mended, and the rest stands", async ({ page, healthy }) => {
  // Both files that are none are refused.
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.student);
  await main.getByRole("link", { name: "Fix it now" }).click();
  await expect(main.getByRole("heading", { name: /^One thing to fix/ })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Send the new paper" }).click();
  await expect(main.getByText("Choose a file first.")).toBeVisible();
  await main
    .locator("input[type=file]")
    .setInputFiles({ name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await main.getByRole("button", { name: "Send the new paper" }).click();
  await expect(main.getByText("This file is empty. Choose it again.")).toBeVisible();
  // S31: the state holds it already. What came from there is sent by one press, and needs no photo.
  await main.getByRole("link", { name: "Bring it from DigiLocker" }).click();
  await page.getByRole("button", { name: "Agree and go to DigiLocker" }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await page.getByLabel(/^Income Certificate/).check();
  await page.getByRole("button", { name: "Bring them", exact: true }).click();
  await expect(main.getByText(/Came from the issuer: .*Revenue Department, Telangana/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await main.getByRole("button", { name: "Send this paper" }).click();
  await expect(main.getByText("We have your correction. Only that one check runs again.")).toBeVisible();
  await expect(main.getByText("Under Review").first()).toBeVisible();
  await expect(main.getByText("Verified").first()).toBeVisible();
});
