import { pressAndWait } from "../support/press.ts";
import { logOut, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// The desk's pages work without script, the file included.
test.use({ javaScriptEnabled: false });

const statement = `ScholarSetu Foundation,,,,,
Txn Date,Description,Ref No.,Debit,Credit,Balance
05/10/2026,SMS CHARGES,,17.70,,99982.30
31/10/2026,CASH DEPOSIT OF SOMEBODY,,,420.00,100402.30
`;

test("the bank's statement is held against the books, and a month is closed until two people open it (D24)", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await signInAtPortal(page, "admin", "/admin/books/bank/import");
  await main
    .getByLabel("CSV file of the bank")
    .setInputFiles({ name: "oct.csv", mimeType: "text/csv", buffer: Buffer.from(statement) });
  await main.getByRole("button", { name: "Look at its columns" }).click();
  await expect(main.getByLabel("Paid out")).toHaveValue("Debit");
  await main.getByLabel(/^Bank/).fill("State Bank, current account");
  await main.getByRole("button", { name: "Read it in" }).click();
  await expect(main.getByText("Agrees to the paisa")).toBeVisible();

  // What only the bank knew is booked on its day, and is found from the journal.
  await page.goto("/admin/books/bank/lines?state=open");
  await main.getByRole("link", { name: "SMS CHARGES" }).click();
  await main.getByRole("button", { name: "Book it as a charge of the bank" }).click();
  await main.getByRole("button", { name: "Book it", exact: true }).click();
  await expect(main.getByText("Matched", { exact: true })).toBeVisible();
  await main.getByRole("link", { name: /^J-\d{6}$/ }).click();
  await expect(main.getByText("Charge of the bank")).toBeVisible();
  await expect(main.getByRole("link", { name: "5 Oct 2026" })).toBeVisible();
  await page.goto("/admin/books/bank/lines?state=open");
  await main.getByRole("link", { name: "CASH DEPOSIT OF SOMEBODY" }).click();
  await main.getByLabel(/^Why/).fill("Paid in by mistake, and sent back in November.");
  await pressAndWait(main.getByRole("button", { name: "Explain it" }));
  await page.goto("/admin/books/bank");
  await expect(main.getByText("Agrees to the paisa")).toBeVisible();

  // The oldest month is closed; one person alone does not open it again.
  await page.goto("/admin/books/months");
  await main.getByRole("button", { name: /^Close / }).click();
  await main.getByRole("dialog").getByRole("button", { name: "Close Sep 2025" }).click();
  await expect(
    main.getByRole("row", { name: /Sep 2025/ }).getByText("Closed", { exact: true }),
  ).toBeVisible();
  await main.getByLabel(/^Why/).fill("A line of the bank was read in late.");
  await main.getByRole("button", { name: "Ask for it" }).click();
  await expect(main.getByText("A second person has been asked")).toBeVisible();
  await page.goto("/admin/security-roles/second-person");
  await expect(
    main.getByRole("link", { name: "The books of Sep 2025 are to be opened again" }),
  ).toBeVisible();
  await logOut(page);

  // As the second person sees it.
  await signInAtPortal(page, "checker", "/admin/books/months");
  await expect(
    main.getByRole("row", { name: /Sep 2025/ }).getByText("Closed", { exact: true }),
  ).toBeVisible();
  await page.goto("/admin/security-roles/second-person");
  const asked = main.getByRole("row").filter({ hasText: "The books of Sep 2025" }).first();
  await asked.getByRole("button", { name: "Agree" }).first().click();
  await pressAndWait(asked.getByRole("button", { name: "Agree to it" }));
  await page.goto("/admin/books/months");
  await expect(main.getByRole("row", { name: /Sep 2025/ }).getByText("Open", { exact: true })).toBeVisible();
  await expect(main.getByText(/A line of the bank was read in late/)).toBeVisible();
});
