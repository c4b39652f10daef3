import { plainPng } from "#tests/support/sample-files.ts";
import { signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk asks for more, gets it, approves; the new partner signs in", async ({ page, demoInbox }) => {
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin");
  await page.goto("/admin/partnerships?status=under_review");
  await expectAccessible(page);
  await main.getByRole("link", { name: "Tungabhadra School of Nursing" }).click();
  await page.waitForURL(/partnerships\/[0-9a-f-]{36}$/);
  const desk = page.url();
  await expect(main.getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
  await main.getByRole("button", { name: "Verified Accreditation Certificate" }).click();
  // D16d: it is said, and what is verified is not offered to be verified.
  await expect(main.getByText("The paper is verified.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Verified Accreditation Certificate" })).toHaveCount(0);
  await main.getByLabel("What is wrong with it (PAN Card)").fill("The number is cut off.");
  await main.getByRole("button", { name: "Mark as wrong PAN Card" }).click();
  await main.getByLabel(/^What do you need/).fill("Please send the whole PAN card.");
  await main.getByRole("button", { name: "Ask for more information" }).click();
  await expect(main.getByText("Action needed")).toBeVisible();
  await expectAccessible(page);

  const mail = await demoInbox.lastTo("office@tungabhadra-nursing.example", /whole PAN card/);
  const link = new URL(/https?:\S+\/institute\/apply\/\S+/.exec(mail)?.[0] ?? "");
  await page.goto(link.pathname);
  await expectAccessible(page);
  await main.getByLabel(/^Answer/).fill("Here it is.");
  await main.locator("input[type=file][name=file_pan]").setInputFiles({
    name: "pan.png",
    mimeType: "image/png",
    buffer: plainPng(),
  });
  await main.getByRole("button", { name: "Send the answer" }).click();
  await expect(main.getByText("Under Review", { exact: true })).toBeVisible();

  await page.goto(desk);
  await main.getByRole("button", { name: "Verified PAN Card" }).click();
  await main.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(main.getByText("The institute is a partner now, and is told.")).toBeVisible();
  await expect(main.getByText(/^INS-\d{4}-\d{4}$/)).toBeVisible();

  await page.context().clearCookies();
  await signInByPhone(page, "9000010002", "institute");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tungabhadra School of Nursing");
  // P18: what it described when it asked to join is its first draft.
  await page.goto("/institute/dashboard?tab=scholarships");
  const draft = main.getByRole("row").filter({ hasText: "Draft" });
  await expect(draft).toHaveCount(1);
  await draft.getByRole("link").first().click();
  await expect(main.getByText("Filled in from your partnership application", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Edit", exact: true }).first().click();
  await expect(main.getByLabel(/^Name/)).not.toHaveValue("");
  await expect(main.getByLabel(/^How you select/)).not.toHaveValue("");
  await expect(main.getByLabel(/^Amount for one student/)).not.toHaveValue("");
  await expect(main.getByLabel(/^What it is for/)).toHaveValue("");
  await expect(main.getByLabel(/^Category/)).toHaveValue("");
  await expectAccessible(page);
});
