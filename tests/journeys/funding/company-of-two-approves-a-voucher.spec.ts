import { plainPng } from "#tests/support/sample-files.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { askToJoin, letIn, takeUpInvitation } from "./join-as-company.ts";

const first = "meera@konkan-ports.example";
const second = "farah@konkan-ports.example";

test("a company from its request to its second person approving the first voucher", async ({
  page,
  browser,
  baseURL,
  demoInbox,
  healthy,
}) => {
  test.slow();
  healthy.allow(/status of 4\d\d/);
  const another = async () => (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await askToJoin(page, {
    name: "Konkan Ports Ltd",
    person: "Meera Naik",
    email: first,
    pan: "AAACK4321P",
    cin: "L61100MH2001PLC654321",
  });
  await letIn(await another(), "Konkan Ports Ltd");
  await takeUpInvitation(page, await demoInbox.lastTo(first, /password\/reset/), first);

  // The first person: alone she goes on as she is, and the page says so. She invites the second one.
  const main = page.getByRole("main");
  await page.goto("/csr?tab=settings");
  await main.getByRole("link", { name: "Team" }).click();
  await expect(main).toContainText("One person of your team moves money");
  await expectAccessible(page);
  await main.getByLabel("Name").fill("Farah Shaikh");
  await main.getByLabel("E-mail address").fill(second);
  await main.getByLabel(/^Role(?! of)/).selectOption("finance");
  await main.getByRole("button", { name: "Send the invitation" }).click();
  await expect(main).toContainText("The invitation is on its way");
  await expect(main.getByRole("listitem").filter({ hasText: second })).toContainText("has not signed in yet");

  const colleague = await another();
  await takeUpInvitation(colleague, await demoInbox.lastTo(second, /password\/reset/), second);
  await page.reload();
  await expect(main).toContainText("Two people for every amount");
  await expect(main).toContainText("Meera Naik invited Farah Shaikh as Finance");

  // A program and its first voucher, with the bill.
  await page.goto("/csr?tab=programs&new=1");
  await main.getByLabel("Program name").fill("Harbour Scholars");
  await main.getByLabel("What it is for").fill("Fees and books for three years.");
  await main.getByRole("textbox", { name: "Budget" }).fill("10 lakh");
  await main.getByLabel("First day", { exact: false }).fill("2026-04-01");
  await main.getByLabel("Last day").fill("2027-03-31");
  await main.getByRole("button", { name: "Create program" }).click();
  await expect(main).toContainText("The program is created.");
  const program = page.url();
  await main.getByRole("textbox", { name: /^Amount/ }).fill("2.5 lakh");
  await main.getByLabel("Voucher number").fill("KP-001");
  await main.getByLabel("What was paid").fill("Fees of the first term");
  await main.getByRole("button", { name: "Record spending" }).click();
  await expect(main).toContainText("The voucher waits for a colleague");
  const line = main.getByRole("row").filter({ hasText: "KP-001" });
  await expect(line).toContainText("Waits for a colleague");
  await line.getByRole("link", { name: /of voucher KP-001/ }).click();
  await main
    .getByLabel(/^File/)
    .setInputFiles({ name: "bill.png", mimeType: "image/png", buffer: plainPng() });
  await main.getByRole("button", { name: "Keep it" }).click();
  await expect(main.getByRole("row").filter({ hasText: "bill.png" })).toContainText("KP-001");
  expect(await (await page.request.get("/csr/spending.csv")).text()).not.toContain("KP-001");

  // Her own approval is no approval.
  await page.goto("/csr/approvals");
  await expect(main).toContainText("Another owner or finance of your team answers it.");
  await expect(main.getByRole("button", { name: "Approve" })).toHaveCount(0);

  // The second person is told, sees the thing itself, and approves it.
  const hers = colleague.getByRole("main");
  await colleague.goto("/csr");
  const work = hers.getByRole("listitem").filter({ hasText: "Asked by Meera Naik; you answer it" });
  await expect(work).toContainText("₹2,50,000");
  await work.getByRole("link", { name: /KP-001/ }).click();
  await expect(hers).toContainText("Harbour Scholars");
  await expect(hers).toContainText("Meera Naik");
  await expect(hers).toContainText("₹2,50,000");
  await expect(hers.getByRole("link", { name: "bill.png" })).toBeVisible();
  await expectAccessible(colleague);
  expect(await demoInbox.lastTo(second, /KP-001/)).toContain("approval");
  await hers.getByRole("button", { name: /^Approve/ }).click();
  await hers.getByRole("button", { name: "Approve it" }).click();
  await expect(hers).toContainText("Approved and done.");
  await expect(hers.getByRole("row").filter({ hasText: "KP-001" })).toContainText("Farah Shaikh");

  // It counts now: in the program, in the file, and the first person is told.
  await page.goto(program);
  await expect(line).toContainText("approved by Farah Shaikh");
  await expect(main).toContainText("₹2.5 lakh of ₹10 lakh");
  expect(await (await page.request.get("/csr/spending.csv")).text()).toContain("KP-001");
  await page.goto("/csr");
  await expect(main).toContainText("Farah Shaikh approved it");

  // The second person is no owner: the team is not hers to change.
  await colleague.goto("/csr/team");
  await expect(hers.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);
});
