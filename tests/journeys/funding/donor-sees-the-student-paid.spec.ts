import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoReturned } from "#app/features/giving/demo/demo-giving.ts";
import { demoName } from "#app/features/identity/demo/demo-names.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { paper } from "../applications/fill-application.ts";
import { logOut, signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function signInAsChecker(page: Page): Promise<void> {
  await page.goto("/admin");
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill("checker@scholarsetu.example");
  await main.getByLabel(/^Password/).fill("Demo-Checker-2024");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
}

// The second one goes on with what the first one left.
test.describe.configure({ mode: "serial" });

test("a donor gives, two people pay the students, and the donor sees each rupee arrive (T14, T16)", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 403/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "donor");
  await main.getByRole("link", { name: "New Donation" }).click();
  await main.getByLabel(/^Give for/).selectOption({ label: "Girls in Engineering 2026" });
  await main.getByLabel(/^Amount/).fill("1.5 lakh");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await expect(main.getByText("One Lakh Fifty Thousand Rupees Only")).toBeVisible();
  await main.getByRole("button", { name: "Pay ₹1,50,000" }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  await expect(page).toHaveURL(/\/donor\/donations\/[\w-]{36}$/);
  await expect(main.getByText("Active", { exact: true })).toBeVisible();
  await expect(main.getByText(/Form 114, after Form 113 is filed/)).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Receipt (PDF)" }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-DR-\d{4}-\d{7}-\d\.pdf$/);
  await expectAccessible(page);
  await page.goto("/donor?tab=students&progress=waiting");
  await expect(main.getByText("Being paid", { exact: true })).toHaveCount(4);
  await logOut(page);

  // Whoever prepared the batch cannot approve it.
  await signInAtPortal(page, "admin");
  await page.goto("/admin/payouts");
  await expectAccessible(page);
  await main
    .getByRole("row", { name: /To confirm/ })
    .getByRole("link", { name: /^PB-/ })
    .first()
    .click();
  await expect(main.getByText("You prepared this batch")).toBeVisible();
  await expect(main.getByRole("button", { name: "Approve" })).toHaveCount(0);
  const batch = new URL(page.url()).pathname;
  await logOut(page);

  await signInAsChecker(page);
  await page.goto(batch);
  await main.getByRole("button", { name: "Approve" }).click();
  await main.getByRole("button", { name: /^Approve ₹/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Export for the bank" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payouts-PB-/);
  await main.getByRole("button", { name: "Send to the bank" }).click();
  await main.getByRole("button", { name: /^Send ₹/ }).click();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Let the sandbox bank answer" }).click();
  await expect(main.getByText("Settled", { exact: true })).toBeVisible();
  await expect(main.getByText(/^SANDBOX/)).toHaveCount(2);
  await logOut(page);

  await signInAtPortal(page, "donor", "/donor");
  await page.goto("/donor?tab=students&progress=waiting");
  await expect(main.getByText("Being paid", { exact: true })).toHaveCount(2);
  await expect(main).not.toContainText(demoName(142, "female"));
  // Of all gifts: others of this worker may have pushed it off the last five.
  await page.goto("/donor?tab=donations");
  await main.getByRole("link", { name: "Girls in Engineering 2026" }).nth(1).click();
  await expect(main.getByText(/^SANDBOX/)).toHaveCount(10);
});

test("T16: the bank sends it back: the student is asked, gives another account, and is paid in the next batch", async ({
  page,
  browser,
  site,
  healthy,
}) => {
  test.setTimeout(90_000);
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  const giveAccount = async (account: string, again = account, holder = demoReturned.name) => {
    const ask = main.getByRole("button", { name: "Send me the code" });
    await expect(ask.or(main.locator("input[name=otp]")).first()).toBeVisible();
    if (await ask.isVisible()) await ask.click();
    await main.getByLabel(/^Name as printed/).fill(holder);
    await main.locator("input[type=file]").setInputFiles(await paper("passbook.pdf"));
    await main.getByLabel(/^Code from the SMS/).fill(demoOtp);
    await main.locator("input[name=account]").fill(account);
    await main.getByLabel(/^Account number again/).fill(again);
    await main.getByLabel(/^IFSC code/).fill("SBIN0000902");
    await main.getByRole("button", { name: "Save the account" }).click();
  };
  await signInByPhone(page, demoReturned.phone, "student", "/student/dashboard?tab=notifications");
  await main.getByRole("button", { name: /The bank sent your money back/ }).click();
  await expect(page).toHaveURL(/\/payouts\/[\w-]{36}$/);
  const award = new URL(page.url()).pathname;
  await expect(main.getByText("there is no account with this number")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await giveAccount("302155511111", "302155511112");
  await expect(main.getByText("The two numbers are not the same.")).toBeVisible();
  await giveAccount("302155511111");
  await expect(main.getByText("Saved. The money is sent with the next payment run.")).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: site })).newPage();
  const checker = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(desk, "admin");
  await signInAsChecker(checker);
  /** One prepares, the other approves and sends; then the bank's answer is recorded. */
  const pay = async (first: Page, second: Page, account: string) => {
    await first.goto("/admin/payouts");
    await first.getByRole("button", { name: "Prepare a batch" }).click();
    await first.waitForURL(/payouts\/[\w-]{36}$/);
    await second.goto(new URL(first.url()).pathname);
    await second.getByRole("button", { name: "Approve" }).click();
    await second.getByRole("button", { name: /^Approve ₹/ }).click();
    await second.getByRole("button", { name: "Send to the bank" }).click();
    await second.getByRole("button", { name: /^Send ₹/ }).click();
    const mine = second.getByRole("row").filter({ hasText: account.slice(-4) });
    await mine.getByText("Record it").click();
    return mine;
  };
  const sent = await pay(desk, checker, "302155511111");
  await sent.getByLabel("Or why it came back").selectOption("account_closed");
  await sent.getByRole("button", { name: "Returned" }).click();
  await expect(checker.getByText("The account is closed", { exact: true }).first()).toBeVisible();
  await page.goto(award);
  await expect(main.getByText("the account is closed")).toBeVisible();
  // In another name it waits for the desk, which looks at the passbook.
  await giveAccount("302155522222", "302155522222", "Somebody Else");
  await expect(main.getByText("Our desk looks at your new account first.").first()).toBeVisible();
  await desk.goto("/admin/payouts/accounts");
  await expect(desk.getByText("Somebody Else").first()).toBeVisible();
  await expectAccessible(desk);
  // A stranger's account: whose money goes to whom is said before it is taken.
  await desk.getByRole("button", { name: "Take this account" }).click();
  const question = desk.getByRole("dialog", { name: "Take it" });
  await expect(question).toContainText("Somebody Else");
  await question.getByRole("button", { name: "Take it" }).click();
  await expect(desk.getByText("No account waits for a look.")).toBeVisible();
  // Decided ones stay to be found, and as a file.
  await desk.getByLabel("State").selectOption("taken");
  await expect(desk).toHaveURL(/status=taken/);
  await expect(desk.getByText("Somebody Else")).toBeVisible();
  await expectAccessible(desk);
  const [accounts] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "Export" }).click(),
  ]);
  expect(accounts.suggestedFilename()).toMatch(/^account-changes-\d{4}-\d\d-\d\d\.csv$/);
  await desk.goto("/admin/payouts/deposits?status=received");
  await expectAccessible(desk);

  const again = await pay(checker, desk, "302155522222");
  await again.getByLabel("Bank reference (UTR)").fill("SBINN52026111500001");
  await again.getByLabel("Where you saw that it is paid").fill("On the bank's page of today.");
  await again.getByRole("button", { name: "Paid" }).click();
  await expect(again.getByText(/has to agree/)).toBeVisible();
  // T52: one person's word pays nobody.
  await page.goto(award);
  await expect(main.getByText(/was paid to you\./)).toHaveCount(0);
  await checker.goto("/admin/security-roles/second-person");
  const word = checker.getByRole("row").filter({ hasText: "SBINN52026111500001" });
  await word.getByRole("button", { name: "Agree" }).click();
  await word.getByRole("button", { name: "Agree to it" }).click();
  await expect(word.getByText("Done")).toBeVisible();
  await page.goto(award);
  await expect(main.getByText(/was paid to you\./)).toBeVisible();
  await expect(main.getByText("SBINN52026111500001")).toBeVisible();
  await expectAccessible(page);
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Receipt (PDF)" }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);

  // S26: the letter, and what its code says to whoever is shown it.
  const [letter] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: "Award letter (PDF)" }).click(),
  ]);
  expect(letter.suggestedFilename()).toMatch(/^award-letter-AP-.*\.pdf$/);
  const bytes = await readFile(await letter.path(), "latin1");
  const code = /\/URI \((?:https?:\/\/[^/]+)(\/verify\/letter\/[^)]+)\)/.exec(bytes)?.[1] ?? "";
  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto(code);
  const said = visitor.getByRole("main");
  await expect(said.getByText("is a true letter, and it stands.")).toBeVisible();
  await expect(said.getByText(demoReturned.name)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto(code.replace(/mark=\d+/, "mark=99"));
  await expect(said.getByText("This letter is not ours")).toBeVisible();
  // A number alone says that there is one, and nothing of what it says.
  await visitor.goto("/verify");
  await said.getByLabel(/^Student ID/).fill(/AL-[\d-]+/.exec(code)?.[0] ?? "");
  await said.getByRole("button", { name: "Check" }).click();
  await expect(said.getByText(/^A letter AL-/)).toBeVisible();
  await expect(said.getByText(demoReturned.name)).toHaveCount(0);
});
