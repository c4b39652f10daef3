import { logOut, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the desk sees the fee in the books, gives a donation back, and reads a bank's file line by line", async ({
  page,
  healthy,
}) => {
  healthy.allow(/status of 422/);
  const main = page.getByRole("main");
  await signInAtPortal(page, "donor");
  await page.goto("/donor/donations/new");
  await main.getByLabel(/^Give for/).selectOption({ label: "General fund" });
  await main.getByLabel(/^Amount/).fill("5,000");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await main.getByRole("button", { name: "Pay ₹5,000" }).click();
  await main.getByRole("button", { name: /by UPI/ }).click();
  await expect(main.getByText("₹100 and ₹18 GST, paid by us: your gift stays whole")).toBeVisible();
  const number = await main.getByText(/^DN-\d{4}-\d{7}-\d$/).textContent();
  await logOut(page);

  await signInAtPortal(page, "admin");
  await page.goto("/admin/books");
  await expect(main.getByText("Debits = credits")).toBeVisible();
  await expect(main.getByRole("row", { name: /^Gateway fees/ })).toBeVisible();
  await main.getByLabel(/^Amount/).fill("10 crore");
  await main.getByLabel(/^Bank reference/).fill("UTRJOURNEY01");
  await main.getByRole("button", { name: "Record it" }).click();
  await expect(main.getByText(/At most ₹[\d,.]+ is owed\./).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/donations");
  await main.getByRole("searchbox").fill(number ?? "");
  await main.getByRole("searchbox").press("Enter");
  await expectAccessible(page);
  await main.getByRole("link", { name: number ?? "" }).click();
  await main.getByRole("button", { name: "Refund ₹5,000" }).click();
  await expect(main.getByText("Say why, in 5 to 300 characters.").first()).toBeVisible();
  await main.getByLabel(/^Why/).fill("Given twice by mistake");
  await main.getByRole("button", { name: "Refund ₹5,000" }).click();
  await expect(main.getByText("Refunded", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/payouts");
  const send = async (text: string) => {
    await main
      .getByLabel("CSV file of the bank")
      .setInputFiles({ name: "answers.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await main.getByRole("button", { name: "Check the file" }).click();
  };
  await send("no,columns\n1,2");
  await expect(main.getByText(/Missing: Payment reference, Status/).first()).toBeVisible();
  await send("Reference,Status,UTR,Reason\nPO-2020-0000001-1,paid,UTR00000001,\n=1+1,paid,,");
  await expect(main.getByText("No payout has this reference.")).toBeVisible();
  await expect(main.getByText("A paid line needs its UTR: 8 to 30 letters and digits.")).toBeVisible();
  await expect(main.getByRole("button", { name: /^Record/ })).toHaveCount(0);
  await expectAccessible(page);
});
