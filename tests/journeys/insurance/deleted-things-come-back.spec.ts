import type { Locator } from "@playwright/test";
import { plainPng } from "#tests/support/sample-files.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("I4: the agent of thousands of policies and a hospital with waiting claims are not deleted by a slip", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/agent-franchise");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Delete Imran Shaikh" }).click();
  const refusal = page.getByRole("dialog", { name: "Imran Shaikh cannot be deleted" });
  await expect(refusal).toContainText(/[\d,]+ policies in force bear this agent’s name/);
  await expect(refusal.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await refusal.getByRole("link", { name: "Keep it" }).click();
  await expect(page).toHaveURL(/agent-franchise\/[0-9a-f-]+$/);
  // Who sells no more stands in the list and in the filter of what was sold.
  await page.goto("/admin/agent-franchise?status=inactive");
  await expect(main).toContainText("Sunita Oraon");
  await page.goto("/admin/policy-cards?filter=1");
  await expect(page.getByRole("dialog", { name: "Filter" }).getByLabel("Agent")).toContainText(
    "Sunita Oraon (inactive)",
  );
});

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test("L10i: a dialog keeps its foot in sight, with air under it, and its buttons on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAtPortal(page, "admin");
  await page.goto("/admin/policy-cards?add=1");
  const dialog = page.getByRole("dialog", { name: "Create Policy" });
  const [outer, button] = await Promise.all([
    dialog.boundingBox(),
    dialog.getByRole("button", { name: "Create Policy" }).boundingBox(),
  ]);
  if (!outer || !button) throw new Error("nothing to be seen");
  expect(outer.y + outer.height - button.y - button.height).toBeGreaterThan(11);
  await page.goto("/admin/policy-cards?filter=1");
  const filter = page.getByRole("dialog", { name: "Filter" });
  const [apply, clear] = await Promise.all([
    middleOf(filter.getByRole("button", { name: "Apply" })),
    middleOf(filter.getByRole("link", { name: "Clear all" })),
  ]);
  expect(Math.abs(apply - clear)).toBeLessThan(2);
});

const things = [
  {
    kind: "agent",
    list: "/admin/agent-franchise",
    button: "Add Agent",
    name: "Undone Agent",
    fields: {
      "Agent Name": "Undone Agent",
      Email: "undone.agent@demo.example",
      Phone: "9811144901",
      "Monthly Target": "5",
      "Bank Account Details": "Demo Bank, 123456784901, SBIN0000001",
    },
    selects: { Region: "East" },
  },
  {
    kind: "hospital",
    list: "/admin/hospital-partners",
    button: "Add Hospital",
    name: "Undone Hospital",
    fields: {
      "Hospital Name": "Undone Hospital",
      Phone: "9811166902",
      Email: "undone.hospital@demo.example",
      City: "Salem",
      Specialties: "Burns, , Trauma,",
      Address: "7 Undone Road",
    },
    selects: { State: "Tamil Nadu" },
  },
  {
    kind: "user",
    list: "/admin/user-management",
    button: "Add User",
    name: "Undone Person",
    fields: {
      "Full Name": "Undone Person",
      Email: "undone.person@demo.example",
      Phone: "9811188903",
      Location: "Ongole",
      "Aadhaar Number": "234567890124",
    },
    selects: { Plan: "basic" },
  },
  {
    kind: "policy",
    list: "/admin/policy-cards",
    button: "Create Policy",
    name: "BSC-2026-990904",
    fields: {
      "Card Number": "BSC-2026-990904",
      "Customer Name": "Undone Customer",
      "Premium Amount": "499",
      "Valid From": "2026-11-01",
      "Valid To": "2027-10-31",
    },
    selects: { Plan: "standard", "Assigned Agent": "1" },
  },
] as const;

for (const { kind, list, button, name, fields, selects } of things) {
  test(`I4: a deleted ${kind} is found under Deleted with who and why, and comes back`, async ({ page }) => {
    await signInAtPortal(page, "admin");
    const main = page.getByRole("main");
    await page.goto(`${list}?add=1`);
    const dialog = page.getByRole("dialog", { name: button });
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByLabel(label, { exact: false }).first().fill(value);
    }
    for (const [label, value] of Object.entries(selects)) await dialog.getByLabel(label).selectOption(value);
    await dialog.getByRole("button", { name: button }).click();
    await expect(main).toContainText("successfully!");
    await page.goto(`${list}?q=${encodeURIComponent(name)}`);
    await main.getByRole("link", { name: `Delete ${name}` }).click();
    const question = page.getByRole("dialog", { name: `Delete ${name}?` });
    await question.getByLabel("Why?").fill("Entered twice by mistake");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(main).toContainText(`The ${kind} was deleted.`);
    // L10j: the tick, the sentence and Undo stand on one line.
    const said = main.locator(".said--ok");
    const middles = await Promise.all(
      [said.locator("> svg"), said.getByRole("button", { name: "Undo" })].map(middleOf),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(3);
    await main.getByRole("link", { name: "Deleted" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/deleted\\?kind=${kind}`));
    const row = main.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Entered twice by mistake");
    await row.getByRole("button", { name: /^Bring back/ }).click();
    await page.getByRole("dialog", { name: "Bring it back" }).getByRole("button").first().click();
    await expect(main).toContainText(`The ${kind} is back in its list.`);
    await page.goto(`${list}?q=${encodeURIComponent(name)}`);
    await expect(main.getByRole("link", { name: `View ${name}` })).toBeVisible();
    // Other journeys count what is here.
    await main.getByRole("link", { name: `Delete ${name}` }).click();
    await question.getByLabel("Why?").fill("The try is over");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(main).toContainText(`The ${kind} was deleted.`);
  });
}

test("papers are put to a claim, opened and taken away", async ({ page }) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/claim-management?status=processing");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /^View CLM-/ })
    .first()
    .click();
  await main.getByLabel("What it is").selectOption("claim_bill");
  const png = plainPng();
  await main.getByLabel("File").setInputFiles({ name: "bill.png", mimeType: "image/png", buffer: png });
  await main.getByRole("button", { name: "Add the paper" }).click();
  await expect(main).toContainText("The paper is with the claim.");
  await page.reload();
  const link = main.getByRole("link", { name: /Hospital bill.*bill\.png/ });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  await main.getByRole("button", { name: /^Take .* away$/ }).click();
  await expect(main).toContainText("The paper is taken away.");
  await page.reload();
  await expect(link).toHaveCount(0);
});
