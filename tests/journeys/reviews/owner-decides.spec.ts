import { demoRollApplicants } from "#app/features/institutes/demo/demo-roll.ts";
import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { paper } from "../applications/fill-application.ts";
import { comeSignedIn, demoSignIns, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an owner looks at the papers, approves; a decision about many waits for a second person", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await comeSignedIn(page, demoSignIns.institute, "institute");
  await page.goto("/institute/dashboard?tab=applications&q=linda");
  await main.getByRole("link", { name: "Linda Devi Thokchom" }).click();
  await expect(main.getByText("7 of 7 done")).toBeVisible();
  await main.getByRole("navigation", { name: "Papers" }).getByRole("link", { name: "Photo" }).click();
  const photo = main.getByRole("img", { name: "Photo" });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  // The question says whom and how much before anything is done.
  await main.getByRole("button", { name: "Approve…" }).click();
  await expect(main.getByRole("dialog", { name: "Approve…" })).toContainText("₹25,000");
  await main.getByRole("button", { name: "Approve Linda Devi Thokchom" }).click();
  await expect(main.getByText("Approved. The student has been told.")).toBeVisible();

  // S1, S26: the student accepts, the institute pays by itself and proves it, and only the student's word makes it paid.
  const phone = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 780 } });
  const linda = await phone.newPage();
  await signInByPhone(
    linda,
    demoRollApplicants[3]?.phone ?? "",
    "student",
    "/student/dashboard?tab=notifications",
  );
  await linda
    .getByRole("button", { name: /accept your award/ })
    .first()
    .click();
  await expectAccessible(linda);
  await linda.getByRole("button", { name: "Accept the award" }).click();
  await expect(linda.getByText("pays you by itself and records it here")).toBeVisible();
  await page.goto("/institute/awards");
  await expectAccessible(page);
  const award = main.getByLabel(/^Award/).first();
  const mine = (await award.locator("option").allTextContents()).find((line) => line.includes("Linda"));
  await award.selectOption({ label: mine ?? "" });
  await main.getByLabel(/^Paid on/).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await main
    .getByLabel(/^Bank reference/)
    .first()
    .fill("UTRLINDA20261");
  await main.locator("input[type=file]").setInputFiles(await paper("proof.pdf"));
  await main.getByRole("button", { name: "Record the payment" }).click();
  await expect(main.getByText(/^Recorded/)).toBeVisible();
  await linda.reload();
  await expect(linda.getByText("UTRLINDA20261")).toBeVisible();
  const came = linda.getByRole("button", { name: "Yes, the money came" });
  await came.click();
  await expect(came).toHaveCount(0);
  await linda.reload();
  await expect(linda.getByText(/was paid to you\./)).toBeVisible();
  await expectAccessible(linda);
  await phone.close();
  await page.goto("/institute/dashboard?tab=applications&q=linda");
  await expect(main.getByText("Paid", { exact: true }).locator("visible=true").first()).toBeVisible();

  await page.goto("/institute/dashboard?tab=applications&status=under_review&sort=ranking");
  await expect(main.getByText("Equal scores: the lower family income.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("checkbox", { name: "Choose Mohammed Imran Shaik" }).check();
  // The bar comes with the first tick, and says how many.
  await expect(main.getByText("1 ticked")).toBeVisible();
  await expect(main.locator(".bulkbar summary")).toContainText(/Mohammed Imran Shaikusual awards ₹[\d,]+/);
  await main.getByText("Decide about the ticked ones").click();
  await main.getByLabel(/^What to do/).selectOption("reject");
  await main.getByRole("button", { name: "Prepare" }).click();
  // D4c: said where the eye is, with the focus there.
  await expect(page.getByRole("alert").filter({ hasText: "Not done yet" })).toBeFocused();
  await expect(main.getByText("Choose at least one reason.")).toBeVisible();
  await main.getByLabel(/^What to do/).selectOption("reject");
  await main.getByRole("checkbox", { name: "Choose Mohammed Imran Shaik" }).check();
  await main.getByText("All seats given to those ahead").click();
  await main.getByRole("button", { name: "Prepare" }).click();
  await expect(main.getByText("Nothing happens before a second person has confirmed it.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Confirm" })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await comeSignedIn(other, demoTeam[0].phone, "institute");
  await other.goto("/institute/dashboard?tab=applications");
  // D8: the second person sees whom it is about before agreeing.
  await expect(
    other
      .getByRole("table", { name: "Whom it is about" })
      .first()
      .getByRole("link", { name: /Mohammed Imran/ }),
  ).toBeVisible();
  await other.getByRole("button", { name: "Confirm" }).click();
  await other.getByRole("button", { name: "Reject 1" }).click();
  await expect(other.getByText("Confirmed. It is being carried out now")).toBeVisible();
  await expect(async () => {
    await other.reload();
    await expect(other.getByText("1 done, 0 refused")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await context.close();
  await page.goto("/institute/dashboard?tab=analytics");
  await expect(main.getByRole("heading", { name: "Outcome by gender" })).toBeVisible();
  await expectAccessible(page);
});
