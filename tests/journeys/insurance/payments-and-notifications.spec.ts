import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("T16: a payment has its receipt as a PDF; who asks for a refund cannot approve it, a second person can", async ({
  page,
  site,
  browser,
  healthy,
}) => {
  healthy.allow(/status of (422|403)/);
  await signInAtPortal(page, "admin");
  await page.goto("/admin/payment-system?status=success");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dt")).toHaveText([
    "Total Transactions",
    "Successful",
    "Failed",
    "Total Revenue",
  ]);
  const receipt = main.getByRole("link", { name: /^Download the receipt of TXN-/ }).first();
  const file = await page.request.get((await receipt.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await main
    .getByRole("link", { name: /^View TXN-/ })
    .first()
    .click();
  await main.getByLabel("Refund").fill("99999");
  await main.getByLabel("Reason").fill("The premium was paid twice.");
  // On a slow line the page as it is now comes a while after the refusal: what is typed meanwhile stays.
  const isFresh = (address: URL | string) => String(address).includes(".data");
  await page.route(isFresh, async (route) => {
    if (route.request().method() === "GET") await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  const fresh = page.waitForResponse((reply) => isFresh(reply.url()) && reply.request().method() === "GET");
  await main.getByRole("button", { name: "Ask for the refund" }).click();
  await expect(main).toContainText("This is more than what is left of the payment.");
  await main.getByLabel("Refund").fill("100");
  await fresh;
  await page.unroute(isFresh);
  await page.waitForFunction(
    () => Reflect.get(window, "__reactRouterDataRouter").state.navigation.state === "idle",
  );
  await expect(main.getByLabel("Refund")).toHaveValue("100");
  await main.getByRole("button", { name: "Ask for the refund" }).click();
  await expect(main).toContainText("You asked for this refund. Another admin has to approve it.");
  await expect(main.getByRole("button", { name: "Approve the refund" })).toHaveCount(0);
  const payment = new URL(page.url()).pathname;

  const checker = await (await browser.newContext({ baseURL: site })).newPage();
  await signInAtPortal(checker, "checker", payment);
  const approve = checker.getByRole("button", { name: "Approve the refund" });
  const refundId = await checker.locator("input[name=refundId]").first().inputValue();
  // The button is not offered; the verb refuses it too.
  const own = await page.request.post(payment, {
    headers: { Origin: site },
    form: { intent: "approve", refundId },
    maxRedirects: 0,
  });
  expect(own.status()).toBe(403);
  // How much, before it is done.
  await approve.click();
  const question = checker.getByRole("dialog", { name: "Approve it" });
  await expect(question).toContainText("₹100");
  await question.getByRole("button", { name: "Approve it" }).click();
  await expect(checker.getByRole("main")).toContainText("The refund is approved.");
  await page.goto(payment);
  await expect(main.locator(".facts")).toContainText("Refunded₹100");
  // The history names both of them.
  await expect(main).toContainText("Requested → Approved");
  await expect(main).toContainText("Payout Checker");
  const again = await page.request.get(`${payment}/receipt.pdf`);
  expect((await again.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await checker.context().close();
});

test("a notification is previewed, tested, sent with progress, and opened and clicked by its signed link", async ({
  page,
  demoInbox,
}) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/notifications");
  const main = page.getByRole("main");
  await expect(main.locator(".stat dd")).toHaveText(["12.5K", "11.8K", "8.2K", "65%"]);
  await main.getByRole("link", { name: "Send Notification" }).click();
  const dialog = page.getByRole("dialog", { name: "Send Notification" });
  await expect(dialog.getByLabel("Type")).toHaveValue("renewal");
  await expect(dialog.getByLabel("Audience")).toHaveValue("all_users");
  await expect(dialog.getByLabel("Priority")).toHaveValue("medium");
  await dialog.getByLabel("Title").fill("Journey news");
  await dialog.getByLabel("Message").fill("Please read this.");
  await dialog.getByLabel("Type").selectOption("update");
  await dialog.getByLabel("Audience").selectOption("agents");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("To Agents: 3 people");
  await dialog.getByRole("button", { name: "Send a test to me" }).click();
  await expect(dialog).toContainText("A test is on its way");
  await dialog.getByRole("button", { name: "Send Notification" }).click();
  await expect(main).toContainText("Notification sent successfully!");
  await main.getByRole("link", { name: "View Journey news" }).click();
  await expect(main.locator(".stat dd").first()).toHaveText("3", { timeout: 20_000 });

  const text = await demoInbox.lastTo("ravi.teja@agents.example", /\/notice\//);
  const link = /https?:\/\/\S*(\/notice\/[\w.-]+)/.exec(text)?.[1] ?? "";
  const campaign = page.url();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Journey news" })).toBeVisible();
  await page.getByRole("button", { name: "Read the answers" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto(campaign);
  await expect(main.locator(".stat dd").nth(2)).toHaveText("1");
  await expect(main.locator(".stat dd").nth(3)).toHaveText("1");
});
