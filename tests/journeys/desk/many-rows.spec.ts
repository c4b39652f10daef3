import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// Thirty rows and more at once: what is asked and what it came to stays readable, and is done once.
test.use({ world: "desk: many rows" });

const policies = "/admin/policy-cards?status=expired&rows=50";
const claims = "/admin/claim-management?status=processing&rows=50";

for (const width of [1280, 360]) {
  test(`D31: forty policies and more at ${width} px are named, deleted once, and come back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInAtPortal(page, "admin", policies);
    const main = page.getByRole("main");
    const boxes = main.getByRole("checkbox", { name: /^Choose BSC/ });
    const count = await boxes.count();
    expect(count).toBeGreaterThanOrEqual(40);
    for (const box of await boxes.all()) await box.evaluate((one: HTMLInputElement) => one.click());
    await expect(main.getByText(`${count} ticked`)).toBeInViewport();
    await main.getByText("Delete the ticked ones").click();
    await main.getByLabel("Reason").fill("Entered twice.");
    const remove = main.getByRole("button", { name: "Delete these policies" });
    await expect(remove).toBeInViewport();
    await remove.click();
    const told = page.locator(".said").filter({ hasText: /\d+ polic(y|ies) deleted\./ });
    await expect(told).toBeInViewport({ ratio: 1 });
    const deleted = Number(/(\d+) polic/.exec((await told.textContent()) ?? "")?.[1]);
    const refused = await told.getByRole("listitem").count();
    expect(deleted + refused).toBe(count);
    await expect(told.getByRole("button", { name: "Undo" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await told.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/\d+ polic(y|ies) brought back\./)).toBeVisible();
    // What was done is not done again by reading the page anew.
    await page.reload();
    await expect(boxes).toHaveCount(count);
  });

  test(`D31: at ${width} px the question about every claim of a page shows its sum and both answers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInAtPortal(page, "admin", claims);
    const main = page.getByRole("main");
    const boxes = main.getByRole("checkbox", { name: /^Choose CLM/ });
    const count = await boxes.count();
    expect(count).toBeGreaterThan(15);
    for (const box of await boxes.all()) await box.evaluate((one: HTMLInputElement) => one.click());
    await main.getByText("Decide about the ticked ones").click();
    await main.getByRole("button", { name: "Approve in full…" }).click();
    const question = page.getByRole("dialog", { name: `Approve ${count} claims, each in full?` });
    await expect(question.getByRole("listitem")).toHaveCount(count);
    await expect(question.getByText(/^In all/)).toBeInViewport();
    await expect(question.getByRole("button", { name: "Approve them" })).toBeInViewport({ ratio: 1 });
    await question.getByRole("link", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await expect(main.getByText(`${count} ticked`)).toBeVisible();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("D31: what was confirmed and is sent once more by reloading is done once, and says so row by row", async ({
    page,
    healthy,
  }) => {
    healthy.allow(/status of (409|422)/);
    await signInAtPortal(page, "admin", claims);
    const main = page.getByRole("main");
    const boxes = main
      .getByRole("row")
      .filter({ hasNotText: "alert" })
      .getByRole("checkbox", { name: /^Choose CLM/ });
    const box = boxes.first();
    const number = ((await box.getAttribute("aria-label")) ?? "").replace("Choose ", "");
    await box.check();
    await main.getByText("Decide about the ticked ones").click();
    await main.getByLabel(/^Reason, if they are rejected/).fill("The bill is not readable.");
    await main.getByRole("button", { name: "Reject…" }).click();
    const question = page.getByRole("dialog", { name: "Reject 1 claim?" });
    // The question alone, read anew, decides nothing.
    await page.reload();
    await expect(question).toContainText(number);
    await question.getByRole("button", { name: "Reject them" }).click();
    await expect(page.getByText("1 claim rejected.")).toBeVisible();
    await page.reload();
    await expect(page.locator(".said")).toContainText(number);
    await expect(page.locator(".said")).toContainText("Not done");
    await page.goto(`/admin/claim-management?q=${number}`);
    await expect(main.getByRole("row").nth(1)).toContainText("Rejected");
  });
});
